"""The same program served by textual-serve, which starts a process for everybody: first screen and memory, to compare.

Measured beside `duskhall bench --web` where textual-serve is installed; elsewhere the figures say that it is not.
"""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

import aiohttp

from tui.bench.figures import Figure
from tui.bench.hall_speed import KILO, MEGA, children_of, free_port, share_of, used_by
from tui.bench.players import MOVES, PATIENCE, SIZE, Player
from tui.bench.terminal import surroundings

MOST = 4
"""Sessions that are measured: each is a process of its own."""

MISSING = "not installed"
KEYS, QUIET = 10, 0.3
SERVER = (
    "from textual_serve.server import Server; import sys; Server(sys.argv[1], '127.0.0.1', int(sys.argv[2])).serve()"
)


def textual_serve_figures(sessions: int) -> Iterator[Figure]:
    """What so many people would have of it."""
    if find_spec("textual_serve") is None:
        yield Figure("textual-serve", None, "", why=MISSING)
        return
    with TemporaryDirectory() as folder:
        port = free_port()
        command = [sys.executable, "-c", SERVER, f"{sys.executable} -m tui play fairy_tale", str(port)]
        environment = surroundings(Path(folder))
        server = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            yield from asyncio.run(measured(server.pid, port, min(sessions, MOST)))
        finally:
            server.send_signal(signal.SIGINT)
            server.wait(PATIENCE)


async def measured(server: int, port: int, sessions: int) -> list[Figure]:
    """Open so many pages, press keys in each."""
    await answering(port)
    empty = used_by(server)
    async with aiohttp.ClientSession() as session:
        pages = [await opened(session, port) for _ in range(sessions)]
        full = sum(used_by(child).memory for child in children_of(server)) + used_by(server).memory
        times = sorted([await page.press_and_wait() for page, _ in pages for _ in range(KEYS)])
        for page, _ in pages:
            await page.socket.close()
    firsts = sorted(first for _, first in pages)
    what = f"textual-serve, {sessions} sessions"
    return [
        Figure(f"{what}: key to paint, p95", share_of(times, 0.95) * KILO, "ms"),
        Figure(f"{what}: memory a session", (full - empty.memory) / sessions / MEGA, "MB"),
        Figure(f"{what}: first screen, p95", share_of(firsts, 0.95), "s"),
    ]


async def answering(port: int) -> None:
    """Wait until it listens."""
    until = time.perf_counter() + PATIENCE
    while True:
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            if time.perf_counter() > until:
                raise
            await asyncio.sleep(0.1)
        else:
            writer.close()
            return


class ServedPage(Player):
    """A page of textual-serve; every picture counts as a mark."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        super().__init__()
        self.socket = socket
        self.reading = asyncio.create_task(self.read())

    async def read(self) -> None:
        async for message in self.socket:
            if message.type is aiohttp.WSMsgType.BINARY:
                self.painted(message.data)
        self.ended()

    async def press_and_wait(self) -> float:
        """Seconds from a key to the first of what it painted, once nothing else is being painted."""
        before = -1
        while before != self.received:
            before = self.received
            await asyncio.sleep(QUIET)
        start, self.pressed = time.perf_counter(), self.pressed + 1
        self.news.clear()
        await self.socket.send_json(["stdin", MOVES[self.pressed % 2].decode()])
        await asyncio.wait_for(self.news.wait(), PATIENCE)
        return time.perf_counter() - start


async def opened(session: aiohttp.ClientSession, port: int) -> tuple[ServedPage, float]:
    """A page with its first screen, and how long that took."""
    start = time.perf_counter()
    socket = await session.ws_connect(f"http://127.0.0.1:{port}/ws?width={SIZE[0]}&height={SIZE[1]}")
    page = ServedPage(socket)
    await page.see_first_screen("a page")
    return page, time.perf_counter() - start
