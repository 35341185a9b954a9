"""Every question can be answered on the board: whatever is legal has a place, in sight, that keys and mouse find."""

from functools import cache

import pytest

from engine.core import next_to_act, perform
from engine.games.shadowscape import actions as a
from engine.games.shadowscape import asks
from tests.games.shadowscape.builders import GAME
from tests.tui.games.shadowscape.scenes import LOW, LOWEST, MIDDLE, SIZES, Heard, drawn, game, scene_of
from tui.board.spots import Spot
from tui.games.shadowscape.landing import begin
from tui.games.shadowscape.scene import table_of

EVERY_ASK = {ask for name, ask in vars(asks).items() if name.startswith("To") and isinstance(ask, type)}
TABLES = [(2, {}), (3, {"advanced": "on", "heroes": "dealt"}), (3, {"mode": "cooperative", "fate_per_phase": "2"})]
SEEDS = (46, 49, 10)  # games in which a card is paid, gear is shed and a deed is claimed
RARE = {
    asks.ToSpare,
    asks.ToFollow,
    asks.ToOpt,
    asks.ToOrder,
    asks.ToCycle,
    asks.ToName,
    asks.ToRest,
    asks.ToLead,
    asks.ToPay,
    asks.ToGive,
    asks.ToKeep,
}
"""Questions that short games need not ask."""


def moments(seed, seats, options, every=1, moves=700):
    """Scenes of whoever is asked."""
    for number, world in enumerate(game(seed, seats, moves, chance=0.7, **options)):
        if world.outcome is None and number % every == 0:
            yield scene_of(world, min(world.waiting()))


@cache
def scenes_at(number):
    """Every scene of the beginning of one of the tables. Shared: look, do not act."""
    return list(moments(SEEDS[number], *TABLES[number]))


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_whatever_is_legal_has_a_place_on_the_board(number):
    for scene in scenes_at(number):
        table = table_of(scene)
        offered = {slot.action for _, slot in table.everything() if slot.legal and not slot.then}
        first_steps = {slot.action for _, slot in table.everything() if slot.then}
        assert set(scene.legal) <= offered | first_steps


def test_nearly_every_question_of_the_game_was_among_them():
    scenes = [scene for number in range(len(TABLES)) for scene in scenes_at(number)]
    asked = {type(scene.world.ask_of(scene.seat)) for scene in scenes}
    assert asked <= EVERY_ASK
    assert EVERY_ASK - asked <= RARE


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_cursor_lands_on_something_legal_that_is_in_sight(size):
    seen = set()
    for scene in moments(11, 3, {"mode": "cooperative"}, every=15):
        table = table_of(scene)
        here = begin(table)
        slot = table.slot(here)
        assert slot is not None
        assert slot.action in scene.legal
        assert here in {spot for _, spot in drawn(table, size, here).hots}
        seen.add(here.area)
    assert len(seen) > 3


@pytest.mark.parametrize("size", [LOWEST, LOW, MIDDLE], ids=str)
def test_with_its_panels_opened_the_mouse_finds_whatever_is_legal(size):
    for scene in moments(7, 3, {}, every=30):
        tables = [table_of(scene, panel=panel) for panel in ("", "offers", "fate", "heroes")]
        found = set()
        for table in tables:
            spots = {spot for _, spot in drawn(table, size, begin(table)).hots if isinstance(spot, Spot)}
            found |= {table.slot(spot).action for spot in spots if table.slot(spot) is not None}
        hidden = {action for action in scene.legal if action not in found}
        assert not {action for action in hidden if not isinstance(action, a.Choose)}


def test_enter_alone_plays_a_game_to_its_end():
    world = next(iter(game(3, 2)))
    board = Heard(scene_of(world, next_to_act(world)))
    for _ in range(6000):
        if world.outcome is not None:
            break
        seat = next_to_act(world)
        board.show(scene_of(world, seat))
        board.action_choose()
        action = board.chosen[-1]
        assert GAME.why_not(world, seat, action) is None
        perform(GAME, world, seat, action)
    assert world.outcome is not None
