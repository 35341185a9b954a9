"""The hall's tables as one person is shown them: what is played, who sits, waits, is away and looks on.

Made from postings, rows and visits; reads no log and tells nothing that anybody hides.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal

import msgspec

from engine.store import Row, Summary
from engine.tables.hall.people import Who
from engine.tables.hall.postings import Posting
from engine.tables.hall.presence import Present
from engine.tables.table.seats import distinct

State = Literal["open", "playing", "over"]


class Chair(msgspec.Struct, frozen=True, kw_only=True):
    """One seat. `owner` is the id of whose it is; `held`: for how many milliseconds, where they are away."""

    kind: Literal["person", "bot", "free"]
    name: str = ""
    owner: str = ""
    level: str = ""
    is_due: bool = False
    is_away: bool = False
    is_lent: bool = False
    held: int = 0

    @property
    def may_be_lent(self) -> bool:
        """Whether the others may let a bot play here."""
        return self.kind == "person" and self.is_away and not self.held


class Listed(msgspec.Struct, frozen=True, kw_only=True):
    """A table at a glance, for somebody. The word is told to who may pass it on."""

    id: str
    game: str
    options: dict[str, str]
    state: State
    owner: Who
    chairs: tuple[Chair, ...]
    watchers: tuple[str, ...]
    is_by_word: bool
    word: str
    is_mine: bool
    is_my_turn: bool
    summary: Summary
    made: int
    updated: int

    @property
    def taken(self) -> int:
        """Seats with somebody in them."""
        return sum(chair.kind != "free" for chair in self.chairs)

    @property
    def names(self) -> tuple[str, ...]:
        """What the seats are called, those of one person by names that differ; a free one has none."""
        return tuple(
            name if chair.kind != "free" else ""
            for chair, name in zip(self.chairs, distinct(chair.name for chair in self.chairs), strict=True)
        )

    def seats_of(self, id: str) -> tuple[int, ...]:
        """The seats that belong to somebody, also while a bot plays there for them."""
        return seats_owned(self.chairs, id)


def listed(id: str, posting: Posting, row: Row | None, visits: Iterable[Present], me: Who, now: int) -> Listed:
    """One table for one person."""
    chairs = chairs_of(posting, row, now)
    mine = seats_owned(chairs, me.id)
    owners = {chair.owner for chair in chairs}
    looking = {one.who.id: one.who.name for one in visits if one.room == id and one.who.id not in owners}
    summary = row.summary if row else Summary(options=posting.options)
    return Listed(
        id=id,
        game=posting.game,
        options=posting.options,
        state="open" if row is None else "over" if summary.finished else "playing",
        owner=posting.owner,
        chairs=chairs,
        watchers=tuple(sorted(looking.values())),
        is_by_word=bool(posting.word),
        word=posting.word if mine or posting.owner.id == me.id else "",
        is_mine=bool(mine),
        is_my_turn=not summary.finished and any(seat in summary.waiting for seat in mine),
        summary=summary,
        made=posting.made,
        updated=row.updated if row else posting.made,
    )


def seats_owned(chairs: Iterable[Chair], id: str) -> tuple[int, ...]:
    """The seats that belong to somebody."""
    return tuple(seat for seat, chair in enumerate(chairs) if chair.owner == id)


def chairs_of(posting: Posting, row: Row | None, now: int) -> tuple[Chair, ...]:
    """The seats of a table: those that wait for a game, or those of the game."""
    if row is None:
        waiting = [person(posting, one, now) for one in posting.waiting]
        return (*waiting, *[Chair(kind="free")] * (posting.seats - len(waiting)))
    return tuple(seated(posting, row.summary, seat, now) for seat in range(len(row.summary.seats)))


def seated(posting: Posting, summary: Summary, seat: int, now: int) -> Chair:
    """A seat of a game that has begun."""
    sat, is_due = summary.seats[seat], seat in summary.waiting and not summary.finished
    if sat.kind == "person":
        return person(posting, Who(sat.keyboard, sat.name), now, is_due)
    lender = posting.lent.get(seat)
    if sat.kind == "empty":
        return Chair(kind="free", is_due=is_due)
    if lender is None:
        return Chair(kind="bot", name=sat.name, level=sat.level, is_due=is_due)
    return Chair(kind="bot", name=sat.name, level=sat.level, owner=lender.id, is_lent=True, is_away=True, is_due=is_due)


def person(posting: Posting, who: Who, now: int, is_due: bool = False) -> Chair:
    away = posting.away_for(who.id, now) is not None
    held = posting.held_for(who.id, now) if away else 0
    return Chair(kind="person", name=who.name, owner=who.id, is_due=is_due, is_away=away, held=held)


def in_order(tables: Iterable[Listed]) -> list[Listed]:
    """Yours first, those where you are to act before the others; then open ones, then those being played."""
    rank: Mapping[State, int] = {"open": 0, "playing": 1, "over": 2}
    return sorted(tables, key=lambda one: (not one.is_mine, not one.is_my_turn, rank[one.state], -one.updated, one.id))
