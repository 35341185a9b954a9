"""The PostgreSQL store keeps the contract, outlives a lost connection, and says in one sentence what is wrong."""

import psycopg
import pytest

from engine.store import Summary, open_store
from engine.store.postgres import PostgresStore
from engine.store.postgres_link import VERSION, place_of
from tests.store.book_contract import BookContract
from tests.store.contract import HEADER, StoreContract, lines, problem_of, tells
from tests.toy.builders import Clock


class TestPostgresStore(StoreContract, BookContract):
    @pytest.fixture
    def clock(self):
        return Clock()

    @pytest.fixture
    def store(self, postgres, clock):
        with PostgresStore(postgres, clock) as store:
            yield store

    @pytest.fixture
    def other(self, store, postgres, clock):
        with PostgresStore(postgres, clock) as other:
            yield other

    def falls_silent(self, handle):
        handle.close()


def cut_all(address: str) -> None:
    """All other connections to the database end, as if it had been started anew."""
    with psycopg.connect(address, autocommit=True) as db:
        cut = "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity"
        db.execute(f"{cut} WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'")


def test_an_address_opens_a_store_that_others_find(postgres):
    with open_store(postgres) as store:
        store.append("a", 0, [HEADER, *lines(0)], Summary())
    with open_store(postgres.replace("postgresql", "postgres", 1)) as again:
        assert again.read("a") == [HEADER, *lines(0)]


def test_a_lost_connection_is_made_anew_and_nothing_is_lost(postgres):
    with open_store(postgres) as store:
        store.append("a", 0, [HEADER], Summary())
        cut_all(postgres)
        assert store.read("a") == [HEADER]
        cut_all(postgres)
        store.append("a", 1, lines(0), Summary())
        assert store.read("a") == [HEADER, *lines(0)]


def test_a_watch_that_lost_its_connection_tells_of_what_it_may_have_missed(postgres):
    with open_store(postgres) as store, open_store(postgres) as other:
        watch = store.watch()
        cut_all(postgres)
        other.append("a", 0, [HEADER], Summary())
        assert tells(watch)
        while watch.changed():
            pass
        other.append("a", 1, lines(0), Summary())
        assert tells(watch)


def test_a_claim_is_lost_with_its_connection_and_can_be_made_anew(postgres):
    with open_store(postgres) as store, open_store(postgres) as other:
        assert store.claim("amber-fox-17", "one")
        watch = store.watch()
        cut_all(postgres)
        assert other.claim("amber-fox-17", "two")
        assert tells(watch)
        assert not store.claim("amber-fox-17", "one")
        other.release("amber-fox-17", "two")
        assert store.claim("amber-fox-17", "one")


def test_all_machines_go_by_the_clock_of_the_database(postgres, monkeypatch):
    with psycopg.connect(postgres) as db:
        before = db.execute("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint").fetchone()[0]
    monkeypatch.setattr("engine.store.postgres.now", lambda: 5)
    monkeypatch.setattr("engine.store.postgres.time.time_ns", lambda: 5_000_000)
    with PostgresStore(postgres) as store:
        assert store.time() >= before


def test_a_newer_database_is_named_and_left_untouched(postgres):
    open_store(postgres).close()
    with psycopg.connect(postgres, autocommit=True) as db:
        db.execute("UPDATE duskhall.form SET version = %s", (VERSION + 1,))
        assert "written by a newer Duskhall" in problem_of(lambda: open_store(postgres))
        assert db.execute("SELECT version FROM duskhall.form").fetchone() == (VERSION + 1,)


def test_a_database_that_is_not_there_is_said_in_one_sentence(postgres, tmp_path):
    missing = postgres.replace("/postgres?", "/nowhere?")
    assert "nowhere" in problem_of(lambda: open_store(missing))
    assert "cannot be reached" in problem_of(lambda: open_store(f"postgresql:///postgres?host={tmp_path}"))


def test_a_closed_store_says_so(postgres):
    store = open_store(postgres)
    store.close()
    assert "cannot be used any more" in problem_of(store.tables)


def test_a_summary_that_cannot_be_read_is_said_to_be_damage(postgres):
    with open_store(postgres) as store:
        store.append("a", 0, [HEADER], Summary())
        with psycopg.connect(postgres, autocommit=True) as db:
            db.execute("UPDATE duskhall.tables SET summary = '{'")
        assert "damaged" in problem_of(store.tables)


def test_a_failing_writer_leaves_the_store_free_for_others(postgres):
    with open_store(postgres) as store, open_store(postgres) as other:
        store.append("a", 0, [HEADER], Summary())
        assert "refused" in problem_of(lambda: store.append("a", 1, [object()], Summary()))
        other.append("a", 1, lines(0), Summary())
        assert len(store.read("a")) == 2


def test_a_password_is_never_named():
    place = place_of("postgresql://ada:secret@far.example/hall?sslmode=require")
    assert place == "hall at far.example"
    assert "secret" not in place_of("postgresql://ada:secret@far.example/hall?nonsense=1")
