"""Where the cursor goes when the scene changes: it stays on its thing, unless a new question is about others.

A game's own `landing` says which question is which, what is worth staying on, and where to begin.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from tui.board.contract import Scene
from tui.board.reading import asked_of
from tui.board.spots import Slot, Spot, View, first_spot

V = TypeVar("V", bound=View)


def question_of(scene: Scene, *also: object) -> tuple[object, ...]:
    """What tells one question from the next; `also` is what a game knows besides, where the same is asked again."""
    return (scene.seat, asked_of(scene), tuple(scene.world.agenda), scene.legal, *also)


def found_again(view: View, before: View | None, spot: Spot | None) -> Spot | None:
    """The thing the cursor was on, wherever it is now; a thing without a piece by its place."""
    old = before.slot(spot) if before is not None else None
    if old is None or spot is None:
        return None
    here = view.slot(spot)
    if here is not None and (old.ref is None or here.ref == old.ref):
        return spot
    if old.ref is None:
        return None
    return next((place for place, slot in view.everything() if slot.ref == old.ref), None)


def landing(
    view: V,
    before: V | None,
    spot: Spot | None,
    *,
    asked: bool,
    stays: Callable[[V, Spot, Slot], bool],
    begins: Callable[[V], Spot | None] = first_spot,
) -> Spot | None:
    """The place of the cursor on a new view; `asked`: there is a new question to answer."""
    same = found_again(view, before, spot)
    slot = view.slot(same)
    if same is not None and slot is not None and (not asked or stays(view, same, slot)):
        return same
    return begins(view) or same
