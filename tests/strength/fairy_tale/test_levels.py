"""The levels of bots at this game, where a few games can tell them apart; the same games every time.

Games differ by about ten points, so the Master's smaller lead over the Adept takes hundreds to see (BALANCE.md).
"""

import pytest

from engine.bots.arena.playing import play
from engine.bots.levels.bot import Budget
from engine.games import GAMES

GAME = GAMES["fairy_tale"]
BRIEF = Budget(iterations=24)


def lead(stronger: str, weaker: str, games: int) -> float:
    """By how many points the first is ahead of the second on average, every deal from both seats."""
    total = 0.0
    for number in range(games):
        played = play(GAME, {}, (stronger, weaker), 3, number, BRIEF)
        mine = played.seating.index(stronger)
        total += played.scores[mine] - played.scores[1 - mine]
    return total / games


@pytest.mark.parametrize(("stronger", "weaker"), [("apprentice", "random"), ("adept", "apprentice")])
def test_a_quick_level_is_clearly_ahead_of_the_one_below_it(stronger, weaker):
    assert lead(stronger, weaker, games=20) > 4


def test_the_master_is_clearly_ahead_of_an_apprentice():
    assert lead("master", "apprentice", games=4) > 4
