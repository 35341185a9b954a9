"""A connection to PostgreSQL that is made anew when it was lost, and says in one sentence what is wrong.

Used by the PostgreSQL store, which has two: one to read and write, one to listen and to hold locks. The schema is
brought to today's version by whoever connects first; one that is newer than this program is refused and left as it is.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from threading import RLock
from typing import Any

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from engine.store.errors import StoreProblem

PATIENCE = 5
# A machine that vanished is found by the server within half a minute, and its locks are free.
KEEPALIVE = "-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3"
WRITERS = 0x4475736B  # "Dusk": who holds this advisory lock writes; changes are numbered in the order they are seen
CHANNEL = "duskhall"
# One entry for each version of the schema: what brings the version before it there.
SCHEMA = (
    (
        "CREATE SEQUENCE duskhall.change",
        """CREATE TABLE duskhall.tables (
            id TEXT PRIMARY KEY, game TEXT NOT NULL, created BIGINT NOT NULL, updated BIGINT NOT NULL,
            change BIGINT NOT NULL, count INTEGER NOT NULL, summary BYTEA NOT NULL)""",
        """CREATE TABLE duskhall.lines (
            id TEXT NOT NULL, number INTEGER NOT NULL, line BYTEA NOT NULL, PRIMARY KEY (id, number))""",
        "CREATE INDEX newest ON duskhall.tables (change)",
        """CREATE TABLE duskhall.entries (
            book TEXT NOT NULL, key TEXT NOT NULL COLLATE "C", value BYTEA NOT NULL, version BIGINT NOT NULL,
            PRIMARY KEY (book, key))""",
    ),
)
VERSION = len(SCHEMA)


def place_of(where: str) -> str:
    """The database as it may be named to people: never with a password."""
    try:
        said = conninfo_to_dict(where)
    except psycopg.Error:
        return "named"
    return f"{said.get('dbname') or 'by default'} at {said.get('host') or 'this machine'}"


class Link:
    """See the module. One thread at a time: hold `lock`."""

    def __init__(self, where: str, listens: bool = False) -> None:
        self.where, self.place, self.listens = where, place_of(where), listens
        self.lock = RLock()
        self.losses = 0
        self._db: psycopg.Connection[Any] | None = None
        self._is_closed = False

    @property
    def db(self) -> psycopg.Connection[Any]:
        """The connection, which is made if there is none, or none that works."""
        if self._is_closed:
            raise StoreProblem(f"The database {self.place} cannot be used any more (it was closed).")
        if self._db is None or self._db.closed:
            self.losses += self._db is not None
            with self.told_plainly():
                self._db = psycopg.connect(
                    make_conninfo(self.where, connect_timeout=PATIENCE, options=KEEPALIVE), autocommit=True
                )
                if self.listens:
                    self._db.execute(f"LISTEN {CHANNEL}")
        return self._db

    def ask(self, query: str, values: tuple[Any, ...] = ()) -> list[Any]:
        """A question that changes nothing: put again, once, where the connection turns out to be lost."""
        with self.lock, self.told_plainly():
            db = self.db
            try:
                return db.execute(query.encode(), values).fetchall()
            except psycopg.OperationalError:
                if not db.closed:
                    raise
                return self.db.execute(query.encode(), values).fetchall()

    def notes(self) -> list[psycopg.pq.PGnotify]:
        """What came in for a connection that listens; asks the socket, never waits for more."""
        with self.lock, self.told_plainly():
            pipe, found = self.db.pgconn, []
            try:
                pipe.consume_input()
            except psycopg.OperationalError:
                return []  # lost: `losses` tells it when the connection is made anew
            while note := pipe.notifies():
                found.append(note)
            return found

    @contextmanager
    def writing(self) -> Iterator[psycopg.Connection[Any]]:
        """One transaction, all of it or nothing; nobody else writes meanwhile."""
        with self.lock, self.told_plainly():
            self.ask("SELECT 1")  # a lost connection is found here, where nothing was written yet
            with self.db.transaction():
                self.db.execute("SELECT pg_advisory_xact_lock(%s)", (WRITERS,))
                yield self.db

    @contextmanager
    def told_plainly(self) -> Iterator[None]:
        """Turn whatever the database reports inside into a StoreProblem."""
        try:
            yield
        except psycopg.OperationalError as error:
            raise StoreProblem(f"The database {self.place} cannot be reached: {first_line(error)}.") from error
        except psycopg.Error as error:
            raise StoreProblem(f"The database {self.place} refused: {first_line(error)}.") from error

    def close(self) -> None:
        with self.lock:
            self._is_closed = True
            if self._db is not None:
                self._db.close()


def first_line(error: psycopg.Error) -> str:
    """What the database said, without its details."""
    lines = str(error).strip().splitlines()
    return lines[0].removesuffix(".") if lines else type(error).__name__


def bring_up(link: Link) -> None:
    """Bring the schema to today's version, all or nothing."""
    with link.writing() as db:
        # Asked first: who may use the schema need not be allowed to make one.
        if db.execute("SELECT to_regclass('duskhall.form')").fetchone() == (None,):
            db.execute("CREATE SCHEMA IF NOT EXISTS duskhall")
            db.execute("CREATE TABLE duskhall.form (version INTEGER NOT NULL)")
            db.execute("INSERT INTO duskhall.form (version) VALUES (0)")
        found = db.execute("SELECT version FROM duskhall.form").fetchone()
        version = found[0] if found else 0
        if version > VERSION:
            raise StoreProblem(
                f"The database {link.place} was written by a newer Duskhall (format {version}; this one"
                f" knows {VERSION}); it was not changed."
            )
        for step in SCHEMA[version:]:
            for statement in step:
                db.execute(statement.encode())
        db.execute("UPDATE duskhall.form SET version = %s WHERE version <> %s", (VERSION, VERSION))
