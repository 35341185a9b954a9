"""How far a whisper is, in actions, from every room: what is missing is fetched on the shortest round, then the place.

A field is made once for what it depends on (what is missing, where it lies, how strong the hero is) and remembered:
looks ahead meet the same dungeon again and again.
"""

from functools import lru_cache

import msgspec

from engine.games.shadowscape.content.condition_forms import (
    DeedKill,
    DeedSearch,
    Gear,
    General,
    Has,
    InRoom,
    InStart,
    Treasures,
)
from engine.games.shadowscape.content.printed import WHISPER
from engine.games.shadowscape.content.words import TYPES
from engine.games.shadowscape.dungeon import DISTANCE
from engine.games.shadowscape.zones import ROOMS
from engine.kit.printed import Printed

Site = tuple[int, int]  # a room, and what it takes there: a defence, or search points
Sites = tuple[Site, ...]
Thing = tuple[str, int]  # a sort of thing, and how many of it
Field = tuple[float, ...]  # actions from every room

TREASURE, SAME, SHRINE_KILL, STRONG_KILL, SEARCH, GENERAL = "treasure", "same", "shrine", "strong", "search", "general"
SHORT = 0.6  # actions for every point that a hero's strength falls short
FAR = 5.0  # actions for something that lies nowhere now
CLAIMING = 0.6  # actions for a claim on the way: one a turn is all
PACE = {2: 2.2, 3: 2.9}  # doors an action, by the hero's move
KEEP = 0.82  # what is left of a whisper's worth with every action it is away
PARTS = (1.0, 0.45, 0.2)  # how much the nearest whispers count beside each other


class Aim(msgspec.Struct, frozen=True):
    """What a whisper asks, sorted: things to have, gear of some kinds, and a place to be."""

    things: tuple[Thing, ...]
    gear: tuple[Thing, ...]
    generals: int
    room: str | None
    start: bool
    lord: bool
    points: int  # of a search that is a deed
    defence: int  # of a kill that is a deed


def _aim(kind: str) -> Aim:
    things: list[Thing] = []
    gear: list[Thing] = []
    generals, room, start, lord, points, defence = 0, None, False, False, 0, 0
    for need in WHISPER[kind].needs:
        match need:
            case Has(type=type, count=count):
                things.append((type, count))
            case Treasures(count=count):
                things.append((TREASURE, count))
            case Gear(kind=sort, count=count):
                gear.append((sort, count))
            case General(count=count):
                generals = count
            case InRoom(room=name):
                room = name
            case InStart():
                start = True
            case DeedKill(lord=True):
                lord = True
            case DeedKill(at_shrine=True, least_defence=least):
                things.append((SHRINE_KILL, 1))
                defence = least
            case DeedKill(least_defence=least):
                things.append((STRONG_KILL, 1))
                defence = least
            case DeedSearch(room=name, points=least):
                things.append((SEARCH, 1))
                room, points = name, least
    return Aim(tuple(things), tuple(gear), generals, room, start, lord, points, defence)


AIM: Printed[str, Aim] = Printed(_aim)


@lru_cache(maxsize=1 << 15)
def field(
    things: tuple[tuple[str, int, Sites], ...], ends: tuple[int, ...], power: int, search: int, move: int
) -> Field:
    """The actions from every room to fetch all things, with so much strength, and to be in one of the rooms at last."""
    pace = PACE[move]
    if not things:
        if not ends:
            return (0.0,) * ROOMS
        return tuple([min([DISTANCE[place][end] for end in ends]) / pace for place in range(ROOMS)])
    best = [99.0] * ROOMS
    for number, (kind, count, sites) in enumerate(things):
        fewer = ((kind, count - 1, sites),) if count > 1 else ()
        rest = field((*things[:number], *fewer, *things[number + 1 :]), ends, power, search, move)
        again = 1.0 if fewer else 0.0  # one more of the same stands further on
        strength = search if kind in (TREASURE, SEARCH) else power
        if not sites:
            best = [min(old, FAR + then) for old, then in zip(best, rest, strict=True)]
            continue
        costs = [
            (DISTANCE[site], 1.0 + SHORT * max(0, needed - strength) + again + rest[site]) for site, needed in sites
        ]
        for place in range(ROOMS):
            cost = min([away[place] / pace + then for away, then in costs])
            if cost < best[place]:
                best[place] = cost
    return tuple(best)


def types_missing(things: tuple[Thing, ...], tokens: tuple[int, ...]) -> list[Thing]:
    """What is missing of trophies and treasures, by how many there are: beasts, brigands, undead, treasures."""
    found: list[Thing] = []
    for kind, count in things:
        if kind in TYPES:
            count -= tokens[TYPES.index(kind)]
        elif kind == TREASURE:
            count -= tokens[3]
        elif kind == SAME:
            most = max(range(3), key=lambda number: tokens[number])
            kind, count = TYPES[most], count - tokens[most]
        if count > 0:
            found.append((kind, count))
    return found


class Rooms:
    """What the open whispers are worth from every room to who has certain tokens, worked out where it is asked."""

    __slots__ = ("beside", "promises", "worths")

    def __init__(self, promises: list[tuple[float, Field]], beside: float) -> None:
        self.promises, self.beside = promises, beside
        self.worths: list[float | None] = [None] * ROOMS

    def worth(self, place: int) -> float:
        worths = [weight * field[place] for weight, field in self.promises]
        worths.sort(reverse=True)
        worth = self.beside
        for part, one in zip(PARTS, worths, strict=False):
            worth += part * one
        self.worths[place] = worth
        return worth


@lru_cache(maxsize=1 << 15)
def nearness(
    things: tuple[tuple[str, int, Sites], ...], ends: tuple[int, ...], power: int, search: int, move: int
) -> Field:
    """What is left of a whisper's worth in every room, by how far it is from there."""
    return tuple([KEEP**away for away in field(things, ends, power, search, move)])
