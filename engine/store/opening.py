"""A store by where it is: the path of a SQLite file, or the address of a PostgreSQL database."""

from pathlib import Path

from engine.store.contract import EventStore
from engine.store.errors import StoreProblem
from engine.store.sqlite import PATIENCE, SqliteStore

POSTGRES = ("postgresql://", "postgres://")
MISSING = "PostgreSQL needs the extra 'postgres': pip install 'duskhall[postgres]'."


def open_store(where: str | Path, patience: float = PATIENCE, *, to_read: bool = False) -> EventStore:
    """Open a store, which is made if there is none. Raises StoreProblem.

    `patience` is how many seconds a file may wait for another program that writes to it; with `to_read` it may be one
    that cannot be written.
    """
    if isinstance(where, Path) or "://" not in where:
        return SqliteStore(where, patience=patience, to_read=to_read)
    if not where.startswith(POSTGRES):
        scheme = where.partition("://")[0]
        raise StoreProblem(f"A store is a file or postgresql://…, not {scheme}://….")
    try:
        from engine.store.postgres import PostgresStore
    except ImportError:
        raise StoreProblem(MISSING) from None
    return PostgresStore(where)
