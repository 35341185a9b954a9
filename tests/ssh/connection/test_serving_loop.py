"""What the server's loop takes from asyncio: connections by and by, timers that hold nobody, or nothing at all."""

import asyncio
import contextvars
import socket
import weakref
from contextlib import suppress

import pytest

from tests.ssh.connection.test_loop_accounting import in_a_loop
from tui.server.connection.loop_accounting import ACCEPTED, AT_ONCE, LEANS_ON, CountingLoop, own_time, serving_loop

KNOCKS = 2 * AT_ONCE + 20
"""Some versions of asyncio accept two connections where they are told to accept one."""


def test_connections_are_accepted_by_and_by():
    """Who knocks by the thousand fills the system's queue, and nobody's turn."""
    made = []

    class Knocked(asyncio.Protocol):
        def connection_made(self, transport):
            made.append(asyncio.get_running_loop().time())
            transport.abort()

    async def knock():
        loop = asyncio.get_running_loop()
        server = await loop.create_server(Knocked, "127.0.0.1", 0, backlog=200)
        port = server.sockets[0].getsockname()[1]
        lines = []
        for _ in range(KNOCKS):
            line = socket.socket()
            line.setblocking(False)
            with suppress(BlockingIOError):
                line.connect(("127.0.0.1", port))
            lines.append(line)
        while len(made) < KNOCKS:
            await asyncio.sleep(0.005)
        for line in lines:
            line.close()
        server.close()
        return made[-1] - made[0]

    assert in_a_loop(knock()) >= 9 / ACCEPTED


def test_a_door_that_is_shut_while_it_rests_stays_shut():
    async def shut():
        loop = asyncio.get_running_loop()
        failures = []
        loop.set_exception_handler(lambda _, context: failures.append(context))
        server = await loop.create_server(asyncio.Protocol, "127.0.0.1", 0)
        loop._accepts, loop._accepted_at = 0.0, loop.time()
        async with asyncio.timeout(30):
            line = await loop.create_connection(asyncio.Protocol, "127.0.0.1", server.sockets[0].getsockname()[1])
            while loop._accepts >= 0:
                await asyncio.sleep(0.001)
        server.close()
        line[0].abort()
        await asyncio.sleep(2 / ACCEPTED)
        return failures

    assert in_a_loop(shut()) == []


def test_a_timer_that_was_cancelled_holds_on_to_nobody():
    class Somebody:
        pass

    held = contextvars.ContextVar("held")

    def set_timer(loop):
        held.set(Somebody())
        loop.call_later(3600, print).cancel()
        return weakref.ref(held.get())

    async def both():
        somebody = contextvars.Context().run(set_timer, asyncio.get_running_loop())
        assert somebody() is None

    in_a_loop(both())


def test_everything_the_loop_takes_from_asyncio_is_looked_for_first():
    own = {name for name in vars(CountingLoop) if name.startswith("_") and not name.startswith("__")}
    assert {name for name in own if hasattr(asyncio.SelectorEventLoop, name)} <= set(LEANS_ON)
    with asyncio.Runner(loop_factory=serving_loop) as runner:
        assert type(runner.get_loop()) is CountingLoop


@pytest.mark.parametrize("name", LEANS_ON)
def test_a_loop_without_the_inner_parts_of_asyncio_serves_all_the_same(name, monkeypatch, caplog):
    """Whatever a later Python calls them."""

    class Renamed(asyncio.SelectorEventLoop):
        def __getattribute__(self, asked):
            if asked == name and not running:
                raise AttributeError(asked)
            return super().__getattribute__(asked)

    async def greets():
        async def greet(_, writer):
            writer.write(b"hello")
            writer.close()

        async with await asyncio.start_server(greet, "127.0.0.1", 0) as server:
            reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname()[:2])
            heard = await reader.read()
            writer.close()
            return heard, own_time() - asyncio.get_running_loop().time()

    running: list[bool] = []
    monkeypatch.setattr(asyncio, "SelectorEventLoop", Renamed)
    loop = serving_loop()
    assert not isinstance(loop, CountingLoop)
    assert name in caplog.text
    running.append(True)
    with asyncio.Runner(loop_factory=lambda: loop) as runner:
        heard, apart = runner.run(greets())
    assert heard == b"hello"
    assert abs(apart) < 1.0
