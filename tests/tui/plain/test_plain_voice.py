"""Lines of text on a terminal and in a pipe."""

import io

import pytest

from tui.plain.voice import Voice

LONG = "12. Play Hobart Quill. Vigour 0, Wits 2, Spirit 2; base types Fire, Royal and Armor."


class Terminal(io.StringIO):
    def isatty(self):
        return True


@pytest.fixture(autouse=True)
def forty_columns(monkeypatch):
    monkeypatch.setenv("COLUMNS", "40")


def test_a_terminal_shows_no_line_broken_within_a_word():
    mouth = Terminal()
    Voice(mouth=mouth).say(LONG, "", "short")
    rows = mouth.getvalue().splitlines()
    assert max(map(len, rows)) <= 40
    assert " ".join(" ".join(rows[:-2]).split()) == LONG
    assert rows[-2:] == ["", "short"]


def test_a_pipe_gets_every_line_whole():
    mouth = io.StringIO()
    Voice(mouth=mouth).say(LONG)
    assert mouth.getvalue() == f"{LONG}\n"


def test_a_name_with_hyphens_stays_in_one_piece():
    mouth = Terminal()
    Voice(mouth=mouth).say("The game is kept, as every move was: duskhall resume amber-fox-17")
    assert "amber-fox-17" in mouth.getvalue()
    assert len(mouth.getvalue().splitlines()) > 1


@pytest.mark.parametrize("mouth", [io.StringIO(), Terminal()], ids=["a pipe", "a terminal"])
def test_a_space_that_must_not_break_is_printed_as_a_space(mouth):
    Voice(mouth=mouth).say("You keep Dragon's Tale\u00a02, which is as long as a line may be")
    assert "Dragon's Tale 2" in mouth.getvalue()
