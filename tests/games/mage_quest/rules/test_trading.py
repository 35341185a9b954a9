"""Trade in a city (E): element for element, elements for Mana, Mana for Allies, and speed."""

from engine.core import Noted
from engine.games.mage_quest.actions import Finish, Hire, Invoke, Sell, Swap
from engine.games.mage_quest.zones import ACTIONS, SPEED
from tests.games.mage_quest.builders import Land

# Printed order: Marrow 1 Ally, 3 Mana, fire for ice; Vesk 3 and 1, ice for wood; Tharsend 2 and 2, wood for carabolic.


def in_tharsend(**amounts: int) -> Land:
    return Land().laid().caravan("tharsend", "city").has(0, **amounts).ready()


def test_two_wood_for_two_carabolic_is_one_action():
    land = in_tharsend(wood=2)
    land.act(0, Swap(0))
    land.act(0, Swap(0))
    assert (land.stored("wood"), land.stored("carabolic")) == (0, 2)
    assert ACTIONS(land.world) == 1


def test_elements_are_traded_only_the_way_of_the_token():  # ruling 19
    land = in_tharsend(carabolic=2)
    assert land.refuses(0, Swap(0)).sentence == "This market gives Carabolic for Wood; you have no Wood."


def test_an_element_the_stores_cannot_hold_is_not_traded():  # ruling 18
    land = in_tharsend(wood=2, carabolic=1)
    land.act(0, Swap(0))
    assert land.stored("wood") == 1
    assert land.refuses(0, Swap(0)).slug == "StoreFull"


def test_elements_of_any_kind_mixed_give_the_same_mana_each():  # ruling 20
    land = in_tharsend(fire=1, echo=2, mana=0)
    land.act(0, Sell(0, "fire"))
    land.act(0, Sell(0, "echo"))
    assert land.amounts() == (3, 4)
    assert (land.stored("fire"), land.stored("echo")) == (0, 1)
    assert ACTIONS(land.world) == 1


def test_mana_above_eleven_is_lost_and_told():  # ruling 18
    land = in_tharsend(fire=2, mana=10)
    assert land.game.label(land.world, Sell(0, "fire"), 0).startswith("Trade 1 Fire for 2 Mana (1 lost")
    land.act(0, Sell(0, "fire"))
    assert land.amounts() == (3, 11)
    assert land.facts(Noted) == [Noted("lost_mana", (0, 1))]


def test_mana_is_traded_for_allies_at_the_rate_of_the_market():
    land = Land().laid().caravan("vesk", "city").has(allies=0).ready()
    land.act(0, Hire(0))
    land.act(0, Hire(0))
    assert land.amounts() == (6, 3)
    assert ACTIONS(land.world) == 1


def test_allies_above_eleven_are_lost_and_told():  # ruling 18
    land = in_tharsend(allies=10)
    land.act(0, Hire(0))
    assert land.amounts() == (11, 4)
    assert land.facts(Noted) == [Noted("lost_allies", (0, 1))]


def test_the_three_kinds_of_trade_are_three_actions():
    land = in_tharsend(wood=2)
    land.act(0, Sell(0, "wood"))
    assert land.refuses(0, Hire(0)).slug == "WrongAction"
    assert land.refuses(0, Swap(0)).slug == "WrongAction"
    land.finish()
    land.act(0, Hire(0))
    land.finish()
    assert land.asked() == [1]


def test_a_trade_ends_by_itself_when_there_is_nothing_left_to_give():
    land = in_tharsend(wood=1)
    land.act(0, Sell(0, "wood"))
    assert land.refuses(0, Finish()).slug == "NothingUnderWay"
    land.has(mana=1)
    land.act(0, Hire(0))
    assert land.asked() == [1]


def test_trade_needs_a_caravan_in_a_city():
    land = Land().laid().caravan("tharsend", "wood").has(wood=1).ready()
    for action in (Swap(0), Sell(0, "wood"), Hire(0)):
        assert land.refuses(0, action).slug == "NotInCity"
    assert land.refuses(0, Invoke()).slug == "NotInCity"


def test_a_ship_at_a_citys_dock_is_not_in_the_city():
    land = Land().laid().ship("tharsend").has(wood=1).ready()
    assert land.refuses(0, Sell(0, "wood")).slug == "NotYourCaravan"
    assert land.refuses(0, Invoke()).slug == "NotInCity"


def test_what_is_marked_on_a_book_is_not_traded():
    land = in_tharsend().marked("ash_psalter", "fire", 1)
    assert "what is marked on books stays there" in land.refuses(0, Sell(0, "fire")).sentence


def test_mana_cannot_be_traded_without_mana():
    assert in_tharsend(mana=0).refuses(0, Hire(0)).slug == "NotEnoughMana"


def test_a_trade_belongs_to_one_caravan_and_its_market():
    land = Land().laid().caravan("vesk", "city").caravan("tharsend", "city", 2).ready()
    land.act(0, Hire(0))
    assert land.refuses(0, Hire(1)).slug == "OtherCaravan"


def test_speed_three_costs_four_mana_and_speed_four_five_more():
    land = in_tharsend(mana=9)
    land.act(0, Invoke())
    assert (SPEED(land.world, 0), land.amounts()) == (3, (3, 5))
    land.act(0, Invoke())
    assert (SPEED(land.world, 0), land.amounts()) == (4, (3, 0))
    assert land.asked() == [1]


def test_one_invocation_is_one_step_and_one_action():  # ruling 21
    land = in_tharsend(mana=11)
    land.act(0, Invoke())
    assert ACTIONS(land.world) == 1
    assert SPEED(land.world, 0) == 3


def test_nothing_is_faster_than_four():
    land = in_tharsend(mana=11, speed=4)
    assert land.refuses(0, Invoke()).sentence == "Your speed is 4, and that is the maximum."


def test_speed_is_refused_with_its_price():
    assert in_tharsend(mana=3).refuses(0, Invoke()).sentence == "Speed 3 costs 4 Mana; you have 3."


def test_speed_counts_for_ships_and_caravans_alike():
    land = Land().laid().has(speed=3).caravan("marrow", "road", 2).ready()
    assert land.chart.reach(True, 0, 3)[2] == (3, 3)
    land.travel("high_fells").travel("vesk", "city", 2)
    assert (land.place(), land.place(2)) == (3, 4)
