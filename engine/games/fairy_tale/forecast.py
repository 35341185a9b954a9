"""What effects would do to a row, for the inspector and the bot: the cheapest card to turn down, the best to turn up.

Rows are kinds, not cards. These are estimates for one player who chooses well; the rules decide what happens.
"""

from collections.abc import Sequence

from engine.games.fairy_tale.content import Draw, Effect, Hunt, Unflip
from engine.games.fairy_tale.marks import MASK, TARGET
from engine.games.fairy_tale.scoring import NOBODY, points_of
from engine.games.fairy_tale.worth import Counts


def cheapest_flip(up: Sequence[str], what: str, rivals: Counts = NOBODY) -> tuple[str, int] | None:
    """The card whose turning down costs least, and what it costs; None if nothing fits."""
    fitting = [kind for kind in dict.fromkeys(up) if MASK[kind] & TARGET[what]]
    if not fitting:
        return None
    total = points_of(up, rivals)
    return min(((kind, total - points_of(without(up, kind), rivals)) for kind in fitting), key=lambda found: found[1])


def best_unflip(up: Sequence[str], down: Sequence[str], what: str, rivals: Counts = NOBODY) -> tuple[str, int] | None:
    """The card whose turning up brings most, and what it brings; None if nothing fits."""
    fitting = [kind for kind in dict.fromkeys(down) if MASK[kind] & TARGET[what]]
    if not fitting:
        return None
    total = points_of(up, rivals)
    return max(((kind, points_of([*up, kind], rivals) - total) for kind in fitting), key=lambda found: found[1])


def without(kinds: Sequence[str], kind: str) -> list[str]:
    left = list(kinds)
    left.remove(kind)
    return left


def after(
    effect: Effect, up: Sequence[str], down: Sequence[str], rivals: Counts = NOBODY
) -> tuple[Sequence[str], Sequence[str]]:
    """The row of a player who is hit by an effect and chooses what is best at once."""
    if isinstance(effect, Hunt | Draw):
        return up, down
    for _ in range(effect.count):
        if isinstance(effect, Unflip):
            found = best_unflip(up, down, effect.what, rivals)
            if found is not None:
                up, down = [*up, found[0]], without(down, found[0])
        else:
            found = cheapest_flip(up, effect.what, rivals)
            if found is not None:
                up, down = without(up, found[0]), [*down, found[0]]
    return up, down
