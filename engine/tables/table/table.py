"""A running table, as screens use it: look, act, take back, ask for consent, let bots play, export, fork.

It schedules nothing and waits for nobody; it may be called from several threads. Who may press which key, and when a
bot takes its turn, is the screen's business. What it hands out is what the seats named may see.
"""

import secrets
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from typing import Any

import msgspec

from engine.bots.levels.bot import DEFAULT, Budget
from engine.bots.names import player_for, player_named
from engine.bots.thinking.questions import Question, question
from engine.bots.thinking.thinker import Inline
from engine.core import FREE, TEAM, AnyEvent, Asked, Rejected, World, fold, is_free, manner_of, observe
from engine.journal import Consented, Hinted, Journal, Redo, Undo, is_game_line
from engine.journal.commitment import SEED_BITS
from engine.journal.journal import Clock, known_game, now
from engine.journal.signing import Signer, is_unsigned, signed_event
from engine.kit.game import Game
from engine.store import EventStore
from engine.tables.table import seats as sitting
from engine.tables.table.seats import Bot, Person, Sitter
from engine.tables.table.stored_journal import Durable
from engine.tables.table.time_limits import due_action, minutes_left
from engine.tables.table.undoing import Verdict, Wish, refusal, weigh, who_undid, wish_of


class Posed(msgspec.Struct, frozen=True):
    """A question put to a bot, or to an adviser, and the moment it was put: the answer is for that moment.

    `ask` is what the table asked the seat, as the table itself knows it.
    """

    seat: int
    sitter: Sitter
    seen: int
    question: Question
    ask: Any = None


