"""Mage Quest as the engine knows it: options, layout, and the rules and words of the modules beside this one."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from engine.core.facts import Fact
from engine.core.modular import ModularGame
from engine.core.world import World
from engine.games.mage_quest import bot, describe, lookahead, narration, rules, setup, text
from engine.games.mage_quest.actions import Action
from engine.games.mage_quest.content import SLUG
from engine.games.mage_quest.tasks import Ask, Task
from engine.games.mage_quest.taste import Taste
from engine.games.mage_quest.zones import BOOKS, CARDS, LAYOUT, ROUND


class MageQuest(ModularGame):
    """Sail, trade, gather six elements in order; the first with four spell books wins."""

    slug = SLUG
    title = "Mage Quest"
    seats = range(2, 3)
    options = setup.OPTIONS
    layout = LAYOUT
    played_by = rules
    worded_by = text
    told_by = narration
    described_by = describe
    action_type = Action
    ask_type = Ask
    task_type = Task
    lead_unit = ("action", "actions")
    rules_version = 1
    taken_into = (CARDS,)
    held_in = (BOOKS,)
    rounds = ROUND
    taste_type = Taste

    def setup(self, seats: int, options: Mapping[str, str]) -> Iterator[Fact]:
        return setup.lay()

    def value(self, world: World, seat: int) -> float:
        return bot.value(world, seat)

    def pick(self, world: World, seat: int, rng: Random, taste: Any = None) -> Any:
        return bot.pick(world, seat, rng, taste)

    def ranked(self, world: World, seat: int, rng: Random, taste: Any = None) -> list[tuple[Any, float]]:
        return lookahead.ranked(world, seat, rng, taste)

    def playout(self, world: World, seat: int, rng: Random) -> Any:
        return lookahead.playout(world, seat, rng)

    def is_far(self, start: World, world: World) -> bool:
        return lookahead.is_far(start, world)

    def forecast(self, world: World, seat: int) -> float:
        return lookahead.forecast(world, seat)
