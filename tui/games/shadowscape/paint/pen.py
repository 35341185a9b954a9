"""The pen of this game: its colours, the table being drawn, and the grounds and rows that several parts share."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from textual.color import Color
from textual.geometry import Region

from tui.board import pen
from tui.board.spots import Slot, Spot
from tui.draw.canvas import Canvas, Word, badge
from tui.draw.text_flow import cut_rows
from tui.draw.theme import Palette
from tui.games.shadowscape.layout import LARGE, LOW, Plan
from tui.games.shadowscape.look import LOOK
from tui.games.shadowscape.view import Table


class Pen(pen.Pen):
    """See the module."""

    look = LOOK

    def __init__(self, canvas: Canvas, palette: Palette, table: Table, plan: Plan, here: Spot | None) -> None:
        super().__init__(canvas, palette, here)
        self.table, self.plan, self.other_side = table, plan, False

    @property
    def is_low(self) -> bool:
        return self.plan.form == LOW

    @property
    def is_large(self) -> bool:
        return self.plan.form == LARGE

    def remembered(self, key: tuple[object, ...], part: Region, paint: Callable[[], int]) -> int:
        """Paint a part that says how many rows it used, or lay down what it looked like before, on the same table.

        The key names everything besides the table that the part depends on.
        """
        canvas, pictures = self.canvas, self.table.pictures
        whole = (*key, part, self.palette, canvas.glyphs)
        found = pictures.get(whole)
        if found is None:
            first = len(canvas.hots)
            with canvas.clipped(part):
                rows = paint()
            block = canvas.block(Region(part.x, part.y, part.width, max(0, min(rows, part.height))))
            pictures[whole] = (block, tuple(canvas.hots[first:]), rows)
            return rows
        block, hots, rows = found
        canvas.lay(part.x, part.y, block)
        canvas.hots += hots
        return rows

    def here_in(self, *areas: str) -> Spot | None:
        """Where the cursor is, if it is in one of these areas."""
        return self.here if self.here is not None and self.here.area in areas else None

    def ground(self, role: str, share: float, over: Color | None = None) -> Color:
        """A share of a colour over the panel."""
        return self.palette.mix(self.colour(role), share, over)

    def key(self, x: int, y: int, key: str, slot: Slot, *, selected: bool) -> int:
        """The key of a thing, like a button."""
        ink = self.pressed(slot, badge(self.palette.lit, self.palette), selected=selected)
        return self.canvas.text(x, y, key, ink)

    def row(self, region: Region, spot: Spot, slot: Slot) -> bool:
        """The ground of a row that can be pointed at; return whether the cursor is on it."""
        selected = self.is_here(spot)
        if selected:
            self.canvas.fill(region, self.palette.chosen)
        elif slot.legal:
            self.canvas.fill(region, self.palette.panel)
        self.hot(region, spot)
        return selected

    def fade(self, region: Region, share: float) -> None:
        """Let everything in a region step back."""
        palette = self.palette
        for y in range(max(0, region.y), min(region.bottom, self.height)):
            row = self.canvas.inks[y]
            for x in range(max(0, region.x), min(region.right, self.width)):
                ink = row[x]
                if ink.fg is not None:
                    row[x] = ink._replace(fg=palette.panel.blend(ink.fg, share))

    def wrapped(self, region: Region, y: int, words: Sequence[Word], rows: int) -> int:
        """Words over as many rows as they need, at most so many, cut with an ellipsis; return the row below them."""
        lines = cut_rows([self.spans(words)], region.width, rows) if rows > 0 else []
        for line in lines[:rows]:
            self.canvas.spans(region.x, y, line, region.width)
            y += 1
        return y
