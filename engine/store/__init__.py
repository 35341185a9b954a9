"""Where the logs of tables are kept: one contract, in memory for tests, SQLite for players, PostgreSQL for many."""

from engine.store.books import Book, Entry
from engine.store.contract import EventStore, Row, Watch
from engine.store.errors import Conflict, NoSuchTable, Outdated, StoreAway, StoreProblem
from engine.store.impatient import ImpatientStore
from engine.store.memory import MemoryStore
from engine.store.opening import open_store
from engine.store.sqlite import SqliteStore
from engine.store.summary import Sat, Summary

__all__ = [
    "Book",
    "Conflict",
    "Entry",
    "EventStore",
    "ImpatientStore",
    "MemoryStore",
    "NoSuchTable",
    "Outdated",
    "Row",
    "Sat",
    "SqliteStore",
    "StoreAway",
    "StoreProblem",
    "Summary",
    "Watch",
    "open_store",
]
