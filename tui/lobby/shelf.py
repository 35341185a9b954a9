"""One person's share of the hall's store, as the pages made for one machine read it: the games they sat at.

What those pages take for the keyboard of this machine is the person; everybody else sits elsewhere. Games of the hall
belong to everybody who played them: none can be deleted or gone on with from here, which is the hall's business. A game
of one's own can be begun, from a moment of another.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NoReturn

import msgspec

from engine.store import Entry, EventStore, NoSuchTable, Row, Sat, StoreProblem, Summary, Watch

KEPT = "Games played here stay saved for everyone who played them."
ELSEWHERE = "elsewhere"


class Shelf(EventStore):
    """See the module. The store behind it stays open."""

    def __init__(self, store: EventStore, person: str) -> None:
        self.store, self.person = store, person

    def tables(self, after: int = 0) -> list[Row]:
        return [seen_by(self.person, row) for row in self.store.tables(after) if sits_at(self.person, row)]

    def row(self, table: str) -> Row:
        row = self.store.row(table)
        if not sits_at(self.person, row):
            raise NoSuchTable(table)
        return seen_by(self.person, row)

    def read(self, table: str, start: int = 0) -> list[bytes]:
        self.row(table)
        return self.store.read(table, start)

    def watch(self) -> Watch:
        return self.store.watch()

    def append(self, table: str, expected: int, lines: Sequence[bytes], summary: Summary) -> None:
        people = [sat.keyboard for sat in summary.seats if sat.kind == "person"]
        if expected or set(people) != {self.person}:
            self._refuse()
        self.store.append(table, expected, lines, summary)

    def delete(self, table: str) -> None:
        self._refuse()

    def entries(self, book: str) -> list[Entry]:
        return []

    def entry(self, book: str, key: str) -> Entry | None:
        return None

    def enter(self, book: str, key: str, value: bytes, version: int) -> None:
        self._refuse()

    def strike(self, book: str, key: str, version: int | None = None) -> None:
        self._refuse()

    def time(self) -> int:
        return self.store.time()

    def close(self) -> None:
        """The store is the hall's."""

    def _refuse(self) -> NoReturn:
        raise StoreProblem(KEPT)


def sits_at(person: str, row: Row) -> bool:
    """Whether somebody has a seat at a table."""
    return any(is_of(person, sat) for sat in row.summary.seats)


def is_of(person: str, sat: Sat) -> bool:
    return sat.kind == "person" and sat.keyboard == person


def seen_by(person: str, row: Row) -> Row:
    """A row in which this person sits at this keyboard, and nobody else does."""
    seats = row.summary.seats
    told = tuple(
        msgspec.structs.replace(sat, keyboard="" if is_of(person, sat) else ELSEWHERE) if sat.kind == "person" else sat
        for sat in seats
    )
    places = row.summary.places
    own = [seat for seat, sat in enumerate(seats) if is_of(person, sat)]
    mine = min(own, key=lambda seat: places[seat] if places else seat, default=None)
    return msgspec.structs.replace(row, summary=msgspec.structs.replace(row.summary, seats=told, me=mine))
