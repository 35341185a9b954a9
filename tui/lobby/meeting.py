"""What all apps of one process share: the hall, and a pulse that keeps it going while anybody is in it.

The server makes one for each process and closes it at the end. The pulse runs in a context of its own, so that nothing
it wakes takes another session's app for its own; a store out of reach for a while is asked again, less often.
"""

from __future__ import annotations

import asyncio
import contextvars
import logging
from typing import TYPE_CHECKING
from weakref import ReferenceType, ref

from engine.store import StoreProblem
from engine.tables.hall.hall import Hall
from engine.tables.hall.keeper import PAUSE, Keeper

if TYPE_CHECKING:
    from collections.abc import Callable

    from textual.app import App

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

WAITING = "The hall cannot reach its database. You see the table as it was; moves are not saved yet."
BACK = "The hall has its database back; play goes on."


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
        self._apps: dict[str, ReferenceType[App[None]]] = {}
        self._rounds, self._pause = 0, beat
        self.is_troubled = False
        self._task: asyncio.Task[None] | None = None

    def attach(self, visit: str, app: App[None]) -> None:
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
            self.keeper.tick()
            self._rounds += 1
            if self._rounds % ROUND == 0:
                self._miss_apps()
        except StoreProblem as trouble:
            if not self.is_troubled:
                log.warning("%s", trouble.sentence)
                self._tell(WAITING)
            self.is_troubled = True
            return TROUBLED
        except Exception as failure:
            from tui.config.crash_report import report

            log.error("the keeper of the hall failed: %s", " / ".join(report(failure)))
            return TROUBLED
        if self.is_troubled:
            self.is_troubled = False
            self._tell(BACK)
            self.keeper.follow()
        return self._pause

    def _tell(self, sentence: str) -> None:
        """Say something to everybody, once."""
        for found in self._apps.values():
            app = found()
            if app is not None and app.is_running:
                app.call_later(app.notify, sentence, severity="warning", markup=False)

    def _miss_apps(self) -> None:
        """An app that was cut off could not say that it goes."""
        for visit, found in list(self._apps.items()):
            app = found()
            if app is None or not app.is_running:
                del self._apps[visit]
                self.hall.depart(visit)


def workers() -> Thinker:
    """Somewhere for bots to think."""
    from engine.bots.thinking.workers import Lease

    return Lease()
