"""Garbage collected while nobody waits: young circles often, everything only where that is quick or nobody is inside.

A full collection looks through everybody's screens and stops everybody for as long as it takes, so the interpreter does
none by itself. Ended apps are taken apart (`takedown`) and leave little; what is left is found here.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable

GLANCE = 1.0
"""Seconds between two looks."""

QUIET = 0.3
"""Seconds without a key of anybody that make a moment for a full collection."""

BUDGET = 0.05
"""Seconds that a full collection may take while somebody is inside, by what the last one took."""

ENOUGH = 20
"""Visits that have ended since the last full collection and make another one worth while."""

MOST = 5_000
"""Visits after which it is made, whatever it takes."""


class Collector:
    """See the module. `heard_at` tells of everybody inside when they pressed a key last, by the same clock."""

    def __init__(self, heard_at: Callable[[], list[float]], clock: Callable[[], float] = time.monotonic) -> None:
        self.heard_at, self.clock = heard_at, clock
        self.visits, self.took_each = 0, 0.0

    def ended(self) -> None:
        """A visit has ended."""
        self.visits += 1

    def look(self) -> int | None:
        """Collect what may be collected now; which generation that was."""
        heard = self.heard_at()
        is_quiet = not heard or self.clock() - max(heard) >= QUIET
        is_quick = self.took_each * len(heard) <= BUDGET
        if self.visits >= MOST or (self.visits >= ENOUGH and is_quiet and is_quick):
            before = self.clock()
            gc.collect()
            self.took_each, self.visits = (self.clock() - before) / max(len(heard), 1), 0
            return 2
        if is_quiet:
            gc.collect(1)
            return 1
        return None

    async def run(self) -> None:
        """Look now and then until cancelled."""
        while True:
            await asyncio.sleep(GLANCE)
            self.look()
