"""The panel of a lesson: what to do and why, above the prompt, in the rows the inspector has at a table."""

from __future__ import annotations

from textual.geometry import Region

from tui.draw.canvas import Canvas, Ink, Span
from tui.draw.glyphs import BAR
from tui.draw.text_flow import wrapped
from tui.table.coach import Saying
from tui.table.panels.panel import Panel

TITLED = 4
"""From this height on the title has a row of its own."""


class LessonPanel(Panel):
    """Shows what the coach says."""

    DEFAULT_CSS = "LessonPanel { height: 4; }"

    saying: Saying | None = None

    def say(self, saying: Saying) -> None:
        """Say this from now on."""
        if saying != self.saying:
            self.saying = saying
            self.repaint()

    def rows(self, width: int, height: int) -> list[list[Span]]:
        """The words in rows; with little height the title runs into the text."""
        if self.saying is None:
            return []
        palette, saying = self.palette, self.saying
        number = "" if saying.number is None else f"{saying.number} of {saying.of}  "
        title: list[Span] = [(number, Ink(palette.dim)), (saying.title, Ink(palette.gold, bold=True))]
        inks = (Ink(palette.text), Ink(palette.lit, bold=True))
        text: list[Span] = [(part, inks[place % 2]) for place, part in enumerate(saying.text.split("`"))]
        if height >= TITLED:
            return [title, *wrapped(text, width)]
        return wrapped([*title, (".  ", Ink(palette.gold)), *text], width)

    def paint(self, canvas: Canvas) -> None:
        palette = self.palette
        canvas.fill(Region(0, 0, canvas.width, canvas.height), palette.raised)
        for y, row in enumerate(self.rows(canvas.width - 4, canvas.height)[: canvas.height]):
            canvas.spans(2, y, row, canvas.width - 3)
        for y in range(canvas.height):
            canvas.text(0, y, BAR, Ink(palette.gold))
