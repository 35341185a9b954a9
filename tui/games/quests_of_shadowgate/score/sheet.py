"""The score sheet as one widget: the standing by sorts of points, and one player's lines with reasons, and items.

Made by the game's face for the end of a table. Painting is in `paint`.
"""

from __future__ import annotations

from tui.board.contract import Inspection
from tui.board.sheet import SheetBoard
from tui.board.spots import Spot
from tui.draw.canvas import Canvas, Word
from tui.games.quests_of_shadowgate.inspecting_things import about_card
from tui.games.quests_of_shadowgate.look import LOOK, gain
from tui.games.quests_of_shadowgate.paint.pen import Pen
from tui.games.quests_of_shadowgate.score.paint import paint_sheet
from tui.games.quests_of_shadowgate.score.scene import NAMES, sheet_of
from tui.games.quests_of_shadowgate.view import seat_area


class ScoreSheet(SheetBoard):
    """See the module. The rows of a player are lines, then items."""

    look = LOOK
    sheet_of = staticmethod(sheet_of)

    @property
    def length(self) -> int:
        return len(self.score.lines) + len(self.score.person.items) if self.sheet.scores else 0

    def paint(self, canvas: Canvas) -> None:
        if self.sheet.scores:
            paint_sheet(Pen(canvas, self.palette), self.sheet, self.spot, self.inspection())

    def inspection(self) -> Inspection | None:
        if self.scene is None or not self.length:
            return None
        lines, items, row = self.score.lines, self.score.person.items, self.spot.row
        if row < len(lines):
            line = lines[row]
            title = (Word(NAMES.get(line.what, "The Staff"), "gold", bold=True), Word(f"  {gain(line.halves)}"))
            return Inspection(title=title, lines=((Word(line.reason),),), heading="Winning")
        item = items[row - len(lines)]
        assert isinstance(item.ref, int)
        return about_card(self.scene, Spot(seat_area(self.score.seat), 0), item.ref)
