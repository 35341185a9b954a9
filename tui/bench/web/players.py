"""People who come to the tables of `duskhall bench` with a browser: pages that say what they have painted."""

from __future__ import annotations

import asyncio
import time

import aiohttp

from tui.bench.players import SIZE, Player, Seated, address_of
from tui.server.web.cookie import cookie_name
from tui.server.web.messages import told


def key_of(name: str) -> str:
    """The key in the cookie of one of them."""
    return f"{int(name):064x}"


class WebPlayer(Player):
    """One of them."""

    def __init__(self, session: aiohttp.ClientSession, socket: aiohttp.ClientWebSocketResponse) -> None:
        super().__init__()
        self.session, self.socket = session, socket
        self.total = 0
        self.tasks: set[asyncio.Task[None]] = {asyncio.create_task(self.read())}

    async def read(self) -> None:
        """Take what is painted, and say so."""
        async for message in self.socket:
            if message.type is aiohttp.WSMsgType.BINARY:
                self.total += len(message.data)
                self.painted(message.data)
                await self.socket.send_str(told(painted=self.total))
        self.ended()

    def send(self, key: bytes) -> None:
        task = asyncio.create_task(self.socket.send_bytes(key))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def abort(self) -> None:
        """Go without a word."""
        for task in self.tasks:
            task.cancel()
        self.tasks = {asyncio.create_task(self.session.close())}


async def sit_down(port: int, name: str) -> Seated:
    """Open a socket, as a page does once it is loaded, and wait for the first screen."""
    origin = f"http://127.0.0.1:{port}"
    connector = aiohttp.TCPConnector(local_addr=(address_of(int(name)), 0))
    session = aiohttp.ClientSession(connector=connector, headers={"Cookie": f"{cookie_name(False)}={key_of(name)}"})
    start = time.perf_counter()
    socket = await session.ws_connect(f"{origin}/socket", origin=origin)
    player = WebPlayer(session, socket)
    await socket.send_str(told(size=SIZE))
    await player.see_first_screen(name)
    return Seated(player, player, time.perf_counter() - start)
