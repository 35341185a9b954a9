"""Whose work takes how much of the event loop's time, so that nobody's takes the others'.

One loop carries everybody, so a player who keeps their app busy (keys by the thousand, windows of giant size dragged
about) would hold up all. `CountingLoop` books the time of everything it runs on the account of whose context it runs
in. Who uses much of it for longer than a moment takes turns with all others who do, for a while, and all of them
together get a small part of the time: their input waits, nobody else's does. Who plays never comes near it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextvars import Context, ContextVar
from time import thread_time
from typing import Any

SHARE, AHEAD, FIRST = 0.06, 0.6, 0.2
"""The part of the time that everybody has, seconds of it that can be saved up, and those one comes with."""

COMING_IN = 2
"""What an app did till it was given so many things is free: it came in, and heard how large its window is."""

MOST, LEAST, WHILE = 0.25, 0.1, 10.0
"""The part of the time for all together who used more: what the others leave of it, but never less than that. For so
many seconds it is all they have."""

MOMENT = 0.05
"""Seconds between two turns of those at least: what a turn costs shows only then."""

ROUND = 2.0
"""Seconds between two looks at how much the others use."""

ACCOUNT: ContextVar[Account | None] = ContextVar("account", default=None)


class Turns:
    """The turns of those who use much, one after the other: the dearer one was, the later comes the next.

    `used` tells how much time the whole loop has used.
    """

    def __init__(self, used: Callable[[], float] = thread_time) -> None:
        self.part = MOST
        self._used, self._cost = used, 0.0
        self._last: Account | None = None
        self._spent, self._since = 0.0, float("-inf")
        self._looked: tuple[float, float] | None = None

    def wait(self, account: Account, now: float) -> float:
        """Take the next turn; 0, or how many seconds to wait for it."""
        cost = self._last.spent - self._spent if self._last is not None else 0.0
        wait = self._since + max(MOMENT, cost / self.part) - now
        if wait <= 0:
            self._cost += cost
            self._look_round(now)
            self._last, self._spent, self._since = account, account.spent, now
        return max(wait, 0.0)

    def _look_round(self, now: float) -> None:
        """See what all others use, and what is left for these."""
        others = self._used() - self._cost
        then, before = self._looked or (now, others)
        if now - then >= ROUND:
            self.part = min(max(MOST - (others - before) / (now - then), LEAST), MOST)
        if now - then >= ROUND or self._looked is None:
            self._looked = (now, others)


class Account:
    """The time of the loop that one player's app has used, in seconds."""

    def __init__(self, turns: Turns) -> None:
        self.turns, self.spent = turns, 0.0
        self._left, self._until = FIRST, float("-inf")
        self._paid, self._seen, self._asked = 0.0, 0.0, 0

    def wait(self, now: float) -> float:
        """Whether the app may be given more to do: 0, or how many seconds to wait for it."""
        self._asked += 1
        if self._asked > COMING_IN:
            earned = (now - self._seen) * SHARE
            self._left = min(self._left + earned, AHEAD) - (self.spent - self._paid)
        self._paid, self._seen = self.spent, now
        if self._left < 0:
            self._left, self._until = 0.0, now + WHILE
        return self.turns.wait(self, now) if now < self._until else 0.0


class Booked(asyncio.Handle):
    """Something to run, whose time is booked."""

    __slots__ = ()
    _context: Context

    def _run(self) -> None:
        account = self._context.get(ACCOUNT)
        if account is None:
            super()._run()
            return
        before = thread_time()
        super()._run()
        account.spent += thread_time() - before


class CountingLoop(asyncio.SelectorEventLoop):
    """The event loop of a server."""

    def _call_soon(self, callback: Callable[..., Any], args: tuple[Any, ...], context: Context | None) -> Booked:
        # asyncio asks a loop for its handles nowhere else; tasks go through here with every step they make.
        handle = Booked(callback, args, self, context)
        self._ready.append(handle)  # type: ignore[attr-defined]
        return handle

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """A timer that was cancelled waits for its time all the same, and would keep whose it was."""
        super()._timer_handle_cancelled(handle)  # type: ignore[misc]
        handle._context = None  # type: ignore[attr-defined]
