"""A store that hangs keeps nobody waiting: calls are refused in a sentence, and everything goes on when it is back."""

import os
import signal
import sqlite3
from contextlib import contextmanager
from queue import Empty, Queue
from threading import Event, Thread

import pytest

from engine.store import ImpatientStore, MemoryStore, NoSuchTable, SqliteStore, StoreAway, StoreProblem, Summary
from engine.store.claims import SILENCE
from engine.store.contract import Watch
from engine.store.impatient import FRESH
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


LONG = 10.0
"""Seconds after which something did not come back: a hundred times what it may take."""


def within(call, *arguments):
    """What a call comes to, in a thread of its own so that one which hangs is found out and ends the test."""
    came = Queue()

    def run():
        try:
            came.put((call(*arguments), None))
        except Exception as failure:
            came.put((None, failure))

    Thread(target=run, daemon=True).start()
    try:
        found, failure = came.get(timeout=LONG)
    except Empty:
        pytest.fail("the call kept its caller waiting")
    if failure is not None:
        raise failure
    return found


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
            within(store.row, "one")
    assert inner.asked == 1
    assert store.is_away
    inner.go_on.set()
    hung = store._hangs
    assert hung is not None
    hung.result(60)
    assert store.row("one").id == "one"
    assert inner.asked == 2, "what was refused is not done later"
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


class Asked(MemoryStore):
    """A store that counts how often it is asked whether others wrote."""

    def __init__(self):
        super().__init__()
        self.asked = 0

    def watch(self):
        def token():
            self.asked += 1
            return self.written

        self.written = 0
        return Watch(token)


def test_all_screens_share_what_is_known_of_others_writing_for_a_moment():
    behind, now = Asked(), [5.0]
    with ImpatientStore(behind, patience=60, clock=lambda: now[0]) as store:
        one, other = store.watch(), store.watch()
        asked = behind.asked
        assert not any(watch.changed() for watch in (one, other, one, other))
        assert behind.asked <= asked + 1
        behind.written += 1
        assert not one.changed()
        now[0] += 2 * FRESH
        assert [one.changed(), other.changed(), one.changed()] == [True, True, False]
        assert behind.asked <= asked + 2


def test_what_is_written_here_is_seen_at_once():
    behind, now = Asked(), [5.0]
    with ImpatientStore(behind, patience=60, clock=lambda: now[0]) as store:
        watch = store.watch()
        store.append("one", 0, [LINE], Summary())
        behind.written += 1
        assert watch.changed()


def test_what_is_not_there_is_no_trouble():
    store = ImpatientStore(MemoryStore(), patience=60)
    with pytest.raises(NoSuchTable):
        store.row("nowhere")
    assert not store.is_away
    store.close()


@contextmanager
def locked(path):
    """Another program writes, a backup for example."""
    backup = sqlite3.connect(path, isolation_level=None)
    backup.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        backup.execute("ROLLBACK")
        backup.close()


def test_a_file_that_another_program_locks_says_so_after_its_patience(tmp_path):
    with SqliteStore(tmp_path / "store.db", patience=0.02) as store, locked(tmp_path / "store.db"):
        with pytest.raises(StoreProblem, match="in use by another program"):
            within(store.append, "one", 0, [LINE], Summary())
        assert within(store.tables) == []


def test_a_foreign_lock_on_the_file_is_refused_and_play_goes_on_after_it(tmp_path):
    path = tmp_path / "store.db"
    store = ImpatientStore(SqliteStore(path, patience=0.02), patience=60, rest=0)
    with locked(path):
        assert within(refuses, store)
        assert within(store.tables) == []
    assert not within(refuses, store)
    store.close()


def test_a_file_that_would_wait_for_the_lock_keeps_nobody_waiting(tmp_path):
    path = tmp_path / "store.db"
    store = ImpatientStore(SqliteStore(path, patience=3600), patience=0.05, rest=0)
    with locked(path):
        assert within(refuses, store)
        with pytest.raises(StoreAway):
            within(store.tables)
        hung = store._hangs
        assert hung is not None
    hung.result(60)
    assert [row.id for row in within(store.tables)] == ["one"], "what was given up has arrived"
    store.close()


def test_a_frozen_database_is_refused_and_play_goes_on_after_it(postgres):
    from engine.store.postgres import PostgresStore

    inner = PostgresStore(postgres)
    store = ImpatientStore(inner, patience=0.5, rest=0)
    frozen = [inner._link.db.info.backend_pid, inner._ear.db.info.backend_pid]
    for process in frozen:
        os.kill(process, signal.SIGSTOP)
    try:
        assert within(refuses, store)
        with pytest.raises(StoreAway):
            within(store.tables)
        with pytest.raises(StoreAway):
            within(store.claim, "bots/one", "node")
    finally:
        for process in frozen:
            os.kill(process, signal.SIGCONT)
    assert store._hangs is not None
    store._hangs.exception(60)
    store.patience = 60
    assert store.entry("book", "key") is None
    store.close()
