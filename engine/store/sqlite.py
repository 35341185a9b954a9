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
from engine.store.contract import EventStore, Row, Watch, game_in
from engine.store.errors import Conflict, NoSuchTable, StoreProblem
from engine.store.sqlite_faults import DAMAGED, told_plainly
from engine.store.sqlite_file import opened
from engine.store.summary import Summary

PATIENCE = 5.0
ROW = "SELECT id, game, created, updated, count, summary FROM tables"
OPEN = """INSERT INTO tables (id, game, created, updated, change, count, summary)
          VALUES (?, ?, ?, ?, (SELECT coalesce(max(change), 0) + 1 FROM tables), ?, ?)"""
GROW = """UPDATE tables SET updated = ?, change = (SELECT max(change) + 1 FROM tables), count = ?, summary = ?
          WHERE id = ?"""


class SqliteStore(EventStore):
    """See the module. `patience` is how many seconds to wait for another program that is writing."""

    def __init__(self, path: Path | str, clock: Callable[[], int] = now, patience: float = PATIENCE) -> None:
        self.path = Path(path)
        self._clock = clock
        self._lock = RLock()
        self._commits = 0
        self._db = opened(self.path, patience)

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
                self._db.execute(GROW, (time, total, glance, table))
            else:
                self._db.execute(OPEN, (table, game_in(lines), time, time, total, glance))
            numbered = ((table, expected + index, line) for index, line in enumerate(lines))
            self._db.executemany("INSERT INTO lines (id, number, line) VALUES (?, ?, ?)", numbered)

    def read(self, table: str, start: int = 0) -> list[bytes]:
        query = "SELECT line FROM lines WHERE id = ? AND number >= ? ORDER BY number"
        found = [line for (line,) in self._ask(query, (table, start))]
        if not found:
            self.row(table)
        return found

    def tables(self) -> list[Row]:
        return [self._row(found) for found in self._ask(f"{ROW} ORDER BY change DESC")]

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

    def close(self) -> None:
        with self._lock:
            self._db.close()

    def _ask(self, query: str, values: tuple[Any, ...] = ()) -> list[Any]:
        with self._lock, told_plainly(self.path):
            return self._db.execute(query, values).fetchall()

    def _row(self, found: tuple[Any, ...]) -> Row:
        id, game, created, updated, count, glance = found
        try:
            return Row(id, game, created, updated, count, msgspec.json.decode(glance, type=Summary))
        except msgspec.MsgspecError:
            raise StoreProblem(DAMAGED.format(path=self.path)) from None

    @contextmanager
    def _writing(self) -> Iterator[None]:
        """One transaction: all of it or nothing."""
        with self._lock, told_plainly(self.path):
            self._db.execute("BEGIN IMMEDIATE")
            try:
                yield
                self._db.execute("COMMIT")
                self._commits += 1
            finally:
                if self._db.in_transaction:
                    self._db.execute("ROLLBACK")
