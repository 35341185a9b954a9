"""The narration of a log for some eyes: each line that counts, redacted for them and put in words by the game.

Lines are told once and kept as long as they count, per pair of eyes; nothing told to one is ever handed to another.
The newest line is looked at once: its pictures and what its answer led to are taken along on the way.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from engine.core import Answered, AnyEvent, Fact, World, fold, observe
from engine.core.sight import retold, telling
from engine.journal import Journal, Seated
from engine.journal.steps import Step
from engine.kit.telling import Told
from engine.tables.table.seats import names_of
from tui.table.session.event_frames import Beat, beats_at, cuts_of

Eyes = tuple[int, ...]


class Look(msgspec.Struct, frozen=True):
    """A line as some eyes had it: the World before it, what they were told, and Worlds on the way.

    `own` facts are the answer itself, and `answered` is the World after them; the rest is what followed from it.
    """

    before: World
    told: AnyEvent
    beats: tuple[Beat, ...]
    own: int
    answered: World


def names_in(journal: Journal) -> tuple[str, ...]:
    """What the seats of a log are called: by who sat down first; where that is one person twice, by what they play."""
    seated: dict[int, str] = {}
    for event in journal.events:
        if isinstance(event.action, Seated) and event.action.who == "person" and event.seat is not None:
            seated.setdefault(event.seat, event.action.name)
    called = journal.header.seats
    names = [seated.get(seat, name) for seat, name in enumerate(called)]
    titled = names_of(journal.game, journal.world, names)
    return tuple(titled[seat] if names.count(name) > 1 else called[seat] for seat, name in enumerate(names))


class Narrator:
    """Tells one journal."""

    def __init__(self, journal: Journal, names: Sequence[str] = ()) -> None:
        self.journal = journal
        self.names = tuple(names) or names_in(journal)
        self._told: dict[tuple[Eyes, Step], tuple[Told, ...]] = {}
        self._lines: dict[Eyes, tuple[Step, tuple[Told, ...]]] = {}
        self._look: tuple[Eyes, Step, Look] | None = None
        self._part: tuple[Eyes, Step, int, tuple[Told, ...]] | None = None

    def lines(self, eyes: Eyes, tip: Step | None = None) -> tuple[Told, ...]:
        """Everything up to a step (now, by default), oldest line first; what was told before is not gone through."""
        tip = tip or self.journal.tip
        known, before = self._lines.get(eyes, (None, ()))
        new: list[tuple[Told, ...]] = []
        for step in tip.path():
            if step is known:
                break
            new.append(self.told(eyes, step))
        else:
            before = ()
        whole = (*before, *(told for part in reversed(new) for told in part)) if new else before
        self._lines[eyes] = (tip, whole)
        return whole

    def lines_so_far(self, eyes: Eyes, step: Step, facts: int) -> tuple[Told, ...]:
        """Everything up to the middle of a step, when only some of its facts have happened."""
        before = self.lines(eyes, step.parent) if step.parent is not None else ()
        return (*before, *self.told_so_far(eyes, step, facts))

    def parts(self, eyes: Eyes, tip: Step | None = None) -> list[tuple[Told, ...]]:
        """The same, by the line of the log it comes from."""
        steps = list((tip or self.journal.tip).path())[::-1]
        return [self.told(eyes, step) for step in steps]

    def told(self, eyes: Eyes, step: Step) -> tuple[Told, ...]:
        """What one line of the log says to these eyes."""
        key = (eyes, step)
        if key not in self._told:
            self._told[key] = self._narrated(step, *self.seen(eyes, step))
        return self._told[key]

    def told_so_far(self, eyes: Eyes, step: Step, facts: int) -> tuple[Told, ...]:
        """What a line says when only some of its facts have happened; a picture asks for it more than once."""
        if self._part is None or self._part[:3] != (eyes, step, facts):
            before, event = self.seen(eyes, step)
            part = msgspec.structs.replace(event, facts=event.facts[:facts])
            self._part = (eyes, step, facts, self._narrated(step, before, part))
        return self._part[3]

    def _narrated(self, step: Step, before: World, event: AnyEvent) -> tuple[Told, ...]:
        """An event in the game's words, each line with its place in the log."""
        told = self.journal.game.words.narrate(before, event, self.names)
        return tuple(msgspec.structs.replace(line, moment=step.depth) for line in told)

    def seen(self, eyes: Eyes, step: Step) -> tuple[World, AnyEvent]:
        """The World before a line, and the line, as these eyes had them."""
        look = self.look(eyes, step)
        return look.before, look.told

    def beats(self, eyes: Eyes, step: Step) -> tuple[Beat, ...]:
        """The pictures of a line before its last."""
        return self.look(eyes, step).beats

    def look(self, eyes: Eyes, step: Step) -> Look:
        """A line as these eyes had it; the newest is asked for several times."""
        if self._look is None or self._look[1] is not step or self._look[0] != eyes:
            self._look = (eyes, step, self._looked(eyes, step))
        return self._look[2]

    def _looked(self, eyes: Eyes, step: Step) -> Look:
        before = step.parent.world() if step.parent is not None else self.journal.blank()
        if self.journal.header.view is not None:
            now = before.copy()
            return witnessed(before, now, step.event, folding(now, step.event.facts))
        seen = observe(before, *eyes)
        now = seen.copy()
        look = witnessed(seen, now, step.event, telling(before, now, step.event))
        told = retold(before, seen, now, step.event, look.told.facts)
        return msgspec.structs.replace(look, told=told)


def witnessed(before: World, now: World, event: AnyEvent, walk: Iterable[Fact]) -> Look:
    """What there is to see on the way through an event; each fact of the walk is told when `now` has come to it."""
    cuts, own = cuts_of(event, before.game.words.pictured), length_of_answer(event)
    worlds: dict[int, World] = {}
    answered = before
    facts = []
    for fact in walk:
        facts.append(fact)
        if len(facts) in cuts:
            worlds[len(facts)] = now.copy()
        if len(facts) == own:
            answered = now.copy()
    told = msgspec.structs.replace(event, facts=tuple(facts))
    return Look(before, told, tuple(beats_at(worlds, now)), own, answered)


def folding(world: World, facts: Iterable[Fact]) -> Iterable[Fact]:
    """Facts that are told already, each after it was folded."""
    for fact in facts:
        fold(world, fact)
        yield fact


def length_of_answer(event: AnyEvent) -> int:
    """How many facts of a seat's move are its answer."""
    facts = enumerate(event.facts)
    places = (index + 1 for index, fact in facts if isinstance(fact, Answered) and fact.seat == event.seat)
    return next(places, len(event.facts))
