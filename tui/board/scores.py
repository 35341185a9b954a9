"""The end of a table, as far as it is the same for every game: places, their names, who won and by how much."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from engine.core import World
from engine.kit.sides import places_by
from tui.board.contract import Scene
from tui.board.reading import all_of
from tui.draw.canvas import Word, Words
from tui.words.agreement import verb_for
from tui.words.seating import YOU

ORDINALS = ("1st", "2nd", "3rd", "4th", "5th", "6th")
NOT_OVER: Words = (Word("The game is not over; this is the score so far.", "dim"),)


class Score(msgspec.Struct, frozen=True, kw_only=True):
    """One player's part of a sheet."""

    seat: int
    name: str = ""
    kind: str = ""
    place: int = 1
    total: int = 0


class Sheet(msgspec.Struct, frozen=True, kw_only=True):
    """A whole score sheet, best player first.

    `place` is the viewer's (`1st`), the verdict a sentence about the end, `note` what stands at its right,
    `decided` the sort of points that was decisive.
    """

    scores: tuple[Any, ...] = ()
    place: str = ""
    verdict: Words = ()
    note: str = ""
    decided: str = ""


def places_of(world: World, totals: Sequence[Any]) -> tuple[int, ...]:
    """The place of every seat: as the game ended, or as it stands."""
    if world.outcome is not None:
        return tuple(world.outcome.places)
    return places_by(totals)


def best_first(places: Sequence[int], key: Callable[[int], Any] = int) -> list[int]:
    """The seats in the order of the sheet; of equal ones by this key, the seat itself by default."""
    return sorted(range(len(places)), key=lambda seat: (places[seat], key(seat), seat))


def place_in_words(scene: Scene, places: Sequence[int]) -> str:
    """`1st`, for a viewer who played."""
    return ORDINALS[places[scene.seat] - 1] if scene.seat is not None and scene.seat in scene.you else ""


def kind_in_words(scene: Scene, seat: int) -> str:
    """Who sits there, unless the name says it already."""
    if seat not in scene.you:
        return scene.kinds[seat]
    return "" if scene.names[seat] == YOU else "you"


def winning(scene: Scene, seats: Sequence[int], *, together: bool = False, verb: str = "wins") -> Words:
    """`● Mira wins`, `● Mira and ■ Brann share the win`; a side wins `together`."""
    alone = len(seats) == 1 or together
    told = verb_for([scene.names[seat] for seat in seats], verb) if alone else "share the win"
    return (*all_of(scene, seats), Word(f" {told}", "bright", bold=True))


def decisive(scores: Sequence[Score], parts: Sequence[str], part: Callable[[Any, str], int]) -> str | None:
    """The part in which the winners gained most on the next ones; None where all are equal or sides differ in size."""
    places = sorted({score.place for score in scores})
    if len(places) < 2:
        return None
    first, second = ([score for score in scores if score.place == place] for place in places[:2])
    if len(first) != len(second):
        return None
    gains = {name: sum(part(one, name) for one in first) - sum(part(one, name) for one in second) for name in parts}
    best = max(gains, key=lambda name: gains[name], default=None)
    return best if best is not None and gains[best] > 0 else None


def decided_by(words: Words) -> Words:
    """What decided, for the end of the verdict."""
    return (Word("  Decisive: ", "dim"), *words, Word("."))


def ahead(scene: Scene, totals: Sequence[int], best: int, said: Callable[[int], str]) -> Words:
    """How far the next ones are behind: `, 4 ahead of ▲ Aldo`; nothing where nobody is."""
    places = places_of(scene.world, totals)
    behind = [seat for seat, place in enumerate(places) if place > 1]
    if not behind:
        return ()
    second = max(totals[seat] for seat in behind)
    equal = [seat for seat in behind if totals[seat] == second]
    nearest = [seat for seat in equal if places[seat] == min(places[other] for other in equal)]
    return (Word(f", {said(best - second)} ahead of "), *all_of(scene, nearest))
