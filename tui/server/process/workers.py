"""Several processes that listen on one port: the parent starts them, starts anew who died, and stops them all.

The parent opens nothing itself: no store, no port, no event loop. What it has loaded is shared with its children.
Counts of people lie where all of them see them.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import socket
import time
from collections.abc import Callable, MutableSequence
from multiprocessing.connection import wait
from typing import Any, cast

from tui.server.connection.admission import ROW, strike

log = logging.getLogger("duskhall.server")

Work = Callable[[int, MutableSequence[int]], int]
"""What a worker does, given its number and the counts; its exit code."""

GLANCE = 0.5
SHORT_LIFE, LONGEST_WAIT = 10.0, 30.0
"""Seconds: who died younger is started later and later, up to this."""

ENDING = 15.0


def can_share_port() -> bool:
    """Whether several processes can listen on one port here."""
    return hasattr(socket, "SO_REUSEPORT") and "fork" in multiprocessing.get_all_start_methods()


class Worker:
    """One place at the work, and the process that holds it now."""

    def __init__(self, number: int, work: Work, counts: MutableSequence[int]) -> None:
        self.number, self.work, self.counts = number, work, counts
        self.failures, self.due, self.born = 0, 0.0, 0.0
        self.process: Any = None

    def start(self) -> None:
        strike(self.counts, self.number)
        context = multiprocessing.get_context("fork")
        self.process = context.Process(target=self._run, name=f"duskhall worker {self.number + 1}")
        self.process.start()
        self.born = time.monotonic()
        log.info("worker %d is process %d", self.number + 1, self.process.pid)

    def _run(self) -> None:
        raise SystemExit(self.work(self.number, self.counts))

    def look_after(self) -> None:
        """Start anew where the process has died."""
        now = time.monotonic()
        if self.process is not None and not self.process.is_alive():
            log.error("worker %d died with %s", self.number + 1, self.process.exitcode)
            self.failures = self.failures + 1 if now - self.born < SHORT_LIFE else 0
            self.due = now + min(LONGEST_WAIT, 2.0**self.failures - 1)
            self.process = None
        if self.process is None and now >= self.due:
            self.start()


class Supervisor:
    """See the module."""

    def __init__(self, count: int, work: Work) -> None:
        counts = cast("MutableSequence[int]", multiprocessing.get_context("fork").RawArray("i", ROW * count))
        self.workers = [Worker(number, work, counts) for number in range(count)]
        self.is_stopping = False

    def run(self) -> int:
        """Work until told to stop."""
        before = {number: signal.signal(number, self._stop) for number in (signal.SIGTERM, signal.SIGINT)}
        try:
            while not self.is_stopping:
                for worker in self.workers:
                    worker.look_after()
                wait([worker.process.sentinel for worker in self.workers if worker.process], GLANCE)
            return self._end()
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def _stop(self, *_: Any) -> None:
        self.is_stopping = True

    def _end(self) -> int:
        """Tell everybody to stop, and insist after a while."""
        running = [worker.process for worker in self.workers if worker.process]
        for process in running:
            if process.is_alive():
                os.kill(process.pid, signal.SIGTERM)
        until = time.monotonic() + ENDING
        for process in running:
            process.join(max(0.0, until - time.monotonic()))
            if process.is_alive():
                process.kill()
                process.join()
        return 0 if all(process.exitcode == 0 for process in running) else 1
