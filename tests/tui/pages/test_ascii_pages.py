"""Without glyphs and without colours: every page keeps its meaning."""

import re

import pytest

from tests.tui.halls import Shelf, in_hall, press
from tests.tui.screen_snapshot import ScreenFile, text_of

PAGES = {
    "hall": [],
    "new_table": ["n"],
    "replays": ["v"],
    "statistics": ["s"],
    "settings": ["o"],
    "rulebook": ["r"],
    "help": ["question_mark"],
    "name": ["o", "up", "e"],
    "delete": ["v", "d"],
    "palette": ["ctrl+p"],
    "table": ["enter"],
}


@pytest.fixture
def shelf() -> Shelf:
    shelf = Shelf()
    for number in range(3):
        shelf.put(f"old-owl-{number + 10}", 300 - 50 * number, seed=number)
    shelf.put("red-fox-21", 30, bots=("Karl",), moves=11, rules="basic")
    shelf.put("amber-hare-42", 2, moves=40)
    return shelf


@pytest.mark.parametrize("size", [(80, 24), (200, 60)], ids=lambda size: "{}x{}".format(*size))
@pytest.mark.parametrize("page", PAGES)
async def test_a_page_in_ascii_shows_nothing_but_ascii(shelf, page, size):
    async with in_hall(shelf, size, ascii=True) as pilot:
        await press(pilot, *PAGES[page])
        assert set(re.findall(r"[^\x00-\x7f]", text_of(pilot.app))) == set()


async def test_the_hall_in_ascii_looks_as_drawn(shelf, snapshot):
    async with in_hall(shelf, (80, 24), ascii=True) as pilot:
        assert text_of(pilot.app) == snapshot(extension_class=ScreenFile)


async def test_no_color_leaves_no_colour_and_the_banner_stands_by_shape(shelf, monkeypatch, snapshot):
    monkeypatch.setenv("NO_COLOR", "1")
    async with in_hall(shelf, (80, 24)) as pilot:
        strips = pilot.app.screen._compositor.render_strips()
        colours = {
            colour
            for strip in strips
            for segment in strip
            if segment.style
            for colour in (segment.style.color, segment.style.bgcolor)
            if colour is not None and not colour.is_default
        }
        assert colours == set()
        assert text_of(pilot.app) == snapshot(extension_class=ScreenFile)


async def test_without_colour_the_cursor_is_still_seen(shelf, monkeypatch):
    monkeypatch.setenv("NO_COLOR", "1")
    async with in_hall(shelf, (80, 24)) as pilot:
        looks = set()
        for _ in range(3):
            strips = pilot.app.screen._compositor.render_strips()
            looks.add(tuple(tuple((s.text, str(s.style)) for s in strip) for strip in strips[4:21]))
            await press(pilot, "down")
        assert len(looks) == 3
