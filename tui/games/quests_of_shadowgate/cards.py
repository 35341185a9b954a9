"""The adventure cards in their sizes, drawn once and kept as pictures.

`picture` gives a card as a block of cells; the board lays blocks. A card shows what it pays, what it costs, its torch
and type, and a line that says what it is good for now.
"""

from __future__ import annotations

from functools import lru_cache
from textwrap import wrap

import msgspec
from textual.color import Color
from textual.geometry import Region

from engine.games.quests_of_shadowgate.content import AdventureCard, box
from engine.games.quests_of_shadowgate.printed import Three
from engine.games.quests_of_shadowgate.vocabulary import EventCard
from tui.games.quests_of_shadowgate.look import cut, kind_of, role_of, sign_of, word_of
from tui.games.quests_of_shadowgate.pen import Pen
from tui.games.quests_of_shadowgate.view import Card, Verdict
from tui.glyphs import DONE, NEW, GlyphSet
from tui.paint import Block, Ink, badge
from tui.theme import Palette


class Size(msgspec.Struct, frozen=True):
    """The cells of a card, and how far apart two of them are laid."""

    name: str
    width: int
    height: int
    pitch: int


FULL = Size("full", 17, 7, 18)
CLOSE = Size("full", 17, 7, 17)
TIGHT = Size("tight", 15, 7, 16)
SNUG = Size("tight", 15, 7, 15)
NARROW = Size("tight", 13, 7, 13)
LOW = Size("low", 15, 6, 16)
SNUG_LOW = Size("low", 15, 6, 15)
NARROW_LOW = Size("low", 13, 6, 13)
SIZES = (FULL, TIGHT, NARROW, LOW, NARROW_LOW)
NO_ACTION = "free"


class State(msgspec.Struct, frozen=True):
    """How a card stands out. `legal` None: nothing is asked about it."""

    selected: bool = False
    legal: bool | None = None
    suggested: bool = False
    fresh: bool = False
    key: str = ""


PLAIN = State()


def state_of(card: Card, *, selected: bool, key: str = "") -> State:
    return State(selected, card.legal, card.suggested, card.fresh, key)


@lru_cache(maxsize=1024)
def picture(
    kind: str,
    size: Size,
    state: State,
    verdict: Verdict | None,
    palette: Palette,
    glyphs: GlyphSet,
    cost: Three | None = None,
) -> Block:
    """A card as a block of cells; `cost` is what the item costs now, where that is not what is printed."""
    pen = Pen(size.width, size.height, palette, glyphs)
    _Drawing(pen, box().adventure[kind], state, verdict, cost).draw(size)
    return pen.canvas.block()


