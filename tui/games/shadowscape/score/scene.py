"""The end of a table as its score sheet: every card with shards, who won, and what each hero did."""

from __future__ import annotations

from engine.games.shadowscape.names import hero_name
from engine.games.shadowscape.scoring import SORTS, Effort, Line, Tally, effort_of, standings_of
from engine.games.shadowscape.scoring import places_of as by_rules
from engine.games.shadowscape.table import is_cooperative
from engine.games.shadowscape.zones import HERO, LAST
from engine.kit.words import capitalized, numbered
from tui.board import scores
from tui.board.contract import Scene
from tui.board.scores import (
    NOT_OVER,
    ahead,
    best_first,
    decided_by,
    decisive,
    kind_in_words,
    place_in_words,
    winning,
)
from tui.draw.canvas import Word, Words

NAMES = {"whisper": "Whispers", "lord": "Lord", "gear": "Gear", "action": "Actions", "room": "Room"}


class Score(scores.Score, frozen=True, kw_only=True):
    """One hero's part: the lines that count, and what the hero did."""

    hero: str
    lines: tuple[Line, ...]
    tally: Tally

    def part(self, sort: str) -> int:
        """The shards of one sort."""
        return sum(line.shards for line in self.lines if line.sort == sort)


class Sheet(scores.Sheet, frozen=True, kw_only=True):
    """The whole sheet; together there is an effort instead of places."""

    effort: Effort | None = None
    tie: str = ""


def sheet_of(scene: Scene) -> Sheet:
    """The score sheet of a scene; of one that is not over, how it stands."""
    world = scene.world
    standings = standings_of(world) if world.turn is not None or world.outcome is not None else []
    together = is_cooperative(world)
    places = world.outcome.places if world.outcome is not None else by_rules(world, standings)
    found = [
        Score(
            seat=seat,
            name=scene.names[seat],
            kind=kind_in_words(scene, seat),
            hero=hero_name(world, seat) if world.zones[HERO[seat]] else "",
            place=places[seat],
            total=standings[seat].total,
            lines=standings[seat].lines,
            tally=standings[seat].tally,
        )
        for seat in best_first(places)
        if seat < len(standings)
    ]
    totals = [standing.total for standing in standings]
    by_shards = world.outcome is not None and not together
    decided = decisive(found, SORTS, Score.part) if by_shards else None
    told = decided_by((Word(NAMES[decided].lower(), "gold"),)) if decided else ()
    return Sheet(
        scores=tuple(found),
        place="" if together else place_in_words(scene, places),
        verdict=together_verdict(scene) if together else (*verdict_of(scene, totals), *told),
        note=scene.record,
        decided=decided or "",
        effort=effort_of(world) if together else None,
        tie=tie_words(scene, totals),
    )


def verdict_of(scene: Scene, totals: list[int]) -> Words:
    """`● Mira wins with 5 shards, 2 ahead of ▲ Aldo.`"""
    outcome = scene.world.outcome
    if outcome is None or not totals:
        return NOT_OVER
    winners = outcome.winners()
    best = totals[winners[0]]
    behind = ahead(scene, totals, best, str) if totals.count(best) == 1 else (Word(", by the rule for ties"),)
    return (*winning(scene, winners), Word(f" with {numbered(best, 'shard')}", "bright", bold=True), *behind, Word("."))


def together_verdict(scene: Scene) -> Words:
    """Whether all heroes won, and why it ended."""
    outcome = scene.world.outcome
    if outcome is None:
        return NOT_OVER
    won = 1 in outcome.places
    words = Word("You have won together." if won else "The dungeon has won.", "lit" if won else "warn", bold=True)
    return (words, Word(f" {capitalized(outcome.reason)}."))


def tie_words(scene: Scene, totals: list[int]) -> str:
    """How a tie was broken, where there was one."""
    outcome = scene.world.outcome
    if outcome is None or is_cooperative(scene.world) or totals.count(max(totals, default=0)) < 2:
        return ""
    if LAST(scene.world) >= 0:
        return "Tied on shards: the holder of the last whisper wins, then the next clockwise."
    return "Tied on shards."
