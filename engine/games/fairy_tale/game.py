"""Fairy Tale as the engine knows it: its table, rules, words, bot and figures, each from the room that has it."""

from collections.abc import Iterator, Mapping

from engine.core.facts import Fact
from engine.core.world import World
from engine.games.fairy_tale import setup, zones
from engine.games.fairy_tale.actions import Action
from engine.games.fairy_tale.bot import playout, policy, reasons, value
from engine.games.fairy_tale.bot.taste import Taste
from engine.games.fairy_tale.entry import ENTRY
from engine.games.fairy_tale.rules.rows import RULES
from engine.games.fairy_tale.tasks import Ask, Task
from engine.games.fairy_tale.words import description, prompts
from engine.games.fairy_tale.words.story import Story
from engine.kit.game import Game
from engine.kit.playing import Bot, Figures
from engine.kit.prompting import Words
from engine.kit.sides import Sides


class FairyTale(Game, entry=ENTRY):
    """Draft five, play three, four times over; the best tale wins."""

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
        describe=description.describe,
        about=description.about,
        deed=prompts.deed,
    )
    bot = Bot(
        value=value.value,
        pick=policy.pick,
        ranked=policy.ranked,
        playout=playout.playout,
        is_far=playout.is_far,
        reasons=reasons.reasons,
        taste_type=Taste,
        stake=8.0,
    )
    figures = Figures(taken_into=(zones.KEPT,), held_in=(zones.ROW,), rounds=zones.ROUND)

    def check(self, options: Mapping[str, str], seats: int) -> None:
        super().check(options, seats)
        chosen = self.complete(options)
        setup.check_table(chosen["rules"], chosen["teams"], seats)

    def sides(self, options: Mapping[str, str], seats: int) -> Sides:
        """Partners win together."""
        return setup.sides(self.complete(options), seats)

    def setup(self, seats: int, options: Mapping[str, str]) -> Iterator[Fact]:
        return setup.lay(self.complete(options))

    def possible(self, world: World) -> bool:
        """Nobody is asked without a choice: what is forced happens by itself."""
        return all(len(self.legal(world, seat)) > 1 for seat in world.waiting())


GAME = FairyTale()
