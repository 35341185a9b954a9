"""Tables played at random and by the plain companion come to an end."""

import random

import pytest

from engine.core import blank, lay_table, next_to_act, perform
from engine.games.shadowrift.content.words import FACTIONS
from engine.games.shadowrift.zones import ROUND
from tests.games.shadowrift.builders import GAME


def play_out(seed, seats, choose, **options):
    world = blank(GAME, seats, GAME.complete(options), seed)
    lay_table(GAME, world)
    rng, last = random.Random(seed), None
    while world.outcome is None:
        last = next_to_act(world, last)
        perform(GAME, world, last, choose(world, last, rng), True)
    return world


def at_random(world, seat, rng):
    return rng.choice(GAME.legal(world, seat))


@pytest.mark.parametrize("faction", FACTIONS)
@pytest.mark.parametrize("seats", range(1, 7))
def test_random_play_ends_by_the_siege_at_the_latest(faction, seats):
    for seed in range(2):
        world = play_out(seed, seats, at_random, faction=faction)
        assert world.outcome.code in ("seals", "walls", "town", "plague", "world", "siege")
        assert ROUND(world) <= 40


@pytest.mark.parametrize("faction", FACTIONS)
def test_companions_hold_out_longer_than_chance_does(faction):
    games = 3
    lengths = [ROUND(play_out(seed, 3, GAME.bot.pick, faction=faction)) for seed in range(games)]
    chances = [ROUND(play_out(seed, 3, at_random, faction=faction)) for seed in range(games)]
    assert sum(lengths) >= sum(chances)
