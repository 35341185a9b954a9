"""Opening the file of the SQLite store: looked at without touching it first, then brought to today's schema.

A file that is damaged, newer than this program or not ours raises StoreProblem and stays as it is, byte for byte.
"""

import random
import sqlite3
import time
from pathlib import Path

from engine.store.errors import StoreProblem
from engine.store.sqlite_faults import DAMAGED, READ_ONLY, cause_of, told_plainly

OURS = 0x4475736B  # "Dusk"
# One entry for each version of the schema: what brings the version before it there.
SCHEMA = (
    (
        """CREATE TABLE tables (
            id TEXT PRIMARY KEY, game TEXT NOT NULL, created INTEGER NOT NULL, updated INTEGER NOT NULL,
            change INTEGER NOT NULL, count INTEGER NOT NULL, summary BLOB NOT NULL)""",
        """CREATE TABLE lines (
            id TEXT NOT NULL, number INTEGER NOT NULL, line BLOB NOT NULL, PRIMARY KEY (id, number)) WITHOUT ROWID""",
        "CREATE INDEX newest ON tables (change)",
        f"PRAGMA application_id = {OURS}",
    ),
    (
        """CREATE TABLE entries (
            book TEXT NOT NULL, key TEXT NOT NULL, value BLOB NOT NULL, version INTEGER NOT NULL,
            PRIMARY KEY (book, key)) WITHOUT ROWID""",
        # No number comes twice, also where the table or the entry that had the highest one was deleted.
        "CREATE TABLE counter (change INTEGER NOT NULL)",
        "INSERT INTO counter (change) SELECT coalesce(max(change), 0) FROM tables",
    ),
)
VERSION = len(SCHEMA)
SMALL = 16_000_000  # a file of this size is checked through in some 20 ms
HEAD = 100  # bytes at the beginning of every SQLite file; SQLite itself takes a file of one byte for a new one
PAUSE = 0.01


def opened(path: Path, patience: float) -> sqlite3.Connection:
    """A connection to the store at this path, which is made if there is none."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        there = path.stat().st_size if path.exists() else 0
        if path.is_dir():
            raise IsADirectoryError
    except OSError:
        raise StoreProblem(READ_ONLY.format(path=path)) from None
    if 0 < there < HEAD:
        raise StoreProblem(DAMAGED.format(path=path))
    if there:
        look_at(path, patience, thoroughly=there <= SMALL)
    with told_plainly(path):
        db = sqlite3.connect(path, timeout=patience, isolation_level=None, check_same_thread=False)
        try:
            use_write_ahead(db, patience)
            db.execute("PRAGMA synchronous = FULL")
            bring_up(db)
        except BaseException:
            db.close()
            raise
    return db


def opened_to_read(path: Path, patience: float) -> sqlite3.Connection:
    """A connection to a store that this program may not write, as on a read-only disk. Nothing is made beside it."""
    # A program that writes has files beside the store, which tell what is not in the store itself yet.
    ahead = path.with_name(f"{path.name}-wal")
    how = "mode=ro" if ahead.exists() and ahead.stat().st_size else "mode=ro&immutable=1"
    look_through(path, how, patience, thoroughly=path.stat().st_size <= SMALL)
    with told_plainly(path):
        address = f"{path.absolute().as_uri()}?{how}"
        return sqlite3.connect(address, uri=True, timeout=patience, isolation_level=None, check_same_thread=False)


def look_at(path: Path, patience: float, thoroughly: bool) -> None:
    """Raise where the file is not a store this program can use. Nothing is written, not even by closing."""
    if is_written_ahead(path):
        return look_through(path, "mode=ro", patience, thoroughly)
    try:
        # Nobody writes: SQLite needs no files beside this one to read it.
        look_through(path, "mode=ro&immutable=1", patience, thoroughly)
    except StoreProblem:
        if not is_written_ahead(path):
            raise
        # Somebody began to write while we looked, which may look like damage.
        look_through(path, "mode=ro", patience, thoroughly)
    return None


def is_written_ahead(path: Path) -> bool:
    """Whether there are changes that are not in the file itself yet, or a program that may make some."""
    return path.with_name(f"{path.name}-wal").exists()


def look_through(path: Path, how: str, patience: float, thoroughly: bool) -> None:
    """Check owner, version and soundness of a store."""
    with told_plainly(path):
        db = sqlite3.connect(f"{path.absolute().as_uri()}?{how}", uri=True, timeout=patience, isolation_level=None)
        try:
            check(db, path, thoroughly)
        finally:
            db.close()


def check(db: sqlite3.Connection, path: Path, thoroughly: bool) -> None:
    """Raise for a store that is newer, not ours or damaged."""
    version, owner = number(db, "user_version"), number(db, "application_id")
    if version > VERSION and owner == OURS:
        raise StoreProblem(
            f"The store {path} was written by a newer Duskhall (format {version}; this one knows"
            f" {VERSION}); it was not changed."
        )
    if (version or number(db, "schema_version")) and owner != OURS:
        raise StoreProblem(f"{path} is not a Duskhall store; it was not changed.")
    if thoroughly and db.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
        raise StoreProblem(DAMAGED.format(path=path))


def number(db: sqlite3.Connection, pragma: str) -> int:
    """One of the numbers in the head of the file."""
    return int(db.execute(f"PRAGMA {pragma}").fetchone()[0])


def use_write_ahead(db: sqlite3.Connection, patience: float) -> None:
    """Readers never wait for writers. SQLite does not wait by itself when two programs switch at once, so we do."""
    patiently(db, "PRAGMA journal_mode = WAL", patience)


def begin_writing(db: sqlite3.Connection, patience: float) -> None:
    """Open a transaction that writes.

    SQLite looks ever more seldom whether the others are done; where they write all the time it may always come too
    late. So we look ourselves, often.
    """
    db.execute("PRAGMA busy_timeout = 0")
    try:
        patiently(db, "BEGIN IMMEDIATE", patience)
    finally:
        db.execute(f"PRAGMA busy_timeout = {int(patience * 1000)}")


def patiently(db: sqlite3.Connection, statement: str, patience: float) -> None:
    """Run a statement once nobody else is in its way, or raise what SQLite says when patience ends."""
    deadline = time.monotonic() + patience
    while True:
        try:
            db.execute(statement).fetchone()
            return
        except sqlite3.OperationalError as error:
            if cause_of(error) != sqlite3.SQLITE_BUSY or time.monotonic() > deadline:
                raise
            time.sleep(random.uniform(0, PAUSE))


def bring_up(db: sqlite3.Connection) -> None:
    """Bring the schema to today's version, all or nothing."""
    if number(db, "user_version") == VERSION:
        return
    db.execute("BEGIN IMMEDIATE")
    try:
        for step in SCHEMA[number(db, "user_version") :]:
            for statement in step:
                db.execute(statement)
        db.execute(f"PRAGMA user_version = {VERSION}")
        db.execute("COMMIT")
    finally:
        if db.in_transaction:
            db.execute("ROLLBACK")
