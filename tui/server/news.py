"""Telling apps at once that a table of theirs was written to, by whichever process: one look for all of them.

Every app asking the store for itself would cost more than all the playing. Apps add what wants to hear; they are called
in the loop's thread, outside their own context, so they post a message to themselves and do nothing else.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from engine.store import EventStore, StoreProblem

log = logging.getLogger("duskhall.server")

GLANCE = 0.02
"""Seconds between two looks."""

Heard = Callable[[frozenset[str]], None]


class News:
    """See the module."""

    def __init__(self, store: EventStore) -> None:
        self.store = store
        self.listeners: list[Heard] = []
        self._watch = store.watch()
        self._last = max((row.change for row in store.tables()), default=0)
        self._task: asyncio.Task[None] | None = None

    def tell(self, heard: Heard) -> None:
        """From now on call this with the tables that were written to."""
        self.listeners.append(heard)
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._look())

    def tell_no_more(self, heard: Heard) -> None:
        self.listeners.remove(heard)
        if not self.listeners and self._task is not None:
            self._task.cancel()
            self._task = None

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(GLANCE)
            try:
                written = self.written() if self._watch.changed() else frozenset()
            except StoreProblem as trouble:
                log.error("%s", trouble.sentence)
                continue
            if written:
                for heard in tuple(self.listeners):
                    heard(written)

    def written(self) -> frozenset[str]:
        """The tables written to since the last look."""
        rows = self.store.tables(self._last)
        self._last = max((row.change for row in rows), default=self._last)
        return frozenset(row.id for row in rows)
