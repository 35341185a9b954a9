"""The whole board: every part of the plan drawn by the module that knows it, and what lies over it last."""

from __future__ import annotations

import msgspec
from textual.geometry import Region

from tui.board.spots import Spot
from tui.draw.canvas import Canvas
from tui.draw.theme import Palette
from tui.games.shadowrift import layout
from tui.games.shadowrift.layout import Plan
from tui.games.shadowrift.paint.hand import paint_hand, seen_in_hand
from tui.games.shadowrift.paint.heroes import paint_heroes_panel, paint_play
from tui.games.shadowrift.paint.market import paint_market, paint_market_panel
from tui.games.shadowrift.paint.overlays import paint_looked, paint_stacks, paint_ways
from tui.games.shadowrift.paint.pen import Pen
from tui.games.shadowrift.paint.power import paint_power
from tui.games.shadowrift.paint.town import paint_guests, paint_rampart, paint_town
from tui.games.shadowrift.paint.track import paint_track
from tui.games.shadowrift.scene import Table
from tui.games.shadowrift.scenes.gauges import gauge_line

ROOMY = 100
"""From this width on the gauges say more."""


class Frame(msgspec.Struct, frozen=True):
    """How a board is looked at: its plan, what is open over it, the first tile of the hand in sight."""

    plan: Plan
    panel: str = ""
    first: int = 0


def seen_tiles(plan: Plan, count: int) -> int:
    return seen_in_hand(plan, count)


def paint_board(canvas: Canvas, palette: Palette, table: Table, here: Spot | None, frame: Frame) -> None:
    """Draw a scene."""
    pen = Pen(canvas, palette, table, here)
    whole = Region(0, 0, canvas.width, canvas.height)
    if table.sight.picks_stacks:
        paint_stacks(pen, whole)
        return
    for name, region in frame.plan.parts.items():
        if region.area:
            with canvas.clipped(region):
                paint_part(pen, name, region, frame)
    top = frame.plan.parts[layout.GAUGES].bottom
    below = Region(0, top, canvas.width, canvas.height - top)
    if table.ways:
        paint_ways(pen, below)
    elif table.sight.sinks:
        paint_looked(pen, below)
    elif frame.panel == "market" and not frame.plan.has_market:
        paint_market_panel(pen, below)
    elif frame.panel == "heroes":
        paint_heroes_panel(pen, below)


def paint_part(pen: Pen, name: str, region: Region, frame: Frame) -> None:
    form = frame.plan.form
    if name == layout.GAUGES:
        pen.canvas.fill(region, pen.palette.panel)
        pen.words(1, region.y, gauge_line(pen.sight, wide=region.width >= ROOMY), region.width - 1)
    elif name == layout.TRACK:
        paint_track(pen, region)
    elif name == layout.POWER:
        paint_power(pen, region, form)
    elif name == layout.TOWN:
        paint_town(pen, region)
    elif name == layout.RAMPART:
        paint_rampart(pen, region)
    elif name == layout.GUESTS:
        paint_guests(pen, region, form)
    elif name == layout.HAND:
        paint_hand(pen, region, frame.plan, frame.first)
    elif name == layout.PLAY:
        paint_play(pen, region, told_beside=not frame.plan.parts[layout.GAUGES].height)
    else:
        paint_market(pen, region)
