"""Building ships (A), converting at docks (B), moving over water and land (C), clouds and mountains."""

import pytest

from engine.core import Moved, Spot
from engine.games.mage_quest.actions import Build, Convert, Finish, Skip, Travel
from engine.games.mage_quest.zones import ACTIONS, CARAVAN, SHIP, SPENT, STOCK, WATER
from tests.games.mage_quest.builders import Land, a_land


def test_a_new_ship_costs_three_allies_and_lies_at_the_garrison():
    land = a_land()
    land.act(0, Build())
    assert land.amounts() == (0, 5)
    assert land.world.zones[WATER[0]] == [0, 3, 1]
    assert land.world.sides[1] == SHIP
    assert ACTIONS(land.world) == 1


def test_a_ship_cannot_be_built_with_two_allies():
    land = Land().laid().has(allies=2).ready()
    assert land.refuses(0, Build()).sentence == "A ship costs 3 Allies; you have 2."


def test_caravans_count_towards_the_three_vehicles():  # ruling 5
    land = Land().laid().has(allies=11).caravan("marrow", "city").ship("vesk", 2).ship("vesk", 3).ready()
    assert land.world.zones[STOCK[0]] == []
    assert land.refuses(0, Build()).slug == "FleetFull"


def test_a_ship_becomes_a_caravan_on_the_land_space_of_the_dock_for_one_ally():  # ruling 6
    land = Land().laid().ship("ammun_qa").ready()
    land.act(0, Convert(0))
    assert land.world.sides[0] == CARAVAN
    assert land.place() == land.site("ammun_qa", "carabolic")
    assert land.amounts() == (2, 5)


def test_a_caravan_at_a_dock_becomes_a_ship_on_the_water_of_its_card():
    land = Land().laid().caravan("vesk", "city").ready()
    land.act(0, Convert(0))
    assert land.world.sides[0] == SHIP
    assert land.place() == land.card("vesk")


def test_one_conversion_is_a_whole_action():  # ruling 6
    land = Land().laid().ship("vesk").ship("tharsend", 2).ready()
    land.act(0, Convert(0))
    assert ACTIONS(land.world) == 1
    land.act(0, Convert(1))
    assert land.asked() == [1]


def test_the_garrison_has_a_dock_of_its_own():
    land = a_land()
    land.act(0, Convert(0))
    assert land.place() == 0


def test_a_ship_cannot_land_where_there_is_no_dock():
    land = Land().laid().ship("marrow").ready()
    assert land.refuses(0, Convert(0)).sentence == "Marrow has no dock, so no ship can land there."


def test_a_caravan_beside_the_dock_space_cannot_embark():
    land = Land().laid().caravan("vesk", "road").ready()
    assert land.refuses(0, Convert(0)).slug == "NoDock"


def test_converting_needs_an_ally():
    land = Land().laid().has(allies=0).ready()
    assert land.refuses(0, Convert(0)).slug == "NotEnoughAllies"


def test_a_ship_moves_one_card_for_each_movement():
    land = a_land().travel("vesk")
    assert land.place() == 2
    assert land.facts(Moved)[0].to == WATER[2]


def test_a_caravan_moves_one_land_space_for_each_movement_over_the_borders_of_cards():  # ruling 9
    land = Land().laid().caravan("marrow", "wood").ready().travel("vesk", "road")
    assert land.place() == land.site("vesk", "road") == land.site("marrow", "wood") + 2


def test_the_rulebooks_caravan_needs_four_from_tharsends_city_to_the_ice_on_its_right():
    land = Land().laid().ready()
    assert land.chart.cost(False, land.site("tharsend", "city"), land.site("rimewood", "ice")) == 4


def test_the_rulebooks_ship_needs_three_from_tharsend_to_ammun_qa():
    land = Land().laid().ready()
    assert land.chart.cost(True, land.card("tharsend"), land.card("ammun_qa")) == 3


def test_entering_a_mountain_costs_two_and_leaving_it_one():  # ruling 7
    land = Land().laid().caravan("vesk", "fire").ready()
    mountain = land.site("high_fells", "mountain")
    assert land.chart.cost(False, mountain - 1, mountain) == 2
    assert land.chart.cost(False, mountain, mountain + 1) == 1
    land.travel("high_fells", "mountain")
    assert ACTIONS(land.world) == 1


