"""The score sheet as one widget: who won, where the shards came from, and what every hero did.

Made by the game's face for the end of a table. Painting is in `paint`.
"""

from __future__ import annotations

from engine.kit.words import numbered
from tui.board.contract import Inspection
from tui.board.sheet import SheetBoard
from tui.draw.canvas import Canvas, Word
from tui.games.shadowscape.look import LOOK, sign_of, told
from tui.games.shadowscape.score.paint import SheetPen, paint_sheet, rows_of
from tui.games.shadowscape.score.scene import NAMES, sheet_of


class ScoreSheet(SheetBoard):
    """See the module."""

    look = LOOK
    sheet_of = staticmethod(sheet_of)

    @property
    def length(self) -> int:
        return rows_of(self.score) if self.sheet.scores else 0

    def paint(self, canvas: Canvas) -> None:
        if self.scene is not None:
            paint_sheet(SheetPen(canvas, self.palette), self.sheet, self.spot)

    def inspection(self) -> Inspection | None:
        if not self.sheet.scores:
            return None
        score = self.score
        if self.spot.row < len(score.lines):
            line = score.lines[self.spot.row]
            title = (Word(sign_of("shard") * line.shards, "shard", bold=True), Word(f" {line.name}", "bright"))
            return Inspection(title=title, lines=(told(NAMES[line.sort], "dim"),), heading="The end")
        tally = score.tally
        counts = {"whisper": tally.claims, "kill": sum(tally.kills), "treasure": tally.found, "turn": tally.turns}
        words = ", ".join(numbered(count, what) for what, count in counts.items()) + "."
        return Inspection(title=told(score.hero or score.name, "bright"), lines=(told(words),), heading="The end")
