"""The game is not offered yet: it is known while its own tests run, and no longer."""

import pytest

from engine.games import COMING, GAMES


@pytest.fixture(autouse=True)
def game_is_known(monkeypatch):
    for slug, game in COMING.items():
        monkeypatch.setitem(GAMES, slug, game)
    monkeypatch.setattr("tui.games.DRAWN", (*GAMES,))
