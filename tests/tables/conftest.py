"""These tests play Lanterns; those about the hall do so in memory and in SQLite, and once on PostgreSQL."""

import pytest

from engine.store import SqliteStore
from tests.store.postgres_server import postgres as postgres
from tests.store.postgres_server import postgres_server as postgres_server
from tests.tables.halls import House, Standing
from tests.toy.known import lanterns_is_known as lanterns_is_known


@pytest.fixture(params=["memory", "sqlite"])
def house(request, tmp_path):
    """A hall without anybody."""
    if request.param == "memory":
        yield House()
        return
    clock = Standing()
    with SqliteStore(tmp_path / "hall.sqlite", clock) as store:
        yield House(store, clock=clock)
