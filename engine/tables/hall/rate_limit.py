"""So often a minute and no more: what one person may do, counted over all programs that serve the hall.

Kept in a book of the store, so that nobody gets more by coming in twice or by another worker. Used for what is said and
for invitation words that are tried.
"""

from collections.abc import Callable
from functools import partial

import msgspec

from engine.store import Book, EventStore

MINUTE = 60_000


class Times(msgspec.Struct, frozen=True):
    """When somebody did it last, the latest at the end."""

    at: tuple[int, ...] = ()


class Pace:
    """How often people do one kind of thing."""

    def __init__(self, store: EventStore, name: str, most: int, clock: Callable[[], int]) -> None:
        self.book = Book(store, f"pace of {name}", Times)
        self.most, self.clock = most, clock

    def may(self, person: str) -> bool:
        """Whether somebody may do it once more; that counts."""
        now = self.clock()
        before: tuple[int, ...] = ()

        def after(times: Times | None) -> Times:
            nonlocal before
            before = tuple(at for at in (times.at if times else ()) if now - MINUTE < at <= now)
            return Times((*before, now) if len(before) < self.most else before)

        self.book.change(person, after)
        return len(before) < self.most

    def forget(self) -> None:
        """Strike who has done nothing for a minute."""
        now = self.clock()
        for person, times in self.book:
            if not times.at or times.at[-1] <= now - MINUTE:
                self.book.change(person, partial(without, times))


def without(seen: Times, found: Times | None) -> Times | None:
    """Nothing, unless something else is there by now."""
    return None if found == seen else found
