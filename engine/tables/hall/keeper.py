"""The keeper of the hall: what goes on without anybody asking, in each program that serves people.

It hands on what other programs wrote, says that this one lives, clears away after those that died, signs games that
have ended, and plays the bots of tables that people here look at, unless another program does. `tick` is to be called
many times a second, by the thread that uses the hall; it waits for nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress

import msgspec

from engine.bots.levels.bot import Advice
from engine.bots.names import player_named
from engine.bots.thinking.thinker import Inline, Thinker
from engine.store import NoSuchTable, StoreAway, StoreProblem
from engine.store.claims import BEAT, SILENCE, pulses
from engine.tables.hall.hall import Hall
from engine.tables.hall.people import Who
from engine.tables.hall.postings import Posting
from engine.tables.table.seats import Bot
from engine.tables.table.table import Posed, Table

PAUSE = 700
"""Milliseconds between two moves of bots at a table, so that people can follow."""

ASIDE = 150
"""The same while a person is asked as well: nothing of it needs to be followed."""

DAY = 86_400_000


class Thought(msgspec.Struct):
    """What a bot is thinking about, and the promise of an answer."""

    posed: Posed
    promise: Future[Advice]


class Keeper:
    """See the module."""

    def __init__(
        self, hall: Hall, thinker: Thinker | None = None, pause: int = PAUSE, clock: Callable[[], int] | None = None
    ) -> None:
        self.hall, self.thinker, self.pause = hall, thinker or Inline(), pause
        self.quick: Thinker = Inline()
        self.clock = clock or hall.clock
        self.thoughts: dict[str, Thought] = {}
        self._watch = hall.store.watch()
        self._claimed: dict[str, int] = {}
        self._moved: dict[str, int] = {}
        self._due: dict[str, tuple[tuple[int, int | None] | None, bool]] = {}
        self._beaten = 0

    def tick(self) -> None:
        """Do whatever is due."""
        now = self.clock()
        if self._watch.changed():
            self.follow()
        if now - self._beaten >= BEAT:
            self._beaten = now
            self.hall.store.beat(self.hall.node)
            self.clear_away(now)
        self.play_bots(now)

    def rest(self) -> None:
        """Nobody is here: others may go on at once."""
        for id in {*self.thoughts, *self._claimed}:
            self.let_go(id)

    def close(self) -> None:
        """This program ends."""
        self.rest()
        with suppress(StoreProblem):  # it will be found out by its silence
            pulses(self.hall.store).strike(self.hall.node)

    # What others wrote

    def follow(self) -> None:
        """Hand on what was written, here or elsewhere."""
        rows = self.hall.glance().rows
        for id, table in list(self.hall.tables.items()):
            row = rows.get(id)
            if row is None or row.count > len(table.journal.lines):
                with suppress(NoSuchTable):
                    table.reload()
            if row is not None and row.summary.unsigned:
                self.hall.sign_if_due(id)
        for listener in tuple(self.hall.listeners):
            listener()

    # What is left behind

    def clear_away(self, now: int) -> None:
        """Whoever vanished has left, whoever stayed away too long waits no more, what is over is taken down."""
        hall = self.hall
        for visit in hall.presence.vanished():
            hall.depart(visit)
        for id, posting in hall.glance().postings.items():
            if posting.begun:
                hall.begin_if_due(id)
            else:
                for one in posting.waiting:
                    if one.id in posting.gone and not posting.held_for(one.id, now):
                        hall.leave(one, id)
            hall.sign_if_due(id)  # before it is taken down: the program it ended in may have died
            if self.is_done_with(id, posting):
                hall.posts.strike(id)
                hall.chat.forget(id)
                row = hall.glance().rows.get(id)
                hall.sweep(id)
                hall.forget_guests(Who(sat.keyboard, sat.name) for sat in (row.summary.seats if row else ()))
        for pace in (hall.chat.pace, hall.words):
            pace.forget()
        for node, pulse in pulses(hall.store):
            if now - pulse.at > DAY + SILENCE:
                pulses(hall.store).strike(node)

    def is_done_with(self, id: str, posting: Posting) -> bool:
        """Whether nobody will come back to a table: its game is over, or guests played who are waited for no more."""
        row = self.hall.glance().rows.get(id)
        if row is None or self.hall.presence_at(id):
            return False
        players = [sat.keyboard for sat in row.summary.seats if sat.kind == "person"]
        players += [one.id for one in posting.lent.values()]
        if row.summary.finished and self.hall.is_kept(row):
            return True
        return not any(self.hall.may_return(player, id) for player in players)

    # Bots

    def play_bots(self, now: int) -> None:
        """Let the bots of the tables here think and move."""
        here = {one.room for one in self.hall.glance().visits.values() if one.node == self.hall.node}
        for id in self._due.keys() - self.hall.tables.keys():
            del self._due[id]
            self._moved.pop(id, None)
        for id, table in list(self.hall.tables.items()):
            if id in here and self.is_due(table) and self.is_ours(id, now):
                with suppress(NoSuchTable):  # the last player has left for good while others looked on
                    self.play_one(id, table, now)
            elif id in self.thoughts or id in self._claimed:
                self.let_go(id)

    def is_due(self, table: Table) -> bool:
        """Whether a bot is asked; worked out anew only where the table has moved."""
        moment = (len(table.journal.lines), table.called)
        known, due = self._due.get(table.id, (None, False))
        if known != moment:
            due = not table.is_over and bool(table.due_bots())
            self._due[table.id] = (moment, due)
        return due

    def is_ours(self, id: str, now: int) -> bool:
        """Whether this program plays the bots of a table; asked again now and then."""
        if now - self._claimed.get(id, -BEAT) >= BEAT:
            if not self.hall.store.claim(f"bots/{id}", self.hall.node):
                self._claimed.pop(id, None)
                return False
            self._claimed[id] = now
        return True

    def play_one(self, id: str, table: Table, now: int) -> None:
        """The next bot starts to think, or has thought and moves."""
        thought = self.thoughts.get(id)
        if thought is None:
            people = not table.is_calling and any(seat in table.people for seat in table.waiting())
            if now - self._moved.get(id, 0) >= min(self.pause, ASIDE if people else self.pause):
                posed = table.pose(table.due_bots()[0])
                if posed is not None:
                    self.thoughts[id] = Thought(posed, self.thinker_for(table, posed).ask(posed.question))
        elif not table.still_asks(thought.posed):
            thought.promise.cancel()
            del self.thoughts[id]
        elif thought.promise.done():
            del self.thoughts[id]
            self._moved[id] = now
            table.play(thought.posed, self.chosen(table, thought))

    def thinker_for(self, table: Table, posed: Posed) -> Thinker:
        """Bots that need no time answer here."""
        sitter = posed.sitter
        quick = isinstance(sitter, Bot) and player_named(table.game, sitter.level).bot.is_quick
        return self.quick if quick else self.thinker

    def chosen(self, table: Table, thought: Thought) -> object:
        """What a bot came to. One that failed must not stop the table: then here and now, at worst anything legal."""
        with suppress(Exception):
            return thought.promise.result().choices[0].action
        with suppress(Exception):
            return self.quick.ask(thought.posed.question).result().choices[0].action
        return table.legal(thought.posed.seat)[0]

    def let_go(self, id: str) -> None:
        """Neither think about a table any more nor keep others from it."""
        thought = self.thoughts.pop(id, None)
        if thought is not None:
            thought.promise.cancel()
        if self._claimed.pop(id, None) is not None:
            with suppress(StoreAway):  # a claim ends with its node at the latest
                self.hall.store.release(f"bots/{id}", self.hall.node)
