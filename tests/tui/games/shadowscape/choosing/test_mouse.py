"""The mouse alone plays: whatever is asked, two clicks on a thing in sight answer it."""

import random

import pytest

from engine.core import next_to_act, observe, perform
from engine.games.shadowscape import actions as a
from tests.games.shadowscape.builders import GAME
from tests.tui.games.shadowscape.scenes import LOW, MIDDLE, Desk, game
from tui.games.shadowscape import view as v

ANSWERS = 45


async def clicked(pilot, board, spot) -> None:
    """Two clicks on a thing, the first selects and the second chooses."""
    region = board.places()[spot]
    for _ in range(2):
        await pilot.click(board, offset=(region.x, region.y))
        await pilot.pause()


def to_click(board):
    """What can be chosen and is in sight, in the order of the areas; steps as long as there are any."""
    return [
        spot
        for spot in board.places()
        if (slot := board.table.slot(spot)) is not None and slot.legal and (slot.action is not None or slot.pick)
    ]


@pytest.mark.parametrize("size", [LOW, MIDDLE], ids=str)
async def test_two_clicks_answer_every_question_of_the_first_turns(size):
    world, rng = next(iter(game(12, 2))), random.Random(5)
    desk, areas = Desk(world), set()
    async with desk.run_test(size=size) as pilot:
        for _ in range(ANSWERS):
            while next_to_act(world) != 0:
                seat = next_to_act(world)
                perform(GAME, world, seat, GAME.bot.pick(observe(world, seat), seat, rng))
            desk.show_again()
            await pilot.pause()
            before = len(desk.chosen)
            spot = rng.choice([spot for spot in to_click(desk.board) if desk.board.table.slot(spot).pick is None])
            areas.add(spot.area)
            await clicked(pilot, desk.board, spot)
            assert len(desk.chosen) > before, spot
            assert desk.refused == []
    assert {v.OPTIONS, v.MAP, v.BUTTONS} <= areas


async def test_a_click_on_a_distant_room_and_one_on_a_card_walk_there():
    world = next(world for world in game(3, 2) if any(isinstance(one, a.Move) for one in GAME.legal(world, 0)))
    desk = Desk(world)
    async with desk.run_test(size=MIDDLE) as pilot:
        await pilot.pause()
        far = next(spot for spot in desk.board.places() if spot.area == v.MAP and desk.board.table.slot(spot).pick)
        await clicked(pilot, desk.board, far)
        assert desk.board.table.aim == far.index
        move = next(spot for spot in desk.board.places() if spot.area == v.MOVES and desk.board.table.slot(spot).legal)
        await clicked(pilot, desk.board, move)
    assert desk.refused == []
    assert world.counts.get(("room", 0), 0) == far.index
