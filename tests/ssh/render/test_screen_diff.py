"""Only what has changed is sent, and what is sent leaves the terminal as if all of it had been."""

import pytest
from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

from tests.ssh.emulator import Emulator
from tests.ssh.halls import HALL, open_hall, until, visit
from tests.tui.screen_snapshot import text_of
from tui.server.render.ansi_writer import NOWHERE, Line, strokes_of
from tui.server.render.cell_styles import PLAIN, look_of, way
from tui.server.render.screen_diff import Shown

WAY_TO_A_TABLE = {
    b"\x1b[B": "",
    b"?": "Keys",
    b"\x1b": HALL,
    b"1": "Enter opens the table",
    b"\r": "Your table is waiting",
    b"b": "Choose a card",
}


def strip(*parts):
    return Strip([Segment(text, Style.parse(style) if style else None) for text, style in parts])


def sent(shown, *rows):
    return shown.changes([(0, y, row) for y, row in enumerate(rows)])


@pytest.fixture
def shown():
    made = Shown()
    made.fit((20, 5))
    return made


def test_what_is_shown_already_is_not_sent_again(shown):
    assert sent(shown, strip(("hello", "red"))) != ""
    assert sent(shown, strip(("hello", "red"))) == ""


def test_one_sign_costs_one_sign(shown):
    sent(shown, strip(("a cursor here", "")))
    assert sent(shown, strip(("a cursor Here", ""))) == "\b\b\b\bH"


def test_a_picture_goes_on_where_the_last_one_ended_and_in_its_look(shown):
    sent(shown, strip(("one", "red"), ("two", "blue")))
    assert sent(shown, strip(("one", "red"), ("twoo", "blue"))) == "o"


def test_who_may_have_any_look_is_given_one(shown):
    sent(shown, strip(("x", "red")))
    shown.forget()
    assert sent(shown, strip(("x", ""))) == "\x1b[0m\x1b[1Hx"


def test_another_colour_is_a_change(shown):
    sent(shown, strip(("x", "red")))
    assert "x" in sent(shown, strip(("x", "blue")))


def test_after_another_size_everything_is_sent(shown):
    sent(shown, strip(("hello", "")))
    shown.fit((21, 5))
    assert "hello" in sent(shown, strip(("hello", "")))


def test_what_was_forgotten_is_sent(shown):
    sent(shown, strip(("hello", "")))
    shown.forget()
    assert "hello" in sent(shown, strip(("hello", "")))


def test_a_wide_sign_is_sent_whole(shown):
    sent(shown, strip(("ab字cd", "")))
    assert sent(shown, strip(("ab学cd", ""))) == "\x1b[1;3H学"


def test_a_picture_in_many_styles_is_drawn_the_same_in_either_order():
    looks = [look_of(codes, "full") for codes in ("1;38;2;1;2;3", "48;2;9;9;9", "", "7;38;2;1;2;3", "3;4")]
    cells = [(sign, looks[index % len(looks)]) for index, sign in enumerate("one two  three   four")]
    strokes = [stroke for y in range(3) for stroke in strokes_of(0, y, cells)]
    screens = []
    for order in (strokes, sorted(strokes, key=lambda stroke: str(stroke.look)), strokes[::-1]):
        screens.append(Emulator(40, 3))
        line = Line(40, NOWHERE, PLAIN)
        line.draw(order)
        screens[-1].feed("".join(line.pieces))
    assert screens[0].text() == screens[1].text() == screens[2].text()
    assert screens[0].text().splitlines() == ["one two  three   four"] * 3
    shown_signs = [{key: cell for key, cell in screen.cells.items() if cell[0] != " "} for screen in screens]
    assert shown_signs[0] == shown_signs[1] == shown_signs[2]


@pytest.mark.parametrize("after", ["", "1", "1;3", "2;38;2;1;2;3", "4;48;2;5;5;5"])
@pytest.mark.parametrize("before", ["", "1;2", "7;38;2;9;9;9", "3;48;2;1;1;1", "21"])
def test_the_way_from_one_look_to_another_arrives(before, after):
    one, other = Emulator(1, 1), Emulator(1, 1)
    one.feed(way(PLAIN, look_of(before, "full")) + way(look_of(before, "full"), look_of(after, "full")))
    other.feed(way(PLAIN, look_of(after, "full")))
    assert one.look == other.look


def test_looks_that_a_terminal_cannot_tell_apart_are_one():
    assert look_of("38;2;17;19;26", "256") == look_of("38;2;18;18;18", "256")
    assert look_of("1;38;2;17;19;26", "none") == look_of("1", "none")


async def test_a_whole_visit_leaves_the_terminal_with_what_the_app_shows():
    async with open_hall() as hall, visit(hall, size=(120, 40)) as client:
        await client.sees(HALL)
        [stay] = hall.house.stays

        def is_the_same():
            return client.screen.text() == text_of(stay.app)

        for keys, words in WAY_TO_A_TABLE.items():
            client.type(keys)
            await client.sees(words)
            await until(is_the_same)
        for keys in (b"\x1b[C", b"\x1b[C", b"\r", b"i", b"\x1b", b"L", b"L", b"\x1b[D"):
            client.type(keys)
            await until(is_the_same)
        assert len(client.output) < 80_000
