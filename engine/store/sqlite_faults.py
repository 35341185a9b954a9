"""What SQLite reports, as one sentence each. Used by the SQLite store around every call it makes."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import disk_usage

from engine.store.errors import StoreProblem

DAMAGED = "The store {path} is damaged; it was not changed. Move it away to start a new one."
IN_USE = "The store {path} is in use by another program; try again in a moment."
NO_ROOM = "There is no room left on the disk for the store {path}."
READ_ONLY = "The store {path} cannot be written: the file or its folder is read-only or cannot be reached."
DISK = "The disk failed while the store {path} was being read or written."
CLOSED = "The store {path} cannot be used any more ({reason})."

SENTENCES = {
    sqlite3.SQLITE_NOTADB: DAMAGED,
    sqlite3.SQLITE_CORRUPT: DAMAGED,
    sqlite3.SQLITE_BUSY: IN_USE,
    sqlite3.SQLITE_LOCKED: IN_USE,
    sqlite3.SQLITE_FULL: NO_ROOM,
    sqlite3.SQLITE_READONLY: READ_ONLY,
    sqlite3.SQLITE_CANTOPEN: READ_ONLY,
    sqlite3.SQLITE_PERM: READ_ONLY,
    sqlite3.SQLITE_IOERR: DISK,
}

CALLED_OTHERWISE = (sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN)
"""What SQLite says of a full disk as well, where it cannot make the files beside the store."""

LEAST_ROOM = 65_536


def cause_of(error: sqlite3.Error) -> int:
    """SQLite's primary result code, 0 where Python itself complained."""
    code: int = getattr(error, "sqlite_errorcode", 0) or 0
    return code & 0xFF


def problem(path: Path, error: sqlite3.Error) -> StoreProblem:
    """The error as a sentence."""
    cause = cause_of(error)
    sentence = NO_ROOM if cause in CALLED_OTHERWISE and is_full(path.parent) else SENTENCES.get(cause, CLOSED)
    return StoreProblem(sentence.format(path=path, reason=error))


def is_full(folder: Path) -> bool:
    """Whether a disk has no room for the files that SQLite makes beside a store."""
    try:
        return disk_usage(folder).free < LEAST_ROOM
    except OSError:
        return False


@contextmanager
def told_plainly(path: Path) -> Iterator[None]:
    """Turn whatever SQLite raises inside into a StoreProblem."""
    try:
        yield
    except sqlite3.Error as error:
        raise problem(path, error) from error
