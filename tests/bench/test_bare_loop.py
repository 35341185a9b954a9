"""The bare loop plays the same game as the engine, or a comparison of their speed would mean nothing."""

import random

import pytest

from engine.core import blank, lay_table, next_to_act, perform
from engine.games import GAMES
from tests.bench import fairy_tale as bare

GAME = GAMES["fairy_tale"]


def play_on_the_engine(seats, seed):
    """The deck as it was shuffled and the points at the end, with chance asked once for every choice."""
    world = blank(GAME, seats, GAME.complete(bare.OPTIONS), seed)
    lay_table(GAME, world)
    dealt = [card for seat in reversed(range(seats)) for card in world.zones[f"hand:{seat}"]]
    deck = [*world.zones["deck"], *dealt]
    rng = random.Random(seed)
    while world.outcome is None:
        seat = next_to_act(world)
        legal = GAME.legal(world, seat)
        perform(GAME, world, seat, legal[int(rng.random() * len(legal))])
    return deck, [int(points) for points in world.outcome.scores]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(12))
def test_the_bare_loop_ends_with_the_points_of_the_engine(seats, seed):
    deck, points = play_on_the_engine(seats, seed)
    assert bare.play(seats, random.Random(seed), deck) == points
