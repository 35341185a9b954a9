"""What Mage Quest looks like: the colours and signs of elements, spaces, vehicles and landscape.

Everything drawn takes its colours and signs from here. Some signs mean something else in other games and have another
ASCII twin there, so this game spells its own.
"""

from __future__ import annotations

from collections.abc import Container, Iterable

from engine.games.mage_quest.content.box import box
from engine.games.mage_quest.content.forms import ELEMENTS, Element
from engine.games.mage_quest.land import Site
from tui.board.look import Look
from tui.draw.canvas import Word, Words
from tui.draw.glyphs import HATCH, NEW, NOTHING, Glyph
from tui.draw.theme import Hue
from tui.games.mage_quest.poster import POSTER

HUES = {
    **POSTER.hues,
    "fire": Hue("#f4675c", "#b3261e", "#ff8a7a"),
    "ice": Hue("#cfe6ff", "#1f5f9e", "#d8ecff"),
    "salt": Hue("#ddd3ac", "#6e6023", "#fff0b8"),
    "echo": Hue("#f08fb0", "#a8215c", "#ffa8c8"),
    "sacred": Hue("#f4f1e8", "#35312a", "#ffffff"),
    "road": Hue("#8d8a72", "#6a654c", "#c8c4a8"),
    "mountain": Hue("#a9adba", "#555a68", "#d8d8d8"),
    "cloud": Hue("#9aa4b8", "#6a7488", "#d0d8e8"),
    "path": Hue("#b39a62", "#8a6a20", "#ffe27a"),
}
"""Elements, spaces and landscape by name."""

TWINS = {
    "♣": "&",
    "◊": "$",
    "°": "'",
    "≡": "}",
    "⌂": "#",
    "†": "+",
    "Λ": "@",
    "╥": "T",
    "╘": "<",
    "╛": ">",
    "▔": '"',
    "┊": ":",
    "↖": "`",
    "↗": "/",
    "↘": "\\",
    "↙": ",",
    "◂": "<",
    "▸": ">",
    "╤": "=",
    "╧": "=",
    "≈": "~",
    "¶": "{",
    "↻": ")",
    "↺": "(",
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
TURNS = {0: "", 1: "↻", -1: "↺"}
"""Which way a circle is marked, by the direction of a book."""
ARROWS = "↑↗↘↓↙↖"
"""Where an arrow in the middle of a circle points, by the place of the element from the top, clockwise."""


LOOK = Look(HUES, TWINS)


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
