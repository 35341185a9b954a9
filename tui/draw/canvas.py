"""A canvas of cells for everything drawn with Textual's Line API, and the words that are drawn on it.

Boards paint text, fills, frames and rules in any order; text without a background keeps what lies under it. A region
can be made hot with a key, so that a click finds the thing drawn there. Refuses to draw outside its clip: what does not
fit is cut, with an ellipsis, and never runs over a frame. Who shows a canvas on screen: `tui.draw.canvas_widget`.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from itertools import groupby
from math import inf
from typing import NamedTuple

import msgspec
from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from textual.color import Color
from textual.geometry import Region
from textual.strip import Strip

from tui.draw.glyphs import FRAMES, RULE, THINKING, UNICODE, GlyphSet
from tui.draw.theme import Palette, readable


class Ink(NamedTuple):
    """How a cell is drawn. No background: whatever lies under it stays, and the colour is moved until it reads there.

    Faint ink is for lines and patterns: it keeps its colour, however little that stands out.
    """

    fg: Color | None = None
    bg: Color | None = None
    bold: bool = False
    italic: bool = False
    underline: bool = False
    reverse: bool = False
    faint: bool = False

    def on(self, bg: Color | None) -> Ink:
        return self._replace(bg=bg)


class Word(msgspec.Struct, frozen=True):
    """Text with a role of the palette (`dim`, `lit`, `seat-2` …); who draws it knows the colours."""

    text: str
    role: str = "text"
    bold: bool = False
    italic: bool = False


Words = tuple[Word, ...]
Span = tuple[str, Ink]
Hot = tuple[Region, object]


def said(text: str, role: str = "text") -> Words:
    """A line of one word, or of several in one colour."""
    return (Word(text, role),)


def badge(fill: Color, palette: Palette) -> Ink:
    """A filled label. Drawn reversed, so that it stays a filled label where there are no colours."""
    return Ink(fg=fill, bg=palette.on(fill), bold=True, reverse=True)


def ink_of(word: Word, palette: Palette) -> Ink:
    """The ink of a word in a theme; bright words are bold, so that they stand out without colour."""
    return Ink(palette.role(word.role), bold=word.bold or word.role == "bright", italic=word.italic)


def spans_of(words: Iterable[Word], palette: Palette) -> list[Span]:
    """Words as drawable spans."""
    return [(word.text, ink_of(word, palette)) for word in words]


def width_of(spans: Iterable[Span]) -> int:
    """The cells that spans take."""
    return sum(cell_len(text) for text, _ in spans)


@lru_cache(maxsize=4096)
def _style(ink: Ink) -> Style:
    return Style(
        color=ink.fg.rich_color if ink.fg else None,
        bgcolor=ink.bg.rich_color if ink.bg else None,
        bold=ink.bold or None,
        italic=ink.italic or None,
        underline=ink.underline or None,
        reverse=ink.reverse or None,
    )


@lru_cache(maxsize=8192)
def _laid(ink: Ink, under: Ink) -> Ink:
    """An ink without a background takes the ground below, also that of a reversed label, and must read on it."""
    ground = under.fg if under.reverse else under.bg
    if ink.faint or ink.fg is None or ground is None:
        return ink.on(ground)
    return ink.on(ground)._replace(fg=readable(ink.fg, ground))


@lru_cache(maxsize=4096)
def cells_of(text: str) -> tuple[str, ...]:
    """Text cut into cells: a wide sign is followed by an empty cell, marks join their letter, controls are dropped."""
    if text.isascii() and text.isprintable():
        return tuple(text)
    cells: list[str] = []
    for sign in text:
        width = cell_len(sign)
        if unicodedata.category(sign) in ("Cc", "Cf", "Cs", "Zl", "Zp"):
            continue
        if width == 0 and cells:
            cells[-1 if cells[-1] else -2] += sign
        elif width:
            cells.extend([sign, ""][:width])
    return tuple(cells)


class Block(NamedTuple):
    """A finished picture to be laid on a canvas again and again: rows of cells and their inks."""

    cells: tuple[tuple[str, ...], ...]
    inks: tuple[tuple[Ink, ...], ...]


class Canvas:
    """A grid of cells."""

    def __init__(self, width: int, height: int, ground: Ink, glyphs: GlyphSet = UNICODE) -> None:
        self.width, self.height, self.glyphs, self.ground = width, height, glyphs, ground
        self.cells = [[" "] * width for _ in range(height)]
        self.inks = [[ground] * width for _ in range(height)]
        self.hots: list[Hot] = []
        self._clip = Region(0, 0, width, height)

    @contextmanager
    def clipped(self, region: Region) -> Iterator[None]:
        """Inside this block nothing is drawn outside the region."""
        before, self._clip = self._clip, self._clip.intersection(region)
        try:
            yield
        finally:
            self._clip = before

    def text(self, x: int, y: int, text: str, ink: Ink, max_width: int | None = None) -> int:
        """Write from (x, y), at most `max_width` cells; return the column after it."""
        cells = cells_of(self.glyphs(text))
        if max_width is not None and len(cells) > max_width:
            cells = _shortened(cells, max_width, self.glyphs(THINKING))
        self._put(x, y, cells, ink)
        return x + len(cells)

    def right(self, x: int, y: int, text: str, ink: Ink) -> int:
        """Write so that the text ends before column x; return its first column."""
        start = x - len(cells_of(self.glyphs(text)))
        self.text(start, y, text, ink)
        return start

    def spans(self, x: int, y: int, spans: Iterable[Span], max_width: int | None = None) -> int:
        """Write spans one after the other, together at most `max_width` cells."""
        end = None if max_width is None else x + max_width
        for text, ink in spans:
            if end is not None and x >= end:
                break
            x = self.text(x, y, text, ink, None if end is None else end - x)
        return x

    def fill(self, region: Region, bg: Color) -> None:
        """Give a region a background and empty it."""
        self.pattern(region, " ", Ink(bg=bg))

    def pattern(self, region: Region, sign: str, ink: Ink) -> None:
        """Fill a region with one sign."""
        ink = ink._replace(faint=True)
        for y in range(region.y, region.bottom):
            self.text(region.x, y, sign * region.width, ink)

    def frame(self, region: Region, kind: str, ink: Ink) -> None:
        """Draw a frame along the edge of a region; what is inside stays."""
        parts, ink = FRAMES[kind], ink._replace(faint=True)
        across = parts.across * (region.width - 2)
        self.text(region.x, region.y, parts.top_left + across + parts.top_right, ink)
        for y in range(region.y + 1, region.bottom - 1):
            self.text(region.x, y, parts.side, ink)
            self.text(region.right - 1, y, parts.side, ink)
        self.text(region.x, region.bottom - 1, parts.bottom_left + across + parts.bottom_right, ink)

    def rule(
        self, x: int, y: int, width: int, ink: Ink, title: Sequence[Span] = (), right: Sequence[Span] = ()
    ) -> None:
        """A line across with a title set into it, and words at its right end."""
        ink = ink._replace(faint=True)
        self.text(x, y, RULE * width, ink)
        room = width - 4
        ending = width_of(right)
        if ending and ending < room:
            self.text(x + width - ending - 3, y, " ", ink)
            self.spans(x + width - ending - 2, y, right)
            self.text(x + width - 2, y, " ", ink)
            room -= ending + 3
        if title and room > 0:
            self.text(x + 1, y, " ", ink)
            self.text(self.spans(x + 2, y, title, room), y, " ", ink)

    def hot(self, region: Region, key: object) -> None:
        """Remember that `key` is drawn here; what was drawn last lies on top."""
        shown = region.intersection(self._clip)
        if shown.area:
            self.hots.append((shown, key))

    def at(self, x: int, y: int, reach: int = 0) -> object | None:
        """What was made hot at a cell, or nearest to it and no farther off than so many rows; a row is two columns."""
        near = [(_distance(region, x, y), key) for region, key in reversed(self.hots)]
        off, key = min(near, key=lambda one: one[0], default=(inf, None))
        return key if off <= reach else None

    def block(self, region: Region | None = None) -> Block:
        """The canvas, or a region of it, as a picture that can be laid on others."""
        if region is None:
            return Block(tuple(map(tuple, self.cells)), tuple(map(tuple, self.inks)))
        rows, columns = slice(region.y, region.bottom), slice(region.x, region.right)
        cells = tuple(tuple(row[columns]) for row in self.cells[rows])
        return Block(cells, tuple(tuple(row[columns]) for row in self.inks[rows]))

    def lay(self, x: int, y: int, block: Block) -> None:
        """Lay a picture down with its upper left corner at (x, y)."""
        clip = self._clip
        for row, (cells, inks) in enumerate(zip(block.cells, block.inks, strict=True), y):
            if clip.y <= row < clip.bottom:
                first, last = max(clip.x - x, 0), min(clip.right - x, len(cells))
                if first < last:
                    self.cells[row][x + first : x + last] = cells[first:last]
                    self.inks[row][x + first : x + last] = inks[first:last]

    def lines(self) -> list[str]:
        """The text of every row: what a test or a screen reader sees."""
        return ["".join(row) for row in self.cells]

    def strip(self, y: int) -> Strip:
        """One row as Textual wants it."""
        cells, segments, start = self.cells[y], list[Segment](), 0
        for ink, run in groupby(self.inks[y]):
            end = start + len(list(run))
            segments.append(Segment("".join(cells[start:end]), _style(ink)))
            start = end
        return Strip(segments, self.width)

    def strips(self) -> list[Strip]:
        """Every row as Textual wants it."""
        return [self.strip(y) for y in range(self.height)]

    def _put(self, x: int, y: int, cells: tuple[str, ...], ink: Ink) -> None:
        clip = self._clip
        if not clip.y <= y < clip.bottom:
            return
        first, last = max(clip.x - x, 0), min(clip.right - x, len(cells))
        if first >= last:
            return
        row, inks = self.cells[y], self.inks[y]
        row[x + first : x + last] = _whole(cells[first:last])
        if ink.bg is not None:
            inks[x + first : x + last] = [ink] * (last - first)
            return
        laid: list[Ink] = []
        for under, run in groupby(inks[x + first : x + last]):
            laid += [_laid(ink, under)] * len(list(run))
        inks[x + first : x + last] = laid


def _distance(region: Region, x: int, y: int) -> float:
    """How far a cell is from a region, in rows."""
    across = max(region.x - x, 0, x - region.right + 1)
    return max(region.y - y, 0, y - region.bottom + 1, across / 2)


def _whole(cells: tuple[str, ...]) -> tuple[str, ...]:
    """A wide sign cut in half at an edge becomes a space."""
    if cells[0] == "":
        cells = (" ", *cells[1:])
    if not cells[-1].isascii() and cell_len(cells[-1]) > 1:
        cells = (*cells[:-1], " ")
    return cells


def _shortened(cells: tuple[str, ...], width: int, ellipsis: str) -> tuple[str, ...]:
    if width <= 0:
        return ()
    kept = cells[: width - 1]
    return (*_whole(kept), ellipsis) if kept else (ellipsis,)
