"""The real program on a real pseudo-terminal: hall, a solo table, a move, leaving, and coming back."""

import os

import pytest

from engine.store import SqliteStore
from tui.bench.terminal import Silent, Terminal, duskhall, surroundings

pytest.importorskip("pty", reason="there are no pseudo-terminals here")

ENTER, LEAVE = b"\r", b"q"
PATIENCE = 300.0
"""Seconds: a bound for what never comes, however busy the machine."""


class Patient(Terminal):
    """Waits longer than somebody who measures."""

    def wait_for(self, text: str, since: int = 0, limit: float = PATIENCE) -> bytes:
        return super().wait_for(text, since, limit)

    def wait_for_end(self, limit: float = PATIENCE) -> int:
        return super().wait_for_end(limit)


@pytest.fixture
def terminal(own_home):
    """Start Duskhall with some words; what still runs at the end is ended."""
    started = []

    def start(*words, **more):
        started.append(Patient(duskhall(*words), surroundings(own_home, **more)))
        return started[-1]

    yield start
    for each in started:
        each.close()


def table_in(home):
    with SqliteStore(home / "duskhall.sqlite") as store:
        [row] = store.tables()
        return row


def test_from_the_hall_to_a_move_and_back_to_the_shell(terminal, own_home):
    screen = terminal()
    screen.wait_for("Fairy Tale")
    mark = screen.mark()
    screen.type(b"1")
    screen.wait_for("Enter starts", mark)
    mark = screen.mark()
    screen.type(ENTER)
    screen.wait_for("Choose a card to keep", mark)
    mark = screen.mark()
    screen.type(ENTER)
    screen.wait_for("pick 2 of 5", mark)
    screen.type(LEAVE)
    assert screen.wait_for_end() == 0
    assert screen.is_restored()
    assert b"Traceback" not in screen.output
    assert table_in(own_home).summary.moves >= 3

    again = terminal("resume")
    again.wait_for("pick 2 of 5")
    again.type(LEAVE)
    assert again.wait_for_end() == 0
    assert again.is_restored()


def test_plain_mode_on_a_terminal_paints_nothing(terminal):
    screen = terminal("--plain", "play", "fairy_tale", "--people", "Mira")
    screen.wait_for("Mira> ")
    screen.type(b"1\n")
    screen.wait_for("pick 2 of 5")
    screen.type(b"quit\n")
    assert screen.wait_for_end() == 0
    assert b"\x1b" not in screen.output


def test_an_interrupt_in_plain_mode_leaves_and_keeps_the_game(terminal, own_home):
    screen = terminal("--plain", "play", "fairy_tale")
    screen.wait_for("You> ")
    os.killpg(screen.program.pid, 2)
    screen.wait_for("The game is saved")
    assert screen.wait_for_end() == 0
    assert not table_in(own_home).summary.finished


def test_a_program_told_to_end_leaves_the_terminal_as_it_was(terminal, own_home):
    screen = terminal("play", "fairy_tale")
    screen.wait_for("Choose a card to keep")
    screen.program.terminate()
    assert screen.wait_for_end() == 143
    assert screen.is_restored()
    assert b"Traceback" not in screen.output
    assert not table_in(own_home).summary.finished


def test_line_mode_told_to_end_says_where_the_game_is_kept(terminal):
    screen = terminal("--plain", "play", "fairy_tale")
    screen.wait_for("You> ")
    screen.program.terminate()
    screen.wait_for("The game is saved")
    assert screen.wait_for_end() == 143


def test_a_progress_bar_is_shown_on_a_terminal(terminal):
    screen = terminal("simulate", "fairy_tale", "--games", "4", "--bots", "random")
    screen.wait_for("Playing")
    screen.wait_for("100%")
    screen.wait_for("Bots")
    assert screen.wait_for_end() == 0


def test_what_never_comes_is_not_waited_for_without_end(terminal):
    screen = terminal("--version")
    with pytest.raises(Silent, match="did not appear"):
        screen.wait_for("something else")
