"""Whole games painted at many sizes: everything has room, nothing is drawn outside the board or over a card."""

import pytest

from engine.core import Entered, fold
from engine.games.fairy_tale.tasks import DraftDue
from tests.games.fairy_tale.builders import Tale
from tests.tui.games.fairy_tale.scenes import TABLES, scene_of, viewers, worlds_of
from tui.board.sheet import SheetSpot
from tui.board.spots import Spot
from tui.draw.canvas import Canvas, Ink
from tui.draw.glyphs import ASCII, UNICODE
from tui.draw.theme import HOUSE
from tui.games.fairy_tale.board import need_of
from tui.games.fairy_tale.layout import Plan, plan
from tui.games.fairy_tale.look import figure
from tui.games.fairy_tale.paint.board import paint_table
from tui.games.fairy_tale.paint.cards import MARK, TAG, State, picture
from tui.games.fairy_tale.scene import table_of
from tui.games.fairy_tale.scenes.holding import DRAFT
from tui.games.fairy_tale.score.paint import paint_sheet
from tui.games.fairy_tale.score.scene import sheet_of
from tui.games.fairy_tale.view import HAND, KEPT, Table, seat_of

DARK = HOUSE["duskhall-dark"]
SIZES = [(80, 18), (91, 31), (155, 48), (158, 50), (83, 19), (97, 23), (116, 29), (121, 44), (210, 70)]
EDGE = 12


def painted(table: Table, size: tuple[int, int], glyphs=UNICODE) -> tuple[Canvas, Plan]:
    """The board with some cells of nothing to its right and below, where a slip would show."""
    width, height = size
    canvas = Canvas(width + EDGE, height + EDGE, Ink(DARK.text, DARK.page), glyphs)
    layout = plan(width, height, need_of(table))
    paint_table(canvas, table, layout, None, 0, DARK)
    return canvas, layout


def spilled(canvas: Canvas, size: tuple[int, int]) -> str:
    """What was drawn beyond the edges."""
    width, height = size
    beyond = [line[width:] for line in canvas.lines()[:height]] + canvas.lines()[height:]
    return "".join(beyond).strip()


@pytest.mark.strength
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_whole_game_is_painted_within_the_board_at_every_size(table):
    for moment, world in enumerate(worlds_of(table)):
        seats = viewers(world)
        size = SIZES[moment % len(SIZES)]
        shown = table_of(scene_of(world, seats[moment % len(seats)]))
        canvas, _ = painted(shown, size)
        assert spilled(canvas, size) == ""


@pytest.mark.strength
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_card_of_a_game_lies_uncovered_where_it_can_be_clicked(table):
    for moment, world in enumerate(worlds_of(table, every=4)):
        shown = table_of(scene_of(world, moment % world.seats))
        size = SIZES[moment % len(SIZES)]
        canvas, layout = painted(shown, size)
        for region, spot in canvas.hots:
            assert isinstance(spot, Spot)
            if spot.area != KEPT or layout.kept is not None:
                assert cells_in(canvas, region) == drawn(shown, spot, layout)


def cells_in(canvas: Canvas, region) -> list[list[str]]:
    """The cells of a card but for its right edge, which the next card of a fan covers."""
    return [canvas.cells[y][region.x : region.right - 1] for y in range(region.y, region.bottom)]


def drawn(table: Table, spot: Spot, layout: Plan) -> list[list[str]]:
    """The card at a spot as it should be drawn, without its right edge."""
    slot = table.slots(spot.area)[spot.index]
    seat = seat_of(spot.area)
    keys = {keyed: str(digit) for digit, keyed in enumerate(table.keyed(), 1)}
    key, tick = (keys.get(spot, ""), "") if spot.area == HAND else ("", keys.get(spot, ""))
    parts = dict(zip((player.seat for player in table.others), layout.others, strict=True))
    part = layout.hand if spot.area == HAND else parts.get(-1 if seat is None else seat, layout.own)
    assert part is not None
    size = TAG if spot.area == KEPT else part.size
    block = picture(slot.face, size, State(False, slot.legal, slot.chosen, key, slot.change, tick), DARK, UNICODE)
    return [list(row[:-1]) for row in block.cells]


@pytest.mark.parametrize("size", [(80, 18), (91, 31), (155, 48)], ids=str)
def test_in_ascii_a_whole_game_is_ascii(size):
    for moment, world in enumerate(worlds_of(TABLES[3], every=9)):
        canvas, _ = painted(table_of(scene_of(world, moment % world.seats)), size, ASCII)
        assert "".join(canvas.lines()).isascii()


