"""Turns of two actions, skipping, Muster, and whose turn it is."""

import pytest

from engine.core import Entered
from engine.games.mage_quest.actions import Build, Convert, Finish, Muster, Skip, Travel
from engine.games.mage_quest.zones import ACTIONS, ROUND
from tests.games.mage_quest.builders import Land, a_land


def test_a_turn_has_two_actions_and_then_the_other_player_acts():
    land = a_land().travel("vesk")
    assert land.asked() == [0]
    land.travel("tharsend")
    assert land.asked() == [1]
    assert land.facts(Entered) == [Entered("turn", 1)]


def test_the_same_action_may_be_taken_twice():
    land = Land().laid().has(allies=6).ready()
    land.act(0, Build())
    land.act(0, Build())
    assert land.amounts() == (0, 5)


def test_an_action_may_be_skipped():  # ruling 26
    land = a_land().skip()
    assert ACTIONS(land.world) == 1
    land.skip()
    assert land.asked() == [1]


def test_a_round_is_a_turn_of_both():
    land = a_land()
    assert ROUND(land.world) == 1
    land.skip(0, 2)
    assert ROUND(land.world) == 1
    land.skip(1, 2)
    assert ROUND(land.world) == 2


def test_only_the_player_in_turn_acts():
    land = a_land()
    assert land.refuses(1, Skip()).slug == "NotYourTurn"
    assert land.legal(1) == ()


def test_who_has_no_ally_musters_one():  # ruling 25
    land = Land().laid().has(allies=0).ready()
    land.act(0, Muster())
    assert land.amounts() == (1, 5)
    assert ACTIONS(land.world) == 1


@pytest.mark.parametrize("allies", [1, 11])
def test_who_has_an_ally_does_not_muster(allies):  # ruling 25
    land = Land().laid().has(allies=allies).ready()
    assert land.refuses(0, Muster()).slug == "HasAllies"
    assert land.offers(Muster) == []


def test_a_first_ship_too_many_does_not_end_a_game():  # ruling 25
    land = a_land()
    land.act(0, Build())
    land.act(0, Muster())
    land.skip(1, 2)
    land.act(0, Convert(0))
    assert land.place() == 0


def test_finish_closes_only_what_is_under_way():
    land = a_land()
    assert land.refuses(0, Finish()).sentence == "Nothing to finish: choose an action, or skip it."


def test_a_seat_always_has_a_choice_because_something_can_always_move():
    land = Land().laid().has(allies=0, mana=0).ready()
    assert land.offers(Travel)
    assert land.legal(0)[-1] == Skip()


def test_choices_come_in_the_order_of_the_letters():
    land = Land().laid().has(allies=11, wood=1, mana=9).full("ash_psalter")
    land.caravan("tharsend", "city").caravan("high_fells", "sacred", 2).ready()
    kinds = list(dict.fromkeys(type(action).__name__ for action in land.legal(0)))
    assert kinds == ["Build", "Convert", "Travel", "Swap", "Sell", "Hire", "Invoke", "Create", "Skip"]
