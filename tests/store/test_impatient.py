"""A store that hangs keeps nobody waiting: calls are refused in a sentence, and everything goes on when it is back."""

import os
import signal
import sqlite3
from threading import Event

import pytest

from engine.store import ImpatientStore, MemoryStore, NoSuchTable, SqliteStore, StoreAway, StoreProblem, Summary
from engine.store.claims import SILENCE
from tests.store.book_contract import BookContract
from tests.store.contract import StoreContract
from tests.toy.builders import Clock

LINE = b'{"duskhall":1,"game":"fairy_tale"}'


class TestImpatientStore(StoreContract, BookContract):
    """It keeps the contract of the store behind it."""

    @pytest.fixture
    def store(self):
        self.clock = Clock()
        with ImpatientStore(MemoryStore(self.clock), patience=60) as store:
            yield store

    @pytest.fixture
    def other(self, store):
        return store

    def falls_silent(self, handle):
        self.clock.passes(SILENCE)


class Hanging(MemoryStore):
    """A store that answers when it is told to."""

    def __init__(self):
        super().__init__()
        self.go_on = Event()
        self.go_on.set()
        self.asked = 0

    def row(self, table):
        self.asked += 1
        assert self.go_on.wait(60)
        return super().row(table)


def refuses(store):
    try:
        store.append("one", 0, [LINE], Summary())
    except StoreAway:
        return True
    except StoreProblem:
        return False
    store.delete("one")
    return False


def test_while_a_call_hangs_others_are_refused_without_asking_and_answered_when_it_is_back():
    inner = Hanging()
    store = ImpatientStore(inner, patience=0.05, rest=0)
    store.append("one", 0, [LINE], Summary())
    inner.go_on.clear()
    for _ in range(3):
        with pytest.raises(StoreAway):
            store.row("one")
    assert inner.asked == 1
    assert store.is_away
    inner.go_on.set()
    hung = store._hangs
    assert hung is not None
    hung.result(60)
    assert store.row("one").id == "one"
    assert not store.is_away
    store.close()


def test_after_a_failure_writing_rests_and_reading_does_not():
    now = [0.0]

    class Full(MemoryStore):
        def append(self, *_):
            raise StoreProblem("There is no room left on the disk for the store /secret/place.")

    store = ImpatientStore(Full(), patience=60, rest=1.0, clock=lambda: now[0])
    with pytest.raises(StoreAway) as first:
        store.append("one", 0, [LINE], Summary())
    assert "/secret" not in first.value.sentence
    assert store.tables() == []
    with pytest.raises(StoreAway) as again:
        store.strike("book", "key")
    assert again.value.__cause__ is None, "it was not tried"
    now[0] = 2.0
    store.strike("book", "key")
    store.close()


def test_what_is_not_there_is_no_trouble():
    store = ImpatientStore(MemoryStore(), patience=60)
    with pytest.raises(NoSuchTable):
        store.row("nowhere")
    assert not store.is_away
    store.close()


def test_a_foreign_lock_on_the_file_is_refused_and_play_goes_on_after_it(tmp_path):
    path = tmp_path / "store.db"
    store = ImpatientStore(SqliteStore(path, patience=0.02), patience=5, rest=0)
    backup = sqlite3.connect(path, isolation_level=None)
    backup.execute("BEGIN IMMEDIATE")
    assert refuses(store)
    assert store.tables() == []
    backup.execute("ROLLBACK")
    backup.close()
    assert not refuses(store)
    store.close()


def test_a_frozen_database_is_refused_and_play_goes_on_after_it(postgres):
    from engine.store.postgres import PostgresStore

    inner = PostgresStore(postgres)
    store = ImpatientStore(inner, patience=0.5, rest=0)
    frozen = [inner._link.db.info.backend_pid, inner._ear.db.info.backend_pid]
    for process in frozen:
        os.kill(process, signal.SIGSTOP)
    try:
        assert refuses(store)
        with pytest.raises(StoreAway):
            store.tables()
    finally:
        for process in frozen:
            os.kill(process, signal.SIGCONT)
    assert store._hangs is not None
    store._hangs.exception(60)
    store.patience = 60
    assert store.entry("book", "key") is None
    store.close()
