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
