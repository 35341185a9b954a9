"""A spell book as it stands on the table: its circle, what is marked, where the arrow points, what may come next.

Read by the painting of books, the inspector and the score sheet.
"""

from __future__ import annotations

import msgspec

from engine.core import World
from engine.games.mage_quest.content.box import box
from engine.games.mage_quest.content.forms import CIRCLE, Book, Element
from engine.games.mage_quest.table import is_created, next_of
from engine.games.mage_quest.zones import ARROW, DIRECTION, MARKS
from tui.draw.canvas import Word, Words
from tui.draw.glyphs import DONE
from tui.games.mage_quest.look import ARROWS, SIGNS, short_of

WAYS = {0: "either way", 1: "clockwise", -1: "counterclockwise"}


class Page(msgspec.Struct, frozen=True):
    """One book, by places of its circle from the top, clockwise."""

    book: Book
    marked: frozenset[int]
    following: frozenset[int]
    arrow: int | None
    direction: int
    created: bool

    @property
    def marks(self) -> int:
        return len(self.marked)

    @property
    def sign(self) -> str:
        """The arrow in the middle."""
        return "" if self.arrow is None else ARROWS[self.arrow]


def page_of(world: World, book: int) -> Page:
    printed = box().books[world.kinds[book]]
    marks, arrow, way = MARKS(world, book), ARROW(world, book), DIRECTION(world, book)
    marked = frozenset((arrow - 1 + (way or 1) * step) % CIRCLE for step in range(marks))
    following = frozenset(printed.circle.index(element) for element in next_of(world, book)) if marks else frozenset()
    return Page(printed, marked, following, arrow - 1 if arrow else None, way, is_created(world, book))


def blank_page(book: Book) -> Page:
    """A book nobody has begun."""
    return Page(book, frozenset(), frozenset(), None, 0, False)


def count_words(page: Page) -> Words:
    """`3 of 6, clockwise`"""
    if page.created:
        return (Word("6 of 6", "dim"),)
    if page.marks == CIRCLE:
        return (Word("6 of 6", "bright", bold=True),)
    way = f", {WAYS[page.direction]}" if page.marks else ""
    return (Word(f"{page.marks} of 6"), Word(way, "dim"))


def next_words(page: Page, *, short: bool = False) -> Words:
    """`next ° Salt > ♣ Wood`, or what else there is to do with the book."""
    if page.created:
        return (Word(f"{DONE} created", "gold", bold=True),)
    if page.marks == CIRCLE:
        return (Word("ready to create" if not short else "ready", "lit", bold=True),)
    if not page.marks:
        return (Word("start any" if short else "start anywhere", "lit"),)
    names = [
        Word(_named(page.book.circle[place], short), page.book.circle[place], bold=True) for place in following(page)
    ]
    joint = Word(" > " if page.direction else " or " if not short else "/", "dim")
    lead = (Word("next ", "lit"),)
    return (*lead, *((names[0], joint, names[1]) if len(names) > 1 else names))


def following(page: Page) -> list[int]:
    """The places to come: both neighbours, or the next two in order."""
    if not page.direction:
        return sorted(page.following)
    nearest = next(iter(page.following))
    after = (nearest + page.direction) % CIRCLE
    return [nearest] if after in page.marked else [nearest, after]


def _named(element: Element, short: bool) -> str:
    return SIGNS[element] if short else f"{SIGNS[element]} {short_of(element)}"
