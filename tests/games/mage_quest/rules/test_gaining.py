"""Gaining elements (D) and the books: arrow, direction, marks in order, stores of two."""

import pytest

from engine.core import Spot
from engine.games.mage_quest.actions import Finish, Gain, Mark, Sell
from engine.games.mage_quest.table import next_of
from engine.games.mage_quest.tasks import ToGain
from engine.games.mage_quest.zones import ACTIONS, ARROW, DIRECTION, MARKS
from tests.games.mage_quest.builders import Land

# Ash Psalter runs clockwise: carabolic, salt, echo, fire, ice, wood.


def at_fire(**amounts: int) -> Land:
    """A caravan on Vesk's fire, seat 0 to act."""
    return Land().laid().caravan("vesk", "fire").has(0, **amounts).ready()


def marks(land: Land, book: str) -> int:
    return MARKS(land.world, land.book(book))


def mark(land: Land, book: str, element: str) -> None:
    land.act(0, Mark(0, land.book(book), element))  # type: ignore[arg-type]


def test_each_element_costs_one_ally_and_goes_to_the_stores():
    land = at_fire()
    land.act(0, Gain(0))
    land.act(0, Gain(0))
    assert land.stored("fire") == 2
    assert land.amounts() == (1, 5)


def test_a_gain_of_any_size_is_one_action_spent_with_its_first_unit():
    land = at_fire()
    land.act(0, Gain(0))
    assert ACTIONS(land.world) == 1
    land.act(0, Gain(0))
    assert ACTIONS(land.world) == 1
    assert land.world.ask_of(0) == ToGain(0)
    land.finish()
    assert ACTIONS(land.world) == 1


def test_a_third_of_a_kind_does_not_fit_into_the_stores():  # ruling 16
    land = at_fire(fire=2)
    assert land.refuses(0, Gain(0)).slug == "StoreFull"


def test_marking_makes_room_for_more_in_the_same_action():  # ruling 13
    land = at_fire(fire=2, allies=11)
    for book in ("ash_psalter", "tidewright", "nine_knots", "hollow_choir"):
        mark(land, book, "fire")
        land.act(0, Gain(0))
    assert land.stored("fire") == 2
    assert [marks(land, book) for book in ("ash_psalter", "hollow_choir")] == [1, 1]
    assert land.amounts() == (7, 5)


def test_stored_elements_are_marked_for_nothing_and_without_buying():  # ruling 12
    land = at_fire(echo=1, allies=0)
    mark(land, "ash_psalter", "echo")
    assert land.stored("echo") == 0
    assert ACTIONS(land.world) == 1


@pytest.mark.parametrize("space", ["city", "road"])
def test_stored_elements_are_marked_only_on_an_element_space(space):  # ruling 12
    land = Land().laid().caravan("vesk", space).has(echo=1).ready()
    refused = land.refuses(0, Mark(0, land.book("ash_psalter"), "echo"))
    assert refused.slug == "NoElementHere"


def test_nothing_is_marked_on_a_sacred_space():  # ruling 23
    land = Land().laid().caravan("high_fells", "sacred").has(echo=1).ready()
    assert land.refuses(0, Mark(0, land.book("ash_psalter"), "echo")).slug == "NoElementHere"


def test_a_book_may_begin_with_any_element():  # ruling 14
    land = at_fire(fire=1, ice=1, wood=1, carabolic=1, salt=1, echo=1)
    book = land.book("ash_psalter")
    assert {action.element for action in land.offers(Mark) if action.book == book} == set(next_of(land.world, book))
    assert len(next_of(land.world, book)) == 6


def test_the_first_mark_sets_the_arrow_and_leaves_both_ways_open():  # ruling 14
    land = at_fire(fire=1)
    mark(land, "ash_psalter", "fire")
    book = land.book("ash_psalter")
    assert (ARROW(land.world, book), DIRECTION(land.world, book)) == (4, 0)
    assert set(next_of(land.world, book)) == {"ice", "echo"}


