"""Those who make trouble in the hall of `duskhall bench --ssh N --hardships`, in a program of their own.

Run as `python -m tui.bench.ssh_trouble PORT SECONDS NAME,NAME HARDSHIP...`: it says when it has begun, and in the end
what it did. It knocks at the loopback and nowhere else, and ends by itself.
"""

from __future__ import annotations

import asyncio
import logging
import random
import socket
import sqlite3
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import closing, suppress

import asyncssh

from tui.bench.players import PATIENCE, SIZE, address_of
from tui.bench.ssh_players import Visitor
from tui.config.locations import locate

HERE = "127.0.0.1"
BEGUN = "trouble has begun"
EACH = 2
"""People who make a kind of trouble, so that two workers may have one each."""

SILENT = 200
RASCALS, QUIET = 2, 3
"""Where they come from: every one from an address of their own, or the door would keep most of them out."""

NOISE = b"\x1b[<;:?0123456789MmuABt~RIO$yP\\^\x00\x7f\xff\xc3\x9b"
PASTE = b"\x1b[200~" + b"q\r\x03" * 100_000 + b"\x1b[201~"
SIZES = ((0, 0), (1000, 1000))
UNSENT = 128 * 1024
"""Bytes that may wait here: beyond that the server does not take any more for now."""

FAST, LOCKED = 0.004, 1.0
GLANCE, DRAG, ANEW = 0.005, 0.02, 0.1
"""Seconds between two portions of bytes, between two sizes of a window, and from one's end to the next visit."""


class Troubled(asyncssh.SSHClientSession[bytes]):
    """A terminal that throws away what it is sent."""

    def __init__(self) -> None:
        self.is_over = False
        self.taken = 0

    def data_received(self, data: bytes, datatype: int | None) -> None:
        self.taken += len(data)

    def connection_lost(self, exc: Exception | None) -> None:
        self.is_over = True


class Rascal:
    """One who comes in again and again until it is time to go."""

    def __init__(self, port: int, name: str, address: str, until: float, done: Counter[str]) -> None:
        self.port, self.name, self.address, self.until, self.done = port, name, address, until, done
        self.channel: asyncssh.SSHClientChannel[bytes] | None = None
        self.session = Troubled()

    @property
    def goes_on(self) -> bool:
        return time.monotonic() < self.until

    async def visits(self, trouble: Callable[[Rascal], Awaitable[None]], came_in: Callable[[], None]) -> None:
        """Come in, make trouble, and come in anew where that was the end of it."""
        while self.goes_on:
            with suppress(asyncssh.Error, OSError, TimeoutError):
                async with await self._knock() as connection:
                    self.session = Troubled()
                    self.channel, _ = await connection.create_session(
                        lambda: self.session, term_type="xterm-256color", term_size=SIZE, encoding=None
                    )
                    while not self.session.taken and not self.session.is_over:
                        await asyncio.sleep(GLANCE)
                    self.done["visits"] += 1
                    came_in()
                    await trouble(self)
                    connection.abort()
            await asyncio.sleep(ANEW)

    def is_in(self) -> bool:
        """Whether there is still somebody to trouble, and time for it."""
        return self.goes_on and not self.session.is_over

    def send(self, data: bytes) -> None:
        """Send as much as is taken."""
        assert self.channel is not None
        if self.channel.get_write_buffer_size() < UNSENT and not self.session.is_over:
            self.channel.write(data)
            self.done["bytes"] += len(data)

    async def _knock(self) -> asyncssh.SSHClientConnection:
        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)  # who does not read shall be felt soon
        line.setblocking(False)
        line.bind((self.address, 0))
        await asyncio.get_running_loop().sock_connect(line, (HERE, self.port))
        return await asyncssh.connect(
            sock=line,
            username=self.name,
            client_factory=Visitor,
            known_hosts=None,
            config=None,
            client_keys=None,
            agent_path=None,
            login_timeout=PATIENCE,
        )


async def fuzz(one: Rascal) -> None:
    """Bytes without sense: half of them any, half of those that sequences are made of."""
    rng = random.Random(7)
    portions = [rng.randbytes(512) for _ in range(16)]
    portions += [bytes(rng.choices(NOISE, k=512)) for _ in range(16)]
    while one.is_in():
        one.send(rng.choice(portions))
        await asyncio.sleep(GLANCE)


async def paste(one: Rascal) -> None:
    """Hundreds of kilobytes, pasted again and again."""
    while one.is_in():
        one.send(PASTE)
        await asyncio.sleep(GLANCE)


