"""What changed since the viewer's last choice, for the board to mark: who arrived, who died, what was hit."""

from __future__ import annotations

from engine.games.shadowrift.zones import HITS, SPACE, TRACK
from tui.board import news
from tui.board.contract import Scene


class News(news.News):
    """The whole table's news."""

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene.world, scene.before, scene.seat or 0)

    def has_arrived(self, monster: int) -> bool:
        """Whether a monster was not on the track before."""
        before = self.before
        return before is not None and not any(monster in before.zones[zone] for zone in TRACK)

    def was_hit(self, monster: int) -> bool:
        """Whether a monster has more hits than before."""
        return self.before is not None and HITS(self.world, monster) > HITS(self.before, monster)

    def is_laid(self, space: int) -> bool:
        """Whether another card lies in a space of Town."""
        return self.before is not None and self.world.zones[SPACE[space]] != self.before.zones[SPACE[space]]
