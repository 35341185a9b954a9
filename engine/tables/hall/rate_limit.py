"""So often a minute, or an hour, and no more: what one person may do, counted over all programs that serve the hall.

Kept in a book of the store, so that nobody gets more by coming in twice or by another worker. Used for what is said and
for invitation words that are tried.
"""

from collections.abc import Callable
from functools import partial

import msgspec

from engine.store import Book, EventStore
from engine.tables.hall.limits import Limits

MINUTE = 60_000
HOUR = 60 * MINUTE


class Times(msgspec.Struct, frozen=True):
    """When somebody did it last, the latest at the end."""

    at: tuple[int, ...] = ()


class Pace:
    """How often people do one kind of thing."""

    def __init__(self, store: EventStore, name: str, most: int, clock: Callable[[], int], window: int = MINUTE) -> None:
        self.book = Book(store, f"pace of {name}", Times)
        self.most, self.clock, self.window = most, clock, window

    def may(self, person: str) -> bool:
        """Whether somebody may do it once more; that counts."""
        now = self.clock()
        before: tuple[int, ...] = ()

        def after(times: Times | None) -> Times:
            nonlocal before
            before = tuple(at for at in (times.at if times else ()) if now - self.window < at <= now)
            return Times((*before, now) if len(before) < self.most else before)

        self.book.change(person, after)
        return len(before) < self.most

    def forget(self) -> None:
        """Strike who has done nothing for as long as it counts."""
        now = self.clock()
        for person, times in self.book:
            if not times.at or times.at[-1] <= now - self.window:
                self.book.change(person, partial(without, times))


def without(seen: Times, found: Times | None) -> Times | None:
    """Nothing, unless something else is there by now."""
    return None if found == seen else found


EVERYBODY = "everybody"


class WordTries:
    """Invitation words that are tried: by whom, from where, at which table, so that guessing takes for ever.

    A guest is somebody else after every log-in, so people alone are not counted. A word that is said to the hall is
    tried at all of its tables at once, by everybody together: that is slowed down as well when it is often.
    """

    def __init__(self, store: EventStore, limits: Limits, clock: Callable[[], int]) -> None:
        self.by_person = Pace(store, "words", limits.words_a_minute, clock)
        self.by_origin = Pace(store, "words by origin", limits.words_a_minute, clock)
        self.by_hour = Pace(store, "words by hour", limits.words_an_hour, clock, HOUR)
        self.by_all = Pace(store, "words of all", limits.all_words_a_minute, clock)
        self.by_table = Pace(store, "words by table", limits.table_words_an_hour, clock, HOUR)

    def may(self, person: str, origin: str = "", table: str = "") -> bool:
        """Whether another word may be tried, at one table or at all of them; that counts."""
        if not self.by_person.may(person):
            return False
        if origin and not (self.by_origin.may(origin) and self.by_hour.may(origin)):
            return False
        return self.by_all.may(EVERYBODY) and self.by_table.may(table or EVERYBODY)

    def forget(self) -> None:
        """Strike what no longer counts."""
        for pace in (self.by_person, self.by_origin, self.by_hour, self.by_all, self.by_table):
            pace.forget()
