"""Quests of Shadowgate as the engine knows it: its table, rules, words, bot and figures, each from its room."""

from collections.abc import Iterator, Mapping
from typing import Any

from engine.core.facts import Fact
from engine.core.world import World
from engine.games.quests_of_shadowgate import names, setup, zones
from engine.games.quests_of_shadowgate.actions import Action, StartClock, TimeUp
from engine.games.quests_of_shadowgate.bot import playout, policy, reasons, value
from engine.games.quests_of_shadowgate.bot.taste import Taste
from engine.games.quests_of_shadowgate.entry import ENTRY
from engine.games.quests_of_shadowgate.rules.buying import could_be_open
from engine.games.quests_of_shadowgate.rules.rows import RULES
from engine.games.quests_of_shadowgate.tasks import Ask, Task
from engine.games.quests_of_shadowgate.words import description, prompts
from engine.games.quests_of_shadowgate.words.story import Story
from engine.kit.game import Game
from engine.kit.playing import Bot, Figures
from engine.kit.prompting import Words


class QuestsOfShadowgate(Game, entry=ENTRY):
    """Light a torch, gather items, complete quests; the richest wins, or whoever makes the Staff."""

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
        ending=prompts.ending,
        deed=prompts.deed,
        status=prompts.status,
        narrate=Story.narrate,
        describe=description.describe,
        about=description.about,
    )
    bot = Bot(
        value=value.value,
        pick=policy.pick,
        ranked=policy.ranked,
        playout=playout.playout,
        is_far=playout.is_far,
        reasons=reasons.reasons,
        taste_type=Taste,
        stake=value.STAKE,
        lead_note=f"counting a win as {value.STAKE:.0f}",
    )
    figures = Figures(
        taken_into=(zones.ITEMS, zones.DONE),
        held_in=(zones.ITEMS,),
        rounds=zones.TURN,
        counted_as=names.counted_as,
    )

    def check(self, options: Mapping[str, str], seats: int) -> None:
        super().check(options, seats)
        setup.check_table(self.complete(options))

    clock_starts = StartClock()

    def time_limit(self, options: Mapping[str, str]) -> tuple[int, Any] | None:
        """In a match to a time limit, its minutes and what the table's clock does for no seat when they are over."""
        chosen = self.complete(options)
        return (int(chosen["minutes"]), TimeUp()) if chosen["match"] == "time_limit" else None

    def setup(self, seats: int, options: Mapping[str, str]) -> Iterator[Fact]:
        return setup.lay(self.complete(options))

    def possible(self, world: World) -> bool:
        """Nobody is asked without a choice, and what somebody is buying in secret can be bought."""
        return could_be_open(world) and all(len(self.legal(world, seat)) > 1 for seat in world.waiting())


GAME = QuestsOfShadowgate()
