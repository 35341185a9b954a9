"""The end screen as one widget: heroes to choose, and the cards of the chosen one's deck to look at.

Made by the game's face for the end of a table. Painting is in `paint`.
"""

from __future__ import annotations

from engine.games.shadowrift.content.printed import NAME, SORT, TEXT
from tui.board.contract import Inspection
from tui.board.sheet import SheetBoard
from tui.draw.canvas import Canvas, Word
from tui.draw.glyphs import DOWN, UP
from tui.games.shadowrift.look import LOOK, role_of, sign_of, type_words
from tui.games.shadowrift.scenes.keywords import HEADINGS
from tui.games.shadowrift.score.paint import Pen, paint_sheet
from tui.games.shadowrift.score.scene import sheet_of


class ScoreSheet(SheetBoard):
    """See the module. The rows of a player are the kinds of cards in the deck."""

    look = LOOK
    sheet_of = staticmethod(sheet_of)

    @property
    def length(self) -> int:
        return len(self.score.deck) if self.sheet.scores else 0

    def keys(self) -> tuple[tuple[str, str], ...]:
        return ((f"{UP}{DOWN}", "card"), ("Tab", "hero"))

    def paint(self, canvas: Canvas) -> None:
        if self.sheet.scores:
            paint_sheet(Pen(canvas, self.palette), self.sheet, self.spot)

    def inspection(self) -> Inspection | None:
        if not self.sheet.scores:
            return None
        deck = self.score.deck
        if self.spot.row >= len(deck):
            return None
        kind, count = deck[self.spot.row]
        title = (Word(f"{sign_of(kind)} {NAME[kind]}", role_of(kind), bold=True), Word(f"  {type_words(kind)}", "dim"))
        lines = ((Word(TEXT[kind]),), (Word(f"{count} in the deck at the end.", "dim"),))
        return Inspection(title=title, lines=lines, heading=HEADINGS.get(SORT[kind], "The round"))
