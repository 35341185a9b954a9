"""Which texts are in force, worked out once for every line-up of cards on the track, in the Power Area and in Town.

The same few cards lie there for many questions, so what they say together is remembered by their kinds.
"""

from collections.abc import Sequence
from typing import Any

from engine.core.world import World
from engine.games.shadowrift.content.effects import Forbid, Immune, MuteLeft, Sleep, Toll, Tough
from engine.games.shadowrift.content.printed import AID, INFILTRATOR, LASTING, SORT, STANDING, WALL, by_kind
from engine.games.shadowrift.content.words import FACTIONS
from engine.games.shadowrift.zones import AREA, FACTION, SPACE, TRACK
from engine.kit.printed import Printed, Remembered

Cost = tuple[int, int, int]  # Prowess, Magic, Coin
NOTHING: Cost = (0, 0, 0)
RESOURCE_PLACE = {"prowess": 0, "magic": 1, "coin": 2}
MOST_REMEMBERED = 20_000
TOTEM: Printed[str, bool] = by_kind(lambda card: SORT[card.id] == "totem")
HEXED = 1 + FACTIONS.index("drow")  # the only ones with Totems
OF_FACTION = (FACTION.name, None)
START, ONE, TWO, THREE = TRACK
S0, S1, S2, S3, S4 = SPACE


class Force:
    """What the lasting texts of some cards say together; cards are counted by their place among them."""

    def __init__(self, kinds: Sequence[str]) -> None:
        self.by: dict[type, list[tuple[int, Any]]] = {}
        for place, kind in enumerate(kinds):
            for effect in LASTING[kind]:
                self.by.setdefault(type(effect), []).append((place, effect))
        self.tolls = tolls_in(kinds, self.by.get(Toll, ()))
        sleeping = {effect.whom for _, effect in self.by.get(Sleep, ())}
        self.walls_sleep, self.guards_sleep = "walls" in sleeping, "guards" in sleeping
        self.forbidden = {(effect.what, effect.of): place for place, effect in reversed(self.by.get(Forbid, []))}
        self.tough = self.by.get(Tough, [])
        self.immune = Immune in self.by
        self.totems = sum(TOTEM[kind] for kind in kinds)


def tolls_in(kinds: Sequence[str], found: Sequence[tuple[int, Toll]]) -> dict[str, Cost]:
    """What heroes pay more, by what for. Cards of one name add up to `most`; without it they do not."""  # ruling 83
    counted: dict[tuple[str, Toll], int] = {}
    for place, effect in found:
        key = (kinds[place], effect)
        counted[key] = counted.get(key, 0) + 1
    tolls: dict[str, Cost] = {}
    for (_, effect), count in counted.items():
        n = effect.n if effect.most is None else min(effect.most, effect.n * count)
        tolls[effect.on] = plus(tolls.get(effect.on, NOTHING), effect.what, n)
    return tolls


def plus(cost: Cost, what: Any, n: int) -> Cost:
    """A price that is higher by so much of one resource."""
    more = list(cost)
    more[RESOURCE_PLACE[what]] += n
    return more[0], more[1], more[2]


FORCES: Remembered[tuple[str, ...], Force] = Remembered(Force, MOST_REMEMBERED)


def in_force(world: World) -> tuple[list[Any], Force]:
    """The cards whose lasting texts hold, oldest monster first, then Totems; and what they say."""  # ruling 19
    zones, kinds = world.zones, world.kinds
    cards: list[Any] = [*zones[THREE], *zones[TWO], *zones[ONE], *zones[START]]
    if zones[AREA] and world.counts.get(OF_FACTION) == HEXED:
        cards += [card for card in zones[AREA] if TOTEM[kinds[card]]]  # type: ignore[index]
    return cards, FORCES[tuple(map(kinds.__getitem__, cards))]


Held = dict[type, list[tuple[int, Any]]]


class Town:
    """What the cards in the five spaces say, by space: with Walls awake, and asleep. And who is there to be asked."""

    def __init__(self, kinds: Sequence[str]) -> None:
        self.says = (held(kinds, True), held(kinds, False))  # rulings 19, 87
        present = [(space, kind) for space, kind in enumerate(kinds) if kind]
        mute = {space - 1 for space, _ in self.says[0].get(MuteLeft, ())}  # ruling 96
        self.aiding = [(space, kind) for space, kind in present if AID[kind] and space not in mute]
        self.infiltrators = [space for space, kind in present if INFILTRATOR[kind]]
        self.freezes = [space for space, kind in present if SORT[kind] == "freeze"]


def held(kinds: Sequence[str], awake: bool) -> Held:
    found: Held = {}
    for space, kind in enumerate(kinds):
        if kind and (awake or not WALL[kind]):
            for effect in STANDING[kind]:
                found.setdefault(type(effect), []).append((space, effect))
    return found


TOWNS: Remembered[tuple[str, ...], Town] = Remembered(Town, MOST_REMEMBERED)


def town_of(world: World) -> Town:
    """The five spaces as they are."""
    zones: Any = world.zones
    kinds = world.kinds
    first, second, third, fourth, fifth = zones[S0], zones[S1], zones[S2], zones[S3], zones[S4]
    return TOWNS[
        kinds[first[0]] if first else "",
        kinds[second[0]] if second else "",
        kinds[third[0]] if third else "",
        kinds[fourth[0]] if fourth else "",
        kinds[fifth[0]] if fifth else "",
    ]


def town_says(world: World, walls_sleep: bool) -> Held:
    """(space, effect) by effect, for the five spaces as they are."""
    return town_of(world).says[walls_sleep]
