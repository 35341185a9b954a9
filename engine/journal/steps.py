"""The tree of moves. A step is a line that counts, its parent the line that counted before it.

Undo moves the tip to an ancestor, a new move grows a branch, redo goes back to a tip left before.
Every sixteenth step keeps its World, so any step is reached by folding a handful of events; and so do the tip and its
parent, which whoever tells or redacts the newest line asks for.
"""

from collections.abc import Iterator

from engine.core import AnyEvent, Rejected, Reseeded, World, fold
from engine.journal.lines import is_game_line

KEEP_EVERY = 16


class Step:
    """One line that counts, after all those before it; with how many of them are moves, and how many drew afresh."""

    __slots__ = ("depth", "event", "fresh", "kept", "moves", "parent")

    def __init__(self, event: AnyEvent, parent: "Step | None", world: World | None = None) -> None:
        self.event = event
        self.parent = parent
        self.depth: int = parent.depth + 1 if parent else 0
        self.moves: int = is_game_line(event.action) + (parent.moves if parent else 0)
        self.fresh: int = drew_afresh(event) + (parent.fresh if parent else 0)
        self.kept = world

    def path(self) -> Iterator["Step"]:
        """This step and its ancestors, newest first."""
        step: Step | None = self
        while step is not None:
            yield step
            step = step.parent

    def world(self) -> World:
        """The World after this step. Treat it as a value: it is never changed afterwards."""
        if self.kept is not None:
            return self.kept
        pending = []
        for step in self.path():
            if step.kept is not None:
                break
            pending.append(step)
        world = step.kept.copy()  # type: ignore[union-attr]
        for step in reversed(pending):
            fold(world, step.event)
            if step.depth % KEEP_EVERY == 0:
                step.kept = world.copy()
        return world

    def let_go(self) -> None:
        """Forget the World unless it is one of those kept."""
        if self.depth % KEEP_EVERY:
            self.kept = None


def drew_afresh(event: AnyEvent) -> bool:
    """Whether a line is not a move but chance drawn anew, as an agreed undo leaves it."""
    facts = event.facts
    return bool(facts) and type(facts[0]) is Reseeded and not is_game_line(event.action)


def without(tip: Step, lines: frozenset[int]) -> Step:
    """The branch that has the same lines as this one, less some. The first line always stays."""
    missing = len(lines)
    spared = []
    step = tip
    while missing:
        if step.parent is None:
            raise Rejected("NothingToUndo", "These lines do not count or cannot be undone.")
        if step.event.seq in lines:
            missing -= 1
        else:
            spared.append(step.event)
        step = step.parent
    for event in reversed(spared):
        step = Step(event, step)
    return step
