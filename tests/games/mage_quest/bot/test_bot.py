"""The game's own bot: it plans routes and trades, buys and creates what its books need."""

import random

from engine.core import World, observe
from engine.games.mage_quest.actions import Convert, Create, Finish, Gain, Hire, Muster, Travel
from engine.games.mage_quest.bot.routes import routes_of
from engine.games.mage_quest.content.box import box
from tests.games.mage_quest.builders import GAME, Land, a_game


def bot(world: World, seat: int, rng: random.Random):
    return GAME.bot.pick(observe(world, seat), seat, rng)


def picks(land: Land):
    return bot(land.world, 0, random.Random(1))


def test_the_same_table_gives_the_same_choice():
    world = a_game(seed=2).world
    [seat] = world.waiting()
    assert bot(world, seat, random.Random(4)) == bot(world, seat, random.Random(4))


# What it wants


def test_it_trades_mana_for_allies_where_the_market_is_good():
    land = Land().laid().caravan("vesk", "city").has(allies=1).ready()
    assert land.chart.markets[land.place()].allies == 3
    assert picks(land) == Hire(0)


def test_it_buys_what_its_books_need():
    land = Land().laid().caravan("vesk", "fire").has(allies=9).ready()
    assert isinstance(picks(land), Gain)


def test_it_creates_a_book_that_is_ready():
    land = Land().laid().caravan("high_fells", "sacred")
    land.created("ash_psalter", "tidewright", "nine_knots").full("hollow_choir").ready()
    assert picks(land) == Create(land.book("hollow_choir"))


def test_it_walks_to_the_shrine_when_all_circles_are_full():
    land = Land().laid().caravan("high_fells", "road")
    land.full("ash_psalter", "tidewright", "nine_knots", "hollow_choir").ready()
    assert picks(land) == Travel(0, land.site("high_fells", "sacred"))


def test_it_takes_the_sea_for_a_long_way_and_the_road_for_a_short_one():
    land = Land().laid().caravan("vesk", "city").ready()
    routes = routes_of(land.chart)
    far, near = land.site("kelloway", "wood"), land.site("vesk", "fire")
    assert (routes.route(2, False, land.place(), far).step, routes.route(2, False, land.place(), far).allies) == (
        "convert",
        2,
    )
    assert routes.route(2, False, land.place(), near).step == "travel"


def test_it_embarks_at_a_dock_when_all_it_needs_is_far_away():
    shrines = ("high_fells", "rimewood", "palewater")
    land = Land().laid((*shrines, *(id for id in box().maps if id not in (*shrines, "dimfell"))))
    land.caravan("ysmere", "mountain").full("ash_psalter", "tidewright", "nine_knots", "hollow_choir").ready()
    assert picks(land) == Convert(0)


def test_it_goes_on_with_the_vehicle_that_stands_best():
    land = Land().laid().caravan("high_fells", "road", 2)
    land.full("ash_psalter", "tidewright", "nine_knots", "hollow_choir").ready()
    assert picks(land) == Travel(1, land.site("high_fells", "sacred"))


def test_it_goes_on_with_the_caravan_whose_action_is_under_way():
    land = Land().laid().caravan("vesk", "city").caravan("tharsend", "city", 2).has(allies=1).ready()
    land.act(0, Hire(1))
    assert picks(land) in (Hire(1), Finish())


def test_without_allies_mana_and_elements_it_musters():
    land = Land().laid().has(allies=0, mana=0).ready()
    assert picks(land) == Muster()


def test_it_finishes_a_move_begun_by_somebody_else():
    land = Land().laid().ready().travel("marrow")
    assert picks(land) == Finish()
