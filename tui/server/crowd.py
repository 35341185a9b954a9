"""How many people are in the hall, from where, and how fast they come: what the door asks before it opens.

Counts are kept in arrays that all workers see, a row for each: a worker writes its own row and reads all of them, so
nothing is locked and a worker that died is struck by clearing its row. Addresses share a place now and then, which errs
on the side of keeping somebody out.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, MutableSequence
from hashlib import blake2b

from tui.server.rules import HouseRules

PLACES = 1 << 14
ROW = PLACES + 1
MINUTE = 60.0
REMEMBERED = 4096
"""Addresses whose last minute is remembered; with more, those longest silent are forgotten."""


def empty_counts(workers: int = 1) -> MutableSequence[int]:
    """Counts for one process."""
    return [0] * (ROW * workers)


def place_of(address: str) -> int:
    """Where an address is counted."""
    return int.from_bytes(blake2b(address.encode(), digest_size=4).digest(), "big") % PLACES


class Crowd:
    """See the module."""

    def __init__(
        self,
        rules: HouseRules,
        counts: MutableSequence[int] | None = None,
        worker: int = 0,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.rules, self.worker, self.clock = rules, worker, clock
        self.counts = empty_counts(worker + 1) if counts is None else counts
        self.lately: dict[str, deque[float]] = {}

    def why_not_connect(self, address: str) -> str | None:
        """Why this address may not have another connection; None if it may, which counts as one of this minute."""
        now = self.clock()
        times = self.lately.pop(address, deque())
        while times and now - times[0] >= MINUTE:
            times.popleft()
        self.lately[address] = times
        if len(self.lately) > REMEMBERED:
            del self.lately[next(iter(self.lately))]
        if len(times) >= self.rules.max_per_minute:
            return "too many connections a minute"
        times.append(now)
        if self._sum(place_of(address)) >= self.rules.max_per_address:
            return "too many connections from one address"
        return None

    def why_not_enter(self) -> str | None:
        """Why nobody more may come in; None if somebody may."""
        return "the hall is full" if self.inside() >= self.rules.max_sessions else None

    def inside(self) -> int:
        """How many people are in the hall, whichever worker they are with."""
        return self._sum(PLACES)

    def connected(self, address: str, step: int = 1) -> None:
        """A connection from an address was made, or with -1 ended."""
        self._add(place_of(address), step)

    def entered(self, step: int = 1) -> None:
        """Somebody came in, or with -1 left."""
        self._add(PLACES, step)

    def _sum(self, place: int) -> int:
        return sum(self.counts[row + place] for row in range(0, len(self.counts), ROW))

    def _add(self, place: int, step: int) -> None:
        self.counts[self.worker * ROW + place] += step


def strike(counts: MutableSequence[int], worker: int) -> None:
    """Forget everybody who was with a worker that died."""
    for place in range(worker * ROW, (worker + 1) * ROW):
        counts[place] = 0
