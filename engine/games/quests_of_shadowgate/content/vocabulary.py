"""What effects and faces of cards have in common: stats, classes, and three numbers that are added and met.

The lowest room of the game: it knows no card.
"""

from typing import Literal, get_args

Stat = Literal["vigour", "wits", "spirit"]
Class = Literal["magic", "weapon", "relic"]
STATS: tuple[Stat, ...] = get_args(Stat)

Three = tuple[int, int, int]  # vigour, wits, spirit: top, middle and bottom of a card
NOTHING: Three = (0, 0, 0)


def at_stat(stat: str, points: int) -> Three:
    """So many points of one stat."""
    first, second, third = (points if name == stat else 0 for name in STATS)
    return first, second, third


def plus(one: Three, other: Three) -> Three:
    return one[0] + other[0], one[1] + other[1], one[2] + other[2]


def less(need: Three, have: Three) -> Three:
    """What is left of a need, never below nothing."""
    top, middle, bottom = need[0] - have[0], need[1] - have[1], need[2] - have[2]
    return top if top > 0 else 0, middle if middle > 0 else 0, bottom if bottom > 0 else 0
