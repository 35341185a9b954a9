"""The end of a table as its score sheet: every line of every player with its points and why, and who won.

Called by the score sheet for its scene. Lines and points come from the engine's sheets, in halves; here they get their
order, best player first, and the games before where there was a match.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from engine.core import World
from engine.games.quests_of_shadowgate.rules.ending import STAFF_MADE
from engine.games.quests_of_shadowgate.scoring import Line, Sheet, sheets_of
from engine.games.quests_of_shadowgate.setup import is_match
from engine.games.quests_of_shadowgate.zones import FINISHER, GAME, MATCH
from tui.agreeing import verb_for
from tui.games.contract import Scene
from tui.games.quests_of_shadowgate.look import halved
from tui.games.quests_of_shadowgate.people import person_of
from tui.games.quests_of_shadowgate.reading import Reading
from tui.games.quests_of_shadowgate.view import Person
from tui.paint import Word, Words

ORDINALS = ("1st", "2nd", "3rd", "4th")
BEFORE, STAFF = "before", "staff"
COLUMNS = {"quests": "quests", "firsts": "firsts", "most_firsts": "most", "pieces": "staff", BEFORE: "before"}
"""The lines of the sheet by what they count as in the standing; a penalty stands where its reward would."""

INSTEAD = {"no_first": "firsts", "no_piece": "pieces", STAFF: BEFORE}
NAMES = {
    "quests": "Quests",
    "firsts": "First of its type",
    "no_first": "First of its type",
    "most_firsts": "Most firsts",
    "pieces": "Staff pieces",
    "no_piece": "Staff pieces",
    BEFORE: "Games before",
}


class Score(msgspec.Struct, frozen=True, kw_only=True):
    """One player's sheet, in halves."""

    person: Person
    rank: int
    total: int
    lines: tuple[Line, ...]
    made_staff: bool = False

    def part(self, column: str) -> int:
        """What a column of the standing counts."""
        return sum(line.halves for line in self.lines if INSTEAD.get(line.what, line.what) == column)


class ScoreView(msgspec.Struct, frozen=True, kw_only=True):
    """The whole sheet, best player first."""

    scores: tuple[Score, ...]
    columns: tuple[str, ...] = ()
    place: str = ""
    verdict: Words = ()
    note: str = ""
    names: tuple[str, ...] = ()


def score_view(scene: Scene) -> ScoreView:
    """The score sheet of a scene; of one that is not over, how it stands."""
    reading, world = Reading(scene), scene.world
    sheets = [with_games_before(world, sheet) for sheet in sheets_of(world)]
    places = places_of(world, sheets)
    order = sorted(range(world.seats), key=lambda seat: (places[seat], seat))
    columns = [name for name in COLUMNS if name != BEFORE or is_match(world)]
    return ScoreView(
        scores=tuple(score_of(reading, sheets[seat], places[seat]) for seat in order),
        columns=tuple(columns),
        place=ORDINALS[places[scene.seat] - 1] if scene.seat is not None and scene.seat in scene.you else "",
        verdict=verdict_of(reading, sheets),
        note=world.outcome.reason if world.outcome is not None else "",
        names=scene.names,
    )


def score_of(reading: Reading, sheet: Sheet, place: int) -> Score:
    return Score(
        person=person_of(reading, sheet.seat),
        rank=place,
        total=sheet.halves,
        lines=sheet.lines,
        made_staff=maker_of(reading.world) == sheet.seat,
    )


def with_games_before(world: World, sheet: Sheet) -> Sheet:
    """In a match, the sheet of the last game with all that was counted besides it."""
    if not is_match(world) or world.outcome is None:
        return sheet
    before = MATCH(world, sheet.seat) - sheet.halves
    games = GAME(world) - 1
    why = "no game before" if games == 0 else "one game before" if games == 1 else f"{games} games before"
    if not FINISHER(world):
        why += ", and what the Staff of Ages gave"
    return Sheet(sheet.seat, (*sheet.lines, Line(BEFORE, before, why)))


def places_of(world: World, sheets: Sequence[Sheet]) -> tuple[int, ...]:
    """The place of every seat: as the game ended, or as it stands."""
    if world.outcome is not None:
        return world.outcome.places
    return tuple(1 + sum(other.halves > sheet.halves for other in sheets) for sheet in sheets)


def maker_of(world: World) -> int | None:
    """Who made the Staff in a single game; a match does not end by it alone."""
    outcome = world.outcome
    return outcome.winners()[0] if outcome is not None and outcome.reason == STAFF_MADE else None


def verdict_of(reading: Reading, sheets: Sequence[Sheet]) -> Words:
    """`● Mira wins with 33, 4½ ahead of ▲ Aldo.`"""
    outcome = reading.world.outcome
    if outcome is None:
        return (Word("The game is not over: this is how it stands.", "dim"),)
    winners = outcome.winners()
    wins = verb_for([reading.scene.names[seat] for seat in winners], "wins")
    if maker_of(reading.world) is not None:
        return (reading.who(winners[0]), Word(f" made the Staff of Ages and {wins} at once.", "bright", bold=True))
    best = sheets[winners[0]].halves
    verb = wins if len(winners) == 1 else "share the win"
    words: list[Word] = []
    for index, seat in enumerate(winners):
        words += [Word(" and ")] if index else []
        words.append(reading.who(seat))
    words.append(Word(f" {verb} with {halved(best)}", "bright", bold=True))
    return (*words, *runner_up(reading, sheets, outcome.places, best), Word("."))


def runner_up(reading: Reading, sheets: Sequence[Sheet], places: Sequence[int], best: int) -> Words:
    """How far the next one is behind; of equal points, that something else decided."""
    behind = [sheet for sheet in sheets if places[sheet.seat] > 1]
    if not behind:
        return ()
    second = min(behind, key=lambda sheet: (-sheet.halves, places[sheet.seat]))
    if second.halves == best:
        return (Word(", by quest points and firsts before "), reading.who(second.seat))
    return (Word(f", {halved(best - second.halves)} ahead of "), reading.who(second.seat))
