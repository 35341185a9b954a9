"""Which front end a call gets: the screen only where input, output and what Textual paints on are all a terminal."""

import io
import os
import sys

import pytest

from tui.command_line.shared.call import Call


class Stream(io.StringIO):
    """A stream that is, or is not, a terminal."""

    def __init__(self, terminal: bool) -> None:
        super().__init__()
        self.terminal = terminal

    def isatty(self) -> bool:
        return self.terminal


@pytest.fixture
def at_a_terminal(monkeypatch, own_home):
    for name in ("stdin", "stdout", "stderr"):
        monkeypatch.setattr(sys, name, Stream(True))


def test_lines_of_text_are_chosen_on_a_terminal_that_can_only_print(at_a_terminal, monkeypatch):
    monkeypatch.setenv("TERM", "dumb")
    assert Call().wants_plain()


@pytest.mark.skipif(os.name != "posix", reason="other systems name no terminals")
def test_a_terminal_without_a_name_can_only_print(at_a_terminal, monkeypatch):
    monkeypatch.delenv("TERM", raising=False)
    assert Call().wants_plain()


@pytest.mark.parametrize("piped", ["stdin", "stdout", "stderr", None])
def test_lines_of_text_are_chosen_where_any_stream_is_no_terminal(piped, monkeypatch, own_home):
    for name in ("stdin", "stdout", "stderr"):
        monkeypatch.setattr(sys, name, Stream(name != piped))
    monkeypatch.setenv("TERM", "xterm-256color")
    assert Call().wants_plain() is (piped is not None)
