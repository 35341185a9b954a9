"""What the bot that searches asks of this game: choices worth a look, and play in a hurry, to the end of the game.

A look ahead plays the whole game: what a round brings is judged better by what becomes of it than by any sum of what
lies open (BALANCE.md). Looks are dear, so only choices that are nearly as good as the best are looked into, and none
in the first rounds, when whatever is chosen seldom decides the game that is looked at.
"""

from random import Random
from typing import Any

from engine.core.world import World
from engine.games.shadowrift.bot import policy
from engine.games.shadowrift.bot.taste import Taste
from engine.games.shadowrift.zones import ROUND

MOST = 4
CLOSE = 0.2  # points below the best that a choice may be worth, to be looked into
CAUTION = 1.0  # standard errors
OPENING = 8  # rounds without a look


def ranked(world: World, seat: int, rng: Random, taste: Taste | None = None) -> list[tuple[Any, float]]:
    """The best choices, best first. What costs nothing, and the opening, needs no thought."""
    found = policy.best(world, seat, taste)
    first = found[0][1]
    if first >= policy.TELLING or ROUND(world) <= OPENING:
        return found[:1]
    least = max(first - CLOSE, policy.NEVER) if first > policy.NEVER else first
    return [(action, worth) for action, worth in found[:MOST] if worth >= least]


def playout(world: World, seat: int, rng: Random) -> Any:
    return policy.quick(world, seat)
