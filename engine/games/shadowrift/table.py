"""Questions about the table: who stands where, which texts hold, what something costs or takes. Changes nothing.

Read by rules, words and bots, on whole and on observed Worlds: everything asked here lies open to all.
"""

from collections.abc import Iterator
from functools import cache
from typing import TypeVar

from engine.core.world import World
from engine.games.shadowrift.content.box import box
from engine.games.shadowrift.content.effects import (
    BonusHit,
    Discount,
    ExtraAction,
    Immune,
    MuteLeft,
    Shun,
)
from engine.games.shadowrift.content.printed import (
    HEALTH,
    KEPT,
    SORT,
    STANDS,
    SYMBOLS,
    VILLAGER,
    WALL,
    WORKING_EFFECTS,
    all_of,
    by_kind,
)
from engine.games.shadowrift.content.walking import effects_in
from engine.games.shadowrift.content.words import FACTIONS, Effect
from engine.games.shadowrift.force import NOTHING, Cost, in_force, plus, town_says
from engine.games.shadowrift.zones import (
    AREA,
    CLOSED,
    CORPSES,
    EXTRA,
    FACTION,
    HITS,
    LESS,
    LESS_TIMES,
    MOST_SEATS,
    PLAY,
    RESOURCE_NAMES,
    SEALED,
    SHUNS,
    SPACE,
    SPACES,
    STACK_KIND,
    TOKEN,
    TRACK,
    WALLS,
)
from engine.kit.printed import Printed

E = TypeVar("E", bound=Effect)
WAYS = {"melee": 1, "ranged": 2}
ICY = 1 + FACTIONS.index("glacien")  # the only ones with Freezes
START, ONE, TWO, THREE = TRACK
NUMBERED = tuple(enumerate(SPACE))
ON_TRACK = tuple(enumerate(TRACK))

# Town


def in_space(world: World, space: int) -> int | None:
    """The card in a space of Town."""
    lying = world.zones[SPACE[space]]
    return lying[0] if lying else None  # type: ignore[return-value]


def in_town(world: World) -> list[tuple[int, int]]:
    """(space, card) for every space that is not empty, the one closest to the discard last."""  # ruling 6
    zones = world.zones
    return [(space, zones[zone][0]) for space, zone in NUMBERED if zones[zone]]  # type: ignore[misc]


def space_of(world: World, piece: int) -> int | None:
    """Which of the five spaces a card lies in."""
    return next((space for space, card in in_town(world) if card == piece), None)


def closest(world: World, kind: str) -> int | None:
    """The space, closest to the discard, where a card of this kind lies."""  # ruling 20
    kinds = world.kinds
    return next((space for space, card in reversed(in_town(world)) if kinds[card] == kind), None)


def standing_in_town(world: World) -> list[int]:
    """The Villagers and Walls in the five spaces."""  # ruling 13
    return [card for _, card in in_town(world) if STANDS[world.kinds[card]]]


def villagers_in_play(world: World) -> list[int]:
    return [card for _, card in in_town(world) if VILLAGER[world.kinds[card]]]


def guards_sleep(world: World) -> bool:
    return in_force(world)[1].guards_sleep


def standing(world: World, effect: type[E]) -> list[tuple[int, E]]:
    """(card, effect) for what holds in the five spaces; sleeping Walls have no effect."""  # rulings 19, 87
    found = town_says(world, False).get(effect)
    if not found:
        return []
    if any(WALL[world.kinds[world.zones[SPACE[space]][0]]] for space, _ in found):  # type: ignore[index]
        found = town_says(world, in_force(world)[1].walls_sleep).get(effect, [])
    return [(world.zones[SPACE[space]][0], one) for space, one in found]  # type: ignore[misc]


def is_mute(world: World, space: int) -> bool:
    """Whether the card in this space gives no aid because of its right neighbour."""  # ruling 96
    if space + 1 == SPACES:
        return False
    neighbour = in_space(world, space + 1)
    return neighbour is not None and bool(all_of(world.kinds[neighbour], MuteLeft))


def walls_built(world: World, total: int) -> int:
    return total - len(world.zones[WALLS])


