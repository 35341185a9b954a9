"""What the bot that searches asks of this game: choices worth a look, play in a hurry, and how far to look."""

from random import Random
from typing import Any

from engine.core.world import World
from engine.games.shadowrift.bot import policy
from engine.games.shadowrift.bot.taste import Taste
from engine.games.shadowrift.zones import ROUND

MOST = 8
SURE = 0.5  # of what seems better counts before a search has looked
CAUTION = 1.0  # standard errors


def ranked(world: World, seat: int, rng: Random, taste: Taste | None = None) -> list[tuple[Any, float]]:
    """The best choices, best first. What costs nothing is done without a thought."""
    found = policy.best(world, seat, taste)
    first = found[0][1]
    if first >= policy.TELLING:
        return found[:1]
    return [(action, SURE * worth) for action, worth in found[:MOST] if worth > policy.NEVER or worth == first]


def playout(world: World, seat: int, rng: Random) -> Any:
    return policy.quick(world, seat)


def is_far(start: World, world: World) -> bool:
    """The heroes act again, in the round after: the monsters have had their say."""
    return ROUND(world) > ROUND(start) and world.phase == "act"
