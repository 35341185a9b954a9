"""One seat's quest as plain numbers, for looking ahead without a World: what it has, and what it still needs.

Made from a World by the bot. Elements are their places in `ELEMENTS`; created books are only counted.
"""

from functools import lru_cache

import msgspec

from engine.core.world import World
from engine.games.mage_quest.content.box import box
from engine.games.mage_quest.content.forms import CIRCLE, ELEMENTS, Element
from engine.games.mage_quest.table import books_of, is_created, stores_of
from engine.games.mage_quest.zones import ALLIES, ARROW, BOOKS_TO_WIN, DIRECTION, MANA, MARKS, SPEED

Page = tuple[str, int, int, int]  # kind of book, arrow from 1, direction, marks


class Quest(msgspec.Struct, frozen=True, gc=False):
    """What a seat has. `spent` counts actions from where the looking ahead began."""

    spent: int
    afloat: bool
    at: int
    speed: int
    allies: int
    mana: int
    stores: tuple[int, ...]
    pages: tuple[Page, ...]  # books not created yet

    @property
    def is_won(self) -> bool:
        return not self.pages

    @property
    def made(self) -> int:
        return BOOKS_TO_WIN - len(self.pages)


def quest_of(world: World, seat: int, afloat: bool, at: int) -> Quest:
    """A seat's quest as the table stands, led by the vehicle that stands there."""
    stores, pages = tuple(stores_of(world, seat)), pages_of(world, seat)
    return Quest(0, afloat, at, SPEED(world, seat), ALLIES(world, seat), MANA(world, seat), stores, pages)


def pages_of(world: World, seat: int) -> tuple[Page, ...]:
    """The books of a seat that are not created."""
    return tuple(
        (world.kinds[book], ARROW(world, book), DIRECTION(world, book), MARKS(world, book))
        for book in books_of(world, seat)
        if not is_created(world, book)
    )


def needed_by(world: World, seat: int) -> dict[Element, int]:
    """How many of each element the books of a seat still need."""
    return dict(zip(ELEMENTS, needs_of(pages_of(world, seat)), strict=True))


@lru_cache(maxsize=64)
def circle_of(kind: str) -> tuple[int, ...]:
    return tuple(ELEMENTS.index(element) for element in box().books[kind].circle)


@lru_cache(maxsize=8192)
def missing_in(page: Page) -> tuple[int, ...]:
    """The elements a book still needs, in the order it needs them where that is settled."""
    kind, arrow, direction, marks = page
    circle = circle_of(kind)
    if marks == 0:
        return circle
    way = direction or 1
    return tuple(circle[(arrow - 1 + way * step) % CIRCLE] for step in range(marks, CIRCLE))


@lru_cache(maxsize=16384)
def needs_of(pages: tuple[Page, ...]) -> tuple[int, ...]:
    """How many of each element all books together still need."""
    needs = [0] * CIRCLE
    for page in pages:
        for element in missing_in(page):
            needs[element] += 1
    return tuple(needs)


@lru_cache(maxsize=16384)
def ways_on(page: Page) -> tuple[tuple[int, int, tuple[int, ...]], ...]:
    """Every way to go on with a book: (arrow, direction, elements in order from the next one)."""
    kind, arrow, direction, marks = page
    circle = circle_of(kind)
    starts = (arrow,) if arrow else tuple(range(1, CIRCLE + 1))
    ways = (direction,) if direction else (1, -1)
    return tuple(
        (start, way, tuple(circle[(start - 1 + way * step) % CIRCLE] for step in range(marks, CIRCLE)))
        for start in starts
        for way in ways
        if marks < CIRCLE
    )
