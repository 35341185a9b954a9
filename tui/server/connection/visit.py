"""One person's stay: an app on their terminal, from the first picture to the last word.

The app runs in a context of its own, so that nothing of another session is taken for this one's. Whatever happens to
it, the terminal is given back with one calm sentence; what went wrong is for the server's log, without anybody's cards.
"""

from __future__ import annotations

import asyncio
import contextvars
import logging
from functools import partial
from typing import TYPE_CHECKING

from engine.store import StoreProblem
from tui.config.crash_report import report
from tui.server.connection.identity import Visitor
from tui.server.connection.visits import House, named
from tui.server.process.takedown import dispose
from tui.server.process.textual_patches import Tamed, run_tamed
from tui.server.terminal.driver import TerminalDriver
from tui.server.terminal.terminal import Terminal

if TYPE_CHECKING:
    from textual.app import App

log = logging.getLogger("duskhall.server")

GRACE = 3.0
"""Seconds an app has to end by itself."""

GOODBYE = "Goodbye; every move is saved."
TRY_AGAIN = 75
"""The status of a visit that would be welcome later, as sendmail has it."""

AWAY = "The hall cannot reach its database; come back in a moment."
BROKE = "Duskhall stopped because of a bug; every move you saw is saved."


class Stay:
    """See the module."""

    def __init__(self, house: House, visitor: Visitor, terminal: Terminal) -> None:
        self.house, self.visitor, self.terminal = house, visitor, terminal
        self.loop = asyncio.get_running_loop()
        self.task: asyncio.Task[None] | None = None
        self.app: App[None] | None = None
        self.farewell, self.status = GOODBYE, 0
        self.heard_at = self.loop.time()
        self.is_gone = False

    def begin(self) -> None:
        """Come in."""
        self.house.entered(self)
        self.task = self.loop.create_task(self._stay(), context=contextvars.Context())

    def heard(self) -> None:
        """A key was pressed."""
        self.heard_at = self.loop.time()

    def leave(self, sentence: str = "") -> None:
        """End the app, with a word to the player."""
        self.farewell = sentence or self.farewell
        self._end()

    def vanish(self) -> None:
        """The terminal is no more."""
        self.is_gone = True
        self._end()

    def _end(self) -> None:
        if self.app is not None and self.app.is_running:
            self.app.exit()
            self.loop.call_later(GRACE, self._insist)
        elif self.task is not None:
            self.task.cancel()

    def _insist(self) -> None:
        """An app that is stuck never hears that it should end."""
        if self.task is not None and not self.task.done():
            log.warning("%s: the app did not end by itself", named(self.visitor))
            self.task.cancel()
            self.loop.call_later(GRACE, self._insist)

    async def _stay(self) -> None:
        try:
            await self._play()
        except asyncio.CancelledError:
            log.info("%s: the app was cancelled", named(self.visitor))
        except StoreProblem:
            self.farewell, self.status = AWAY, TRY_AGAIN
            log.warning("%s: came while the store was away", named(self.visitor))
        except Exception as failure:
            self.farewell, self.status = BROKE, 1
            log.error("%s: %s", named(self.visitor), " / ".join(report(failure)))
        finally:
            self.house.left(self)
            self._say_goodbye()
            app, self.app = self.app, None
            if isinstance(app, Tamed):
                dispose(app)

    async def _play(self) -> None:
        """Wait for one's turn to start, then run the app to its end."""
        await self.house.gate.acquire()
        waits = [self.house.gate.release]

        def started() -> None:
            if waits:
                waits.pop()()

        try:
            app = self.app = self.house.app_for(self.visitor, self.terminal)
            app.driver_class = partial(TerminalDriver, terminal=self.terminal)  # type: ignore[assignment]
            await run_tamed(app, self.terminal.extent, started)
            self.farewell = getattr(app, "goodbye", "") or self.farewell
            self.farewell = " ".join(filter(None, (self.farewell, getattr(app, "last_words", ""))))
            if app.return_code:
                self.farewell, self.status = getattr(app, "farewell", "") or BROKE, 1
        finally:
            started()

    def _say_goodbye(self) -> None:
        if not self.is_gone:
            self.terminal.write(f"{self.farewell}\r\n".encode())
            self.terminal.finish(self.status)
