"""Where the cursor of Mage Quest begins: on a legal deed that is near at hand, so that Enter alone plays on."""

import random

import pytest

from engine.core import observe, perform
from engine.games.mage_quest.actions import Convert, Create, Finish, Gain, Hire, Mark, Muster, Sell, Swap, Take, Travel
from engine.games.mage_quest.land import market_of
from tests.games.mage_quest.builders import GAME, a_land
from tests.tui.games.mage_quest.scenes import Heard, game, opened, scene_of
from tui.board.spots import Spot
from tui.games.mage_quest.first_choice import first_deed, first_stop
from tui.games.mage_quest.view import Sight


def begun(land):
    """A board that has just been asked."""
    return Heard(scene_of(land.world, 0))


@pytest.mark.strength
@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("options", [{}, {"books": "draft", "ending": "finish_round"}], ids=str)
def test_at_every_moment_of_a_game_enter_plays_something_legal(seed, options):
    asked = 0
    for number, world in enumerate(game(seed, moves=300, **options)):
        if number % 3 or world.outcome is not None:
            continue
        seat = next(iter(world.waiting()))
        board = Heard(scene_of(world, seat))
        assert board.pointed.action in board.sight.legal
        board.action_choose()
        assert board.chosen == [board.pointed.action]
        asked += 1
    assert asked > 50


def test_enter_alone_marks_books_and_never_wanders_about():
    """A mage who only follows the cursor, against the bot: every Move ends where something is done."""
    world, rng, done = opened(2), random.Random(2), []
    while world.outcome is None:
        seat = next(iter(world.waiting()))
        action = GAME.bot.pick(observe(world, 1), 1, rng) if seat else first_deed(Sight(scene_of(world, 0)), None)
        done += [] if seat else [type(action)]
        perform(GAME, world, seat, action)
    assert done.count(Mark) >= 8
    assert done.count(Travel) < len(done) / 2


def test_it_begins_with_going_ashore_where_the_ship_lies():
    board = begun(a_land())
    assert board.spot == Spot("water", 0)
    assert board.pointed.action == Convert(0)


def test_on_an_element_space_it_begins_with_buying_what_the_books_need():
    land = a_land().caravan("marrow", "wood").has(allies=5)
    board = begun(land)
    assert board.spot == Spot("land", land.place())
    assert board.pointed.action == Gain(0)


def test_with_full_stores_it_begins_with_marking_the_book_that_is_furthest_on():
    land = a_land().caravan("marrow", "wood").has(wood=2, fire=1, allies=5).marked("ash_psalter", "echo", 1)
    board = begun(land)
    assert board.pointed.action == Mark(0, land.book("ash_psalter"), "fire")
    assert board.spot.area == "books"


def test_on_a_sacred_space_it_begins_with_creating_a_full_book():
    land = a_land().caravan("high_fells", "sacred").full("tidewright")
    board = begun(land)
    assert board.pointed.action == Create(land.book("tidewright"))


def test_with_a_full_book_it_sets_out_for_a_sacred_space():
    land = a_land().caravan("vesk", "city").has(allies=9).full("tidewright")
    board = begun(land)
    assert isinstance(board.pointed.action, Travel)
    assert board.pointed.action.space > land.place()


def test_with_few_allies_a_city_trades_mana_for_them_and_begins_no_trade_with_the_last_of_it():
    board = begun(a_land().caravan("marrow", "city").has(allies=1, mana=5))
    assert board.pointed.action == Hire(0)
    board = begun(a_land().caravan("marrow", "city").has(allies=1, mana=2))
    assert board.pointed.action != Hire(0)


def test_a_trade_goes_on_as_long_as_there_is_mana_to_trade():
    land = a_land().caravan("marrow", "city").has(allies=0, mana=5)
    board = begun(land)
    for _ in range(4):
        assert board.pointed.action == Hire(0)
        went(land, board, Hire(0))
    assert land.amounts() == (4, 1)
    assert board.pointed.action == Hire(0)


def test_a_trade_ends_where_allies_would_be_lost():
    land = a_land().caravan("marrow", "city").has(allies=9, mana=5)
    board = begun(land)
    board.action_letter("t")
    went(land, board, Hire(0))
    assert board.pointed.action == Hire(0)
    went(land, board, Hire(0))
    assert land.amounts() == (11, 3)
    assert board.pointed.action == Finish()


def test_an_element_is_traded_for_mana_again_although_the_books_need_it():
    land = a_land().caravan("marrow", "city").has(allies=8, mana=5, fire=2, ice=1)
    board = begun(land)
    board.go(Spot("stores", 0))
    assert board.pointed.action == Sell(0, "fire")
    went(land, board, Sell(0, "fire"))
    assert board.pointed.action == Sell(0, "fire")


def test_after_a_trade_that_ends_by_itself_one_enter_too_many_moves_nothing():
    land = a_land().caravan("marrow", "city").has(allies=8, mana=5, fire=2)
    board = begun(land)
    board.go(Spot("stores", 0))
    went(land, board, Sell(0, "fire"))
    went(land, board, Sell(0, "fire"))
    assert Finish() not in GAME.legal(land.world, 0)
    board.action_choose()
    assert not board.chosen
    assert isinstance(board.pointed.action, Travel)


