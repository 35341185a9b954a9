"""Processes that ctrl+c does not reach, and how many of them make sense. Used by arena and workers."""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def sheltered() -> Iterator[None]:
    """Ctrl+c reaches every process of a terminal. Those started in here never hear it, not even while they start."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def ignore_interrupts() -> None:
    """The same where processes cannot be sheltered."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def cores() -> int:
    """How many processes can run at once."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
