"""The whole screen of Shadowscape as text, at three sizes and at the moments that look different."""

import random

import pytest

from engine.games.shadowscape.asks import ToAct, ToChoose, ToDefend, ToStep
from tests.games.shadowscape.builders import GAME
from tests.tui.screen_snapshot import ScreenFile
from tests.tui.tables import SIZES, at_table, laid, press, shown

MOMENTS = {
    "choose": (lambda world: isinstance(world.ask_of(0), ToChoose), ()),
    "turn": (lambda world: isinstance(world.ask_of(0), ToAct) and world.zones["tokens:0"], ()),
    "offers": (lambda world: isinstance(world.ask_of(0), ToAct) and world.zones["tokens:0"], ("w",)),
    "walk": (lambda world: isinstance(world.ask_of(0), ToStep), ("right",)),
    "enemies": (lambda world: isinstance(world.ask_of(0), ToDefend), ()),
    "end": (lambda world: world.outcome is not None, ()),
}
CHANCE = {"end": 9}  # a game with shards of both to count; the others are by the table's own number


def at_moment(moment: str):
    """A table played by choices that no bot makes, so that a better bot changes no picture."""
    table, rng = laid(slug=GAME.slug, seats=2, seed=4), random.Random(CHANCE.get(moment, 4))
    while not MOMENTS[moment][0](table.view(0)):
        seat = table.waiting()[0]
        table.act(seat, rng.choice(table.legal(seat)))
    return table


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("moment", MOMENTS)
async def test_the_screen_looks_as_it_did(moment, size, snapshot):
    async with at_table(at_moment(moment), size=size) as pilot:
        await press(pilot, *MOMENTS[moment][1])
        assert shown(pilot) == snapshot(extension_class=ScreenFile)
