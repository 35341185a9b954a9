"""Input on its way to an app, so that nobody can flood it: measured out, in small portions, the newest of its kind.

Textual does not let go of the event loop while an app has messages waiting; a thousand keys from one player would stop
everybody. So events are handed on a few at a time, 50 a second after a first hundred, and fewer where they take long;
of mouse moves and resizes that follow each other only the last counts; what piles up holds the connection, and what
keeps piling up is thrown away.
"""

from __future__ import annotations

import asyncio
from codecs import getincrementaldecoder
from collections import deque
from collections.abc import Callable

from textual import constants, events
from textual.message import Message

from tui.server.connection.loop_accounting import ACCOUNT
from tui.server.terminal.key_parser import Keyboard

RATE, BURST = 50.0, 100.0
SLICE = 256
"""Characters read in one turn of the loop."""

WAITING = 128
"""Events that may wait; then the connection does."""

AT_ONCE = 4
"""Events an app may have on its plate."""

PASTE_PAUSE = 1.0
"""Seconds of silence that end a paste."""

FLOOD = 4.0
"""Seconds after which what piled up without a pause is thrown away."""

LAYOUT_PAUSE = 0.35
"""Seconds between two sizes of a window: everything is laid out anew for each."""

GLANCE = 0.01
LATEST = (events.MouseMove, events.Resize)


class Allowance:
    """How many events a player still has: a bucket that fills by and by."""

    def __init__(self, now: float) -> None:
        self.left, self.seen = BURST, now

    def take(self, now: float) -> float:
        """Take one; 0, or how many seconds to wait for it."""
        self.left = min(BURST, self.left + (now - self.seen) * RATE)
        self.seen = now
        if self.left >= 1:
            self.left -= 1
            return 0.0
        return (1 - self.left) / RATE


class Intake:
    """See the module. `deliver` gives an event to the app, `load` tells how many it has not looked at yet."""

    def __init__(
        self, deliver: Callable[[Message], None], load: Callable[[], int], hold: Callable[[bool], None]
    ) -> None:
        self.deliver, self.load, self.hold = deliver, load, hold
        self.loop = asyncio.get_running_loop()
        self.clock = self.loop.time
        self.keyboard = Keyboard()
        self.allowance, self.account = Allowance(self.clock()), ACCOUNT.get()
        self.decode = getincrementaldecoder("utf-8")("replace").decode
        self.raw = ""
        self.queue: deque[Message] = deque()
        self.is_closed = False
        self._is_held = False
        self._piled_since: float | None = None
        self._turn: asyncio.Handle | None = None
        self._pause: asyncio.TimerHandle | None = None
        self._layout: asyncio.TimerHandle | None = None
        self._size: events.Resize | None = None
        self._laid_out_at = float("-inf")

    def received(self, data: bytes) -> None:
        """Bytes came in."""
        self.raw += self.decode(data)
        self._soon(0.0)

    def put(self, event: Message) -> None:
        """An event came in that was not typed; or one was read from what was."""
        is_anew = not self.queue or type(self.queue[-1]) is not type(event)
        if isinstance(event, events.Resize) and is_anew and not self._is_layout_due(event):
            return
        if self.queue and isinstance(event, LATEST) and type(self.queue[-1]) is type(event):
            self.queue.pop()
        self.queue.append(event)
        self._soon(0.0)

    def _is_layout_due(self, event: events.Resize) -> bool:
        """Whether a window's size is handed on now: a few a second are, of the others the last one, later."""
        wait = self._laid_out_at + LAYOUT_PAUSE - self.clock()
        if wait <= 0:
            self._laid_out_at, self._size = self.clock(), None
            return True
        if self._size is None and not self.is_closed:
            self._layout = self.loop.call_later(wait, self._lay_out)
        self._size = event
        return False

    def _lay_out(self) -> None:
        """The last size of those that came too soon."""
        event, self._size = self._size, None
        if event is not None and not self.is_closed:
            self._laid_out_at = float("-inf")
            self.put(event)

    def go_on(self) -> None:
        """The app is ready for more."""
        if self.queue or self.raw:
            self._cancel_turn()
            self._soon(0.0)

    def close(self) -> None:
        """Take nothing any more."""
        self.is_closed = True
        for handle in (self._turn, self._pause, self._layout):
            if handle is not None:
                handle.cancel()
        self._forget()

    def _soon(self, seconds: float) -> None:
        if self._turn is None and not self.is_closed:
            self._turn = self.loop.call_later(seconds, self._next) if seconds else self.loop.call_soon(self._next)

    def _next(self) -> None:
        """One turn: read a slice, hand on what may be handed on."""
        self._turn = None
        if len(self.queue) < WAITING and self.raw:
            piece, self.raw = self.raw[:SLICE], self.raw[SLICE:]
            for event in self.keyboard.feed(piece):
                self.put(event)
            self._await_more()
        wait = self._hand_on()
        self._weigh()
        if self.raw and len(self.queue) < WAITING:
            wait = 0.0
        if self.raw or self.queue:
            self._cancel_turn()
            self._soon(wait)

    def _hand_on(self) -> float:
        """Give the app what it may have now; how long to wait for more."""
        while self.queue:
            if self.load() >= AT_ONCE:
                return GLANCE
            wait = self.account.wait(self.clock()) if self.account is not None else 0.0
            wait = wait or self.allowance.take(self.clock())
            if wait:
                return wait
            self.deliver(self.queue.popleft())
        return 0.0

    def _weigh(self) -> None:
        """Hold the connection while input piles up; throw away what piles up for too long."""
        piled = bool(self.raw) or len(self.queue) >= WAITING
        if not piled:
            self._piled_since = None
        elif self._piled_since is None:
            self._piled_since = self.clock()
        elif self.clock() - self._piled_since > FLOOD:
            self._forget()
            piled = False
        if piled != self._is_held:
            self._is_held = piled
            self.hold(piled)

    def _forget(self) -> None:
        self.raw, self._piled_since = "", None
        self.queue.clear()
        self.keyboard.let_go()
        self.keyboard = Keyboard()

    def _await_more(self) -> None:
        """What may go on is settled when nothing more comes."""
        if self._pause is not None:
            self._pause.cancel()
            self._pause = None
        if self.keyboard.is_waiting:
            patience = PASTE_PAUSE if self.keyboard.is_pasting else constants.ESCAPE_DELAY
            self._pause = self.loop.call_later(patience, self._settle)

    def _settle(self) -> None:
        self._pause = None
        if self.raw:
            return
        for event in self.keyboard.settle():
            self.put(event)

    def _cancel_turn(self) -> None:
        if self._turn is not None:
            self._turn.cancel()
            self._turn = None
