"""Processes to think in: started when first needed, kept, never more than there are cores, gone when closed.

Each has a thread that minds it: hands it one question at a time, tells it to stop when nobody wants the answer any
more, ends it if it does not, and starts another in place of one that died, asking the same question once more.
Ctrl+c never reaches them. A busy process gives way to everything else on the machine, so that keys are painted first.
"""

import os
import sys
import time
from collections import deque
from concurrent.futures import Future, InvalidStateError
from contextlib import redirect_stderr, suppress
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from threading import Condition, Lock, Thread
from typing import Any, ClassVar

import msgspec

from engine.bots.levels.bot import Advice
from engine.bots.thinking.failures import NoWorker
from engine.bots.thinking.processes import cores, settle_in, sheltered
from engine.bots.thinking.questions import Answer, Question, advice_in, answer

GLANCE = 0.05
"""Seconds between two looks at whether the answer is still wanted."""

GRACE = 2.0
"""Seconds a process has to stop thinking, or to end, before it is ended."""

STARTING = Lock()
"""Processes are started one after the other."""

ATTEMPTS = 2
COURTESY = 10


class Workers:
    """See the module. A `Thinker`; safe to use from several threads."""

    def __init__(self, most: int | None = None) -> None:
        self.most = most or cores()
        self.changed = Condition()
        self.jobs: deque[Job] = deque()
        self.minders: list[Minder] = []
        self.idle = 0
        self.is_closed = False

    def ask(self, asked: Question) -> "Future[Advice]":
        job = Job(asked)
        with self.changed:
            if self.is_closed:
                raise NoWorker("closed")
            self.jobs.append(job)
            if self.idle < len(self.jobs) and len(self.minders) < self.most:
                minder = Minder(self)
                self.minders.append(minder)
                minder.start()
            self.changed.notify()
        return job.promise

    def next_job(self) -> "Job | None":
        """Wait for something to think about; None when closed."""
        with self.changed:
            self.idle += 1
            while not self.jobs and not self.is_closed:
                self.changed.wait()
            self.idle -= 1
            return None if self.is_closed else self.jobs.popleft()

    def close(self) -> None:
        with self.changed:
            self.is_closed = True
            left, minders = list(self.jobs), list(self.minders)
            self.jobs.clear()
            self.changed.notify_all()
        for job in left:
            job.promise.cancel()
        for minder in minders:
            minder.join()

    def pids(self) -> list[int]:
        """The processes that are there now."""
        workers = [minder.worker for minder in self.minders]
        return [worker.process.pid for worker in workers if worker is not None and worker.process.pid is not None]

    def busy(self) -> int:
        """How many of them think."""
        return sum(minder.is_busy for minder in self.minders)


