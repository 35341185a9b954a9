"""Mage Quest in a test's words: maps and spaces by name, vehicles by number, books by kind.

`Land` lays the printed row (Marrow to Ysmere, Palewater left out) unless another is named, with markets in printed
order, so that a test knows where everything is.
"""

import random
from collections.abc import Iterator
from typing import Any

from engine.core import (
    Counted,
    Moved,
    Placed,
    Planned,
    World,
    blank,
    fold,
    lay_table,
    next_to_act,
    perform,
)
from engine.core.facts import UP
from engine.core.places import Counter
from engine.games.mage_quest import setup
from engine.games.mage_quest.actions import Finish, Skip, Travel
from engine.games.mage_quest.content.box import box
from engine.games.mage_quest.game import MageQuest
from engine.games.mage_quest.land import Chart, chart_of
from engine.games.mage_quest.table import STORE, place_of
from engine.games.mage_quest.tasks import TurnsDue
from engine.games.mage_quest.zones import (
    ALLIES,
    ARROW,
    ASIDE,
    BOOK_BACK,
    BOOK_DECK,
    BOOKS,
    CARAVAN,
    CARDS,
    CREATED,
    DIRECTION,
    FLEETS,
    LAND,
    MANA,
    MAP,
    MAP_DECK,
    MARKET_DECK,
    MARKETS,
    MARKS,
    ROUND,
    SHIP,
    SPEED,
    STARTER,
    STOCK,
    WATER,
)
from tests.builders import Table

GAME = MageQuest()
ROW = tuple(box().maps)[:11]
TOKENS = tuple(box().markets)
DEALT = (("vigil", "undertow"), ("ledgers", "eclipse"))


