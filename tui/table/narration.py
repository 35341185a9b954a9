"""The narration of a log for some eyes: each line that counts, redacted for them and put in words by the game.

Lines are told once and kept as long as they count, per pair of eyes; nothing told to one is ever handed to another.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from engine.core import AnyEvent, Told, World, observe, redact
from engine.journal import Journal
from engine.journal.steps import Step

Eyes = tuple[int, ...]


class Narrator:
    """Tells one journal."""

    def __init__(self, journal: Journal, names: Sequence[str] = ()) -> None:
        self.journal = journal
        self.names = tuple(names) or journal.header.seats
        self._told: dict[tuple[Eyes, Step], tuple[Told, ...]] = {}
        self._seen: tuple[Eyes, Step, tuple[World, AnyEvent]] | None = None

    def lines(self, eyes: Eyes, tip: Step | None = None) -> tuple[Told, ...]:
        """Everything up to a step (now, by default), oldest line first."""
        return tuple(told for part in self.parts(eyes, tip) for told in part)

    def parts(self, eyes: Eyes, tip: Step | None = None) -> list[tuple[Told, ...]]:
        """The same, by the line of the log it comes from."""
        steps = list((tip or self.journal.tip).path())[::-1]
        return [self.told(eyes, step) for step in steps]

    def told(self, eyes: Eyes, step: Step) -> tuple[Told, ...]:
        """What one line of the log says to these eyes."""
        key = (eyes, step)
        if key not in self._told:
            before, event = self.seen(eyes, step)
            self._told[key] = tuple(self.journal.game.narrate(before, event, self.names))
        return self._told[key]

    def told_so_far(self, eyes: Eyes, step: Step, facts: int) -> tuple[Told, ...]:
        """What a line says when only some of its facts have happened."""
        before, event = self.seen(eyes, step)
        part = msgspec.structs.replace(event, facts=event.facts[:facts])
        return tuple(self.journal.game.narrate(before, part, self.names))

    def seen(self, eyes: Eyes, step: Step) -> tuple[World, AnyEvent]:
        """The World before a line, and the line, as these eyes had them; the newest is asked for several times."""
        if self._seen is None or self._seen[1] is not step or self._seen[0] != eyes:
            self._seen = (eyes, step, self._look(eyes, step))
        return self._seen[2]

    def _look(self, eyes: Eyes, step: Step) -> tuple[World, AnyEvent]:
        before = step.parent.world() if step.parent is not None else self.journal.blank()
        if self.journal.header.view is not None:
            return before, step.event
        return observe(before, *eyes), redact(before, step.event, *eyes)
