"""Books beside the logs: small values by name, such as who somebody is, what was said, which tables are open.

An entry is exchanged only by who has seen it as it is: whoever loses a race gets `Outdated` and looks again, which
`Book.change` does for its callers. A book knows the type of its values; the store knows bytes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Generic, TypeVar

import msgspec

from engine.store.errors import Outdated, StoreProblem

if TYPE_CHECKING:
    from engine.store.contract import EventStore

T = TypeVar("T", bound=msgspec.Struct)


class Entry(msgspec.Struct, frozen=True):
    """What a book says under a name. Its version is another one after every change."""

    key: str
    value: bytes
    version: int


class Book(Generic[T]):
    """The entries of one kind, as values of their type."""

    def __init__(self, store: EventStore, name: str, kind: type[T]) -> None:
        self.store, self.name, self.kind = store, name, kind

    def __iter__(self) -> Iterator[tuple[str, T]]:
        """All of it, in the order of the names."""
        return ((entry.key, self._read(entry)) for entry in self.store.entries(self.name))

    def get(self, key: str) -> T | None:
        """What is written under this name."""
        entry = self.store.entry(self.name, key)
        return None if entry is None else self._read(entry)

    def change(self, key: str, changed: Callable[[T | None], T | None]) -> T | None:
        """Write what `changed` makes of what is there; None strikes it. Called once more for every lost race."""
        while True:
            entry = self.store.entry(self.name, key)
            value = changed(None if entry is None else self._read(entry))
            try:
                self._write(key, entry, value)
            except Outdated:
                continue
            return value

    def put(self, key: str, value: T) -> None:
        """Write this, whatever is there."""
        self.change(key, lambda _: value)

    def strike(self, key: str) -> None:
        """Forget a name, if it is there."""
        self.store.strike(self.name, key)

    def _write(self, key: str, entry: Entry | None, value: T | None) -> None:
        version = entry.version if entry else 0
        if value is not None:
            data = msgspec.json.encode(value)
            if entry is None or entry.value != data:
                self.store.enter(self.name, key, data, version)
        elif entry is not None:
            self.store.strike(self.name, key, version)

    def _read(self, entry: Entry) -> T:
        try:
            return msgspec.json.decode(entry.value, type=self.kind)
        except msgspec.MsgspecError:
            raise StoreProblem(f"The entry {entry.key!r} of the book {self.name!r} cannot be read.") from None
