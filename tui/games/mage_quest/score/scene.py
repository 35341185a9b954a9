"""The end of a table as its score sheet: what counted for each player, what decided, and who won."""

from __future__ import annotations

from engine.games.mage_quest.scoring import Standing, standings_of
from tui.board import scores
from tui.board.contract import Scene
from tui.board.scores import Sheet, best_first, place_in_words, places_of, winning
from tui.draw.canvas import Word, Words


class Score(scores.Score, frozen=True, kw_only=True):
    """One player's line: what counts, in order."""

    standing: Standing


def sheet_of(scene: Scene) -> Sheet:
    """The score sheet of a scene; of one that is not over, how it stands."""
    standings = {standing.seat: standing for standing in standings_of(scene.world)}
    places = places_of(scene.world, [standings[seat].rank for seat in range(len(standings))])
    found = [
        Score(seat=seat, name=scene.names[seat], kind=scene.kinds[seat], place=places[seat], standing=standings[seat])
        for seat in best_first(places)
    ]
    return Sheet(
        scores=tuple(found), place=place_in_words(scene, places), verdict=verdict_of(scene, places), note=scene.record
    )


def decisive(sheet: Sheet) -> int | None:
    """Which number decided: books, marks or what is left over; None where everything is equal."""
    first, second = (score.standing.rank for score in sheet.scores[:2])
    return next((index for index in range(3) if first[index] != second[index]), None)


def verdict_of(scene: Scene, places: tuple[int, ...]) -> Words:
    """`● Mira wins: 4 spell books against 2.`"""
    outcome = scene.world.outcome
    winners = [seat for seat, place in enumerate(places) if place == 1]
    words = winning(scene, winners, verb="leads" if outcome is None else "wins")
    return (*words, Word(f": {outcome.reason}." if outcome else "."))
