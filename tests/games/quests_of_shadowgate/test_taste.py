"""Named opponents: what they like shows in what they do, and without a liking they play like anybody."""

import random

import msgspec
import pytest

from engine.core import observe, perform
from engine.games.quests_of_shadowgate import actions
from engine.games.quests_of_shadowgate.holdings import firsts_of, staff_pieces_of
from engine.games.quests_of_shadowgate.outlook import Outlook
from engine.games.quests_of_shadowgate.taste import PLAIN, Taste
from tests.games.quests_of_shadowgate.builders import GAME, Gate, a_game

GAMES = 20


def opponent(id):
    return next(one for one in GAME.opponents if one.id == id)


def counted(taste, count, end, **options):
    """(with this taste, without) what is counted over some games, every deal from both seats.

    `count` is asked of every action, `end` of the World and the seat at the end.
    """
    totals = [0, 0]
    for number in range(GAMES):
        deal, liking = divmod(number, 2)
        world, rng = a_game(2, 50 + deal, **options).world, random.Random(number)
        while world.outcome is None:
            [seat] = world.waiting()
            action = GAME.pick(observe(world, seat), seat, rng, taste if seat == liking else None)
            totals[seat != liking] += count(action)
            perform(GAME, world, seat, action)
        for seat in (0, 1):
            totals[seat != liking] += end(world, seat)
    return totals


def nothing(*_):
    return 0


def test_with_all_weights_at_one_the_bot_plays_as_without_a_taste():
    world, rng = a_game(3, 2, stealing="on").world, random.Random(2)
    for _ in range(200):
        if world.outcome is not None:
            break
        [seat] = world.waiting()
        seen = observe(world, seat)
        plain = GAME.pick(seen, seat, random.Random(1))
        assert GAME.pick(seen, seat, random.Random(1), Taste()) == plain
        assert GAME.ranked(seen, seat, random.Random(1), Taste()) == GAME.ranked(seen, seat, random.Random(1))
        perform(GAME, world, seat, GAME.pick(seen, seat, rng))


def test_what_is_ranked_first_is_what_a_taste_picks():
    taste = opponent("racer").taste
    world, rng = a_game(2, 3).world, random.Random(3)
    for _ in range(100):
        [seat] = world.waiting()
        seen = observe(world, seat)
        picked = GAME.pick(seen, seat, random.Random(1), taste)
        assert GAME.ranked(seen, seat, random.Random(1), taste)[0][0] == picked
        perform(GAME, world, seat, GAME.pick(seen, seat, rng, taste))


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


def test_the_quester_does_more_quests():
    liking, plain = counted(opponent("quester").taste, lambda action: isinstance(action, actions.StartQuest), nothing)
    assert liking > plain


def test_the_collector_ends_with_more_firsts():
    liking, plain = counted(opponent("collector").taste, nothing, lambda world, seat: len(firsts_of(world, seat)))
    assert liking > plain


def test_the_racer_ends_with_more_pieces_of_the_staff():
    liking, plain = counted(opponent("racer").taste, nothing, lambda world, seat: len(staff_pieces_of(world, seat)))
    assert liking > plain


def test_the_raider_steals_more_for_what_it_buys():
    def balance(action):
        return isinstance(action, actions.StartTheft) - isinstance(action, actions.StartItem)

    liking, plain = counted(opponent("raider").taste, balance, nothing, stealing="on")
    assert liking > plain
