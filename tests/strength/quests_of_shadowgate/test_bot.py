"""The game's own bot over whole games: better than chance, and it comes to an end."""

import random

from engine.bots.arena.figures import wilson
from engine.core import observe, perform
from tests.games.quests_of_shadowgate.builders import GAME, a_game


def pick(gate, seat, rng=None):
    return GAME.bot.pick(observe(gate.world, seat), seat, rng or random.Random(1))


def play(gate, bots, seed):
    rng = random.Random(seed)
    while gate.world.outcome is None:
        [seat] = gate.asked()
        action = pick(gate, seat, rng) if seat in bots else rng.choice(gate.legal(seat))
        perform(GAME, gate.world, seat, action)
    return gate.world


def test_the_bot_beats_random_play_in_at_least_nine_of_ten_games():
    games, wins = 100, 0
    for number in range(games):
        deal, seat = divmod(number, 2)  # every deal is played from both seats
        wins += play(a_game(2, 1000 + deal), {seat}, number).outcome.winners() == (seat,)
    assert wilson(wins, games).low >= 0.9


def test_bots_finish_games_of_every_size_with_stealing():
    for seats in (2, 3, 4):
        world = play(a_game(seats, 9, stealing="on"), set(range(seats)), 9)
        assert world.counts["turn", None] <= 20 * seats
