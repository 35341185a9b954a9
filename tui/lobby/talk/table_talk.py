"""Talk beside a board: a panel below the log where there is room, else one line in place of the log's."""

from __future__ import annotations

from collections.abc import Sequence

from textual.geometry import Region

from engine.tables.hall.chat import Said
from tui.draw.canvas import Canvas, Ink
from tui.lobby.talk.talk import Seats, draw_talk, draw_talk_title, spans_of_said
from tui.table.panels.panel import Panel


class TalkPanel(Panel):
    """The last lines, under a rule of their own."""

    DEFAULT_CSS = "TalkPanel { height: 8; }"

    def __init__(self, *, id: str = "talk") -> None:
        super().__init__(id=id)
        self.said: tuple[Said, ...] = ()
        self.seats: Seats = {}

    def tell(self, lines: Sequence[Said], seats: Seats) -> None:
        """Show this from now on."""
        if (tuple(lines), seats) != (self.said, self.seats):
            self.said, self.seats = tuple(lines), seats
            self.repaint()

    def paint(self, canvas: Canvas) -> None:
        draw_talk_title(canvas, self.palette, Region(0, 0, canvas.width, 1), "Chat", "chat")
        inner = Region(1, 1, canvas.width - 2, canvas.height - 1)
        draw_talk(canvas, self.palette, inner, self.said, self.seats)


class TalkLine(TalkPanel):
    """The newest line alone."""

    DEFAULT_CSS = "TalkLine { height: 1; background: $hall-panel; display: none; }"

    def __init__(self) -> None:
        super().__init__(id="talk-line")

    def paint(self, canvas: Canvas) -> None:
        canvas.fill(Region(0, 0, canvas.width, 1), self.palette.panel)
        x = canvas.text(1, 0, "Chat ", Ink(self.palette.gold, bold=True))
        if self.said:
            canvas.spans(x, 0, spans_of_said(self.said[-1], self.palette, self.seats), canvas.width - x - 1)
