"""The score sheet as one widget: who won, where the shards came from, and what every hero did.

Made by the game's face for the end of a table. Painting is in `paint`.
"""

from __future__ import annotations

from engine.kit.words import numbered
from tui.board.contract import Inspection, Scene
from tui.board.sheet import SheetBoard
from tui.draw.canvas import Canvas, Word
from tui.games.shadowscape.look import LOOK, sign_of, told
from tui.games.shadowscape.score.paint import NAMES, SheetPen, paint_sheet, rows_of
from tui.games.shadowscape.score.scene import Sheet, sheet_of


class ScoreSheet(SheetBoard):
    """See the module."""

    look = LOOK

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.sheet = Sheet()

    def read(self, scene: Scene) -> None:
        self.sheet = sheet_of(scene)

    @property
    def seats(self) -> tuple[int, ...]:
        return tuple(score.seat for score in self.sheet.scores)

    @property
    def length(self) -> int:
        return rows_of(self.sheet.scores[self.spot.player]) if self.sheet.scores else 0

    def paint(self, canvas: Canvas) -> None:
        paint_sheet(SheetPen(canvas, self.palette), self.sheet, self.spot)

    def inspection(self) -> Inspection | None:
        if not self.sheet.scores:
            return None
        score = self.sheet.scores[self.spot.player]
        if self.spot.row < len(score.lines):
            line = score.lines[self.spot.row]
            title = (Word(sign_of("shard") * line.shards, "shard", bold=True), Word(f" {line.name}", "bright"))
            return Inspection(title=title, lines=(told(NAMES[line.sort], "dim"),), heading="The end")
        tally = score.tally
        counts = {"whisper": tally.claims, "kill": sum(tally.kills), "treasure": tally.found, "turn": tally.turns}
        words = ", ".join(numbered(count, what) for what, count in counts.items()) + "."
        return Inspection(title=told(score.hero or score.name, "bright"), lines=(told(words),), heading="The end")
