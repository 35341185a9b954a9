"""What the bot that searches is told by this game: choices, plans and forecasts, held against the rules themselves."""

import random

import pytest

from engine.core import next_to_act, perform
from engine.games.mage_quest.actions import Skip
from engine.games.mage_quest.bot import policy
from engine.games.mage_quest.bot.foresight import foresight_of
from engine.games.mage_quest.bot.taste import Taste
from engine.games.mage_quest.land import chart_of
from engine.games.mage_quest.tasks import ToAct
from tests.games.mage_quest.builders import GAME, along_a_game, laid_by_chance


@pytest.mark.parametrize("seed", [3, 4])
def test_the_first_choice_is_what_the_bot_would_take_and_all_are_legal(seed):
    for world, seat in along_a_game(seed, 40):
        picked = GAME.bot.pick(world, seat, random.Random(5))
        ranked = [action for action, _ in GAME.bot.ranked(world, seat, random.Random(5))]
        assert ranked[0] == picked
        assert len(set(ranked)) == len(ranked)
        assert all(GAME.why_not(world, seat, action) is None for action in ranked)


@pytest.mark.parametrize("seed", [3, 4])
def test_play_in_a_hurry_is_legal(seed):
    for world, seat in along_a_game(seed, 40):
        assert GAME.why_not(world, seat, GAME.bot.playout(world, seat, random.Random(5))) is None


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_plan_takes_no_more_actions_than_it_promised(seed):
    world, rng = laid_by_chance(seed), random.Random(0)
    seat = world.turn
    promised = foresight_of(chart_of(world)).needed(policy.quest_now(world, seat))
    used = 0
    while world.outcome is None:
        asked = next_to_act(world)
        action = GAME.bot.playout(world, asked, rng) if asked == seat else Skip()
        used += asked == seat and isinstance(world.ask_of(seat), ToAct)
        perform(GAME, world, asked, action)
    assert world.outcome.winners() == (seat,)
    assert used <= promised


def test_the_forecast_of_one_seat_is_the_other_way_round_for_the_other():
    for world, _ in along_a_game(6, 10):
        assert GAME.bot.forecast(world, 0) == -GAME.bot.forecast(world, 1)


def test_a_look_ahead_ends_with_the_turn():
    world = laid_by_chance(8)
    start, seat = world.copy(), world.turn
    perform(GAME, world, seat, Skip())
    assert not GAME.bot.is_far(start, world)
    perform(GAME, world, seat, Skip())
    assert GAME.bot.is_far(start, world)


def test_a_taste_for_nothing_changes_nothing():
    for world, seat in along_a_game(9, 30):
        plain = GAME.bot.pick(world, seat, random.Random(1))
        assert GAME.bot.pick(world, seat, random.Random(1), Taste()) == plain
