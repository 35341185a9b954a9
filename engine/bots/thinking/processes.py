"""Processes that ctrl+c does not reach, that end with whoever started them, and how many of them make sense.

Used by arena and workers.
"""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import parent_process
from threading import Thread


@contextmanager
def sheltered() -> Iterator[None]:
    """Ctrl+c reaches every process of a terminal. Those started in here never hear it, not even while they start.

    Nor is this process torn out of starting them by the system's wish that it ends: it is heard right after.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGTERM})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def ignore_interrupts() -> None:
    """The same where processes cannot be sheltered."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def end_with_parent() -> None:
    """Also where the parent was killed and could tell nobody: a process that plays for nobody is not left behind."""
    parent = parent_process()
    if parent is not None:

        def outlive() -> None:
            parent.join()
            os._exit(1)

        Thread(target=outlive, name="duskhall-parent", daemon=True).start()


def settle_in() -> None:
    """What a process does before it plays; from here on it can be told to end."""
    ignore_interrupts()
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGTERM})
    end_with_parent()


def cores() -> int:
    """How many processes can run at once."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
