"""Mage Quest as the engine knows it: its table, rules, words, bot and figures, each from the room that has it."""

from collections.abc import Iterator, Mapping

from engine.core.facts import Fact
from engine.games.mage_quest import setup, zones
from engine.games.mage_quest.actions import Action
from engine.games.mage_quest.bot import playout, policy, reasons, value
from engine.games.mage_quest.bot.taste import Taste
from engine.games.mage_quest.entry import ENTRY
from engine.games.mage_quest.rules.rows import RULES
from engine.games.mage_quest.tasks import Ask, Task
from engine.games.mage_quest.words import description, prompts
from engine.games.mage_quest.words.story import Story
from engine.kit.game import Game
from engine.kit.playing import Bot, Figures
from engine.kit.prompting import Words, awaiting


class MageQuest(Game, entry=ENTRY):
    """Sail, trade, gather six elements in order; the first with four spell books wins."""

    rules_version = 1
    layout = zones.LAYOUT
    action_type = Action
    ask_type = Ask
    task_type = Task
    rules = RULES
    words = Words(
        labels=prompts.LABELS,
        prompts=prompts.PROMPTS,
        waiting=awaiting("Your turn"),
        status=prompts.status,
        narrate=Story.narrate,
        describe=description.describe,
        about=description.about,
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
        lead_unit=("action", "actions"),
        lead_note="by the best plans of both",
    )
    figures = Figures(taken_into=(zones.CARDS,), held_in=(zones.BOOKS,), rounds=zones.ROUND)

    def setup(self, seats: int, options: Mapping[str, str]) -> Iterator[Fact]:
        return setup.lay()


GAME = MageQuest()
