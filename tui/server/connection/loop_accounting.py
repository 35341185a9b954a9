"""Whose work takes how much of the event loop's time, so that nobody's takes the others'.

One loop carries everybody; `CountingLoop` books the time of everything it runs on the account of whose context it runs
in. Who pressed a key goes first, for as long as an answer takes. Everything else (what they are shown of others, what
those do who use more than a player or are just coming in) runs when nobody waits for an answer, a step at a time, even
when all tables show a round at once. Who uses much for longer than a moment (keys by the thousand, giant windows
dragged about) makes steps with pauses and takes turns with all others who do, for a while: all of them together get a
small part of the time. Time is what the loop itself has, used or waited away: what other programs take of the machine
is nobody's. All this leans on inner parts of asyncio; where they are missing, `serving_loop` is an ordinary loop and
counts nobody's time.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from contextvars import Context, ContextVar
from selectors import DefaultSelector, SelectorKey
from socket import socket
from time import monotonic, thread_time
from typing import Any

log = logging.getLogger("duskhall.server")

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

ACCEPTED, AT_ONCE = 40, 32
"""Connections that are accepted in a second, and after a while of fewer: the others wait outside, in the system."""

ALONE = 1.0
"""Seconds after which those who use much are by themselves, if nobody else did anything: then nobody pauses."""

EVEN, SLACK = 0.04, 0.1
"""A part of the time that nobody who plays comes near, and how many seconds more or less than that are remembered."""

ANSWER = 0.2
"""Seconds after a key in which its player waits for what it leads to."""

AWAITED, LATER, GREEDY = range(3)
"""Who comes before whom: who waits for an answer, who does not or uses more than who plays, who uses much."""

STARVED = 0.25
"""Seconds after which a step is made even if others always wait for an answer."""

ACCOUNT: ContextVar[Account | None] = ContextVar("account", default=None)


class Turns:
    """The turns of those who use much, one after the other: the dearer one was, the later comes the next.

    `used` tells how much time the whole loop has used.
    """

    def __init__(self, used: Callable[[], float] = thread_time) -> None:
        self.part = MOST
        self.others_at = float("-inf")
        """When somebody who does not use much did something last."""

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
        self._seen, self._asked = 0.0, 0
        self._saved, self._rank = 0.0, LATER
        self._awaits_until = float("-inf")
        self.postponed = 0
        """How many steps of theirs wait for a moment in which nobody else has anything to do."""

    @property
    def is_greedy(self) -> bool:
        """Whether they use much."""
        return self._seen < self._until

    def goes_on_from(self, before: Account, now: float) -> None:
        """Somebody comes again: who used much a moment ago gains nothing by it."""
        if now < before._until:
            self._left, self._until, self._seen = 0.0, before._until, now
            self._asked = COMING_IN + 1

    def rank(self, now: float) -> int:
        """Behind whom they come. What is not awaited never overtakes what waits already."""
        rank = GREEDY if self.is_greedy else AWAITED if now < self._awaits_until and self._saved >= 0 else LATER
        self._rank = max(rank, self._rank) if self.postponed and rank != AWAITED else rank
        return self._rank

    def book(self, seconds: float, now: float) -> float:
        """The app has used some time, till now by the loop's own clock; how long all who use much pause for it."""
        self.spent += seconds
        since = now - self._seen if self._seen else 0.0
        self._saved = max(min(self._saved + since * EVEN, SLACK) - seconds, -SLACK)
        if self._asked > COMING_IN:
            self._left = min(self._left + (now - self._seen) * SHARE, AHEAD) - seconds
            if self._left < 0:
                self._left, self._until = 0.0, now + WHILE
        self._seen = now
        if not self.is_greedy:
            self.turns.others_at = now
        return seconds / self.turns.part if self.is_greedy and now - self.turns.others_at < ALONE else 0.0

    def wait(self, now: float) -> float:
        """Whether the app may be given a key: 0, or how many seconds to wait for it."""
        self._asked += 1
        self._awaits_until = now + ANSWER
        return self.turns.wait(self, now) if self.is_greedy else 0.0


class Booked(asyncio.Handle):
    """Something to run, whose time is booked."""

    __slots__ = ()
    _context: Context
    _loop: CountingLoop

    def _run(self) -> None:
        account = self._context.get(ACCOUNT)
        if account is None:
            super()._run()
            return
        before = thread_time()
        super()._run()
        pause = account.book(thread_time() - before, self._loop.own_time())
        if pause:
            self._loop.pause(pause)


class Waiting(DefaultSelector):
    """Knows how long it has waited."""

    waited = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[SelectorKey, int]]:
        if timeout is not None and timeout <= 0:
            return super().select(timeout)
        before = monotonic()
        try:
            return super().select(timeout)
        finally:
            self.waited += monotonic() - before