async def drag(one: Rascal) -> None:
    """A window of no size, of a giant one, and back."""
    assert one.channel is not None
    while one.is_in():
        for size in SIZES:
            one.channel.change_terminal_size(*size)
            one.done["sizes"] += 1
            await asyncio.sleep(DRAG)


async def drag_fast(one: Rascal) -> None:
    """A window dragged about, two hundred and fifty sizes a second."""
    assert one.channel is not None
    while one.is_in():
        one.channel.change_terminal_size(80 + one.done["sizes"] % 100, 24 + one.done["sizes"] % 30)
        one.done["sizes"] += 1
        await asyncio.sleep(FAST)


async def lock_store(one: Rascal) -> None:
    """Another program that keeps the store to itself for a second at a time, as a backup does."""
    while one.is_in():
        with (
            closing(sqlite3.connect(locate().store, timeout=0, isolation_level=None)) as backup,
            suppress(sqlite3.OperationalError),  # another one of these has it
        ):
            backup.execute("BEGIN IMMEDIATE")
            await asyncio.sleep(LOCKED)
            backup.execute("ROLLBACK")
            one.done["locks"] += 1
        await asyncio.sleep(LOCKED)


async def be_deaf(one: Rascal) -> None:
    """Press keys and read nothing of what is painted for them."""
    assert one.channel is not None
    one.channel.get_connection()._transport.pause_reading()  # type: ignore[union-attr]
    while one.is_in():
        one.send(b"\x1b[C\x1b[D?\x1b")
        await asyncio.sleep(DRAG)


HARDSHIPS: dict[str, Callable[[Rascal], Awaitable[None]]] = {
    "fuzzed bytes": fuzz,
    "giant pastes": paste,
    "windows of 0 x 0 and 1000 x 1000": drag,
    "250 sizes a second": drag_fast,
    "a store that others lock": lock_store,
    "clients that never read": be_deaf,
}
NEVER_LOG_IN = f"{SILENT} connections that never log in"
ALL = (*HARDSHIPS, NEVER_LOG_IN)


class Silent(asyncio.Protocol):
    """One who knocks and says nothing more."""

    is_over = False

    def connection_lost(self, exc: Exception | None) -> None:
        self.is_over = True


async def stand_there(port: int, until: float, done: Counter[str], all_stand: Callable[[], None]) -> None:
    """Many who knock and say nothing, or no more than a greeting; who is sent away knocks again."""
    loop = asyncio.get_running_loop()
    lines: list[tuple[asyncio.Transport, Silent]] = []
    while time.monotonic() < until:
        lines = [(line, one) for line, one in lines if not one.is_over]
        with suppress(OSError):
            while len(lines) < SILENT and time.monotonic() < until:
                address = address_of(done["knocks"] % SILENT, QUIET)
                lines.append(await loop.create_connection(Silent, HERE, port, local_addr=(address, 0)))
                done["knocks"] += 1
                if done["knocks"] % 2:
                    lines[-1][0].write(b"SSH-2.0-nobody\r\n")
        all_stand()
        await asyncio.sleep(ANEW)
    for line, _ in lines:
        line.close()


async def make(port: int, seconds: float, names: list[str], hardships: list[str]) -> Counter[str]:
    """Make trouble; what was done, once it is over."""
    done: Counter[str] = Counter()
    until = time.monotonic() + seconds
    kinds = [HARDSHIPS[name] for name in hardships if name in HARDSHIPS for _ in range(EACH)]
    awaited = len(kinds) + hardships.count(NEVER_LOG_IN)
    seen: set[int] = set()

    def noted(number: int) -> None:
        if number not in seen:
            seen.add(number)
            if len(seen) == awaited:
                print(BEGUN, flush=True)

    rascals = [
        Rascal(port, names[number % len(names)], address_of(number, RASCALS), until, done)
        for number in range(len(kinds))
    ]
    work: list[Awaitable[None]] = [
        rascal.visits(kind, lambda number=number: noted(number))  # type: ignore[misc]
        for number, (rascal, kind) in enumerate(zip(rascals, kinds, strict=True))
    ]
    if NEVER_LOG_IN in hardships:
        work.append(stand_there(port, until, done, lambda: noted(-1)))
    await asyncio.gather(*work)
    return done


def main(port: str, seconds: str, names: str, *hardships: str) -> int:
    logging.getLogger("asyncio").setLevel(logging.ERROR)  # who is hung up on may still be talking
    done = asyncio.run(make(int(port), float(seconds), names.split(","), list(hardships)))
    print(", ".join(f"{count} {what}" for what, count in sorted(done.items())), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
