"""The whole screen of Quests of Shadowgate as text, at three sizes and at the moments that look different."""

import random

import pytest

from engine.games.quests_of_shadowgate.rules.paying import cheapest_payment
from engine.games.quests_of_shadowgate.table import items_of
from engine.games.quests_of_shadowgate.tasks import ToAct, ToDraft, ToLevel, ToPay
from engine.games.quests_of_shadowgate.zones import ACTIONS
from tests.games.quests_of_shadowgate.builders import GAME
from tests.tui.screen_snapshot import ScreenFile
from tests.tui.tables import SIZES, at_table, laid, shown

MOMENTS = {
    "draft": lambda world: isinstance(world.ask_of(0), ToDraft),
    "act": lambda world: isinstance(world.ask_of(0), ToAct) and ACTIONS(world) > 2 and len(items_of(world, 0)) > 3,
    "pay": lambda world: (
        isinstance(world.ask_of(0), ToPay) and len(cheapest_payment(world, 0)) > 1 and len(items_of(world, 0)) > 2
    ),
    "level": lambda world: isinstance(world.ask_of(0), ToLevel),
    "end": lambda world: world.outcome is not None,
}


def at_moment(moment: str):
    """A table played by choices that no bot makes, so that a better bot changes no picture."""
    table, rng = laid(slug=GAME.slug, seats=3, seed=4, stealing="on"), random.Random(4)
    while not MOMENTS[moment](table.view(0)):
        seat = table.waiting()[0]
        table.act(seat, rng.choice(table.legal(seat)))
    return table


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("moment", MOMENTS)
async def test_the_screen_looks_as_it_did(moment, size, snapshot):
    async with at_table(at_moment(moment), size=size) as pilot:
        assert shown(pilot) == snapshot(extension_class=ScreenFile)
