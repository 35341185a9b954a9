"""A game as its log: act, undo, redo, look back, fork, write and read.

The log only grows: undo and redo are lines of their own. Worlds handed out are values and never change.
`prepare…` makes a line, `draft` works out where it leads, `keep` keeps it: a store can make it durable in between.
"""

import time
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any

import msgspec

from engine.core import (
    AnyEvent,
    Damaged,
    Event,
    Fact,
    Outcome,
    Problem,
    Rejected,
    World,
    blank,
    lay_table,
    perform,
    redact,
)
from engine.core.codec import is_action
from engine.core.sight import eyes_of
from engine.games import GAMES
from engine.journal import chain, reading
from engine.journal.advancing import Draft, Left, begin, follow
from engine.journal.lines import Line, Redo, Start, Undo, is_game_line
from engine.journal.steps import Step, without
from engine.journal.undoing import agreed_facts, last_answer_of, last_moves, next_seed, takes_back_chance
from engine.journal.verifying import first_fault, problems_in
from engine.kit.game import Game

Clock = Callable[[], int]


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Journal:
    """One table's log and the World it leads to."""

    def __init__(self, header: chain.Header, clock: Clock = now) -> None:
        self.header = header
        self.game: Game = GAMES[header.game]
        self.clock = clock
        self.events: list[AnyEvent] = []
        self.warnings: list[str] = []
        first, self.link = chain.encode(header, "")
        self.lines: list[bytes] = [first]
        self.tips: list[Step] = []
        self.left: Left = ()
        # What a move just prepared leads to, so that its facts are not folded a second time when it is kept.
        self.ahead: tuple[Step, tuple[Fact, ...], World] | None = None

    @classmethod
    def start(
        cls,
        game: str | Game,
        seats: int = 4,
        options: Mapping[str, str] | None = None,
        seed: int = 7,
        names: Sequence[str] = (),
        clock: Clock = now,
        secret: str = "",
    ) -> "Journal":
        """Lay a new table and play up to the first choice. A hall's secret, if given, says by which seed."""
        chosen = game if isinstance(game, Game) else known_game(game)
        chosen.check(options or {}, seats)
        whole = chosen.complete(options or {})
        if type(seed) is not int:
            raise Rejected("BadSeed", f"A seed is a whole number, not {seed!r}.")
        called = tuple(names) or tuple(f"Seat {seat + 1}" for seat in range(seats))
        if len(called) != seats or not all(isinstance(name, str) for name in called):
            raise Rejected("WrongNames", f"A table with {seats} seats needs as many names, not {called!r}.")
        journal = cls(chain.header_for(chosen, called, whole, seed, secret), clock)
        facts = lay_table(chosen, journal.blank())
        journal.accept(Event(0, None, clock(), 0, Start(), tuple(facts)))
        return journal

    def blank(self) -> World:
        """The World before the first line."""
        header = self.header
        view = None if header.view is None else eyes_of(header.view)
        # A log written before an option existed was played with what is its default now.
        return blank(self.game, len(header.seats), self.game.complete(header.options), header.seed, view)

    # Looking

    @property
    def tip(self) -> Step:
        """The step the table is at."""
        return self.tips[-1]

    @property
    def world(self) -> World:
        """The World now, a copy: whatever is folded into it, the table stays as it is."""
        return self.tip.world().copy()

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, if it has."""
        return self.tip.world().outcome

    def waiting(self) -> list[int]:
        """The seats that must answer."""
        return sorted(self.tip.world().waiting())

    def may_act(self, seat: int) -> bool:
        """Whether a seat may act: it must answer, or is done where others are not."""
        return self.tip.world().may_act(seat)

    def legal(self, seat: int | None) -> Sequence[Any]:
        """What this seat may do now; of no seat, what the table's clock may. A view knows only its own seats."""
        self.refuse_stranger(seat)
        if self.header.view is not None and seat not in self.header.view:
            return ()
        return self.game.legal(self.tip.world(), seat)

    def at(self, seq: int) -> World:
        """The World after that line, a copy."""
        return self.step(seq).world().copy()

    def before(self, seq: int) -> World:
        """The World that line fell on. For an undo that draws chance anew it is the one the undo went back to."""
        step = self.step(seq)
        if step.event.seq != seq:
            return self.at(seq - 1)
        return step.parent.world().copy() if step.parent else self.blank()

    def step(self, seq: int) -> Step:
        """Where the table stood after that line."""
        if type(seq) is not int or seq not in range(len(self.tips)):
            raise Rejected("NoSuchLine", f"The log has lines 0 to {len(self.tips) - 1}, not {seq!r}.")
        return self.tips[seq]

    def counting(self) -> list[AnyEvent]:
        """The lines that count, from the start to now."""
        return [step.event for step in self.tip.path()][::-1]

    # Playing

    def act(self, seat: int | None, action: Any, group: int | None = None) -> AnyEvent:
        """Take an action for a seat."""
        return self.accept(self.prepare(seat, action, group))

    def prepare(self, seat: int | None, action: Any, group: int | None = None) -> AnyEvent:
        """The line an action would make."""
        self.refuse_if_view()
        self.refuse_stranger(seat)
        if self.outcome is not None:
            raise Rejected("GameOver", "The game is over.")
        if not is_action(self.game, action):
            raise Rejected("NotAMove", "That is not a move of this game.")
        world = self.world
        facts = tuple(perform(self.game, world, seat, action))
        self.ahead = (self.tip, facts, world)
        return self.line(seat, action, facts, group)

    def line(self, seat: int | None, action: Any, facts: tuple[Any, ...] = (), group: int | None = None) -> AnyEvent:
        """A line that would follow now."""
        self.refuse_stranger(seat)
        seq = len(self.events)
        return Event(seq, seat, self.clock(), seq if group is None else group, action, facts)

    def note(self, seat: int | None, line: Line) -> AnyEvent:
        """Write down who sits where, or who agreed to what."""
        self.refuse_if_view()
        return self.accept(self.line(seat, line))

    def undo(self, n: int = 1, seat: int | None = None) -> AnyEvent:
        """Take back the last n moves, or this seat's own last answer while the question is still open.

        At a free ask that is its last act, if it touched nothing but its own and nothing that others did needs it.
        """
        return self.accept(self.prepare_undo(n, seat))

    def prepare_undo(
        self,
        n: int = 1,
        seat: int | None = None,
        seed: int | None = None,
        agreed: tuple[int, ...] = (),
        lines: Collection[int] | None = None,
    ) -> AnyEvent:
        """The line an undo would make. A new seed shuffles afresh whatever nobody knew the order of.

        `lines` names exactly what is taken back; then `seat` only says who does it.
        """
        self.refuse_if_view()
        self.refuse_stranger(seat)
        if lines is None:
            lines = last_moves(self.tip, n) if seat is None else last_answer_of(self.tip, seat)
        gone = frozenset(lines)
        if seed is None and takes_back_chance(self.tip, gone):
            seed = next_seed(self.world)
        facts = () if seed is None else tuple(agreed_facts(without(self.tip, gone).world(), seed))
        return self.line(seat, Undo(tuple(lines), agreed), facts)

    def redo(self) -> AnyEvent:
        """Make the last undone moves count again."""
        return self.accept(self.prepare_redo())

    def prepare_redo(self, seat: int | None = None) -> AnyEvent:
        """The line a redo would make."""
        self.refuse_if_view()
        self.refuse_stranger(seat)
        if not self.left:
            raise Rejected("NothingToRedo", "There is nothing to redo.")
        return self.line(seat, Redo(self.left[-1][1]))

    def accept(self, event: AnyEvent) -> AnyEvent:
        """Keep a line. The World moves on, back, or stays, as the line says."""
        return self.keep(self.draft(event))

    def draft(self, event: AnyEvent) -> Draft:
        """Where a line would lead and how it is written; nothing changes yet."""
        if event.seq != len(self.events):
            raise Rejected("OutOfTurn", f"The log is at line {len(self.events)}, not {event.seq}.")
        line, link = chain.encode(msgspec.structs.replace(event, link=""), self.link)
        return self.draft_of(msgspec.structs.replace(event, link=link), line)

    def draft_of(self, event: AnyEvent, line: bytes) -> Draft:
        """Where a line that is already written leads."""
        if not self.tips:
            tip, left = begin(event, self.blank()), self.left
        else:
            tip, left = follow(self.tip, self.left, event, self.world_ahead(event))
        return Draft(event, line, tip, tip.world(), left)

    def world_ahead(self, event: AnyEvent) -> World | None:
        """The World this move leads to, if it is the one that was prepared last, here and now."""
        tip, facts, world = self.ahead or (None, None, None)
        return world if tip is self.tip and facts is event.facts and is_game_line(event.action) else None

    def keep(self, draft: Draft) -> AnyEvent:
        """Append a line whose consequences are known."""
        if draft.event.seq != len(self.events):
            raise Rejected("OutOfTurn", f"The log is at line {len(self.events)}, not {draft.event.seq}.")
        self.ahead = None
        near = (draft.tip, draft.tip.parent)
        for step in (self.tip, self.tip.parent) if self.tips else ():
            if step is not None and step not in near:
                step.let_go()
        draft.tip.kept = draft.world
        self.events.append(draft.event)
        self.lines.append(draft.line)
        self.link = draft.event.link
        self.tips.append(draft.tip)
        self.left = draft.left
        return draft.event

    def refuse_if_view(self) -> None:
        if self.header.view is not None:
            raise Rejected("ViewOnly", "This log shows only what one seat saw: you can watch it, but not play it.")

    def refuse_stranger(self, seat: Any) -> None:
        """Raise for what is neither a seat nor nobody, as whom the table itself acts."""
        if seat is not None:
            self.refuse_strangers(seat)

    def refuse_strangers(self, *seats: Any) -> None:
        """Raise for what is not the number of a seat: True would be written down as something else than 1."""
        for seat in seats:
            if type(seat) is not int or seat not in range(len(self.header.seats)):
                raise Rejected("NoSuchSeat", f"The table has seats 0 to {len(self.header.seats) - 1}, not {seat!r}.")

    # Keeping

    def fork(self, seq: int, seed: int | None = None, names: Sequence[str] = ()) -> "Journal":
        """A new log that leads to the World after that line, to play on from there; with a seed, by other chance.

        What a hall committed to and signed was the other game: neither comes along.
        `names` are what its seats are called from its first line on, where others sit there now.
        """
        self.refuse_if_view()
        header = msgspec.structs.replace(self.header, seats=tuple(names) or self.header.seats)
        other = Journal(chain.uncommitted(header), self.clock)
        groups: dict[int, int] = {}
        for step in list(self.step(seq).path())[::-1]:
            event, here = step.event, len(other.events)
            action = None if isinstance(event.action, Undo) else event.action
            group = groups.setdefault(event.group, here)
            other.accept(msgspec.structs.replace(event, seq=here, group=group, action=action))
        if seed is not None:
            other.accept(other.line(None, None, tuple(agreed_facts(other.world, seed))))
        return other

    def dump(self, *view: int, whole: bool = True) -> bytes:
        """The log file. Seats named, or `whole=False` for a spectator: what they may see, with a chain of its own."""
        if view or not whole:
            return self.seen_by(*view).dump()
        return b"\n".join(self.lines) + b"\n"

    def seen_by(self, *view: int) -> "Journal":
        """The same log as these seats may see it."""
        self.refuse_strangers(*view)
        if self.header.view is not None:
            if view and set(view) != set(self.header.view):
                raise Rejected("ViewOnly", "This log shows only what one seat saw.")
            return self
        other = Journal(msgspec.structs.replace(self.header, seed=None, secret="", view=eyes_of(view)), self.clock)
        for event in self.events:
            other.accept(redact(self.before(event.seq), event, *view) if event.facts else event)
        return other

    @classmethod
    def load(cls, data: bytes, clock: Clock = now) -> "Journal":
        """Read a log file. Raises Damaged; a cut last line is dropped and named in `warnings`."""
        header, lines, warnings = reading.parts_of(data)
        journal = cls(header, clock)
        journal.warnings += warnings
        try:
            journal.extend(lines)
        except Damaged as damage:
            raise first_fault(journal, damage) from None
        return journal

    def extend(self, lines: Iterable[bytes]) -> None:
        """Follow lines written elsewhere: the rest of a file, or of a store. Raises Damaged at the first bad one."""
        coming = tuple(lines)
        for index in range(len(coming)):
            self.keep(reading.checked(self, coming, index))

    def verify(self) -> list[Problem]:
        """Decide every move again with today's rules and compare."""
        return list(problems_in(self))


def known_game(slug: object) -> Game:
    """The game of that name."""
    if not isinstance(slug, str) or slug not in GAMES:
        raise Rejected("UnknownGame", f"There is no game {slug!r}; the games are {', '.join(GAMES)}.")
    return GAMES[slug]