def corpses_in_town(world: World, total: int) -> int:
    return total - len(world.zones[CORPSES])


# Monsters


def on_track(world: World) -> list[int]:
    """The monsters in play, oldest first."""
    zones = world.zones
    return [*zones[THREE], *zones[TWO], *zones[ONE], *zones[START]]  # type: ignore[list-item]


def track_space(world: World, piece: int) -> int | None:
    """Which space of the track a card is in; 0 is Start."""
    for space, zone in ON_TRACK:
        if piece in world.zones[zone]:
            return space
    return None


def freezes_in_play(world: World) -> list[int]:
    return [card for _, card in in_town(world) if SORT[world.kinds[card]] == "freeze"]


def hittable(world: World) -> list[int]:
    """Everything that can take hits: monsters on the track, oldest first, then Freezes in Town."""  # rulings 38, 57
    foes = on_track(world)
    return foes + freezes_in_play(world) if FACTION(world) == ICY else foes


def lasting(world: World, effect: type[E]) -> list[tuple[int, E]]:
    """(card, effect) for what holds because of monsters on the track and Totems in the Power Area."""  # ruling 19
    cards, force = in_force(world)
    found = force.by.get(effect)
    return [(cards[place], one) for place, one in found] if found else []


def count_of(world: World, condition: str, piece: int) -> int:
    """How many cards of a condition there are; of conditions that count nothing, 1 if they hold."""
    kinds = world.kinds
    match condition:
        case "always":
            return 1
        case "totem":
            return sum(SORT[kinds[card]] == "totem" for card in world.zones[AREA])  # type: ignore[index]
        case "twin":
            return sum(kinds[other] == kinds[piece] and other != piece for other in on_track(world))
        case "first_round":
            return int(piece in world.zones[TRACK[1]])  # ruling 85
        case "freeze":
            return len(freezes_in_play(world))
    return sum(kinds[card] == condition for _, card in in_town(world))


def health_of(world: World, piece: int) -> int:
    """How many hits it takes, with everything that makes it tougher."""
    kind = world.kinds[piece]
    health = HEALTH[kind]
    cards, force = in_force(world)
    if not force.tough:
        return health
    sort, seen = SORT[kind], set()
    for place, effect in force.tough:
        card = cards[place]
        if effect.whom == "self":
            if card != piece:
                continue
        elif effect.whom != ("kin" if sort == "monster" else sort):
            continue
        elif SORT[world.kinds[card]] == "monster":  # ruling 83; Totems add up, ruling 59
            if world.kinds[card] in seen:
                continue
            seen.add(world.kinds[card])
        if count_of(world, effect.while_, card):
            health += effect.n * (1 if effect.per is None else zombies_on_track(world))
    return health


def zombies_on_track(world: World) -> int:
    return sum(SORT[world.kinds[card]] == "zombie" for card in on_track(world))


def can_be_hit(world: World, piece: int, ranged: bool) -> bool:
    """Whether this can be hit this way now."""
    immune = WORKING_EFFECTS[world.kinds[piece], Immune]
    if not immune and (SHUNS.name, piece) not in world.counts:
        return True
    way = "ranged" if ranged else "melee"
    if SHUNS(world, piece) & WAYS[way]:
        return False
    return not any(
        effect.to in (way, "all") and count_of(world, effect.while_, piece) >= effect.least
        for effect in all_of(world.kinds[piece], Immune)
    )


@cache
def shunning() -> frozenset[int]:
    """The factions, as they are counted in `FACTION`, with a card that makes somebody evade attacks for a round."""
    content = box()
    return frozenset(
        1 + FACTIONS.index(faction)
        for faction in FACTIONS
        for kind in (*content.monsters(faction), *content.specials(faction))
        if any(isinstance(effect, Shun) for _, effect in effects_in(content.cards[kind]))
    )


def left_of(world: World, piece: int) -> int:
    """How many more hits kill it."""
    return health_of(world, piece) - HITS(world, piece)


def symbols_in_area(world: World) -> int:
    return sum(SYMBOLS[world.kinds[card]] for card in world.pieces(AREA))


def rifts_sealed(world: World) -> int:
    return sum(SORT[world.kinds[card]] == "rift" for card in world.zones[SEALED])  # type: ignore[index]


