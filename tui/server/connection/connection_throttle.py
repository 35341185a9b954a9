"""The tap on a connection: what comes in faster than anybody types waits outside, in the client's own machine.

Everything a client can send passes here, before and after it has logged in: greetings, keys, pastes, requests that no
window of SSH holds back. The door opens one for each connection.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Protocol

RATE, AHEAD = 64 * 1024, 128 * 1024
"""Bytes a second, and how many may come at once after a while of less."""

SIP = 8 * 1024
"""Bytes read from the system at a time: a turn of the loop is never filled by one client."""


class Line(Protocol):
    """Where bytes come from."""

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...

    def is_closing(self) -> bool: ...


class Tap:
    """See the module. Called with what came in; `take` gets all of it."""

    def __init__(self, line: Line, take: Callable[[bytes], Any], clock: Callable[[], float] | None = None) -> None:
        self.line, self.take = line, take
        self.loop = asyncio.get_running_loop()
        self.clock = clock or self.loop.time
        self.left, self.seen = float(AHEAD), self.clock()

    def __call__(self, data: bytes, *more: Any) -> None:
        now = self.clock()
        self.left = min(AHEAD, self.left + (now - self.seen) * RATE) - len(data)
        self.seen = now
        if self.left < 0:
            self.line.pause_reading()
            self.loop.call_later(-self.left / RATE, self._go_on)
        self.take(data)

    def _go_on(self) -> None:
        if not self.line.is_closing():
            self.line.resume_reading()


def tapped(connection: Any) -> None:
    """Put a tap on a connection of asyncssh."""
    line = getattr(connection, "_transport", None)
    if line is not None and hasattr(line, "pause_reading"):
        line.max_size = SIP
        connection.data_received = Tap(line, connection.data_received)


def untapped(connection: Any) -> None:
    """Take the tap off a connection that is over, and what it read with: only the collector would find these."""
    for name in ("data_received", "_recv_handler"):
        connection.__dict__.pop(name, None)
