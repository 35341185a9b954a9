"""What a player's terminal shows, cell by cell, so that only what has changed is sent: a cursor moves for 100 bytes.

Textual sends the whole of every widget that was touched. Here each update is compared with what is on the screen, and
made of moves, styles and text for the cells that differ. Whoever cannot be sure what the terminal shows calls `forget`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import repeat

from rich.cells import cell_len, get_character_cell_size
from rich.color import ColorSystem
from rich.console import Console
from textual._compositor import ChopsUpdate, CompositorUpdate, LayoutUpdate
from textual.strip import Strip

from tui.server.render.ansi_writer import Cell, Pen, Stroke, strokes_of
from tui.server.render.cell_styles import Look, blank_of, look_of
from tui.server.render.colour_depth import Depth
from tui.server.render.partial_render import Patches

UNKNOWN: Cell = ("?", Look(frozenset({0})))
NEAR = 4
"""Equal cells between two changes that may be cheaper to send again than to jump over: their bytes."""


class Shown:
    """See the module."""

    def __init__(self, depth: Depth = "full") -> None:
        self.depth = depth
        self.pen = Pen()
        self._rows: list[list[Cell]] = []
        self._size = (0, 0)

    def forget(self) -> None:
        """The terminal may show anything."""
        self._rows.clear()
        self.pen.lose()

    def fit(self, size: tuple[int, int]) -> None:
        """The window has this size; after another one nobody knows what is left of the picture."""
        if size != self._size:
            self._size, self.pen.width = size, size[0]
            self.forget()

    def changes(self, pieces: Iterable[tuple[int, int, Strip]]) -> str:
        """What to send so that the terminal shows these pieces (column, row, strip)."""
        strokes: list[Stroke] = []
        for x, y, strip in pieces:
            cells = cells_of(strip, self.depth)
            for start, end in self._changed(x, y, cells):
                strokes += strokes_of(x + start, y, cells[start:end])
        return self.pen.draw(strokes)

    def _changed(self, x: int, y: int, cells: list[Cell]) -> Iterator[tuple[int, int]]:
        """Where these cells differ from what is shown; from now on they are shown."""
        row = self._row(y, x + len(cells))
        before = row[x : x + len(cells)]
        if before == cells:
            return
        row[x : x + len(cells)] = cells
        if before[0] is UNKNOWN and before.count(UNKNOWN) == len(cells):
            yield 0, len(cells)
        else:
            yield from runs(before, cells)

    def _row(self, y: int, width: int) -> list[Cell]:
        while len(self._rows) <= y:
            self._rows.append([])
        row = self._rows[y]
        if len(row) < width:
            row.extend(repeat(UNKNOWN, width - len(row)))
        return row


def runs(before: list[Cell], after: list[Cell]) -> Iterator[tuple[int, int]]:
    """The stretches that differ, those close to each other as one, none beginning within a wide sign."""
    start = end = -1
    pairs = enumerate(zip(before, after, strict=True))
    for index in [place for place, (old, new) in pairs if old is not new and old != new]:
        if index < end:
            continue
        if start < 0 or (index > end and not is_bridge(after[start:end], after[end : index + 1])):
            if start >= 0:
                yield start, end
            start = index
            while start and after[start][0] == "":
                start -= 1
        end = index + 1
        while end < len(after) and after[end][0] == "":
            end += 1
    if start >= 0:
        yield start, end


def is_bridge(drawn: list[Cell], cells: list[Cell]) -> bool:
    """Whether cells up to the next change cost less than a jump: few bytes, and the same look all the way."""
    if len(cells) > NEAR + 1 or sum(len(sign.encode()) for sign, _ in cells[:-1]) > NEAR:
        return False
    look = next((own for sign, own in reversed(drawn) if sign != " "), None)
    back = drawn[-1][1].back
    return all(own.back == back and (sign == " " or look is None or own == look) for sign, own in cells)


def cells_of(strip: Strip, depth: Depth) -> list[Cell]:
    """A strip, cell by cell."""
    cells: list[Cell] = []
    for text, style, control in strip._segments:
        if not control:
            codes = "" if style is None else style._ansi or Strip.render_ansi(style, ColorSystem.TRUECOLOR)
            cells.extend(cells_in(text, codes, depth))
    return cells


@lru_cache(8192)
def cells_in(text: str, codes: str, depth: Depth) -> tuple[Cell, ...]:
    """The cells of a text in one style: made once for all who are shown the same, which is nearly everything."""
    look = look_of(codes, depth)
    blank = (" ", blank_of(look))
    if text.isascii() or cell_len(text) == len(text):
        return tuple(blank if sign == " " else (sign, look) for sign in text)
    return tuple(blank if cell[0] == " " else cell for cell in wide_cells(text, look))


def wide_cells(text: str, look: Look) -> list[Cell]:
    """Cells of a text in which some signs take two of them, or none."""
    cells: list[Cell] = []
    for sign in text:
        width = get_character_cell_size(sign)
        if width:
            cells += [(sign, look), *[("", look)] * (width - 1)]
        elif cells:
            whole = next(index for index in range(len(cells) - 1, -1, -1) if cells[index][0])
            cells[whole] = (cells[whole][0] + sign, look)
    return cells


class SparingUpdate(CompositorUpdate):
    """An update of Textual that is sent only as far as it changes anything."""

    def __init__(self, update: CompositorUpdate, shown: Shown, size: tuple[int, int]) -> None:
        self.update, self.shown, self.size = update, shown, size

    def render_segments(self, console: Console) -> str:
        self.shown.fit(self.size)
        if isinstance(self.update, LayoutUpdate):
            return self.shown.changes(pieces_of_layout(self.update))
        if isinstance(self.update, Patches):
            return self.shown.changes(self.update.pieces)
        if isinstance(self.update, ChopsUpdate):
            return self.shown.changes(pieces_of_chops(self.update))
        self.shown.forget()
        return self.update.render_segments(console)


def pieces_of_layout(update: LayoutUpdate) -> Iterator[tuple[int, int, Strip]]:
    """The strips of a region, line by line."""
    for y, line in enumerate(update.strips, update.region.y):
        x = update.region.x
        for strip in line:
            yield x, y, strip
            x += strip.cell_length


def pieces_of_chops(update: ChopsUpdate) -> Iterator[tuple[int, int, Strip]]:
    """The strips that touch the spans, cut at their right end, as Textual itself sends them."""
    for y, x1, x2 in update.spans:
        for end, (x, strip) in zip(update.chop_ends[y], update.chops[y].items(), strict=False):
            if strip is not None and x <= x2 and end > x1:
                yield x, y, strip if end <= x2 else strip.crop(0, x2 - x)
