"""People at the tables of `duskhall bench --ssh` and `--web`: they press a key a second and note when it was painted.

One key in five chooses, which everybody at the table sees; the others move the cursor to and fro. Where a player says
done, two of fifteen choose and two say that.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import Protocol

from tui.bench.hall_served import MARK as MARK_SENT

MOVES = (b"\x1b[C", b"\x1b[D")
MARK = MARK_SENT.encode()
CHOICE = b"\r"
SIZE = (120, 40)
PATIENCE = 30.0
FIRST_SCREEN = 5000
"""The picture of a whole table is some kilobytes."""


def cycle_of(done: bytes = b"") -> tuple[bytes, ...]:
    """What somebody presses again and again; the key that says done goes there first, like everything with a key."""
    usual = (*MOVES, *MOVES, CHOICE)
    return (*usual, *usual, *MOVES, MOVES[0], done, done) if done else usual


class Connection(Protocol):
    """What a player came by."""

    def abort(self) -> None: ...


class Player:
    """One of them, however they came. Times are seconds."""

    def __init__(self) -> None:
        self.received = 0
        self.pressed = 0
        self.turn = 0
        self.keys = cycle_of()
        self.pressed_at: deque[float] = deque()
        self.times: list[float] = []
        self.news = asyncio.Event()
        self.is_over = False

    def send(self, key: bytes) -> None:
        """Type a key."""
        raise NotImplementedError

    def painted(self, data: bytes) -> None:
        """Something came to be painted."""
        marks = data.count(MARK)
        self.received += len(data) - marks * len(MARK)
        for _ in range(min(marks, len(self.pressed_at))):
            self.times.append(time.perf_counter() - self.pressed_at.popleft())
        self.news.set()

    def ended(self) -> None:
        self.is_over = True
        self.news.set()

    def press(self) -> None:
        """The next key."""
        self.pressed_at.append(time.perf_counter())
        self.send(self.keys[(self.pressed + self.turn) % len(self.keys)])
        self.pressed += 1

    async def play(self, start: float, until: float) -> None:
        """A key a second from one moment to another."""
        await asyncio.sleep(max(0.0, start - time.perf_counter()))
        due = start
        while due < until and not self.is_over:
            self.press()
            due += 1.0
            await asyncio.sleep(max(0.0, due - time.perf_counter()))

    async def see_first_screen(self, name: str) -> None:
        """Wait for the first screen."""
        while self.received < FIRST_SCREEN:
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), PATIENCE)
            if self.is_over:
                raise ConnectionError(f"{name} was sent away")

    def forget(self) -> None:
        """Begin to count anew."""
        self.received, self.times = 0, []


class Seated:
    """A player with the connection they came by, and how long their first screen took."""

    def __init__(self, player: Player, connection: Connection, first_screen: float) -> None:
        self.player, self.connection, self.first_screen = player, connection, first_screen


def address_of(number: int, net: int = 1) -> str:
    """An address of this machine for each of many, so that the rules of the house hold for each of them alone."""
    return f"127.{net}.{number // 250}.{number % 250 + 1}"
