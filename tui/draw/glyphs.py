"""Every sign the boards draw, each with an ASCII twin; both are exactly one cell wide.

Boards draw text through a `GlyphSet`: `UNICODE` leaves it as it is, `ASCII` (`--ascii`) swaps every declared glyph for
its twin and spells out the rest, so that no sign of any kind reaches a terminal that cannot show it.
A game declares its own signs with `Glyph` in its `look` module; nothing here names a game.
"""

from __future__ import annotations

import unicodedata
from typing import ClassVar, NamedTuple


class Glyph:
    """A sign and its ASCII twin. Making one declares it: `GlyphSet` knows all that exist."""

    declared: ClassVar[dict[str, str]] = {}
    __slots__ = ("shown", "twin")

    def __init__(self, shown: str, twin: str) -> None:
        known = Glyph.declared.setdefault(shown, twin)
        if known != twin:
            raise ValueError(f"{shown!r} is already declared with the twin {known!r}, not {twin!r}")
        self.shown, self.twin = shown, twin

    def __str__(self) -> str:
        return self.shown


SEATS = (Glyph("●", "o"), Glyph("▲", "M"), Glyph("■", "H"), Glyph("▼", "V"), Glyph("¤", "X"), Glyph("Φ", "P"))
"""One shape a seat, for six of them. A seat's shape means nothing else on a screen with seats."""


def seat_glyph(number: int) -> str:
    """The shape of a seat, counted from 0."""
    return SEATS[number].shown


NOW = Glyph("▶", ">").shown
DONE = Glyph("√", "y").shown
THINKING = Glyph("…", "~").shown
NOT_POSSIBLE = Glyph("×", "x").shown
FACE_DOWN = Glyph("░", ".").shown
EMPTY = Glyph("□", "-").shown
FULL = Glyph("▣", "#").shown
FIRST = Glyph("¹", "1").shown
CONDITIONAL = Glyph("★", "*").shown
SQUARE = Glyph("²", "2").shown
HOUSE_MARK = Glyph("◆", "*").shown
LATER = Glyph("›", ">").shown
EARLIER = Glyph("‹", "<").shown
LEFT = Glyph("←", "<").shown
RIGHT = Glyph("→", ">").shown
UP = Glyph("↑", "^").shown
DOWN = Glyph("↓", "v").shown
PASS_LEFT = Glyph("◄", "<").shown
PASS_RIGHT = Glyph("►", ">").shown
SWAP = Glyph("↔", "x").shown
NEW = Glyph("!", "!").shown
NOTHING = Glyph("·", ".").shown
MINUS = Glyph("−", "-").shown
DASH = Glyph("–", "-").shown
BAR = Glyph("▌", "|").shown
POINT = Glyph("▬", "=").shown
BLOCK = Glyph("█", "#").shown
HATCH = Glyph("▒", "%").shown
NO_BREAK = Glyph("\u00a0", " ").shown


class FrameKind(NamedTuple):
    """The eight parts of a frame, clockwise from the upper left corner, without the sides twice."""

    top_left: str
    across: str
    top_right: str
    side: str
    bottom_left: str
    bottom_right: str


def _frame(shown: str, twins: str) -> FrameKind:
    return FrameKind(*(Glyph(sign, twin).shown for sign, twin in zip(shown, twins, strict=True)))


ROUND = _frame("╭─╮│╰╯", ".-.|''")
DOUBLE = _frame("╔═╗║╚╝", "#=####")
HEAVY = _frame("┏━┓┃┗┛", "+=+|++")
FRAMES = {"round": ROUND, "double": DOUBLE, "heavy": HEAVY}
RULE = ROUND.across
WALL = ROUND.side
HALF = "½"
SPELLED = {HALF: ".5"}
"""Signs of running text that no single cell of ASCII can say."""


class GlyphSet:
    """Turns text into what the terminal can show."""

    __slots__ = ("ascii",)

    def __init__(self, *, ascii: bool) -> None:
        self.ascii = ascii

    def __call__(self, text: str) -> str:
        if not self.ascii or text.isascii():
            return text
        return "".join(self._twin(sign) for sign in text)

    @staticmethod
    def _twin(sign: str) -> str:
        """The declared twin, else the letter without its accents, else a question mark for each cell."""
        if sign.isascii():
            return sign
        if sign in SPELLED:
            return SPELLED[sign]
        if sign in Glyph.declared:
            return Glyph.declared[sign]
        bare = unicodedata.normalize("NFKD", sign).encode("ascii", "ignore").decode()
        if bare:
            return bare
        return "" if unicodedata.category(sign)[0] in "MC" else "?"


UNICODE = GlyphSet(ascii=False)
ASCII = GlyphSet(ascii=True)
