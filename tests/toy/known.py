"""The fixture that lets the engine know Lanterns while a test runs, and no longer."""

import pytest

from engine.games import GAMES
from tests.toy.game import LANTERNS


@pytest.fixture(autouse=True)
def lanterns_is_known(monkeypatch):
    monkeypatch.setitem(GAMES, LANTERNS.slug, LANTERNS)
