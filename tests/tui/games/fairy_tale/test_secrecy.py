"""Nothing hidden reaches the screen: two Worlds that look equal to somebody are drawn and told the same."""

import random

import pytest

from engine.core import Hidden, guess, observe
from engine.core import Spot as Place
from engine.games.fairy_tale.content.box import box
from engine.games.fairy_tale.zones import ROW
from tests.tui.games.fairy_tale.scenes import TABLES, Heard, scene_of, titles_in, viewers, worlds_of
from tui.board.spots import Spot
from tui.draw.canvas import Canvas, Ink
from tui.draw.theme import HOUSE
from tui.games.fairy_tale.board import need_of
from tui.games.fairy_tale.layout import plan
from tui.games.fairy_tale.paint.board import paint_table
from tui.games.fairy_tale.scene import table_of

pytestmark = pytest.mark.parametrize("table", TABLES, ids=str)
DARK = HOUSE["duskhall-dark"]


def painted(table, size=(91, 31)):
    """Every row of the board as it is drawn, colours and all."""
    canvas = Canvas(*size, Ink(DARK.text, DARK.page))
    paint_table(canvas, table, plan(*size, need_of(table)), None, 0, DARK)
    return canvas.cells, canvas.inks


def told_of(scene):
    """What the board points at and tells, card by card."""
    board = Heard(scene)
    for area in board.table.areas():
        for index in range(len(board.table.slots(area))):
            board.go(Spot(area, index))
    return [(message.action, message.inspection) for message in board.said], board.keys()


def test_worlds_that_look_equal_give_the_same_table_and_the_same_picture(table):
    rng, before = random.Random(5), None
    for world in worlds_of(table, every=13):
        for seat in viewers(world):
            eyes = () if seat is None else (seat,)
            if world.outcome is not None:
                continue
            twin = guess(observe(world, *eyes), rng)
            shown, same = (table_of(scene_of(each, seat, before)) for each in (world, twin))
            assert shown == same
            assert painted(shown) == painted(same)
        before = world


def test_worlds_that_look_equal_are_inspected_alike(table):
    rng = random.Random(6)
    for world in worlds_of(table, every=29):
        if world.outcome is None:
            twin = guess(observe(world, 0), rng)
            assert told_of(scene_of(world, 0)) == told_of(scene_of(twin, 0))


def test_only_cards_in_sight_have_a_name(table):
    for world in worlds_of(table, every=11):
        for seat in viewers(world):
            scene = scene_of(world, seat)
            known = {box()[scene.world.kinds[piece]].name for piece in scene.world.sides}
            assert titles_in(table_of(scene)) <= known


def test_a_card_out_of_sight_is_a_back_at_its_place(table):
    hidden = 0
    for moment, world in enumerate(worlds_of(table)):
        scene = scene_of(world, moment % world.seats)
        shown = table_of(scene)
        for player in (shown.you, *shown.others):
            for place, entry in enumerate(scene.world.zones[ROW[player.seat]]):
                if isinstance(entry, Hidden):
                    hidden += 1
                    assert not player.row[place].face.known
                    assert player.row[place].ref == Place(ROW[player.seat], place)
    assert hidden
