"""Questions about the table that rules, texts and bots ask: who plays whom, who holds which items, what is in force.

Everything here is public, so the answers are the same for an observed World. `refs` that are not numbers are not known.
"""

from engine.core.world import World
from engine.games.quests_of_shadowgate.content.forms import STAFF_TYPES, TYPES, Character, Quest
from engine.games.quests_of_shadowgate.content.printed import CHARACTERS_OF, POWERS, QUEST_OF, TYPE, WEATHER, Face
from engine.games.quests_of_shadowgate.content.vocabulary import NOTHING, Three
from engine.games.quests_of_shadowgate.effects.powers import NO_POWERS, Powers
from engine.games.quests_of_shadowgate.effects.weather import CALM, Weather
from engine.games.quests_of_shadowgate.zones import (
    ABILITY,
    CHARACTER,
    EVENT,
    FIRST,
    ITEMS,
    OPEN_QUESTS,
    USED,
)


def character_of(world: World, seat: int) -> Character | None:
    """The character a seat plays, once it has one."""
    lying = world.pieces(CHARACTER[seat])
    return CHARACTERS_OF[world.kinds[lying[0]], world.sides[lying[0]]] if lying else None


def face_of(world: World, seat: int) -> Face:
    """The card and side of a seat's character."""
    card = world.pieces(CHARACTER[seat])[0]
    return world.kinds[card], world.sides[card]


def stats_of(world: World, seat: int) -> Three:
    lying = world.pieces(CHARACTER[seat])
    return CHARACTERS_OF[world.kinds[lying[0]], world.sides[lying[0]]].stats if lying else NOTHING


def base_of(world: World, seat: int) -> tuple[str, ...]:
    character = character_of(world, seat)
    return () if character is None else character.base


def powers_of(world: World, seat: int) -> Powers:
    """What a seat's ability changes."""
    lying = world.pieces(ABILITY[seat])
    return POWERS[world.kinds[lying[0]], world.sides[lying[0]]] if lying else NO_POWERS


def weather_of(world: World) -> Weather:
    """What the event in force changes."""
    lying = world.pieces(EVENT)
    return WEATHER[world.kinds[lying[0]]] if lying else CALM


def items_of(world: World, seat: int) -> list[int]:
    return world.pieces(ITEMS[seat])


def type_of(world: World, item: int) -> str | None:
    """The type of an item; `wild` for a wild card, None for an event."""
    return TYPE[world.kinds[item]]


def types_of(world: World, seat: int) -> set[str | None]:
    """The types that a seat has acquired items of, `wild` among them."""
    kinds = world.kinds
    return {TYPE[kinds[item]] for item in items_of(world, seat)}


def holder_of(world: World, item: object) -> int | None:
    """Who has acquired this item."""
    for seat in range(world.seats):
        if item in world.zones[ITEMS[seat]]:
            return seat
    return None


def has_type(world: World, seat: int, type: str | None) -> bool:
    """Whether a seat has an acquired item of this type."""
    kinds = world.kinds
    return any(TYPE[kinds[item]] == type for item in items_of(world, seat))


def is_base(world: World, seat: int, item: int) -> bool:
    """Whether an item stays with this seat after use; a wild card never does."""  # ruling 14
    return TYPE[world.kinds[item]] in base_of(world, seat)


def types_found(world: World) -> set[str]:
    """The types of which somebody has acquired an item; a wild card is none of them."""  # ruling 14
    kinds = world.kinds
    found = {TYPE[kinds[item]] for seat in range(world.seats) for item in items_of(world, seat)}
    return found.intersection(TYPES)  # type: ignore[return-value]


def staff_pieces_of(world: World, seat: int) -> list[int]:
    kinds = world.kinds
    return [item for item in items_of(world, seat) if TYPE[kinds[item]] in STAFF_TYPES]


def firsts_of(world: World, seat: int) -> list[int]:
    """The items of a seat that are first of their type."""
    return [item for item in items_of(world, seat) if FIRST(world, item)]


def free_items_of(world: World, seat: int) -> list[int]:
    """The items of a seat that can still serve a quest this turn."""  # ruling 18
    return [item for item in items_of(world, seat) if not USED(world, item)]


def open_quests(world: World) -> list[int]:
    """The quests anybody may choose: the column, then the top of the deck."""
    return [quest for zone in OPEN_QUESTS for quest in world.pieces(zone)]


def quest_of(world: World, quest: int) -> Quest:
    """The side of a quest card that is up."""
    return QUEST_OF[world.kinds[quest], world.sides[quest]]
