"""A page of text to scroll, with its headings beside it, and a search. Rulebook and help are such pages."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

import msgspec
from textual import events
from textual.geometry import Region

from tui.draw.ask import AskScreen
from tui.draw.canvas import Canvas, Ink, Span, Word, Words, spans_of
from tui.draw.chrome import draw_header, draw_keys, draw_wall
from tui.draw.glyphs import NOW
from tui.keys.bindings import bindings_at, row_of
from tui.keys.registry import PAGE, RULEBOOK, TEXT
from tui.pages.page import Page
from tui.pages.reading.markdown import Part, Reading, laid_out, text_of

WIDEST = 84
"""Rows of text longer than this are hard to follow."""


class Jump(msgspec.Struct, frozen=True):
    """A heading in the contents."""

    index: int


class TextPage(Page):
    """Scrolls rows of text; the heading in sight is marked in the contents."""

    BINDINGS = bindings_at(TEXT, RULEBOOK)

    def __init__(self, title: Words, parts: Sequence[Part], heading: str = "") -> None:
        super().__init__()
        self.title_words, self.parts, self.wanted = title, parts, heading
        self.top = 0
        self.looked_for = ""
        self.hit: int | None = None
        self.reading = Reading((), ())
        self._laid_for: tuple[object, ...] = ()

    def inked(self, words: Words) -> list[Span]:
        """Words in their colours."""
        return spans_of(words, self.palette)

    # Drawing

    @property
    def room(self) -> int:
        """The rows of text in sight."""
        return max(self.size.height - 3, 1)

    def contents_width(self) -> int:
        return 26 if self.size.width < 100 else 30

    def lay_out(self) -> None:
        """Break the text for the present width and theme; a wanted heading is brought to the top once."""
        asked = (self.size.width, self.app.current_theme.name)
        if asked == self._laid_for:
            return
        kept = self.reading.heading_at(self.top) if self.reading.headings else None
        width = min(self.size.width - self.contents_width() - 5, WIDEST)
        self.reading = laid_out(self.parts, width, self.inked)
        if not self._laid_for:
            self.top = self.bounded(self.reading.row_of(self.wanted))
        elif kept is not None:
            self.top = self.bounded(self.reading.headings[kept].row)
        self._laid_for = asked

    def bounded(self, row: int) -> int:
        """A first row that leaves no more than half a page empty below the text."""
        return max(0, min(row, len(self.reading.rows) - self.room // 2))

    def draw(self, canvas: Canvas) -> None:
        self.lay_out()
        palette, left = self.palette, self.contents_width()
        rows = len(self.reading.rows)
        share = f"{min(100, round(100 * (self.top + self.room) / max(rows, 1)))}%"
        right = [Word(f"/{self.looked_for}  ", "lit")] if self.looked_for else []
        draw_header(canvas, palette, self.title_words, (*right, Word(share, "dim")))
        draw_wall(canvas, palette, left, 1, canvas.height - 1)
        self.draw_contents(canvas, left)
        for y in range(self.room):
            row = self.top + y
            if row < rows:
                self.draw_row(canvas, left + 3, y + 2, row)
        words = {"sideways": "heading", "heading": "", "move": "scroll", "choose": "", "area": ""}
        words |= self.words_of_keys()
        row_keys = row_of(self.hall.keys.at(PAGE, TEXT, RULEBOOK), **words, find_next="next" if self.looked_for else "")
        draw_keys(canvas, palette, canvas.height - 1, row_keys)

    def words_of_keys(self) -> dict[str, str]:
        """What some keys do here that they do not on every page of text."""
        return {}

    def draw_contents(self, canvas: Canvas, width: int) -> None:
        now = self.reading.heading_at(self.top)
        room = canvas.height - 3
        first = max(0, min(now - room // 2, len(self.reading.headings) - room))
        for y, index in enumerate(range(first, min(first + room, len(self.reading.headings))), 2):
            heading = self.reading.headings[index]
            here = index == now
            ink = Ink(self.palette.selected if here else self.palette.text, bold=here)
            canvas.text(1, y, f"{NOW} " if here else "  ", ink)
            canvas.text(3, y, heading.title, ink, width - 4)
            canvas.hot(Region(0, y, width, 1), Jump(index))

    def draw_row(self, canvas: Canvas, x: int, y: int, row: int) -> None:
        spans = self.reading.rows[row]
        if row == self.hit:
            canvas.fill(Region(x - 1, y, canvas.width - x, 1), self.palette.chosen)
        canvas.spans(x, y, spans, canvas.width - x - 1)
        if self.looked_for:
            self.mark_found(canvas, x, y, text_of(spans))

    def mark_found(self, canvas: Canvas, x: int, y: int, text: str) -> None:
        """Draw what was looked for again, reversed."""
        start = text.casefold().find(self.looked_for.casefold())
        while start >= 0:
            found = text[start : start + len(self.looked_for)]
            canvas.text(x + start, y, found, Ink(self.palette.selected, self.palette.page, reverse=True))
            start = text.casefold().find(self.looked_for.casefold(), start + len(found))

    # Scrolling

    def scroll(self, row: int) -> None:
        """Bring a row to the top."""
        self.top = self.bounded(row)
        self.repaint()

    def action_move(self, way: str) -> None:
        if way in ("up", "down"):
            self.scroll(self.top + (1 if way == "down" else -1))
        else:
            self.action_heading(1 if way == "right" else -1)

    def action_area(self, step: int) -> None:
        self.action_heading(step)

    def action_turn(self, pages: int) -> None:
        self.scroll(self.top + pages * (self.room - 1))

    def action_end(self, way: int) -> None:
        self.scroll(0 if way < 0 else len(self.reading.rows))

    def action_heading(self, step: int) -> None:
        rows = [heading.row for heading in self.reading.headings]
        if step > 0:
            self.scroll(next((row for row in rows if row > self.top), self.top))
        else:
            self.scroll(next((row for row in reversed(rows) if row < self.top), 0))

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        event.stop()
        self.scroll(self.top + 3)

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        event.stop()
        self.scroll(self.top - 3)

    def clicked(self, thing: Hashable) -> None:
        if isinstance(thing, Jump):
            self.scroll(self.reading.headings[thing.index].row)

    # Searching

    def action_search(self) -> None:
        def search(word: str | None) -> None:
            if word is not None:
                self.looked_for, self.hit = word, None
                self.action_find_next()
                self.repaint()

        asks = AskScreen.text("Search", "What are you looking for?", self.looked_for, verb="search")
        self.app.push_screen(asks, search)

    def action_find_next(self) -> None:
        self.find(lambda rows, here: next((row for row in rows if row > here), rows[0]))

    def action_find_last(self) -> None:
        self.find(lambda rows, here: next((row for row in reversed(rows) if row < here), rows[-1]))

    def find(self, choose: Callable[[list[int], int], int]) -> None:
        """Go to one of the rows found, chosen from where we are."""
        rows = self.reading.found(self.looked_for)
        if rows:
            here = self.hit if self.hit is not None else self.top - 1
            self.hit = choose(rows, here)
            self.scroll(self.hit - self.room // 3)
        elif self.looked_for:
            self.notify(f'"{self.looked_for}" was not found.', markup=False)
