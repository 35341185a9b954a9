"""How many people are in the hall, from where, and how fast they come: what the door asks before it opens.

Counts are kept in arrays that all workers see, a row for each: a worker writes its own row and reads all of them, so
nothing is locked, and a worker that died is struck by clearing what it held; how often addresses knocked stays. Two
workers asked in the same instant may let in one more than they should. Addresses share a place now and then, which errs
on the side of keeping somebody out.
"""

from __future__ import annotations

import time
from collections.abc import Callable, MutableSequence
from hashlib import blake2b
from ipaddress import ip_address, ip_network

from tui.server.process.policy import HouseRules

PLACES = 1 << 14
HELD = PLACES + 1
"""Counts of what a worker holds: connections by address, and people."""

SLOT, SLOTS = 10.0, 6
"""A minute is counted in slots of so many seconds."""

ROW = HELD + PLACES * SLOTS
KNOCKS, AGES = 1 << 15, 1 << 15
"""A slot holds fewer knocks than this, and after so many slots their numbers begin anew: three and a half days."""


def empty_counts(workers: int = 1) -> MutableSequence[int]:
    """Counts for one process."""
    return [0] * (ROW * workers)


def origin_of(address: str) -> str:
    """From where an address is, as far as one person can be told from another: of IPv6 somebody has a whole /64."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if found.version == 4 or found.ipv4_mapped is not None:
        return str(found if found.version == 4 else found.ipv4_mapped)
    return str(ip_network((found, 64), strict=False))


def place_of(address: str) -> int:
    """Where an address is counted."""
    return int.from_bytes(blake2b(origin_of(address).encode(), digest_size=4).digest(), "big") % PLACES


class Crowd:
    """See the module. The clock must be one that all workers share."""

    def __init__(
        self,
        rules: HouseRules,
        counts: MutableSequence[int] | None = None,
        worker: int = 0,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.rules, self.worker, self.clock = rules, worker, clock
        self.counts = empty_counts(worker + 1) if counts is None else counts

    def why_not_connect(self, address: str) -> str | None:
        """Why this address may not have another connection; None if it may, which counts as one of this minute."""
        place = place_of(address)
        if self._knocks(place) >= self.rules.max_per_minute:
            return "too many connections a minute"
        self._knock(place)
        if self._sum(place) >= self.rules.max_per_address:
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
        return sum(self.counts[row + place] for row in self._rows())

    def _add(self, place: int, step: int) -> None:
        self.counts[self.worker * ROW + place] += step

    # One number says which slot it is and how often somebody knocked in it, so it is read and written whole.

    def _knocks(self, place: int) -> int:
        """How often an address has knocked in the last minute, at any worker."""
        first, now = HELD + place * SLOTS, int(self.clock() // SLOT)
        lately = {age % AGES for age in range(now - SLOTS + 1, now + 1)}
        found = (divmod(self.counts[row + first + slot], KNOCKS) for row in self._rows() for slot in range(SLOTS))
        return sum(knocks for age, knocks in found if age in lately)

    def _knock(self, place: int) -> None:
        now = int(self.clock() // SLOT)
        slot = self.worker * ROW + HELD + place * SLOTS + now % SLOTS
        age, knocks = divmod(self.counts[slot], KNOCKS)
        before = knocks if age == now % AGES else 0
        self.counts[slot] = now % AGES * KNOCKS + min(before + 1, KNOCKS - 1)

    def _rows(self) -> range:
        return range(0, len(self.counts), ROW)


def strike(counts: MutableSequence[int], worker: int) -> None:
    """Forget everybody who was with a worker that died."""
    counts[worker * ROW : worker * ROW + HELD] = [0] * HELD
