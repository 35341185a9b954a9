"""What is known about the thing under the cursor: a frame at the foot of the board, or bare rows where there are few.

Opened wide (`i`) it tells everything, a line each, over the upper part of the board.
"""

from __future__ import annotations

from collections.abc import Sequence

from textual.geometry import Region

from tui.board.contract import Inspection
from tui.draw.canvas import Canvas, Ink, Span, width_of
from tui.draw.text_flow import flowed, wrapped
from tui.table.panels.panel import Panel

FRAMED = 4
"""From this height on the inspector has a frame; with fewer rows it tells more without."""


class Inspector(Panel):
    """Tells about one thing in the room it has."""

    DEFAULT_CSS = "Inspector { height: 4; }"

    def __init__(self, *, id: str | None = None, title: str = "Inspector", whole: bool = False) -> None:
        super().__init__(id=id)
        self.inspection: Inspection | None = None
        self.title, self.whole = title, whole

    def tell(self, inspection: Inspection | None) -> None:
        """Tell about this from now on."""
        if inspection != self.inspection:
            self.inspection = inspection
            self.repaint()

    def rows_for(self, width: int) -> int:
        """How high the frame must be to tell everything."""
        return len(self._rows(width - 4)) + 2

    def paint(self, canvas: Canvas) -> None:
        palette = self.palette
        framed = self.whole or canvas.height >= FRAMED
        margin, top = (2, 1) if framed else (1, 0)
        room = canvas.width - 2 * margin
        canvas.fill(Region(0, 0, canvas.width, canvas.height), palette.panel)
        if framed:
            canvas.fill(Region(0, 0, canvas.width, canvas.height), palette.page)
            canvas.fill(
                Region(1, 1, canvas.width - 2, canvas.height - 2), palette.raised if self.whole else palette.panel
            )
            frame = Ink(palette.gold if self.whole else palette.frame)
            canvas.frame(Region(0, 0, canvas.width, canvas.height), "round", frame)
            canvas.text(2, 0, f" {self.title} ", Ink(palette.gold, bold=True))
        height = canvas.height - 2 if framed else canvas.height
        for y, row in enumerate(self._rows(room, height)[:height]):
            canvas.spans(margin, top + y, row, room)

    def _rows(self, room: int, height: int = 0) -> list[list[Span]]:
        if self.inspection is None or self.picture is None:
            return [[("Move the cursor to read about things.", Ink(self.palette.dim))]]
        face = self.picture.face
        items: Sequence[list[Span]] = [
            [(text, ink._replace(bold=True)) for text, ink in face.spans(self.inspection.title, self.palette)],
            *(face.spans(line, self.palette) for line in self.inspection.lines),
        ]
        if self.whole:
            return [row for item in items for row in wrapped(item, room)]
        return flowed([item for item in items if width_of(item)], room, height)
