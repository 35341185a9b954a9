"""Tables of Lanterns in the middle of something, so that a test begins where it matters."""

import random
from itertools import count

from engine.journal import Journal
from tests.toy import words as w


def ticking():
    """A clock that goes on by one with every look."""
    ticks = count(1)
    return lambda: next(ticks)


class Clock:
    """A clock that goes on by one with every look, and further when told to."""

    def __init__(self, start: int = 0) -> None:
        self.time = start

    def __call__(self) -> int:
        self.time += 1
        return self.time

    def passes(self, milliseconds: int) -> None:
        self.time += milliseconds


def opened(seats: int = 3, seed: int = 7) -> Journal:
    """A table where everybody is asked to pick."""
    return Journal.start("lanterns", seats, {}, seed, clock=ticking())


def pick(journal: Journal, *seats: int) -> Journal:
    """These seats pick the first card of their hands."""
    for seat in seats:
        journal.act(seat, journal.legal(seat)[0])
    return journal


def revealed(seats: int = 3, seed: int = 7) -> Journal:
    """A table where all have picked and one seat has the turn."""
    return pick(opened(seats, seed), *range(seats))


def dug(seats: int = 3, seed: int = 7) -> Journal:
    """A table where the seat that has the turn has dug a card and must bury one."""
    journal = revealed(seats, seed)
    journal.act(journal.waiting()[0], w.Dig())
    return journal


def played(seats: int = 3, seed: int = 7, steps: int | None = None) -> Journal:
    """A table played at random, to the end or for some moves."""
    journal, rng = opened(seats, seed), random.Random(seed)
    while journal.outcome is None and (steps is None or len(journal.events) <= steps):
        seat = rng.choice(journal.waiting())
        journal.act(seat, rng.choice(journal.legal(seat)))
    return journal
