"""The score sheet as one widget: the standing by faction, and one player's cards with their points and why.

Made by the game's face for the end of a table. Painting is in `score_painting`.
"""

from __future__ import annotations

from engine.games.fairy_tale.zones import ROW
from tui.games.contract import Inspection, Scene
from tui.games.fairy_tale.inspecting import inspection_of
from tui.games.fairy_tale.score_painting import paint_sheet
from tui.games.fairy_tale.score_scene import sheet_of
from tui.games.fairy_tale.view import Score, ScoreLine, Sheet, Spot, row_area
from tui.games.sheet import SheetBoard
from tui.paint import Canvas


class ScoreSheet(SheetBoard):
    """See the module."""

    row_word = "card"

    def __init__(self, sheet: Sheet | None = None, *, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(id=id, classes=classes)
        self.sheet = sheet or Sheet(scores=())
        self._first = 0

    @property
    def score(self) -> Score:
        """The player whose cards are listed."""
        return self.sheet.scores[self.spot.player]

    @property
    def line(self) -> ScoreLine | None:
        """The card under the cursor."""
        return self.score.lines[self.spot.row] if self.length else None

    def read(self, scene: Scene) -> None:
        self.sheet = sheet_of(scene)

    @property
    def seats(self) -> tuple[int, ...]:
        return tuple(score.seat for score in self.sheet.scores)

    @property
    def length(self) -> int:
        return len(self.score.lines) if self.sheet.scores else 0

    def paint(self, canvas: Canvas) -> None:
        if self.sheet.scores:
            self._first = paint_sheet(canvas, self.sheet, self.spot, self._first, self.palette)

    def inspection(self) -> Inspection | None:
        if self.scene is None or self.line is None:
            return None
        seat, place = self.score.seat, self.line.place
        return inspection_of(self.scene, Spot(row_area(seat), place), self.scene.world.name_of(seat, ROW[seat], place))
