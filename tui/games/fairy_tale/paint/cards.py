"""The cards of Fairy Tale in every size, drawn once and kept as pictures.

`picture` gives a card as a block of cells for its size and state; the board lays blocks and never draws a card itself.
State never speaks by colour alone: selected has a double frame and a filled key, lit a tick or a bold key, barred a
cross.
"""

from __future__ import annotations

from functools import lru_cache
from textwrap import wrap

from textual.color import Color
from textual.geometry import Region

from engine.kit.words import cut
from tui.board import cards
from tui.board.cards import PICTURES, CardPen, Size
from tui.draw.canvas import Block, Canvas, Ink, badge
from tui.draw.glyphs import BAR, DONE, DOWN, FACE_DOWN, NEW, NOT_POSSIBLE, NOW, SWAP, UP, GlyphSet
from tui.draw.theme import Palette
from tui.games.fairy_tale.look import CATEGORIES, EFFECTS, FACTIONS, LOOK, figure, gain
from tui.games.fairy_tale.view import CardFace

FULL = Size("full", 17, 11, 18)
TALL = Size("tall", 15, 16, 16)
TIGHT = Size("tight", 15, 9, 16)
COMPACT = Size("compact", 14, 5, 15)
SNUG_COMPACT = Size("compact", 13, 5, 13)
FAN = Size("compact", 13, 5, 12)
CHIP = Size("chip", 14, 2, 15)
LINE = Size("line", 26, 1, 27)
SHORT_LINE = Size("line", 19, 1, 20)
SLIM = Size("slim", 14, 1, 15)
TAG = Size("tag", 16, 1, 17)
MARK = Size("mark", 5, 1, 5)
"""A mark is three cells of picture between two that hold brackets and news. In a fan each card covers an edge of the
one before it, so that a whole row lies in one line."""

SIZES = (FULL, TALL, TIGHT, COMPACT, FAN, CHIP, LINE, SHORT_LINE, SLIM, TAG, MARK)
WRAP = 13
EFFECT_SIGNS = {effect.glyph for effect in EFFECTS.values()}
CHANGES = {"new": NEW, "up": UP, "down": DOWN, "swap": SWAP}


class State(cards.State, frozen=True):
    """How a card stands out.

    A card of the hand has its `key` in the frame; in a row a digit stands in place of the `tick` of a legal card.
    """

    change: str = ""
    tick: str = ""

    def verdict(self) -> str:
        """The tick of a chosen or legal card, or the digit that stands for it."""
        return DONE if self.chosen else (self.tick or DONE) if self.legal else ""


PLAIN = State()


def effect_lines(face: CardFace) -> list[str]:
    """The effect in lines of 13; a line break in the words is kept."""
    return [line for part in face.effect.split("\n") for line in wrap(part, WRAP, break_long_words=False)]


def value_of(face: CardFace) -> str:
    """What the card shows as its value: what it scores now, else what is printed on it."""
    return face.badge if face.points is None else figure(face.points)


def one_line_name(face: CardFace, width: int) -> str:
    """Its name, cut where there is not room for all of it."""
    return cut(face.title, width)


@lru_cache(maxsize=PICTURES)
def picture(face: CardFace, size: Size, state: State, palette: Palette, glyphs: GlyphSet) -> Block:
    """A card as a block of cells."""
    canvas = Canvas(size.width, size.height, Ink(palette.text, palette.page), glyphs)
    _DRAWERS[size.name](_Pen(canvas, face, state, palette))
    return canvas.block()


