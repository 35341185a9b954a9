"""The opening: eleven maps in a row, market tokens on the cities, the starting seat, and books dealt or drafted."""

from collections.abc import Iterator
from typing import Any

from engine.core.chance import roll, shuffle
from engine.core.errors import Rejected
from engine.core.facts import UP, Asked, Done, Fact, Moved, Placed, Planned
from engine.core.world import World
from engine.games.mage_quest import zones
from engine.games.mage_quest.actions import Take
from engine.games.mage_quest.content.box import box
from engine.games.mage_quest.land import chart_of
from engine.games.mage_quest.setup import is_drafted
from engine.games.mage_quest.tasks import DraftDue, OpeningDue, ToAct, ToDraft, TurnsDue
from engine.kit.rules import Choice, Deed, Duty, answer
from engine.kit.sides import seats_from

THE_BOOKS = "The books"


def open_game(world: World, task: OpeningDue) -> Iterator[Fact]:
    yield Done()
    yield from lay_row(world)
    yield from lay_markets(world)
    for seat in range(world.seats):
        yield Moved(zones.FLEETS[seat][:1], zones.STOCK[seat], zones.WATER[0], None, zones.SHIP)
    fact = roll(world, "starter", world.seats)
    yield fact
    starter = fact.values[0] - 1
    yield zones.STARTER.to(starter)
    yield shuffle(world, zones.BOOK_DECK)
    yield Planned((TurnsDue(),))
    if is_drafted(world):
        yield Moved(tuple(world.pieces(zones.BOOK_DECK)), zones.BOOK_DECK, zones.OFFER, None, UP)
        yield Planned(tuple(DraftDue(seat) for seat in reversed(snake(starter, world.seats))))
    else:
        for seat in (starter, 1 - starter):
            for _ in range(zones.CARDS_EACH):
                yield from receive(world, seat, world.pieces(zones.BOOK_DECK)[-1], zones.BOOK_DECK)


def lay_row(world: World) -> Iterator[Fact]:
    """Eleven maps in the order drawn, the first beside the Garrison; the twelfth is not used."""  # ruling 10
    yield shuffle(world, zones.MAP_DECK)
    drawn = tuple(world.lying(zones.MAP_DECK))
    yield Moved(drawn[: zones.CARDS_IN_ROW], zones.MAP_DECK, zones.MAP, None, UP)
    yield Moved(drawn[zones.CARDS_IN_ROW :], zones.MAP_DECK, zones.ASIDE, None, UP)


def lay_markets(world: World) -> Iterator[Fact]:
    """A token on every city; where a city is missing one is left."""
    yield shuffle(world, zones.MARKET_DECK)
    cities = sum(site.kind == "city" for site in chart_of(world).sites)
    drawn = tuple(world.lying(zones.MARKET_DECK))
    yield Moved(drawn[:cities], zones.MARKET_DECK, zones.MARKETS, None, UP)
    if drawn[cities:]:
        yield Moved(drawn[cities:], zones.MARKET_DECK, zones.ASIDE, None, UP)


def snake(starter: int, seats: int) -> list[int]:
    """The order of a draft: there and back, so that the last to choose chooses twice."""
    there = seats_from(starter, seats)
    order: list[int] = []
    for turn in range(zones.CARDS_EACH):
        order += reversed(there) if turn % 2 else there
    return order


def receive(world: World, seat: int, card: int, origin: str) -> Iterator[Fact]:
    """A card of books comes before a seat, with an arrow token for each book."""  # ruling 3
    yield Moved((card,), origin, zones.CARDS[seat], None, UP)
    books = box().cards[world.kinds[card]].books
    yield Placed(tuple(book.id for book in books), zones.BOOKS[seat], UP, zones.BOOK_BACK)


def ask_to_take(world: World, task: DraftDue) -> Iterator[Fact]:
    yield Asked(task.seat, ToDraft())


def takes(world: World, seat: int, ask: ToDraft) -> list[Take]:
    return [Take(card) for card in world.pieces(zones.OFFER)]


def take(world: World, seat: int, action: Take) -> Iterator[Fact]:
    yield from answer(world, seat)
    yield from receive(world, seat, action.card, zones.OFFER)


def cannot_take(world: World, seat: int, ask: Any, action: Take) -> Rejected | None:
    if type(ask) is not ToDraft:
        return Rejected("WrongAction", "The draft is over; you have your books.", THE_BOOKS)
    return Rejected("NotOnOffer", "That book card is no longer on offer.", THE_BOOKS)


CHOICES = (Choice(ToDraft, takes, "First take a card with two spell books.", THE_BOOKS),)
DEEDS = (Deed(Take, (ToDraft, ToAct), take, cannot_take),)
DUTIES = (Duty(OpeningDue, open_game), Duty(DraftDue, ask_to_take))
