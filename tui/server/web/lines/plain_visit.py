"""One person's visit in lines: a conversation on their page, which hears of the others as it goes on.

When something is written in the hall and what was told last is no longer so, the conversation looks again by itself, as
Enter would have it do. Lines that come faster than anybody types wait.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from typing import TYPE_CHECKING, Any

from engine.store import StoreProblem
from tui.config.crash_report import report
from tui.server.connection.identity import Visitor
from tui.server.connection.visit import AWAY, BROKE, GOODBYE, TRY_AGAIN
from tui.server.connection.visits import House, named
from tui.server.terminal.terminal import Extent
from tui.server.web.lines.baton import Baton

if TYPE_CHECKING:
    from tui.server.web.lines.plain_talk import PlainTalk
    from tui.server.web.web_terminal import WebTerminal

log = logging.getLogger("duskhall.server")

PACE = 0.1
"""Seconds between two lines at least."""

WAITING = 20
"""Lines that may wait; more are dropped."""


class PlainVisit:
    """See the module. The house counts it as it counts a stay with an app."""

    def __init__(self, house: House, visitor: Visitor, terminal: WebTerminal) -> None:
        self.house, self.visitor, self.terminal = house, visitor, terminal
        self.loop = asyncio.get_running_loop()
        self.heard_at = self.loop.time()
        self.task: asyncio.Task[None] | None = None
        self.app: Any = None
        self.talk: PlainTalk | None = None
        self.farewell, self.status = GOODBYE, 0
        self._lines: deque[str] = deque()
        self._news = asyncio.Event()
        self._is_gone = self._is_stale = False

    # What the door and the house ask for

    def begin(self) -> None:
        self.house.entered(self)
        self.terminal.listener = self
        self.task = self.loop.create_task(self._visit())

    def heard(self) -> None:
        self.heard_at = self.loop.time()

    def leave(self, sentence: str = "") -> None:
        """End the conversation, with a word to the player."""
        self.farewell = sentence or self.farewell
        self._end()

    def vanish(self) -> None:
        """The page is no more."""
        self._end()

    def _end(self) -> None:
        self._is_gone = True
        self._news.set()

    # What the page says

    def received(self, data: bytes) -> None:
        if len(self._lines) < WAITING:
            self._lines.append(data.decode("utf-8", "replace"))
            self._news.set()

    def resized(self, extent: Extent) -> None:
        """Text has no size."""

    # What goes on in the hall

    @property
    def is_running(self) -> bool:
        return self.task is not None and not self.task.done()

    def be_told(self, sentence: str) -> None:
        if self.talk is not None:
            self.talk.voice.interject(sentence)
            self.notice()

    def notice(self) -> None:
        """Something was written in the hall; called from wherever that was."""
        self._is_stale = True
        self.loop.call_soon_threadsafe(self._news.set)

    # Talking

    async def _visit(self) -> None:
        try:
            talk = self.talk = self.house.talk_for(self.visitor, self.terminal)
            talk.come(self.notice, self)
            try:
                await self._converse(talk)
            finally:
                talk.go()
        except Exception as failure:
            self._failed(failure)
        finally:
            self.house.left(self)
            self.terminal.tell(sentence=self.farewell)
            self.terminal.finish(self.status)

    async def _converse(self, talk: PlainTalk) -> None:
        """Hand lines on, one after the other, until the conversation is over."""
        baton = talk.voice.baton = Baton(talk.run)
        waiting = baton.resume("")
        while waiting is not None:
            if self._is_gone:
                answer: str | None = None
            elif waiting.seconds is not None:
                await asyncio.sleep(waiting.seconds)
                answer = ""
            else:
                answer = await self._answer(talk)
            waiting = baton.resume(answer)
        if not self._is_gone:
            talk.voice.flush()
        if baton.failure is not None:
            self._failed(baton.failure)

    async def _answer(self, talk: PlainTalk) -> str | None:
        """The next line, or an empty one where the table should be looked at anew; None when nobody answers."""
        while not self._is_gone:
            if self._lines:
                await asyncio.sleep(PACE)
                return self._lines.popleft()
            if self._is_stale:
                self._is_stale = False
                if talk.is_stale():
                    return ""
                continue
            self._news.clear()
            await self._news.wait()
        return None

    def _failed(self, failure: Exception) -> None:
        if isinstance(failure, StoreProblem):
            self.farewell, self.status = AWAY, TRY_AGAIN
            log.warning("%s: came while the store was away", named(self.visitor))
            return
        self.farewell = BROKE
        log.error("%s: %s", named(self.visitor), " / ".join(report(failure)))
