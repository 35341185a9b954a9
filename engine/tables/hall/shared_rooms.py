"""What everybody in the hall can see: tables, visits and what was said, read from the store where it has changed.

The base of `hall`, which changes things. Used from one thread; the same in every program on one store.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from weakref import WeakValueDictionary

import msgspec

from engine.journal.signing import Signer
from engine.store import Book, EventStore, Row, StoreAway
from engine.tables.hall.chat import LOBBY, Chat, Said
from engine.tables.hall.limits import Limits
from engine.tables.hall.listing import Listed, in_order, listed
from engine.tables.hall.people import People, Who
from engine.tables.hall.postings import Posting
from engine.tables.hall.presence import Presence, Present
from engine.tables.table.table import Table


class Glance(msgspec.Struct, frozen=True):
    """What the store says of the hall at one moment."""

    postings: dict[str, Posting]
    visits: dict[str, Present]
    rows: dict[str, Row]


class Rooms:
    """See the module. `node` names this program among those that serve the hall; with a `signer` it signs results."""

    def __init__(
        self,
        store: EventStore,
        limits: Limits | None = None,
        node: str = "",
        clock: Callable[[], int] | None = None,
        signer: Signer | None = None,
    ) -> None:
        self.store, self.limits, self.signer = store, limits or Limits(), signer
        self.node = node or secrets.token_hex(8)
        self.clock = clock or store.time
        self.posts = Book(store, "posts", Posting)
        self.chat = Chat(store, self.limits, self.clock)
        self.presence = Presence(store, self.node, self.clock)
        self.people = People(store, self.is_known)
        self.tables: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self.listeners: list[Callable[[], None]] = []
        self._watch = store.watch()
        self._glance: Glance | None = None
        self._said: dict[str, tuple[Said, ...]] = {}
        self._unread: set[str] = set()
        self._is_stale = False
        self._mark = 0

    # Looking

    def glance(self) -> Glance:
        """The hall as it is now; read anew only where something was written.

        While the store is away, as it was when it was read last: whoever paints keeps their picture.
        """
        try:
            return self._look_anew()
        except StoreAway:
            if self._glance is None:
                raise
            return self._glance

    def _look_anew(self) -> Glance:
        self._is_stale = self._watch.changed() or self._is_stale
        if self._glance is None or self._is_stale:
            found, rows = dict(self.posts), self._glance.rows if self._glance else {}
            news = self.store.tables(self._mark)
            self._mark = max([self._mark, *(row.change for row in news)])
            rows = {**rows, **{row.id: row for row in news}}
            # A game may be read before the posting it belongs to, so those that run are kept till that is struck.
            struck = self._glance.postings.keys() - found.keys() if self._glance else set()
            rows = {id: row for id, row in rows.items() if id not in struck}
            kept = {id: row for id, row in rows.items() if id in found or not row.summary.finished}
            self._glance = Glance(found, self.presence.everybody(), kept)
            self._unread = set(self._said)
            self._is_stale = False
        return self._glance

    def listing(self, me: Who) -> list[Listed]:
        """All tables that somebody may know of, their own first."""
        glance, now = self.glance(), self.clock()
        shown = [id for id, posting in glance.postings.items() if self.shows(posting, id, me)]
        return in_order(self._listed(id, glance, me, now) for id in shown)

    def all_tables(self) -> list[Listed]:
        """All tables, for who keeps the hall."""
        glance, now = self.glance(), self.clock()
        return in_order(self._listed(id, glance, Who("", ""), now) for id in glance.postings)

    def listed(self, id: str, me: Who) -> Listed | None:
        """One table; None where it is not, or no longer, for this person."""
        glance = self.glance()
        posting = glance.postings.get(id)
        if posting is None or not self.shows(posting, id, me):
            return None
        return self._listed(id, glance, me, self.clock())

    def _listed(self, id: str, glance: Glance, me: Who, now: int) -> Listed:
        return listed(id, glance.postings[id], glance.rows.get(id), glance.visits.values(), me, now)

    def shows(self, posting: Posting, id: str, me: Who) -> bool:
        """Whether somebody may know of a table: it is public, or they were invited, or they sit there."""
        return me.id not in posting.barred and (posting.may_enter(me.id) or bool(self.seats_of(id, me.id)))

    def seats_of(self, id: str, person: str) -> tuple[int, ...]:
        """The seats that somebody holds at a game that has begun."""
        row = self.glance().rows.get(id)
        seats = row.summary.seats if row else ()
        return tuple(seat for seat, sat in enumerate(seats) if sat.kind == "person" and sat.keyboard == person)

    def holds_seats(self, person: str) -> bool:
        """Whether somebody has a seat anywhere, also one that a bot plays for them."""
        glance = self.glance()
        return any(
            posting.waits(person) or posting.lent_by(person) or self.seats_of(id, person)
            for id, posting in glance.postings.items()
        )

    def is_known(self, person: str) -> bool:
        """Whether somebody is here, or can come back to a seat."""
        return self.presence.is_here(person) or self.holds_seats(person)

    def said(self, room: str) -> tuple[Said, ...]:
        """What was said in a room, the last at the end; read anew only where something was written."""
        self.glance()
        if room in self._unread or room not in self._said:
            try:
                self._said[room] = self.chat.lines(room)
            except StoreAway:
                return self._said.get(room, ())
            self._unread.discard(room)
        return self._said[room]

    def everybody(self) -> list[tuple[str, bool]]:
        """The names of those who are here, and whether they stand in the lobby."""
        visits = sorted(self.glance().visits.values(), key=lambda one: one.room == LOBBY)
        here = {one.who.id: (one.who.name, one.room == LOBBY) for one in visits}
        return sorted(here.values(), key=lambda one: (not one[1], one[0].casefold()))

    def table(self, id: str) -> Table:
        """A game that has begun: one and the same for everybody this program serves. Raises NoSuchTable."""
        found = self.tables.get(id)
        if found is None:
            found = self.tables[id] = Table.open(self.store, id, self.clock)
        return found

    def presence_at(self, id: str) -> dict[str, Who]:
        """Who is in a room now."""
        return {one.who.id: one.who for one in self.glance().visits.values() if one.room == id}
