"""Mage Quest at the whole table screen: how it looks at three sizes, in the draft, midway and at the end."""

import pytest

from tests.tui.games.mage_quest.scenes import scene_of
from tests.tui.screen_snapshot import ScreenFile
from tests.tui.tables import SIZES, at_table, laid, shown
from tui.games.mage_quest.first_choice import first_deed
from tui.games.mage_quest.view import Sight

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
