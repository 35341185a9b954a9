"""The whole board: every part of the plan drawn by the module that knows it."""

from __future__ import annotations

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
    for name, region in plan.parts.items():
        if not region.area:
            continue
        with canvas.clipped(region):
            if name == layout.STRIP:
                paint_strip(pen, region, plan.strip, first)
            elif name == layout.BOOKS:
                paint_books(pen, region, plan.form)
            elif name == layout.YOU:
                paint_you(pen, region)
            elif name == layout.STORES:
                paint_stores(pen, region)
            elif name == layout.RIVAL:
                paint_rival(pen, region, plan.form)
            elif name == layout.ACTIONS:
                paint_actions(pen, region, titled=plan.form != layout.LOW)
            else:
                paint_draft(pen, region, plan.form)
