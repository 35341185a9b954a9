"""A game as its log: act, undo, redo, look back, fork, write and read.

The log only grows: undo and redo are lines of their own. Worlds handed out are values and never change.
`prepare…` makes a line without keeping it, `accept` keeps it, so that a store can make it durable in between.
"""

import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from engine.core import (
    AnyEvent,
    Event,
    Game,
    Outcome,
    Problem,
    Rejected,
    World,
    blank,
    fold,
    lay_table,
    perform,
    redact,
)
from engine.games import GAMES
from engine.journal import chain
from engine.journal.lines import Line, Redo, Start, Undo, is_game_line
from engine.journal.steps import Step, without
from engine.journal.taking_back import agreed_facts, last_answer_of

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
        self.left: list[tuple[Step, tuple[int, ...]]] = []

    @classmethod
    def start(
        cls,
        game: str | Game,
        seats: int = 4,
        options: Mapping[str, str] | None = None,
        seed: int = 7,
        names: Sequence[str] = (),
        clock: Clock = now,
    ) -> "Journal":
        """Lay a new table and play up to the first choice."""
        chosen = game if isinstance(game, Game) else known_game(game)
        whole = chosen.complete(options or {})
        chosen.check(whole, seats)
        called = tuple(names) or tuple(f"Seat {seat + 1}" for seat in range(seats))
        if len(called) != seats:
            raise Rejected("WrongNames", f"There are {seats} seats and {len(called)} names.")
        journal = cls(chain.header_for(chosen, called, whole, seed), clock)
        facts = lay_table(chosen, journal.blank())
        journal.accept(Event(0, None, clock(), 0, Start(), tuple(facts)))
        return journal

    def blank(self) -> World:
        """The World before the first line."""
        header = self.header
        return blank(self.game, len(header.seats), header.options, header.seed, header.view)

    # Looking

    @property
    def tip(self) -> Step:
        """The step the table is at."""
        return self.tips[-1]

    @property
    def world(self) -> World:
        """The World now."""
        return self.tip.world()

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, if it has."""
        return self.world.outcome

    def waiting(self) -> list[int]:
        """The seats that must answer."""
        return sorted(self.world.waiting())

    def legal(self, seat: int) -> Sequence[Any]:
        """What this seat may do now."""
        return self.game.legal(self.world, seat)

    def at(self, seq: int) -> World:
        """The World after that line."""
        if seq not in range(len(self.tips)):
            raise Rejected("NoSuchLine", f"The log has lines 0 to {len(self.tips) - 1}, not {seq}.")
        return self.tips[seq].world()

    def before(self, seq: int) -> World:
        """The World before that line."""
        return self.at(seq - 1) if seq else self.blank()

    def counting(self) -> list[AnyEvent]:
        """The lines that count, from the start to now."""
        return [step.event for step in self.tip.path()][::-1]

    # Playing

    def act(self, seat: int, action: Any, group: int | None = None) -> AnyEvent:
        """Take an action for a seat."""
        return self.accept(self.prepare(seat, action, group))

    def prepare(self, seat: int, action: Any, group: int | None = None) -> AnyEvent:
        """The line an action would make."""
        self.refuse_if_view()
        world = self.world
        if world.outcome is not None:
            raise Rejected("GameOver", "The game is over.")
        if isinstance(action, Line):
            raise Rejected("NotAMove", "That is not a move of this game.")
        facts = perform(self.game, world.copy(), seat, action)
        return self.line(seat, action, tuple(facts), group)

    def line(self, seat: int | None, action: Any, facts: tuple[Any, ...] = (), group: int | None = None) -> AnyEvent:
        """A line that would follow now."""
        seq = len(self.events)
        return Event(seq, seat, self.clock(), seq if group is None else group, action, facts)

    def note(self, seat: int | None, line: Line) -> AnyEvent:
        """Write down who sits where, or who agreed to what."""
        self.refuse_if_view()
        return self.accept(self.line(seat, line))

    def undo(self, n: int = 1, seat: int | None = None) -> AnyEvent:
        """Take back the last n moves, or this seat's own last answer while the question is still open."""
        return self.accept(self.prepare_undo(n, seat))

    def prepare_undo(
        self, n: int = 1, seat: int | None = None, seed: int | None = None, agreed: tuple[int, ...] = ()
    ) -> AnyEvent:
        """The line an undo would make. A new seed shuffles afresh whatever nobody knew the order of."""
        self.refuse_if_view()
        if seat is not None:
            return self.line(seat, Undo((last_answer_of(self.tip, seat).event.seq,), agreed))
        lines: list[int] = []
        moves = 0
        for step in self.tip.path():
            if moves == n or step.parent is None:
                break
            lines.append(step.event.seq)
            moves += is_game_line(step.event.action)
        if moves < n or n < 1:
            raise Rejected("NothingToUndo", "There is no move to take back.")
        facts = () if seed is None else tuple(agreed_facts(without(self.tip, frozenset(lines)).world(), seed))
        return self.line(None, Undo(tuple(lines), agreed), facts)

    def redo(self) -> AnyEvent:
        """Make the last undone moves count again."""
        return self.accept(self.prepare_redo())

    def prepare_redo(self) -> AnyEvent:
        """The line a redo would make."""
        self.refuse_if_view()
        if not self.left:
            raise Rejected("NothingToRedo", "There is nothing to redo.")
        return self.line(None, Redo(self.left[-1][1]))

    def accept(self, event: AnyEvent) -> AnyEvent:
        """Keep a line. The World moves on, back, or stays, as the line says."""
        if event.seq != len(self.events):
            raise Rejected("OutOfTurn", f"The log is at line {len(self.events)}, not {event.seq}.")
        tip = self.follow(event)
        line, link = chain.encode(event, self.link)
        return self.keep(msgspec.structs.replace(event, link=link), line, tip)

    def keep(self, event: AnyEvent, line: bytes, tip: Step) -> AnyEvent:
        """Append a line whose consequences are known."""
        if self.tips:
            self.tips[-1].let_go()
        tip.kept = tip.world()
        self.events.append(event)
        self.lines.append(line)
        self.link = event.link
        self.tips.append(tip)
        return event

    def follow(self, event: AnyEvent) -> Step:
        """Where the table stands after a line; raises where the line does not fit."""
        action = event.action
        if isinstance(action, Undo):
            return self.follow_undo(event, action)
        if isinstance(action, Redo):
            if not self.left or self.left[-1][1] != action.lines or event.facts:
                raise Rejected("NothingToRedo", "There is nothing to redo.")
            return self.left.pop()[0]
        if isinstance(action, Line) and not isinstance(action, Start):
            if event.facts:
                raise Rejected("NotAMove", "A line about the table changes nothing in the game.")
            return self.tip
        if isinstance(action, Start) is bool(self.tips):
            raise Rejected("NotAStart", "A log starts once, with its first line.")
        world = (self.world if self.tips else self.blank()).copy()
        for fact in event.facts:
            fold(world, fact)
        self.left.clear()
        return Step(event, self.tip if self.tips else None, world)

    def follow_undo(self, event: AnyEvent, action: Undo) -> Step:
        """Leave the undone lines; remember them for redo unless chance was drawn anew."""
        counting = {step.event.seq for step in self.tip.path() if step.parent is not None}
        if not action.lines or not counting.issuperset(action.lines):
            raise Rejected("NothingToUndo", "These lines do not count or cannot be taken back.")
        tip = without(self.tip, frozenset(action.lines))
        if event.facts:
            self.left.clear()
            world = tip.world().copy()
            for fact in event.facts:
                fold(world, fact)
            return Step(event, tip, world)
        self.left.append((self.tip, action.lines))
        return tip

    def refuse_if_view(self) -> None:
        if self.header.view is not None:
            raise Rejected("ViewOnly", "This log shows what one seat may see; it can be watched, not played.")

    # Keeping

    def fork(self, seq: int) -> "Journal":
        """A new log that leads to the World after that line, to play on from there."""
        self.refuse_if_view()
        self.at(seq)
        other = Journal(self.header, self.clock)
        for step in list(self.tips[seq].path())[::-1]:
            event = step.event
            action = None if isinstance(event.action, Undo) else event.action
            other.accept(msgspec.structs.replace(event, seq=len(other.events), action=action, link=""))
        return other

    def dump(self, *view: int, whole: bool = True) -> bytes:
        """The log file. Naming seats, or `whole=False` for a spectator, gives what they may see."""
        if view or not whole:
            return self.seen_by(*view).dump()
        return b"\n".join(self.lines) + b"\n"

    def seen_by(self, *view: int) -> "Journal":
        """The same log as these seats may see it."""
        other = Journal(msgspec.structs.replace(self.header, seed=None, view=view), self.clock)
        for event in self.events:
            other.accept(redact(self.before(event.seq), event, *view) if event.facts else event)
        return other

    @classmethod
    def load(cls, data: bytes, clock: Clock = now) -> "Journal":
        """Read a log file. Raises Damaged; a cut last line is dropped and named in `warnings`."""
        from engine.journal.reading import read

        return read(cls, data, clock)

    def verify(self) -> list[Problem]:
        """Decide every move again with today's rules and compare."""
        from engine.journal.reading import differences

        return differences(self)


def known_game(slug: str) -> Game:
    """The game of that name."""
    if slug not in GAMES:
        raise Rejected("UnknownGame", f"There is no game {slug!r}; there is {', '.join(GAMES)}.")
    return GAMES[slug]
