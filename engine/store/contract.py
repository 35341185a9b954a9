"""The contract of every store: the log of a table as encoded lines, line 0 being its header.

A store adds lines only at the end and only if it holds as many as the writer believes: whoever loses a race gets
`Conflict` and nothing is written. What `append` accepted is durable when it returns. No line but the header is read.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Self

import msgspec

from engine.store.errors import StoreProblem
from engine.store.summary import Summary


class Row(msgspec.Struct, frozen=True):
    """A table as a list shows it. `created` and `updated` are milliseconds since 1970, `count` counts lines."""

    id: str
    game: str
    created: int
    updated: int
    count: int
    summary: Summary


class Watch:
    """Tells whether anything was written since one last looked. Cheap: ask as often as you like, from any thread."""

    def __init__(self, token: Callable[[], Any]) -> None:
        self._token = token
        self._seen = token()

    def changed(self) -> bool:
        """Whether a line was written or a table deleted since the last call, here or in another process."""
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
    def tables(self) -> list[Row]:
        """All tables, the one written to last first."""

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
        raise StoreProblem("A table starts with the header of its log.") from None
