"""Pages that come to a hall in tests: a client of the library with a cookie, which paints and says what it painted."""

import json
from codecs import getincrementaldecoder
from contextlib import asynccontextmanager

import aiohttp
import pytest

from tests.ssh.emulator import Emulator
from tests.ssh.halls import open_hall, until
from tui.server.process.policy import WebRules


@asynccontextmanager
async def web_hall(app_for=None, *, names=(), proxies=(), ssh=False, **rules):
    """A hall for browsers on a free port of the loopback; with `ssh` for both."""
    web = WebRules("127.0.0.1", 0, names, proxies)
    async with open_hall(app_for, ssh=ssh, web=web, **rules) as hall:
        hall.web = hall.service.entrances[-1]
        hall.address = f"127.0.0.1:{hall.web.port}"
        hall.origin = f"http://{hall.address}"
        yield hall


@asynccontextmanager
async def browser():
    """A browser with a cookie jar of its own; it keeps what comes from an address without a name, too."""
    async with aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True)) as session:
        yield session


class Page:
    """A page with a terminal in it."""

    def __init__(self, socket, size):
        self.socket = socket
        self.output, self.told = b"", []
        self.screen = Emulator(*size)
        self.decode = getincrementaldecoder("utf-8")("replace").decode
        self.paints = True
        self.code = None

    async def read(self):
        """Take what the hall says until it says no more."""
        async for message in self.socket:
            if message.type is aiohttp.WSMsgType.BINARY:
                self.output += message.data
                self.screen.feed(self.decode(message.data))
                if self.paints:
                    await self.say(painted=len(self.output))
            elif message.type is aiohttp.WSMsgType.TEXT:
                self.told.append(json.loads(message.data))
        self.code = self.socket.close_code

    async def say(self, **what):
        if not self.socket.closed:
            await self.socket.send_str(json.dumps(what))

    async def type(self, keys):
        await self.socket.send_bytes(keys)

    async def sees(self, words):
        await until(lambda: words in self.screen.text(), lambda: f"{words!r}, but\n{self.screen.text()}\nwhich")

    async def is_sent_away(self):
        await until(lambda: self.code is not None, "the end")

    def last_told(self, name):
        return next((said[name] for said in reversed(self.told) if name in said), None)


@asynccontextmanager
async def come(hall, session, size=(100, 30), room="", path="/socket"):
    """Load the page, open its socket, be in the hall."""
    import asyncio

    async with session.get(f"{hall.origin}/") as answer:
        assert answer.status == 200
    async with session.ws_connect(f"{hall.origin}{path}", origin=hall.origin) as socket:
        page = Page(socket, size)
        reading = asyncio.create_task(page.read())
        await page.say(size=size, room=room)
        try:
            yield page
        finally:
            await socket.close()
            await reading


async def status(session, hall, path="/", method="GET", **headers):
    async with session.request(method, f"{hall.origin}{path}", headers=headers, allow_redirects=False) as answer:
        return answer.status


async def knock(session, hall, path="/socket", **headers):
    """The status with which a socket is refused."""
    with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
        await session.ws_connect(f"{hall.origin}{path}", headers=headers)
    return refused.value.status
