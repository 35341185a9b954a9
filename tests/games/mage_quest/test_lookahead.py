"""What the bot that searches is told by this game: choices, plans and forecasts, held against the rules themselves."""

import random

import pytest

from engine.core import blank, lay_table, perform
from engine.games.mage_quest import MageQuest, bot
from engine.games.mage_quest.actions import Convert, Hire, Invoke, Sell, Skip, Swap
from engine.games.mage_quest.chart import chart_of
from engine.games.mage_quest.foresight import foresight_of
from engine.games.mage_quest.tasks import ToAct
from engine.games.mage_quest.taste import Taste

GAME = MageQuest()


def table(seed: int):
    world = blank(GAME, 2, GAME.complete({}), seed)
    lay_table(GAME, world)
    return world


def along_a_game(seed: int, moves: int):
    """The Worlds of a game between two of the game's own bots, each with the seat that is asked."""
    world, rng = table(seed), random.Random(seed)
    for _ in range(moves):
        if world.outcome is not None:
            return
        seat = min(world.waiting())
        yield world, seat
        perform(GAME, world, seat, GAME.pick(world, seat, rng))


@pytest.mark.parametrize("seed", [3, 4])
def test_the_first_choice_is_what_the_bot_would_take_and_all_are_legal(seed):
    for world, seat in along_a_game(seed, 40):
        picked = GAME.pick(world, seat, random.Random(5))
        ranked = [action for action, _ in GAME.ranked(world, seat, random.Random(5))]
        assert ranked[0] == picked
        assert len(set(ranked)) == len(ranked)
        assert all(GAME.why_not(world, seat, action) is None for action in ranked)


@pytest.mark.parametrize("seed", [3, 4])
def test_play_in_a_hurry_is_legal(seed):
    for world, seat in along_a_game(seed, 40):
        assert GAME.why_not(world, seat, GAME.playout(world, seat, random.Random(5))) is None


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_plan_takes_no_more_actions_than_it_promised(seed):
    world, rng = table(seed), random.Random(0)
    seat = world.turn
    promised = foresight_of(chart_of(world)).needed(bot.quest_now(world, seat))
    used = 0
    while world.outcome is None:
        asked = min(world.waiting())
        action = GAME.playout(world, asked, rng) if asked == seat else Skip()
        used += asked == seat and isinstance(world.ask_of(seat), ToAct)
        perform(GAME, world, asked, action)
    assert world.outcome.winners() == (seat,)
    assert used <= promised


def test_the_forecast_of_one_seat_is_the_other_way_round_for_the_other():
    for world, _ in along_a_game(6, 10):
        assert GAME.forecast(world, 0) == -GAME.forecast(world, 1)


def test_a_look_ahead_ends_with_the_turn():
    world = table(8)
    start, seat = world.copy(), world.turn
    perform(GAME, world, seat, Skip())
    assert not GAME.is_far(start, world)
    perform(GAME, world, seat, Skip())
    assert GAME.is_far(start, world)


def test_a_taste_for_nothing_changes_nothing():
    for world, seat in along_a_game(9, 30):
        plain = GAME.pick(world, seat, random.Random(1))
        assert GAME.pick(world, seat, random.Random(1), Taste()) == plain


def test_a_liking_counts_for_the_visits_that_do_it_and_for_no_others():
    signs = {
        "speed": lambda visit: any(unit[0] == "invoke" for unit in visit.way.units),
        "trade": lambda visit: any(unit[0] in ("swap", "sell", "hire") for unit in visit.way.units),
        "sea": lambda visit: visit.route.allies > 0,
    }
    seen = set()
    for world, seat in along_a_game(9, 1000):
        if isinstance(world.ask_of(seat), ToAct):
            for visit, _ in bot.roots_now(world, seat):
                for liking, does in signs.items():
                    seen.add((liking, does(visit)))
                    assert Taste(**{liking: 2.0}).likes(visit) == (2.0 if does(visit) else 0.0)
    assert seen == {(liking, does) for liking in signs for does in (True, False)}


@pytest.mark.parametrize(
    ("id", "deeds"), [("racer", (Invoke,)), ("trader", (Swap, Sell, Hire)), ("sailor", (Convert,))], ids=str
)
def test_what_an_opponent_likes_shows_in_what_it_does(id, deeds):
    def count(taste) -> int:
        """How often such an action is begun by either seat, over some games."""
        begun = 0
        for seed in (9, 10, 11):
            world, rng = table(seed), random.Random(seed)
            while world.outcome is None:
                seat = min(world.waiting())
                action = GAME.pick(world, seat, rng, taste)
                begun += isinstance(action, deeds) and isinstance(world.ask_of(seat), ToAct)
                perform(GAME, world, seat, action)
        return begun

    taste = next(one.taste for one in GAME.opponents if one.id == id)
    assert count(taste) > count(None)
