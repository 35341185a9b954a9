"""What the rival changed since my last turn is marked on the board, by a sign and not by colour alone."""

import re

import pytest
from msgspec.structs import replace

from engine.core import observe
from engine.games.mage_quest.actions import Gain, Hire, Mark, Travel
from engine.games.mage_quest.content.box import box
from engine.games.mage_quest.zones import BOOKS
from tests.games.mage_quest.builders import a_land
from tests.tui.games.mage_quest.scenes import HUGE, LARGE, MIDDLE, SMALL, Heard, drawn, focus_of, scene_of
from tests.tui.tables import at_table, laid, press, settled, stage_of
from tui.games.mage_quest.view import Sight


def after_the_rival(*deeds, **had):
    """My two actions are over; the rival has then done this, and I am asked again."""
    land = a_land().caravan("marrow", "wood", 1, seat=1).has(1, **{"allies": 5, **had}).skip(0, 2)
    before = observe(land.world, 0)
    for deed in deeds:
        land.act(1, deed(land) if callable(deed) else deed)
    return land, before


def text_of(land, before, size):
    sight = Sight(scene_of(land.world, 0), before)
    return "\n".join(drawn(sight, size, focus_of(sight)).lines())


@pytest.mark.parametrize("size", [MIDDLE, LARGE, HUGE], ids=str)
def test_a_vehicle_that_came_here_since_my_turn_is_marked(size):
    land, before = after_the_rival(lambda land: Travel(3, land.place(1, 1) + 1))
    assert "▲1!" in text_of(land, before, size)
    assert "▲1!" not in text_of(land, observe(land.world, 0), size)


@pytest.mark.parametrize("size", [SMALL, MIDDLE], ids=str)
def test_a_track_that_rose_or_fell_has_an_arrow(size):
    land, before = after_the_rival(Gain(3))
    assert "4↓ Allies" in text_of(land, before, size)
    assert "5 Mana" in text_of(land, before, size)
    richer = a_land().caravan("marrow", "city", 1, seat=1).skip(0, 2)
    before = observe(richer.world, 0)
    richer.act(1, Hire(3))
    assert "4↑ Allies  4↓ Mana" in text_of(richer, before, size)


@pytest.mark.parametrize("size", [LARGE, HUGE], ids=str)
def test_on_a_whole_track_the_step_it_left_is_underlined(size):
    land, before = after_the_rival(Gain(3))
    sight = Sight(scene_of(land.world, 0), before)
    canvas = drawn(sight, size, focus_of(sight))
    underlined = [
        canvas.cells[y][x] for y in range(canvas.height) for x in range(canvas.width) if canvas.inks[y][x].underline
    ]
    assert "5" in underlined
    assert "4" not in underlined


@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE], ids=str)
def test_what_was_stored_is_marked(size):
    land, before = after_the_rival(Gain(3))
    assert "♣1!" in text_of(land, before, size)


def marking_wood(land):
    return Mark(3, land.world.zones[BOOKS[1]][0], "wood")


@pytest.mark.parametrize("size", [LARGE, HUGE], ids=str)
def test_in_a_circle_a_new_mark_has_a_sign_instead_of_its_tick(size):
    land, before = after_the_rival(Gain(3), marking_wood)
    assert "♣!" in text_of(land, before, size)
    assert "♣√" in text_of(land, observe(land.world, 0), size)


@pytest.mark.parametrize("size", [SMALL, MIDDLE], ids=str)
def test_a_book_in_a_line_has_a_sign_when_it_was_marked(size):
    land, before = after_the_rival(Gain(3), marking_wood)
    name = box().books[land.world.kinds[land.world.zones[BOOKS[1]][0]]].name
    line = next(row for row in text_of(land, before, size).splitlines() if name in row)
    assert re.search(rf"{name} *!", line)


def test_without_an_earlier_table_nothing_is_news():
    land, _ = after_the_rival(Gain(3))
    sight = Sight(scene_of(land.world, 0))
    news = sight.news
    assert [news.vehicles, news.stored, news.marks, news.created] == [frozenset(), frozenset(), {}, frozenset()]
    assert news.track_was("Allies") is None


def test_news_stay_marked_until_my_turn_is_over():
    land, before = after_the_rival(lambda land: Travel(3, land.place(1, 1) + 2))
    land.skip(1)
    board = Heard(replace(scene_of(land.world, 0), before=before))
    assert board.sight.news.vehicles == {3}
    land.act(0, Travel(0, 1))
    board.show(replace(scene_of(land.world, 0), before=observe(land.world, 0)))
    assert board.sight.news.vehicles == {3}


async def test_at_the_table_the_bot_s_moves_are_marked():
    table = laid(slug="mage_quest", seats=2)
    async with at_table(table) as pilot:
        for _ in range(12):
            await press(pilot, "enter")
            news = stage_of(pilot).board.sight.news
            if news.vehicles:
                break
        await settled(pilot)
        assert news.vehicles <= {3, 4, 5}
        assert news.vehicles
