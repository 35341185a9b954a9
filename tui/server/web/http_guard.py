"""Connections of browsers before anybody knows whose they are: counted, slowed to what pages need, and not waited for.

A page opens a handful; who opens more from one address, asks too often, or sends a request byte by byte is cut off.
Of those that have not asked anything yet, wherever they come from, so many are waited for and the oldest goes first.
Connections of a named proxy are everybody's and so not counted; what is asked through them is, by the address behind.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from typing import Any

from aiohttp import web
from aiohttp.web_protocol import RequestHandler

from tui.config.crash_report import report
from tui.server.connection.admission import origin_of
from tui.server.connection.connection_throttle import SIP, Tap
from tui.server.connection.visits import STRANGERS, House
from tui.server.web.addresses import Proxies, is_among
from tui.server.web.static_files import precautions

log = logging.getLogger("duskhall.server")

MORE = 16
"""Connections that an address may have besides its sockets."""

ASKED, BURST = 4.0, 120.0
"""Requests a second from one address, and how many at once: a page is nine of them."""

REMEMBERED = 4096
"""Addresses that are counted at a time."""


class Guard:
    """What is counted over all connections of this process."""

    def __init__(self, house: House, proxies: Proxies) -> None:
        self.house, self.proxies = house, proxies
        self.open = Counter[str]()
        self.silent: dict[GuardedHandler, None] = {}
        self._asked: dict[str, tuple[float, float]] = {}

    def came(self, address: str) -> bool:
        """Count a connection; False where it is one too many."""
        most, origin = self.house.rules.max_per_address + MORE, origin_of(address)
        if not is_among(address, self.proxies) and self.open[origin] >= most:
            self.house.refused(address, "too many connections from one address")
            return False
        self.open[origin] += 1
        return True

    def went(self, address: str) -> None:
        origin = origin_of(address)
        self.open[origin] -= 1
        if self.open[origin] <= 0:
            del self.open[origin]

    def awaits(self, handler: GuardedHandler) -> None:
        """A connection has still to ask for something; of too many the oldest is cut."""
        self.silent[handler] = None
        if len(self.silent) > STRANGERS:
            oldest = next(iter(self.silent))
            del self.silent[oldest]
            oldest.give_up("too many connections at once that ask nothing")

    def heard(self, handler: object) -> None:
        """A whole request came over this connection, or it has ended."""
        self.silent.pop(handler, None)  # type: ignore[call-overload]

    def may_ask(self, address: str, now: float) -> bool:
        """Count a request; False where there were too many lately."""
        address = origin_of(address)
        left, seen = self._asked.pop(address, (BURST, now))
        left = min(BURST, left + (now - seen) * ASKED)
        if len(self._asked) >= REMEMBERED:
            self._asked.pop(next(iter(self._asked)))
        self._asked[address] = (max(left - 1, 0.0), now)
        return left >= 1


class GuardedHandler(RequestHandler):
    """A connection of aiohttp that is guarded."""

    __slots__ = ("_guard", "_is_counted", "_peer", "_tap", "_timer")

    def __init__(self, server: web.Server, guard: Guard, **more: Any) -> None:
        super().__init__(server, loop=asyncio.get_running_loop(), **more)
        self._guard, self._peer, self._is_counted = guard, "", False
        self._tap: Tap | None = None
        self._timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._peer = str((transport.get_extra_info("peername") or ("somewhere",))[0])
        assert isinstance(transport, asyncio.Transport)
        if not self._guard.came(self._peer):
            transport.abort()
            return
        self._is_counted = True
        transport.max_size = SIP  # type: ignore[attr-defined]
        self._tap = Tap(transport, super().data_received)
        self._await_request()
        self._guard.awaits(self)

    def give_up(self, why: str) -> None:
        """End it, and say why."""
        self._guard.house.refused(self._peer, why)
        if self.transport is not None:
            self.transport.abort()

    def _await_request(self) -> None:
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(self._guard.house.rules.login_time, self._give_up)

    def _give_up(self) -> None:
        """Where nothing whole has come in time, end it; a browser that merely kept it open makes a new one."""
        if self.transport is not None:
            self._await_request() if self._current_request is not None else self.transport.abort()

    def refuse_or_report(
        self,
        request: web.BaseRequest,
        status: int = 500,
        exc: BaseException | None = None,
        message: str | None = None,
    ) -> web.StreamResponse:
        """What is no request is refused like any other, and what failed is told the keeper, in this hall's words.

        The library's own would name its version and fill the log with what strangers sent.
        """
        if status < 500:
            self._guard.house.refused(self._peer, "what is no request")
        elif exc is not None:
            log.error("%s", " / ".join(report(exc)))
        if request.writer.output_size > 0:
            raise ConnectionError("an answer has begun already")
        return refusal(status, "")

    handle_error = refuse_or_report  # as the library calls it

    def data_received(self, data: bytes) -> None:
        if self._tap is not None:
            self._tap(data)

    def connection_lost(self, exc: BaseException | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        if self._is_counted:
            self._is_counted = False
            self._guard.went(self._peer)
            self._guard.heard(self)
        self._tap = None
        super().connection_lost(exc)


def refusal(status: int, origin: str) -> web.Response:
    """An answer that says no more than it must, after which the connection ends."""
    answer = web.Response(status=status, text="Not here.\n", headers=precautions(origin, with_terminal=False))
    answer.force_close()
    return answer
