"""What is asked twice: a choice that shows something for good, or that leaves undone what could still be done.

Asked by the session before it lets a choice happen.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Any

from engine.core import AnyEvent, World, observe, perform
from engine.journal import Journal
from engine.tables.table.undoing import is_irreversible


def shows_something(journal: Journal, seat: int, chosen: Sequence[Any], own: Collection[int]) -> bool:
    """Whether one key would show somebody what cannot be unseen."""
    return any(is_irreversible(before, event, own) for before, event in foreseen(journal, seat, chosen))


def foreseen(journal: Journal, seat: int, chosen: Sequence[Any]) -> Iterator[tuple[World, AnyEvent]]:
    """What one key would do, each line with the World before it, while it can be done."""
    world, game = journal.world, journal.game
    for action in chosen:
        if game.why_not(observe(world, seat), seat, action) is not None:
            return
        before = world.copy()
        yield before, journal.line(seat, action, tuple(perform(game, world, seat, action)))


def left_undone(journal: Journal, seat: int, chosen: Sequence[Any]) -> str:
    """What one key would leave undone, in a sentence."""
    words, seen = journal.game.words, observe(journal.world, seat)
    return next((sentence for action in chosen for sentence in words.left_undone(seen, action, seat)), "")