class _Drawing:
    """A card being drawn."""

    def __init__(
        self, pen: Pen, card: AdventureCard, state: State, verdict: Verdict | None, cost: Three | None
    ) -> None:
        self.pen, self.card, self.state, self.verdict, self.cost = pen, card, state, verdict, cost
        self.canvas, self.palette = pen.canvas, pen.palette
        self.type = kind_of(card)
        self.faded = state.legal is False and not state.selected
        self.kind = pen.colour(role_of(self.type))

    def draw(self, size: Size) -> None:
        self.outline()
        if size.name == "full":
            self.full()
        else:
            self.tight(low=size.name == "low")
        self.key(low=size.name == "low")

    def ground(self, share: float) -> Color:
        over = self.pen.glow if self.state.selected else self.palette.panel
        return self.palette.mix(self.palette.strong if self.faded else self.kind, share, over)

    def outline(self) -> None:
        """The frame by state: double and glowing, heavy where suggested, else in the colour of the class."""
        canvas, region = self.canvas, Region(0, 0, self.pen.width, self.pen.height)
        if self.state.selected:
            canvas.fill(region, self.pen.glow)
            canvas.frame(region, "double", Ink(self.palette.selected, bold=True))
        elif self.state.suggested:
            canvas.frame(region, "heavy", Ink(self.palette.lit, bold=True))
        else:
            canvas.frame(region, "round", Ink(self.palette.frame if self.faded else self.kind))
        canvas.fill(Region(1, 1, region.width - 2, region.height - 2), self.ground(0.06))

    def name_ink(self) -> Ink:
        return Ink(self.palette.dim) if self.faded else self.pen.bright

    def kind_ink(self) -> Ink:
        return Ink(self.palette.dim if self.faded else self.kind, bold=not self.faded)

    def full(self) -> None:
        """Name, type and torch, what it pays, what it costs, what it is good for: a row each."""
        canvas, inside = self.canvas, self.pen.width - 2
        canvas.fill(Region(1, 1, inside, 1), self.ground(0.23))
        name = self.card.name if len(self.card.name) <= inside else self.card.brief
        canvas.text(1, 1, name, self.name_ink(), inside)
        canvas.text(1, 2, f"{sign_of(self.type)} {word_of(self.type)}", self.kind_ink(), inside - 3)
        self.torch(self.pen.width - 1, 2)
        self.numbers(3)
        self.say(5, self.verdict.text if self.verdict else "")
        if self.card.no_action:
            self.free(0)

    def tight(self, *, low: bool) -> None:
        """The type in the upper frame, so that the name has two rows."""
        canvas, inside = self.canvas, self.pen.width - 2
        canvas.fill(Region(1, 1, inside, 2), self.ground(0.23))
        canvas.text(1, 0, f"{sign_of(self.type)} {cut(word_of(self.type), inside - 5)}", self.kind_ink())
        self.torch(self.pen.width - 1, 0)
        lines = wrap(self.card.name, inside, break_long_words=False)
        if len(lines) > 2 or max(map(len, lines)) > inside:
            lines = wrap(self.card.brief, inside, break_long_words=False)
        for row, line in enumerate(lines[:2]):
            canvas.text(1, 1 + row, line, self.name_ink(), inside)
        if self.card.no_action:
            self.free(2)
        self.numbers(3)
        if not low:
            self.say(5, self._short() if inside < 15 else self._long())

    def _short(self) -> str:
        if self.verdict is None:
            return ""
        return self.verdict.text if len(self.verdict.text) <= self.pen.width - 2 else self.verdict.short

    def _long(self) -> str:
        return self.verdict.text if self.verdict else ""

    def torch(self, x: int, y: int) -> None:
        words = f" {self.card.torch} "
        self.canvas.right(x, y, words, self.pen.dim if self.faded else badge(self.palette.gold, self.palette))

    def numbers(self, y: int) -> None:
        """What the card pays and costs; an event costs nothing, as nobody acquires it."""
        self.number("pays", y, self.card.resources)
        if isinstance(self.card, EventCard):
            self.canvas.text(1, y + 1, "no item", self.pen.dim)
        elif self.cost is not None:
            self.number("now", y + 1, self.cost, self.pen.lit)
        else:
            self.number("cost", y + 1, self.card.cost)

    def number(self, word: str, y: int, three: Three, ink: Ink | None = None) -> None:
        self.canvas.text(1, y, word, ink or (self.pen.text if self.state.selected else self.pen.dim))
        self.pen.three(6, y, three, dim=self.faded)

    def say(self, y: int, words: str) -> None:
        if self.verdict is not None:
            ink = self.verdict_ink()
            self.canvas.text(1, y, words, ink, self.pen.width - 2)

    def verdict_ink(self) -> Ink:
        assert self.verdict is not None
        bold = self.verdict.role not in ("dim", "text")
        role = "text" if self.state.selected and self.verdict.role == "dim" else self.verdict.role
        return self.pen.ink(role, bold=bold)

    def free(self, y: int) -> None:
        """That playing the card costs no action: in the frame, or behind the name."""
        words = f" {NO_ACTION} " if y == 0 else NO_ACTION
        self.canvas.right(self.pen.width - 1 - (y == 0), y, words, self.pen.lit)

    def key(self, *, low: bool) -> None:
        """The key in the lower frame, with a tick where it is suggested; on a low card what it is good for, too."""
        y, words = self.pen.height - 1, self.state.key
        if self.state.suggested:
            words = f"{words} {DONE}".strip()
        if words:
            self.plate(y, f" {words} ", centred=not low)
        if low and self.verdict is not None:
            room = self.pen.width - 2 - (len(words) + 2 if words else 0)
            text = self.verdict.text if len(self.verdict.text) <= room else self.verdict.short
            self.canvas.right(self.pen.width - 1, y, text[:room], self.verdict_ink())
        if self.state.fresh:
            self.canvas.text(0, 1, NEW, self.pen.title)

    def plate(self, y: int, words: str, *, centred: bool) -> None:
        if self.state.selected:
            words, ink = (f" {words} " if centred else words), badge(self.palette.selected, self.palette)
        else:
            ink = self.pen.lit if self.state.legal or self.state.suggested else self.pen.dim
        self.canvas.text((self.pen.width - len(words)) // 2 if centred else 1, y, words, ink)
