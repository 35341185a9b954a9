"""Somewhere to think for tests of screens: here and now and not for long, or never before the test says so."""

from concurrent.futures import Future

import msgspec

from engine.bots.levels.bot import Advice, Budget
from engine.bots.thinking.failures import NoWorker
from engine.bots.thinking.questions import Question
from engine.bots.thinking.thinker import Inline

SHORT = Budget(None, 6)


class Brief(Inline):
    """A few iterations, the same on any day, done at once."""

    def ask(self, asked: Question) -> "Future[Advice]":
        return super().ask(msgspec.structs.replace(asked, budget=SHORT))


class Slow:
    """Thinks until the test lets it finish."""

    def __init__(self) -> None:
        self.promises: list[tuple[Question, Future[Advice]]] = []
        self.is_closed = False

    def ask(self, asked: Question) -> "Future[Advice]":
        promise: Future[Advice] = Future()
        self.promises.append((asked, promise))
        return promise

    def finish(self, number: int = 0) -> None:
        """Answer one of the questions still open, as `Brief` would."""
        asked, promise = self.open()[number]
        promise.set_result(Brief().ask(asked).result())

    def open(self) -> "list[tuple[Question, Future[Advice]]]":
        """The questions that nobody has answered or lost interest in."""
        return [(asked, promise) for asked, promise in self.promises if not promise.done()]

    def close(self) -> None:
        self.is_closed = True


class Nowhere:
    """No process can be started."""

    def ask(self, asked: Question) -> "Future[Advice]":
        promise: Future[Advice] = Future()
        promise.set_exception(NoWorker("none"))
        return promise

    def close(self) -> None:
        return
