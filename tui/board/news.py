"""What changed since the viewer's last choice, from two Worlds seen by the same eyes.

The base of a game's own `news`. Without an earlier World nothing is news.
"""

from __future__ import annotations

from typing import Any

from engine.core import World
from tui.board.contract import Scene


class News:
    """One seat's news, or the whole table's."""

    def __init__(self, world: World, before: World | None, seat: int = 0) -> None:
        self.world, self.before, self.seat = world, before, seat

    def was(self, counter: Any, key: int | None = None) -> int | None:
        """Where a counter of the seat, or of a piece, stood, if it stands elsewhere now."""
        if self.before is None:
            return None
        of = self.seat if key is None else key
        value = int(counter(self.before, of))
        return value if value != counter(self.world, of) else None

    def has_moved(self, piece: int) -> bool:
        """Whether a piece lies in another zone."""
        return self.before is not None and self.world.zone_of(piece) != self.before.zone_of(piece)


class LastTurn:
    """The table as the viewer's last turn left it, remembered while this turn lasts."""

    def __init__(self) -> None:
        self._turn: object = None
        self._left: World | None = None

    def left(self, scene: Scene, number: int) -> World | None:
        """The World to compare with in the turn of this number."""
        turn = (scene.seat, number) if scene.legal else None
        if turn is None or turn != self._turn:
            self._turn, self._left = turn, scene.before
        return self._left
