"""The adventure cards in their sizes, drawn once and kept as pictures.

`picture` gives a card as a block of cells; the board lays blocks. A card shows what it pays, what it costs, its torch
and type, and a line that says what it is good for now.
"""

from __future__ import annotations

from functools import lru_cache
from textwrap import wrap

from textual.color import Color
from textual.geometry import Region

from engine.games.quests_of_shadowgate.content.box import box
from engine.games.quests_of_shadowgate.content.forms import AdventureCard, EventCard
from engine.games.quests_of_shadowgate.content.vocabulary import Three
from engine.kit.words import cut, cut_lines
from tui.board import cards
from tui.board.cards import PICTURES, Size
from tui.draw.canvas import Block, Ink, badge
from tui.draw.glyphs import DONE, NEW, GlyphSet
from tui.draw.theme import Palette
from tui.games.quests_of_shadowgate.look import kind_of, role_of, sign_of, word_of
from tui.games.quests_of_shadowgate.paint.pen import CardPen
from tui.games.quests_of_shadowgate.view import Card, Verdict

FULL = Size("full", 17, 7, 18)
CLOSE = Size("full", 17, 7, 17)
TIGHT = Size("tight", 15, 7, 16)
SNUG = Size("tight", 15, 7, 15)
NARROW = Size("tight", 13, 7, 13)
TALL = Size("tall", 15, 12, 16)
SNUG_TALL = Size("tall", 15, 12, 15)
NARROW_TALL = Size("tall", 13, 12, 13)
LOW = Size("low", 15, 6, 16)
SNUG_LOW = Size("low", 15, 6, 15)
NARROW_LOW = Size("low", 13, 6, 13)
SIZES = (FULL, TIGHT, NARROW, TALL, NARROW_TALL, LOW, NARROW_LOW)
NO_ACTION = "free"


class State(cards.State, frozen=True):
    """How a card stands out; a card of the suggested payment counts as chosen."""

    fresh: bool = False


PLAIN = State()


def state_of(card: Card, *, selected: bool, key: str = "") -> State:
    return State(selected, card.legal, card.suggested, key, card.fresh)


@lru_cache(maxsize=PICTURES)
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
    pen = _Drawing.sized(size.width, size.height, palette, glyphs)
    return pen.draw(size, box().adventure[kind], state, verdict, cost)


class _Drawing(CardPen):
    """A card being drawn."""

    state: State
    card: AdventureCard
    verdict: Verdict | None
    cost: Three | None

    def draw(self, size: Size, card: AdventureCard, state: State, verdict: Verdict | None, cost: Three | None) -> Block:
        self.card, self.state, self.verdict, self.cost = card, state, verdict, cost
        self.type = kind_of(card)
        self.faded = state.legal is False and not state.selected
        self.kind = self.colour(role_of(self.type))
        self.outline()
        self.canvas.fill(Region(1, 1, self.width - 2, self.height - 2), self.ground(0.06))
        if size.name == "full":
            self.full()
        else:
            self.tight(low=size.name == "low")
        if size.name == "tall":
            self.flavour()
        self.key(low=size.name == "low")
        return self.canvas.block()

    @property
    def edge(self) -> Color:
        return self.palette.frame if self.faded else self.kind

    def name_ink(self) -> Ink:
        return self.dim if self.faded else self.bright

    def full(self) -> None:
        """Name, type and torch, what it pays, what it costs, what it is good for: a row each."""
        canvas, inside = self.canvas, self.width - 2
        canvas.fill(Region(1, 1, inside, 1), self.ground(0.23))
        canvas.text(1, 1, self.card.name, self.name_ink(), inside)
        canvas.text(1, 2, f"{sign_of(self.type)} {word_of(self.type)}", self.kind_ink(), inside - 3)
        self.torch(self.width - 1, 2)
        self.numbers(3)
        self.say(5, self.verdict.text if self.verdict else "")
        if self.card.no_action:
            self.free(0)

    def tight(self, *, low: bool) -> None:
        """The type in the upper frame, so that the name has two rows."""
        canvas, inside = self.canvas, self.width - 2
        canvas.fill(Region(1, 1, inside, 2), self.ground(0.23))
        canvas.text(1, 0, f"{sign_of(self.type)} {cut(word_of(self.type), inside - 5)}", self.kind_ink())
        self.torch(self.width - 1, 0)
        for row, line in enumerate(cut_lines(self.card.name, inside)):
            canvas.text(1, 1 + row, line, self.name_ink(), inside)
        if self.card.no_action:
            self.free(2)
        self.numbers(3)
        if not low:
            self.say(5, self._short() if inside < 15 else self._long())

    def flavour(self) -> None:
        """What is told of the card, in the rows that a high one has to spare."""
        lines = wrap(self.card.flavour, self.width - 2)
        if len(lines) <= self.height - 7:
            for row, line in enumerate(lines, self.height - 1 - len(lines)):
                self.canvas.text(1, row, line, self.dim_ink()._replace(italic=True))

    def _short(self) -> str:
        if self.verdict is None:
            return ""
        return self.verdict.text if len(self.verdict.text) <= self.width - 2 else self.verdict.short

    def _long(self) -> str:
        return self.verdict.text if self.verdict else ""

    def torch(self, x: int, y: int) -> None:
        words = f" {self.card.torch} "
        self.canvas.right(x, y, words, self.dim if self.faded else badge(self.palette.gold, self.palette))

    def numbers(self, y: int) -> None:
        """What the card pays and costs; an event costs nothing, as nobody acquires it."""
        self.number("pays", y, self.card.resources)
        if isinstance(self.card, EventCard):
            self.canvas.text(1, y + 1, "not an item", self.dim)
        elif self.cost is not None:
            self.number("now", y + 1, self.cost, self.lit)
        else:
            self.number("cost", y + 1, self.card.cost)

    def number(self, word: str, y: int, three: Three, ink: Ink | None = None) -> None:
        self.canvas.text(1, y, word, ink or (self.dim_ink()))
        self.three(6, y, three, dim=self.faded)

    def say(self, y: int, words: str) -> None:
        if self.verdict is not None:
            ink = self.verdict_ink()
            self.canvas.text(1, y, words, ink, self.width - 2)

    def verdict_ink(self) -> Ink:
        assert self.verdict is not None
        bold = self.verdict.role not in ("dim", "text")
        role = "text" if self.state.selected and self.verdict.role == "dim" else self.verdict.role
        return self.ink(role, bold=bold)

    def free(self, y: int) -> None:
        """That playing the card costs no action: in the frame, or behind the name."""
        words = f" {NO_ACTION} " if y == 0 else NO_ACTION
        self.canvas.right(self.width - 1 - (y == 0), y, words, self.lit)

    def key(self, *, low: bool) -> None:
        """The key in the lower frame, with a tick where it is suggested; on a low card what it is good for, too."""
        y, words = self.height - 1, self.state.key
        if self.state.chosen:
            words = f"{words} {DONE}".strip()
        if words:
            self.plate(y, f" {words} ", centred=not low)
        if low and self.verdict is not None:
            room = self.width - 2 - (len(words) + 2 if words else 0)
            text = self.verdict.text if len(self.verdict.text) <= room else self.verdict.short
            self.canvas.right(self.width - 1, y, text[:room], self.verdict_ink())
        if self.state.fresh:
            self.canvas.text(0, 1, NEW, self.title)

    def plate(self, y: int, words: str, *, centred: bool) -> None:
        if self.state.selected and centred:
            words = f" {words} "
        self.canvas.text((self.width - len(words)) // 2 if centred else 1, y, words, self.plate_ink())