class Lease:
    """Workers that several users in one program share, so that together they are never more than the cores.

    A `Thinker`. Whoever leases closes; with the last one the processes end.
    """

    lock: ClassVar[Lock] = Lock()
    users: ClassVar[int] = 0
    shared: ClassVar[Workers | None] = None
    programs: ClassVar[int] = 1
    """How many programs think on this machine: each has its part of the cores, and one at least."""

    def __init__(self) -> None:
        with Lease.lock:
            Lease.users += 1
            Lease.shared = self.workers = Lease.shared or Workers(max(1, cores() // Lease.programs))
        self.is_closed = False

    def ask(self, asked: Question) -> "Future[Advice]":
        return self.workers.ask(asked)

    def close(self) -> None:
        with Lease.lock:
            if self.is_closed:
                return
            self.is_closed = True
            Lease.users -= 1
            if Lease.users:
                return
            Lease.shared = None
        self.workers.close()


class Job:
    """A question and the promise of its answer."""

    def __init__(self, asked: Question) -> None:
        self.asked = asked
        self.promise: Future[Advice] = Future()

    def settle(self, told: Answer) -> None:
        """Keep the promise, unless nobody waits any more."""
        with suppress(InvalidStateError):
            try:
                self.promise.set_result(advice_in(self.asked, told))
            except InvalidStateError:
                raise
            except Exception as failure:
                self.promise.set_exception(failure)

    def give_up(self, why: Exception) -> None:
        failure = NoWorker(type(why).__name__)
        failure.__cause__ = why
        with suppress(InvalidStateError):
            self.promise.set_exception(failure)


class Minder(Thread):
    """Looks after one process, which may be replaced."""

    def __init__(self, workers: Workers) -> None:
        super().__init__(name="duskhall-minder", daemon=True)
        self.workers = workers
        self.worker: Worker | None = None
        self.is_busy = False

    def run(self) -> None:
        while (job := self.workers.next_job()) is not None:
            self.look_after(job)
        self.dismiss()

    def look_after(self, job: Job) -> None:
        """See a question through: a process that dies of it is replaced, and asked once more."""
        why: Exception = NoWorker()
        for _ in range(ATTEMPTS):
            if job.promise.cancelled() or self.workers.is_closed:
                job.promise.cancel()
                return
            try:
                self.put(job)
                return
            except Exception as gone:  # whatever it was: there is no answer, and the next question may fare better
                why = gone
                self.dismiss()
            finally:
                self.is_busy = False
        job.give_up(why)

    def put(self, job: Job) -> None:
        """Put a question to the process and wait for its answer, or for the process to obey."""
        if self.worker is None:
            self.worker = Worker()
        worker = self.worker
        worker.send(job.asked)
        self.is_busy = True
        patience: float | None = None
        while not worker.pipe.poll(GLANCE):
            if self.workers.is_closed:
                job.promise.cancel()
                return
            if job.promise.cancelled():
                worker.stop()
                patience = patience or time.monotonic() + GRACE
                if time.monotonic() > patience:
                    self.dismiss()
                    return
        job.settle(worker.receive())

    def dismiss(self) -> None:
        """End the process, if there is one."""
        worker, self.worker = self.worker, None
        if worker is not None:
            worker.end()


class Worker:
    """One process, seen from here."""

    def __init__(self) -> None:
        context = get_context("spawn")
        self.stopped: Any = context.RawValue("b", 0)
        self.pipe, theirs = context.Pipe()
        self.process: SpawnProcess = context.Process(
            target=serve, args=(theirs, self.stopped), name="duskhall-worker", daemon=True
        )
        try:
            with STARTING, sheltered():
                run_tracker()
                self.process.start()
        finally:
            theirs.close()

    def send(self, asked: Question) -> None:
        self.stopped.value = 0
        self.pipe.send_bytes(msgspec.msgpack.encode(asked))

    def receive(self) -> Answer:
        return msgspec.msgpack.decode(self.pipe.recv_bytes(), type=Answer)

    def stop(self) -> None:
        """Tell it that nobody wants the answer any more."""
        self.stopped.value = 1

    def end(self) -> None:
        """It has nothing to lose, so it is not asked twice."""
        self.pipe.close()
        self.process.terminate()
        self.process.join(GRACE)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self.process.close()


def run_tracker() -> None:
    """Start what Python needs beside other processes. It inherits stderr, which an app on a screen has hidden away."""
    if os.name == "posix":
        with redirect_stderr(sys.__stderr__):
            resource_tracker.ensure_running()


def serve(pipe: "Connection[Any, Any]", stopped: Any) -> None:
    """What the process does: answer until nobody is there to ask."""
    settle_in()
    be_quiet()
    with suppress(EOFError, OSError):
        while True:
            asked = msgspec.msgpack.decode(pipe.recv_bytes(), type=Question)
            told = answer(asked, lambda: bool(stopped.value))
            pipe.send_bytes(msgspec.msgpack.encode(told))


def be_quiet() -> None:
    """The terminal belongs to whoever started this process, and so does the machine's time."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.stdout, sys.stderr):
        with suppress(AttributeError, OSError, ValueError):
            os.dup2(nowhere, stream.fileno())
    if hasattr(os, "nice"):
        os.nice(COURTESY)
