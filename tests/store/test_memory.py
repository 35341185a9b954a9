"""The store in memory keeps the contract."""

import pytest

from engine.store import MemoryStore
from engine.store.claims import SILENCE
from tests.store.book_contract import BookContract
from tests.store.contract import StoreContract
from tests.toy.builders import Clock


class TestMemoryStore(StoreContract, BookContract):
    @pytest.fixture
    def store(self):
        self.clock = Clock()
        return MemoryStore(self.clock)

    @pytest.fixture
    def other(self, store):
        return store

    def falls_silent(self, handle):
        self.clock.passes(SILENCE)
