"""The game's own bot plays whole games at every table, and well enough to beat chance."""

import random

import pytest

from engine.bots.arena.figures import wilson
from engine.core import Outcome, World, blank, lay_table, next_to_act, observe, perform
from engine.games import GAMES

GAME = GAMES["fairy_tale"]


def bot(world: World, seat: int, rng: random.Random):
    return GAME.bot.pick(observe(world, seat), seat, rng)


def chance(world: World, seat: int, rng: random.Random):
    return rng.choice(GAME.legal(world, seat))


def played(players, rules: str, seed: int, teams: str = "none") -> Outcome:
    """The outcome of a whole game between these players."""
    world = blank(GAME, len(players), GAME.complete({"rules": rules, "teams": teams}), seed)
    lay_table(GAME, world)
    rng = random.Random(seed)
    while world.outcome is None:
        seat = next_to_act(world)
        perform(GAME, world, seat, players[seat](world, seat, rng))
    return world.outcome


@pytest.mark.parametrize("rules", ["basic", "expert"])
def test_the_bot_beats_random_play_in_at_least_four_of_five_games(rules):
    games = 100
    wins = 0
    for number in range(games):
        seat = number % 2  # every deal is played from both seats
        players = (bot, chance) if seat == 0 else (chance, bot)
        wins += played(players, rules, seed=1000 + number // 2).winners() == (seat,)
    assert wilson(wins, games).low >= 0.8


@pytest.mark.parametrize(
    ("rules", "seats", "teams"),
    [
        ("basic", 3, "none"),
        ("expert", 5, "none"),
        ("expert", 4, "partners"),
        ("basic", 4, "garfield"),
        ("expert", 4, "garfield"),
    ],
)
def test_the_bot_plays_whole_games_at_every_table(rules, seats, teams):
    assert played([bot] * seats, rules, 3, teams).reason
