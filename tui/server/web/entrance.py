"""The entrance for browsers: it listens, answers with its few files, and opens a door to every socket it may.

Every request is asked for its host, and whatever may be somebody or change something for its origin, both whole.
What is not named here is not there.
"""

from __future__ import annotations

import asyncio
import logging
import socket as sockets
from collections.abc import Iterator

from aiohttp import web
from aiohttp.web_exceptions import HTTPException

from tui.server.connection.door import knocked
from tui.server.connection.identity import visitor_of
from tui.server.connection.visits import House
from tui.server.process.policy import HouseRules, WebRules
from tui.server.web.addresses import address_behind, origins_of, proxies_of, why_refused
from tui.server.web.cookie import cookie_of, digest_of, key_in, new_key
from tui.server.web.http_guard import Guard, GuardedHandler, refusal
from tui.server.web.messages import LONGEST
from tui.server.web.static_files import PAGES, precautions, static_files
from tui.server.web.web_door import PlainDoor, WebDoor

log = logging.getLogger("duskhall.server")

HEARTBEAT = 15.0
KEEPALIVE = 30.0
CLOSING = 2.0
SEND_BUFFER = 64 * 1024
SOCKETS = {"/socket": WebDoor, "/plain/socket": PlainDoor}
"""What begins at which socket."""


class WebEntrance:
    """See the module, and `tui.server.connection.door`."""

    def __init__(self, rules: HouseRules, web_rules: WebRules) -> None:
        self.rules, self.web = rules, web_rules
        self.proxies, self.files = proxies_of(web_rules), static_files()
        self.origins = origins_of(web_rules, web_rules.port)
        self.house: House | None = None
        self.guard: Guard | None = None
        self._server: web.Server | None = None
        self._listener: asyncio.Server | None = None

    @property
    def port(self) -> int:
        if self._listener is None or not self._listener.sockets:
            return self.web.port
        return int(self._listener.sockets[0].getsockname()[1])

    async def open(self, house: House) -> None:
        self.house, self.guard = house, Guard(house, self.proxies)
        guard, server = self.guard, web.Server(self.answer)
        self._server = server
        self._listener = await asyncio.get_running_loop().create_server(
            lambda: GuardedHandler(server, guard, keepalive_timeout=KEEPALIVE, access_log=None),
            self.web.host,
            self.web.port,
            reuse_port=True if self.rules.workers > 1 else None,
        )
        self.origins = origins_of(self.web, self.port)
        log.info("open for browsers on port %d, as %s", self.port, ", ".join(self.origins.values()))

    def shut(self) -> None:
        if self._listener is not None:
            self._listener.close()

    async def wait_shut(self) -> None:
        if self._server is not None:
            self._server.pre_shutdown()  # connections that browsers merely keep open have nothing more to say
            await self._server.shutdown(CLOSING)

    def directions(self) -> Iterator[str]:
        yield f"{next(iter(self.origins.values()))}/ in a browser"

    # Requests

    async def answer(self, request: web.BaseRequest) -> web.StreamResponse:
        """Answer a request, or say in one word why not."""
        assert self.house is not None
        assert self.guard is not None
        self.guard.heard(request.protocol)
        address = address_behind(request.remote or "", request.headers.get("X-Forwarded-For", ""), self.proxies)
        is_file = request.method in ("GET", "HEAD") and request.path in self.files
        origin = self.origins.get(request.headers.get("Host", "").lower(), "")
        why_not = why_refused(request.headers, self.origins, needs_origin=not is_file)
        if why_not is not None:
            self.house.refused(address, why_not)
            return refusal(403, origin)
        if not self.guard.may_ask(address, asyncio.get_running_loop().time()):
            self.house.refused(address, "too many requests")
            return refusal(429, origin)
        if is_file:
            return self.file(request, origin)
        if request.method == "POST" and request.path == "/forget":
            return forgotten(origin)
        if request.method == "GET" and request.path in SOCKETS:
            return await self.socket(request, origin, address, self.house)
        self.house.refused(address, f"{request.method} {request.path}")
        return refusal(404 if request.method in ("GET", "HEAD") else 405, origin)

    def file(self, request: web.BaseRequest, origin: str) -> web.Response:
        """A page, with the key of who has none yet, or one of its files."""
        found = self.files[request.path]
        answer = web.Response(headers=precautions(origin, with_terminal=request.path == "/"))
        answer.headers["Cache-Control"] = "no-store" if found.is_page else "no-cache"
        answer.headers["ETag"] = found.tag
        if found.is_page:
            secure = origin.startswith("https:")
            answer.headers["Set-Cookie"] = cookie_of(key_in(request.cookies, secure) or new_key(), secure)
        elif request.headers.get("If-None-Match") == found.tag:
            answer.set_status(304)
            return answer
        answer.headers["Content-Type"] = found.kind
        answer.body = found.body
        return answer

    async def socket(self, request: web.BaseRequest, origin: str, address: str, house: House) -> web.StreamResponse:
        """A page wants to come in: to be somebody it needs the cookie that came with it."""
        key = key_in(request.cookies, origin.startswith("https:"))
        if key is None:
            house.refused(address, "a socket without a cookie")
            return refusal(403, origin)
        door = SOCKETS[request.path](house, address, visitor_of("", digest_of(key), address))
        if not knocked(house, door):
            return refusal(429, origin)
        try:
            answer = web.WebSocketResponse(compress=False, max_msg_size=LONGEST, heartbeat=HEARTBEAT, timeout=CLOSING)
            try:
                await answer.prepare(request)
            except HTTPException:
                house.refused(address, "a request that is no socket")
                return refusal(400, origin)
            hold_little(request.transport)
            await door.receive(answer, request.transport)
            return answer
        finally:
            house.shut(door)


def hold_little(transport: asyncio.Transport | None) -> None:
    """What the system keeps for a slow client would be seconds of old pictures."""
    below = transport.get_extra_info("socket") if transport is not None else None
    if below is not None:
        below.setsockopt(sockets.SOL_SOCKET, sockets.SO_SNDBUF, SEND_BUFFER)


def forgotten(origin: str) -> web.Response:
    """The browser is nobody any more."""
    answer = web.Response(status=204, headers=precautions(origin, with_terminal=False))
    answer.headers["Set-Cookie"] = cookie_of("", origin.startswith("https:"), 0)
    return answer


assert set(PAGES) & set(SOCKETS) == set(), "a page and its socket have different paths"