class Land(Table):
    """A table of Mage Quest; unless begun, laid out by name and waiting for seat 0."""

    def __init__(self, books: str = "dealt", ending: str = "immediate", seed: int = 1) -> None:
        self.game = GAME
        self.world = blank(GAME, 2, GAME.complete({"books": books, "ending": ending}), seed)
        self.last = []
        self.events = []

    # Laying things out

    def laid(self, row: tuple[str, ...] = ROW, tokens: tuple[str, ...] = TOKENS, starter: int = 0) -> "Land":
        for fact in setup.lay():
            if not isinstance(fact, Planned):
                fold(self.world, fact)
        self.draw(row, MAP_DECK, MAP)
        cities = sum(space.kind == "city" for kind in row for space in box().maps[kind].land)
        self.draw(tokens[:cities], MARKET_DECK, MARKETS)
        for seat, cards in enumerate(DEALT):
            self.draw(cards, BOOK_DECK, CARDS[seat])
            books = tuple(book.id for card in cards for book in box().cards[card].books)
            fold(self.world, Placed(books, BOOKS[seat], UP, BOOK_BACK))
            fold(self.world, Moved(FLEETS[seat][:1], STOCK[seat], WATER[0], None, SHIP))
        fold(self.world, STARTER.to(starter))
        return self

    def draw(self, kinds: tuple[str, ...], deck: str, to: str) -> None:
        for kind in kinds:
            self.lay(kind, deck, to, UP)
        if to != CARDS[0] and to != CARDS[1] and self.world.zones[deck]:
            fold(self.world, Moved(tuple(self.world.lying(deck)), deck, ASIDE, None, UP))

    def ready(self) -> "Land":
        """The starting seat is asked for its first action."""
        self.due(TurnsDue())
        return self

    def has(self, seat: int = 0, **amounts: int) -> "Land":
        """Allies, mana, speed, or any element by name."""
        counters: dict[Any, Counter] = {"allies": ALLIES, "mana": MANA, "speed": SPEED}
        counters.update(STORE)
        for name, amount in amounts.items():
            fold(self.world, counters[name].to(amount, seat))
        return self

    def caravan(self, map_card: str, space: str, number: int = 1, seat: int = 0) -> "Land":
        return self.put(FLEETS[seat][number - 1], LAND[self.site(map_card, space)], CARAVAN)

    def ship(self, map_card: str, number: int = 1, seat: int = 0) -> "Land":
        return self.put(FLEETS[seat][number - 1], WATER[self.card(map_card)], SHIP)

    def put(self, vehicle: int, zone: str, side: Any) -> "Land":
        origin = self.world.zone_of(vehicle)
        assert origin is not None
        fold(self.world, Moved((vehicle,), origin, zone, None, side))
        return self

    def marked(self, book: str, start: str, marks: int, direction: int = 1) -> "Land":
        """A book begun at an element, so many marks that way round."""
        piece = self.book(book)
        place = box().books[book].circle.index(start)
        for fact in (ARROW.to(place + 1, piece), MARKS.to(marks, piece)):
            fold(self.world, fact)
        if marks > 1:
            fold(self.world, DIRECTION.to(direction, piece))
        return self

    def full(self, *books: str) -> "Land":
        for book in books:
            self.marked(book, box().books[book].circle[0], 6)
        return self

    def created(self, *books: str) -> "Land":
        self.full(*books)
        for book in books:
            self.world.sides[self.book(book)] = CREATED
        return self

    def at_round(self, number: int) -> "Land":
        fold(self.world, ROUND.to(number))
        return self

    # Playing

    def travel(self, map_card: str, space: str = "water", number: int = 1, seat: int = 0) -> "Land":
        to = self.card(map_card) if space == "water" else self.site(map_card, space)
        self.act(seat, Travel(self.vehicle(number, seat), to))
        return self

    def finish(self, seat: int = 0) -> "Land":
        self.act(seat, Finish())
        return self

    def skip(self, seat: int = 0, times: int = 1) -> "Land":
        for _ in range(times):
            self.act(seat, Skip())
        return self

    # Looking

    @property
    def chart(self) -> Chart:
        return chart_of(self.world)

    def card(self, kind: str) -> int:
        return [card.id for card in self.chart.cards].index(kind)

    def site(self, map_card: str, space: str) -> int:
        """A land space by its card and its kind or element."""
        card = self.card(map_card)
        return next(s.index for s in self.chart.sites if s.card == card and space in (s.kind, s.element))

    def vehicle(self, number: int = 1, seat: int = 0) -> int:
        return FLEETS[seat][number - 1]

    def place(self, number: int = 1, seat: int = 0) -> int:
        return place_of(self.world, self.vehicle(number, seat))

    def book(self, kind: str) -> int:
        pieces = [*self.world.lying(BOOKS[0]), *self.world.lying(BOOKS[1])]
        return next(piece for piece in pieces if self.world.kinds[piece] == kind)

    def amounts(self, seat: int = 0) -> tuple[int, int]:
        """Allies and Mana."""
        return ALLIES(self.world, seat), MANA(self.world, seat)

    def stored(self, element: str, seat: int = 0) -> int:
        return STORE[element](self.world, seat)  # type: ignore[index]

    def offers(self, kind: type, seat: int = 0) -> list[Any]:
        return [action for action in self.legal(seat) if isinstance(action, kind)]

    def counts(self, name: str) -> list[int]:
        """The values a counter took in the latest happening."""
        return [fact.value for fact in self.facts(Counted) if fact.counter == name]


def a_land(**options: Any) -> Land:
    """The printed row, seat 0 asked for its first action."""
    return Land(**options).laid().ready()


def a_game(books: str = "dealt", ending: str = "immediate", seed: int = 1) -> Land:
    """A real game, drawn by chance, at its first question."""
    land = Land(books, ending, seed)
    land.begin()
    return land


def worlds(count: int) -> list[World]:
    """Opened tables of different seeds."""
    return [a_game(seed=seed).world for seed in range(count)]


def laid_by_chance(seed: int) -> World:
    """A table of two as it is at the start."""
    world = blank(GAME, 2, GAME.complete({}), seed)
    lay_table(GAME, world)
    return world


def along_a_game(seed: int, moves: int) -> Iterator[tuple[World, int]]:
    """The Worlds of a game between two of the game's own bots, each with the seat that is asked."""
    world, rng = laid_by_chance(seed), random.Random(seed)
    for _ in range(moves):
        if world.outcome is not None:
            return
        seat = next_to_act(world)
        yield world, seat
        perform(GAME, world, seat, GAME.bot.pick(world, seat, rng))
