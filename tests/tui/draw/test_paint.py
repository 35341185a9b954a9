"""The canvas: cells, backgrounds, clipping, frames, hot regions; and the board that shows it."""

import pytest
from rich.cells import cell_len
from textual.color import Color
from textual.geometry import Region

from tests.tui.rest import resized
from tests.tui.themed import Themed
from tui.draw.canvas import Canvas, Ink, badge, cells_of
from tui.draw.canvas_widget import CanvasWidget
from tui.draw.glyphs import ASCII
from tui.draw.theme import HOUSE

RED, BLUE, WHITE = Color.parse("#ff0000"), Color.parse("#0000ff"), Color.parse("#ffffff")
PLAIN = Ink(WHITE)


def canvas(width: int = 10, height: int = 3) -> Canvas:
    return Canvas(width, height, Ink(WHITE, BLUE))


def test_text_without_a_background_keeps_the_one_below():
    drawn = canvas()
    drawn.fill(Region(0, 0, 10, 1), RED)
    drawn.text(2, 0, "hi", PLAIN)
    assert [ink.bg for ink in drawn.inks[0]] == [RED] * 10


def test_text_over_a_badge_stands_on_the_badge_s_fill():
    drawn = canvas()
    drawn.text(0, 0, "   ", badge(RED, HOUSE["duskhall-dark"]))
    drawn.text(1, 0, "x", PLAIN)
    assert drawn.inks[0][1].bg == RED


def test_text_ends_in_an_ellipsis_where_it_is_cut():
    drawn = canvas()
    assert drawn.text(0, 0, "Homesteaders", PLAIN, 6) == 6
    assert drawn.lines()[0] == "Homes…    "


def test_text_with_no_room_at_all_draws_nothing():
    drawn = canvas()
    assert drawn.text(3, 0, "word", PLAIN, 0) == 3
    assert drawn.lines()[0].strip() == ""


@pytest.mark.parametrize(("x", "y"), [(-2, 0), (8, 0), (0, -1), (0, 3), (20, 1)])
def test_nothing_is_drawn_outside_the_canvas(x, y):
    drawn = canvas()
    drawn.text(x, y, "word", PLAIN)
    assert [len(row) for row in drawn.cells] == [10, 10, 10]


def test_a_clip_keeps_its_neighbours_clean():
    drawn = canvas()
    with drawn.clipped(Region(2, 0, 3, 1)):
        drawn.text(0, 0, "abcdefgh", PLAIN)
        drawn.text(0, 1, "abcdefgh", PLAIN)
    assert drawn.lines()[:2] == ["  cde     ", " " * 10]


def test_a_wide_sign_takes_two_cells():
    assert cells_of("龍a") == ("龍", "", "a")


def test_an_accent_joins_the_letter_before_it():
    assert cells_of("e\u0301x") == ("e\u0301", "x")


def test_control_signs_in_a_name_never_reach_the_terminal():
    assert cells_of("a\x1b[31m\u202eb") == tuple("a[31mb")


def test_a_wide_sign_cut_in_half_becomes_a_space():
    drawn = canvas(4, 1)
    drawn.text(3, 0, "龍", PLAIN)
    assert drawn.lines() == ["    "]


@pytest.mark.parametrize("text", ["plain", "龍龍龍龍龍龍", "e\u0301e\u0301", "♣@3 ░░░", "🐉 dragon"])
def test_every_row_is_exactly_as_wide_as_the_canvas(text):
    drawn = canvas(9, 1)
    drawn.text(1, 0, text, PLAIN)
    strip = drawn.strip(0)
    assert cell_len(strip.text) == 9
    assert strip.cell_length == 9


def test_a_frame_runs_along_the_edge_and_leaves_the_inside_alone():
    drawn = canvas(5, 3)
    drawn.text(1, 1, "abc", PLAIN)
    drawn.frame(Region(0, 0, 5, 3), "round", PLAIN)
    assert drawn.lines() == ["╭───╮", "│abc│", "╰───╯"]


