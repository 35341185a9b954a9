"""What goes on in the heads of the bots at one table, and of the adviser: begun when due, dropped when it moves on.

The session asks it who can move now. Quick bots can at once; the others think wherever the `Thinker` lets them, and
`wake` is called, from any thread, when one of them is done. Where nobody can think, the game's own bot answers.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, wait
from typing import Any

import msgspec

from engine.bots.levels.bot import DEFAULT, Advice, Budget, Considered
from engine.bots.names import BETWEEN, USUAL, player_for
from engine.bots.thinking.failures import NoWorker
from engine.bots.thinking.questions import question
from engine.bots.thinking.thinker import Inline, Thinker
from engine.core import AnyEvent
from engine.tables import Bot, Posed, Table

GLANCE = 0.2
"""Seconds between two looks at whether ctrl+c was pressed."""


class Thought(msgspec.Struct, frozen=True):
    """A question at a moment of the table, and the promise of its answer."""

    posed: Posed
    promise: Future[Advice]


class Pondering:
    """See the module."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.thinker: Thinker = Inline()
        self.budget: Budget = DEFAULT
        self.wake: Callable[[], None] = lambda: None
        self.cannot_think = False
        self._thoughts: dict[int, Thought] = {}
        self._advice: Thought | None = None

    # Bots

    def keep_up(self) -> None:
        """Drop what the table has moved on from, and let everybody think who is asked."""
        for seat, thought in list(self._thoughts.items()):
            if not self.table.still_asks(thought.posed):
                del self._thoughts[seat]
                thought.promise.cancel()
        if not self.is_advised:
            self.drop_advice()
        for seat in self.table.due_bots():
            if seat not in self._thoughts and not self.is_quick(seat):
                posed = self.table.pose(seat, self.budget)
                if posed is not None:
                    self._thoughts[seat] = self.begin(posed)

    def is_quick(self, seat: int) -> bool:
        """Whether the bot on a seat needs no time to think."""
        sitter = self.table.sitters[seat]
        return isinstance(sitter, Bot) and player_for(self.table.game, sitter.level).bot.is_quick

    def movers(self) -> list[int]:
        """The bots that are asked and know what to do."""
        due = self.table.due_bots()
        return [seat for seat in due if self.is_quick(seat) or self.is_ready(self._thoughts.get(seat))]

    def thinkers(self) -> list[int]:
        """The bots that are still thinking."""
        return [seat for seat, thought in self._thoughts.items() if not thought.promise.done()]

    def move(self, seat: int) -> AnyEvent | None:
        """Let a bot that knows what to do move; None if the table has moved on."""
        thought = self._thoughts.pop(seat, None)
        if thought is None:
            return self.table.bot_turn(seat, self.budget)
        return self.table.play(thought.posed, self.outcome(thought).choices[0].action)

    # Advice

    def advice(self, seat: int) -> Advice | None:
        """What is best for a seat that is asked; None while that is thought about."""
        if self._advice is None or self._advice.posed.seat != seat or not self.is_advised:
            self.drop_advice()
            posed = self.table.pose_for_advice(seat, self.budget)
            if posed is None:
                return None
            self._advice = self.begin(posed)
        return self.outcome(self._advice) if self.is_ready(self._advice) else None

    @property
    def is_advised(self) -> bool:
        """Whether there is advice, or will be, for the table as it stands."""
        return self._advice is not None and self.table.still_asks(self._advice.posed)

    def drop_advice(self) -> None:
        """Nobody wants advice any more."""
        if self._advice is not None:
            self._advice.promise.cancel()
            self._advice = None

    def drop_all(self) -> None:
        """Whoever sat here has left."""
        for thought in self._thoughts.values():
            thought.promise.cancel()
        self._thoughts.clear()
        self.drop_advice()

    # Thinking

    def wait(self) -> None:
        """Wait until somebody is done, for programs that have nothing else to do; ctrl+c ends it."""
        thoughts = [*self._thoughts.values(), *filter(None, (self._advice,))]
        promises = [thought.promise for thought in thoughts]
        while promises and not any(promise.done() for promise in promises):
            wait(promises, GLANCE, FIRST_COMPLETED)

    def begin(self, posed: Posed) -> Thought:
        promise: Future[Advice]
        try:
            promise = self.thinker.ask(posed.question)
        except NoWorker as nobody:
            promise = Future()
            promise.set_exception(nobody)
        promise.add_done_callback(lambda done: None if done.cancelled() else self.wake())
        return Thought(posed, promise)

    def is_ready(self, thought: Thought | None) -> bool:
        return thought is not None and thought.promise.done() and not thought.promise.cancelled()

    def outcome(self, thought: Thought) -> Advice:
        """What a finished thought came to; where nobody could think, what the game's own bot says."""
        try:
            return thought.promise.result()
        except NoWorker:
            self.cannot_think = True
            return self.quick_answer(thought.posed)

    def quick_answer(self, posed: Posed) -> Advice:
        """The choice of the quick bot with the same likings."""
        _, colon, liking = (posed.question.bot or "").partition(BETWEEN)
        seen = self.table.view(posed.seat)
        asked = question(seen, posed.seat, posed.question.chance, self.budget, f"{USUAL}{colon}{liking}")
        chosen: Any = Inline().ask(asked).result().choices[0].action
        return Advice((Considered(chosen, 0.0, 0),), 0)
