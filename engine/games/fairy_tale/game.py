"""Fairy Tale as the engine knows it: options, layout, and the rules and words of the modules beside this one."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from engine.core.facts import Fact
from engine.core.modular import ModularGame
from engine.core.world import World
from engine.games.fairy_tale import bot, describe, narration, quick, rules, setup, standing, text
from engine.games.fairy_tale.actions import Action
from engine.games.fairy_tale.tasks import Ask, Task, ToTurn
from engine.games.fairy_tale.taste import Taste
from engine.games.fairy_tale.zones import KEPT, LAYOUT, ROUND, ROW


class FairyTale(ModularGame):
    """Draft five, play three, four times over; the best tale wins."""

    slug = "fairy_tale"
    title = "Fairy Tale"
    seats = range(2, 6)
    options = setup.OPTIONS
    layout = LAYOUT
    played_by = rules
    worded_by = text
    told_by = narration
    described_by = describe
    action_type = Action
    ask_type = Ask
    task_type = Task
    rules_version = 1
    taken_into = (KEPT,)
    held_in = (ROW,)
    rounds = ROUND
    asks_together = True
    taste_type = Taste
    stake = 8.0

    def check(self, options: Mapping[str, str], seats: int) -> None:
        super().check(options, seats)
        chosen = self.complete(options)
        setup.check_table(chosen["rules"], chosen["teams"], seats)

    def setup(self, seats: int, options: Mapping[str, str]) -> Iterator[Fact]:
        return setup.lay(self.complete(options))

    def possible(self, world: World) -> bool:
        """Nobody is asked without a choice: what is forced happens by itself."""
        return all(len(rules.legal(world, seat)) > 1 for seat in world.waiting())

    def value(self, world: World, seat: int) -> float:
        return standing.value(world, seat)

    def pick(self, world: World, seat: int, rng: Random, taste: Any = None) -> Any:
        return bot.pick(world, seat, rng, taste)

    def ranked(self, world: World, seat: int, rng: Random, taste: Any = None) -> list[tuple[Any, float]]:
        return bot.ranked(world, seat, taste)

    def playout(self, world: World, seat: int, rng: Random) -> Any:
        return quick.playout(world, seat, rng)

    def is_far(self, start: World, world: World) -> bool:
        """The end of the round."""
        return ROUND(world) > ROUND(start)

    def deed(self, world: World, seat: int) -> str:
        ask = world.ask_of(seat)
        return ("unflip" if ask.up else "flip") if isinstance(ask, ToTurn) else super().deed(world, seat)
