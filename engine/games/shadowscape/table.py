"""Questions about the table: who is where, which cards can be used, what a seat has. Read by rules, words and the bot.

Everything here is open to all, or known to whoever asks about their own hand.
"""

from collections.abc import Sequence

from engine.core.world import World
from engine.games.shadowscape.content.printed import SLOTS
from engine.games.shadowscape.content.words import TYPES, EnemyType
from engine.games.shadowscape.dungeon import HERE_OR_NEAR, NEAR, chart_of
from engine.games.shadowscape.standing import standing_of
from engine.games.shadowscape.tasks import StandingDue
from engine.games.shadowscape.zones import (
    AWAKE,
    CALM,
    CALMED,
    DEEDS,
    HAND,
    HERO,
    HERO_CARDS,
    LORD,
    LORD_BACK,
    LORD_ROOM,
    PASSING,
    PLACE,
    ROOM,
    ROOMS,
    STANDS,
    TOKENS,
    TREASURE_BACK,
    USED,
    WORN,
    WOUNDS,
)

TYPE_BIT = {type: 1 << number for number, type in enumerate(TYPES)}
PLACES: dict[str | None, int] = {zone: place for place, zone in enumerate(ROOM)}
NUMBER_OF = {type: number for number, type in enumerate(TYPES)}


def is_cooperative(world: World) -> bool:
    return world.options.get("mode") == "cooperative"


def is_advanced(world: World) -> bool:
    return world.options.get("advanced") == "on"


# Heroes


def hero_of(world: World, seat: int) -> int:
    """The hero card of a seat."""
    return world.zones[HERO[seat]][0]  # type: ignore[return-value]


def has_begun(world: World, seat: int) -> bool:
    """Whether a hero has its place in the dungeon; before that it stands nowhere."""
    return not any(isinstance(task, StandingDue) and task.seat == seat for task in world.agenda)


def heroes_at(world: World, place: int) -> list[int]:
    """The seats whose heroes are in a room."""
    counts = world.counts
    return [seat for seat in range(world.seats) if counts.get(("room", seat), 0) == place]


def heroes_within(world: World, places: Sequence[int]) -> list[int]:
    counts = world.counts
    return [seat for seat in range(world.seats) if counts.get(("room", seat), 0) in places]


def cards_of(world: World, seat: int) -> list[int]:
    """The action cards of a seat, the general one last."""
    return world.zones[DEEDS[seat]]  # type: ignore[return-value]


def general_of(world: World, seat: int) -> int | None:
    """The general action in use."""
    cards = cards_of(world, seat)
    return cards[HERO_CARDS] if len(cards) > HERO_CARDS else None


def is_used(world: World, seat: int, card: int) -> bool:
    """Whether a card rests until the next turn."""  # ruling 7
    return bool(USED(world, seat) >> cards_of(world, seat).index(card) & 1)


def usable_cards(world: World, seat: int) -> list[int]:
    """The cards that have no wound and were not used this turn."""
    used, counts = USED(world, seat), world.counts
    return [
        card
        for number, card in enumerate(cards_of(world, seat))
        if not used >> number & 1 and ("wounds", card) not in counts
    ]


def used_cards(world: World, seat: int) -> list[int]:
    used = USED(world, seat)
    return [card for number, card in enumerate(cards_of(world, seat)) if used >> number & 1]


def hand_of(world: World, seat: int) -> list[int]:
    """The Fate cards in a hand, as far as they are known."""
    return world.lying(HAND[seat])


def hand_count(world: World, seat: int) -> int:
    return len(world.zones[HAND[seat]])


# Wounds


def slots_of(world: World, seat: int, piece: int) -> int:
    """The wound slots of a hero or action card; none where a side heals."""  # rulings 10, 39 and 59
    slots = SLOTS[world.kinds[piece]]
    return slots + standing_of(world, seat).slots if piece == hero_of(world, seat) else slots


def slots_left(world: World, seat: int) -> dict[int, int]:
    """The hero card and the action cards that have a free slot, with how many."""
    kinds, counts, hero = world.kinds, world.counts, hero_of(world, seat)
    found = {}
    left = slots_of(world, seat, hero) - counts.get(("wounds", hero), 0)
    if left > 0:
        found[hero] = left
    for card in cards_of(world, seat):
        left = SLOTS[kinds[card]] - counts.get(("wounds", card), 0)
        if left > 0:
            found[card] = left
    return found


def woundable(world: World, seat: int) -> list[int]:
    """The hero card and the action cards with a free slot."""
    return list(slots_left(world, seat))


def free_slots(world: World, seat: int) -> int:
    """How many more wounds a hero can take."""
    return sum(slots_left(world, seat).values())


def wounded(world: World, seat: int) -> list[int]:
    """The hero card and the action cards with a wound."""
    counts = world.counts
    return [piece for piece in (hero_of(world, seat), *cards_of(world, seat)) if ("wounds", piece) in counts]


def wounds_of(world: World, seat: int) -> int:
    return sum(WOUNDS(world, piece) for piece in wounded(world, seat))


def wounded_cards(world: World, seat: int) -> int:
    """How many action cards have a wound."""
    counts = world.counts
    return sum(("wounds", card) in counts for card in cards_of(world, seat))


# Tokens and gear


