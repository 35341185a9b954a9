"""What stands in place of the table where the terminal is too small for it, and the wall beside the log."""

from __future__ import annotations

from tui.draw.canvas import Canvas, Ink
from tui.draw.chrome import draw_notice
from tui.draw.glyphs import WALL
from tui.table.panels.panel import Panel


class SmallNotice(Panel):
    """Says how large the terminal must be; nothing of the table is drawn, and the game is kept."""

    DEFAULT_CSS = "SmallNotice { height: 1fr; display: none; }"

    def paint(self, canvas: Canvas) -> None:
        draw_notice(canvas, self.palette)


class Wall(Panel):
    """A line down between the board and the log."""

    DEFAULT_CSS = "Wall { width: 1; height: 1fr; }"

    def paint(self, canvas: Canvas) -> None:
        for y in range(canvas.height):
            canvas.text(0, y, WALL, Ink(self.palette.frame))
