"""Whether a price can be paid, how, and what is missing otherwise, in a few words."""

from __future__ import annotations

from typing import Any

from engine.games.shadowrift.force import Cost
from engine.games.shadowrift.rules.heroes.buying import ALL_STACKS, kind_in_stack
from tui.draw.canvas import Word, Words
from tui.draw.glyphs import DONE, NOT_POSSIBLE
from tui.games.shadowrift.scenes.preview import cost_of
from tui.games.shadowrift.view import Sight

TIMES = {1: "", 2: "twice"}


def verdict_words(sight: Sight, action: Any, legal: bool | None) -> Words:
    """`√ twice`, `√ +1¢` from an open purse, `× 1¢ short`; nothing where nobody asks."""
    means = sight.means
    if legal is None or means is None:
        return ()
    cost = cost_of(sight, action)
    if not legal:
        return (Word(f"{NOT_POSSIBLE} {missing(sight, action, cost)}", "warn"),)
    lent = cost[2] - means.coin
    if lent > 0:
        return (Word(f"{DONE} +{lent}¢", "lit", bold=True),)
    as_magic = cost[1] - means.magic
    if as_magic > 0:
        return (Word(f"{DONE} as *", "lit", bold=True),)
    return (Word(DONE, "lit", bold=True),)


def stack_words(sight: Sight, number: int, legal: bool | None, action: Any) -> Words:
    """The same for a stack, with how often it could be paid."""
    words = verdict_words(sight, action, legal)
    means = sight.means
    if not legal or means is None or len(words[0].text) > 1:
        return words
    cost, times = cost_of(sight, action), 1
    left = len(sight.world.zones[ALL_STACKS[number]])
    while (
        times < left
        and times < 9
        and means.can_pay((cost[0] * (times + 1), cost[1] * (times + 1), cost[2] * (times + 1)))
    ):
        times += 1
    told = TIMES.get(times, f"{times} times")
    return (Word(f"{DONE} {told}".rstrip(), "lit", bold=True),)


def missing(sight: Sight, action: Any, cost: Cost) -> str:
    """What a hero is short of."""
    means = sight.means
    assert means is not None
    stack = getattr(action, "stack", None)
    if isinstance(stack, int) and (
        kind_in_stack(sight.world, stack) is None or not sight.world.zones[ALL_STACKS[stack]]
    ):
        return "sold out"
    coin = cost[2] - means.coin - means.lent
    if coin > 0:
        return f"{coin}¢ short"
    magic = cost[1] - means.magic_in_all
    if magic > 0:
        return f"{magic}* short"
    prowess = cost[0] + max(0, cost[1] - means.magic) - means.prowess
    return f"{prowess}† short" if prowess > 0 else "not now"