def is_treasure(world: World, token: int) -> bool:
    return world.backs[token] == TREASURE_BACK


def tokens_of(world: World, seat: int) -> list[int]:
    """Trophies and treasures; the lord is not among them."""  # ruling 49
    return world.zones[TOKENS[seat]]  # type: ignore[return-value]


def treasures_of(world: World, seat: int) -> list[int]:
    backs = world.backs
    return [token for token in tokens_of(world, seat) if backs[token] == TREASURE_BACK]


def trophies_of(world: World, seat: int, type: str = "") -> int:
    """How many trophies a seat has, of a type or of all."""
    backs = [world.backs[token] for token in tokens_of(world, seat)]
    return backs.count(type) if type else len(backs) - backs.count(TREASURE_BACK)


def worn_by(world: World, seat: int) -> list[int]:
    return world.zones[WORN[seat]]  # type: ignore[return-value]


# Enemies


def lord_of(world: World) -> int:
    return world.zones[LORD][0]  # type: ignore[return-value]


def lord_stands(world: World) -> bool:
    """Whether the lord is awake."""
    return AWAKE(world) == STANDS


def is_lord(world: World, enemy: int) -> bool:
    return world.backs[enemy] == LORD_BACK


def regulars_at(world: World, place: int) -> list[int]:
    """The enemies in a room, without the lord."""
    backs = world.backs
    return [piece for piece in world.zones[ROOM[place]] if backs[piece] != TREASURE_BACK]  # type: ignore[index,misc]


def enemies_at(world: World, place: int) -> list[int]:
    """The enemies in a room, the lord among them."""  # ruling 48
    found = regulars_at(world, place)
    if place == LORD_ROOM and lord_stands(world):
        found.append(lord_of(world))
    return found


def has_enemy(world: World, place: int) -> bool:
    backs = world.backs
    for piece in world.zones[ROOM[place]]:
        if backs[piece] != TREASURE_BACK:  # type: ignore[index]
            return True
    return place == LORD_ROOM and lord_stands(world)


def treasure_at(world: World, place: int) -> int | None:
    backs = world.backs
    return next((piece for piece in world.zones[ROOM[place]] if backs[piece] == TREASURE_BACK), None)  # type: ignore[index,return-value]


def place_of(world: World, enemy: int) -> int:
    """Where an enemy stands."""
    return PLACES.get(world.zone_of(enemy), LORD_ROOM)


def is_in_dungeon(world: World, enemy: int) -> bool:
    """Whether an enemy still stands in some room."""
    if is_lord(world, enemy):
        return lord_stands(world)
    return world.zone_of(enemy) in PLACES and world.backs[enemy] in TYPE_BIT


def of_type(world: World, type: EnemyType) -> list[int]:
    """All enemies of a type in the dungeon, from the first room to the last."""
    backs = world.backs
    return [piece for zone in ROOM for piece in world.zones[zone] if backs[piece] == type]  # type: ignore[index,misc]


def is_calm(world: World, enemy: int) -> bool:
    """Whether an enemy does not act in the coming enemy phase."""
    return bool(CALM(world) & TYPE_BIT.get(world.backs[enemy], 0) or CALMED(world, enemy))  # type: ignore[call-overload]


def within(place: int, reach: str) -> tuple[int, ...]:
    """The rooms that are here, next door or either, seen from a room; all of them anywhere."""
    match reach:
        case "here":
            return (place,)
        case "next":
            return NEAR[place]
        case "either":
            return HERE_OR_NEAR[place]
    return tuple(range(ROOMS))


# Rooms


def is_empty(world: World, place: int) -> bool:
    """No hero and no enemy; treasures do not matter."""  # ruling 24
    return not has_enemy(world, place) and not heroes_at(world, place)


def bare_signs(world: World) -> list[int]:
    """The treasure signs without a treasure."""
    return [place for place in chart_of(world).signs if treasure_at(world, place) is None]


def passes(world: World, seat: int) -> bool:
    """Whether enemies do not stop a hero."""  # ruling 69
    return standing_of(world, seat).passes or bool(PASSING(world) and world.turn == seat)


def reach_of(world: World, seat: int, points: int, past: bool = False) -> dict[int, int]:
    """Every room a hero can get to with so many points, with the doors on the shortest way; enemies stop it."""
    start = PLACE(world, seat)
    free = past or passes(world, seat)
    found, edge = {start: 0}, [start]
    for doors in range(1, points + 1):
        ahead: list[int] = []
        for place in edge:
            for to in NEAR[place]:
                if to not in found:
                    found[to] = doors
                    if free or not has_enemy(world, to):
                        ahead.append(to)
        edge = ahead
    return found


def path_to(world: World, seat: int, to: int, points: int, past: bool = False) -> list[int]:
    """The rooms on a shortest way that no enemy blocks, the last one included; empty where there is none."""
    reach = reach_of(world, seat, points, past)
    if to not in reach:
        return []
    free, path = past or passes(world, seat), [to]
    while reach[path[-1]] > 1:
        here = path[-1]
        path.append(
            next(
                place
                for place in NEAR[here]
                if reach.get(place) == reach[here] - 1 and (free or not has_enemy(world, place))
            )
        )
    return path[::-1] if reach[to] else []
