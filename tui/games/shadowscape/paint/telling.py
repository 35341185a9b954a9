"""What the inspector tells, drawn on the board itself where it has room: beside the map or below it."""

from __future__ import annotations

from collections.abc import Sequence

from textual.geometry import Region

from tui.board.contract import Inspection
from tui.draw.canvas import Span, width_of
from tui.draw.text_flow import flowed
from tui.games.shadowscape.inspecting import inspection_of
from tui.games.shadowscape.paint.pen import Pen

LEAST = 3
"""Rows below which nothing is told: a title and two rows."""


def paint_telling(pen: Pen, part: Region) -> None:
    """A rule with the name of the thing under the cursor, and below it what there is to tell."""
    inspection = inspection_of(pen.table, pen.here)
    if inspection is None or part.height < LEAST:
        return
    pen.canvas.fill(part, pen.palette.page)
    pen.rule(part, part.y, [*inspection.title])
    paint_lines(pen, inspection, Region(part.x, part.y + 1, part.width, part.height - 1))


def paint_framed(pen: Pen, part: Region) -> None:
    """The same in a frame, as a card beside the hand."""
    inspection = inspection_of(pen.table, pen.here)
    inside = pen.box(part)
    if inspection is None:
        return
    pen.heading(part, pen.spans(inspection.title))
    paint_lines(pen, inspection, inside)


def paint_lines(pen: Pen, inspection: Inspection, part: Region) -> None:
    """As many lines as there is room for, the first ones first."""
    items: Sequence[list[Span]] = [pen.spans(line) for line in inspection.lines]
    rows = flowed([item for item in items if width_of(item)], part.width, part.height) if part.height > 0 else []
    for y, row in enumerate(rows[: part.height], part.y):
        pen.canvas.spans(part.x, y, row, part.width)
