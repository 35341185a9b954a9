"""Where the table stands after a line, worked out without changing anything: the tip, and what redo could reach.

Asked by the journal for every line it writes or reads; a line that does not fit raises Rejected, or what `fold` raises.
"""

import msgspec

from engine.core import AnyEvent, Rejected, World, fold
from engine.journal.lines import Line, Redo, Start, Undo
from engine.journal.steps import Step, without

Left = tuple[tuple[Step, tuple[int, ...]], ...]


class Draft(msgspec.Struct, frozen=True):
    """A line ready to be kept: the event with its link, the encoded line, and the World it leads to."""

    event: AnyEvent
    line: bytes
    tip: Step
    world: World
    left: Left


def begin(event: AnyEvent, blank: World) -> Step:
    """The first step of all."""
    if not isinstance(event.action, Start):
        raise Rejected("NotAStart", "A log starts with the line that sets up the table.")
    return folded(event, None, blank)


def follow(tip: Step, left: Left, event: AnyEvent, ahead: World | None = None) -> tuple[Step, Left]:
    """The tip after a line, and the tips that undo has left behind. `ahead` is the World a move leads to, if known."""
    action = event.action
    if isinstance(action, Start):
        raise Rejected("NotAStart", "Only the first line of a log sets up the table.")
    if isinstance(action, Undo):
        return follow_undo(tip, left, event, action)
    if isinstance(action, Redo):
        return follow_redo(left, event, action)
    if isinstance(action, Line):
        if event.facts:
            raise Rejected("NotAMove", "A line about the table cannot change the game.")
        return tip, left
    return folded(event, tip, tip.world()) if ahead is None else Step(event, tip, ahead), ()


def follow_undo(tip: Step, left: Left, event: AnyEvent, action: Undo) -> tuple[Step, Left]:
    """Leave the undone lines; remember them for redo unless chance was drawn anew."""
    gone = frozenset(action.lines)
    if not gone or len(gone) < len(action.lines):
        raise Rejected("NothingToUndo", "An undo takes back at least one line, and no line twice.")
    base = without(tip, gone)
    if event.facts:
        return folded(event, base, base.world()), ()
    return base, (*left, (tip, action.lines))


def follow_redo(left: Left, event: AnyEvent, action: Redo) -> tuple[Step, Left]:
    """Go back to the tip that was left last."""
    if not left or left[-1][1] != action.lines or event.facts:
        raise Rejected("NothingToRedo", "There is nothing to redo.")
    return left[-1][0], left[:-1]


def folded(event: AnyEvent, parent: Step | None, before: World) -> Step:
    """A new step with the facts of its line folded in."""
    return Step(event, parent, fold(before.copy(), event))