def test_an_element_is_traded_for_another_as_long_as_there_is_one():
    land = a_land().caravan("marrow", "city").has(allies=8, mana=5)
    give = market_of(land.world, 0).trade.give
    land.has(**{give: 2})
    board = begun(land)
    board.action_letter("t")
    assert board.pointed.action == Swap(0)
    went(land, board, Swap(0))
    assert board.pointed.action == Swap(0)


def test_every_element_keeps_its_number_while_it_is_traded_for_mana():
    land = a_land().caravan("marrow", "city").has(allies=8, mana=1, fire=1, ice=2)
    land.act(0, Sell(0, "ice"))
    board = begun(land)
    before = [slot.action for slot in board.table.slots("options")]
    went(land, board, Sell(0, "ice"))
    assert [slot.action for slot in board.table.slots("options")] == before
    assert [slot.legal for slot in board.table.slots("options")].count(True) == 2


def test_with_little_mana_too_it_sells_what_no_book_needs():
    land = a_land().caravan("marrow", "city").has(allies=1, mana=1, fire=1, ice=2)
    board = begun(land)
    assert isinstance(board.pointed.action, Sell)
    assert board.spot.area == "stores"


def test_without_an_ally_a_city_trades_the_last_mana_rather_than_muster():
    board = begun(a_land().caravan("marrow", "city").has(allies=0, mana=2))
    assert Muster() in board.sight.legal
    assert board.pointed.action == Hire(0)


def went(land, board, *actions):
    """The board after the viewer's actions, as they are seen one by one."""
    for action in actions:
        land.act(0, action)
        board.show(scene_of(land.world, 0))
    return board


def test_it_goes_on_and_not_back_where_a_caravan_came_from():
    land = a_land().caravan("marrow", "wood").has(allies=9)
    wood = land.place()
    board = went(land, begun(land), Travel(0, wood + 1), Finish())
    assert board.sight.came == {0: Spot("land", wood)}
    assert begun(land).pointed.action == Travel(0, wood)  # without knowing where it came from
    assert board.pointed.action == Travel(0, land.place() + 2)
    assert land.chart.elements[land.place() + 2] == "fire"


def test_a_caravan_that_has_done_something_may_go_back_where_it_came_from():
    land = a_land().caravan("marrow", "wood").has(allies=9)
    wood = land.place()
    board = went(land, begun(land), Travel(0, wood + 1), Finish(), Hire(0), Finish())
    land.skip(1, 2)
    board.show(scene_of(land.world, 0))
    assert board.pointed.action == Travel(0, wood)


def test_mana_that_full_books_cost_is_not_traded_away():
    land = a_land().caravan("marrow", "city").has(allies=0, mana=2).full("tidewright", "ash_psalter")
    board = begun(land)
    assert Hire(0) in board.sight.legal
    assert isinstance(board.pointed.action, Travel)


def test_from_a_sacred_space_a_move_goes_to_what_the_books_need_and_not_to_another_sacred_space():
    land = a_land().caravan("high_fells", "sacred").has(allies=5).full("tidewright")
    stop = first_stop(Sight(scene_of(land.world, 0)), 0)
    assert land.chart.elements[stop] == "ice"


def test_a_move_under_way_is_not_led_back():
    land = a_land().caravan("marrow", "wood").has(allies=9)
    board = went(land, begun(land), Travel(0, land.place() - 1))
    assert first_deed(Sight(scene_of(land.world, 0)), 0) == Travel(0, land.place() + 1)
    assert board.pointed.action == Finish()


def test_a_caravan_that_has_just_become_a_ship_is_not_proposed_to_be_one_again():
    land = a_land().has(allies=9)
    board = went(land, begun(land), Convert(0))
    assert Convert(0) in board.sight.legal
    assert board.pointed.action != Convert(0)


def test_a_vehicle_taken_back_came_from_nowhere():
    land = a_land().has(allies=9)
    before = scene_of(land.world, 0)
    board = went(land, begun(land), Travel(0, 1))
    assert board.sight.came == {0: Spot("water", 0)}
    board.show(before)
    assert board.sight.came == {}


def test_without_anything_it_musters():
    assert begun(a_land().has(allies=0, mana=0)).pointed.action == Muster()


def test_in_a_draft_it_begins_with_the_first_card():
    world = opened(3, books="draft")
    seat = next(iter(world.waiting()))
    board = Heard(scene_of(world, seat))
    assert board.pointed.action == Take(board.sight.offer[0])


def test_a_move_ends_where_the_vehicle_stands():
    land = a_land().has(allies=5)
    board = begun(land)
    board.go(Spot("water", 1))
    land.act(0, Travel(0, 1))
    board.show(scene_of(land.world, 0))
    assert board.spot == Spot("water", 1)
    assert board.pointed.action == Finish()


def test_a_unit_the_viewer_went_to_is_offered_again_as_long_as_it_is_legal():
    land = a_land().caravan("marrow", "city").has(allies=1, mana=8)
    land.act(0, Hire(0))
    board = begun(land)
    board.go(Spot("options", 1))
    board.go(Spot("options", 0))
    assert board.pointed.action == Hire(0)
    for _ in range(3):
        land.act(0, Hire(0))
        board.show(scene_of(land.world, 0))
    assert board.pointed.action == Hire(0)
