"""Opponents with names play as they are said to, over whole games."""

import random

import pytest

from engine.core import next_to_act, perform
from engine.games.mage_quest.actions import Convert, Hire, Invoke, Sell, Swap
from engine.games.mage_quest.bot import policy
from engine.games.mage_quest.bot.taste import Taste
from engine.games.mage_quest.tasks import ToAct
from tests.games.mage_quest.builders import GAME, along_a_game, laid_by_chance


def test_a_liking_counts_for_the_visits_that_do_it_and_for_no_others():
    signs = {
        "speed": lambda visit: any(unit[0] == "invoke" for unit in visit.way.units),
        "trade": lambda visit: any(unit[0] in ("swap", "sell", "hire") for unit in visit.way.units),
        "sea": lambda visit: visit.route.allies > 0,
    }
    seen = set()
    for world, seat in along_a_game(9, 1000):
        if isinstance(world.ask_of(seat), ToAct):
            for visit, _ in policy.roots_now(world, seat):
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
            world, rng = laid_by_chance(seed), random.Random(seed)
            while world.outcome is None:
                seat = next_to_act(world)
                action = GAME.bot.pick(world, seat, rng, taste)
                begun += isinstance(action, deeds) and isinstance(world.ask_of(seat), ToAct)
                perform(GAME, world, seat, action)
        return begun

    taste = next(one.taste for one in GAME.opponents if one.id == id)
    assert count(taste) > count(None)
