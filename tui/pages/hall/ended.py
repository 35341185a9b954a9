"""Games that are over, as the hall and the lobby list them: a row each, or two where it is narrow and there is room."""

from __future__ import annotations

from collections.abc import Sequence

from textual.geometry import Region

from tui.draw.canvas import Canvas, Ink, spans_of, width_of
from tui.draw.chrome import draw_section
from tui.pages.hall.rows import EndedRow
from tui.pages.hall.view import Over
from tui.pages.page import Page

DAY, WIDE, HIGH = 10, 32, 16
"""Columns for a day, and those from which on there is one in the row; rows from which on a game may have two."""


def draw_ended(page: Page, canvas: Canvas, at: Region, ended: Sequence[Over]) -> None:
    """The newest that fit, under a rule."""
    room = at.height - 1
    if room <= 0:
        return
    draw_section(canvas, page.palette, Region(at.x, at.y, at.width, 1), "Recent games")
    tall = 2 if at.width < WIDE and at.height >= HIGH else 1
    for index, over in enumerate(ended[: room // tall]):
        draw_over(page, canvas, Region(at.x, at.y + 1 + index * tall, at.width, tall), over)


def draw_over(page: Page, canvas: Canvas, at: Region, over: Over) -> None:
    """One game: what it was, how it ended, and when."""
    palette, thing = page.palette, EndedRow(over.id)
    here = page.is_here(thing)
    if here:
        canvas.fill(at, palette.chosen)
    result, end, told = spans_of(over.result, palette), at.right - 1, at.bottom - 1
    if at.width >= WIDE or at.height > 1:
        canvas.right(end, told, over.day, Ink(palette.dim))
        end -= DAY + 1
    start = end - width_of(result) if at.height == 1 else at.x + 2
    canvas.spans(start, told, result)
    ink = Ink(palette.bright if here else palette.text, bold=here)
    canvas.text(at.x + 1, at.y, over.title, ink, (start if at.height == 1 else at.right) - at.x - 2)
    page.spot(canvas, at, thing, "lately")
