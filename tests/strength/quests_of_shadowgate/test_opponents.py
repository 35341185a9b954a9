"""Named opponents over whole games: what they like shows in what they do."""

import random

from engine.core import observe, perform
from engine.games.quests_of_shadowgate import actions
from engine.games.quests_of_shadowgate.table import firsts_of, staff_pieces_of
from tests.games.quests_of_shadowgate.builders import GAME, a_game

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
            action = GAME.bot.pick(observe(world, seat), seat, rng, taste if seat == liking else None)
            totals[seat != liking] += count(action)
            perform(GAME, world, seat, action)
        for seat in (0, 1):
            totals[seat != liking] += end(world, seat)
    return totals


def nothing(*_):
    return 0


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
