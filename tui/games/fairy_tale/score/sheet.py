"""The score sheet as one widget: the standing by faction, and one player's cards with their points and why.

Made by the game's face for the end of a table. Painting is in `paint`.
"""

from __future__ import annotations

from engine.games.fairy_tale.zones import ROW
from tui.board.contract import Inspection
from tui.board.sheet import SheetBoard
from tui.board.spots import Spot
from tui.draw.canvas import Canvas
from tui.games.fairy_tale.inspecting import inspection_of
from tui.games.fairy_tale.look import LOOK
from tui.games.fairy_tale.score.paint import paint_sheet
from tui.games.fairy_tale.score.scene import ScoreLine, sheet_of
from tui.games.fairy_tale.view import row_area


class ScoreSheet(SheetBoard):
    """See the module."""

    look = LOOK
    sheet_of = staticmethod(sheet_of)
    row_word = "card"
    _first = 0

    @property
    def line(self) -> ScoreLine | None:
        """The card under the cursor."""
        line: ScoreLine | None = self.score.lines[self.spot.row] if self.length else None
        return line

    @property
    def length(self) -> int:
        return len(self.score.lines) if self.sheet.scores else 0

    def paint(self, canvas: Canvas) -> None:
        if self.sheet.scores:
            self._first = paint_sheet(canvas, self.sheet, self.spot, self._first, self.palette)

    def inspection(self) -> Inspection | None:
        if self.scene is None or self.line is None:
            return None
        seat, at = self.score.seat, self.line.at
        return inspection_of(self.scene, Spot(row_area(seat), at), self.scene.world.name_of(seat, ROW[seat], at))
