"""The door for browsers: one web socket, whose it is, and what comes through it.

Everything a page sends is small and comes no faster than anybody types, moves and paints: what is larger ends the
connection, what is faster waits. The first message says how large the terminal is; without one there is no visit.
"""

from __future__ import annotations

import asyncio

from aiohttp import WSMsgType, web

from tui.server.connection.door import Visit
from tui.server.connection.identity import Visitor
from tui.server.connection.visit import Stay
from tui.server.connection.visits import House
from tui.server.terminal.terminal import first_extent
from tui.server.web.messages import TURNED_AWAY, Said, said_in
from tui.server.web.web_terminal import WebTerminal

RATE, BURST = 200.0, 400.0
"""Messages a second, and how many may come at once after a while of less."""


class MessageRate:
    """How many messages a page may still send: a bucket that fills by and by."""

    def __init__(self, now: float) -> None:
        self.left, self.seen = BURST, now

    def wait(self, now: float) -> float:
        """Count one; how many seconds to wait before the next is read."""
        self.left = min(BURST, self.left + (now - self.seen) * RATE) - 1
        self.seen = now
        return max(0.0, -self.left / RATE)


class WebDoor:
    """See the module, and `tui.server.connection.door`."""

    def __init__(self, house: House, address: str, visitor: Visitor) -> None:
        self.house, self.address, self.visitor = house, address, visitor
        self.is_used = False
        self.terminal: WebTerminal | None = None
        self.visit: Visit | None = None

    @property
    def is_stranger(self) -> bool:
        """Whether the page has still to say what it wants."""
        return self.visit is None

    def cut(self) -> None:
        if self.terminal is not None:
            self.terminal.cut()

    def refuse(self, why: str) -> None:
        self.house.refused(self.address, why)

    async def receive(self, socket: web.WebSocketResponse, transport: asyncio.Transport | None) -> None:
        """Be there from the first message of a page to its last."""
        self.terminal = WebTerminal(socket, transport, self.refuse, lambda: self.house.is_closing)
        try:
            async with asyncio.timeout(self.house.rules.login_time):
                first = await socket.receive()
            said = said_in(first.data) if first.type is WSMsgType.TEXT else None
            if said is None or said.size is None:
                self.terminal.hang_up("a socket that does not say what it wants")
                return
            self._enter(self.terminal, said)
            await self._listen(socket, self.terminal)
        except TimeoutError:
            self.terminal.hang_up("a socket that says nothing")
        finally:
            self.is_used = False
            if self.visit is not None:
                self.visit.vanish()
            self.terminal.cut()

    def _enter(self, terminal: WebTerminal, said: Said) -> None:
        """Come in, if anybody may."""
        assert said.size is not None
        why_not = self.house.why_not_enter()
        if why_not is not None:
            self.refuse(why_not)
            terminal.tell(sentence=why_not)
            terminal.ending = TURNED_AWAY
            terminal.finish(0)
            return
        terminal.resized(*first_extent(*said.size))
        terminal.room, terminal.is_touched = said.room, said.touch
        self.visit = self.visit_on(terminal)
        self.is_used = True
        self.visit.begin()

    def visit_on(self, terminal: WebTerminal) -> Visit:
        """What begins behind this door."""
        return Stay(self.house, self.visitor, terminal)

    async def _listen(self, socket: web.WebSocketResponse, terminal: WebTerminal) -> None:
        """Hand on what the page says until it says no more."""
        loop = asyncio.get_running_loop()
        rate = MessageRate(loop.time())
        async for message in socket:
            if message.type is WSMsgType.BINARY:
                self._heard()
                terminal.typed(message.data)
            elif message.type is not WSMsgType.TEXT or not self._understood(said_in(message.data), terminal):
                terminal.hang_up("a message that makes no sense")
                return
            await asyncio.sleep(rate.wait(loop.time()))
            await terminal.may_read.wait()

    def _understood(self, said: Said | None, terminal: WebTerminal) -> bool:
        """Do what a page says; False where it makes no sense."""
        if said is None:
            return False
        if said.size is not None:
            terminal.resized(*said.size)
        if said.painted is not None:
            terminal.acknowledged(said.painted)
        if said.line is not None:
            self._heard()
            terminal.typed(said.line.encode())
        return True

    def _heard(self) -> None:
        if self.visit is not None:
            self.visit.heard()


class PlainDoor(WebDoor):
    """The door for pages without a terminal."""

    def visit_on(self, terminal: WebTerminal) -> Visit:
        from tui.server.web.lines.plain_visit import PlainVisit

        return PlainVisit(self.house, self.visitor, terminal)
