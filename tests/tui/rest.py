"""Waiting in the tests of screens: for what is still to be done, never for time.

`rest` returns when an app has nothing left to do: no message, no callback, no timer of a blink's length, no worker and
no picture. However slow the machine, the tests see the same. Every pause and key of a pilot rests: see `conftest.py`.
Whatever comes later than that, such as a bot that takes its time, is waited for with `until`.
"""

import asyncio
import itertools
from typing import Any

from textual.app import App
from textual.pilot import Pilot
from textual.screen import Screen

BLINK = 0.01
"""Seconds: what is due so soon belongs to what was done; Textual gathers the steps of a resize for 1/120 s.

Shorter than the pause of anything that goes on for ever, or there would be no rest.
"""

AGES = 3600.0
"""Seconds in which no test ends."""

STEPS, MOMENTS = 1_000_000, 20_000
"""Far more than any app needs: who takes longer never comes to rest."""


async def rest(app: App) -> None:
    """Wait until nothing is left to be done, and everything is painted."""
    for _ in range(MOMENTS):
        await drained()
        soon = next_due()
        if soon is not None:
            await asyncio.sleep(soon)
        elif not all(worker.is_finished for worker in app.workers):
            await asyncio.sleep(0.001)
        elif not await painted(app):
            return
    raise AssertionError("the app does not come to rest")


async def drained() -> None:
    """Let the loop run until it has nothing to run but us."""
    loop: Any = asyncio.get_running_loop()
    for _ in range(STEPS):
        await asyncio.sleep(0)
        if not loop._ready:
            return
    raise AssertionError("the app is never idle")


def next_due() -> float | None:
    """Seconds until the next timer, where it is due soon."""
    loop: Any = asyncio.get_running_loop()
    times = [handle.when() for handle in loop._scheduled if not handle.cancelled()]
    left = min(times, default=AGES + loop.time()) - loop.time()
    return max(left, 0) if left < BLINK else None


async def painted(app: App) -> bool:
    """Make the pictures that screens have asked for, as their clock would; whether there were any."""
    asked = [screen for screen in screens_of(app) if wants_a_picture(screen)]
    with app._context():  # several apps may run in one test
        for screen in asked:
            await screen._update_timer._tick(next_timer=0, count=1)
            screen._update_timer.pause()
    return bool(asked)


def screens_of(app: App) -> list[Screen]:
    return [*itertools.chain.from_iterable(app._screen_stacks.values())]


def wants_a_picture(screen: Any) -> bool:
    return bool(screen.is_running and screen._update_timer._active.is_set())


async def pause(pilot: Pilot, delay: float = 0) -> None:
    """In place of `Pilot.pause`. A delay lets time pass between two looks at a condition; no test may count on it."""
    await asyncio.sleep(delay)
    await rest(pilot.app)


async def press(pilot: Pilot, *keys: str) -> None:
    """In place of `Pilot.press`."""
    for key in keys:
        await pilot.app._press_keys([key])
        await rest(pilot.app)


async def resized(pilot: Pilot, width: int, height: int) -> None:
    """Give the terminal another size, and wait until the screen has it and is painted."""
    await pilot.resize_terminal(width, height)
    await until(pilot, lambda: pilot.app._resize_event is None and pilot.app.screen.size == (width, height))


async def until(pilot: Pilot, is_so) -> None:
    """Wait for what comes in its own time."""
    for _ in range(MOMENTS):
        await rest(pilot.app)
        if is_so():
            return
        await asyncio.sleep(0.005)
    raise AssertionError("what was waited for did not come")
