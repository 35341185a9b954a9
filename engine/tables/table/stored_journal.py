"""A journal whose every line is in the store before anybody sees it: what a table is made on.

`write` prepares a line, makes it durable and keeps it; a lost race is tried again on the table as it is by then.
Listeners are called with each new event, whoever wrote it, after it is durable. Safe to use from several threads.
"""

import random
from collections.abc import Callable, Sequence
from threading import RLock
from typing import Self

from engine.core import AnyEvent
from engine.journal import Journal
from engine.journal.advancing import Draft
from engine.journal.journal import Clock, now
from engine.journal.lines import Line
from engine.store import Conflict, EventStore, StoreProblem, Summary
from engine.tables.hall.table_names import new_id
from engine.tables.table.seats import Sitter, line_for
from engine.tables.table.summaries import Record, record_of, summary_of

LOST = "The store has lost lines of table {id}, so the game cannot go on."
Listener = Callable[[AnyEvent], None]


class Durable:
    """See the module."""

    def __init__(
        self, store: EventStore, id: str, journal: Journal, imported: bool = False, assisted: bool = False
    ) -> None:
        self.store = store
        self.id = id
        self.journal = journal
        self.record: Record = record_of(journal, imported, assisted)
        self.listeners: list[Listener] = []
        self.lock = RLock()

    @classmethod
    def begin(
        cls,
        store: EventStore,
        journal: Journal,
        seats: Sequence[Sitter] = (),
        imported: bool = False,
        assisted: bool = False,
        id: str = "",
    ) -> Self:
        """Put a journal into the store as a table of its own, with these people and bots sitting down at it.

        Under a name of its own too, unless one is given: whoever lays that table first has laid it for everybody.
        """
        for seat, sitter in enumerate(seats):
            journal.note(seat, line_for(sitter))
        rng = random.SystemRandom()
        while True:
            table = cls(store, id or new_id(rng), journal, imported, assisted)
            try:
                store.append(table.id, 0, journal.lines, table.summary)
            except Conflict:
                if id:
                    return cls.open(store, id, journal.clock)
                continue
            return table

    @classmethod
    def adopt(cls, store: EventStore, data: bytes, clock: Clock = now) -> Self:
        """A log file as a table of its own. Raises Damaged; `journal.warnings` says if its end was cut off."""
        return cls.begin(store, Journal.load(data, clock), imported=True)

    @classmethod
    def open(cls, store: EventStore, id: str, clock: Clock = now) -> Self:
        """A table from the store, where it was left. Raises NoSuchTable, or Damaged where its log does not hold."""
        kept = store.row(id).summary
        return cls(store, id, Journal.load(b"\n".join([*store.read(id), b""]), clock), kept.imported, kept.assisted)

    @property
    def summary(self) -> Summary:
        """The table at a glance, as its row in the store says it."""
        return summary_of(self.journal, self.journal.tip, self.journal.world, self.record)

    def reload(self) -> list[AnyEvent]:
        """Pick up what other programs have written; listeners hear of it."""
        with self.lock:
            news = self.catch_up()
        self.tell(news)
        return news

    def note(self, seat: int, line: Callable[[], Line]) -> AnyEvent:
        """Write a line about the table."""
        self.journal.refuse_if_view()
        return self.write(lambda: self.journal.line(seat, line()))

    def write(self, prepare: Callable[[], AnyEvent]) -> AnyEvent:
        """Prepare a line, make it durable, keep it; after a lost race, once more from the table as it is now."""
        news: list[AnyEvent] = []
        try:
            with self.lock:
                while True:
                    draft = self.journal.draft(prepare())
                    record = self.record.after(self.journal, draft.event)
                    if self.is_stored(draft, record):
                        self.record = record
                        news.append(self.journal.keep(draft))
                        return news[-1]
                    others = self.catch_up()
                    if not others:
                        raise StoreProblem(LOST.format(id=self.id))
                    news += others
        finally:
            self.tell(news)

    def is_stored(self, draft: Draft, record: Record) -> bool:
        """Write a line to the store, unless somebody else wrote first."""
        summary = summary_of(self.journal, draft.tip, draft.world, record)
        try:
            self.store.append(self.id, len(self.journal.lines), [draft.line], summary)
        except Conflict:
            return False
        return True

    def catch_up(self) -> list[AnyEvent]:
        """Follow the lines of others."""
        known = len(self.journal.events)
        self.journal.extend(self.store.read(self.id, len(self.journal.lines)))
        news = self.journal.events[known:]
        for event in news:
            self.record = self.record.after(self.journal, event)
        return news

    def tell(self, news: Sequence[AnyEvent]) -> None:
        for event in news:
            for listener in tuple(self.listeners):
                listener(event)
