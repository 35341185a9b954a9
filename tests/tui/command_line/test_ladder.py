"""`duskhall ladder` rates the bots of a game, and says so plainly where it cannot."""

import msgspec
import pytest
from click.testing import CliRunner

from engine.bots.arena import ladder as module
from engine.bots.arena.ladder import Ladder, Rung, Unrated
from engine.games import GAMES
from tui.cli import main

GAME = next(game for game in GAMES.values() if game.opponents)


@pytest.fixture(autouse=True)
def one_process(monkeypatch):
    monkeypatch.setattr(module, "cores", lambda: 1)


def ladder(*words):
    return CliRunner().invoke(main, ["ladder", GAME.slug, *words])


def test_the_rungs_stand_in_a_table_the_highest_first():
    said = ladder("--games", "4", "--bots", "random,adept").stdout
    assert said.startswith(f"{GAME.title}; 4 games; seed 7; the Master thinks 200 iterations a move.\n")
    assert [line.split()[0] for line in said.splitlines()[-2:]] == ["adept", "random"]


def test_opponents_are_rated_too_where_asked_for():
    found = ladder("--games", "1", "--bots", "random", "--opponents", "--json").stdout
    rated = {rung.bot for rung in msgspec.json.decode(found, type=list[Rung])}
    assert rated == {"random", *(f"{one.level}:{one.id}" for one in GAME.opponents)}


def test_an_interrupt_prints_what_is_known_so_far(monkeypatch):
    whole = Ladder.alone

    def cut_short(prepared):
        for number, one in enumerate(whole(prepared)):
            if number == 2:
                raise KeyboardInterrupt
            yield one

    monkeypatch.setattr(Ladder, "alone", cut_short)
    result = ladder("--games", "4", "--bots", "random,adept")
    assert result.exit_code == 130
    assert "; 2 of 4 games;" in result.stdout


def test_a_missing_library_is_named_in_one_sentence(monkeypatch):
    def missing():
        raise Unrated

    monkeypatch.setattr(module, "rating_model", missing)
    result = ladder("--games", "1")
    assert result.exit_code == 1
    assert (
        result.stderr == "The ladder is rated with openskill, which is not installed: pip install 'duskhall[ladder]'.\n"
    )
