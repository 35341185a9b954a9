"""The hall where people meet: tables laid, joined, watched, left and come back to, over all programs on one store.

Screens and the server call it, from one thread. Everything it changes is in the store, so it is the same hall in every
program and after every restart. Text that people give is made plain here. Bots, and what nobody asks for (dead
programs, seats of who never came back), are the business of `engine.tables.hall.keeper`.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress

from engine.core import Rejected
from engine.store import NoSuchTable, Row
from engine.tables.hall import postings
from engine.tables.hall.chat import LOBBY
from engine.tables.hall.opening import Opening, is_laid
from engine.tables.hall.people import Who
from engine.tables.hall.presence import Present
from engine.tables.table.seats import Bot, Person, free_names

WORTH_A_WORD = 5_000
"""Milliseconds after which somebody who comes back has been missed."""


class Hall(Opening):
    """See the module."""

    # Joining

    def join(self, who: Who, id: str, word: str = "", origin: str = "") -> None:
        """Take a seat, or the one that is kept for this person. With the last one the game begins. Raises Rejected."""
        posting = self.let_in(who, id, word, origin)
        if posting.begun or self.seats_of(id, who.id):
            if not self.seats_of(id, who.id) and not posting.lent_by(who.id):
                raise Rejected("TableFull", "All seats are taken; you can watch.")
            return
        if posting.waits(who.id):
            return
        self.change(id, lambda posting: postings.joined(posting, who))
        self.chat.announce(id, f"{who.name} sat down.")
        self.begin_if_due(id)

    def take_another(self, who: Who, id: str) -> None:
        """Take one more seat at a table where one waits already. With the last one the game begins. Raises Rejected."""
        if not self.posting(id).waits(who.id):
            raise Rejected("NotSeated", "Take a seat first; then you can take another.")
        self.change(id, lambda posting: postings.joined_again(posting, who))
        self.chat.announce(id, f"{who.name} took another seat.")
        self.begin_if_due(id)

    def watch(self, who: Who, id: str, word: str = "", origin: str = "") -> None:
        """Look on. Raises Rejected."""
        self.let_in(who, id, word, origin)
        if len(self.presence_at(id)) >= self.limits.watchers + self.posting(id).seats:
            raise Rejected("TooManyWatch", "This table has no room for more spectators.")

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
            if not self.presence.is_here(before.who.id) and not self.holds_seats(before.who.id):
                self.people.forget(before.who)

    def say(self, who: Who, room: str, text: str) -> None:
        """Say something to everybody in a room. Raises Rejected."""
        posting = None if room == LOBBY else self.posting(room)
        if posting is not None and not self.shows(posting, room, who):
            raise Rejected("NotInvited", "You are not at that table.")
        self.chat.say(room, who, text)

    def leave(self, who: Who, id: str) -> None:
        """Give a seat up for good: before the game it is free again, in the game a bot plays on."""
        if self.posts.get(id) is not None and self._give_up(id, who.id):
            self.chat.announce(id, f"{who.name} left for good.")

    def leave_seat(self, who: Who, id: str, seat: int) -> None:
        """Give up one of several seats for good and keep the others. Raises Rejected."""
        posting, own = self.posting(id), self.seats_at(id, who.id)
        if seat not in own:
            raise Rejected("NotYourSeat", "That seat is not yours.")
        if len(own) == 1:
            self.leave(who, id)
        elif posting.begun:
            self._hand_to_bot(id, seat)
            self.chat.announce(id, f"{who.name} gave up a seat; a bot takes over.")
        else:
            self.change(id, lambda posting: postings.without_seat(posting, seat))
            self.chat.announce(id, f"{who.name} gave up a seat.")

    def seats_at(self, id: str, person: str) -> tuple[int, ...]:
        """The seats that are somebody's, before a game and in it; without those that bots play for them."""
        posting = self.posting(id)
        if posting.begun:
            return self.seats_of(id, person)
        return tuple(seat for seat, one in enumerate(posting.waiting) if one.id == person)

    def remove(self, owner: Who, id: str, person: str) -> None:
        """The owner sends somebody away, from a seat or from looking on. Raises Rejected."""
        posting = self.posting(id)
        postings.refuse_others(posting, owner)
        if person == owner.id:
            raise Rejected("YourOwnTable", "You cannot remove yourself; leave the table instead.")
        name = self._name_at(id, person)
        if name is None:
            raise Rejected("NotThere", "That player is not at this table.")
        self.change(id, lambda posting: postings.barring(posting, person))
        self._give_up(id, person)
        self.chat.announce(id, f"{owner.name} removed {name}.")

    def lend(self, who: Who, id: str, seat: int) -> None:
        """Let a bot play for somebody who has been away too long, until they return. Raises Rejected."""
        if not self.seats_of(id, who.id):
            raise Rejected("NotSeated", "Only players at this table can call in a bot.")
        table = self.table(id)
        table.reload()
        sitter = table.sitters[seat] if seat in range(len(table.sitters)) else None
        if not isinstance(sitter, Person):
            raise Rejected("NobodysSeat", "That seat is not being held.")
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

    def may_return(self, person: str, id: str) -> bool:
        """Whether somebody can come to their seat at a table: a guest while it is held."""
        if not Who(person, "").is_guest or self.presence.is_here(person):
            return True
        posting, row = self.posts.get(id), self.glance().rows.get(id)
        if posting is None or row is None or row.summary.finished:
            return False
        return person in posting.gone and posting.held_for(person, self.clock()) > 0

    def forget_guests(self, people: Iterable[Who]) -> None:
        """Guests who have left and have no seat to come back to are nobody any more."""
        for one in people:
            if one.is_guest and not self.presence.is_here(one.id) and not self.holds_seats(one.id):
                self.people.forget(one)

    def _sat_down(self, who: Who, id: str) -> None:
        posting = self.posts.get(id)
        if posting is None or (who.id not in posting.gone and not posting.lent_by(who.id)):
            return
        for seat in posting.lent_by(who.id):
            table = self.table(id)
            table.reload()
            if not table.is_over:  # under the name of before: the seats of one person have one
                table.sit(seat, Person(posting.lent[seat].name, who.id))
        self.change(id, lambda posting: postings.back(posting, who.id))
        if posting.begun and (posting.away_for(who.id, self.clock()) or 0) >= WORTH_A_WORD:
            self.chat.announce(id, f"{who.name} is back.")

    def _stepped_out(self, before: Present) -> None:
        id, person = before.room, before.who.id
        posting = self.posts.get(id) if id != LOBBY else None
        if posting is None or self.presence.is_here(person, id):
            return
        waits = posting.waits(person) and not posting.begun
        own = self.seats_of(id, person)
        if waits or own:
            self.change(id, lambda posting: postings.left(posting, person, self.clock()))
            if posting.begun and not self.glance().rows[id].summary.finished:
                held = "the seat is held" if len(own) == 1 else "their seats are held"
                self.chat.announce(id, f"{before.who.name} is away; {held}.")

    def _give_up(self, id: str, person: str) -> bool:
        """Take all of somebody's seats for good; whether they had any, and there is still somebody to tell."""
        posting = self.posting(id)
        had = posting.waits(person) and not posting.begun
        others: tuple[Who, ...] = ()
        if posting.begun and is_laid(self.store, id):
            table = self.table(id)
            table.reload()
            own = self.seats_of(id, person)
            had = bool(own or posting.lent_by(person))
            for seat in own:
                self._hand_to_bot(id, seat)
            self.sign_if_due(id)
            others = tuple(Who(one.keyboard, one.name) for one in table.sitters if isinstance(one, Person))
            others = (*others, *posting.lent.values())
        if not had:
            return False
        if self.posts.change(id, lambda found: found and postings.without(found, person, *others)) is None:
            self.chat.forget(id)
            self.sweep(id)
            return False
        return True

    def _hand_to_bot(self, id: str, seat: int) -> None:
        """Let a bot, under a name of its own, play on in a seat for good."""
        table = self.table(id)
        table.reload()
        if not table.is_over:
            names = free_names([*table.names, *(sat.name for sat in table.summary.seats)]) or [table.names[seat]]
            table.sit(seat, Bot(names[0], self.posting(id).level))

    def _name_at(self, id: str, person: str) -> str | None:
        """What somebody at a table is called, whether they sit, wait, have lent their seat or look on."""
        posting, row = self.posting(id), self.glance().rows.get(id)
        known = {one.id: one.name for one in (*posting.waiting, *posting.lent.values())} if row is None else {}
        known |= {one.id: one.name for one in posting.lent.values()}
        known |= {sat.keyboard: sat.name for sat in (row.summary.seats if row else ()) if sat.kind == "person"}
        known |= {one.id: one.name for one in self.presence_at(id).values()}
        return known.get(person)
