"""What to do now, in words: the call to act with what Enter would do, and below it a remark, bad news or why not.

Two rows, one on a low screen. The call is never dropped: what Enter does is shortened before it. Questions, refusals
and news are never cut: where they need more rows, the stage lays a higher prompt over the others.
"""

from __future__ import annotations

import re

import msgspec
from textual.geometry import Region

from tui.draw.canvas import Canvas, Ink, Span, width_of
from tui.draw.chrome import Key
from tui.draw.glyphs import NOT_POSSIBLE, NOW, THINKING
from tui.draw.text_flow import wrapped
from tui.draw.theme import Palette
from tui.table.panels.panel import Panel

GAP: Span = ("  ", Ink())
LEAST_ENTRY = 16
"""Cells below which what Enter does is not worth beginning."""
DETAIL = re.compile(r"( \([^()]*\)|, [^,]*|: [^:]*| (for|from) [^,:]*)$")
"""Where a choice that is too long is cut: before `(1 action)`, `, 1 of 2 movement`, `: gain 1¢`, `for 1 Ally`."""


class Words(msgspec.Struct, frozen=True, kw_only=True):
    """What the prompt says. `entry` is what Enter would do, `refusal` why the thing under the cursor cannot be chosen.

    `question` stands in place of everything until it is answered; `harm` is bad news that stays until the viewer acts.
    `waiting`: others are to act.
    """

    call: str = ""
    entry: str = ""
    remark: str = ""
    refusal: str = ""
    question: str = ""
    news: str = ""
    harm: str = ""
    waiting: bool = False


class PromptPanel(Panel):
    """The two rows above the keys."""

    DEFAULT_CSS = "PromptPanel { height: 2; }"

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.words = Words()

    def say(self, words: Words) -> None:
        """Show these words from now on."""
        if words != self.words:
            self.words = words
            self.repaint()

    def rows_needed(self, width: int, rows: int) -> int:
        """How many rows say everything that must not be cut: these, or more."""
        room, urgent = width - 2, self._urgent()
        if not urgent or (rows == 1 and width_of(self._one_row(room)) <= room):
            return rows
        return max(rows, len(self._whole(room)))

    def paint(self, canvas: Canvas) -> None:
        room = canvas.width - 2
        for y, row in enumerate(self._rows(room, canvas.height)):
            canvas.spans(3 if y else 1, y, row, room - 2 if y else room)
        if self.words.entry and not self.words.waiting:
            canvas.hot(Region(0, 0, canvas.width, 1), Key("enter"))

    @property
    def _mark(self) -> Span:
        if self.words.waiting:
            return f"{THINKING} ", Ink(self.palette.dim, bold=True)
        return f"{NOW} ", Ink(self.palette.selected, bold=True)

    def _urgent(self) -> list[list[Span]]:
        """What must be read whole: a question with its keys, or why not, or what happened."""
        palette, words = self.palette, self.words
        if words.question:
            head, _, tail = words.question.partition("  ")
            return [[(head, Ink(palette.gold, bold=True))], [(tail, Ink(palette.text))]]
        if words.refusal:
            return [[(f"{NOT_POSSIBLE} {words.refusal}", Ink(palette.warn, bold=True))]]
        return [[(words.news, Ink(palette.lit))]] if words.news else []

    def _whole(self, room: int) -> list[list[Span]]:
        """What must not be cut, below the call it is about; a question stands for itself."""
        rows = [row for spans in self._urgent() for row in wrapped(spans, room - 2)]
        if self.words.question:
            return [[self._mark, *rows[0]], *rows[1:]]
        return [self._call_and_entry(room), *rows]

    def _rows(self, room: int, height: int) -> list[list[Span]]:
        if height == 1:
            return [self._one_row(room)]
        if self._urgent():
            return self._whole(room)
        return list(self._two_rows(room))

    def _two_rows(self, room: int) -> tuple[list[Span], list[Span]]:
        """Call and choice, then a remark or bad news; a choice that leaves no room for the call has its own row."""
        palette, words = self.palette, self.words
        second: list[Span] = [(words.remark, Ink(palette.dim))]
        if words.harm:
            second = [(words.harm, Ink(palette.warn, bold=True))]
        elif words.entry and width_of([*self._call, GAP, *self._entry]) > room:
            return self._call, self._entry
        elif words.waiting and width_of(self._call) > room:  # what others did is worth more than that they go on
            first, following, *_ = wrapped(self._call, room - 2)
            return first, following
        return self._call_and_entry(room), second

    def _one_row(self, room: int) -> list[Span]:
        """The call first; what Enter does is cut short before the call is, and a remark comes only where it fits."""
        if self.words.question:
            head, tail = self._urgent()
            return [self._mark, *head, GAP, *tail]
        second = self._urgent()[0] if self._urgent() else [(self.words.remark, Ink(self.palette.dim))]
        first = self._call_and_entry(room)
        both = [*first, GAP, *second]
        return both if self._urgent() or (self.words.remark and width_of(both) <= room) else first

    @property
    def _call(self) -> list[Span]:
        palette, words = self.palette, self.words
        return [self._mark, (words.call, Ink(palette.dim) if words.waiting else Ink(palette.bright, bold=True))]

    @property
    def _entry(self) -> list[Span]:
        if not self.words.entry or self.words.refusal:
            return []
        return [("Enter: ", Ink(self.palette.text)), (self.words.entry, Ink(self.palette.gold, bold=True))]

    def _call_and_entry(self, room: int) -> list[Span]:
        """Both on one row; the choice only where enough of it can be read."""
        if not self._entry or width_of(self._call) + LEAST_ENTRY > room:
            return self._call
        both = [*self._call, GAP, *self._entry]
        if width_of(both) <= room:
            return both
        brief, ink = DETAIL.sub(" …", self.words.entry), self._entry[-1][1]
        without = [*both[:-1], (brief, ink)]
        return without if width_of(without) <= room else both


def noticed(words: Words, palette: Palette, room: int) -> tuple[Span | None, Words]:
    """What the log's line says of these words, and what is left for the prompt."""
    if words.refusal and len(words.refusal) + 2 <= room:
        refusal = f"{NOT_POSSIBLE} {words.refusal}"
        return (refusal, Ink(palette.warn, bold=True)), msgspec.structs.replace(words, refusal="", entry="", harm="")
    if words.news and not words.refusal and len(words.news) <= room:
        return (words.news, Ink(palette.lit)), msgspec.structs.replace(words, news="", harm="")
    harm = (words.harm, Ink(palette.warn, bold=True)) if words.harm else None
    return harm, msgspec.structs.replace(words, harm="")