class CountingLoop(asyncio.SelectorEventLoop):
    """The event loop of a server."""

    def __init__(self) -> None:
        self.waiting = Waiting()
        super().__init__(self.waiting)
        self._later: dict[int, deque[tuple[Account, Booked, float]]] = {LATER: deque(), GREEDY: deque()}
        self._later_at = float("-inf")
        self._alarm: asyncio.TimerHandle | None = None
        self._accepts, self._accepted_at = float(AT_ONCE), 0.0

    def own_time(self) -> float:
        """Seconds that the loop has used or waited; those in which other programs had the machine are none of it."""
        return thread_time() + self.waiting.waited

    def _call_soon(self, callback: Callable[..., Any], args: tuple[Any, ...], context: Context | None) -> Booked:
        # asyncio asks a loop for its handles nowhere else; tasks go through here with every step they make.
        handle = Booked(callback, args, self, context)
        account = handle._context.get(ACCOUNT)
        if account is None:
            self._ready.append(handle)  # type: ignore[attr-defined]
        elif rank := account.rank(self.time()):
            account.postponed += 1
            self._later[rank].append((account, handle, self.time() + STARVED))
        else:
            self._make_all_steps(account)
            self._ready.append(handle)  # type: ignore[attr-defined]
        return handle

    def _make_all_steps(self, account: Account) -> None:
        """What waits of somebody's goes before what they wait for."""
        for rank, waiting in self._later.items() if account.postponed else ():
            self._ready.extend(handle for whose, handle, _ in waiting if whose is account)  # type: ignore[attr-defined]
            self._later[rank] = deque(step for step in waiting if step[0] is not account)
        account.postponed = 0

    def pause(self, seconds: float) -> None:
        """A step of who uses much was made: the next one comes this much later."""
        self._later_at = max(self._later_at, self.time() + seconds)

    def _run_once(self) -> None:
        for rank, waiting in self._later.items():
            if waiting:
                self._make_a_step(waiting, self._later_at if rank == GREEDY else 0.0)
        super()._run_once()  # type: ignore[misc]

    def _make_a_step(self, waiting: deque[tuple[Account, Booked, float]], earliest: float) -> None:
        """Run the next of what waits, if it is time for it and nobody else has anything to do."""
        ready: deque[asyncio.Handle] = self._ready  # type: ignore[attr-defined]
        now, (account, handle, latest) = self.time(), waiting[0]
        if now < earliest:
            self._wake_at(earliest)
            return
        if not ready and now < latest:
            self._process_events(self.waiting.select(0))  # type: ignore[attr-defined]
        if ready and now < latest:
            return
        waiting.popleft()
        account.postponed -= 1
        ready.append(handle)

    def _wake_at(self, when: float) -> None:
        """See to it that the loop looks again then."""
        if self._alarm is None or self._alarm.when() <= self.time() or self._alarm.when() > when:
            self._alarm = self.call_at(when, lambda: None, context=Context())

    def _accept_connection(
        self, factory: Any, sock: socket, sslcontext: Any = None, server: Any = None, backlog: int = 100, *more: Any
    ) -> None:
        """Accept a connection where asyncio would accept a hundred, and after many none for a moment."""
        now = self.time()
        self._accepts = min(self._accepts + (now - self._accepted_at) * ACCEPTED, AT_ONCE) - 1
        self._accepted_at = now
        super()._accept_connection(factory, sock, sslcontext, server, 1, *more)  # type: ignore[misc]
        if self._accepts < 1 and sock.fileno() >= 0:
            self._remove_reader(sock.fileno())  # type: ignore[attr-defined]
            self.call_later(
                (1 - self._accepts) / ACCEPTED,
                self._listen_on,
                sock,
                (factory, sock, sslcontext, server, backlog, *more),
            )

    def _listen_on(self, sock: socket, listening: tuple[Any, ...]) -> None:
        if sock.fileno() >= 0:
            self._start_serving(*listening)  # type: ignore[attr-defined]

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """A timer that was cancelled waits for its time all the same, and would keep whose it was."""
        super()._timer_handle_cancelled(handle)  # type: ignore[misc]
        handle._context = None  # type: ignore[attr-defined]


LEANS_ON = (
    "_accept_connection",
    "_call_soon",
    "_process_events",
    "_remove_reader",
    "_run_once",
    "_start_serving",
    "_timer_handle_cancelled",
)
"""What asyncio has to have for it, by the names of 3.11 to 3.13."""


def serving_loop() -> asyncio.AbstractEventLoop:
    """The loop of a server: one that counts, where this version of Python has what it takes."""
    plain = asyncio.SelectorEventLoop()
    missing = [name for name in LEANS_ON if not hasattr(plain, name)]
    if not missing and isinstance(getattr(plain, "_ready", None), deque):
        plain.close()
        return CountingLoop()
    log.warning("nobody's time is counted: this Python's asyncio has no %s", ", ".join(missing or ("_ready",)))
    return plain


def own_time() -> float:
    """The running loop's own clock, or an ordinary one."""
    loop = asyncio.get_running_loop()
    return loop.own_time() if isinstance(loop, CountingLoop) else loop.time()
