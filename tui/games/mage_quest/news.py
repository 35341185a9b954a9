"""What the other player changed since the viewer's last turn, for the board to mark.

Made by `Sight` from two Worlds of the same table. Without an earlier one nothing is news.
"""

from __future__ import annotations

from functools import cached_property

from engine.games.mage_quest.content.forms import ELEMENTS, Element
from engine.games.mage_quest.table import books_of, fleet_of, stores_of
from engine.games.mage_quest.zones import ALLIES, MANA, MARKS, SPEED
from tui.board import news
from tui.games.mage_quest.scenes.pages import page_of

TRACKS = {"Allies": ALLIES, "Mana": MANA, "Speed": SPEED}


class News(news.News):
    """One seat's news."""

    @cached_property
    def vehicles(self) -> frozenset[int]:
        """The vehicles that went elsewhere, were converted or built."""
        return frozenset(filter(self.has_moved, fleet_of(self.world, self.seat)))

    def track_was(self, track: str) -> int | None:
        """Where a track stood, if it stands elsewhere now."""
        return self.was(TRACKS[track])

    @cached_property
    def stored(self) -> frozenset[Element]:
        """The elements of which the stores hold another number."""
        if self.before is None:
            return frozenset()
        counts = zip(ELEMENTS, stores_of(self.before, self.seat), stores_of(self.world, self.seat), strict=True)
        return frozenset(element for element, had, has in counts if had != has)

    @cached_property
    def marks(self) -> dict[int, frozenset[int]]:
        """The new marks of every book that has some, by their places in the circle."""
        before = self.before
        if before is None or not books_of(before, self.seat):
            return {}
        books = [book for book in books_of(self.world, self.seat) if MARKS(self.world, book) != MARKS(before, book)]
        return {book: page_of(self.world, book).marked - page_of(before, book).marked for book in books}

    @cached_property
    def created(self) -> frozenset[int]:
        """The books that were created."""
        before = self.before
        if before is None:
            return frozenset()
        return frozenset(book for book in books_of(before, self.seat) if self.world.sides[book] != before.sides[book])

    def is_about(self, book: int) -> bool:
        return book in self.marks or book in self.created
