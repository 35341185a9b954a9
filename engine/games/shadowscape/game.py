"""Shadowscape as the engine knows it: its table, rules, words, bot and figures, each from the room that has it."""

from collections.abc import Iterator, Mapping

from engine.core.facts import Fact
from engine.core.world import World
from engine.games.shadowscape import setup, zones
from engine.games.shadowscape.actions import Action, Wish
from engine.games.shadowscape.asks import (
    Ask,
)
from engine.games.shadowscape.bot import playout, policy, reasons, value
from engine.games.shadowscape.bot.taste import Taste
from engine.games.shadowscape.content.printed import WHISPER
from engine.games.shadowscape.entry import ENTRY
from engine.games.shadowscape.names import seat_title
from engine.games.shadowscape.rules.rows import RULES
from engine.games.shadowscape.tasks import (
    Task,
)
from engine.games.shadowscape.words import description, prompts
from engine.games.shadowscape.words.story import Story
from engine.kit.game import Game
from engine.kit.playing import Bot, Figures
from engine.kit.prompting import Words, awaiting
from engine.kit.sides import Sides


class Shadowscape(Game, entry=ENTRY):
    """Flip cards, follow whispers, slay the lord: each for the most shards, or all together against the fate deck."""

    rules_version = 1
    layout = zones.LAYOUT
    action_type = Action
    ask_type = Ask
    task_type = Task
    rules = RULES
    words = Words(
        labels=prompts.LABELS,
        prompts=prompts.PROMPTS,
        waiting=awaiting("The game in one minute"),
        status=prompts.status,
        narrate=Story.narrate,
        describe=description.describe,
        about=description.about,
        left_undone=prompts.left_undone,
        seat_title=seat_title,
    )
    bot = Bot(
        value=value.value,
        pick=policy.pick,
        ranked=playout.ranked,
        playout=playout.playout,
        is_far=playout.is_far,
        forecast=value.forecast,
        reasons=reasons.reasons,
        taste_type=Taste,
        stake=2.0,
        caution=playout.CAUTION,
        lead_unit=("shard", "shards"),
        presumed=policy.presumed,
        talk=(Wish,),
    )
    figures = Figures(
        taken_into=(zones.TUCKED, zones.WORN, zones.DEEDS),
        held_in=(zones.HERO, zones.TUCKED, zones.WORN),
        rounds=zones.ROUND,
    )
    least_pace = 0.25

    def check(self, options: Mapping[str, str], seats: int) -> None:
        super().check(options, seats)
        setup.refuse_strange(options)

    def sides(self, options: Mapping[str, str], seats: int) -> Sides:
        """In a cooperative game all heroes win and lose together."""
        if options.get("mode") == "cooperative":
            return (tuple(range(seats)),)
        return super().sides(options, seats)

    def setup(self, seats: int, options: Mapping[str, str]) -> Iterator[Fact]:
        return setup.lay()

    def possible(self, world: World) -> bool:
        """The last whisper lies among the last three of its deck, above those that were put under it."""
        under = zones.BURIED(world)
        deck = world.pieces(zones.WHISPER_DECK)
        elsewhere = (*deck[:under], *deck[under + 3 :], *world.pieces(zones.REMOVED))
        if any(world.backs[card] == zones.DEEP_BACK and WHISPER[world.kinds[card]].is_lord for card in elsewhere):
            return False
        return super().possible(world)


GAME = Shadowscape()
