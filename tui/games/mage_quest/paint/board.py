"""The whole board: every part of the plan drawn by the module that knows it."""

from __future__ import annotations

from collections.abc import Callable

from textual.geometry import Region

from tui.board.spots import Spot
from tui.draw.canvas import Canvas
from tui.draw.theme import Palette
from tui.games.mage_quest import layout
from tui.games.mage_quest.layout import Plan
from tui.games.mage_quest.paint.actions import paint_actions
from tui.games.mage_quest.paint.books import paint_books
from tui.games.mage_quest.paint.draft import paint_draft
from tui.games.mage_quest.paint.holdings import paint_stores, paint_you
from tui.games.mage_quest.paint.pen import Pen
from tui.games.mage_quest.paint.rival import paint_rival
from tui.games.mage_quest.paint.strip import paint_strip
from tui.games.mage_quest.scene import Table


def paint_board(canvas: Canvas, palette: Palette, table: Table, here: Spot | None, plan: Plan, first: int) -> None:
    """Draw a scene; `first` is the first card of the row in sight."""
    pen = Pen(canvas, palette, table, here)
    painters: dict[str, Callable[[Region], None]] = {
        layout.STRIP: lambda region: paint_strip(pen, region, plan.strip, first),
        layout.BOOKS: lambda region: paint_books(pen, region, plan.form),
        layout.YOU: lambda region: paint_you(pen, region),
        layout.STORES: lambda region: paint_stores(pen, region),
        layout.RIVAL: lambda region: paint_rival(pen, region, plan.form),
        layout.ACTIONS: lambda region: paint_actions(pen, region, titled=plan.form != layout.LOW),
        layout.DRAFT: lambda region: paint_draft(pen, region, plan.form),
    }
    for name, region in plan.parts.items():
        if region.area and name in painters:
            with canvas.clipped(region):
                painters[name](region)
