"""Mage Quest as the engine knows it: options, layout, and the rules and words of the modules beside this one."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from engine.core.facts import AnyEvent, Fact
from engine.core.game import Game
from engine.core.telling import Prompt, Status, Told
from engine.core.world import World
from engine.games.mage_quest import bot, describe, lookahead, narration, rules, setup, text
from engine.games.mage_quest.actions import Action
from engine.games.mage_quest.content import SLUG, fingerprint
from engine.games.mage_quest.tasks import Ask, Task
from engine.games.mage_quest.taste import Taste
from engine.games.mage_quest.zones import BOOKS, CARDS, LAYOUT, ROUND


class MageQuest(Game):
    """Sail, trade, gather six elements in order; the first with four spell books wins."""

    slug = SLUG
    title = "Mage Quest"
    seats = range(2, 3)
    options = setup.OPTIONS
    layout = LAYOUT
    action_type = Action
    ask_type = Ask
    task_type = Task
    lead_unit = ("action", "actions")
    rules_version = 1
    taken_into = (CARDS,)
    held_in = (BOOKS,)
    rounds = ROUND
    taste_type = Taste

    @property
    def content_digest(self) -> str:
        return fingerprint()

    def setup(self, seats: int, options: Mapping[str, str]) -> Iterator[Fact]:
        return setup.lay()

    def legal(self, world: World, seat: int) -> Sequence[Any]:
        return rules.legal(world, seat)

    def decide(self, world: World, seat: int, action: Any) -> Iterator[Fact]:
        return rules.decide(world, seat, action)

    def run(self, world: World, task: Any) -> Iterator[Fact]:
        return rules.run(world, task)

    def why_not(self, world: World, seat: int, action: Any) -> str | None:
        refused = rules.refusal(world, seat, action)
        return None if refused is None else refused.sentence

    def label(self, world: World, action: Any, seat: int) -> str:
        return text.label(world, action, seat)

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

    def prompt(self, world: World, seat: int | None) -> Prompt:
        return text.prompt(world, seat)

    def status(self, world: World, seat: int | None) -> Status:
        return text.status(world, seat)

    def narrate(self, before: World, event: AnyEvent, names: Sequence[str]) -> list[Told]:
        return narration.narrate(before, event, names)

    def describe(self, world: World, seat: int | None, names: Sequence[str]) -> list[str]:
        return describe.describe(world, seat, names)

    def about(self, world: World, action: Any, seat: int) -> str:
        return describe.about(world, action, seat)
