"""Every legal action of Mage Quest can be reached on the board, and every thing on it can be pointed at."""

import pytest

from engine.games.mage_quest.actions import Finish, Travel
from tests.games.mage_quest.builders import GAME, a_land
from tests.tui.games.mage_quest.scenes import Heard, game, scene_of
from tui.board.spots import Spot
from tui.games.mage_quest.scene import Table
from tui.games.mage_quest.scenes.choices import BY_KEY, LETTERS, MOVE, listed_options
from tui.games.mage_quest.view import Focus, Sight

SEEDS = (1, 2)


def moments(seed, every=5, **options):
    for number, world in enumerate(game(seed, moves=300, **options)):
        if number % every == 0 and world.outcome is None:
            yield world, next(iter(world.waiting()))


@pytest.mark.parametrize("options", [{}, {"books": "draft"}], ids=str)
@pytest.mark.parametrize("seed", SEEDS)
def test_pointing_at_a_legal_action_and_choosing_it_chooses_it(seed, options):
    for world, seat in moments(seed, **options):
        board = Heard(scene_of(world, seat))
        for action in GAME.legal(world, seat):
            board.point_at(action)
            assert board.pointed.action in (action, None), action
            board.action_choose()
            assert board.chosen[-1] == action


@pytest.mark.strength
@pytest.mark.parametrize("seed", SEEDS)
def test_the_spots_of_the_board_stand_for_every_legal_action(seed):
    for world, seat in moments(seed, every=3):
        sight = Sight(scene_of(world, seat))
        found = set()
        keys = ["", *(letter.key for letter in LETTERS if listed_options(sight, letter.key))]
        for focus in [Focus(None, vehicle, key) for vehicle in sight.fleet for key in keys]:
            found |= {slot.action for _, slot in Table(sight, focus).everything()}
        assert set(GAME.legal(world, seat)) <= found


@pytest.mark.parametrize("seed", SEEDS)
def test_whatever_is_pointed_at_is_an_action_the_engine_can_judge_and_has_a_text(seed):
    for world, seat in moments(seed, every=7):
        board = Heard(scene_of(world, seat))
        legal = set(GAME.legal(world, seat))
        for spot in board.table.spots():
            board.go(spot)
            told = board.pointed
            assert told.inspection is not None, spot
            assert told.inspection.title
            if told.action is not None:
                refused = GAME.why_not(world, seat, told.action)
                assert (refused is None) == (told.action in legal)
                assert GAME.label(world, told.action, seat) if refused is None else refused


def test_a_spectator_points_at_everything_and_chooses_nothing():
    world = next(game(4))
    board = Heard(scene_of(world, None))
    for spot in board.table.spots():
        board.go(spot)
        board.action_choose()
        assert board.pointed.inspection is not None
    assert not board.chosen


def test_who_is_not_asked_is_offered_nothing():
    land = a_land()
    board = Heard(scene_of(land.world, 1))
    assert board.pointed.action is None
    assert not board.sight.reach(board.sight.fleet[0])


def test_a_space_out_of_reach_can_be_chosen_and_is_refused_with_its_distance():
    land = a_land().caravan("marrow", "city")
    board = Heard(scene_of(land.world, 0))
    far = len(land.chart.sites) - 1
    board.go(Spot("land", far))
    board.action_choose()
    assert board.chosen == [Travel(0, far)]
    assert "movement" in GAME.why_not(land.world, 0, board.chosen[0])


def test_choosing_a_space_with_another_own_vehicle_picks_that_vehicle():
    land = a_land().caravan("marrow", "city").caravan("ysmere", "city", 2)
    board = Heard(scene_of(land.world, 0))
    board.go(Spot("land", land.place(2)))
    board.action_choose()
    assert board.focused.vehicle == 1
    assert not board.chosen


def test_move_goes_to_the_map_towards_the_nearest_dock_under_the_cursor():
    land = a_land()
    board = Heard(scene_of(land.world, 0))
    board.go(Spot("actions", MOVE))
    board.action_choose()
    assert 1 not in land.chart.docks
    assert 2 in land.chart.docks
    assert board.pointed.action == Travel(0, 2)


def test_move_goes_to_a_space_of_use_rather_than_to_the_first_of_the_row():
    land = a_land().caravan("tharsend", "city").has(allies=5)
    board = Heard(scene_of(land.world, 0))
    board.go(Spot("actions", MOVE))
    board.action_choose()
    assert land.chart.elements[board.spot.index] == "wood"
    assert abs(board.spot.index - land.place()) == 1


@pytest.mark.parametrize(
    ("spot", "letter"),
    [(Spot("water", 1), "C"), (Spot("water", 0), "B"), (Spot("books", 3), "D"), (Spot("rival", 0), "C")],
)
def test_escape_goes_to_the_row_of_what_the_cursor_is_on_and_then_no_further(spot, letter):
    board = Heard(scene_of(a_land().world, 0))
    board.go(spot)
    assert board.step_back()
    assert board.spot == Spot("actions", BY_KEY[letter])
    assert not board.step_back()


def test_escape_closes_the_list_of_units():
    land = a_land().caravan("marrow", "city").has(fire=1, ice=1)
    board = Heard(scene_of(land.world, 0))
    board.go(Spot("actions", 5))
    board.action_choose()
    assert board.focused.opened == "T2"
    assert board.step_back()
    assert board.spot == Spot("actions", 5)


def test_v_picks_one_vehicle_after_the_other_and_puts_the_cursor_in_its_reach():
    land = a_land().caravan("marrow", "city").ship("vesk", 2)
    board = Heard(scene_of(land.world, 0))
    board.action_next_vehicle()
    assert board.focused.vehicle == 1
    assert board.spot.area == "water"
    board.action_next_vehicle()
    assert board.focused.vehicle == 0
    assert board.spot.area == "land"


def test_f_twice_finishes_what_is_under_way():
    land = a_land().caravan("marrow", "city")
    land.act(0, Travel(0, land.place() + 1))
    board = Heard(scene_of(land.world, 0))
    board.action_letter("f")
    assert board.chosen == []
    board.action_letter("f")
    assert board.chosen == [Finish()]


def test_in_a_move_the_next_vehicle_that_can_still_go_is_picked_when_one_has_used_up_its_movement():
    land = a_land().caravan("marrow", "city").ship("vesk", 2)
    board = Heard(scene_of(land.world, 0))
    board.point_at(Travel(0, land.place() + 2))
    land.act(0, Travel(0, land.place() + 2))
    board.show(scene_of(land.world, 0))
    assert board.focused.vehicle == 1
    assert board.sight.reach(1)