class Table(Durable):
    """See the module."""

    called: int | None = None  # how many events there were when the bots were called last

    @classmethod
    def create(
        cls,
        store: EventStore,
        game: str,
        options: Mapping[str, str] | None = None,
        seats: Sequence[Sitter] = (),
        seed: int | None = None,
        clock: Clock = now,
        id: str = "",
        secret: str = "",
    ) -> "Table":
        """Lay a new table and seat everybody, by the chance that a hall has committed to with a secret, if any.

        Raises Rejected where the game has no such table.
        """
        for sitter in seats:
            refuse_unknown(known_game(game), sitter)
        names = [sitter.name if isinstance(sitter, Person | Bot) else f"Seat {n + 1}" for n, sitter in enumerate(seats)]
        chance = secrets.randbits(SEED_BITS) if seed is None else seed
        journal = Journal.start(game, len(seats), options, chance, sitting.distinct(names), clock, secret)
        return cls.begin(store, journal, seats, id=id)

    # Looking

    @property
    def game(self) -> Game:
        return self.journal.game

    @property
    def world(self) -> World:
        """Everything, hidden or not: for the table itself, never for a screen or a bot."""
        return self.journal.world

    @property
    def sitters(self) -> tuple[Sitter, ...]:
        """Who sits where."""
        return self.record.sitters

    @property
    def names(self) -> tuple[str, ...]:
        """What everybody is called; the seats of one person by names that differ."""
        called = zip(self.sitters, self.journal.header.seats, strict=True)
        names = [sitter.name if isinstance(sitter, Person | Bot) else name for sitter, name in called]
        return sitting.names_of(self.game, self.world, names)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that people hold."""
        return sitting.people_of(self.sitters)

    def seats_of(self, seat: int) -> tuple[int, ...]:
        """All seats of the person who holds this one."""
        return sitting.seats_of(self.sitters, seat)

    @property
    def is_over(self) -> bool:
        return self.world.outcome is not None

    @property
    def is_view(self) -> bool:
        """Whether this is the log of what some seats saw, to be watched only."""
        return self.journal.header.view is not None

    def view(self, *seats: int) -> World:
        """The World as these seats together see it; with none, as somebody who only watches."""
        return self.world if self.is_view else observe(self.world, *seats)

    @property
    def minutes_left(self) -> int | None:
        """How long this table may still be played; None where there is no limit, and when the game is over."""
        return None if self.is_over else minutes_left(self.journal)

    def waiting(self) -> list[int]:
        """The seats that must answer."""
        return self.journal.waiting()

    def may_act(self, seat: int | None) -> bool:
        """Whether a seat may act: it must answer, or is done where others are not."""
        return seat is not None and self.journal.may_act(seat)

    def legal(self, seat: int) -> Sequence[Any]:
        """What this seat may do now, worked out from what it sees."""
        return self.game.legal(self.view(seat), seat)

    # Playing

    def act(
        self,
        seat: int | None,
        action: Any,
        group: int | None = None,
        seen: int | None = None,
        sitter: Sitter | None = None,
    ) -> AnyEvent:
        """Let a seat act, or no seat: the table's clock. `seen` is how many events it had seen when it chose, else all.

        With a `sitter`, only while they sit there: who was given away the seat, here or elsewhere, acts no more.
        A race lost to other seats is tried again if the action is still legal; one lost to this seat's own move
        elsewhere, or to an undo, is not: the choice was made for another moment.
        """
        if seat is not None:
            self.strike_clock()
        known = len(self.journal.events) if seen is None else seen

        def prepare() -> AnyEvent:
            if seat is not None and sitter is not None and self.sitters[seat] != sitter:
                raise Rejected("NotYourSeat", "That seat is not yours any more.")
            if any(unsettles(event, seat) for event in self.journal.events[known:]) or self.is_asked_anew(seat, known):
                raise Rejected("TableMoved", "The game has moved on; look again.")
            return self.journal.prepare(seat, action, group)

        return self.write(prepare)

    def is_asked_anew(self, seat: int | None, known: int) -> bool:
        """Whether a seat that had seen so many events is asked something else by now: others have answered for it."""
        if seat is None or known not in range(1, len(self.journal.events)):
            return False
        then, now = self.journal.step(known - 1).world(), self.journal.tip.world()
        return bool(then.ask_of(seat) != now.ask_of(seat))

    def strike_clock(self) -> None:
        """Where the time of this table is up, that comes into the log before anything else."""
        with self.lock:
            action = due_action(self.journal)
        if action is not None:
            with suppress(Rejected):  # another program's clock was first
                self.act(None, action)

    def sit(self, seat: int, sitter: Sitter) -> AnyEvent:
        """Give a seat to somebody else, to a bot, or to nobody."""
        if type(seat) is not int or seat not in range(len(self.sitters)):
            raise Rejected("NoSuchSeat", f"The table has seats 1 to {len(self.sitters)}.")
        refuse_unknown(self.game, sitter)
        return self.note(seat, lambda: sitting.line_for(sitter))

    def note_hint(self, seat: int) -> None:
        """A seat gets a hint; the first makes the game an assisted one."""
        if not self.record.assisted:
            self.note(seat, Hinted)

    def due_bots(self) -> list[int]:
        """The seats of bots that must answer, the next to act first.

        Where anybody may answer for all, or act in any order, bots hold back while people are waited for, until called.
        """
        bots = self.asked_bots()
        if bots and not self.is_calling and any(seat in self.people for seat in self.waiting()):
            bots = [seat for seat in bots if not self.holds_back(seat)]
        return bots

    def asked_bots(self) -> list[int]:
        """The seats of bots that are asked, whether they hold back or not, the next to act first."""
        bots = [seat for seat in self.waiting() if isinstance(self.sitters[seat], Bot)]
        world, last = self.journal.tip.world(), self.journal.tip.event.seat
        if len(bots) > 1 and last is not None and is_free(world):
            bots.sort(key=lambda seat: (seat - last - 1) % world.seats)
        return bots

    def holds_back(self, seat: int) -> bool:
        """Whether people come first in what a seat is asked; what a bot says first, it says before."""
        world = self.journal.tip.world()
        return manner_of(world.ask_of(seat)) in (FREE, TEAM) and self.game.bot.first_word(world, seat) is None

    def call_bots(self) -> None:
        """Let the bots act that hold back: until a person does, or is asked anew."""
        self.called = len(self.journal.events)

    @property
    def is_calling(self) -> bool:
        """Whether bots have been called, and no person has acted or been asked anew since."""
        if self.called is None:
            return False
        return not any(ends_call(event, self.people) for event in self.journal.events[self.called :])

    @property
    def can_call(self) -> bool:
        """Whether bots hold back that could be called."""
        return len(self.due_bots()) < len(self.asked_bots())

    def bot_turn(self, seat: int, budget: Budget = DEFAULT) -> AnyEvent | None:
        """Let a bot choose and act, here and now. None if it is not asked, or the table moved on meanwhile."""
        posed = self.pose(seat, budget)
        return None if posed is None else self.play(posed, Inline().ask(posed.question).result().choices[0].action)

    def pose(self, seat: int, budget: Budget = DEFAULT) -> Posed | None:
        """The question that a bot has to answer, to be thought about anywhere; None if it is not asked."""
        with self.lock:
            sitter = self.sitters[seat]
            if not isinstance(sitter, Bot):
                return None
            return self.posed(seat, (seat,), budget, player_for(self.game, sitter.level).word)

    def pose_for_advice(self, seat: int, budget: Budget = DEFAULT) -> Posed | None:
        """The same question for somebody who advises whoever sits there, and sees what all of their seats see."""
        with self.lock:
            return self.posed(seat, self.seats_of(seat), budget, None, presumes=True)

    def posed(
        self, seat: int, eyes: Sequence[int], budget: Budget, bot: str | None, *, presumes: bool = False
    ) -> Posed | None:
        observed = self.view(*eyes)
        if observed.ask_of(seat) is None:
            return None
        presumed = self.game.bot.presumed(observed, seat) if presumes else ()
        observed = observed.copy() if presumed else observed
        for fact in presumed:
            fold(observed, fact)
        if not self.game.legal(observed, seat):  # done, where others are not, and nothing is left to do
            return None
        # The same table at the same point: the same choice, and nothing of the table's own chance in it.
        chance = f"{self.id}|{seat}|{self.journal.tip.depth}"
        asked = question(observed, seat, chance, budget, bot)
        ask = self.journal.tip.world().ask_of(seat)
        return Posed(seat, self.sitters[seat], len(self.journal.events), asked, ask)

    def still_asks(self, posed: Posed) -> bool:
        """Whether an answer to this question would still be for this table."""
        with self.lock:
            moved = any(unsettles(event, posed.seat) for event in self.journal.events[posed.seen :])
            ask = self.journal.tip.world().ask_of(posed.seat)
            return not moved and posed.sitter == self.sitters[posed.seat] and ask is not None and ask == posed.ask

    def play(self, posed: Posed, action: Any) -> AnyEvent | None:
        """Play what a bot has chosen; None if the table has moved on since it was asked."""
        if not self.still_asks(posed):
            return None
        if not self.is_calling and any(seat in self.people for seat in self.waiting()):
            action = self.game.bot.first_word(self.view(posed.seat), posed.seat) or action
        try:
            return self.act(posed.seat, action, seen=posed.seen)
        except Rejected:
            if len(self.journal.events) == posed.seen:
                raise
            return None

    # Taking back

    def weigh_undo(self, seat: int | None = None) -> Verdict:
        """What an undo would take back, and who would have to agree. Raises Rejected where there is nothing."""
        self.journal.refuse_if_view()
        return weigh(self.journal, self.sitters, seat)

    def undo(self, seat: int | None = None) -> AnyEvent:
        """Go back to the last choice of this seat (alone or at one keyboard: of anybody there), if it needs no consent.

        In a question still open to others their answers stay; what followed from the choice, bots' moves too, goes.
        """

        def prepare() -> AnyEvent:
            verdict = self.weigh_undo(seat)
            if not verdict.is_free:
                raise refusal(verdict)
            return self.journal.prepare_undo(seat=seat, lines=verdict.lines)

        return self.write(prepare)

    def redo(self, seat: int | None = None) -> AnyEvent:
        """Bring back what was undone last; between people, only who undid it may."""

        def prepare() -> AnyEvent:
            event = self.journal.prepare_redo(seat)
            own = () if seat is None else self.seats_of(seat)
            if not sitting.is_one_keyboard(self.sitters) and who_undid(self.journal) not in own:
                raise Rejected("NotYourUndo", "Only the player who undid it can redo it.")
            return event

        return self.write(prepare)

    @property
    def wish(self) -> Wish | None:
        """The undo that somebody is asking for."""
        return wish_of(self.journal)

    def ask_undo(self, seat: int) -> AnyEvent:
        """Ask the others to let this seat go back to its last choice."""

        def line() -> Consented:
            verdict = self.weigh_undo(seat)
            if verdict.is_free:
                raise Rejected("NoNeedToAsk", "You can undo this without asking.")
            if self.wish is not None:
                raise Rejected("AskedAlready", "You have already asked the others.")
            return Consented(verdict.lines, True)

        return self.note(seat, line)

    def consent(self, seat: int, yes: bool) -> AnyEvent:
        """Answer the wish of another seat, or withdraw one's own. The last yes is the undo itself.

        A person answers once, for all of their seats.
        """
        self.journal.refuse_stranger(seat)
        own = self.seats_of(seat)

        def prepare() -> AnyEvent:
            wish = self.wish
            asked = () if wish is None else (*wish.needs, wish.seat)
            seat = next((one for one in own if one in asked), own[0])
            if wish is None or (seat not in wish.needs and (yes or seat != wish.seat)):
                raise Rejected("NotAsked", "Nobody is waiting for your answer.")
            if not yes or wish.needs != (seat,):
                return self.journal.line(seat, Consented(wish.lines, yes))
            fresh = secrets.randbits(SEED_BITS) if self.weigh_undo(wish.seat).past_reveal else None
            return self.journal.prepare_undo(seat=wish.seat, lines=wish.lines, agreed=(*wish.agreed, seat), seed=fresh)

        return self.write(prepare)

    # Keeping

    def export(self, *seats: int, whole: bool = False) -> bytes:
        """The log file: all of it once the game is over, till then what these seats (or a spectator) may see."""
        if self.is_over or self.is_view:
            return self.journal.dump()
        if whole:
            sentence = "The full log would reveal hidden cards; you can export it when the game is over."
            raise Rejected("StillRunning", sentence)
        return self.journal.dump(*seats, whole=False)

    def sign(self, signer: Signer) -> AnyEvent | None:
        """Let the hall sign a game that it has laid and that is over; None where there is nothing to sign.

        What was brought in from elsewhere, or forked from another game, it has not seen being played.
        """

        def prepare() -> AnyEvent:
            if self.record.imported or not is_unsigned(self.journal):
                raise Rejected("NothingToSign", "There is nothing to sign here.")
            return signed_event(self.journal, signer)

        with suppress(Rejected):  # often another program of the hall was first
            return self.write(prepare)
        return None

    def fork(self, seq: int, seats: Sequence[Sitter] | None = None) -> "Table":
        """A new table that goes on from that line, assisted from the start: much of it has been seen before.

        While this one runs, the chance of the new one is drawn anew: no peeking ahead.
        """
        if not self.is_over and sitting.is_between_people(self.journal):
            raise Rejected("StillRunning", "You can fork a game between people once it is over.")
        seed = None if self.is_over else secrets.randbits(SEED_BITS)
        sitters = self.sitters if seats is None else seats
        names = [sitting.line_for(sitter).name or called for sitter, called in zip(sitters, self.names, strict=True)]
        forked = self.journal.fork(seq, seed, sitting.distinct(names))
        return Table.begin(self.store, forked, sitters, assisted=True)


def refuse_unknown(game: Game, sitter: Sitter) -> None:
    """Raise Rejected for a bot that does not exist."""
    if isinstance(sitter, Bot):
        player_named(game, sitter.level)


def ends_call(event: AnyEvent, people: Collection[int]) -> bool:
    """Whether bots that were called hold back again after this line."""
    if isinstance(event.action, Undo | Redo) or (is_game_line(event.action) and event.seat in people):
        return True
    return any(isinstance(fact, Asked) and fact.seat in people for fact in event.facts)


def unsettles(event: AnyEvent, seat: int | None) -> bool:
    """Whether a line makes a choice of this seat, made before it, meaningless."""
    return isinstance(event.action, Undo | Redo) or (is_game_line(event.action) and event.seat == seat)
