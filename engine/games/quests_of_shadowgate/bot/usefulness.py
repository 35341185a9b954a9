"""How useful a set of items is for quests, whoever they belong to: the part of the bot's judgement that can be cached.

Items are known by their type alone. Asked by `outlook`; knows nothing of a table.
"""

from functools import lru_cache

from engine.games.quests_of_shadowgate.content.box import box
from engine.games.quests_of_shadowgate.content.forms import CLASS_OF, POINTS, WILD, Level, Quest

Types = frozenset[str]
Prices = dict[str, float]  # what using an item of a type up would cost, in points
USE_PRICE = 1.3  # an item that is used up has to be acquired again
OPEN_AT_ONCE = 3  # so many of the open quests can be paid in a turn, or waited for


def best_level(face: Quest, prices: Prices, by_class: bool, more: int = 0, liked: float = 1.0) -> tuple[float, Level]:
    """The level that brings most after what its items cost, and what it brings.

    `more` is an event's bonus, `liked` how much points count.
    """
    best: tuple[float, Level] = (liked * (POINTS["minor"] + more), "minor")
    if by_class:
        serving = [type for type in prices if type == WILD or CLASS_OF[type] == face.class_]
    else:
        serving = [type for type in (face.type, WILD) if type in prices]
    if not serving:
        return best
    first = min(serving, key=prices.__getitem__)
    left = prices.copy()
    spent: float | None = left.pop(first)
    for level, classes in (("major", ()), ("great", (face.great,)), ("epic", face.epic_more)):
        for class_ in classes:
            spent = spent_with(left, class_, spent)
        if spent is None:
            break
        net = liked * (POINTS[level] + more) - spent  # type: ignore[index]
        if net >= best[0]:
            best = net, level  # type: ignore[assignment]
    return best


def spent_with(left: Prices, class_: str, spent: float | None) -> float | None:
    """What is spent when the cheapest item left of a class serves too; None if there is none."""
    chosen = WILD if WILD in left else None
    lowest = left[WILD] if chosen else 99.0
    for type, price in left.items():
        if CLASS_OF.get(type) == class_ and price <= lowest:
            chosen, lowest = type, price
    if chosen is None or spent is None:
        return None
    return spent + left.pop(chosen)


@lru_cache(maxsize=1 << 16)
def usefulness(types: Types, base: Types, by_class: bool) -> float:
    """What the best of a few quests, met by chance, brings with items of these types."""
    prices = {type: 0.0 if type in base else USE_PRICE for type in sorted(types)}
    faces = [face for card in box().quests.values() for face in (card.a, card.b)]
    nets = sorted(best_level(face, prices, by_class)[0] for face in faces)
    ways = [place**OPEN_AT_ONCE for place in range(len(nets) + 1)]
    return float(sum(net * (ways[place + 1] - ways[place]) for place, net in enumerate(nets)) / ways[-1])
