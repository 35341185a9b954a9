"""The bare loop leaves out no question: it asks chance exactly as often as the engine asks its players."""

import random

import pytest

from engine.core import blank, lay_table, next_to_act, perform
from engine.games import GAMES
from tests.bench import fairy_tale as bare

GAME = GAMES["fairy_tale"]


class CountingChance(random.Random):
    """Chance that counts how often it is asked for a choice."""

    asked = 0

    def random(self) -> float:
        self.asked += 1
        return super().random()


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(8))
def test_the_bare_loop_asks_as_many_questions_as_the_engine(seats, seed):
    world = blank(GAME, seats, GAME.complete(bare.OPTIONS), seed)
    lay_table(GAME, world)
    hands = [card for seat in reversed(range(seats)) for card in world.lying(f"hand:{seat}")]
    deck = [*world.lying("deck"), *hands]
    for_engine, for_bare = CountingChance(seed), CountingChance(seed)
    while world.outcome is None:
        seat = next_to_act(world)
        legal = GAME.legal(world, seat)
        perform(GAME, world, seat, legal[int(for_engine.random() * len(legal))])
    bare.play(seats, for_bare, deck)
    assert for_engine.asked == for_bare.asked >= seats * 28
