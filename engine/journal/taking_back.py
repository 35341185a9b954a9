"""What undo needs to know beyond the tree of moves: one seat's answer to an open question, and chance drawn afresh."""

from collections.abc import Iterator

from engine.core import Answered, Asked, Counted, Fact, Moved, Noted, Rejected, Reseeded, Turned, World, fold
from engine.core.chance import shuffle
from engine.core.facts import DOWN
from engine.core.places import NOBODY
from engine.journal.lines import is_game_line
from engine.journal.steps import Step

OWN_DOINGS = (Moved, Turned, Counted, Answered, Noted)


def last_answer_of(tip: Step, seat: int) -> Step:
    """This seat's last answer, if the question it belongs to is still open and nothing has followed from it."""
    for step in tip.path():
        if not is_game_line(step.event.action) or not is_mere_answer(step):
            break
        if step.event.seat == seat:
            return step
    raise Rejected("NothingToUndo", "There is no answer of yours to take back: the question is closed.")


def is_mere_answer(step: Step) -> bool:
    """Whether a move did nothing but answer for its own seat."""
    seat = step.event.seat
    return all(
        isinstance(fact, OWN_DOINGS) or (isinstance(fact, Asked) and fact.seat == seat) for fact in step.event.facts
    )


def agreed_facts(world: World, seed: int) -> Iterator[Fact]:
    """A new seed, and a new order for every zone whose order nobody knew."""
    fresh = world.copy()
    yield fold_in(fresh, Reseeded(seed))
    for name, lying in world.zones.items():
        spec = world.game.layout.specs[name]
        if len(lying) > 1 and spec.down is NOBODY and not spec.loose and all(world.sides[p] == DOWN for p in lying):  # type: ignore[index]
            yield fold_in(fresh, shuffle(fresh, name))


def fold_in(world: World, fact: Fact) -> Fact:
    """The fact, after folding it."""
    fold(world, fact)
    return fact
