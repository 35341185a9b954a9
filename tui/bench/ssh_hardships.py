"""What people at their tables notice of those who misbehave: fuzzers, pasters, draggers, the deaf and the silent.

The same people as in `tui.bench.hall_speed` play while `tui.bench.ssh_trouble`, a program of its own, makes one
hardship after the other, each in a fresh hall, and then all of them at once. See `duskhall bench --ssh N --hardships`.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from tui.bench import hall_speed
from tui.bench.figures import Figure, missing
from tui.bench.hall_speed import Load, OpenHall, a_hall, begun, key_figures
from tui.bench.players import Seated
from tui.bench.ssh_players import sit_down
from tui.bench.ssh_trouble import ALL, BEGUN
from tui.bench.terminal import surroundings

BAR = 200
"""Milliseconds within which 95 of 100 keys are to be painted, whatever others do."""

TROUBLED = 4
"""Seats of those who make trouble: a table of their own."""

BEGINNING, ENDING = 20.0, 60.0
"""Seconds that trouble may take to begin, and to end."""

TOGETHER = "all of it at once"
RUNS: dict[str, Sequence[str]] = {"nobody makes trouble": (), **{name: (name,) for name in ALL}, TOGETHER: ALL}


def hardship_figures(load: Load, runs: Sequence[str] = tuple(RUNS)) -> Iterator[Figure]:
    """Every hardship in turn, then all at once; what the others had of it."""
    if not Path("/proc/self/stat").exists():
        yield missing("SSH", "it takes /proc, as Linux has it")
        return
    for name in runs:
        with a_hall(load, TROUBLED) as hall:
            yield from asyncio.run(endured(load, hall, name))


async def endured(load: Load, hall: OpenHall, name: str) -> list[Figure]:
    """Let everybody sit down and play while others make trouble; what came of it."""
    seated = [await sit_down(hall.port, name) for name in hall.names]
    async with trouble(hall, BEGINNING + hall_speed.WARM_UP + load.seconds, RUNS[name]):
        await (await begun(load, seated))
        found = list(figures(load, seated, name))
    for one in seated:
        one.connection.abort()
    return found


@asynccontextmanager
async def trouble(hall: OpenHall, lasting: float, hardships: Sequence[str]) -> AsyncIterator[None]:
    """Those who make trouble, once they do; they go when they are told to, or after a while by themselves."""
    if not hardships:
        yield
        return
    words = [str(hall.port), str(lasting), ",".join(hall.others), *hardships]
    command = [sys.executable, "-m", "tui.bench.ssh_trouble", *words]
    program = await asyncio.create_subprocess_exec(*command, env=surroundings(hall.home), stdout=subprocess.PIPE)
    assert program.stdout is not None
    try:
        line = await asyncio.wait_for(program.stdout.readline(), lasting)
        if BEGUN not in line.decode():
            raise RuntimeError("nobody could make trouble")
        yield
    finally:
        with suppress(ProcessLookupError):  # it may have gone by itself
            program.terminate()
        await asyncio.wait_for(program.wait(), ENDING)


def figures(load: Load, seated: Sequence[Seated], name: str) -> Iterator[Figure]:
    """The lines of the table for one hardship."""
    what = f"{load.in_words}, {name}"
    yield from key_figures(what, seated, most=BAR)
    yield Figure(f"{what}: sessions that ended", sum(one.player.is_over for one in seated), "", most=0)