def test_a_clouded_card_costs_a_ship_two():  # ruling 7
    land = Land().laid().ship("tharsend").ready()
    assert (land.card("rimewood"), 2) in land.chart.reach(True, land.card("tharsend"), 2)
    assert land.chart.cost(True, land.card("ammun_qa"), land.card("rimewood")) == 2


def test_clouds_do_not_slow_a_caravan():
    land = Land().laid().ready()
    assert land.chart.cost(False, land.site("rimewood", "ice"), land.site("rimewood", "sacred")) == 2


def test_a_mountain_cannot_be_entered_with_one_movement_left():  # ruling 7
    land = Land().laid().caravan("vesk", "road").ready().travel("vesk", "fire")
    assert land.asked() == [0]
    refused = land.refuses(0, Travel(0, land.site("high_fells", "mountain")))
    assert refused.sentence == "Caravan 1 needs 2 movement to reach the mountain of High Fells; it has 1 left."


def test_a_space_out_of_reach_is_refused_with_its_cost():
    land = a_land()
    assert (
        land.refuses(0, Travel(0, 3)).sentence == "Ship 1 needs 3 movement to reach the water of High Fells; it has 2."
    )


def test_standing_still_is_no_move():
    land = a_land()
    assert land.refuses(0, Travel(0, 0)).slug == "AlreadyThere"


@pytest.mark.parametrize("space", [-1, 12, 99, True])
def test_a_ship_cannot_leave_the_row(space):
    assert a_land().refuses(0, Travel(0, space)).slug == "NoSuchSpace"


@pytest.mark.parametrize("vehicle", [3, 40, -1, True, Spot("water:0", 0)])
def test_only_own_vehicles_move(vehicle):
    assert a_land().refuses(0, Travel(vehicle, 1)).slug == "NotYourVehicle"


def test_a_ship_not_built_does_not_move():
    assert a_land().refuses(0, Travel(1, 1)).slug == "NotBuilt"


def test_one_move_action_moves_every_vehicle_one_after_the_other():
    land = Land().laid().caravan("marrow", "city", 2).ready().travel("vesk")
    assert ACTIONS(land.world) == 1
    land.travel("vesk", "city", 2)
    assert ACTIONS(land.world) == 1
    assert type(land.legal(0)[-1]) is Skip


def test_a_vehicle_may_go_on_and_even_back_while_movement_is_left():  # ruling 8
    land = Land().laid().has(speed=4).ready().travel("marrow").travel("vesk").travel("marrow")
    assert SPENT(land.world, 0) == 3
    assert ACTIONS(land.world) == 1


def test_a_move_ends_by_itself_when_no_vehicle_can_go_further():
    land = a_land().travel("vesk")
    assert ACTIONS(land.world) == 1
    assert SPENT(land.world, 0) == 0
    assert land.refuses(0, Finish()).slug == "NothingUnderWay"


def test_a_move_can_be_finished_with_movement_left_and_the_next_one_is_whole():
    land = a_land().travel("marrow").finish()
    assert SPENT(land.world, 0) == 0
    land.travel("high_fells")
    assert land.place() == 3


def test_nothing_else_is_done_in_the_middle_of_a_move():
    land = a_land().travel("marrow")
    assert land.refuses(0, Build()).sentence == "You are still moving: go on with it, or finish it first."
    assert land.refuses(0, Skip()).slug == "WrongAction"


def test_any_number_of_vehicles_share_a_space():  # ruling 27
    land = Land().laid().ship("marrow", 1, seat=1).ready().travel("marrow")
    assert set(land.world.zones[WATER[1]]) == {0, 3}


def test_ships_keep_to_the_water_and_caravans_to_the_land():
    land = Land().laid().caravan("tharsend", "city").ship("vesk", 2).ready()
    moves = land.offers(Travel)
    assert {move.space for move in moves if move.vehicle == 0} == {11, 10, 13}
    assert {move.space for move in moves if move.vehicle == 1} == {0, 1, 3, 4}
