"""The table of Mage Quest in words, for front ends without a picture: the row, the fleets, stores, tracks and books.

Called through the Game with an observed World. Nothing on this table is hidden but the books nobody plays with.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from engine.core.world import World
from engine.games.mage_quest.actions import Create, Mark, Take, Travel
from engine.games.mage_quest.content.box import box
from engine.games.mage_quest.content.forms import CIRCLE, ELEMENTS, Book, Market, Space
from engine.games.mage_quest.land import Site, chart_of
from engine.games.mage_quest.names import allies, element_name, mana, standing_at, tracks, vehicle_name
from engine.games.mage_quest.table import books_of, fleet_of, is_created, is_ship, next_of, stores_of
from engine.games.mage_quest.zones import ARROW, DIRECTION, MARKS, OFFER
from engine.kit.sides import seats_from
from engine.kit.words import listed


def describe(world: World, seat: int | None, names: Sequence[str]) -> list[str]:
    """The row from left to right, the cards on offer, then every seat from the own one on."""
    return [
        *row_in_words(world),
        *offer_in_words(world),
        *(line for other in seats_from(seat or 0, world.seats) for line in seat_in_words(world, other, names[other])),
    ]


def about(world: World, action: Any, seat: int) -> str:
    """What waits where a vehicle goes, and how the circle of a named book runs."""
    if isinstance(action, Take):
        return " ".join(circle_in_words(book) for book in box().cards[world.kinds[action.card]].books)
    if isinstance(action, Mark | Create):
        return circle_in_words(box().books[world.kinds[action.book]])
    if isinstance(action, Travel):
        return space_in_words(world, is_ship(world, action.vehicle), action.space)
    return ""


def space_in_words(world: World, afloat: bool, space: int) -> str:
    chart = chart_of(world)
    if afloat:
        card = chart.cards[space]
        dock = "It has a dock." if space in chart.docks else "It has no dock."
        return f"{'Clouds lie on this water. ' if card.clouded else ''}{dock}"
    site = chart.sites[space]
    market = f" {market_in_words(chart.markets[space])}" if space in chart.markets else ""
    return f"{'There is a dock.' if site.dock else ''}{market}".strip()


def row_in_words(world: World) -> Iterator[str]:
    chart = chart_of(world)
    for place, card in enumerate(chart.cards):
        sites = [site for site in chart.sites if site.card == place]
        clouds = ", clouded" if card.clouded else ""
        yield f"{place} {card.name}{clouds}: {', '.join(map(site_in_words, sites))}."
        for site in sites:
            if site.index in chart.markets:
                yield f"  {market_in_words(chart.markets[site.index])}"


def site_in_words(site: Site | Space) -> str:
    what = element_name(site.element) if site.element is not None else site.kind
    return f"{what} with a dock" if site.dock else what


def market_in_words(market: Market) -> str:
    give, take = element_name(market.trade.give), element_name(market.trade.take)
    return f"Market: 1 Mana for {allies(market.allies)}, 1 element for {mana(market.mana)}, {give} for {take}."


def offer_in_words(world: World) -> Iterator[str]:
    for card in world.lying(OFFER):
        books = box().cards[world.kinds[card]].books
        yield f"On offer: {' '.join(map(circle_in_words, books))}"


def circle_in_words(book: Book) -> str:
    return f"{book.name}, clockwise: {', '.join(map(element_name, book.circle))}."


def seat_in_words(world: World, seat: int, name: str) -> Iterator[str]:
    yield f"{name}: {tracks(world, seat)}."
    fleet = [f"{vehicle_name(world, vehicle)} {standing_at(world, vehicle)}" for vehicle in fleet_of(world, seat)]
    yield f"  Fleet: {', '.join(fleet)}."
    held = [f"{count} {element_name(e)}" for e, count in zip(ELEMENTS, stores_of(world, seat), strict=True) if count]
    yield f"  Stores: {', '.join(held) or 'nothing'}."
    for book in books_of(world, seat):
        yield f"  {book_in_words(world, book)}"


def book_in_words(world: World, book: int) -> str:
    """A book's circle, how far it is, and what comes next."""
    printed = box().books[world.kinds[book]]
    marks = MARKS(world, book)
    if is_created(world, book):
        return f"{printed.name}: created."
    if marks == CIRCLE:
        return f"{printed.name}: all six marked, ready to create on a sacred space."
    circle = circle_in_words(printed)
    if not marks:
        return f"{circle} Not started."
    start = element_name(printed.circle[ARROW(world, book) - 1])
    way = {0: "either way", 1: "clockwise", -1: "counterclockwise"}[DIRECTION(world, book)]
    following = listed([element_name(element) for element in next_of(world, book)], "or")
    return f"{circle} {marks} of 6 from {start}, {way}, next {following}."
