"""Laying tables in the hall, for everybody or by an invitation word, and beginning their games.

A part of `hall`: who may lay how many, how words are kept apart, and cards laid once for all programs.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from contextlib import suppress

from engine.bots.names import player_named
from engine.core import Damaged, Rejected
from engine.journal.commitment import commitment_to, new_secret, spelled
from engine.journal.journal import known_game
from engine.journal.signing import Signer
from engine.store import EventStore, NoSuchTable
from engine.tables.hall import postings
from engine.tables.hall.limits import Limits
from engine.tables.hall.people import Who
from engine.tables.hall.postings import Posting
from engine.tables.hall.rate_limit import WordTries
from engine.tables.hall.shared_rooms import Rooms
from engine.tables.hall.table_names import new_id
from engine.tables.plain_text import plain
from engine.tables.table.seats import Bot, Person, Sitter, bot_names
from engine.tables.table.table import Table

LEVEL = "adept"
LONGEST_WORD = 30
COMMITTED = "The hall commits to the shuffles of this table: {commitment}"
"""Said when a table is laid, before anybody else sits down: whoever notes it can check the log by it."""


class Opening(Rooms):
    """See the module."""

    def __init__(
        self,
        store: EventStore,
        limits: Limits | None = None,
        node: str = "",
        clock: Callable[[], int] | None = None,
        signer: Signer | None = None,
    ) -> None:
        super().__init__(store, limits, node, clock, signer)
        self.words = WordTries(store, self.limits, self.clock)

    def lay(
        self,
        who: Who,
        game: str,
        options: Mapping[str, str],
        seats: int,
        *,
        word: str | None = None,
        hold: int | None = None,
        level: str = LEVEL,
        own: int = 1,
        origin: str = "",
    ) -> str:
        """Lay a table, public or by an invitation word, and wait in so many of its seats; its name. Raises Rejected."""
        chosen = known_game(game)
        whole = chosen.complete(dict(options))
        chosen.check(whole, seats)
        player_named(chosen, level)
        posting = Posting(
            game=game,
            options=whole,
            seats=seats,
            owner=who,
            made=self.clock(),
            word=self._new_word(who, word, origin),
            hold=min(max(self.limits.hold if hold is None else hold, 0), self.limits.longest_hold),
            level=level,
            secret=new_secret() if self.signer else "",
        )
        self._refuse_too_many(who)
        id = self._new_id()
        for _ in range(max(own, 1)):
            posting = postings.joined_again(posting, who)
        self.posts.put(id, posting)
        if posting.secret:
            self.chat.announce(id, COMMITTED.format(commitment=spelled(commitment_to(posting.secret))))
        self.begin_if_due(id)
        return id

    def take_in(self, who: Who, id: str) -> None:
        """Post a game that somebody has begun by themselves, so that it is listed and its bots are played."""
        self._refuse_too_many(who)
        row = self.store.row(id)
        begun = Posting(
            game=row.game,
            options=dict(row.summary.options),
            seats=len(row.summary.seats),
            owner=who,
            made=self.clock(),
            hold=self.limits.hold,
            begun=True,
            waiting=(who,),
        )
        self.posts.change(id, lambda posting: posting or begun)

    def find(self, who: Who, word: str, origin: str = "") -> str:
        """The table behind an invitation word, which this person may enter from now on. Raises Rejected.

        `origin` is where they come from: tries are counted by it as well.
        """
        self._count_try(who, origin)
        said = plain(word, LONGEST_WORD).casefold()
        found = [id for id, posting in self.glance().postings.items() if said and posting.word == said]
        if not found:
            raise Rejected("NoSuchWord", "No table has that invitation word.")
        self.change(found[0], lambda posting: postings.admitted(posting, who, said))
        return found[0]

    def fill(self, who: Who, id: str) -> None:
        """The owner lets bots take the seats that are free. Raises Rejected."""
        self.change(id, lambda posting: postings.filled(posting, who))
        self.begin_if_due(id)

    def begin_if_due(self, id: str) -> None:
        """Lay the cards where a game is to begin and nobody has done it yet."""
        posting = self.posts.get(id)
        if posting is None or not posting.begun or is_laid(self.store, id):
            return
        people: list[Sitter] = [Person(one.name, one.id) for one in posting.waiting]
        words = [posting.level] * (posting.seats - len(people))
        bots = map(Bot, bot_names(known_game(posting.game), words, [one.name for one in posting.waiting]), words)
        self.tables[id] = Table.create(
            self.store, posting.game, posting.options, [*people, *bots], None, self.clock, id, posting.secret
        )
        here = self.presence_at(id)
        now = self.clock()
        away = {one.id: now for one in posting.waiting if one.id not in here}
        self.change(id, lambda posting: postings.changed(posting, gone={**away, **posting.gone}))
        self.chat.announce(id, "The game begins.")

    def sign_if_due(self, id: str) -> None:
        """Sign a game that has ended, where this hall signs and nobody has done it yet."""
        row = self.glance().rows.get(id)
        if self.signer is None or row is None or not row.summary.unsigned:
            return
        with suppress(NoSuchTable, Damaged):  # a log that does not hold is nothing to put a name under
            self.table(id).sign(self.signer)

    # What all of it rests on

    def let_in(self, who: Who, id: str, word: str, origin: str = "") -> Posting:
        """Somebody comes to a table that they have a seat at, that is public, or whose word they say."""
        if self.seats_of(id, who.id):
            return self.posting(id)
        if word and not self.posting(id).may_enter(who.id):
            self._count_try(who, origin, id)
        return self.change(id, lambda posting: postings.admitted(posting, who, plain(word, LONGEST_WORD).casefold()))

    def change(self, id: str, changed: Callable[[Posting], Posting]) -> Posting:
        """Post something else about a table. Raises NoSuchTable."""

        def after(found: Posting | None) -> Posting:
            if found is None:
                raise NoSuchTable(id)
            return changed(found)

        posting = self.posts.change(id, after)
        assert posting is not None
        return posting

    def posting(self, id: str) -> Posting:
        """What is posted about a table. Raises NoSuchTable."""
        posting = self.posts.get(id)
        if posting is None:
            raise NoSuchTable(id)
        return posting

    def _refuse_too_many(self, who: Who) -> None:
        found = self.glance()
        running = [id for id in found.postings if id not in found.rows or not found.rows[id].summary.finished]
        if sum(found.postings[id].owner.id == who.id for id in running) >= self.limits.tables:
            raise Rejected("TooManyTables", f"You have {self.limits.tables} tables here already; finish or leave one.")
        if len(running) >= self.limits.all_tables:
            raise Rejected("HallFull", "The hall has too many tables; try again later.")

    def _new_word(self, who: Who, word: str | None, origin: str) -> str:
        if word is None:
            return ""
        self._count_try(who, origin)  # whether a word is taken must not be found out by laying tables either
        said = plain(word, LONGEST_WORD).casefold()
        if not said:
            raise Rejected("NoWord", "An invitation needs a word.")
        if any(posting.word == said for posting in self.glance().postings.values()):
            raise Rejected("WordTaken", "Another table already uses that word; choose a different one.")
        return said

    def _count_try(self, who: Who, origin: str = "", table: str = "") -> None:
        if not self.words.may(who.id, origin, table):
            raise Rejected("TooManyWords", "Too many attempts; wait a moment.")

    def _new_id(self) -> str:
        rng = random.SystemRandom()
        while True:
            id = new_id(rng)
            if self.posts.get(id) is None and not is_laid(self.store, id):
                return id


def is_laid(store: EventStore, id: str) -> bool:
    """Whether a game has begun at a table."""
    try:
        store.row(id)
    except NoSuchTable:
        return False
    return True
