"""How near every end is, what each hero did, and what was closest: for the end, the screens and the words.

Five gauges: two ways to win and three to lose. All of it is open to everybody, so observed Worlds give the same.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

import msgspec

from engine.core.facts import Noted
from engine.core.world import World
from engine.games.shadowrift.content.box import box
from engine.games.shadowrift.content.printed import BOSS, SORT, VILLAGER
from engine.games.shadowrift.content.words import FactionId
from engine.games.shadowrift.ownership import lives_in_town, pool_of
from engine.games.shadowrift.setup import faction_of
from engine.games.shadowrift.table import (
    ON_TRACK,
    corpses_in_town,
    rifts_open,
    rifts_sealed,
    standing_in_town,
    walls_built,
)
from engine.games.shadowrift.zones import (
    BELONGS,
    CORPSES,
    DEEDS_DONE,
    FREEZES,
    HERO_BACK,
    LAST,
    MONSTER_DECK,
    MONSTER_TOP,
    PURSE,
    TOWN_BACK,
    WALLS,
)
from engine.kit.words import counted, spelled

WALLS_IN_ALL = 8
NAMES = ("walls", "seals", "town", "plague", "world")


class Gauge(msgspec.Struct, frozen=True):
    """How far one end has come: at `of` it is reached. `wins` says which sort of end."""

    name: str
    value: int
    of: int
    wins: bool

    @property
    def share(self) -> float:
        return self.value / self.of if self.of else 0.0


class Gauges(msgspec.Struct, frozen=True):
    """All five: Walls, rifts, the town's dead, Corpses, and how far the boss has come."""

    walls: Gauge
    seals: Gauge
    town: Gauge
    plague: Gauge
    world: Gauge

    @property
    def all(self) -> tuple[Gauge, ...]:
        return self.walls, self.seals, self.town, self.plague, self.world

    @property
    def numbers(self) -> tuple[int, ...]:
        """For a note: value and goal of each in turn."""
        return tuple(number for gauge in self.all for number in (gauge.value, gauge.of))


def gauges_of(world: World) -> Gauges:
    walls, corpses = WALLS_IN_ALL, box().corpses
    living, others = people_of_town(world)
    return Gauges(
        Gauge("walls", walls_built(world, walls), walls, True),
        Gauge("seals", rifts_sealed(world), world.seats, True),
        Gauge("town", others, living + others, False),
        Gauge("plague", corpses_in_town(world, corpses), corpses, False),
        Gauge("world", boss_steps(world), LAST + 1, False),
    )


FEW, LIVING = 2, 60
"""So few standing in play are in danger; so many of a hundred cards of Town should live."""


def people_of_town(world: World) -> tuple[int, int]:
    """Villagers and Walls that are in Town anywhere, and everything else that is: Corpses, Infiltrators, ice."""
    name, kinds, backs, zones = BELONGS.name, world.kinds, world.backs, world.zones
    living = settlers() + WALLS_IN_ALL - len(zones[WALLS])
    others = box().corpses - len(zones[CORPSES]) + ice_of(faction_of(world)) - len(zones[FREEZES])
    moved = [card for counter, card in world.counts if counter == name and backs[card] == TOWN_BACK]  # type: ignore[index]
    for card in moved:  # somebody who is not where they began
        kind = kinds[card]  # type: ignore[index]
        change = -1 if lives_in_town(kind) else 1
        if VILLAGER[kind]:
            living += change
        else:
            others += change
    return living, others


def is_town_thin(world: World) -> bool:
    """Whether Town may fall soon: few stand in play, or, once the heroes act, few live of all that will be laid."""
    if world.phase != "act":
        return len(standing_in_town(world)) <= FEW
    living, others = people_of_town(world)
    return living * 100 < LIVING * (living + others)


@cache
def ice_of(faction: FactionId) -> int:
    """How many Freezes a faction brings."""
    return sum(SORT[kind] == "freeze" for kind in box().specials(faction))


@cache
def settlers() -> int:
    """The Villagers of the first Town deck."""
    return sum(1 for _ in box().villagers())


def boss_steps(world: World) -> int:
    """0 while the boss is not on the track, then its steps towards the end of the world."""
    for space, zone in reversed(ON_TRACK):
        for monster in world.pieces(zone):
            if BOSS[world.kinds[monster]]:
                return space + 1
    return 0


def curves(facts: Iterable[Any]) -> Iterator[tuple[int, tuple[float, ...]]]:
    """(round, share of each gauge in the order of NAMES) for every round that was played, from the facts of a log."""
    for fact in facts:
        if isinstance(fact, Noted) and fact.note == "gauges":
            numbers: tuple[Any, ...] = fact.args[1:]
            pairs = zip(numbers[::2], numbers[1::2], strict=True)
            yield int(fact.args[0]), tuple(value / of if of else 0.0 for value, of in pairs)  # type: ignore[arg-type]


class Tally(msgspec.Struct, frozen=True):
    """What one hero did in the game."""

    seat: int
    kills: int
    hits: int
    walls: int
    seals: int
    healed: int
    given: int
    wounds: int


def tally_of(world: World, seat: int) -> Tally:
    return Tally(seat, *(counter(world, seat) for counter in DEEDS_DONE))


def deck_of(world: World, seat: int) -> Counter[str]:
    """All cards of a hero by kind, wherever they are, and the Coin in the purse."""
    mine = f"{HERO_BACK}:{seat}"
    stacked = {card for zone in world.game.layout.specs if zone.startswith(STACKED) for card in world.lying(zone)}
    found = Counter(
        world.kinds[card]
        for card, back in enumerate(world.backs)
        if back == HERO_BACK and card not in stacked and world.kinds[card] != "coin" and pool_of(world, card) == mine
    )
    coins = len(world.zones[PURSE[seat]])
    return found + Counter({"coin": coins})


STACKED = ("base:", "stack:", "wounds", "burns", "heroism")


def what_was_closest(world: World) -> str:
    """The end that nearly came, in a few words."""
    gauges = gauges_of(world)
    code = world.outcome.code if world.outcome is not None else ""
    others = [gauge for gauge in gauges.all if gauge.name != code and gauge.of]
    near = max(others, key=lambda gauge: gauge.share)
    left = near.of - near.value
    match near.name:
        case "walls":
            return f"{counted(left, 'Wall')} short of eight"
        case "seals":
            return f"{counted(left, 'rift')} left to seal{rift_depth(world)}"
        case "plague":
            return f"{counted(left, 'Corpse')} from the plague"
        case "world":
            return f"the boss was {counted(left, 'step')} from the end"
    standing = len(standing_in_town(world))
    return f"{counted(standing, 'card')} left standing in Town" if standing else "nobody left standing in Town"


def rift_depth(world: World) -> str:
    """Where the next rift lay, if it was still to come."""
    if rifts_open(world):
        return ""
    coming = [*world.lying(MONSTER_TOP), *reversed(world.zones[MONSTER_DECK])]
    depth = next(
        (n for n, card in enumerate(coming) if isinstance(card, int) and SORT[world.kinds[card]] == "rift"), None
    )
    return "" if depth is None else f", the next lay {spelled(depth)} cards deep"
