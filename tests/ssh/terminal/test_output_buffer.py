"""What is painted reaches a terminal in one piece and its own colours, or not at all until it has caught up."""

import asyncio

import pytest

from tests.ssh.halls import until
from tests.ssh.terminals import FakeTerminal
from tui.server.render.cell_styles import PLAIN, look_of, way
from tui.server.render.colour_depth import depth_of, is_utf8, nearest
from tui.server.terminal.output_buffer import FULL, PATIENCE, Outlet


@pytest.fixture
async def outlet():
    painted = []
    made = Outlet(FakeTerminal(), lambda: painted.append(True))
    made.painted = painted
    yield made
    made.close()


async def test_what_one_turn_wrote_leaves_as_one_packet(outlet):
    packets = []
    outlet.terminal.write = packets.append
    for piece in "abc":
        outlet.write(piece)
    await until(lambda: packets)
    assert packets == [b"abc"]


async def test_a_terminal_behind_is_sent_no_old_pictures(outlet):
    outlet.terminal.waiting = FULL + 1
    outlet.write("one")
    await until(lambda: outlet.is_choked)
    outlet.write("two")
    await until(lambda: outlet.dropped == 1)
    assert outlet.terminal.output == b"one"
    assert outlet.painted == []


async def test_a_terminal_that_caught_up_is_painted_once(outlet):
    outlet.terminal.waiting = FULL + 1
    outlet.write("one")
    await until(lambda: outlet.is_choked)
    outlet.terminal.waiting = 0
    await until(lambda: outlet.painted)
    assert not outlet.is_choked
    assert outlet.painted == [True]


async def test_a_terminal_that_takes_nothing_is_hung_up(outlet):
    outlet.terminal.waiting = FULL + 1
    outlet.write("one")
    await until(lambda: outlet.is_choked)
    outlet.clock = lambda: outlet.loop.time() + PATIENCE + 1
    await until(lambda: outlet.terminal.hung_up)
    assert outlet.painted == []


async def test_last_words_go_out_whatever_the_backlog(outlet):
    outlet.terminal.waiting = FULL + 1
    outlet.write("one")
    await until(lambda: outlet.is_choked)
    outlet.send("bye")
    assert outlet.terminal.output.endswith(b"bye")
    await asyncio.sleep(0)


@pytest.mark.parametrize(
    ("surroundings", "depth"),
    [
        ({"TERM": "xterm-256color", "COLORTERM": "truecolor"}, "full"),
        ({"TERM": "xterm-kitty"}, "full"),
        ({"TERM": "screen-256color"}, "256"),
        ({"TERM": "xterm"}, "16"),
        ({"TERM": "linux"}, "16"),
        ({"TERM": "vt100"}, "none"),
        ({"TERM": "xterm-256color", "COLORTERM": "truecolor", "NO_COLOR": "1"}, "none"),
        ({"TERM": "xterm-256color", "NO_COLOR": ""}, "256"),
        ({}, "none"),
    ],
)
def test_a_terminal_has_the_colours_its_side_says(surroundings, depth):
    assert depth_of(surroundings) == depth


@pytest.mark.parametrize(
    ("depth", "painted"),
    [
        ("full", "\x1b[1;38;2;230;181;101;48;2;17;19;26m"),
        ("256", "\x1b[1;38;5;179;48;5;233m"),
        ("16", "\x1b[1;37;40m"),
        ("none", "\x1b[1m"),
    ],
)
def test_colours_become_those_a_terminal_has_and_attributes_stay(depth, painted):
    assert way(PLAIN, look_of("1;38;2;230;181;101;48;2;17;19;26", depth)) == painted


def test_a_dark_hue_becomes_a_grey_and_a_bright_one_keeps_its_colour():
    assert nearest(34, 38, 52) >= 232
    assert nearest(0, 0, 95) == 17
    assert nearest(255, 0, 0) == 196


@pytest.mark.parametrize(
    ("language", "glyphs"), [("en_GB.UTF-8", True), ("de_DE.ISO-8859-1", False), ("C", False), ("", True)]
)
def test_glyphs_are_drawn_where_the_language_allows_them(language, glyphs):
    assert is_utf8({"LANG": language}) == glyphs
