"""The store for a hall on several machines: PostgreSQL, by the same contract as the others.

Writers take turns, so changes are numbered in the order they can be seen; every commit wakes the others by NOTIFY. An
advisory lock says which program plays a table's bots, and is free the moment that program's connection ends.
Needs the extra `postgres`; `engine.store.open_store` says so in one sentence where it is missing.
"""

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from threading import RLock
from typing import Any

import msgspec
import psycopg

from engine.journal.journal import now
from engine.store.books import Entry
from engine.store.contract import EventStore, Row, Watch, game_in
from engine.store.errors import Conflict, NoSuchTable, Outdated, StoreProblem
from engine.store.postgres_link import CHANNEL, Link, bring_up
from engine.store.summary import Summary

ROW = "SELECT id, game, created, updated, count, summary, change FROM duskhall.tables"
OPEN = """INSERT INTO duskhall.tables (id, game, created, updated, change, count, summary)
          VALUES (%s, %s, %s, %s, nextval('duskhall.change'), %s, %s)"""
GROW = """UPDATE duskhall.tables SET updated = %s, change = nextval('duskhall.change'), count = %s, summary = %s
          WHERE id = %s"""
ENTRY = "SELECT key, value, version FROM duskhall.entries WHERE book = %s"
ENTER = """INSERT INTO duskhall.entries (book, key, value, version) VALUES (%s, %s, %s, nextval('duskhall.change'))
           ON CONFLICT (book, key) DO UPDATE SET value = excluded.value, version = excluded.version"""


class PostgresStore(EventStore):
    """See the module. Without a clock of its own it goes by that of the database, which all machines share."""

    def __init__(self, where: str, clock: Callable[[], int] | None = None) -> None:
        self._link, self._ear = Link(where), Link(where, listens=True)
        self._heard, self._commits = 0, 0
        self._claims: dict[str, tuple[str, int]] = {}
        self._claiming = RLock()
        try:
            bring_up(self._link)
            self._clock = clock or self._shared_clock()
            self._mine = self._link.db.info.backend_pid
            self._ear.ask("SELECT 1")
        except BaseException:
            self.close()
            raise

    def append(self, table: str, expected: int, lines: Sequence[bytes], summary: Summary) -> None:
        with self._writing() as db:
            found = db.execute("SELECT count FROM duskhall.tables WHERE id = %s", (table,)).fetchone()
            if expected and found is None:
                raise NoSuchTable(table)
            count = found[0] if found else 0
            if count != expected:
                raise Conflict(table, expected, count)
            time, glance, total = self._clock(), msgspec.json.encode(summary), expected + len(lines)
            if expected:
                db.execute(GROW, (time, total, glance, table))
            else:
                db.execute(OPEN, (table, game_in(lines), time, time, total, glance))
            numbered = [(table, expected + index, line) for index, line in enumerate(lines)]
            with db.cursor() as cursor:
                cursor.executemany("INSERT INTO duskhall.lines (id, number, line) VALUES (%s, %s, %s)", numbered)

    def read(self, table: str, start: int = 0) -> list[bytes]:
        query = "SELECT line FROM duskhall.lines WHERE id = %s AND number >= %s ORDER BY number"
        found = [line for (line,) in self._link.ask(query, (table, start))]
        if not found:
            self.row(table)
        return found

    def tables(self, after: int = 0) -> list[Row]:
        found = self._link.ask(f"{ROW} WHERE change > %s ORDER BY change DESC", (after,))
        return [self._row(*row) for row in found]

    def row(self, table: str) -> Row:
        found = self._link.ask(f"{ROW} WHERE id = %s", (table,))
        if not found:
            raise NoSuchTable(table)
        return self._row(*found[0])

    def delete(self, table: str) -> None:
        with self._writing() as db:
            if db.execute("DELETE FROM duskhall.tables WHERE id = %s", (table,)).rowcount == 0:
                raise NoSuchTable(table)
            db.execute("DELETE FROM duskhall.lines WHERE id = %s", (table,))

    def entries(self, book: str) -> list[Entry]:
        return [Entry(*found) for found in self._link.ask(f"{ENTRY} ORDER BY key", (book,))]

    def entry(self, book: str, key: str) -> Entry | None:
        return next((Entry(*found) for found in self._link.ask(f"{ENTRY} AND key = %s", (book, key))), None)

    def enter(self, book: str, key: str, value: bytes, version: int) -> None:
        with self._writing() as db:
            refuse_if_changed(db, book, key, version)
            db.execute(ENTER, (book, key, value))

    def strike(self, book: str, key: str, version: int | None = None) -> None:
        if version is None and self.entry(book, key) is None:
            return
        with self._writing() as db:
            if version is not None:
                refuse_if_changed(db, book, key, version)
            db.execute("DELETE FROM duskhall.entries WHERE book = %s AND key = %s", (book, key))

    def time(self) -> int:
        return self._clock()

    def watch(self) -> Watch:
        self._ear.ask("SELECT 1")  # after an answer, everything committed before has been heard of
        return Watch(lambda: (self._listen(), self._commits, self._ear.losses))

    def claim(self, name: str, node: str) -> bool:
        with self._claiming, self._ear.lock:
            held = self._claims.get(name)
            if held is not None and held[1] == self._ear.losses and not self._ear.db.closed:
                return held[0] == node
            # The lock is the connection's: one that was lost has lost its locks as well.
            is_ours = bool(self._ear.ask("SELECT pg_try_advisory_lock(hashtextextended(%s, 0))", (name,))[0][0])
            if is_ours:
                self._claims[name] = (node, self._ear.losses)
            else:
                self._claims.pop(name, None)
            return is_ours

    def release(self, name: str, node: str) -> None:
        with self._claiming:
            held = self._claims.get(name)
            if held is not None and held[0] == node:
                del self._claims[name]
                self._ear.ask("SELECT pg_advisory_unlock(hashtextextended(%s, 0))", (name,))

    def close(self) -> None:
        self._link.close()
        self._ear.close()

    @contextmanager
    def _writing(self) -> Iterator[psycopg.Connection[Any]]:
        with self._link.writing() as db:
            yield db
            db.execute(f"NOTIFY {CHANNEL}")
            self._mine = db.info.backend_pid
        self._commits += 1

    def _listen(self) -> int:
        """How often others have written. Our own commits are counted when they are made."""
        with self._ear.lock:
            self._heard += sum(note.be_pid != self._mine for note in self._ear.notes())
            return self._heard

    def _shared_clock(self) -> Callable[[], int]:
        """This machine's clock, set by the database's."""
        asked = time.time_ns()
        there = self._link.ask("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint")[0][0]
        ahead = int(there) - (asked + time.time_ns()) // 2_000_000
        return lambda: now() + ahead

    def _row(self, id: str, game: str, created: int, updated: int, count: int, glance: bytes, change: int) -> Row:
        try:
            return Row(id, game, created, updated, count, msgspec.json.decode(glance, type=Summary), change)
        except msgspec.MsgspecError:
            raise StoreProblem(f"The database {self._link.place} is damaged; it was not changed.") from None


def refuse_if_changed(db: psycopg.Connection[Any], book: str, key: str, version: int) -> None:
    query = "SELECT version FROM duskhall.entries WHERE book = %s AND key = %s"
    found = db.execute(query, (book, key)).fetchone()
    if (found[0] if found else 0) != version:
        raise Outdated(f"{book}/{key}")
