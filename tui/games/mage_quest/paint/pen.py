"""The pen of this game: a pen of the kit that knows the table, and draws vehicles and elements for several parts.

Marked elements have a tick, those that may come next brackets, what is new an exclamation mark.
"""

from __future__ import annotations

from collections.abc import Sequence

from textual.geometry import Region

from engine.games.mage_quest.content.forms import Element
from engine.games.mage_quest.names import element_name
from engine.games.mage_quest.table import number_of, owner_of
from tui.board import pen
from tui.board.spots import Spot, is_legal
from tui.draw.canvas import Canvas, Ink, Span, badge, width_of
from tui.draw.glyphs import DONE, NEW, NOW, seat_glyph
from tui.draw.theme import Palette
from tui.games.mage_quest.look import LOOK, SIGNS, short_of
from tui.games.mage_quest.scene import Table
from tui.games.mage_quest.scenes.outlook import tracks_after


class Pen(pen.Pen):
    """See the module."""

    look = LOOK

    def __init__(self, canvas: Canvas, palette: Palette, table: Table, here: Spot | None = None) -> None:
        super().__init__(canvas, palette, here)
        self.table, self.sight, self.focus = table, table.sight, table.focus
        slot = table.slot(here)
        self.then = tracks_after(table.sight, slot.action) if slot is not None else {}
        """Where the own tracks would stand after what the cursor is on."""

    def is_lit(self, spot: Spot) -> bool:
        return is_legal(self.table, spot)

    def tokens(self, vehicles: Sequence[int], room: int) -> list[Span]:
        """`●12▲3!`: vehicles by seat and number, picked and newly come ones marked; bare where room is short."""
        spans: list[Span] = []
        for numbered in (True, False):
            spans = []
            for vehicle in vehicles:
                seat = owner_of(vehicle)
                picked = vehicle == self.focus.vehicle and self.sight.is_asked
                ink = self.cursor if picked else badge(self.palette.seat(seat), self.palette)
                lead = NOW if picked and numbered and 3 * len(vehicles) < room else ""
                spans.append((f"{lead}{seat_glyph(seat)}{number_of(vehicle) if numbered else ''}", ink))
                if numbered and vehicle in self.sight.news.vehicles:
                    spans.append((NEW, self.title))
            if width_of(spans) <= room:
                break
        return spans

    def element(
        self,
        x: int,
        y: int,
        element: Element,
        spot: Spot | None,
        *,
        marked: bool,
        following: bool,
        wide: bool,
        whole: bool = False,
        faded: bool = True,
        fresh: bool = False,
    ) -> int:
        """One element of a circle: filled with a tick when marked, with `!` when new, in brackets when it may come.

        `wide` says its name, cut where it is long, or `whole`.
        """
        name = f"{SIGNS[element]} {spelt(element, whole)}" if wide else SIGNS[element]
        colour = self.colour(element)
        lit = spot is not None and not marked and self.is_lit(spot)
        if marked:
            tick = NEW if fresh else DONE
            told, ink = f" {name} {tick}" if wide else f" {name}{tick}", badge(colour, self.palette)
        elif following or lit:
            told = f"[{name}]"
            ink = self.lit if lit else Ink(colour, bold=True)
        else:
            told, ink = f" {name} ", Ink(self.palette.mix(colour, 0.62)) if faded else Ink(colour, bold=True)
        if spot is not None and self.is_here(spot):
            ink = self.cursor
        end = self.canvas.text(x, y, told, ink)
        if spot is not None:
            self.hot(Region(x, y, end - x, 1), spot)
        return end

    def element_width(self, element: Element, *, marked: bool, wide: bool, whole: bool = False) -> int:
        if not wide:
            return 3
        return len(spelt(element, whole)) + (5 if marked else 4)


def spelt(element: Element, whole: bool) -> str:
    return element_name(element) if whole else short_of(element)
