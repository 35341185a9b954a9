"""Fairy Tale's board: everything has its place at every size, and keys and mouse reach every card."""

from typing import Generic, TypeVar

import pytest
from msgspec.structs import replace
from textual.geometry import Region

from tests.tui.games.fairy_tale.views import row, sheet, table
from tests.tui.themed import Themed
from tui.board.contract import SceneBoard
from tui.board.spots import Spot, first_spot
from tui.draw.canvas_widget import CanvasWidget
from tui.draw.glyphs import ASCII, GlyphSet
from tui.games.fairy_tale.board import FairyTaleBoard
from tui.games.fairy_tale.layout import Need, Part, Plan, plan
from tui.games.fairy_tale.paint.cards import CHIP, COMPACT, FULL, LINE, MARK, TIGHT
from tui.games.fairy_tale.score.sheet import ScoreSheet
from tui.games.fairy_tale.view import Table

SMALL, MIDDLE, LARGE = (80, 18), (91, 31), (158, 50)
NEEDS = [
    Need(others, cards, hand, picks)
    for others in range(1, 5)
    for cards in (0, 6, 7, 12)
    for hand, picks in ((5, 5), (3, 0), (9, 0))
]
SCREENS = [SMALL, (84, 20), (90, 25), MIDDLE, (100, 28), (119, 35), (130, 44), (155, 48), LARGE, (170, 60)]


Shown = TypeVar("Shown", bound=CanvasWidget)


class Stage(Themed, Generic[Shown]):
    def __init__(self, board: Shown, glyphs: GlyphSet | None = None) -> None:
        super().__init__()
        self.board, self.heard = board, list[tuple[str, object, int]]()
        if glyphs:
            self.glyphs = glyphs

    def compose(self):
        yield self.board

    def on_scene_board_pointed(self, message: SceneBoard.Pointed) -> None:
        assert isinstance(self.board, ScoreSheet)
        self.heard.append(("score", self.board.score.seat, self.board.spot.row))


class Cards(FairyTaleBoard):
    """A board that shows a table made by hand."""

    def __init__(self, shown: Table) -> None:
        super().__init__()
        self.shown = shown

    def on_mount(self) -> None:
        self.lay(self.shown, first_spot(self.shown))


def regions_of(layout: Plan, need: Need) -> list[Region]:
    """The place of every card that is in sight; in a fan without the edge that the next card covers."""
    places = [uncovered(part, index) for part in (*layout.others, layout.own) for index in range(need.row)]
    if layout.hand:
        places += [uncovered(layout.hand, index) for index in range(min(need.hand, layout.hand.per_line))]
    return places


def uncovered(part: Part, index: int) -> Region:
    place = part.spot(index)
    return Region(place.x, place.y, min(part.size.width, part.size.pitch), place.height)


@pytest.mark.parametrize("size", SCREENS, ids=str)
@pytest.mark.parametrize("need", NEEDS, ids=str)
def test_every_card_lies_on_the_board_and_on_no_other_card(size, need):
    width, height = size
    places = regions_of(plan(width, height, need), need)
    board = Region(0, 0, width, height)
    assert all(board.contains_region(place) for place in places)
    taken = [(x, y) for place in places for y in place.line_range for x in place.column_range]
    assert len(taken) == len(set(taken))


@pytest.mark.parametrize("size", SCREENS, ids=str)
@pytest.mark.parametrize("need", NEEDS, ids=str)
def test_the_hand_always_has_its_effects_in_words(size, need):
    layout = plan(*size, need)
    assert layout.hand is not None
    assert layout.hand.size.name in ("full", "tight")


@pytest.mark.parametrize("size", [MIDDLE, (119, 35), (130, 44), LARGE], ids=str)
@pytest.mark.parametrize("others", [1, 2, 3])
def test_from_the_middle_size_on_the_picks_are_named_in_every_round(size, others):
    for cards in (0, 3, 6, 9):
        assert plan(*size, Need(others, cards, hand=5, picks=5)).kept is not None


def test_the_sizes_follow_the_terminal():
    need = Need(others=3, row=6, hand=5, picks=5)
    sizes = [
        (layout.others[0].size, layout.hand.size, layout.own.size)
        for layout in (plan(*SMALL, need), plan(*MIDDLE, need), plan(*LARGE, need))
        if layout.hand
    ]
    assert sizes == [(MARK, TIGHT, LINE), (CHIP, FULL, COMPACT), (COMPACT, FULL, FULL)]


def test_the_cursor_starts_on_the_first_legal_card():
    shown = table()
    legal = tuple(replace(slot, legal=place == 2) for place, slot in enumerate(shown.hand))
    assert first_spot(replace(shown, hand=legal)) == Spot("hand", 2)


@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE], ids=str)
async def test_every_card_can_be_clicked(size):
    app = Stage(Cards(table()))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        assert set(app.board.places()) == set(app.board.table.spots())
        assert len(app.board.places()) == 5 + 6 * 4 + 1


async def test_a_hand_of_nine_scrolls_and_says_how_many_lie_beyond_the_edge():
    app = Stage(Cards(table(in_hand=9, picks=0)))
    async with app.run_test(size=SMALL) as pilot:
        app.board.focus()
        await pilot.pause()
        assert "4 more ›" in "\n".join(app.board.lines())
        await pilot.press("9")
        await pilot.pause()
        text = "\n".join(app.board.lines())
        assert "‹ 4 more" in text
        assert "╚ 9 " in text


async def test_a_spectator_sees_rows_and_no_hand():
    shown = replace(table(in_hand=0, picks=0), mine=False, holds_cards=False)
    app = Stage(Cards(shown))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        text = "\n".join(app.board.lines())
        assert "Your hand" not in text
        assert "● Mira" in text


@pytest.mark.parametrize("size", SCREENS, ids=str)
async def test_with_ascii_the_whole_board_is_ascii(size):
    app = Stage(Cards(replace(table(), you=replace(table().you, row=row(12)))), ASCII)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        assert "".join(app.board.lines()).isascii()


async def test_moving_the_cursor_along_the_hand_redraws_the_hand_only():
    app = Stage(Cards(table()))
    async with app.run_test(size=MIDDLE) as pilot:
        await pilot.pause()
        before = list(app.board._strips)
        app.board.go(Spot("hand", 1))
        changed = [y for y, strip in enumerate(app.board._strips) if strip is not before[y]]
        assert changed == list(range(13, 24))


@pytest.mark.parametrize("size", [(80, 19), (100, 24), (120, 35), (200, 52)], ids=str)
async def test_the_score_sheet_shows_total_standing_and_the_chosen_card_s_reason(size):
    app = Stage(ScoreSheet(sheet()))
    async with app.run_test(size=size) as pilot:
        app.board.focus()
        await pilot.press("end")
        await pilot.pause()
        text = "\n".join(app.board.lines())
        assert all(f"Player{seat}" in text for seat in range(4))
        assert "Total" in text
        assert "face down: its 6 do not count" in text


async def test_a_digit_opens_another_player_s_sheet_and_the_arrows_walk_its_cards():
    app = Stage(ScoreSheet(sheet()))
    async with app.run_test(size=(100, 24)) as pilot:
        app.board.focus()
        await pilot.press("3", "down", "j", "up")
        await pilot.pause()
        assert app.heard == [("score", 2, 0), ("score", 2, 1), ("score", 2, 2), ("score", 2, 1)]
