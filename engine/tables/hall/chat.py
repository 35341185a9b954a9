"""What is said in a room of the hall, the lobby or a table: plain text, the last of it kept.

What one person may say in a minute is counted over all rooms and all programs that serve the hall.
"""

from collections.abc import Callable

import msgspec

from engine.core import Rejected
from engine.store import Book, EventStore
from engine.tables.hall.limits import Limits
from engine.tables.hall.people import Who
from engine.tables.hall.rate_limit import Pace
from engine.tables.plain_text import LONGEST_LINE, plain

LOBBY = "lobby"


class Said(msgspec.Struct, frozen=True):
    """A line: when, by whom (nobody: by the hall itself), and what."""

    at: int
    who: str
    name: str
    text: str


class Talk(msgspec.Struct, frozen=True):
    """What was said in a room lately."""

    lines: tuple[Said, ...] = ()


class Chat:
    """All rooms of a hall."""

    def __init__(self, store: EventStore, limits: Limits, clock: Callable[[], int]) -> None:
        self.book = Book(store, "chat", Talk)
        self.limits, self.clock = limits, clock
        self.pace = Pace(store, "chat", limits.lines_a_minute, clock)

    def lines(self, room: str) -> tuple[Said, ...]:
        """What was said in a room, the last at the end."""
        talk = self.book.get(room)
        return talk.lines if talk else ()

    def say(self, room: str, who: Who, text: str) -> None:
        """Somebody says something. Raises Rejected where it is nothing, or too much in a minute."""
        words = plain(text, LONGEST_LINE)
        if not words:
            raise Rejected("NothingSaid", "Type a message first.")
        if not self.pace.may(who.id):
            raise Rejected("TooMuchSaid", "That is a lot of messages; wait a moment.")
        self._add(room, Said(self.clock(), who.id, who.name, words))

    def announce(self, room: str, text: str) -> None:
        """The hall says what has happened."""
        self._add(room, Said(self.clock(), "", "", plain(text, LONGEST_LINE)))

    def forget(self, room: str) -> None:
        self.book.strike(room)

    def _add(self, room: str, said: Said) -> None:
        def after(talk: Talk | None) -> Talk:
            return Talk((*(talk.lines if talk else ()), said)[-self.limits.lines_kept :])

        self.book.change(room, after)
