"""What is new to the viewer since their last choice: cards laid out, quests opened, items acquired.

What is dealt when a game begins is new to everybody and no news: only items acquired since then are.
"""

from __future__ import annotations

from typing import TypeVar

from msgspec.structs import replace

from engine.core import World
from engine.games.quests_of_shadowgate.tasks import DraftDue
from tui.board.contract import Scene
from tui.board.spots import Slot
from tui.games.quests_of_shadowgate.view import ItemView

S = TypeVar("S", bound=Slot)


def with_news(scene: Scene, slot: S) -> S:
    """The slot, marked where its piece was touched; without a choice before there is no news."""
    before = scene.before
    is_news = before is not None and (isinstance(slot, ItemView) or not is_set_up(before))
    return replace(slot, fresh=is_news and slot.ref in scene.changed)


def is_set_up(world: World) -> bool:
    """Whether characters and abilities were still being drafted."""
    return any(isinstance(task, DraftDue) for task in world.agenda)
