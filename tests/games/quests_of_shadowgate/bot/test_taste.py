"""What named opponents like, choice by choice; without a liking they play like anybody."""

import random

import msgspec
import pytest

from engine.core import observe, perform
from engine.games.quests_of_shadowgate.bot.outlook import Outlook
from engine.games.quests_of_shadowgate.bot.taste import PLAIN, Taste
from tests.games.quests_of_shadowgate.builders import GAME, Gate, a_game


def test_with_all_weights_at_one_the_bot_plays_as_without_a_taste():
    world, rng = a_game(3, 2, stealing="on").world, random.Random(2)
    for _ in range(200):
        if world.outcome is not None:
            break
        [seat] = world.waiting()
        seen = observe(world, seat)
        plain = GAME.bot.pick(seen, seat, random.Random(1))
        assert GAME.bot.pick(seen, seat, random.Random(1), Taste()) == plain
        assert GAME.bot.ranked(seen, seat, random.Random(1), Taste()) == GAME.bot.ranked(seen, seat, random.Random(1))
        perform(GAME, world, seat, GAME.bot.pick(seen, seat, rng))


def test_what_is_ranked_first_is_what_a_taste_picks():
    taste = next(one.taste for one in GAME.opponents if one.id == "racer")
    world, rng = a_game(2, 3).world, random.Random(3)
    for _ in range(100):
        [seat] = world.waiting()
        seen = observe(world, seat)
        picked = GAME.bot.pick(seen, seat, random.Random(1), taste)
        assert GAME.bot.ranked(seen, seat, random.Random(1), taste)[0][0] == picked
        perform(GAME, world, seat, GAME.bot.pick(seen, seat, rng, taste))


@pytest.mark.parametrize("weight", [-0.1, 5.1])
def test_a_weight_is_between_nothing_and_five(weight):
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"quests": weight}, Taste)


def test_a_piece_of_the_staff_is_worth_more_to_whoever_wants_the_staff():
    world = Gate(2).plays(0, "Ilsabet Swift").plays(1, "Brannoc Ironhall").world
    assert Outlook(world, 0, Taste(staff=3.0)).gain_of("orb") > Outlook(world, 0, PLAIN).gain_of("orb")
    assert Outlook(world, 0, Taste(firsts=3.0)).gain_of("fire") > Outlook(world, 0, PLAIN).gain_of("fire")


def test_every_opponent_likes_something():
    assert len(GAME.opponents) >= 3
    assert all(one.taste is not None and one.taste != PLAIN for one in GAME.opponents)
