"""The pen draws in few bytes, and whatever it sends leaves the same picture as one sign after the other would."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.ssh.emulator import Emulator
from tui.server.render.ansi_writer import NOWHERE, Pen, address, move, strokes_of
from tui.server.render.cell_styles import PLAIN, look_of, way

SIZE = WIDTH, HEIGHT = 16, 6
LOOKS = tuple(look_of(codes, "256") for codes in ("", "1;38;5;80;48;5;233", "38;5;80;48;5;233", "48;5;233", "7;38;5;9"))
SIDES = look_of("38;5;80;48;5;233", "256")

rows = st.lists(st.tuples(st.sampled_from("ab │╭字 "), st.sampled_from(LOOKS)), min_size=1, max_size=WIDTH)
pictures = st.dictionaries(st.integers(0, HEIGHT - 1), rows, max_size=HEIGHT)


def cells_in(picture):
    """Every sign of a picture with its place and look; a wide one only where it fits."""
    for y, row in sorted(picture.items()):
        x = 0
        for sign, look in row:
            width = 2 if sign == "字" else 1
            if x + width <= WIDTH:
                yield x, y, sign, look
            x += width


def strokes_in(picture):
    for y, row in sorted(picture.items()):
        cells = [
            cell for sign, look in row for cell in ([(sign, look), ("", look)] if sign == "字" else [(sign, look)])
        ]
        fit = cells[:WIDTH]
        if fit and fit[-1][0] == "字":
            fit.pop()
        yield from strokes_of(0, y, fit)


def seen(screen):
    """Every sign with what shows of its look: of a space only the background, unless it is reversed."""
    shown = {}
    for place, (sign, (attributes, fore, back)) in screen.cells.items():
        shown[place] = (sign, back) if sign == " " and 7 not in attributes else (sign, attributes, fore, back)
    return shown


@given(st.lists(pictures, max_size=3))
def test_pictures_one_after_the_other_are_drawn_as_sign_by_sign(drawn):
    pen, screen, plain = Pen(WIDTH), Emulator(*SIZE), Emulator(*SIZE)
    for picture in drawn:
        screen.feed(pen.draw(list(strokes_in(picture))))
        for x, y, sign, look in cells_in(picture):
            plain.feed(f"{address(x, y)}\x1b[0m{way(PLAIN, look)}{sign}")
    assert seen(screen) == seen(plain)


@given(st.integers(0, WIDTH - 1), st.integers(0, HEIGHT - 1), st.integers(0, WIDTH - 1), st.integers(0, HEIGHT - 1))
def test_a_move_arrives_and_is_no_longer_than_an_address(left, top, x, y):
    screen = Emulator(*SIZE)
    screen.x, screen.y = left, top
    screen.feed(move((left, top), (x, y)))
    assert (screen.x, screen.y) == (x, y)
    assert len(move((left, top), (x, y))) <= len(address(x, y))


def test_who_may_be_anywhere_is_given_an_address():
    assert move(NOWHERE, (3, 4)) == "\x1b[5;4H"


def test_the_sides_of_a_frame_are_drawn_downwards():
    pen = Pen(WIDTH)
    pen.draw(list(strokes_of(0, 0, [("x", SIDES)])))
    sides = [stroke for y in range(1, 5) for x in (3, 14) for stroke in strokes_of(x, y, [("│", SIDES)])]
    assert pen.draw(sides) == "\n\x1b[2C│\n\b│\n\b│\n\b│\x1b[2;15H│\n\b│\n\b│\n\b│"


def test_spaces_are_drawn_in_whatever_has_their_background():
    pen = Pen(WIDTH)
    blank = strokes_of(0, 1, [(" ", look_of("48;5;233", "256"))] * 3)
    assert pen.draw([*blank, *strokes_of(5, 2, [("x", SIDES)])]).count("m") == 2  # the reset, and the look of both


@pytest.mark.parametrize(("x", "text"), [(WIDTH - 1, "x"), (0, "字")])
def test_behind_the_last_column_and_behind_a_wide_sign_nobody_knows_where_a_terminal_stands(x, text):
    pen = Pen(WIDTH)
    cells = [(text, PLAIN), ("", PLAIN)][: 2 if text == "字" else 1]
    pen.draw(list(strokes_of(x, 0, cells)))
    assert pen.at == NOWHERE
