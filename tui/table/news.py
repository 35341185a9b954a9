"""What happened since a seat last chose: the World at that choice and the pieces touched after it, as it saw them."""

from __future__ import annotations

import msgspec

from engine.core import Answered, AnyEvent, World, fold_all
from engine.journal import is_game_line
from engine.journal.steps import Step
from tui.table.beats import touched_by
from tui.table.narration import Narrator


class News(msgspec.Struct, frozen=True):
    """`before` is None where the seat has not chosen yet: then nothing is news."""

    before: World | None = None
    changed: frozenset[int] = frozenset()


def news_for(narrator: Narrator, seat: int, known: tuple[Step, News] | None = None) -> News:
    """The news of a seat, now; what was news at an earlier step need not be looked up again."""
    changed: set[int] = set()
    for step in narrator.journal.tip.path():
        if known is not None and step is known[0]:
            return News(known[1].before, known[1].changed | changed)
        before, told = narrator.seen((seat,), step)
        if told.seat == seat and is_game_line(told.action):
            own = length_of_answer(told, seat)
            changed |= touched_by(told.facts[own:])
            return News(fold_all(before.copy(), told.facts[:own]), frozenset(changed))
        changed |= touched_by(told.facts)
    return News()


def length_of_answer(told: AnyEvent, seat: int) -> int:
    """How many facts of a seat's own move are the answer itself; the rest is what followed from it."""
    places = (index + 1 for index, fact in enumerate(told.facts) if isinstance(fact, Answered) and fact.seat == seat)
    return next(places, len(told.facts))
