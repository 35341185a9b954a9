"""The score sheet as one widget: who won, what counted, and everybody's books to look at.

Made by the game's face for the end of a table. Painting is in `paint`.
"""

from __future__ import annotations

from tui.board.contract import Inspection
from tui.board.sheet import SheetBoard, SheetSpot
from tui.draw.canvas import Canvas
from tui.games.mage_quest.inspecting import book_inspection
from tui.games.mage_quest.look import LOOK
from tui.games.mage_quest.paint.pen import Pen
from tui.games.mage_quest.scene import Table
from tui.games.mage_quest.score.paint import paint_sheet
from tui.games.mage_quest.score.scene import sheet_of
from tui.games.mage_quest.view import Focus, Sight

EACH = 4
"""Books of a player."""


class ScoreSheet(SheetBoard):
    """See the module. The rows of a player are books."""

    look = LOOK
    row_word = "book"
    sheet_of = staticmethod(sheet_of)

    @property
    def length(self) -> int:
        return EACH

    def action_move(self, way: str) -> None:
        """Books lie side by side or one below the other: every arrow walks them, from one player's to the other's."""
        at = self.spot.player * EACH + self.spot.row + (-1 if way in ("up", "left") else 1)
        if 0 <= at < EACH * len(self.seats):
            self.go(SheetSpot(*divmod(at, EACH)))

    def paint(self, canvas: Canvas) -> None:
        if self.scene is not None:
            paint_sheet(Pen(canvas, self.palette, Table(Sight(self.scene), Focus())), self.sheet, self.spot)

    def inspection(self) -> Inspection | None:
        if self.scene is None:
            return None
        sight = Sight(self.scene)
        books = sight.books(self.score.seat)
        return book_inspection(sight, books[self.spot.row]) if self.spot.row < len(books) else None
