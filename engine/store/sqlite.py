"""The store of a player: one SQLite file that several programs may use at once.

Lines are on the disk when `append` returns. Whatever SQLite complains about becomes one sentence (`StoreProblem`).
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from threading import RLock
from typing import Any

import msgspec

from engine.journal.journal import now
from engine.store.books import Entry
from engine.store.contract import EventStore, Row, Watch, game_in
from engine.store.errors import Conflict, NoSuchTable, Outdated, StoreProblem
from engine.store.sqlite_faults import DAMAGED, told_plainly
from engine.store.sqlite_file import begin_writing, opened, opened_to_read
from engine.store.summary import Summary

PATIENCE = 5.0
AGAIN = 0.2
"""The part of its patience for who kept it waiting in vain: a long lock is not waited for twice."""

ROW = "SELECT id, game, created, updated, count, summary, change FROM tables"
OPEN = "INSERT INTO tables (id, game, created, updated, change, count, summary) VALUES (?, ?, ?, ?, ?, ?, ?)"
GROW = "UPDATE tables SET updated = ?, change = ?, count = ?, summary = ? WHERE id = ?"
ENTRY = "SELECT key, value, version FROM entries WHERE book = ?"


class SqliteStore(EventStore):
    """See the module. `patience` is how many seconds to wait for another program that is writing.

    With `to_read`, a file that cannot be written is opened all the same; writing to it raises StoreProblem.
    """

    def __init__(
        self, path: Path | str, clock: Callable[[], int] = now, patience: float = PATIENCE, *, to_read: bool = False
    ) -> None:
        self.path = Path(path)
        self._clock = clock
        self._lock = RLock()
        self._commits = 0
        self._patience, self._waited_in_vain = patience, False
        try:
            self._db = opened(self.path, patience)
        except StoreProblem:
            if not to_read or not self.path.is_file():
                raise
            self._db = opened_to_read(self.path, patience)

    def append(self, table: str, expected: int, lines: Sequence[bytes], summary: Summary) -> None:
        with self._writing():
            found = self._db.execute("SELECT count FROM tables WHERE id = ?", (table,)).fetchone()
            if expected and found is None:
                raise NoSuchTable(table)
            count = found[0] if found else 0
            if count != expected:
                raise Conflict(table, expected, count)
            time, glance, total = self._clock(), msgspec.json.encode(summary), expected + len(lines)
            if expected:
                self._db.execute(GROW, (time, self._next_change(), total, glance, table))
            else:
                self._db.execute(OPEN, (table, game_in(lines), time, time, self._next_change(), total, glance))
            numbered = ((table, expected + index, line) for index, line in enumerate(lines))
            self._db.executemany("INSERT INTO lines (id, number, line) VALUES (?, ?, ?)", numbered)

    def read(self, table: str, start: int = 0) -> list[bytes]:
        query = "SELECT CAST(line AS BLOB) FROM lines WHERE id = ? AND number >= ? ORDER BY number"
        found = [line for (line,) in self._ask(query, (table, start))]
        if not found:
            self.row(table)
        return found

    def tables(self, after: int = 0) -> list[Row]:
        return [self._row(found) for found in self._ask(f"{ROW} WHERE change > ? ORDER BY change DESC", (after,))]

    def row(self, table: str) -> Row:
        found = self._ask(f"{ROW} WHERE id = ?", (table,))
        if not found:
            raise NoSuchTable(table)
        return self._row(found[0])

    def watch(self) -> Watch:
        # SQLite counts the commits of others; our own do not show there.
        return Watch(lambda: (self._ask("PRAGMA data_version"), self._commits))

    def delete(self, table: str) -> None:
        with self._writing():
            if self._db.execute("DELETE FROM tables WHERE id = ?", (table,)).rowcount == 0:
                raise NoSuchTable(table)
            self._db.execute("DELETE FROM lines WHERE id = ?", (table,))

    def entries(self, book: str) -> list[Entry]:
        return [Entry(*found) for found in self._ask(f"{ENTRY} ORDER BY key", (book,))]

    def entry(self, book: str, key: str) -> Entry | None:
        return next((Entry(*found) for found in self._ask(f"{ENTRY} AND key = ?", (book, key))), None)

    def enter(self, book: str, key: str, value: bytes, version: int) -> None:
        with self._writing():
            self._refuse_if_changed(book, key, version)
            said = (book, key, value, self._next_change())
            self._db.execute("INSERT OR REPLACE INTO entries (book, key, value, version) VALUES (?, ?, ?, ?)", said)

    def strike(self, book: str, key: str, version: int | None = None) -> None:
        if version is None and self.entry(book, key) is None:
            return
        with self._writing():
            if version is not None:
                self._refuse_if_changed(book, key, version)
            self._db.execute("DELETE FROM entries WHERE book = ? AND key = ?", (book, key))

    def _refuse_if_changed(self, book: str, key: str, version: int) -> None:
        found = self._db.execute("SELECT version FROM entries WHERE book = ? AND key = ?", (book, key)).fetchone()
        if (found[0] if found else 0) != version:
            raise Outdated(f"{book}/{key}")

    def _next_change(self) -> int:
        """The number of a change; nobody else writes before this transaction ends."""
        self._db.execute("UPDATE counter SET change = change + 1")
        return int(self._db.execute("SELECT change FROM counter").fetchone()[0])

    def time(self) -> int:
        return self._clock()

    def close(self) -> None:
        with self._lock:
            self._db.close()

    def _ask(self, query: str, values: tuple[Any, ...] = ()) -> list[Any]:
        with self._lock, told_plainly(self.path):
            return self._db.execute(query, values).fetchall()

    def _row(self, found: tuple[Any, ...]) -> Row:
        id, game, created, updated, count, glance, change = found
        try:
            return Row(id, game, created, updated, count, msgspec.json.decode(glance, type=Summary), change)
        except msgspec.MsgspecError:
            raise StoreProblem(DAMAGED.format(path=self.path)) from None

    @contextmanager
    def _writing(self) -> Iterator[None]:
        """One transaction: all of it or nothing."""
        with self._lock, told_plainly(self.path):
            vain, self._waited_in_vain = self._waited_in_vain, True
            begin_writing(self._db, self._patience * AGAIN if vain else self._patience)
            self._waited_in_vain = False
            try:
                yield
                self._db.execute("COMMIT")
                self._commits += 1
            finally:
                if self._db.in_transaction:
                    self._db.execute("ROLLBACK")
