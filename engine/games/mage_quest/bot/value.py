"""How a seat stands: how many actions the other one is behind, by estimate or by the best plans found for both."""

from engine.core.world import World
from engine.games.mage_quest.bot.foresight import foresight_of
from engine.games.mage_quest.bot.policy import planner_of, quest_now
from engine.games.mage_quest.land import chart_of
from engine.games.mage_quest.table import books_of


def value(world: World, seat: int) -> float:
    """How many actions the other seat is behind, by estimate."""
    if not books_of(world, 0) or not books_of(world, 1):
        return 0.0
    planner = planner_of(chart_of(world))
    return planner.missing(quest_now(world, 1 - seat)) - planner.missing(quest_now(world, seat))


def forecast(world: World, seat: int) -> float:
    """How many actions the other seat is behind, by the best plans found for both."""
    if not books_of(world, 0) or not books_of(world, 1):
        return 0.0
    foresight = foresight_of(chart_of(world))
    return foresight.needed(quest_now(world, 1 - seat)) - foresight.needed(quest_now(world, seat))
