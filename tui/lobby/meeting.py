"""What all apps of one process share: the hall, and a pulse that keeps it going while anybody is in it.

The server makes one for each process and closes it at the end. The pulse runs in a context of its own, so that nothing
it wakes takes another session's app for its own; a store out of reach for a while is asked again, less often.
"""

from __future__ import annotations

import asyncio
import contextvars
import logging
import time
from typing import TYPE_CHECKING, Protocol
from weakref import ReferenceType, ref

from engine.store import StoreProblem
from engine.tables.hall.hall import Hall
from engine.tables.hall.keeper import PAUSE, Keeper

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from engine.bots.thinking.thinker import Thinker
    from engine.journal.signing import Signer
    from engine.store import EventStore
    from engine.tables.hall.limits import Limits

log = logging.getLogger("duskhall.lobby")

BEAT = 0.02
"""Seconds between two looks for what others did."""

ROUND = 50
"""Looks between two rounds for apps that have vanished."""

TROUBLED = 1.0
"""The same while the store is out of reach."""

HUSH = 2.0
"""Seconds for which it may be before everybody is told: a backup is sooner over, and only who acts is told of it."""

ONE_BY_ONE = 0.25
"""Seconds between two who are told: a notice lays out a page anew, and everybody's in a row would stop everybody."""

WAITING = "The hall cannot reach its database. You see the table as it was; moves are not saved yet."
BACK = "The hall has its database back; play goes on."


class Attending(Protocol):
    """What somebody in the hall has: an app, or a conversation."""

    @property
    def is_running(self) -> bool:
        """Whether they are still there."""

    def be_told(self, sentence: str) -> None:
        """Read something that everybody is told."""


class Meeting:
    """See the module. Without a thinker, bots think in processes that are started when the first of them has to."""

    def __init__(
        self,
        store: EventStore,
        limits: Limits | None = None,
        *,
        thinker: Thinker | None = None,
        clock: Callable[[], int] | None = None,
        pause: int = PAUSE,
        node: str = "",
        beat: float = BEAT,
        signer: Signer | None = None,
    ) -> None:
        self.hall = Hall(store, limits, node, clock, signer)
        self.keeper = Keeper(self.hall, thinker or workers(), pause)
        self._apps: dict[str, ReferenceType[Attending]] = {}
        self._rounds, self._pause = 0, beat
        self.troubled_since: float | None = None
        self.was_told = False
        self._told: list[ReferenceType[Attending]] = []
        """Who was told of it, and is told that it is over."""
        self._task: asyncio.Task[None] | None = None

    def attach(self, visit: str, app: Attending) -> None:
        """An app is there: the hall goes on."""
        self._apps[visit] = ref(app)
        if self._task is None:
            self.hall.store.beat(self.hall.node)  # before anybody is said to be here
            loop = asyncio.get_running_loop()
            self._task = loop.create_task(self._keep_going(), context=contextvars.Context())

    def detach(self, visit: str) -> None:
        """An app has ended; after the last one the hall rests."""
        self._apps.pop(visit, None)
        if not self._apps and self._task is not None:
            self._task.cancel()
            self._task = None
            self.keeper.rest()

    def close(self) -> None:
        """Nobody comes any more."""
        if self._task is not None:
            self._task.cancel()
            self._task = None
        self.keeper.close()
        self.keeper.thinker.close()

    async def _keep_going(self) -> None:
        while True:
            await asyncio.sleep(self.go_on())

    def go_on(self) -> float:
        """Do what is due; seconds till the next time."""
        try:
            if self.troubled_since is not None:
                self.hall.store.beat(self.hall.node)  # it is back when it takes what is written, not when it reads
            self.keeper.tick()
            self._rounds += 1
            if self._rounds % ROUND == 0:
                self._miss_apps()
        except StoreProblem as trouble:
            self._note_trouble(trouble)
            return TROUBLED
        except Exception as failure:
            from tui.config.crash_report import report

            log.error("the keeper of the hall failed: %s", " / ".join(report(failure)))
            return TROUBLED
        if self.troubled_since is not None:
            self.troubled_since = None
            if self.was_told:
                self.was_told = False
                told, self._told = self._told, []
                self._tell(BACK, told)
            self.keeper.follow()
        return self._pause

    def _note_trouble(self, trouble: StoreProblem) -> None:
        """The store is out of reach: it is logged at once, and told once where it stays so."""
        now = time.monotonic()
        if self.troubled_since is None:
            self.troubled_since = now
            log.warning("%s", trouble.sentence)
        if not self.was_told and now - self.troubled_since >= HUSH:
            self.was_told = True
            self._tell(WAITING, self._apps.values())

    def _tell(self, sentence: str, people: Iterable[ReferenceType[Attending]]) -> None:
        """Say something to people, one after the other."""
        loop = asyncio.get_running_loop()
        for number, found in enumerate(people):
            loop.call_later(number * ONE_BY_ONE, self._tell_one, found, sentence)

    def _tell_one(self, found: ReferenceType[Attending], sentence: str) -> None:
        """Say it to somebody, unless it is no longer so."""
        if self.was_told == (sentence == WAITING):
            if self.was_told:
                self._told.append(found)
            tell(found, sentence)

    def _miss_apps(self) -> None:
        """An app that was cut off could not say that it goes."""
        for visit, found in list(self._apps.items()):
            app = found()
            if app is None or not app.is_running:
                del self._apps[visit]
                self.hall.depart(visit)


def tell(found: ReferenceType[Attending], sentence: str) -> None:
    """Say something to one of them, if they are still there."""
    app = found()
    if app is not None and app.is_running:
        app.be_told(sentence)


def workers() -> Thinker:
    """Somewhere for bots to think."""
    from engine.bots.thinking.workers import Lease

    return Lease()
