"""Quests of Shadowgate as the engine knows it: options, layout, rules and words of the modules beside this one."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from engine.core.facts import OTHER, Fact
from engine.core.modular import ModularGame
from engine.core.world import World
from engine.games.quests_of_shadowgate import bot, describe, narration, quick, rules, setup, standing, text
from engine.games.quests_of_shadowgate.actions import Action, TimeUp
from engine.games.quests_of_shadowgate.content import SLUG, box
from engine.games.quests_of_shadowgate.rules.acting import is_drawing_next
from engine.games.quests_of_shadowgate.tasks import Ask, Task
from engine.games.quests_of_shadowgate.taste import PLAIN, Taste
from engine.games.quests_of_shadowgate.zones import DONE, ITEMS, LAYOUT, TURN


class QuestsOfShadowgate(ModularGame):
    """Light a torch, gather items, complete quests; the richest wins, or whoever makes the Staff."""

    slug = SLUG
    title = "Quests of Shadowgate"
    seats = range(2, 5)
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
    taken_into = (ITEMS, DONE)
    held_in = (ITEMS,)
    rounds = TURN
    taste_type = Taste
    stake = standing.STAKE

    def counted_as(self, world: World, piece: int) -> str:
        """Items by their kind, quests by the side that was done."""
        card = box().quests.get(world.kinds[piece])
        return world.kinds[piece] if card is None else (card.b if world.sides.get(piece) == OTHER else card.a).name

    def check(self, options: Mapping[str, str], seats: int) -> None:
        super().check(options, seats)
        setup.check_table(self.complete(options))

    def time_limit(self, options: Mapping[str, str]) -> tuple[int, Any] | None:
        """In a match to a time limit, its minutes and what the table's clock does for no seat when they are over."""
        chosen = self.complete(options)
        return (int(chosen["minutes"]), TimeUp()) if chosen["match"] == "time_limit" else None

    def setup(self, seats: int, options: Mapping[str, str]) -> Iterator[Fact]:
        return setup.lay(self.complete(options))

    def possible(self, world: World) -> bool:
        return rules.possible(world)

    def value(self, world: World, seat: int) -> float:
        return standing.value(world, seat)

    def pick(self, world: World, seat: int, rng: Random, taste: Any = None) -> Any:
        return bot.pick(world, seat, rng, taste or PLAIN)

    def ranked(self, world: World, seat: int, rng: Random, taste: Any = None) -> list[tuple[Any, float]]:
        return bot.ranked(world, seat, rng, taste or PLAIN)

    def playout(self, world: World, seat: int, rng: Random) -> Any:
        return quick.playout(world, seat, rng)

    def is_far(self, start: World, world: World) -> bool:
        return quick.is_far(start, world)

    def lead_in_words(self, lead: float, unit: bool = True) -> str:
        """A lead as the search counts it: in points, with what winning is worth among them, and it says so."""
        words = super().lead_in_words(lead, unit)
        return f"{words}, with a win counted as {self.stake:.0f}" if unit else words

    def deed(self, world: World, seat: int) -> str:
        """Without an action left the question of the action phase is about drawing."""  # ruling 43
        deed = super().deed(world, seat)
        return "draw" if deed == "act" and is_drawing_next(world, seat) else deed