@pytest.mark.parametrize(("second", "way", "third"), [("ice", 1, "wood"), ("echo", -1, "salt")])
def test_the_second_mark_settles_the_direction_for_good(second, way, third):  # ruling 14
    land = at_fire(fire=1, **{second: 1}).has(allies=3)
    mark(land, "ash_psalter", "fire")
    mark(land, "ash_psalter", second)
    book = land.book("ash_psalter")
    assert DIRECTION(land.world, book) == way
    assert next_of(land.world, book) == (third,)


def test_a_mark_out_of_order_is_refused_and_told_what_comes_next():
    land = at_fire(wood=1).marked("ash_psalter", "echo", 2)
    refused = land.refuses(0, Mark(0, land.book("ash_psalter"), "wood"))
    assert refused.sentence == "Ash Psalter needs Ice next: a circle is filled in order."


def test_a_book_runs_over_the_top_of_its_circle():
    land = at_fire(carabolic=1).marked("ash_psalter", "ice", 2)
    mark(land, "ash_psalter", "carabolic")
    assert marks(land, "ash_psalter") == 3


def test_a_book_holds_each_element_once_and_is_full_after_six():  # ruling 15
    land = at_fire(carabolic=1).full("ash_psalter")
    assert land.refuses(0, Mark(0, land.book("ash_psalter"), "carabolic")).slug == "BookFull"


def test_what_is_not_stored_cannot_be_marked():
    land = at_fire(echo=1)
    assert land.refuses(0, Mark(0, land.book("ash_psalter"), "fire")).sentence == "You have no Fire to mark."


def test_bought_and_stored_elements_are_marked_on_several_books_in_one_action():  # ruling 13
    land = at_fire(echo=2, salt=1)
    mark(land, "ash_psalter", "salt")
    mark(land, "ash_psalter", "echo")
    land.act(0, Gain(0))
    mark(land, "ash_psalter", "fire")
    mark(land, "tidewright", "echo")
    assert (marks(land, "ash_psalter"), marks(land, "tidewright")) == (3, 1)
    assert ACTIONS(land.world) == 1


def test_an_action_belongs_to_one_caravan():  # ruling 11
    land = Land().laid().caravan("vesk", "fire").caravan("marrow", "wood", 2).ready()
    land.act(0, Gain(0))
    refused = land.refuses(0, Gain(1))
    assert refused.sentence == "This action belongs to caravan 1; another caravan needs its own."


def test_a_gain_ends_by_itself_when_nothing_can_be_bought_or_marked():
    land = at_fire(allies=1).full("ash_psalter", "tidewright", "nine_knots", "hollow_choir")
    land.act(0, Gain(0))
    assert land.refuses(0, Finish()).slug == "NothingUnderWay"


def test_without_allies_nothing_is_bought():
    land = at_fire(allies=0, echo=1)
    assert land.refuses(0, Gain(0)).slug == "NotEnoughAllies"


def test_a_ship_gains_nothing():
    land = Land().laid().ship("vesk").ready()
    refused = land.refuses(0, Gain(0))
    assert refused.slug == "NotYourCaravan"
    assert "land a ship at a dock" in refused.sentence


def test_only_own_books_are_marked():
    land = at_fire(fire=1)
    for book in (land.book("grey_ledger"), -1, 999, True, Spot("books:0", 0)):
        assert land.refuses(0, Mark(0, book, "fire")).slug == "NotYourBook"


def test_trade_is_not_mixed_into_a_gain():
    land = at_fire()
    land.act(0, Gain(0))
    assert land.refuses(0, Sell(0, "fire")).slug == "WrongAction"


def test_elements_never_run_out():  # ruling 17
    land = at_fire(allies=11)
    for _ in range(2):
        land.act(0, Gain(0))
    land.finish().skip().skip(1, 2)
    land.has(fire=0)
    assert land.offers(Gain) == [Gain(0)]
