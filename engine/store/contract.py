"""The contract of every store: the log of a table as encoded lines, line 0 being its header, and books beside them.

A store adds lines only at the end and only if it holds as many as the writer believes: whoever loses a race gets
`Conflict` and nothing is written. What `append` accepted is durable when it returns. No line but the header is read.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Self

import msgspec

from engine.store.books import Entry
from engine.store.claims import Pulse, claimed, is_alive, pulses, released
from engine.store.errors import NoHeader
from engine.store.summary import Summary


class Row(msgspec.Struct, frozen=True):
    """A table as a list shows it. `created` and `updated` are milliseconds since 1970, `count` counts lines.

    `change` is higher than that of every table written to before.
    """

    id: str
    game: str
    created: int
    updated: int
    count: int
    summary: Summary
    change: int = 0


class Watch:
    """Tells whether anything was written since one last looked. Cheap: ask as often as you like, from any thread."""

    def __init__(self, token: Callable[[], Any]) -> None:
        self._token = token
        self._seen = token()

    def changed(self) -> bool:
        """Whether anything was written or deleted since the last call, here or (at once, or soon) elsewhere."""
        token = self._token()
        changed: bool = token != self._seen
        self._seen = token
        return changed


class EventStore(ABC):
    """See the module. May be called from several threads."""

    @abstractmethod
    def append(self, table: str, expected: int, lines: Sequence[bytes], summary: Summary) -> None:
        """Add lines to a table that holds `expected` of them; with 0, open it. Raises Conflict or NoSuchTable."""

    @abstractmethod
    def read(self, table: str, start: int = 0) -> list[bytes]:
        """The lines from `start` on. Raises NoSuchTable."""

    @abstractmethod
    def tables(self, after: int = 0) -> list[Row]:
        """All tables written to after a change, the last first."""

    @abstractmethod
    def row(self, table: str) -> Row:
        """One table. Raises NoSuchTable."""

    @abstractmethod
    def watch(self) -> Watch:
        """Something to ask now and then whether there is news."""

    @abstractmethod
    def delete(self, table: str) -> None:
        """Forget a table and its log. Raises NoSuchTable."""

    @abstractmethod
    def entries(self, book: str) -> list[Entry]:
        """All of a book, in the order of the keys."""

    @abstractmethod
    def entry(self, book: str, key: str) -> Entry | None:
        """One entry of a book."""

    @abstractmethod
    def enter(self, book: str, key: str, value: bytes, version: int) -> None:
        """Exchange the entry that has this version, or with 0 make it; no version comes twice. Raises Outdated."""

    @abstractmethod
    def strike(self, book: str, key: str, version: int | None = None) -> None:
        """Forget an entry, if it is there; with a version only as it is then. Raises Outdated."""

    @abstractmethod
    def time(self) -> int:
        """Milliseconds since 1970, by a clock that all programs on this store share."""

    def beat(self, node: str) -> None:
        """A program says that it lives; to be said every `BEAT` milliseconds."""
        pulses(self).put(node, Pulse(self.time()))

    def is_alive(self, node: str) -> bool:
        """Whether a program has said lately that it lives."""
        return is_alive(self, node, self.time())

    def claim(self, name: str, node: str) -> bool:
        """Whether this program, which beats, is the one to do a thing: until it releases it or falls silent."""
        return claimed(self, name, node, self.time())

    def release(self, name: str, node: str) -> None:
        """Let others do it."""
        released(self, name, node)

    @abstractmethod
    def close(self) -> None:
        """Let go of everything; the store cannot be used afterwards."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *failed: object) -> None:
        self.close()


class Named(msgspec.Struct):
    """The one thing a store reads from a header."""

    game: str


def game_in(lines: Sequence[bytes]) -> str:
    """Which game a log is of."""
    try:
        return msgspec.json.decode(lines[0], type=Named).game
    except (IndexError, msgspec.MsgspecError):
        raise NoHeader from None
