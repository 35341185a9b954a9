"""A store whose calls never keep anybody waiting: they run beside, and what takes too long is refused in one sentence.

A server has one thread for everybody, so a database that hangs or a file that another program has locked would stop
all of them. While a call hangs, others are refused at once; when it has come back, everything goes on by itself.
After a failure, writing is tried again only after a rest. A line whose writing was given up may still arrive: whoever
writes next finds it there, as if somebody else had been first. What failed is logged; the sentence for people tells no
address.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from engine.store.books import Entry
from engine.store.contract import EventStore, Row, Watch
from engine.store.errors import NoHeader, NoSuchTable, StoreAway, StoreProblem
from engine.store.summary import Summary

log = logging.getLogger("duskhall.store")

T = TypeVar("T")
PATIENCE = 0.15
"""Seconds that a call may take."""

FRESH = 0.01
"""Seconds for which it is known whether others wrote: every screen asks, and an answer costs a change of threads."""

REST = 1.0
"""Seconds after a failure in which nothing is written, nor asked of a store that did not answer."""


class ImpatientStore(EventStore):
    """See the module. The store behind it is closed with this one, unless it hangs."""

    def __init__(
        self,
        store: EventStore,
        patience: float = PATIENCE,
        rest: float = REST,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.store, self.patience, self.rest, self.clock = store, patience, rest, clock
        self._work: SimpleQueue[tuple[Future[Any], Callable[[], Any]] | None] = SimpleQueue()
        self._hangs: Future[Any] | None = None
        self._resting_until = float("-inf")
        self._is_away = False
        self._watch: Watch | None = None
        self._token: Any = None
        self._token_at = float("-inf")
        Thread(target=self._serve, name="duskhall store", daemon=True).start()

    @property
    def is_away(self) -> bool:
        """Whether the last call failed."""
        return self._is_away

    def append(self, table: str, expected: int, lines: Sequence[bytes], summary: Summary) -> None:
        self._write(lambda: self.store.append(table, expected, lines, summary))

    def delete(self, table: str) -> None:
        self._write(lambda: self.store.delete(table))

    def enter(self, book: str, key: str, value: bytes, version: int) -> None:
        self._write(lambda: self.store.enter(book, key, value, version))

    def strike(self, book: str, key: str, version: int | None = None) -> None:
        self._write(lambda: self.store.strike(book, key, version))

    def beat(self, node: str) -> None:
        self._write(lambda: self.store.beat(node))

    def claim(self, name: str, node: str) -> bool:
        return self._write(lambda: self.store.claim(name, node))

    def release(self, name: str, node: str) -> None:
        self._write(lambda: self.store.release(name, node))

    def read(self, table: str, start: int = 0) -> list[bytes]:
        return self._ask(lambda: self.store.read(table, start))

    def tables(self, after: int = 0) -> list[Row]:
        return self._ask(lambda: self.store.tables(after))

    def row(self, table: str) -> Row:
        return self._ask(lambda: self.store.row(table))

    def entries(self, book: str) -> list[Entry]:
        return self._ask(lambda: self.store.entries(book))

    def entry(self, book: str, key: str) -> Entry | None:
        return self._ask(lambda: self.store.entry(book, key))

    def is_alive(self, node: str) -> bool:
        return self._ask(lambda: self.store.is_alive(node))

    def watch(self) -> Watch:
        if self._watch is None:
            self._watch = self._ask(self.store.watch)
        return Watch(self._newest)

    def time(self) -> int:
        """The clock of every store runs here."""
        return self.store.time()

    def close(self) -> None:
        if self._hangs is None or self._hangs.done():
            self.store.close()
        self._work.put(None)

    # How

    def _newest(self) -> Any:
        """What all watches go by: asked anew after a moment, and at once where something was written here."""
        if self._watch is not None and self.clock() - self._token_at >= FRESH:
            self._token = self._ask(self._watch._token)
            self._token_at = self.clock()
        return self._token

    def _write(self, work: Callable[[], T]) -> T:
        if self.clock() < self._resting_until:
            raise StoreAway
        try:
            return self._ask(work)
        finally:
            self._token_at = float("-inf")

    def _ask(self, work: Callable[[], T]) -> T:
        if self._hangs is not None and not self._hangs.done():
            raise StoreAway
        self._hangs = None
        answer: Future[T] = Future()
        self._work.put((answer, work))
        try:
            found = answer.result(self.patience)
        except TimeoutError:
            self._hangs = answer
            self._fail(f"no answer within {self.patience} s")
            raise StoreAway from None
        except (NoSuchTable, NoHeader):
            raise
        except StoreProblem as trouble:
            self._fail(trouble.sentence)
            raise StoreAway from trouble
        if self._is_away and self.clock() >= self._resting_until:
            self._is_away = False
            log.info("the store is back")
        return found

    def _fail(self, why: str) -> None:
        """Rest a while; what went wrong is told once till it is over."""
        self._resting_until = self.clock() + self.rest
        if not self._is_away:
            self._is_away = True
            log.warning("the store is away: %s", why)

    def _serve(self) -> None:
        while (job := self._work.get()) is not None:
            answer, work = job
            try:
                answer.set_result(work())
            except BaseException as failure:
                answer.set_exception(failure)
            del answer, work, job
