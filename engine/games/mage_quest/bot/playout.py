"""What the bot that searches asks of this game: choices worth a look, play in a hurry, and how far to look.

Nobody can be blocked and nothing is hidden, so a look ahead ends with the turn; from there `foresight` counts the
actions to the end. Plans are remembered, so the same quest is thought through once.
"""

from random import Random
from typing import Any

from engine.core.world import World
from engine.games.mage_quest.bot import policy
from engine.games.mage_quest.bot.foresight import foresight_of
from engine.games.mage_quest.bot.taste import Taste
from engine.games.mage_quest.land import chart_of

WORTH_A_LOOK = 6  # actions that a beginning may seem to cost more than the best


def ranked(world: World, seat: int, rng: Random, taste: Taste | None = None) -> list[tuple[Any, float]]:
    """What the bot would pick, then the other beginnings of good plans; each by the actions its plan needs."""
    picked = policy.pick(world, seat, rng, taste)
    needed = needed_by_action(world, seat)
    if not needed:
        return [(picked, 0.0)]
    most = min(needed.values()) + WORTH_A_LOOK
    others = sorted((total, index, action) for index, (action, total) in enumerate(needed.items()) if action != picked)
    return [
        (picked, -min(most, needed.get(picked, most))),
        *((action, -total) for total, _, action in others if total <= most),
    ]


def needed_by_action(world: World, seat: int) -> dict[Any, float]:
    """The actions to the end for each way to begin that gets there."""
    roots = policy.roots_now(world, seat)
    totals = foresight_of(chart_of(world)).totals([quest for _, quest in roots]) if roots else ()
    needed: dict[Any, float] = {}
    for (plan, _), total in zip(roots, totals, strict=True):
        if total is not None:
            action = policy.begun(world, seat, plan)
            needed[action] = min(total, needed.get(action, total))
    return needed


def playout(world: World, seat: int, rng: Random) -> Any:
    """The beginning of the plan that gets to the end soonest."""
    asked = type(world.ask_of(seat))
    if asked not in policy.PLANNED:
        return policy.pick(world, seat, rng)
    foresight, quest = foresight_of(chart_of(world)), policy.quest_now(world, seat)
    plan = foresight.best(asked, quest, lambda: policy.roots_now(world, seat))
    return policy.pick(world, seat, rng) if plan is None else policy.begun(world, seat, plan)


def is_far(start: World, world: World) -> bool:
    """The end of the turn."""
    return world.turn != start.turn
