"""What is new to the viewer since their last choice: cards laid out, quests opened, items acquired."""

from __future__ import annotations

from typing import TypeVar

from msgspec.structs import replace

from tui.board.contract import Scene
from tui.board.spots import Slot

S = TypeVar("S", bound=Slot)


def with_news(scene: Scene, slot: S) -> S:
    """The slot, marked where its piece was touched; without a choice before there is no news."""
    return replace(slot, fresh=scene.before is not None and slot.ref in scene.changed)
