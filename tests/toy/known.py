"""Fixtures that let the engine know the toys while a test runs, and no longer."""

import pytest

from engine.games import GAMES
from tests.toy import EMBERS, LANTERNS


@pytest.fixture(autouse=True)
def lanterns_is_known(monkeypatch):
    monkeypatch.setitem(GAMES, LANTERNS.slug, LANTERNS)


@pytest.fixture(autouse=True)
def embers_is_known(monkeypatch):
    monkeypatch.setitem(GAMES, EMBERS.slug, EMBERS)
