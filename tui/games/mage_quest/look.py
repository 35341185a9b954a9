"""What Mage Quest looks like: the colours and signs of elements, spaces, vehicles and landscape.

Everything drawn takes its colours and signs from here. Some signs mean something else in other games and have another
ASCII twin there, so this game spells its own: `glyphs_for` gives the set to draw with.
"""

from __future__ import annotations

from collections.abc import Container, Iterable

import msgspec
from textual.color import Color

from engine.games.mage_quest.chart import Site
from engine.games.mage_quest.content import box
from engine.games.mage_quest.vocabulary import ELEMENTS, Element
from tui.glyphs import HATCH, NEW, NOTHING, Glyph, GlyphSet
from tui.paint import Ink, Span, Word, Words, ink_of
from tui.theme import Hue, Palette

HUES = {
    "fire": Hue("#f4675c", "#b3261e", "#ff8a7a"),
    "ice": Hue("#cfe6ff", "#1f5f9e", "#d8ecff"),
    "wood": Hue("#7fc85c", "#2c6e1c", "#8dff6e"),
    "carabolic": Hue("#b48cf0", "#6a35b8", "#d0b0ff"),
    "salt": Hue("#ddd3ac", "#6e6023", "#fff0b8"),
    "echo": Hue("#f08fb0", "#a8215c", "#ffa8c8"),
    "city": Hue("#e3c07a", "#7a5200", "#ffd75f"),
    "sacred": Hue("#f4f1e8", "#35312a", "#ffffff"),
    "road": Hue("#8d8a72", "#6a654c", "#c8c4a8"),
    "mountain": Hue("#a9adba", "#555a68", "#d8d8d8"),
    "water": Hue("#4a86c8", "#2a64a4", "#7accff"),
    "cloud": Hue("#9aa4b8", "#6a7488", "#d0d8e8"),
    "path": Hue("#b39a62", "#8a6a20", "#ffe27a"),
}
"""Elements, spaces and landscape by name."""

TWINS = {
    "♣": "Y",
    "◊": "c",
    "°": "'",
    "≡": "=",
    "⌂": "n",
    "†": "t",
    "Λ": "M",
    "╥": "T",
    "╘": "<",
    "╛": ">",
    "▔": '"',
    "┊": ":",
    "↖": "\\",
    "↗": "/",
    "↘": "\\",
    "↙": "/",
    "◂": "<",
    "▸": ">",
    "╤": "=",
    "╧": "=",
    "≈": "~",
}
SIGNS: dict[str, str] = {
    "fire": "^",
    "ice": "*",
    "wood": "♣",
    "carabolic": "◊",
    "salt": "°",
    "echo": "≡",
    "city": "⌂",
    "sacred": "†",
    "road": NOTHING,
    "mountain": "Λ",
    "dock": "╥",
    "ship": "≈",
    "book": Glyph("¶", "q").shown,
    "cloud": HATCH,
}
BOW, STERN = "╘", "╛"
BORDER, SHORE = "┊", "▔"
ARROWS = "↑↗↘↓↙↖"
"""Where an arrow in the middle of a circle points, by the place of the element from the top, clockwise."""


class Spelling(GlyphSet):
    """ASCII as this game spells it: its own twins first, everybody's for the rest."""

    __slots__ = ()
    twins = str.maketrans(TWINS)

    def __call__(self, text: str) -> str:
        return super().__call__(text if text.isascii() else text.translate(self.twins))


SPELLING = Spelling(ascii=True)


def glyphs_for(glyphs: GlyphSet) -> GlyphSet:
    """The set to draw this game with, where the app draws with `glyphs`."""
    return SPELLING if glyphs.ascii else glyphs


def spelled(words: Iterable[Word], glyphs: GlyphSet) -> Words:
    """Words for a part of the screen that spells by itself: in ASCII they are spelled here already."""
    if not glyphs.ascii:
        return tuple(words)
    return tuple(msgspec.structs.replace(word, text=SPELLING(word.text)) for word in words)


def colour_of(role: str, palette: Palette) -> Color:
    """The colour of a role: this game's own, or the palette's."""
    return palette.shade(HUES[role]) if role in HUES else palette.role(role)


def spans_of(words: Iterable[Word], palette: Palette) -> list[Span]:
    """Words as drawable spans; a role may also be an element or a kind of space."""
    return [(word.text, _ink(word, palette)) for word in words]


def _ink(word: Word, palette: Palette) -> Ink:
    if word.role in HUES:
        return Ink(palette.shade(HUES[word.role]), bold=word.bold, italic=word.italic)
    return ink_of(word, palette)


def short_of(element: Element) -> str:
    return box().elements[element].short


def element_word(element: Element, *, bold: bool = True) -> Word:
    """`♣ Wood` in its colour."""
    return Word(f"{SIGNS[element]} {box().elements[element].name}", element, bold=bold)


def role_of(site: Site) -> str:
    """Whose colour a land space has."""
    return site.element or site.kind


def sign_of(site: Site) -> str:
    return SIGNS[role_of(site)]


def elements_words(stores: Iterable[int], fresh: Container[Element] = ()) -> Words:
    """`^2! ♣1`: only what there is, news marked."""
    words: list[Word] = []
    for element, count in zip(ELEMENTS, stores, strict=True):
        if count:
            words.append(Word(f"{' ' if words else ''}{SIGNS[element]}{count}", element, bold=True))
            words += [Word(NEW, "gold", bold=True)] if element in fresh else []
    return tuple(words) or (Word("nothing", "dim"),)
