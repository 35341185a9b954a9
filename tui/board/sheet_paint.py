"""What the score sheets of all games paint alike: the band that tells who won, and the row of a player."""

from __future__ import annotations

from textual.geometry import Region

from tui.board.pen import Pen
from tui.board.scores import Sheet
from tui.draw.canvas import Ink, badge


def verdict_band(pen: Pen, sheet: Sheet) -> int:
    """Who won, on a band of its own, with the viewer's place before it; return the row below it."""
    canvas, palette = pen.canvas, pen.palette
    canvas.fill(Region(0, 0, pen.width, 1), palette.mix(palette.gold, 0.22))
    x = canvas.text(1, 0, f" {sheet.place} " if sheet.place else "", badge(palette.gold, palette))
    end = pen.words(x + 2, 0, sheet.verdict, pen.width - x - 3)
    if len(sheet.note) <= pen.width - end - 3:
        canvas.right(pen.width - 1, 0, sheet.note, pen.dim)
    return 1


def player_key(pen: Pen, x: int, y: int, index: int, *, here: bool) -> None:
    """The digit that goes to a player, filled where the cursor is."""
    key = pen.cursor if here else Ink(pen.palette.lit, pen.palette.raised, bold=True)
    pen.canvas.text(x, y, f" {index + 1} ", key)
