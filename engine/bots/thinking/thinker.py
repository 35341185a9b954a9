"""Where bots think: a `Thinker` takes a question and promises an answer. Tables and screens know no more than this.

`Workers` thinks in processes of its own; `Inline` here and now, for tests and for programs that may wait.
"""

from concurrent.futures import Future
from typing import Protocol

from engine.bots.levels.bot import Advice, never
from engine.bots.thinking.questions import Question, think
from engine.games import GAMES


class Thinker(Protocol):
    """See the module. To cancel the promise is to lose interest: who thinks about it stops soon."""

    def ask(self, asked: Question) -> "Future[Advice]":
        """The promise of an answer; it may come to `Baffled` or `NoWorker` instead."""

    def close(self) -> None:
        """Stop all thinking and leave nothing behind."""


class Inline:
    """Thinks at once, and is done when it returns."""

    def ask(self, asked: Question) -> "Future[Advice]":
        promise: Future[Advice] = Future()
        try:
            promise.set_result(think(GAMES[asked.game], asked, never))
        except Exception as failure:
            promise.set_exception(failure)
        return promise

    def close(self) -> None:
        return
