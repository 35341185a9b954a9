"""One person's share of the hall's store: the tables they laid, which nobody else is shown.

A player alone at a table sees everything their seats may see, and the local hall offers every stored table to whoever
opens it. So an app made for one keyboard is given this instead of the store that many share.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from engine.store import Book, Entry, EventStore, NoSuchTable, Row, Summary, Watch


class Owned(msgspec.Struct, frozen=True):
    """The tables of one person."""

    tables: tuple[str, ...] = ()


class OwnTables(EventStore):
    """See the module. The store behind it stays open."""

    def __init__(self, store: EventStore, owner: str) -> None:
        self.store, self.owner = store, owner
        self._book = Book(store, "own tables", Owned)
        self._mine = set((self._book.get(owner) or Owned()).tables)

    def append(self, table: str, expected: int, lines: Sequence[bytes], summary: Summary) -> None:
        if expected:
            self._refuse_foreign(table)
        self.store.append(table, expected, lines, summary)
        if not expected:
            self._own({*self._mine, table})

    def read(self, table: str, start: int = 0) -> list[bytes]:
        self._refuse_foreign(table)
        return self.store.read(table, start)

    def tables(self, after: int = 0) -> list[Row]:
        return [row for row in self.store.tables(after) if row.id in self._mine]

    def row(self, table: str) -> Row:
        self._refuse_foreign(table)
        return self.store.row(table)

    def watch(self) -> Watch:
        return self.store.watch()

    def delete(self, table: str) -> None:
        self._refuse_foreign(table)
        self.store.delete(table)
        self._own(self._mine - {table})

    def entries(self, book: str) -> list[Entry]:
        return []

    def entry(self, book: str, key: str) -> Entry | None:
        return None

    def enter(self, book: str, key: str, value: bytes, version: int) -> None:
        raise NotImplementedError("the books of a hall belong to the hall")

    def strike(self, book: str, key: str, version: int | None = None) -> None:
        raise NotImplementedError("the books of a hall belong to the hall")

    def time(self) -> int:
        return self.store.time()

    def close(self) -> None:
        """The store is the hall's."""

    def forget(self) -> None:
        """The owner has left for good: so do their tables."""
        for table in tuple(self._mine):
            self.delete(table)
        self._book.strike(self.owner)

    def _own(self, tables: set[str]) -> None:
        self._mine = tables
        self._book.put(self.owner, Owned(tuple(sorted(tables))))

    def _refuse_foreign(self, table: str) -> None:
        if table not in self._mine:
            raise NoSuchTable(table)
