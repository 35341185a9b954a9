"""Mage Quest at the whole table screen: how it looks at three sizes, in the draft, midway and at the end."""

import pytest

from tests.tui.games.mage_quest.scenes import scene_of
from tests.tui.rest import resized
from tests.tui.screen_snapshot import ScreenFile
from tests.tui.tables import SIZES, at_table, laid, press, settled, shown, stage_of
from tui.games.mage_quest.first_choice import first_deed
from tui.games.mage_quest.view import Sight
from tui.table.session.session import Reply

MOMENTS = {"draft": ({"books": "draft"}, 2), "turn": ({}, 90), "end": ({}, 5000)}
SEED = 3


def at_moment(moment):
    """A table at which both seats have followed the cursor, so that no bot has a say in how it looks."""
    options, moves = MOMENTS[moment]
    table = laid(slug="mage_quest", seats=2, seed=SEED, **options)
    done = 0
    while not table.is_over and (done < moves or table.waiting() != [0]):
        seat = table.waiting()[0]
        sight = Sight(scene_of(table.journal.world, seat))
        table.act(seat, sight.scene.legal[0] if sight.is_drafting else first_deed(sight, None))
        done += 1
    return table


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("moment", MOMENTS)
async def test_the_screen_looks_as_it_did(moment, size, snapshot):
    async with at_table(at_moment(moment), size=size) as pilot:
        assert shown(pilot) == snapshot(extension_class=ScreenFile)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
async def test_without_glyphs_every_cell_is_ascii_and_known(size):
    async with at_table(at_moment("turn"), size=size, ascii=True) as pilot:
        board = shown(pilot).splitlines()[:-1]
        assert all(row.isascii() for row in board)
        assert not any("?" in row for row in board)


async def test_while_elements_are_gained_the_key_row_has_the_hint():
    async with at_table(at_moment("turn")) as pilot:
        keys = shown(pilot).splitlines()[-1]
        assert "H  hint" in keys
        assert "u  undo" in keys
        await resized(pilot, 80, 24)
        assert "u  undo" in shown(pilot).splitlines()[-1]


async def test_elements_gained_one_after_the_other_are_one_line_of_the_log():
    async with at_table(at_moment("turn"), size=(200, 60)) as pilot:
        stage = stage_of(pilot)
        told = [line.text for line in stage.picture.told]
        assert told[-4:-2] == ["gains 1 Carabolic for 1 Ally"] * 2
        read = " ".join(" ".join(stage.query_one("#log").lines()).split())
        _, _, turn = read.rpartition("Turn 11")
        assert "gains 2 Carabolic for 2 Allies" in turn
        assert turn.count("gains 1 Carabolic for 1 Ally") == 1  # after a mark


# The log in a corner of the board

WIDE = (160, 45)


def row_of(text, words):
    return next(row for row in text.splitlines() if words in row)


async def test_a_board_with_the_whole_width_leaves_a_corner_to_the_log():
    async with at_table(at_moment("turn"), size=WIDE) as pilot:
        text, stage = shown(pilot), stage_of(pilot)
        column, log = stage.query_one("#column").region, stage.query_one("#log").region
        assert "L widens" in row_of(text, "D  Gain elements")
        assert column.right == WIDE[0]
        assert column.bottom == stage.query_one("#prompt").region.y
        assert log.height >= 10
        assert stage.query_one("#standing").region.height == 0
        newest = stage.picture.told[-1].text.split()
        assert all(word in text for word in newest)
        assert not any(row.startswith(" Log") for row in text.splitlines())


async def test_in_the_corner_nothing_of_the_board_is_hidden():
    async with at_table(at_moment("turn"), size=WIDE) as pilot:
        stage = stage_of(pilot)
        column = stage.query_one("#column").region
        place = stage.board.region
        hots = [region.translate(place.offset) for region, _ in stage.board.hots()]
        assert hots
        assert not any(region.overlaps(column) for region in hots)


async def test_the_log_opens_wide_from_its_corner_and_goes_back_to_it():
    async with at_table(at_moment("turn"), size=WIDE) as pilot:
        corner = stage_of(pilot).query_one("#column").region
        await press(pilot, "L")
        wide = stage_of(pilot).query_one("#column").region
        assert wide.height > corner.height
        assert wide.width > corner.width
        await press(pilot, "L")
        assert stage_of(pilot).query_one("#column").region == corner


@pytest.mark.parametrize(("size", "beside"), [((120, 40), True), ((200, 60), True), ((100, 30), False)], ids=str)
async def test_on_other_screens_the_board_lends_nothing(size, beside):
    async with at_table(at_moment("turn"), size=WIDE) as pilot:
        await resized(pilot, *size)
        stage = stage_of(pilot)
        assert stage.query_one("#column").display is beside
        assert stage.query_one("#column").has_class("is-corner") is False
        assert max(region.right for region, _ in stage.board.hots()) > stage.board.size.width - 8


@pytest.mark.parametrize("moment", ["draft", "end"])
async def test_a_draft_and_a_score_sheet_lend_nothing(moment):
    async with at_table(at_moment(moment), size=WIDE) as pilot:
        assert not stage_of(pilot).query_one("#column").has_class("is-corner")


async def test_a_long_prompt_is_read_whole_beside_a_log_in_its_corner():
    async with at_table(at_moment("turn"), size=WIDE) as pilot:
        stage = stage_of(pilot)
        before = stage.query_one("#column").region
        stage.say(Reply("done", " ".join(f"word{number}" for number in range(60))))
        await settled(pilot)
        column, long = stage.query_one("#column").region, stage.query_one("#long-prompt").region
        assert long.height > 2
        assert not column.overlaps(long)
        assert "word59" in shown(pilot)
        await press(pilot, "escape")
        assert stage.query_one("#column").region == before
