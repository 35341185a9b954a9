"""The base of boards, pages and panels: a Line-API widget that paints a canvas and refreshes only changed rows.

Who extends it implements `paint` and calls `repaint` when what it shows has changed. Theme and size changes repaint by
themselves. It knows no rules: it draws what it is given and says what was clicked.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Self

from textual.app import App
from textual.events import Resize
from textual.geometry import Region
from textual.strip import Strip
from textual.widget import Widget

from tui.draw.canvas import Canvas, Hot, Ink
from tui.draw.glyphs import UNICODE, GlyphSet
from tui.draw.theme import Palette, palette_of


def glyphs_of(app: App[object]) -> GlyphSet:
    """The app's glyphs: `app.glyphs` where it has chosen a set, else all of Unicode."""
    chosen = getattr(app, "glyphs", UNICODE)
    return chosen if isinstance(chosen, GlyphSet) else UNICODE


class CanvasWidget(Widget, can_focus=True):
    """A widget drawn cell by cell."""

    DEFAULT_CSS = "CanvasWidget { width: 1fr; height: 1fr; background: $hall-page; }"

    def __init__(self, *, name: str | None = None, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(name=name, id=id, classes=classes)
        self._canvas: Canvas | None = None
        self._strips: list[Strip] = []

    @property
    def palette(self) -> Palette:
        return palette_of(self.app.current_theme)

    @property
    def glyphs(self) -> GlyphSet:
        return glyphs_of(self.app)

    def paint(self, canvas: Canvas) -> None:
        """Draw everything; called whenever something may have changed."""
        raise NotImplementedError

    def hots(self) -> tuple[Hot, ...]:
        """Everything that can be clicked, with its place, as it is drawn now."""
        return tuple(self._canvas.hots) if self._canvas is not None else ()

    def repaint(self) -> None:
        """Paint anew and refresh the rows that look different now."""
        if not self.is_mounted or not self.size:
            return
        before, after = self._canvas, self._painted()
        if before is None or (before.width, before.height) != (after.width, after.height):
            self._canvas, self._strips = after, after.strips()
            self.refresh()
            return
        changed = [y for y in range(after.height) if _differs(before, after, y)]
        self._canvas = after
        for y in changed:
            self._strips[y] = after.strip(y)
        if changed:
            self.refresh(*(Region(0, y, after.width, rows) for y, rows in stretches(changed)))

    def refresh(self, *regions: Region, **how: bool) -> Self:
        """Have rows painted: the screen is told at once, which otherwise takes a message of each widget's own."""
        if not regions or how or not self.is_mounted:
            return super().refresh(*regions, **how)
        self._set_dirty(*regions)
        if self.display:
            self.screen._dirty_widgets.add(self)
            self.screen.check_idle()
        return self

    def thing_at(self, x: int, y: int) -> object | None:
        """What was made hot at a cell of the widget, or near it where fingers choose."""
        return self._canvas.at(x, y, getattr(self.app, "reach", 0)) if self._canvas else None

    def lines(self) -> list[str]:
        """What is drawn now, as plain text."""
        return self._canvas.lines() if self._canvas else []

    def render_line(self, y: int) -> Strip:
        self._fit()
        return self._row(y)

    def render_lines(self, crop: Region) -> list[Strip]:
        """Rows as they were painted, where Textual has nothing to add: neither a frame nor another colour."""
        if self.get_line_filters() or self.gutter or self.opacity != 1.0:
            return super().render_lines(crop)
        self._fit()
        left, right = crop.column_span
        return [self._row(y).crop(left, right) for y in crop.line_range]

    def _fit(self) -> None:
        """Paint anew where the picture is not of this size."""
        if self._canvas is None or (self._canvas.width, self._canvas.height) != tuple(self.size):
            self._canvas = self._painted()
            self._strips = self._canvas.strips()

    def _row(self, y: int) -> Strip:
        return self._strips[y] if y < len(self._strips) else Strip.blank(self.size.width)

    def notify_style_update(self) -> None:
        super().notify_style_update()
        self._canvas = None

    def on_resize(self, _: Resize) -> None:
        self.repaint()

    def canvas_of(self, width: int, height: int) -> Canvas:
        """An empty canvas in the colours and with the glyphs of this widget."""
        return Canvas(width, height, Ink(self.palette.text, self.palette.page), self.glyphs)

    def _painted(self) -> Canvas:
        canvas = self.canvas_of(self.size.width, self.size.height)
        self.paint(canvas)
        return canvas


def stretches(rows: list[int]) -> Iterator[tuple[int, int]]:
    """Rows that lie together as one: the first of them, and how many they are."""
    first = 0
    for index in range(1, len(rows) + 1):
        if index == len(rows) or rows[index] != rows[index - 1] + 1:
            yield rows[first], index - first
            first = index


def _differs(before: Canvas, after: Canvas, y: int) -> bool:
    return before.cells[y] != after.cells[y] or before.inks[y] != after.inks[y]
