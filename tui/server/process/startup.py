"""From the rules of a house to a running server: one process, or several that share port and store."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
from collections.abc import Callable, Coroutine, MutableSequence
from pathlib import Path
from typing import Any

from engine.bots.thinking.workers import Lease
from engine.store import EventStore, ImpatientStore, open_store
from tui.config.crash_report import report
from tui.config.locations import Locations
from tui.server.connection.admission import Crowd
from tui.server.connection.loop_accounting import serving_loop
from tui.server.connection.visits import AppFor
from tui.server.process.policy import HouseRules
from tui.server.process.service import Service
from tui.server.process.textual_patches import settle_memory
from tui.server.process.warmup import warm_up
from tui.server.process.workers import Supervisor
from tui.server.remote_app import Meetings

log = logging.getLogger("duskhall.server")

ORPHANED = 2.0
"""Seconds between two looks whether the parent still lives."""

LOCKED_FOR = 0.1
"""Seconds that the store may wait for another program that writes to it, a backup for example."""

STOPS = (signal.SIGTERM, signal.SIGINT)
Opened = Callable[[Service], None]
Halls = Callable[[EventStore, Locations], AppFor]
"""From the store that everybody shares to the app of everybody who comes in."""


def run(rules: HouseRules, places: Locations, store: str | Path, opened: Opened, halls: Halls = Meetings) -> int:
    """Serve until told to stop; the exit code. `opened` is told once people can come in."""
    asyncio.run(warm_up(places))
    if rules.workers == 1:
        return counted(serve(rules, places, store, halls, Crowd(rules), opened))
    settle_memory()
    told = multiprocessing.get_context("fork").RawValue("b", 0)

    def tell(service: Service) -> None:
        """Said once, by the first worker, however often that one is started anew."""
        if not told.value and service.crowd is not None and service.crowd.worker == 0:
            told.value = 1
            opened(service)

    def work(number: int, counts: MutableSequence[int]) -> int:
        Lease.programs = rules.workers
        crowd, parent = Crowd(rules, counts, number), os.getppid()
        return counted(serve(rules, places, store, halls, crowd, tell, parent))

    return Supervisor(rules.workers, work).run()


def counted(serving: Coroutine[Any, Any, int]) -> int:
    """Serve in a loop that books whose work takes how much time."""
    with asyncio.Runner(loop_factory=serving_loop) as runner:
        return runner.run(serving)


async def serve(
    rules: HouseRules,
    places: Locations,
    where: str | Path,
    halls: Halls,
    crowd: Crowd,
    opened: Opened,
    parent: int | None = None,
) -> int:
    """One process of the server, from open to closed."""
    loop, stop = asyncio.get_running_loop(), asyncio.Event()
    loop.set_exception_handler(note_failure)
    for number in STOPS:
        loop.add_signal_handler(number, stop.set)
    with ImpatientStore(open_store(where, LOCKED_FOR)) as store:
        app_for = halls(store, places)
        service = Service(rules, places.home, app_for, crowd)
        await service.start()
        settle_memory()
        opened(service)
        watch = loop.create_task(stop_without(parent, stop))
        await stop.wait()
        watch.cancel()
        for number in STOPS:
            loop.remove_signal_handler(number)  # who insists is heard
        await service.stop()
        close_all(app_for)
        await end_the_rest()
    return 0


def close_all(app_for: AppFor) -> None:
    """Let go of what the apps of all visitors shared, where that takes anything."""
    close: Callable[[], None] | None = getattr(app_for, "close", None)
    if close is not None:
        close()


async def end_the_rest() -> None:
    """What still runs must not meet a store that is closed."""
    rest = asyncio.all_tasks() - {asyncio.current_task()}
    for task in rest:
        task.cancel()
    await asyncio.gather(*rest, return_exceptions=True)


async def stop_without(parent: int | None, stop: asyncio.Event) -> None:
    """A worker whose parent was killed goes as well."""
    while parent is not None:
        await asyncio.sleep(ORPHANED)
        if os.getppid() != parent:
            stop.set()


def note_failure(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """What nobody waited for has failed: say where, without anybody's cards."""
    failure = context.get("exception")
    told = " / ".join(report(failure)) if isinstance(failure, BaseException) else context.get("message", "")
    log.error("%s", told)
