"""Shadowrift as the engine knows it: its table, rules, words, bot and figures, each from the room that has it."""

from collections.abc import Iterator, Mapping

from engine.core.facts import Fact
from engine.core.world import World
from engine.games.shadowrift import ownership, setup, zones
from engine.games.shadowrift.actions import Action, Tell
from engine.games.shadowrift.bot import playout, policy, reasons, value
from engine.games.shadowrift.bot.taste import Taste
from engine.games.shadowrift.entry import ENTRY
from engine.games.shadowrift.rules.rows import RULES
from engine.games.shadowrift.tasks import Ask, Task
from engine.games.shadowrift.words import description, prompts, warnings
from engine.games.shadowrift.words.story import PICTURED, Story
from engine.kit.game import Game
from engine.kit.playing import Bot, Figures
from engine.kit.prompting import Words
from engine.kit.sides import Sides


class Shadowrift(Game, entry=ENTRY):
    """Fight, build and seal together: all heroes win, or all lose."""

    rules_version = 1
    layout = zones.LAYOUT
    action_type = Action
    ask_type = Ask
    task_type = Task
    rules = RULES
    words = Words(
        labels=prompts.LABELS,
        prompts=prompts.PROMPTS,
        waiting=prompts.waiting,
        status=prompts.status,
        narrate=Story.narrate,
        ending=prompts.ending,
        describe=description.describe,
        about=description.about,
        left_undone=warnings.left_undone,
        pictured=PICTURED,
    )
    bot = Bot(
        value=value.value,
        pick=policy.pick,
        ranked=playout.ranked,
        playout=playout.playout,
        reasons=reasons.reasons,
        taste_type=Taste,
        caution=playout.CAUTION,
        lead_unit=("", ""),
        presumed=policy.presumed,
        talk=(Tell,),
        first_word=policy.first_word,
    )
    figures = Figures(taken_into=(zones.DISCARD, zones.PURSE), held_in=(zones.DISCARD, zones.PLAY), rounds=zones.ROUND)
    zone_pools = ownership.POOL_OF_ZONE
    least_pace = 0.25

    def sides(self, options: Mapping[str, str], seats: int) -> Sides:
        """All against the monsters."""
        return (tuple(range(seats)),)

    def sequels(self, options: Mapping[str, str]) -> Mapping[str, Mapping[str, str]]:
        return setup.sequels(self.complete(options))

    def decided(self, world: World) -> Mapping[str, str]:
        return {"faction": setup.faction_of(world)} if zones.FACTION(world) else {}

    def setup(self, seats: int, options: Mapping[str, str]) -> Iterator[Fact]:
        return setup.lay(seats, self.complete(options))

    def pool_of(self, world: World, piece: int) -> str:
        return ownership.pool_of(world, piece)

    def possible(self, world: World) -> bool:
        """Whether everybody has their own cards, and whoever is asked has an answer."""
        return ownership.is_dealt_right(world) and super().possible(world)


GAME = Shadowrift()
