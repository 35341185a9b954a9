"""How many people a hall carries, over SSH or in browsers: key to paint, CPU, memory, bytes, first screen.

Server and players are separate programs on the loopback; figures are those of this machine while it does nothing else.
What the same people notice of those who misbehave is the business of `tui.bench.ssh_hardships`.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Awaitable, Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal

import msgspec

from engine.games import GAMES
from tui.bench.figures import Figure, missing
from tui.bench.hall_served import AT_A_TABLE, OPEN, lay_tables
from tui.bench.players import Seated, cycle_of
from tui.bench.terminal import surroundings
from tui.config.locations import Locations

WARM_UP, PARTING, LAST_KEYS = 5.0, 0.2, 2.0
"""Seconds till it counts, from the last figure to the end, and for the last keys to be painted."""

TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
MANY = 20
"""Sessions from which on what a worker makes its own once no longer counts."""

KILO, MEGA = 1000, 1_000_000
PLAYERS = {"ssh": "tui.bench.ssh_players", "web": "tui.bench.web.players"}
WAYS = {"ssh": "", "web": "browsers, "}
DONE = "done"
"""What boards call the command of that."""


class Load(msgspec.Struct, frozen=True):
    """What to measure."""

    sessions: int
    workers: int = 1
    seconds: float = 20.0
    way: Literal["ssh", "web"] = "ssh"
    """How people come."""

    game: str = ""
    """What they play; the first game for so many where none is named."""

    seats: int = AT_A_TABLE
    """How many of them at a table."""

    @property
    def in_words(self) -> str:
        """What is measured, for the lines of the table."""
        games = [GAMES.entry(self.game).title] if self.game else []
        tables = [f"tables of {self.seats}"] if self.game or self.seats != AT_A_TABLE else []
        return ", ".join([*games, *tables, counted(self.sessions, "session"), counted(self.workers, "worker")])


class OpenHall(msgspec.Struct, frozen=True):
    """A hall that is open: the process, where to knock, and what everybody who has a seat calls themselves."""

    process: int
    port: int
    names: list[str]
    others: list[str]
    home: Path


class Used(msgspec.Struct, frozen=True):
    """What the server has used: seconds of CPU, bytes of memory."""

    cpu: float
    memory: int


def hall_figures(load: Load) -> Iterator[Figure]:
    """Everything about one load."""
    if not Path("/proc/self/stat").exists():
        yield missing("people in a hall", "it takes /proc, as Linux has it")
        return
    with a_hall(load) as hall:
        yield from asyncio.run(measured(load, hall))


@contextmanager
def a_hall(load: Load, more: int = 0) -> Iterator[OpenHall]:
    """The server, with seats for everybody and for `more` people at tables of their own."""
    with TemporaryDirectory() as folder:
        places = Locations(Path(folder))
        names, others = lay_tables(places, load.sessions, more, load.game, load.seats)
        port = free_port()
        server = opened(places, port, load)
        try:
            yield OpenHall(server.pid, port, names, others, places.home)
        finally:
            server.send_signal(signal.SIGTERM)
            with server:  # waits, and closes what it said
                server.wait(30)


def free_port() -> int:
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        return int(trial.getsockname()[1])


def opened(places: Locations, port: int, load: Load) -> subprocess.Popen[str]:
    """The server, once people can come in."""
    command = [sys.executable, "-m", "tui.bench.hall_served", str(places.home), str(port), str(load.workers), load.way]
    server = subprocess.Popen(command, env=surroundings(places.home), stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    if OPEN not in server.stdout.readline():
        raise RuntimeError("the server did not open")
    return server


async def measured(load: Load, hall: OpenHall) -> list[Figure]:
    """Let everybody sit down and play; what came of it."""
    empty = used_by(hall.process)
    sit_down = import_module(PLAYERS[load.way]).sit_down
    seated: list[Seated] = [await sit_down(hall.port, name) for name in hall.names]
    playing = await begun(load, seated)
    before, keys = used_by(hall.process), sum(one.player.pressed for one in seated)
    await playing
    after = used_by(hall.process)
    keys = sum(one.player.pressed for one in seated) - keys
    found = list(figures(load, seated, keys, (empty, before, after)))
    for one in seated:
        one.connection.abort()
    await asyncio.sleep(PARTING)
    return found


async def begun(load: Load, seated: Sequence[Seated]) -> Awaitable[object]:
    """Everybody plays, and is warm; from now on it counts, till what is given back is done."""
    start = time.perf_counter() + 0.5
    rng, end, keys = random.Random(7), start + WARM_UP + load.seconds, cycle_of(key_of_done(load.game))
    for one in seated:
        one.player.keys, one.player.turn = keys, rng.randrange(len(keys))  # not all choose in the same second
    playing = [asyncio.create_task(one.player.play(start + rng.random(), end)) for one in seated]
    await asyncio.sleep(start + WARM_UP - time.perf_counter())
    for one in seated:
        one.player.forget()
    return played(playing, seated)


async def played(playing: Sequence[Awaitable[object]], seated: Sequence[Seated]) -> None:
    """Wait until everybody has played, and what they pressed last is painted."""
    await asyncio.gather(*playing)
    until = time.perf_counter() + LAST_KEYS
    while any(one.player.pressed_at for one in seated) and time.perf_counter() < until:
        await asyncio.sleep(PARTING / 10)


def key_of_done(game: str) -> bytes:
    """The key with which a hero of this game says done, if heroes do."""
    from tui.games import FACES

    commands = FACES[game].commands if game else ()
    return next((command.every_key[0].encode() for command in commands if command.name == DONE), b"")


def figures(load: Load, seated: Sequence[Seated], keys: int, used: tuple[Used, Used, Used]) -> Iterator[Figure]:
    """The lines of the table."""
    empty, before, after = used
    what = f"{WAYS[load.way]}{load.in_words}"
    firsts = sorted(one.first_screen for one in seated)
    each = (after.memory - empty.memory) / load.sessions / MEGA
    carried = load.sessions <= 40 and load.workers > 1
    yield from key_figures(what, seated, most=100 if carried else None)
    yield Figure(f"{what}: CPU of the server", 100 * (after.cpu - before.cpu) / load.seconds, "%")
    yield Figure(f"{what}: memory a session", each, "MB", most=4 if load.sessions >= MANY else None)
    received = sum(one.player.received for one in seated)
    yield Figure(f"{what}: sent for a key", received / max(keys, 1) / KILO, "kB", most=2)
    yield Figure(f"{what}: first screen, p95", share_of(firsts, 0.95), "s", most=0.5)
    if any(one.player.is_over for one in seated):
        yield missing(f"{what}: everybody stayed", "somebody was sent away")


def key_figures(what: str, seated: Sequence[Seated], most: float | None) -> Iterator[Figure]:
    """How soon keys were painted, and how many never were."""
    times = sorted(spent for one in seated for spent in one.player.times)
    if times:
        yield Figure(f"{what}: key to paint, p50", share_of(times, 0.50) * KILO, "ms")
        yield Figure(f"{what}: key to paint, p95", share_of(times, 0.95) * KILO, "ms", most=most)
        yield Figure(f"{what}: key to paint, p99", share_of(times, 0.99) * KILO, "ms")
    else:
        yield missing(f"{what}: key to paint", "no key changed the picture")
    late = sum(len(one.player.pressed_at) for one in seated)
    yield Figure(f"{what}: keys not painted at the end", late, "")


def counted(number: int, thing: str) -> str:
    return f"{number} {thing}{'' if number == 1 else 's'}"


def share_of(times: Sequence[float], share: float) -> float:
    """The value that this share of all is not above."""
    return times[min(len(times) - 1, int(share * len(times)))]


def used_by(server: int) -> Used:
    """What a process and its children have used. Memory is what no other process holds as well, and a share of that."""
    cpu, memory = 0.0, 0
    for process in (server, *children_of(server)):
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        cpu += (int(fields[11]) + int(fields[12])) / TICKS
        rollup = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
        memory += sum(1024 * int(line.split()[1]) for line in rollup if line.startswith("Pss:"))
    return Used(cpu, memory)


def children_of(server: int) -> list[int]:
    """The workers of a server."""
    return [int(word) for word in Path(f"/proc/{server}/task/{server}/children").read_text().split()]
