"""The whole board: every part of the plan drawn by the module that knows it."""

from __future__ import annotations

from tui.games.mage_quest import layout
from tui.games.mage_quest.action_painting import paint_actions
from tui.games.mage_quest.book_painting import paint_books
from tui.games.mage_quest.draft_painting import paint_draft
from tui.games.mage_quest.holding_painting import paint_stores, paint_you
from tui.games.mage_quest.layout import Plan
from tui.games.mage_quest.pen import Pen
from tui.games.mage_quest.rival_painting import paint_rival
from tui.games.mage_quest.strip_painting import paint_strip
from tui.games.mage_quest.view import Focus, Sight
from tui.paint import Canvas
from tui.theme import Palette


def paint_board(canvas: Canvas, palette: Palette, sight: Sight, focus: Focus, plan: Plan, first: int) -> None:
    """Draw a scene; `first` is the first card of the row in sight."""
    pen = Pen(canvas, palette, sight, focus)
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
