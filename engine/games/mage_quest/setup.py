"""Which tables Mage Quest can be played at, and the facts that lay one."""

from collections.abc import Iterator

from engine.core.facts import DOWN, UP, Fact, Placed, Planned
from engine.core.world import World
from engine.games.mage_quest import zones
from engine.games.mage_quest.content.box import box
from engine.games.mage_quest.tasks import OpeningDue


def lay() -> Iterator[Fact]:
    """Fleets, maps, tokens and book cards in their known order; drawing them is the first task."""
    content = box()
    for seat in range(len(zones.FLEETS)):
        yield Placed(tuple(f"vehicle_{number}" for number in range(1, 4)), zones.STOCK[seat], DOWN, zones.VEHICLE_BACK)
    yield Placed((content.garrison.id,), zones.MAP, UP, zones.MAP_BACK)
    yield Placed(tuple(content.maps), zones.MAP_DECK, DOWN, zones.MAP_BACK)
    yield Placed(tuple(content.markets), zones.MARKET_DECK, DOWN, zones.MARKET_BACK)
    yield Placed(tuple(content.cards), zones.BOOK_DECK, DOWN, zones.CARD_BACK)
    for seat in range(len(zones.FLEETS)):
        yield zones.ALLIES.to(zones.FIRST_ALLIES, seat)
        yield zones.MANA.to(zones.FIRST_MANA, seat)
    yield Planned((OpeningDue(),))


def is_drafted(world: World) -> bool:
    return world.options.get("books", "dealt") == "draft"


def finishes_round(world: World) -> bool:
    return world.options.get("ending", "immediate") == "finish_round"