def rifts_open(world: World) -> int:
    return sum(SORT[world.kinds[card]] == "rift" for card in world.zones[AREA])  # type: ignore[index]


# Stacks


def stack_kind(world: World, number: int) -> str | None:
    """What a hero stack holds, also when it is empty; None before it was chosen."""
    place = STACK_KIND[number](world)
    return stack_kinds()[place - 1] if place else None


@cache
def stack_kinds() -> tuple[str, ...]:
    """All hero stacks there are, in the order of the box."""
    return tuple(box().stacks)


def somebody_flanks(world: World) -> bool:
    """Whether a stack of this game asks who hit what."""
    counts = world.counts
    return not flanking().isdisjoint([counts.get(key) for key in STACK_KEYS])


@cache
def flanking() -> frozenset[int]:
    """The places in the box of such stacks, as they are counted in `STACK_KIND`."""
    return frozenset(place + 1 for place, kind in enumerate(stack_kinds()) if FLANKS[kind])


STACK_KEYS = tuple((counter.name, None) for counter in STACK_KIND)
FLANKS: Printed[str, bool] = by_kind(
    lambda card: any(effect.on == "what_i_hit" for effect in all_of(card.id, BonusHit))
)

# Heroes


CLOCKWISE = tuple(
    tuple(tuple((first + step) % heroes for step in range(heroes)) for first in range(heroes))
    for heroes in range(MOST_SEATS + 1)
)


def clockwise(world: World, first: int) -> tuple[int, ...]:
    """All seats from this one on."""  # ruling 5
    return CLOCKWISE[world.seats][first]


def from_token(world: World) -> tuple[int, ...]:
    """All seats from the holder of the token on."""  # rulings 3, 56
    return clockwise(world, TOKEN(world))


def kept(world: World, seat: int, effect: type[E]) -> Iterator[tuple[int, E]]:
    """(card, effect) for what a hero's Skills and Loot do while they are in play."""  # ruling 49
    kinds = world.kinds
    for card in world.zones[PLAY[seat]]:
        if KEPT[kinds[card]]:  # type: ignore[index]
            for one in all_of(kinds[card], effect):  # type: ignore[index]
                yield card, one  # type: ignore[misc]


def actions_allowed(world: World, seat: int) -> int:
    """How many Actions that are not quick a hero may play this round."""  # ruling 36
    extra = EXTRA(world, seat)
    if world.zones[PLAY[seat]]:
        extra += sum(effect.n for _, effect in kept(world, seat, ExtraAction))
    return 1 + extra


def forbids(world: World, what: str, of: str | None = None) -> int | None:
    """The monster that forbids heroes to do this, if there is one."""
    cards, force = in_force(world)
    place = force.forbidden.get((what, of))
    return None if place is None else cards[place]


def tolls(world: World) -> dict[str, Cost]:
    """What heroes pay more, by what for."""
    return in_force(world)[1].tolls


def total(one: Cost, other: Cost) -> Cost:
    return one[0] + other[0], one[1] + other[1], one[2] + other[2]


def discounts(world: World, seat: int, on: str) -> Cost:
    """What something costs this hero less."""  # ruling 76
    less = NOTHING
    if (LESS_TIMES[on].name, seat) in world.counts:
        for what in RESOURCE_NAMES:
            less = plus(less, what, LESS[on, what](world, seat))
    if world.zones[PLAY[seat]]:
        for _, effect in kept(world, seat, Discount):
            if effect.on == on and effect.times is None:
                less = plus(less, effect.what, effect.n)
    return less


def minus(cost: Cost, less: Cost) -> Cost:
    """A price that is lower, never below nothing."""  # ruling 76
    return max(0, cost[0] - less[0]), max(0, cost[1] - less[1]), max(0, cost[2] - less[2])


def lenders(world: World, seat: int) -> list[int]:
    """The heroes whose open purses this one may pay from, in order."""  # rulings 47, 98
    if world.seats == 1 or forbids(world, "gifts") is not None:
        return []
    return [other for other in clockwise(world, seat) if other != seat and not CLOSED(world, other)]
