"""Which tables Mage Quest can be played at, and the facts that lay one."""

from collections.abc import Iterator

from engine.core.facts import DOWN, UP, Fact, Placed, Planned
from engine.core.world import World
from engine.games.mage_quest.content.box import box
from engine.games.mage_quest.tasks import OpeningDue
from engine.games.mage_quest.zones import (
    ALLIES,
    BOOK_DECK,
    CARD_BACK,
    FIRST_ALLIES,
    FIRST_MANA,
    FLEETS,
    MANA,
    MAP,
    MAP_BACK,
    MAP_DECK,
    MARKET_BACK,
    MARKET_DECK,
    STOCK,
    VEHICLE_BACK,
)


def lay() -> Iterator[Fact]:
    """Fleets, maps, tokens and book cards in their known order; drawing them is the first task."""
    content = box()
    for seat in range(len(FLEETS)):
        yield Placed(tuple(f"vehicle_{number}" for number in range(1, 4)), STOCK[seat], DOWN, VEHICLE_BACK)
    yield Placed((content.garrison.id,), MAP, UP, MAP_BACK)
    yield Placed(tuple(content.maps), MAP_DECK, DOWN, MAP_BACK)
    yield Placed(tuple(content.markets), MARKET_DECK, DOWN, MARKET_BACK)
    yield Placed(tuple(content.cards), BOOK_DECK, DOWN, CARD_BACK)
    for seat in range(len(FLEETS)):
        yield ALLIES.to(FIRST_ALLIES, seat)
        yield MANA.to(FIRST_MANA, seat)
    yield Planned((OpeningDue(),))


def is_drafted(world: World) -> bool:
    return world.options.get("books", "dealt") == "draft"


def finishes_round(world: World) -> bool:
    return world.options.get("ending", "immediate") == "finish_round"
