"""Policies made of judges: for every kind of ask a judge says what each answer is worth, and one of the best is taken.

A judge is made once for a choice (`JudgeOf`: World, seat, taste) and asked about each action, so that what all actions
share is worked out once. Used by the games' bots; worth is in the game's own points.
"""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from engine.core.world import World

Judge = Callable[[Any], float]
JudgeOf = Callable[[World, int, Any], Judge]
Judged = tuple[Any, float]


def judged(judges: Mapping[type, JudgeOf], world: World, seat: int, legal: Sequence[Any], taste: Any) -> list[Judged]:
    """Every action with what it is worth."""
    judge = judges[type(world.ask_of(seat))](world, seat, taste)
    return [(action, judge(action)) for action in legal]


def worth_of(one: Judged) -> float:
    return one[1]


def judged_best(
    judges: Mapping[type, JudgeOf], world: World, seat: int, legal: Sequence[Any], taste: Any, rng: Random, close: float
) -> Any:
    """The only legal action, or one of the best; nothing is judged where there is no choice."""
    return legal[0] if len(legal) == 1 else one_of_the_best(judged(judges, world, seat, legal, taste), rng, close)


def one_of_the_best(found: Sequence[Judged], rng: Random, close: float = 0.0) -> Any:
    """Any of the actions that are no further than `close` from the best."""
    highest = max(worth for _, worth in found)
    return rng.choice([action for action, worth in found if worth >= highest - close])


def best_first(found: Sequence[Judged]) -> list[Judged]:
    return sorted(found, key=worth_of, reverse=True)
