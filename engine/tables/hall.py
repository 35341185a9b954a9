"""The hall where people meet: tables laid, joined, watched, left and come back to, over all programs on one store.

Screens and the server call it, from one thread. Everything it changes is in the store, so it is the same hall in every
program and after every restart. Text that people give is made plain here. Bots, and what nobody asks for (dead
programs, seats of who never came back), are the business of `engine.tables.keeper`.
"""

from __future__ import annotations

from contextlib import suppress

from engine.core import Rejected
from engine.store import NoSuchTable, Row
from engine.tables import postings
from engine.tables.chat import LOBBY
from engine.tables.opening import Opening, is_laid
from engine.tables.people import Who
from engine.tables.postings import Posting
from engine.tables.presence import Present
from engine.tables.seats import Bot, Person, free_names

WORTH_A_WORD = 5_000
"""Milliseconds after which somebody who comes back has been missed."""


class Hall(Opening):
    """See the module."""

    # Joining

    def join(self, who: Who, id: str, word: str = "") -> None:
        """Take a seat, or the one that is kept for this person. With the last one the game begins. Raises Rejected."""
        posting = self.let_in(who, id, word)
        if posting.begun or self.seat_of(id, who.id) is not None:
            if self.seat_of(id, who.id) is None and not any(one.id == who.id for one in posting.lent.values()):
                raise Rejected("TableFull", "All seats are taken; you may watch.")
            return
        if posting.waits(who.id):
            return
        self.change(id, lambda posting: postings.joined(posting, who))
        self.chat.announce(id, f"{who.name} sat down.")
        self.begin_if_due(id)

    def watch(self, who: Who, id: str, word: str = "") -> None:
        """Look on. Raises Rejected."""
        self.let_in(who, id, word)
        if len(self.presence_at(id)) >= self.limits.watchers + self.posting(id).seats:
            raise Rejected("TooManyWatch", "There is no room left to look on at this table.")

    # Coming and going

    def enter(self, visit: str, who: Who, room: str = LOBBY) -> None:
        """Somebody is in a room from now on: at their own table, their seat is theirs again."""
        before = self.presence.enter(visit, who, room)
        if before is not None and before.room != room:
            self._stepped_out(before)
        if room != LOBBY:
            self._sat_down(who, room)

    def depart(self, visit: str) -> None:
        """Somebody is gone: their seats are held."""
        before = self.presence.leave(visit)
        if before is not None:
            self._stepped_out(before)
            if not self.presence.is_here(before.who.id) and not self._holds_seats(before.who.id):
                self.people.forget(before.who)

    def say(self, who: Who, room: str, text: str) -> None:
        """Say something to everybody in a room. Raises Rejected."""
        posting = None if room == LOBBY else self.posting(room)
        if posting is not None and not self.shows(posting, room, who):
            raise Rejected("NotInvited", "This is said at a table you are not at.")
        self.chat.say(room, who, text)

    def leave(self, who: Who, id: str) -> None:
        """Give a seat up for good: before the game it is free again, in the game a bot plays on."""
        if self.posts.get(id) is not None and self._give_up(id, who.id):
            self.chat.announce(id, f"{who.name} left for good.")

    def remove(self, owner: Who, id: str, person: str) -> None:
        """The owner sends somebody away, from a seat or from looking on. Raises Rejected."""
        posting = self.posting(id)
        postings.refuse_others(posting, owner)
        if person == owner.id:
            raise Rejected("YourOwnTable", "You can leave, but not send yourself away.")
        name = self._name_at(id, person)
        if name is None:
            raise Rejected("NotThere", "Nobody like that is at this table.")
        self.change(id, lambda posting: postings.barring(posting, person))
        self._give_up(id, person)
        self.chat.announce(id, f"{owner.name} sent {name} away.")

    def lend(self, who: Who, id: str, seat: int) -> None:
        """Let a bot play for somebody who has been away too long, until they return. Raises Rejected."""
        if self.seat_of(id, who.id) is None:
            raise Rejected("NotSeated", "Only who plays here can ask a bot to step in.")
        table = self.table(id)
        table.reload()
        sitter = table.sitters[seat] if seat in range(len(table.sitters)) else None
        if not isinstance(sitter, Person):
            raise Rejected("NobodysSeat", "Nobody's seat is held there.")
        away = Who(sitter.keyboard, sitter.name)
        posting = self.change(id, lambda posting: postings.lent(posting, seat, away, self.clock()))
        table.sit(seat, Bot(sitter.name, posting.level))
        self.chat.announce(id, f"A bot plays for {sitter.name} until they are back.")

    # What follows

    def is_kept(self, row: Row) -> bool:
        """Whether a table is somebody's to find again: of somebody with a key, or of this machine."""
        return any(sat.kind == "person" and not Who(sat.keyboard, "").is_guest for sat in row.summary.seats)

    def sweep(self, id: str) -> None:
        """A table that is posted no more and that nobody can find again leaves the store: guests are for one visit."""
        with suppress(NoSuchTable):
            if not self.is_kept(self.store.row(id)):
                self.store.delete(id)

    def may_return(self, person: str) -> bool:
        """Whether somebody can come to their seat: a guest who has left is nobody any more."""
        return not Who(person, "").is_guest or self.presence.is_here(person)

    def _sat_down(self, who: Who, id: str) -> None:
        posting = self.posts.get(id)
        if posting is None or (who.id not in posting.gone and not is_lender(posting, who.id)):
            return
        for seat in [seat for seat, one in posting.lent.items() if one.id == who.id]:
            table = self.table(id)
            table.reload()
            if not table.is_over:
                table.sit(seat, Person(who.name, who.id))
        self.change(id, lambda posting: postings.back(posting, who.id))
        if posting.begun and (posting.away_for(who.id, self.clock()) or 0) >= WORTH_A_WORD:
            self.chat.announce(id, f"{who.name} is back.")

    def _stepped_out(self, before: Present) -> None:
        id, person = before.room, before.who.id
        posting = self.posts.get(id) if id != LOBBY else None
        if posting is None or self.presence.is_here(person, id):
            return
        waits = posting.waits(person) and not posting.begun
        if waits or self.seat_of(id, person) is not None:
            self.change(id, lambda posting: postings.left(posting, person, self.clock()))
            if posting.begun and not self.glance().rows[id].summary.finished:
                self.chat.announce(id, f"{before.who.name} is away; the seat is held.")

    def _give_up(self, id: str, person: str) -> bool:
        """Take somebody's seat from them for good; whether they had one, and there is still somebody to tell."""
        posting = self.posting(id)
        had = posting.waits(person) and not posting.begun
        others: tuple[Who, ...] = ()
        if posting.begun and is_laid(self.store, id):
            table = self.table(id)
            table.reload()
            seat = self.seat_of(id, person)
            had = seat is not None or is_lender(posting, person)
            if seat is not None and not table.is_over:
                names = free_names(table.names) or [table.names[seat]]
                table.sit(seat, Bot(names[0], posting.level))
            others = tuple(Who(one.keyboard, one.name) for one in table.sitters if isinstance(one, Person))
            others = (*others, *posting.lent.values())
        if not had:
            return False
        if self.posts.change(id, lambda found: found and postings.without(found, person, *others)) is None:
            self.chat.forget(id)
            self.sweep(id)
            return False
        return True

    def _holds_seats(self, person: str) -> bool:
        glance = self.glance()
        return any(
            posting.waits(person) or is_lender(posting, person) or self.seat_of(id, person) is not None
            for id, posting in glance.postings.items()
        )

    def _name_at(self, id: str, person: str) -> str | None:
        """What somebody at a table is called, whether they sit, wait, have lent their seat or look on."""
        posting, row = self.posting(id), self.glance().rows.get(id)
        known = {one.id: one.name for one in (*posting.waiting, *posting.lent.values())} if row is None else {}
        known |= {one.id: one.name for one in posting.lent.values()}
        known |= {sat.keyboard: sat.name for sat in (row.summary.seats if row else ()) if sat.kind == "person"}
        known |= {one.id: one.name for one in self.presence_at(id).values()}
        return known.get(person)


def is_lender(posting: Posting, person: str) -> bool:
    """Whether a bot plays in somebody's seat until they return."""
    return any(one.id == person for one in posting.lent.values())
