"""What to do now, in words: the call to act with what Enter would do, and below it a remark or why something is not
possible. Two rows, one on a low screen: there the more urgent words win, and what Enter does wins over the call.
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

    def paint(self, canvas: Canvas) -> None:
        room = canvas.width - 2
        first, second = self._rows(room, canvas.height)
        if canvas.height == 1:
            first = self._one_row(first, second, room)
        canvas.spans(1, 0, first, room)
        if canvas.height > 1:
            canvas.spans(3, 1, second, room - 2)
        if self.words.entry and not self.words.waiting:
            canvas.hot(Region(0, 0, canvas.width, 1), Key("enter"))

    def _rows(self, room: int, height: int) -> tuple[list[Span], list[Span]]:
        palette, words = self.palette, self.words
        mark: Span = (f"{NOW} ", Ink(palette.selected, bold=True))
        call_ink = Ink(palette.bright, bold=True)
        if words.waiting:
            mark, call_ink = (f"{THINKING} ", Ink(palette.dim, bold=True)), Ink(palette.dim)
        if words.question:
            head, _, tail = words.question.partition("  ")
            return [mark, (head, Ink(palette.gold, bold=True))], [(tail, Ink(palette.text))]
        call: list[Span] = [mark, (words.call, call_ink)]
        if words.refusal:
            return call, [(f"{NOT_POSSIBLE} {words.refusal}", Ink(palette.warn, bold=True))]
        news: list[Span] = [(words.news, Ink(palette.lit))]
        if height > 1 and width_of(news) > room - 2:
            first, *more = wrapped(news, room - 2)  # two rows of news are worth more than a call and half of them
            return [mark, *first], [span for row in more for span in row]
        second: list[Span] = [(words.news, Ink(palette.lit)) if words.news else (words.remark, Ink(palette.dim))]
        if not words.entry:
            return call, second
        entry: list[Span] = [("Enter: ", Ink(palette.text)), (words.entry, Ink(palette.gold, bold=True))]
        whole: list[Span] = [*call, ("  ", Ink()), *entry]
        if width_of(whole) <= room:
            return whole, second
        return (call, entry) if height > 1 and not words.news else ([mark, *entry], second)

    def _one_row(self, first: list[Span], second: list[Span], room: int) -> list[Span]:
        """On one row a refusal, a question's keys or news follow the call, or replace it where there is no room."""
        words = self.words
        both = [*first, ("  ", Ink()), *second]
        if width_of(both) <= room:
            return both
        if not (words.refusal or words.news or words.question):
            return first
        if words.question:
            return [*first, ("  Enter or Esc", Ink(self.palette.text))]
        return [first[0], *second]
