"""A store that lasts as long as the program: for tests, lessons and games nobody wants to keep."""

from collections.abc import Callable, Sequence
from itertools import takewhile
from threading import RLock

import msgspec

from engine.journal.journal import now
from engine.store.books import Entry
from engine.store.contract import EventStore, Row, Watch, game_in
from engine.store.errors import Conflict, NoSuchTable, Outdated
from engine.store.summary import Summary


class MemoryStore(EventStore):
    """Tables in a dictionary, the one written to last at its end."""

    def __init__(self, clock: Callable[[], int] = now) -> None:
        self._clock = clock
        self._lock = RLock()
        self._rows: dict[str, Row] = {}
        self._lines: dict[str, list[bytes]] = {}
        self._books: dict[str, dict[str, Entry]] = {}
        self._changes = 0

    def append(self, table: str, expected: int, lines: Sequence[bytes], summary: Summary) -> None:
        with self._lock:
            if expected and table not in self._rows:
                raise NoSuchTable(table)
            kept = self._lines.get(table, [])
            if len(kept) != expected:
                raise Conflict(table, expected, len(kept))
            time = self._clock()
            row = self._rows.pop(table) if expected else Row(table, game_in(lines), time, time, 0, summary)
            self._lines[table] = [*kept, *lines]
            count = expected + len(lines)
            self._changes += 1
            changes = {"updated": time, "count": count, "summary": summary, "change": self._changes}
            self._rows[table] = msgspec.structs.replace(row, **changes)

    def read(self, table: str, start: int = 0) -> list[bytes]:
        with self._lock:
            if table not in self._lines:
                raise NoSuchTable(table)
            return self._lines[table][start:]

    def tables(self, after: int = 0) -> list[Row]:
        with self._lock:
            return list(takewhile(lambda row: row.change > after, reversed(self._rows.values())))

    def row(self, table: str) -> Row:
        with self._lock:
            if table not in self._rows:
                raise NoSuchTable(table)
            return self._rows[table]

    def watch(self) -> Watch:
        return Watch(lambda: self._changes)

    def delete(self, table: str) -> None:
        with self._lock:
            if table not in self._rows:
                raise NoSuchTable(table)
            del self._rows[table], self._lines[table]
            self._changes += 1

    def entries(self, book: str) -> list[Entry]:
        with self._lock:
            return [entry for _, entry in sorted(self._books.get(book, {}).items())]

    def entry(self, book: str, key: str) -> Entry | None:
        with self._lock:
            return self._books.get(book, {}).get(key)

    def enter(self, book: str, key: str, value: bytes, version: int) -> None:
        with self._lock:
            self._refuse_if_changed(book, key, version)
            self._changes += 1
            self._books.setdefault(book, {})[key] = Entry(key, value, self._changes)

    def strike(self, book: str, key: str, version: int | None = None) -> None:
        with self._lock:
            if version is not None:
                self._refuse_if_changed(book, key, version)
            if self._books.get(book, {}).pop(key, None) is not None:
                self._changes += 1

    def _refuse_if_changed(self, book: str, key: str, version: int) -> None:
        found = self.entry(book, key)
        if (found.version if found else 0) != version:
            raise Outdated(f"{book}/{key}")

    def time(self) -> int:
        return self._clock()

    def close(self) -> None:
        """Nothing to let go of."""
