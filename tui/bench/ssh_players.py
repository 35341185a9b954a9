"""People at the tables of `duskhall bench --ssh`: clients that press a key a second and note when it was painted.

One key in five chooses, which everybody at the table sees; the others move the cursor to and fro.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque

import asyncssh

from tui.bench.ssh_hall import MARK as MARK_SENT

MOVES = (b"\x1b[C", b"\x1b[D")
MARK = MARK_SENT.encode()
CHOICE = b"\r"
ONE_IN = 5
SIZE = (120, 40)
PATIENCE = 30.0


class Player(asyncssh.SSHClientSession[bytes]):
    """One of them. Times are seconds."""

    def __init__(self) -> None:
        self.channel: asyncssh.SSHClientChannel[bytes] | None = None
        self.received = 0
        self.pressed = 0
        self.turn = 0
        self.pressed_at: deque[float] = deque()
        self.times: list[float] = []
        self.news = asyncio.Event()
        self.is_over = False

    def connection_made(self, chan: asyncssh.SSHClientChannel[bytes]) -> None:
        self.channel = chan

    def data_received(self, data: bytes, datatype: int | None) -> None:
        marks = data.count(MARK)
        self.received += len(data) - marks * len(MARK)
        for _ in range(min(marks, len(self.pressed_at))):
            self.times.append(time.perf_counter() - self.pressed_at.popleft())
        self.news.set()

    def connection_lost(self, exc: Exception | None) -> None:
        self.is_over = True
        self.news.set()

    def press(self) -> None:
        """The next key."""
        assert self.channel is not None
        self.pressed += 1
        key = CHOICE if (self.pressed + self.turn) % ONE_IN == 0 else MOVES[self.pressed % 2]
        self.pressed_at.append(time.perf_counter())
        self.channel.write(key)

    async def play(self, start: float, until: float) -> None:
        """A key a second from one moment to another."""
        await asyncio.sleep(max(0.0, start - time.perf_counter()))
        due = start
        while due < until and not self.is_over:
            self.press()
            due += 1.0
            await asyncio.sleep(max(0.0, due - time.perf_counter()))

    def forget(self) -> None:
        """Begin to count anew."""
        self.received, self.times = 0, []


class Seated:
    """A player with the connection they came by, and how long their first screen took."""

    def __init__(self, player: Player, connection: asyncssh.SSHClientConnection, first_screen: float) -> None:
        self.player, self.connection, self.first_screen = player, connection, first_screen


class Visitor(asyncssh.SSHClient):
    """Comes without a key."""

    def kbdint_auth_requested(self) -> str:
        return ""


def address_of(number: int, net: int = 1) -> str:
    """An address of this machine for each of many, so that the rules of the house hold for each of them alone."""
    return f"127.{net}.{number // 250}.{number % 250 + 1}"


async def sit_down(port: int, name: str, visit: int = 0) -> Seated:
    """Connect and wait for the first screen: the picture of a whole table is some kilobytes.

    Who comes again and again comes from another address every time.
    """
    start = time.perf_counter()
    connection = await asyncssh.connect(
        "127.0.0.1",
        port,
        local_addr=(address_of(int(name) + visit), 0),
        username=name,
        client_factory=Visitor,
        known_hosts=None,
        config=None,
        client_keys=None,
        agent_path=None,
    )
    _, player = await connection.create_session(Player, term_type="xterm-256color", term_size=SIZE, encoding=None)
    assert isinstance(player, Player)
    while player.received < 5000:
        player.news.clear()
        await asyncio.wait_for(player.news.wait(), PATIENCE)
        if player.is_over:
            raise ConnectionError(f"{name} was sent away")
    return Seated(player, connection, time.perf_counter() - start)
