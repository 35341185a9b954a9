"""Where the logs of tables are kept: one contract, in memory for tests and in SQLite for players."""

from engine.store.contract import EventStore, Row, Watch
from engine.store.errors import Conflict, NoSuchTable, StoreProblem
from engine.store.memory import MemoryStore
from engine.store.sqlite import SqliteStore
from engine.store.summary import Sat, Summary

__all__ = [
    "Conflict",
    "EventStore",
    "MemoryStore",
    "NoSuchTable",
    "Row",
    "Sat",
    "SqliteStore",
    "StoreProblem",
    "Summary",
    "Watch",
]
