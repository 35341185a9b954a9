"""The bot in a hurry, and the tallies it counts with."""

import random

import pytest

from engine.core import World, blank, lay_table, next_to_act, perform
from engine.games import GAMES
from engine.games.fairy_tale.bot.tally import DIGIT, TALLY, counted, digits_in, kinds_in, tally_of
from engine.games.fairy_tale.content.box import box
from engine.games.fairy_tale.scoring import points_of, rivals_of
from engine.games.fairy_tale.zones import ROUND
from tests.games.fairy_tale.builders import Tale, a_game

GAME = GAMES["fairy_tale"]
PLAIN = "sky_dance_dragon"
DECK = box().deck("expert")


def some_rows(count: int) -> list[list[str]]:
    chance = random.Random(count)
    return [chance.sample(DECK, chance.randrange(13)) for _ in range(count)]


def test_a_tally_keeps_every_card():
    for row in some_rows(50):
        assert sorted(kinds_in(tally_of(row))) == sorted(row)
        assert sum(digits_in(tally_of(row))) == tally_of(row)
        assert sum(counted(tally_of(row)).values()) == len(row)


def test_the_whole_deck_fits_into_a_tally():
    assert sorted(kinds_in(tally_of(DECK))) == sorted(DECK)


def test_a_tally_is_worth_what_its_cards_are_worth():
    for row, other in zip(some_rows(60), some_rows(61), strict=False):
        rivals = rivals_of([other])
        assert TALLY.points(tally_of(row), rivals) == points_of(row, rivals)
        assert TALLY.points(tally_of(row), rivals) == points_of(row, rivals)  # remembered


def test_only_the_most_compares_with_rivals():
    assert TALLY.compares(DIGIT["dragons_tale_1"])
    assert not TALLY.compares(tally_of(["castle", "the_egg_of_chaos", "dragons_tale_2"]))


def quick(world: World, seat: int):
    return GAME.bot.playout(world, seat, random.Random(1))


@pytest.mark.parametrize(
    ("rules", "seats", "teams"),
    [("basic", 2, "none"), ("expert", 3, "none"), ("expert", 5, "none"), ("expert", 4, "garfield")],
)
def test_it_plays_whole_games_by_the_rules(rules, seats, teams):
    world = blank(GAME, seats, GAME.complete({"rules": rules, "teams": teams}), 5)
    lay_table(GAME, world)
    while world.outcome is None:
        seat = next_to_act(world)
        action = quick(world, seat)
        assert action in GAME.legal(world, seat)
        perform(GAME, world, seat, action)
    assert world.outcome.reason


def test_it_plays_a_cheap_card_before_the_home_that_would_turn_itself():
    tale = Tale(2).kept(0, "castle", "homesteaders").kept(1, PLAIN).in_round(1).choose()
    assert tale.world.kinds[quick(tale.world, 0).card] == "homesteaders"


def test_it_leaves_out_the_worst_of_what_it_kept():
    tale = Tale(2).kept(0, "nightmare", PLAIN, "wandering_bard", "the_gold_dragon").kept(1, PLAIN).in_round(4)
    tale.row(0, *["-castle"] * 4, *["-fairy_ring"] * 4, "-dragons_lair").choose()
    played = []
    for _ in range(3):
        card = quick(tale.world, 0).card
        played.append(tale.world.kinds[card])
        tale.lay(tale.world.kinds[card], "kept:0", "row:0", "a")
    assert "nightmare" not in played


def test_it_turns_down_what_costs_least():
    tale = Tale(2).row(0, "castle", "homesteaders").reveal("demon", PLAIN)
    assert tale.world.kinds[quick(tale.world, 0).card] == "homesteaders"


def test_a_look_ahead_ends_with_the_round():
    tale = a_game(2)
    start = tale.world.copy()
    assert not GAME.bot.is_far(start, tale.world)
    tale.play_out(lambda world, seat: quick(world, seat), until=lambda world: ROUND(world) == 2)
    assert GAME.bot.is_far(start, tale.world)
