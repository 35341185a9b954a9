"""What a visit leaves behind in the server: people play at their tables while others come, look round and go.

`duskhall bench --ssh N --visits M`. The memory counted is what the server holds after the last visit beyond what it
held after the first few; the longest collection is the server's own word, by `tui.bench.hall_served`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

from tui.bench.figures import Figure, missing
from tui.bench.hall_served import longest_collection
from tui.bench.hall_speed import KILO, Load, OpenHall, a_hall, counted, key_figures, played, share_of, used_by
from tui.bench.ssh_players import SshSeated, sit_down

FIRST = 20
"""Visits before it counts: what is made once is made then."""

AT_A_TIME = 4
KEYS = (b"\x1b[C", b"\x1b[D", b"?", b"\x1b")
SETTLING = 3.0
"""Seconds after the last visit until what was left of it has gone."""

MOST_KEPT, MOST_STOPPED = 40, 100
"""Kilobytes that a visit may leave behind, and milliseconds that a collection may stop everybody."""


def visit_figures(load: Load, visits: int) -> Iterator[Figure]:
    """So many visits beside those who play."""
    if not Path("/proc/self/stat").exists():
        yield missing("SSH", "it takes /proc, as Linux has it")
        return
    with a_hall(load, AT_A_TIME) as hall:
        yield from asyncio.run(visited(load, hall, visits))


async def visited(load: Load, hall: OpenHall, visits: int) -> list[Figure]:
    """Let everybody sit down and play while others come and go; what came of it."""
    seated = [await sit_down(hall.port, name) for name in hall.names]
    done = asyncio.Event()
    playing = [asyncio.create_task(play_on(one, turn / len(seated), done)) for turn, one in enumerate(seated)]
    await come_and_go(hall, FIRST)
    before = used_by(hall.process).memory
    for one in seated:
        one.player.forget()
    await come_and_go(hall, visits)
    after = used_by(hall.process).memory
    done.set()
    await played(playing, seated)
    for one in seated:
        one.connection.abort()
    return list(figures(load, seated, visits, after - before, longest_collection(hall.home)))


async def play_on(one: SshSeated, after: float, done: asyncio.Event) -> None:
    """A key a second until it is done, not all of them in the same moment."""
    await asyncio.sleep(after)
    while not one.player.is_over and not done.is_set():
        one.player.press()
        await asyncio.sleep(1.0)


async def come_and_go(hall: OpenHall, visits: int) -> None:
    """So many visits, some at a time, and a moment after the last."""
    left = iter(range(visits))

    async def visit_again(number: int) -> None:
        for turn in left:
            one = await sit_down(hall.port, hall.others[number], turn)
            for key in KEYS:
                assert one.player.channel is not None
                one.player.channel.write(key)
                await asyncio.sleep(0.02)
            one.connection.abort()
            await one.connection.wait_closed()

    await asyncio.gather(*(visit_again(number) for number in range(AT_A_TIME)))
    await asyncio.sleep(SETTLING)


def figures(load: Load, seated: list[SshSeated], visits: int, kept: int, stopped: float) -> Iterator[Figure]:
    """The lines of the table."""
    what = f"{load.in_words}, {counted(visits, 'visit')}"
    yield Figure(f"{what}: memory that a visit leaves", kept / visits / KILO, "kB", most=MOST_KEPT)
    yield Figure(f"{what}: longest collection", stopped * KILO, "ms", most=MOST_STOPPED)
    yield from key_figures(what, seated, most=None)
    times = sorted(spent for one in seated for spent in one.player.times)
    if times:
        yield Figure(f"{what}: key to paint, longest", share_of(times, 1.0) * KILO, "ms")
    yield Figure(f"{what}: sessions that ended", sum(one.player.is_over for one in seated), "", most=0)