def test_with_ascii_no_other_sign_is_drawn():
    drawn = Canvas(12, 3, Ink(WHITE, BLUE), ASCII)
    drawn.frame(Region(0, 0, 12, 3), "double", PLAIN)
    drawn.text(1, 1, "Zoë ♥ … 龍", PLAIN, 8)
    assert all(line.isascii() and len(line) == 12 for line in drawn.lines())


def test_a_rule_holds_its_title_and_its_right_end():
    drawn = canvas(30, 1)
    drawn.rule(0, 0, 30, PLAIN, [("Hand", PLAIN)], [("up 3", PLAIN)])
    assert drawn.lines() == ["─ Hand ──────────────── up 3 ─"]


def test_a_title_too_long_for_its_rule_is_cut_before_the_right_end():
    drawn = canvas(20, 1)
    drawn.rule(0, 0, 20, PLAIN, [("A very long title", PLAIN)], [("up 3", PLAIN)])
    assert drawn.lines() == ["─ A very l… ─ up 3 ─"]


def test_a_click_finds_what_was_drawn_last():
    drawn = canvas()
    drawn.hot(Region(0, 0, 5, 2), "below")
    drawn.hot(Region(2, 0, 2, 1), "above")
    assert (drawn.at(2, 0), drawn.at(0, 1), drawn.at(9, 2)) == ("above", "below", None)


def test_a_finger_finds_what_is_nearest_within_its_reach_and_first_what_it_is_on():
    drawn = canvas(20, 10)
    drawn.hot(Region(0, 1, 4, 1), "first")
    drawn.hot(Region(0, 4, 4, 1), "second")
    assert [drawn.at(1, y, 2) for y in (1, 2, 3, 4, 6, 7)] == ["first", "first", "second", "second", "second", None]
    assert [drawn.at(x, 1, 2) for x in (3, 7, 8)] == ["first", "first", None], (
        "a row is as high as two columns are wide"
    )
    assert drawn.at(1, 2) is None


def test_a_picture_laid_over_the_edge_is_cut():
    picture = canvas(4, 2)
    picture.text(0, 0, "abcd", PLAIN)
    drawn = canvas(6, 1)
    drawn.lay(4, 0, picture.block())
    drawn.lay(-3, 0, picture.block())
    assert drawn.lines() == ["d   ab"]


class Counter(CanvasWidget):
    """A board that counts which rows it is asked to draw."""

    def __init__(self) -> None:
        super().__init__()
        self.word = "one"
        self.refreshed: list[int] = []

    def paint(self, canvas: Canvas) -> None:
        canvas.text(0, 0, "always the same", PLAIN)
        canvas.text(0, 2, self.word, PLAIN)

    def refresh(self, *regions: Region, **options):
        self.refreshed += [region.y for region in regions]
        return super().refresh(*regions, **options)


class Stage(Themed):
    def compose(self):
        yield Counter()


async def test_a_board_refreshes_only_the_rows_that_changed():
    app = Stage()
    async with app.run_test(size=(20, 4)) as pilot:
        await pilot.pause()
        board = app.query_one(Counter)
        board.refreshed.clear()
        board.word = "two"
        board.repaint()
        assert board.refreshed == [2]


async def test_a_board_that_looks_the_same_refreshes_nothing():
    app = Stage()
    async with app.run_test(size=(20, 4)) as pilot:
        await pilot.pause()
        board = app.query_one(Counter)
        board.refreshed.clear()
        board.repaint()
        assert board.refreshed == []


async def test_a_board_takes_the_colours_of_a_new_theme():
    app = Stage()
    async with app.run_test(size=(20, 4)) as pilot:
        app.theme = "duskhall-light"
        await pilot.pause()
        style = next(iter(app.query_one(Counter).render_line(3))).style
        assert style is not None
        assert style.bgcolor is not None
        assert style.bgcolor.name == HOUSE["duskhall-light"].page.hex6.lower()


async def test_a_board_fills_a_terminal_that_grows():
    app = Stage()
    async with app.run_test(size=(20, 4)) as pilot:
        await resized(pilot, 30, 6)
        assert [len(line) for line in app.query_one(Counter).lines()] == [30] * 6
