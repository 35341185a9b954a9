"""What effects would do to a row, for the inspector and the bot: the cheapest card to turn down, the best to turn up.

Rows are kinds, not cards, and `points` says what a row is worth to its player. These are estimates for one player who
chooses well; the rules decide what happens.
"""

from collections.abc import Callable, Sequence

from engine.games.fairy_tale.content import Draw, Effect, Hunt, Unflip
from engine.games.fairy_tale.marks import MASK, TARGET

Points = Callable[[Sequence[str]], int]


def cheapest_flip(up: Sequence[str], what: str, points: Points) -> str | None:
    """The card whose turning down costs least; None if nothing fits."""
    fitting = [kind for kind in dict.fromkeys(up) if MASK[kind] & TARGET[what]]
    return max(fitting, key=lambda kind: points(without(up, kind)), default=None)


def best_unflip(up: Sequence[str], down: Sequence[str], what: str, points: Points) -> str | None:
    """The card whose turning up brings most; None if nothing fits."""
    fitting = [kind for kind in dict.fromkeys(down) if MASK[kind] & TARGET[what]]
    return max(fitting, key=lambda kind: points([*up, kind]), default=None)


def without(kinds: Sequence[str], kind: str) -> list[str]:
    left = list(kinds)
    left.remove(kind)
    return left


def after(
    effect: Effect, up: Sequence[str], down: Sequence[str], points: Points
) -> tuple[Sequence[str], Sequence[str]]:
    """The row of a player who is hit by an effect and chooses what is best at once."""
    if isinstance(effect, Hunt | Draw):
        return up, down
    for _ in range(effect.count):
        if isinstance(effect, Unflip):
            kind = best_unflip(up, down, effect.what, points)
            if kind is not None:
                up, down = [*up, kind], without(down, kind)
        else:
            kind = cheapest_flip(up, effect.what, points)
            if kind is not None:
                up, down = without(up, kind), [*down, kind]
    return up, down