@pytest.mark.strength
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_picture_keeps_its_sizes_through_a_round(table):
    """Half a game and a whole one may be laid out differently, but not one pick and the next."""
    layouts = {}
    for world in worlds_of(table):
        if world.outcome is None:
            shown = table_of(scene_of(world, 0))
            rows = max(len(player.row) for player in (shown.you, *shown.others))
            if len(shown.hand) <= 5:
                layouts.setdefault(rows > 6, set()).add(plan(91, 31, need_of(shown)))
    assert [len(found) for found in layouts.values()] == [1, 1]


def test_a_late_row_lies_in_one_line_on_a_wide_board():
    world = list(worlds_of(TABLES[3]))[-2]
    layout = plan(155, 48, need_of(table_of(scene_of(world, 0))))
    assert all(part.per_line == 12 for part in (*layout.others, layout.own))


def test_names_of_opponents_are_read_where_they_are_not_marks():
    """A row of lines has room for the start of every card's name, as a chip shows it."""
    for moment, world in enumerate(worlds_of(TABLES[4], every=5)):
        shown = table_of(scene_of(world, moment % 5))
        canvas, layout = painted(shown, (91, 31))
        assert layout.others[0].size is not MARK
        rows = "".join(canvas.lines()[: layout.others[-1].region.bottom])
        faces = [card.face for player in shown.others for card in player.row if card.face.known]
        assert [face.title for face in faces if face.short not in rows] == []


def test_points_of_a_row_are_called_points_and_cards_face_down_are_counted():
    tale = Tale(2).row(0, "castle", "-homesteaders").row(1, "the_trickster")
    canvas, _ = painted(table_of(scene_of(tale.world, 0)), (91, 31))
    rules = [line for line in canvas.lines() if "point" in line]
    assert ["−1 point ─" in rules[0], "6 points  1 face down ─" in rules[1]] == [True, True]


@pytest.mark.parametrize("table", TABLES, ids=str)
@pytest.mark.parametrize("size", [(80, 20), (100, 24), (120, 36), (155, 52), (200, 50)], ids=str)
def test_the_score_sheet_has_room_for_every_player_the_total_and_any_chosen_card(table, size):
    world = list(worlds_of(table))[-1]
    sheet = sheet_of(scene_of(world, 0))
    for player, score in enumerate(sheet.scores):
        for card in (0, len(score.lines) - 1):
            canvas = Canvas(*size, Ink(DARK.text, DARK.page))
            paint_sheet(canvas, sheet, SheetSpot(player, card), 0, DARK)
            text = "\n".join(canvas.lines())
            assert all(other.name in text for other in sheet.scores)
            assert f" {figure(score.total)} " in next(line for line in canvas.lines() if "Total" in line)
            assert score.lines[card].face.effect in text
            assert "".join(word.text for word in score.lines[card].why)[:30] in text


def test_partners_have_a_column_for_what_they_have_together():
    sheet = sheet_of(scene_of(list(worlds_of(TABLES[5]))[-1], 0))
    canvas = Canvas(100, 24, Ink(DARK.text, DARK.page))
    paint_sheet(canvas, sheet, SheetSpot(0), 0, DARK)
    heading, *lines = canvas.lines()[1:6]
    end = heading.index("team") + len("team")
    assert [line[:end].split()[-2:] for line in lines] == [
        [figure(score.total), figure(score.together)] for score in sheet.scores
    ]


def test_the_partner_is_told_apart_where_rows_are_marks():
    partners = next(table for table in TABLES if ("teams", "partners") in table.options)
    canvas, layout = painted(table_of(scene_of(next(worlds_of(partners)), 0)), (80, 18))
    assert {part.size for part in layout.others} == {MARK}
    assert [line[:2] for line in canvas.lines()[:3]] == [" ▲", "&■", " ▼"]


def test_picks_without_a_line_of_their_own_stand_in_the_rule_with_the_signs_of_their_factions():
    tale = Tale(3).kept(0, "castle", "demon").hand(0, "fairy_ring", "dawn_sprite", "vampire")
    tale.due(DraftDue(4))
    fold(tale.world, Entered(DRAFT))
    canvas, layout = painted(table_of(scene_of(tale.world, 0)), (80, 18))
    assert layout.kept is None
    assert any("kept ♦ ♠ □ □ □ ─" in line for line in canvas.lines())