class _Pen(CardPen):
    """A card being drawn: its canvas and the inks its state asks for."""

    look = LOOK
    state: State

    def __init__(self, canvas: Canvas, face: CardFace, state: State, palette: Palette) -> None:
        super().__init__(canvas, palette)
        self.face, self.state = face, state
        self.kind = self.colour(face.faction) if face.known else palette.strong
        self.faded = not face.up or state.legal is False

    @property
    def edge(self) -> Color:
        """The colour of frame or bar: lit only for a card of a row, where a legal card has no key to light."""
        return self.palette.lit if self.state.legal and not self.state.key else super().edge

    def name_ink(self) -> Ink:
        if self.faded and not self.state.selected:
            return Ink(self.palette.dim, italic=not self.face.up)
        return Ink(self.palette.bright, bold=True, italic=not self.face.up)

    def text_ink(self) -> Ink:
        return Ink(self.palette.dim if self.faded and not self.state.selected else self.palette.text)

    def signs(self) -> tuple[str, str]:
        return CATEGORIES[self.face.category].glyph, FACTIONS[self.face.faction].glyph

    def value(self, x: int, y: int, *, from_right: bool = False) -> None:
        """The value as a filled label; on a faded card as plain text."""
        words = f" {value_of(self.face)} "
        ink = self.text_ink() if self.faded else badge(self.kind, self.palette)
        self.canvas.right(x, y, words, ink) if from_right else self.canvas.text(x, y, words, ink)

    def outline(self) -> None:
        super().outline()
        self._news()

    def _news(self) -> None:
        if self.state.change:
            words = f" {CHANGES[self.state.change]} {self.state.change} "
            self.canvas.right(self.width - 1, 0, words, self.title)

    def key(self, x: int | None = None) -> None:
        """The key in the lower frame, with a tick for chosen and lit, a cross for barred."""
        label = " ".join(part for part in (self.state.key, self._verdict()) if part)
        if not label:
            return
        words = f" {label} "
        if self.state.selected and self.state.key and x is None:
            words = f" {words} "
        start = (self.width - len(words)) // 2 if x is None else x
        self.canvas.text(start, self.height - 1, words, self.plate_ink())

    def _verdict(self) -> str:
        if self.state.legal is False and not self.state.chosen:
            return NOT_POSSIBLE
        return self.state.verdict() if self.state.chosen or not self.state.key else ""

    def worth(self, x: int, y: int, lead: str) -> None:
        """What the card would add now; nothing for a card that cannot be taken."""
        if self.face.worth is None or self.state.legal is False:
            return
        gains = self.face.worth > 0
        role = self.palette.lit if gains else self.palette.warn if self.face.worth < 0 else self.palette.dim
        self.canvas.right(x, y, f"{lead}{gain(self.face.worth)}", Ink(role, bold=gains))

    def swap(self, x: int, y: int) -> None:
        """The sign of a card that makes partners swap as well."""
        if self.face.swaps:
            self.canvas.text(x, y, SWAP, self.kind_ink())

    def body(self, x: int, y: int, rows: int) -> None:
        """The effect in words, its signs in the card's colour."""
        for row, line in enumerate(effect_lines(self.face)[:rows]):
            self.canvas.text(x, y + row, line, self.text_ink(), WRAP)
            if line.split(" ")[0] in EFFECT_SIGNS:
                self.canvas.text(x, y + row, line[0], self.kind_ink())

    def backs(self, region: Region) -> None:
        self.canvas.pattern(region, FACE_DOWN, Ink(self.palette.strong))


