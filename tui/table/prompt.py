"""What to do now, in words: the call to act with what Enter would do, and below it a remark or why something is not
possible. Two rows, one on a low screen: there the more urgent words win, and what Enter does wins over the call.
Questions, refusals and news are never cut: where they need more rows, the stage lays a higher prompt over the others.
"""

from __future__ import annotations

import msgspec
from textual.geometry import Region

from tui.glyphs import NOT_POSSIBLE, NOW, THINKING
from tui.paint import Canvas, Ink, Span, width_of
from tui.screens.chrome import Key
from tui.table.flowing import wrapped
from tui.table.panel import Panel


class Words(msgspec.Struct, frozen=True, kw_only=True):
    """What the prompt says. `entry` is what Enter would do, `refusal` why the thing under the cursor cannot be chosen.

    `question` stands in place of everything until it is answered. `waiting`: others are to act.
    """

    call: str = ""
    entry: str = ""
    remark: str = ""
    refusal: str = ""
    question: str = ""
    news: str = ""
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
        if rows == 1 and width_of(self._one_row(width - 2)) <= width - 2:
            return rows
        return max(rows, len(self._whole(width - 4)))

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
        return [row for spans in self._urgent() for row in wrapped(spans, room)]

    def _rows(self, room: int, height: int) -> list[list[Span]]:
        if height == 1:
            return [self._one_row(room)]
        whole = self._whole(room - 2)
        if 1 < len(whole) <= height:  # rows of news are worth more than a call and half of them
            return [[self._mark, *whole[0]], *whole[1:]]
        return list(self._two_rows(room, height))

    def _two_rows(self, room: int, height: int) -> tuple[list[Span], list[Span]]:
        palette, words, urgent = self.palette, self.words, self._urgent()
        if words.question:
            return [self._mark, *urgent[0]], urgent[1]
        call_ink = Ink(palette.dim) if words.waiting else Ink(palette.bright, bold=True)
        call: list[Span] = [self._mark, (words.call, call_ink)]
        second: list[Span] = urgent[0] if urgent else [(words.remark, Ink(palette.dim))]
        if words.refusal or not words.entry:
            return call, second
        entry: list[Span] = [("Enter: ", Ink(palette.text)), (words.entry, Ink(palette.gold, bold=True))]
        both: list[Span] = [*call, ("  ", Ink()), *entry]
        if width_of(both) <= room:
            return both, second
        return (call, entry) if height > 1 and not words.news else ([self._mark, *entry], second)

    def _one_row(self, room: int) -> list[Span]:
        """On one row what is urgent follows the call, or replaces it where there is no room."""
        first, second = self._two_rows(room, 1)
        both = [*first, ("  ", Ink()), *second]
        if width_of(both) <= room or self.words.question:
            return both
        return [self._mark, *second] if self._urgent() else first
