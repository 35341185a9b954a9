"""A pen for a board or a part of it: its canvas, the inks of the theme, and what panels, rows and cards share.

State never speaks by colour alone: selected has a double frame, an arrow or a filled label, lit a tick, barred a cross.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Self

from textual.color import Color
from textual.geometry import Region

from tui.board.look import PLAIN, Look
from tui.board.spots import Slot, Spot
from tui.draw.canvas import Canvas, Ink, Span, Word, badge, width_of
from tui.draw.glyphs import BAR, DONE, NEW, NOT_POSSIBLE, NOW, GlyphSet
from tui.draw.theme import Palette


class Pen:
    """See the module. `here` is where the cursor is, if it is in this part; `cursor` the ink of what it is on."""

    look: ClassVar[Look] = PLAIN

    def __init__(self, canvas: Canvas, palette: Palette, here: Spot | None = None) -> None:
        self.canvas, self.palette, self.here = canvas, palette, here
        self.width, self.height = canvas.width, canvas.height
        self.line = Ink(palette.frame, faint=True)
        self.dim, self.text = Ink(palette.dim), Ink(palette.text)
        self.bright, self.title = Ink(palette.bright, bold=True), Ink(palette.gold, bold=True)
        self.lit, self.warn = Ink(palette.lit, bold=True), Ink(palette.warn)
        self.arrow = Ink(palette.selected, bold=True)
        self.cursor = badge(palette.selected, palette)

    @classmethod
    def sized(cls, width: int, height: int, palette: Palette, glyphs: GlyphSet, here: Spot | None = None) -> Self:
        """A pen with a canvas of its own, to be laid where the layout wants it."""
        return cls(Canvas(width, height, Ink(palette.text, palette.page), glyphs), palette, here)

    # Inks and words

    def colour(self, role: str) -> Color:
        return self.look.colour(role, self.palette)

    def ink(self, role: str, *, bold: bool = False) -> Ink:
        return Ink(self.colour(role), bold=bold)

    def seat(self, seat: int) -> Ink:
        return Ink(self.palette.seat(seat), bold=True)

    @property
    def glow(self) -> Color:
        """The ground of what is selected."""
        return self.palette.mix(self.palette.chosen, 0.5, self.palette.mix(self.palette.selected, 0.2))

    def spans(self, words: Sequence[Word]) -> list[Span]:
        """Words in their colours."""
        return self.look.spans(words, self.palette)

    def words(self, x: int, y: int, words: Sequence[Word], room: int | None = None) -> int:
        """Write words in their colours."""
        return self.canvas.spans(x, y, self.spans(words), room)

    def words_width(self, words: Sequence[Word]) -> int:
        """How many cells words take."""
        return width_of([(self.canvas.glyphs(word.text), Ink()) for word in words])

    def right_words(self, x: int, y: int, words: Sequence[Word]) -> int:
        """Write words so that they end before column x; return their first column."""
        start = x - self.words_width(words)
        self.words(start, y, words)
        return start

    def centred(self, region: Region, y: int, words: Sequence[Word]) -> None:
        """Words in the middle of a region, cut where it ends."""
        spare = max(0, region.width - self.words_width(words))
        self.words(region.x + spare // 2, y, words, region.width - spare // 2)

    # Things to point at

    def is_here(self, spot: Spot) -> bool:
        return spot == self.here

    def hot(self, region: Region, spot: object) -> None:
        self.canvas.hot(region, spot)

    def pointed(self, x: int, y: int, spans: Sequence[Span], spot: Spot, room: int | None = None) -> int:
        """Write words that can be pointed at, as far as they go; return the column after them."""
        end = self.canvas.spans(x, y, spans, room)
        self.hot(Region(x, y, max(end - x, 1), 1), spot)
        return end

    def mark(self, slot: Slot) -> Span | None:
        """A tick for what can be chosen, a cross for what cannot, news for what is new."""
        if slot.legal:
            return DONE, self.lit
        if slot.fresh:
            return NEW, self.title
        return (NOT_POSSIBLE, self.dim) if slot.legal is False else None

    def pressed(self, slot: Slot, lit: Ink, *, selected: bool) -> Ink:
        """A button or a key: filled when selected, lit where it can be pressed, else dim."""
        if selected:
            return self.cursor
        return lit if slot.legal else Ink(self.palette.dim, self.palette.raised)

    def label(self, x: int, y: int, words: str, slot: Slot, *, selected: bool, key: str = "") -> int:
        """A button: filled when selected, lit when it can be pressed; its key before it."""
        ink = self.pressed(slot, Ink(self.palette.lit, self.palette.raised, bold=True), selected=selected)
        lead = f"{key} " if key else ""
        return self.canvas.text(x, y, f" {lead}{words} ", ink)

    def bar(self, region: Region, role: str, slot: Slot, *, selected: bool, share: float = 0.09) -> None:
        """The ground of a thing without a frame: a bar in its colour, an arrow when selected."""
        colour = self.colour(role)
        self.canvas.fill(region, self.glow if selected else self.palette.mix(colour, share))
        edge = self.palette.lit if slot.legal else colour
        for y in range(region.y, region.bottom):
            self.canvas.text(region.x, y, BAR, Ink(edge, faint=True))
        if selected:
            self.canvas.text(region.x, region.y, NOW, self.arrow)

    # Panels

    def rule(self, region: Region, y: int, title: Sequence[Word], right: Sequence[Word] = ()) -> None:
        """A line with a title set into it, as wide as its part."""
        self.canvas.rule(region.x, y, region.width, self.line, self.spans(title), self.spans(right))

    def panel(self, region: Region, title: Sequence[Span], right: Sequence[Span] = ()) -> Region:
        """A ground with a title set into its upper edge; return what is left inside."""
        self.canvas.fill(region, self.palette.panel)
        self.canvas.fill(Region(region.x, region.y, region.width, min(1, region.height)), self.palette.page)
        self.canvas.rule(region.x, region.y, region.width, self.line, title, right)
        return Region(region.x + 1, region.y + 1, max(0, region.width - 2), max(0, region.height - 1))

    def box(
        self,
        region: Region,
        title: Sequence[Span] = (),
        right: Sequence[Span] = (),
        *,
        selected: bool = False,
        edge: Color | None = None,
    ) -> Region:
        """A framed panel and its heading; the selected one has a double frame and glows. Return what is left inside."""
        inside = Region(region.x + 1, region.y + 1, max(0, region.width - 2), max(0, region.height - 2))
        if selected:
            self.canvas.fill(region, self.glow)
            self.canvas.frame(region, "double", self.arrow)
        else:
            self.canvas.fill(inside, self.palette.panel)
            self.canvas.frame(region, "round", Ink(edge or self.palette.frame))
        self.heading(region, title, right)
        return inside

    def heading(self, region: Region, spans: Sequence[Span], right: Sequence[Span] = ()) -> None:
        """A title set into the upper edge of a box, and words at its right end."""
        ending = width_of(right) + 4 if right else 2
        room = region.width - 4 - (ending if ending < region.width - 8 else 2)
        if spans and room > 0:
            self.canvas.text(region.x + 2, region.y, " ", self.line)
            self.canvas.text(self.canvas.spans(region.x + 3, region.y, spans, room), region.y, " ", self.line)
        if right and ending < region.width - 8:
            x = region.right - 3 - width_of(right)
            self.canvas.text(x - 1, region.y, " ", self.line)
            self.canvas.text(self.canvas.spans(x, region.y, right), region.y, " ", self.line)

    def overlay(self, region: Region, title: Sequence[Span], right: Sequence[Span] = ()) -> Region:
        """A box over what is drawn already: nothing below it can be pointed at. Return what is left inside."""
        self.canvas.fill(region, self.palette.panel)
        self.canvas.hot(region, None)
        return self.box(region, title, right, edge=self.palette.gold)
