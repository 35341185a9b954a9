"""A pen for the whole board: its canvas, the inks of the theme, and the small things that several parts draw.

State never speaks by colour alone: the cursor is a filled label or an arrow, lit things have brackets, a tick or a
cost, marked elements a tick, what cannot be done a cross.
"""

from __future__ import annotations

from collections.abc import Sequence

from textual.color import Color
from textual.geometry import Region

from engine.games.mage_quest.holdings import number_of
from engine.games.mage_quest.vocabulary import Element
from tui.games.mage_quest.look import SIGNS, colour_of, short_of, spans_of
from tui.games.mage_quest.things import is_lit
from tui.games.mage_quest.view import Focus, Sight, Spot, owner_of
from tui.glyphs import DONE, NEW, NOW, seat_glyph
from tui.paint import Canvas, Ink, Span, Word, badge, width_of
from tui.theme import Palette


class Pen:
    """See the module."""

    def __init__(self, canvas: Canvas, palette: Palette, sight: Sight, focus: Focus) -> None:
        self.canvas, self.palette, self.sight, self.focus = canvas, palette, sight, focus
        self.line = Ink(palette.frame, faint=True)
        self.dim, self.text = Ink(palette.dim), Ink(palette.text)
        self.bright, self.title = Ink(palette.bright, bold=True), Ink(palette.gold, bold=True)
        self.lit = Ink(palette.lit, bold=True)
        self.cursor = badge(palette.selected, palette)

    def colour(self, role: str) -> Color:
        return colour_of(role, self.palette)

    def ink(self, role: str, *, bold: bool = False) -> Ink:
        return Ink(self.colour(role), bold=bold)

    def seat(self, seat: int) -> Ink:
        return Ink(self.palette.seat(seat), bold=True)

    def words(self, x: int, y: int, words: Sequence[Word], room: int | None = None) -> int:
        return self.canvas.spans(x, y, spans_of(words, self.palette), room)

    def words_width(self, words: Sequence[Word]) -> int:
        return width_of([(self.canvas.glyphs(word.text), Ink()) for word in words])

    def centred(self, region: Region, y: int, words: Sequence[Word]) -> None:
        """Words in the middle of a region, cut where it ends."""
        spare = max(0, region.width - self.words_width(words))
        self.words(region.x + spare // 2, y, words, region.width - spare // 2)

    def is_here(self, spot: Spot) -> bool:
        return spot == self.focus.spot

    def is_lit(self, spot: Spot) -> bool:
        return is_lit(self.sight, self.focus, spot)

    def hot(self, region: Region, spot: Spot) -> None:
        self.canvas.hot(region, spot)

    @property
    def glow(self) -> Color:
        """The ground of what is selected."""
        return self.palette.mix(self.palette.chosen, 0.5, self.palette.mix(self.palette.selected, 0.2))

    def panel(self, region: Region, title: Sequence[Span], right: Sequence[Span] = ()) -> Region:
        """A ground with a title set into its upper edge; return what is left inside."""
        self.canvas.fill(region, self.palette.panel)
        self.canvas.fill(Region(region.x, region.y, region.width, min(1, region.height)), self.palette.page)
        self.canvas.rule(region.x, region.y, region.width, self.line, title, right)
        return Region(region.x + 1, region.y + 1, max(0, region.width - 2), max(0, region.height - 1))

    def box(
        self, region: Region, title: Sequence[Span], right: Sequence[Span] = (), edge: Color | None = None
    ) -> Region:
        """A framed panel with its title in the frame; return what is left inside."""
        self.canvas.fill(region, self.palette.panel)
        self.canvas.fill(Region(region.x, region.y, region.width, 1), self.palette.page)
        self.canvas.frame(region, "round", Ink(edge or self.palette.frame))
        end = region.right - 2
        if right and width_of(right) + 8 < region.width:
            end -= width_of(right) + 2
            after = self.canvas.spans(end, region.y, [(" ", self.line), *right, (" ", self.line)])
            assert after <= region.right
        if title:
            self.canvas.spans(region.x + 2, region.y, [(" ", self.line), *title, (" ", self.line)], end - region.x - 2)
        return Region(region.x + 1, region.y + 1, region.width - 2, region.height - 2)

    # Things that several parts draw

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
        faded: bool = True,
        fresh: bool = False,
    ) -> int:
        """One element of a circle: filled with a tick when marked, with `!` when new, in brackets when it may come."""
        name = f"{SIGNS[element]} {short_of(element)}" if wide else SIGNS[element]
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

    def element_width(self, element: Element, *, marked: bool, wide: bool) -> int:
        if not wide:
            return 3
        return len(short_of(element)) + (5 if marked else 4)