def _large(pen: _Pen, margin: int) -> None:
    """What full and tight cards share: outline, band and name."""
    canvas, inside = pen.canvas, pen.width - 2
    pen.outline()
    canvas.fill(Region(1, 1, inside, pen.height - 2), pen.ground(0.06))
    if not pen.face.known:
        pen.backs(Region(1, 1, inside, pen.height - 2))
        canvas.text(pen.width // 2 - 1, pen.height // 2, " ? ", pen.text_ink())
        return
    canvas.fill(Region(1, 1, inside, 3), pen.ground(0.23))
    if not pen.face.up:
        pen.backs(Region(pen.width - 6, 2, 5, 2))
    pen.value(1, 1)
    category, faction = pen.signs()
    canvas.right(pen.width - 1, 1, f"{category} {faction}", pen.kind_ink())
    for row, line in enumerate(pen.face.lines[:2]):
        canvas.text(margin, 2 + row, line, pen.name_ink(), WRAP)


def _category(pen: _Pen, x: int) -> None:
    """What sort of card it is, and below that what it does."""
    word = CATEGORIES[pen.face.category].word if pen.face.up else "face down"
    end = pen.canvas.text(x, 4, word, Ink(pen.palette.dim if pen.faded else pen.kind))
    pen.swap(end + 1, 4)
    pen.body(x, 5, 4)


def _full(pen: _Pen) -> None:
    _large(pen, margin=2)
    if pen.face.known:
        _category(pen, 2)
        pen.canvas.text(2, 9, f"{NOT_POSSIBLE}{pen.face.copies}", pen.dim_ink())
        if pen.face.worth is None:
            pen.canvas.right(15, 9, pen.face.maths, pen.dim_ink())
        pen.worth(15, 9, "now ")
    pen.key()


def _tall(pen: _Pen) -> None:
    """As high as an upright screen likes it: with what the card is, and with its own words."""
    _large(pen, margin=1)
    if pen.face.known:
        _category(pen, 1)
        flavour = wrap(pen.face.flavour, WRAP)
        for row, line in enumerate(flavour, pen.height - 2 - len(flavour)):
            pen.canvas.text(1, row, line, pen.dim_ink()._replace(italic=True), WRAP)
        pen.canvas.text(1, pen.height - 2, f"{NOT_POSSIBLE}{pen.face.copies}", pen.dim_ink())
        pen.worth(pen.width - 1, pen.height - 2, "now ")
    pen.key()


def _tight(pen: _Pen) -> None:
    _large(pen, margin=1)
    if pen.face.known:
        end = pen.canvas.text(6, 1, f"{NOT_POSSIBLE}{pen.face.copies}", pen.dim_ink())
        pen.swap(end + 1, 1)
        pen.body(1, 4, 4)
    pen.worth(pen.width - 3, pen.height - 1, " ")
    if pen.face.worth is not None and pen.state.legal is not False:
        pen.canvas.text(pen.width - 3, pen.height - 1, " ", Ink(pen.palette.text))
    pen.key(1)


def _compact(pen: _Pen) -> None:
    canvas, face, right = pen.canvas, pen.face, pen.width - 1
    pen.outline()
    canvas.fill(Region(1, 1, right - 1, 3), pen.ground(0.09))
    if not face.known:
        pen.backs(Region(1, 1, right - 1, 3))
        canvas.text(right // 2 - 1, 2, " ? ", pen.text_ink())
    else:
        if not face.up:
            pen.backs(Region(right - 4, 1, 4, 3))
        for row, line in enumerate(face.compact[:2]):
            words = line if face.up else f"{line} "[:11]
            canvas.text(right - 11, 1 + row, words, pen.name_ink()._replace(bold=pen.state.selected), 11)
        _foot(pen, right - 11, right)
    pen.key()


def _foot(pen: _Pen, left: int, right: int) -> None:
    category, faction = pen.signs()
    pen.canvas.text(left, 3, faction, pen.kind_ink())
    if not pen.face.up:
        pen.canvas.text(left + 2, 3, f"{value_of(pen.face)} down ", pen.dim_ink())
        return
    pen.canvas.text(left + 2, 3, category, pen.kind_ink())
    pen.canvas.text(left + 4, 3, pen.face.maths, pen.dim_ink(), 4)
    pen.value(right, 3, from_right=True)


def _bar(pen: _Pen, share: float) -> None:
    """The left edge of chips and lines: a bar in the card's colour, an arrow when selected."""
    pen.canvas.fill(Region(0, 0, pen.width, pen.height), pen.ground(share))
    for y in range(pen.height):
        pen.canvas.text(0, y, BAR, Ink(pen.edge, faint=True))
    if pen.state.selected:
        pen.canvas.text(0, 0, NOW, pen.arrow)


def _sign(pen: _Pen) -> str:
    """Tick or news in one cell, for the sizes without a frame."""
    return pen.state.verdict() or CHANGES.get(pen.state.change, "")


def _sign_ink(pen: _Pen) -> Ink:
    if pen.state.chosen:
        return badge(pen.palette.lit, pen.palette)
    return Ink(pen.palette.lit if pen.state.legal or pen.state.chosen else pen.palette.gold, bold=True)


def _chip(pen: _Pen) -> None:
    canvas, face = pen.canvas, pen.face
    _bar(pen, 0.08)
    canvas.fill(Region(1, 0, 13, 1), pen.ground(0.18))
    if not face.known:
        pen.backs(Region(1, 0, 13, 2))
        canvas.text(2, 0, " ? ", pen.text_ink())
    else:
        if not face.up:
            pen.backs(Region(9, 0, 5, 2))
        category, faction = pen.signs()
        canvas.text(1, 0, f"{faction} {category} ", pen.kind_ink())
        canvas.text(1, 1, face.short, pen.name_ink() if pen.faded or pen.state.selected else pen.text_ink(), 13)
        canvas.right(14, 0, value_of(face), pen.name_ink())
    news = _chip_news(pen)
    if face.known and 6 + len(face.maths) <= 11 - len(news):
        canvas.text(6, 0, face.maths, pen.dim_ink())
    if news:
        canvas.right(12, 0, f" {news} ", _sign_ink(pen))


def _chip_news(pen: _Pen) -> str:
    """On a chip there is room for the tick and for the news beside it, in a word if nothing else is there."""
    words = [pen.state.verdict()] if pen.state.verdict() else []
    if pen.state.change:
        cramped = words or pen.face.maths
        words.append(CHANGES[pen.state.change] + ("" if cramped else pen.state.change))
    return " ".join(words)


def _line(pen: _Pen) -> None:
    canvas, face, width = pen.canvas, pen.face, pen.width
    _bar(pen, 0.09)
    if not face.known:
        pen.backs(Region(1, 0, width - 1, 1))
        canvas.text(2, 0, " ? ", pen.text_ink())
        canvas.text(width - 2, 0, _sign(pen), _sign_ink(pen))
        return
    category, faction = pen.signs()
    canvas.text(1, 0, f"{faction}{category}" if face.up else FACE_DOWN * 2, pen.kind_ink())
    value = value_of(face) if face.up else DOWN if width < 20 else f"down {value_of(face)}"
    end = canvas.right(width, 0, value, pen.name_ink() if face.up else pen.dim_ink())
    if face.maths and face.up and width >= 20:
        end = canvas.right(end - 1, 0, face.maths, pen.dim_ink())
    canvas.text(3, 0, _sign(pen), _sign_ink(pen))
    ink = pen.name_ink() if pen.faded or pen.state.selected else pen.text_ink()
    canvas.text(4, 0, one_line_name(face, end - 5), ink, end - 5)


def _tag(pen: _Pen) -> None:
    """The name alone, for the picks, whose points do not count yet."""
    _bar(pen, 0.09)
    if not pen.face.known:
        pen.backs(Region(1, 0, pen.width - 1, 1))
        return
    pen.canvas.text(1, 0, FACTIONS[pen.face.faction].glyph, pen.kind_ink())
    pen.canvas.text(3, 0, pen.face.short, pen.name_ink() if pen.state.selected else pen.text_ink(), pen.width - 3)


def _mark(pen: _Pen) -> None:
    canvas, face = pen.canvas, pen.face
    ground = pen.ground(0.16)
    canvas.fill(Region(1, 0, 3, 1), ground)
    if face.up:
        category, faction = pen.signs()
        value = value_of(face)
        signs = f"{faction}{category}" if len(value) < 2 else faction
        canvas.text(1, 0, signs, pen.kind_ink())
        canvas.right(4, 0, value, pen.name_ink())
    else:
        pen.backs(Region(1, 0, 3, 1))
    if pen.state.change:
        canvas.text(0, 0, CHANGES[pen.state.change], pen.title)
    if pen.state.legal:
        for x, sign in ((0, pen.state.tick),) if pen.state.tick else ((0, "["), (4, "]")):
            canvas.text(x, 0, sign, Ink(pen.palette.lit, bold=True))
    if pen.state.selected:
        canvas.text(0, 0, NOW, pen.arrow)


_DRAWERS = {
    "full": _full,
    "tall": _tall,
    "tight": _tight,
    "compact": _compact,
    "chip": _chip,
    "line": _line,
    "slim": _line,
    "tag": _tag,
    "mark": _mark,
}
