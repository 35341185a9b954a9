"""The table screen at every size: what has room, what gives way, and the notice where nothing has."""

import pytest

from tests.tui.rest import resized
from tests.tui.screen_snapshot import ScreenFile
from tests.tui.tables import SIZES, at_table, laid, play, press, shown, stage_of
from tui.draw.panel_layout import arrangement, is_too_small
from tui.words.agreement import plural

MOMENTS = {"draft": 30, "play": 43, "end": 10_000}


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("moment", MOMENTS)
async def test_the_screen_looks_as_it_did(moment, size, snapshot):
    async with at_table(play(laid(seats=4), MOMENTS[moment]), size=size) as pilot:
        assert shown(pilot) == snapshot(extension_class=ScreenFile)


@pytest.mark.parametrize("size", [(79, 24), (80, 23), (20, 5)], ids=str)
async def test_a_terminal_that_is_too_small_gets_a_notice_and_the_game_is_kept(size):
    table = laid()
    async with at_table(table) as pilot:
        before = shown(pilot)
        await resized(pilot, *size)
        assert "80 × 24 is the" in shown(pilot)
        assert "Enter" not in shown(pilot)
        assert table.game.title not in shown(pilot)
        await resized(pilot, 120, 40)
        assert shown(pilot) == before


@pytest.mark.parametrize("size", [(79, 24), (80, 23)], ids=str)
async def test_keys_choose_nothing_while_the_notice_stands(size):
    table = laid()
    async with at_table(table) as pilot:
        before = table.journal.tip
        await resized(pilot, *size)
        await press(pilot, "enter", "u", "H", "H", "H")
        assert table.journal.tip is before


@pytest.mark.parametrize("size", [(79, 24), (80, 23)], ids=str)
async def test_keys_choose_again_when_the_terminal_has_grown(size):
    table = laid()
    async with at_table(table) as pilot:
        before = table.journal.tip
        await resized(pilot, *size)
        await press(pilot, "right")
        await resized(pilot, 120, 40)
        await press(pilot, "right", "enter")
        assert table.journal.tip is not before


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 40), (200, 60)], ids=str)
async def test_the_wide_log_leaves_what_enter_would_do_in_sight(size):
    async with at_table(play(laid(seats=4), 30), size=size) as pilot:
        await press(pilot, "L")
        text, stage = shown(pilot), stage_of(pilot)
        assert "L narrows" in text
        assert stage.picture.prompt.call in text
        assert f"Enter: {stage.words().entry}" in text
        assert stage.inspection.title[-1].text in text


async def test_a_game_goes_on_through_resizing():
    table = laid()
    async with at_table(table) as pilot:
        for size in ((80, 24), (200, 60), (100, 30), (119, 41), (80, 60), (200, 24)):
            await press(pilot, "enter")
            await resized(pilot, *size)
            text = shown(pilot)
            assert table.game.title in text
            assert stage_of(pilot).picture.prompt.call in text
            assert all(len(row) <= size[0] for row in text.splitlines())
        assert len([event for event in table.journal.counting() if event.seat == 0]) == 6


@pytest.mark.parametrize("size", [(80, 24), (84, 27), (100, 30), (116, 34), (140, 45), (250, 80)], ids=str)
async def test_call_choice_leader_and_newest_line_are_on_screen_at_every_size(size):
    async with at_table(play(laid(seats=4), 30), size=size) as pilot:
        picture, text = stage_of(pilot).picture, shown(pilot)
        assert picture.prompt.call in text
        assert "Enter: " in text
        assert "lead" in text
        assert picture.status.scores
        assert plural(picture.told[-1].text) in text


def test_the_board_always_keeps_most_of_the_screen():
    for width in range(80, 260):
        for height in range(24, 90):
            room = arrangement(width, height)
            rows = height - 1 - room.strip - room.inspector - room.log_line - room.prompt - room.keys
            assert rows >= 18
            assert width - room.column - 1 >= 79


def test_the_sizes_of_the_layout_are_kept():
    assert not is_too_small(80, 24)
    assert arrangement(80, 24).column == 0
    assert arrangement(120, 40).column == 28
    assert arrangement(120, 40).inspector == 4
    assert arrangement(200, 60).signs


async def test_without_glyphs_every_cell_is_ascii():
    async with at_table(play(laid(seats=4), 30), ascii=True) as pilot:
        assert shown(pilot).isascii()
