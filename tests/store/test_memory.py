"""The store in memory keeps the contract."""

import pytest

from engine.store import MemoryStore
from tests.store.contract import StoreContract
from tests.toy.builders import ticking


class TestMemoryStore(StoreContract):
    @pytest.fixture
    def store(self):
        return MemoryStore(ticking())

    @pytest.fixture
    def other(self, store):
        return store
