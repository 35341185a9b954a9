"""Painted text on its way to a terminal: what one turn of the loop wrote leaves as one packet, a picture at once.

A terminal that does not keep up is not sent old pictures: beyond a backlog they are dropped, and when it has caught up
the screen is painted once. One that takes nothing at all for a while is hung up.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from tui.server.terminal.terminal import Terminal

FULL = 256 * 1024
"""Bytes of backlog from which on pictures are dropped."""

DRAINED = 16 * 1024
GLANCE = 0.05
PATIENCE = 20.0
"""Seconds in which a terminal has to take something."""


class Outlet:
    """See the module. `repaint` is called once a terminal has caught up."""

    def __init__(self, terminal: Terminal, repaint: Callable[[], None]) -> None:
        self.terminal, self.repaint = terminal, repaint
        self.loop = asyncio.get_running_loop()
        self.clock = self.loop.time
        self.sent = self.dropped = 0
        self._pieces: list[str] = []
        self._turn: asyncio.Handle | None = None
        self._look: asyncio.TimerHandle | None = None
        self._least, self._moved = 0, 0.0

    @property
    def is_choked(self) -> bool:
        """Whether the terminal has to catch up before it is sent anything."""
        return self._look is not None

    def write(self, text: str) -> None:
        """Add to what leaves at the end of this turn."""
        self._pieces.append(text)
        if self._turn is None:
            self._turn = self.loop.call_soon(self.flush)

    def flush(self) -> None:
        """Send what was written, unless the terminal has enough to do."""
        if self._turn is not None:
            self._turn.cancel()
            self._turn = None
        text = "".join(self._pieces)
        self._pieces.clear()
        if not text:
            return
        if self.is_choked:
            self.dropped += 1
            return
        self.send(text)
        if self.terminal.backlog() > FULL:
            self._least, self._moved = self.terminal.backlog(), self.clock()
            self._look = self.loop.call_later(GLANCE, self._look_again)

    def send(self, text: str) -> None:
        """Send at once, whatever the backlog: the modes of the terminal and the last words."""
        data = text.encode("utf-8", "replace")
        self.sent += len(data)
        self.terminal.write(data)

    def _look_again(self) -> None:
        """See how far the terminal has come."""
        backlog, now = self.terminal.backlog(), self.clock()
        if backlog <= DRAINED:
            self._look = None
            self.repaint()
            return
        if backlog < self._least:
            self._least, self._moved = backlog, now
        if now - self._moved > PATIENCE:
            self._look = None
            self.terminal.hang_up("takes no output")
            return
        self._look = self.loop.call_later(GLANCE, self._look_again)

    def close(self) -> None:
        """Send what is left and stop looking."""
        self.flush()
        if self._look is not None:
            self._look.cancel()
            self._look = None
