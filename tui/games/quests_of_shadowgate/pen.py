"""A pen for one part of the board: a canvas of its own, the inks of the theme, and what cards and panels share.

Parts are drawn from (0, 0) and laid where the layout wants them, so a part that did not change is not drawn again.
State never speaks by colour alone: selected has a double frame or an arrow, lit a tick, barred a cross.
"""

from __future__ import annotations

from collections.abc import Sequence

from textual.color import Color
from textual.geometry import Region

from engine.games.quests_of_shadowgate.printed import Three
from engine.games.quests_of_shadowgate.vocabulary import STATS
from tui.games.quests_of_shadowgate.look import colour_of, sign_of, spans_of
from tui.games.quests_of_shadowgate.view import Slot, Spot
from tui.glyphs import BAR, DONE, NEW, NOT_POSSIBLE, NOW, GlyphSet
from tui.paint import Canvas, Ink, Span, Word, badge, width_of
from tui.theme import Palette


class Pen:
    """See the module. `cursor` is where the cursor is, if it is in this part."""

    def __init__(self, width: int, height: int, palette: Palette, glyphs: GlyphSet, cursor: Spot | None = None) -> None:
        self.canvas = Canvas(width, height, Ink(palette.text, palette.page), glyphs)
        self.width, self.height, self.palette, self.cursor = width, height, palette, cursor
        self.line = Ink(palette.frame, faint=True)
        self.dim, self.text = Ink(palette.dim), Ink(palette.text)
        self.bright, self.title = Ink(palette.bright, bold=True), Ink(palette.gold, bold=True)
        self.lit = Ink(palette.lit, bold=True)

    def colour(self, role: str) -> Color:
        return colour_of(role, self.palette)

    def ink(self, role: str, *, bold: bool = False) -> Ink:
        return Ink(self.colour(role), bold=bold)

    def seat(self, seat: int) -> Ink:
        return Ink(self.palette.seat(seat), bold=True)

    @property
    def glow(self) -> Color:
        """The ground of what is selected."""
        return self.palette.mix(self.palette.chosen, 0.5, self.palette.mix(self.palette.selected, 0.2))

    def words(self, x: int, y: int, words: Sequence[Word], room: int | None = None) -> int:
        """Write words in their colours."""
        return self.canvas.spans(x, y, spans_of(words, self.palette), room)

    def words_width(self, words: Sequence[Word]) -> int:
        """How many cells words take."""
        return width_of([(self.canvas.glyphs(word.text), Ink()) for word in words])

    def right_words(self, x: int, y: int, words: Sequence[Word]) -> int:
        """Write words so that they end before column x; return their first column."""
        start = x - self.words_width(words)
        self.words(start, y, words)
        return start

    def three(self, x: int, y: int, three: Three, gap: int = 0, *, dim: bool = False) -> int:
        """`♥4♦3♣2`, each sign in its colour; return the column after it."""
        for index, (stat, amount) in enumerate(zip(STATS, three, strict=True)):
            x += gap if index else 0
            x = self.canvas.text(x, y, sign_of(stat), self.dim if dim else self.ink(stat))
            x = self.canvas.text(x, y, str(amount), self.dim if dim else self.bright)
        return x

    # Selecting

    def is_here(self, spot: Spot) -> bool:
        return spot == self.cursor

    def hot(self, region: Region, spot: Spot) -> None:
        self.canvas.hot(region, spot)

    def box(self, region: Region, *, selected: bool = False, edge: Color | None = None) -> None:
        """A framed panel; the selected one has a double frame and glows."""
        palette = self.palette
        inside = Region(region.x + 1, region.y + 1, region.width - 2, region.height - 2)
        if selected:
            self.canvas.fill(region, self.glow)
            self.canvas.frame(region, "double", Ink(palette.selected, bold=True))
            return
        self.canvas.fill(inside, palette.panel)
        self.canvas.frame(region, "round", Ink(edge or palette.frame))

    def heading(self, region: Region, spans: Sequence[Span], right: Sequence[Span] = ()) -> None:
        """A title set into the upper edge of a box, and words at its right end."""
        ending = width_of(right) + 4 if right else 2
        room = region.width - 5 - (ending if ending < region.width - 8 else 2)
        if spans and room > 0:
            self.canvas.text(region.x + 2, region.y, " ", self.line)
            self.canvas.text(self.canvas.spans(region.x + 3, region.y, spans, room), region.y, " ", self.line)
        if right and ending < region.width - 8:
            x = region.right - 3 - width_of(right)
            self.canvas.text(x - 1, region.y, " ", self.line)
            self.canvas.text(self.canvas.spans(x, region.y, right), region.y, " ", self.line)

    def bar(self, region: Region, role: str, slot: Slot, *, selected: bool, share: float = 0.09) -> None:
        """The ground of a thing without a frame: a bar in its colour, an arrow when selected."""
        colour = self.colour(role)
        ground = self.glow if selected else self.palette.mix(colour, share)
        self.canvas.fill(region, ground)
        edge = self.palette.lit if slot.legal else colour
        for y in range(region.y, region.bottom):
            self.canvas.text(region.x, y, BAR, Ink(edge, faint=True))
        if selected:
            self.canvas.text(region.x, region.y, NOW, Ink(self.palette.selected, bold=True))

    def mark(self, slot: Slot) -> Span | None:
        """A tick for what can be chosen, a cross for what cannot, news for what is new."""
        if slot.legal:
            return DONE, self.lit
        if slot.fresh:
            return NEW, self.title
        return (NOT_POSSIBLE, self.dim) if slot.legal is False else None

    def label(self, x: int, y: int, words: str, slot: Slot, *, selected: bool, key: str = "") -> int:
        """A button: filled when selected, lit when it can be pressed; its key before it."""
        if selected:
            ink = badge(self.palette.selected, self.palette)
        elif slot.legal:
            ink = Ink(self.palette.lit, self.palette.raised, bold=True)
        else:
            ink = Ink(self.palette.dim, self.palette.raised)
        lead = f"{key} " if key else ""
        return self.canvas.text(x, y, f" {lead}{words} ", ink)
