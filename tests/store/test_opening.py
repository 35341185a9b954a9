"""A store is opened by where it is."""

import sys

import pytest

from engine.store import SqliteStore, StoreProblem, open_store


def test_a_path_is_a_file_of_sqlite(tmp_path):
    for where in (tmp_path / "a.sqlite", str(tmp_path / "b.sqlite")):
        with open_store(where) as store:
            assert isinstance(store, SqliteStore)


def test_an_address_nobody_knows_is_named_without_what_it_hides():
    with pytest.raises(StoreProblem, match=r"not mysql://…\.$"):
        open_store("mysql://ada:secret@far.example/hall")


def test_a_missing_extra_is_named(monkeypatch):
    for module in ("engine.store.postgres", "engine.store.postgres_link"):
        monkeypatch.delitem(sys.modules, module, raising=False)
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(StoreProblem, match="needs the extra 'postgres'"):
        open_store("postgresql://far.example/hall")
