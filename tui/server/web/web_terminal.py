"""A terminal in a browser: painted bytes go out over the socket, and count as backlog till the page has painted them.

What is written waits in a line of its own for the socket, so nobody who paints ever waits. A page that says it painted
more than it was sent is believed no further than that.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Mapping

from aiohttp import ClientConnectionResetError, WSCloseCode, web

from tui.server.connection.visit import TRY_AGAIN
from tui.server.terminal.terminal import Extent, Listener, clamped, first_extent
from tui.server.web.messages import FAILED, LEFT, TURNED_AWAY, told

ABILITIES = {"TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "C.UTF-8"}
"""What the terminal of the page can do: it is always the same one."""

LAST_WORDS = 2.0
"""Seconds in which a page has to take what was sent before the end."""


class WebTerminal:
    """See the module, and `tui.server.terminal.terminal`."""

    def __init__(
        self,
        socket: web.WebSocketResponse,
        transport: asyncio.Transport | None,
        refuse: Callable[[str], None],
        is_closing: Callable[[], bool] = lambda: False,
    ) -> None:
        self.socket, self.transport, self.refuse, self.is_closing = socket, transport, refuse, is_closing
        self.ending = LEFT
        """What the page is told when the visit ends in good order."""
        self.listener: Listener | None = None
        self.room = ""
        """The table the page was at when it was last connected."""
        self.is_touched = False
        """Whether fingers choose there."""
        self.sent = self.painted = 0
        self.may_read = asyncio.Event()
        self.may_read.set()
        self._extent = first_extent(0, 0)
        self._waiting: deque[bytes | str] = deque()
        self._news = asyncio.Event()
        self._last: int | None = None
        self._writer = asyncio.get_running_loop().create_task(self._send())

    # What the page says

    def resized(self, width: int, height: int) -> None:
        self._extent = clamped(width, height)
        if self.listener is not None:
            self.listener.resized(self._extent)

    def typed(self, data: bytes) -> None:
        if self.listener is not None:
            self.listener.received(data)

    def acknowledged(self, painted: int) -> None:
        """The page has painted so many bytes in all."""
        self.painted = max(self.painted, min(painted, self.sent))

    # What the driver asks for

    @property
    def extent(self) -> Extent:
        return self._extent

    @property
    def surroundings(self) -> Mapping[str, str]:
        return ABILITIES

    def write(self, data: bytes) -> None:
        if self._last is None:
            self.sent += len(data)
            self._put(data)

    def tell(self, **what: object) -> None:
        """Say something to the page itself."""
        if self._last is None:
            self._put(told(**what))

    def backlog(self) -> int:
        return self.sent - self.painted

    def hold(self, held: bool) -> None:
        (self.may_read.clear if held else self.may_read.set)()

    def finish(self, status: int) -> None:
        if self._last is None:
            endings = {0: self.ending, TRY_AGAIN: TURNED_AWAY}
            self._last = WSCloseCode.GOING_AWAY if self.is_closing() else endings.get(status, FAILED)
            self.may_read.set()
            self._news.set()

    def hang_up(self, why: str) -> None:
        self.refuse(why)
        self.cut()

    def cut(self) -> None:
        """End the connection at once."""
        self._writer.cancel()
        self.may_read.set()
        if self.transport is not None:
            self.transport.abort()

    # Sending

    def _put(self, what: bytes | str) -> None:
        self._waiting.append(what)
        self._news.set()

    async def _send(self) -> None:
        """Send what waits, then the last word."""
        try:
            while self._waiting or self._last is None:
                if not self._waiting:
                    self._news.clear()
                    await self._news.wait()
                    continue
                what = self._waiting.popleft()
                if isinstance(what, str):
                    await self.socket.send_str(what)
                else:
                    await self.socket.send_bytes(what)
            async with asyncio.timeout(LAST_WORDS):
                await self.socket.close(code=self._last)
        except (ClientConnectionResetError, ConnectionError, RuntimeError, TimeoutError):
            self.cut()
