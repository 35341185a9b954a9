"""A page of rows to choose from: up and down go from row to row, left and right choose in it, a click chooses.

New table and settings are such pages. A choice that cannot be had stays in sight and says why; the page that owns the
rows decides what a choice does.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import msgspec
from textual.geometry import Region

from tui.draw.canvas import Canvas, Ink, Span, Words, badge, spans_of, width_of
from tui.draw.glyphs import EARLIER, LATER, NOT_POSSIBLE
from tui.keys.bindings import bindings_at
from tui.keys.registry import PAGE
from tui.pages.page import Page

LABEL = 20
"""Columns for a label: room for the longest name."""


class Choice(msgspec.Struct, frozen=True):
    """One value of a row, and why it cannot be had, if so."""

    value: str
    words: str
    refusal: str | None = None


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """A label with choices, or with words that are typed. `mark` stands before the label, `tail` behind the choices."""

    name: str
    label: str
    choices: tuple[Choice, ...] = ()
    chosen: str = ""
    typed: str | None = None
    mark: Words = ()
    tail: Words = ()


class Cell(msgspec.Struct, frozen=True):
    """A choice of a row, as it is clicked."""

    row: str
    value: str


class FormPage(Page):
    """See the module. The cursor is the name of a row."""

    BINDINGS = bindings_at(PAGE)

    def rows(self) -> Sequence[Row]:
        """The rows as they are now."""
        raise NotImplementedError

    def choose(self, row: Row, choice: Choice) -> None:
        """A choice was made; it may be one that cannot be had."""
        raise NotImplementedError

    def edit(self, row: Row) -> None:
        """The words of a row are to be typed."""

    def row_named(self, name: Hashable) -> Row | None:
        return next((row for row in self.rows() if row.name == name), None)

    @property
    def row_here(self) -> Row | None:
        """The row the cursor is on."""
        return self.row_named(self.cursor)

    # Drawing

    def draw_rows(self, canvas: Canvas, at: Region, rows: Sequence[Row], *, gap: int = 0, whole: bool = False) -> int:
        """Rows one below the other inside a region; returns the row after them.

        Where they are `whole`, choices that have no room in one line stand in several; else as many as fit are shown.
        """
        y = at.y
        for row in rows:
            high = self.lines_of(row, at.width) if whole else 1
            if y < at.bottom:
                self.draw_row(canvas, Region(at.x, y, at.width, high), row)
            y += high + gap
        return y

    def lines_of(self, row: Row, width: int) -> int:
        """How many lines show all choices of a row."""
        return max(len(lines_for(row, room_of(row, width))), 1)

    def draw_row(self, canvas: Canvas, at: Region, row: Row) -> None:
        palette, here = self.palette, self.is_here(row.name)
        if here:
            canvas.fill(at, palette.chosen)
        self.spot(canvas, at, row.name)
        x = canvas.spans(at.x + 1, at.y, spans_of(row.mark, palette))
        canvas.text(x, at.y, row.label, Ink(palette.bright if here else palette.text, bold=here), LABEL)
        tail = spans_of(row.tail, palette)
        room = Region(at.x + LABEL + 3, at.y, room_of(row, at.width), at.height)
        if row.choices and at.height > 1:
            self.draw_all_choices(canvas, room, row)
        elif row.choices:
            self.draw_choices(canvas, room, row)
        else:
            ink = Ink(palette.bright if row.typed else palette.dim, bold=bool(row.typed))
            canvas.text(room.x + 1, at.y, row.typed or "", ink, room.width - 1)
        canvas.spans(at.right - 1 - width_of(tail), at.y, tail)

    def draw_choices(self, canvas: Canvas, at: Region, row: Row) -> None:
        """As many choices as fit around the chosen one."""
        first, last = window([len(_words(choice)) + 3 for choice in row.choices], _index(row), at.width - 2)
        dim = Ink(self.palette.dim)
        if first:
            canvas.text(at.x - 1, at.y, EARLIER, dim)
            canvas.hot(Region(at.x - 1, at.y, 1, 1), Cell(row.name, row.choices[first - 1].value))
        self.draw_line(canvas, at, row, row.choices[first:last])
        if last < len(row.choices):
            canvas.text(at.right - 1, at.y, LATER, dim)
            canvas.hot(Region(at.right - 1, at.y, 1, 1), Cell(row.name, row.choices[last].value))

    def draw_all_choices(self, canvas: Canvas, at: Region, row: Row) -> None:
        """Every choice, in as many lines as they need."""
        for y, choices in enumerate(lines_for(row, at.width), at.y):
            self.draw_line(canvas, Region(at.x, y, at.width, 1), row, choices)

    def draw_line(self, canvas: Canvas, at: Region, row: Row, choices: Sequence[Choice]) -> None:
        x = at.x
        for choice in choices:
            text, ink = self.chip(row, choice)
            canvas.hot(Region(x, at.y, len(text), 1), Cell(row.name, choice.value))
            x = canvas.text(x, at.y, text, ink, at.right - x) + 1

    def chip(self, row: Row, choice: Choice) -> Span:
        palette = self.palette
        text = f" {_words(choice)} "
        if choice.value == row.chosen:
            return text, badge(palette.selected if self.is_here(row.name) else palette.gold, palette)
        if choice.refusal:
            return text, Ink(palette.dim, italic=True)
        return text, Ink(palette.text)

    # Choosing

    def action_move(self, way: str) -> None:
        row = self.row_here
        if way in ("up", "down") or row is None or not row.choices:
            before = self.cursor
            super().action_move(way)
            if self.cursor == before and way in ("up", "down"):
                self.go_round(way)
            return
        index = _index(row) + (1 if way == "right" else -1)
        if 0 <= index < len(row.choices):
            self.choose(row, row.choices[index])

    def go_round(self, way: str) -> None:
        """Beyond the last row comes the first: who begins at the button that starts is not at a dead end."""
        things = [thing for _, thing, _ in sorted(self._spots, key=lambda spot: spot[0].y)]
        if things:
            self.go(things[0 if way == "down" else -1])

    def clicked(self, thing: Hashable) -> None:
        if isinstance(thing, Cell):
            row = self.row_named(thing.row)
            self.go(thing.row)
            if row is not None:
                self.choose(row, next(choice for choice in row.choices if choice.value == thing.value))
            return
        again = thing == self.cursor
        self.go(thing)
        row = self.row_here
        if row is None:
            self.opened(thing)
        elif row.typed is not None and (again or not row.choices):
            self.edit(row)

    def action_edit(self) -> None:
        row = self.row_here
        if row is not None and row.typed is not None:
            self.edit(row)


def room_of(row: Row, width: int) -> int:
    """The columns that a row has for its choices."""
    tail = sum(len(word.text) for word in row.tail)
    return width - LABEL - 4 - (tail + 2 if tail else 0)


def lines_for(row: Row, room: int) -> list[list[Choice]]:
    """All choices of a row, broken into lines of so many columns."""
    lines: list[list[Choice]] = []
    used = room
    for choice in row.choices:
        width = len(_words(choice)) + 3
        if used + width > room:
            lines.append([])
            used = 0
        lines[-1].append(choice)
        used += width
    return lines


def _words(choice: Choice) -> str:
    return f"{NOT_POSSIBLE} {choice.words}" if choice.refusal else choice.words


def _index(row: Row) -> int:
    return next((index for index, choice in enumerate(row.choices) if choice.value == row.chosen), 0)


def window(widths: Sequence[int], chosen: int, room: int) -> tuple[int, int]:
    """The first and the after-last of those that fit, the chosen one among them and not at the edge where possible."""
    first, last = chosen, chosen + 1
    used = widths[chosen] if widths else 0
    if first and used + widths[first - 1] <= room:
        first -= 1
        used += widths[first]
    while True:
        if last < len(widths) and used + widths[last] <= room:
            used += widths[last]
            last += 1
        elif first > 0 and used + widths[first - 1] <= room:
            first -= 1
            used += widths[first]
        else:
            return first, last
