"""The pen of this game: a pen of the kit that knows the table, and draws the cards without a frame that most parts use.

A card has a bar at its left and a band with its name: bright when selected, lit when it can be chosen.
"""

from __future__ import annotations

import textwrap
from functools import lru_cache

from textual.color import Color
from textual.geometry import Region

from tui.board import pen
from tui.board.spots import Slot, Spot
from tui.draw.canvas import Canvas, Ink
from tui.draw.glyphs import BAR, NOW, THINKING
from tui.draw.theme import Palette
from tui.games.shadowrift.look import LOOK
from tui.games.shadowrift.scene import Table

NOBODY = Slot()


class Pen(pen.Pen):
    """See the module."""

    look = LOOK

    def __init__(self, canvas: Canvas, palette: Palette, table: Table, here: Spot | None = None) -> None:
        super().__init__(canvas, palette, here)
        self.table, self.sight = table, table.sight

    def slot(self, spot: Spot) -> Slot:
        return self.table.slot(spot) or NOBODY

    def is_picked(self, mark: tuple[object, ...]) -> bool:
        """Whether something is part of the choice that is half made."""
        return self.table.is_picked(mark)

    @property
    def monster(self) -> str:
        """The role of monsters: the colour of their faction."""
        return self.sight.faction

    def card(
        self, region: Region, role: str, spot: Spot | None, *, picked: bool = False, faded: bool = False
    ) -> Region:
        """The ground of a card: bar, band, body. Return the band, where its name goes."""
        slot = self.slot(spot) if spot is not None else NOBODY
        selected = spot is not None and self.is_here(spot)
        colour = self.palette.strong if faded else self.colour(role)
        body = self.glow if selected or picked else self.palette.mix(colour, 0.08)
        band_share = 0.4 if selected else 0.16 if faded else 0.28
        band = self.palette.mix(colour, band_share, body if selected else None)
        self.canvas.fill(region, body)
        top = Region(region.x, region.y, region.width, 1)
        self.canvas.fill(top, band)
        edge = self.palette.selected if selected or picked else self.palette.lit if slot.legal else colour
        for y in range(region.y, region.bottom):
            self.canvas.text(region.x, y, BAR, Ink(edge, faint=True))
        if selected:
            self.canvas.text(region.x, region.y, NOW, self.arrow)
        if spot is not None:
            self.hot(region, spot)
        return Region(region.x + 1, region.y, max(0, region.width - 1), 1)

    def name_ink(self, spot: Spot | None, *, faded: bool = False) -> Ink:
        if spot is not None and self.is_here(spot):
            return self.arrow
        return self.dim if faded else self.bright

    def wrapped(self, x: int, y: int, text: str, width: int, most: int, ink: Ink, *, italic: bool = False) -> int:
        """Text in rows; return the row below it."""
        lines = lines_of(text, width)
        for number, line in enumerate(lines[:most]):
            cut = number == most - 1 and len(lines) > most
            told = f"{at_word(line, width - 2)} {THINKING}" if cut else line
            self.canvas.text(x, y + number, told, ink._replace(italic=italic), width)
        return y + min(most, len(lines))

    def ground_of(self, role: str, share: float) -> Color:
        return self.palette.mix(self.colour(role), share)


def at_word(line: str, width: int) -> str:
    """A line without the last words that have no room; of a single long word what there is room for."""
    return line if len(line) <= width else line[: width + 1].rpartition(" ")[0] or line[:width]


@lru_cache(maxsize=4096)
def lines_of(text: str, width: int) -> tuple[str, ...]:
    """Text broken at words; the same texts are drawn at every key."""
    return tuple(textwrap.wrap(text, max(1, width), break_long_words=False, break_on_hyphens=False))
