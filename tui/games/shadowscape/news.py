"""What changed since the viewer's last choice, for the inspector to tell: wounds taken, where enemies came from."""

from __future__ import annotations

from engine.games.shadowscape import zones as z
from engine.games.shadowscape.table import hero_of
from tui.board import news


class News(news.News):
    """One seat's news."""

    @property
    def wounds(self) -> int:
        """How many more wounds lie on the hero and its cards than did."""
        if self.before is None or not self.before.zones[z.DEEDS[self.seat]]:
            return 0
        pieces = (hero_of(self.world, self.seat), *self.world.lying(z.DEEDS[self.seat]))
        return sum(z.WOUNDS(self.world, piece) - z.WOUNDS(self.before, piece) for piece in pieces)
