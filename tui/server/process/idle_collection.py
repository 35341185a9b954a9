"""Garbage collected in small portions, so that nobody waits for it: what was made since the last portion, no more.

A full collection looks through everybody's screens and stops everybody for as long as it takes, so the interpreter does
none by itself. What has been looked through once is set aside (frozen): it still goes by its reference count, and ended
apps are taken apart (`takedown`) so that they do. Circles that were set aside before they ended wait until nobody is
inside.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable

GLANCE = 1.0
"""Seconds between two looks."""

QUIET = 0.3
"""Seconds without a key of anybody that make a moment to look through what there is."""

PORTION = 20_000
"""Objects that make a portion: some 15 ms."""

LARGE = 2 * PORTION
"""More than are looked through at once while somebody is inside: they came by the thousand, and most of them stay."""

MANY, MOST = 500, 20_000
"""Visits after which everything is looked through: as soon as nobody is inside, and whoever is inside."""


class Collector:
    """See the module. `heard_at` tells of everybody inside when they pressed a key last, by the same clock."""

    def __init__(self, heard_at: Callable[[], list[float]], clock: Callable[[], float] = time.monotonic) -> None:
        self.heard_at, self.clock = heard_at, clock
        self.visits = 0

    def ended(self) -> None:
        """A visit has ended."""
        self.visits += 1

    def look(self) -> None:
        """Collect what may be collected now."""
        heard = self.heard_at()
        is_quiet = not heard or self.clock() - max(heard) >= QUIET
        made = len(gc.get_objects(generation=2))
        if self.visits >= (MOST if heard else MANY):
            self.visits = 0
            gc.unfreeze()
            set_aside()
        elif heard and made > LARGE:
            gc.freeze()
        elif made > PORTION:
            set_aside()
        elif is_quiet:
            gc.collect(1)

    async def run(self) -> None:
        """Look now and then until cancelled."""
        while True:
            await asyncio.sleep(GLANCE)
            self.look()


def set_aside() -> None:
    """Collect, and look no more through what is left."""
    gc.collect()
    gc.freeze()
