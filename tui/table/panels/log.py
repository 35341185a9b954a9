"""What happened, in words: a column that follows the newest line, and one line of it where there is no room for more.

Drawn line by line and cut to the width it has; only the rows in sight are ever drawn. It shows the narration it is
given and keeps none of it: what another viewer may not read is gone with the next picture.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec
from textual.events import Click, MouseScrollDown, MouseScrollUp
from textual.geometry import Region
from textual.message import Message

from engine.kit.telling import Told
from tui.draw.canvas import Canvas, Ink, Span, Word, width_of
from tui.draw.chrome import draw_section
from tui.draw.glyphs import BAR, seat_glyph
from tui.draw.text_flow import wrapped
from tui.draw.theme import Palette
from tui.keys.keymap import keys_of
from tui.keys.registry import TABLE
from tui.table.panels.panel import Panel
from tui.table.picture import Picture
from tui.words.agreement import plural
from tui.words.happenings import is_harmed
from tui.words.seating import YOU

MARGIN = 3
"""Cells of the column that no text takes: one before it, two with the bar behind it."""

SPARE = 4
"""The share of its height that a full log leaves free for the next lines, so that it need not move with each."""

NAMED = 44
"""From this width on a line names its seat, not only its glyph."""


class CardLink(msgspec.Struct, frozen=True):
    """The name of a card in the log."""

    card: str


class LogView(Panel):
    """The narration, newest line last; it follows the end unless it is scrolled."""

    DEFAULT_CSS = "LogView { height: 1fr; }"

    @dataclass
    class Named(Message):
        """A card was clicked that the log names."""

        card: str

    keeps_still = False
    """Whether a full log goes on by several rows at once, because every row that moves has to travel."""

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.found: int | None = None
        self.above_end = 0
        self.first: int | None = None
        self._wrapped: dict[Entry, list[list[Span]]] = {}
        self._wrapped_for: tuple[object, ...] = ()

    def concern(self, picture: Picture) -> object:
        return picture.told, picture.names, picture.own

    def show(self, picture: Picture) -> None:
        if self.picture is None or picture.told != self.picture.told:
            self.above_end = 0
        super().show(picture)

    def mark(self, found: int | None) -> None:
        """Mark the line at a place of the narration and bring it into sight; none: follow the end again."""
        if self.picture is not None:
            rows = self.rows(self.size.width - MARGIN)
            place = next((index for index, (entry, _) in enumerate(rows) if entry.holds(found)), len(rows))
            self.above_end = self._clamped(len(rows) - place - self.size.height // 2, len(rows))
        self.found = found
        self.repaint()

    def turn(self, pages: int) -> None:
        """Scroll by pages."""
        self.roll(pages * max(self.size.height - 1, 1))

    def roll(self, rows: int) -> None:
        """Scroll by rows, downwards if positive; at the end there is nothing more to see."""
        if rows < 0 or self.above_end:
            self.above_end = self._clamped(self.above_end - rows, len(self.rows(self.size.width - MARGIN)))
            self.repaint()

    def paint(self, canvas: Canvas) -> None:
        if self.picture is None:
            return
        rows = self.rows(canvas.width - MARGIN)
        last = max(0, len(rows) - canvas.height)
        spare = canvas.height // SPARE if self.keeps_still else 0
        first = max(0, last - self.above_end) if self.above_end else followed(self.first, last, spare)
        self.first = first
        for y, (entry, spans) in enumerate(rows[first : first + canvas.height]):
            if entry.holds(self.found):
                canvas.fill(Region(0, y, canvas.width, 1), self.palette.chosen)
            canvas.spans(1, y, spans, canvas.width - 2)
            self._name_cards(canvas, y, spans)
        self._bar(canvas, first, len(rows))

    def _name_cards(self, canvas: Canvas, y: int, spans: Sequence[Span]) -> None:
        """A click on a card's name opens the card; a name broken over two rows is none."""
        assert self.picture is not None
        text = "".join(part for part, _ in spans)
        for start, end, card in self.picture.face.card_names.within(text):
            before = width_of([(text[:start], Ink())])
            canvas.hot(Region(1 + before, y, end - start, 1), CardLink(card.name))

    def on_click(self, event: Click) -> None:
        thing = self.thing_at(event.x, event.y)
        if isinstance(thing, CardLink):
            event.stop()
            self.post_message(self.Named(thing.card))
        else:
            super().on_click(event)

    def rows(self, width: int) -> list[tuple[Entry, list[Span]]]:
        """Every row of the log with the line it belongs to; a title has an empty row above it."""
        rows: list[tuple[Entry, list[Span]]] = []
        for entry in entries_of(self.picture.told if self.picture else ()):
            if entry.told.tone == "title" and rows:
                rows.append((entry, []))
            rows += ((entry, row) for row in self._rows_of(entry, width))
        return rows

    def _rows_of(self, entry: Entry, width: int) -> list[list[Span]]:
        """One line, wrapped; kept as long as the same viewer looks at it in the same width and colours."""
        assert self.picture is not None
        asked = (width, self.palette, self.picture.names, self.picture.scene.seat, self.picture.own)
        if asked != self._wrapped_for:
            self._wrapped, self._wrapped_for = {}, asked
        if entry not in self._wrapped:
            named = width >= NAMED and len(entry.seats) == 1
            spans = spans_of_entry(entry, self.picture, self.palette, named=named)
            self._wrapped[entry] = wrapped(spans, width, 2 if entry.seats or entry.told.sign else 0)
        return self._wrapped[entry]

    def on_mouse_scroll_down(self, event: MouseScrollDown) -> None:
        event.stop()
        self.roll(2)

    def on_mouse_scroll_up(self, event: MouseScrollUp) -> None:
        event.stop()
        self.roll(-2)

    def _clamped(self, above_end: int, rows: int) -> int:
        return max(0, min(above_end, rows - self.size.height))

    def _bar(self, canvas: Canvas, first: int, rows: int) -> None:
        """How much of the log is in sight, and where: a bar at the right edge."""
        high = canvas.height
        if rows <= high:
            return
        length = max(1, high * high // rows)
        top = min(round(first / (rows - high) * (high - length)), high - length)
        for y in range(top, top + length):
            canvas.text(canvas.width - 1, y, BAR, Ink(self.palette.strong))


class LogLine(Panel):
    """As much of the newest narration as one row holds."""

    DEFAULT_CSS = "LogLine { height: 1; background: $hall-panel; }"

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.notice: Span | None = None

    def concern(self, picture: Picture) -> object:
        return picture.told, picture.names, picture.own

    def tell(self, notice: Span | None) -> None:
        """Say this in place of the log until there is nothing to say."""
        if notice != self.notice:
            self.notice = notice
            self.repaint()

    def paint(self, canvas: Canvas) -> None:
        palette = self.palette
        canvas.fill(Region(0, 0, canvas.width, 1), palette.panel)
        if self.notice is not None:
            canvas.spans(1, 0, [self.notice], canvas.width - 2)
            return
        x = canvas.text(1, 0, "Log ", Ink(palette.gold, bold=True))
        if self.picture is not None:
            canvas.spans(x, 0, newest(self.picture, palette, canvas.width - x - 1), canvas.width - x - 1)


class LogTitle(Panel):
    """The rule above the log, with the key that widens it."""

    DEFAULT_CSS = "LogTitle { height: 1; }"

    wide = ruled = False

    def paint(self, canvas: Canvas) -> None:
        palette = self.palette
        key = keys_of(self.app).shown("log", TABLE)
        words = f"{key} narrows" if self.wide else f"{key} widens"
        if self.ruled:
            draw_section(canvas, palette, Region(0, 0, canvas.width, 1), "Log", right=(Word(words, "dim"),))
            return
        canvas.text(1, 0, "Log", Ink(palette.gold, bold=True))
        canvas.right(canvas.width - 1, 0, words, Ink(palette.dim))


def followed(first: int | None, last: int, spare: int) -> int:
    """The first row in sight of a log that follows its end: the one before, or `last` fills the height.

    Where that leaves out the newest line, the log goes on and leaves some rows to spare.
    """
    if first is None or not last or first > last + spare:
        return last
    return first if first >= last else last + spare


def newest(picture: Picture, palette: Palette, room: int) -> list[Span]:
    """The last lines that fit one after the other, the newest last; one too long for the room is cut by who draws.

    They go back to the last title; where that is the newest line, to what happened before it.
    """
    shown: list[Span] = []
    entries = entries_of(picture.told)
    for entry in reversed(entries):
        spans = spans_of_entry(entry, picture, palette, named=False)
        is_title = entry.told.tone == "title"
        if is_title and shown and entries[-1].told.tone == "title":
            break
        if is_title and shown:
            spans[-1] = (f"{spans[-1][0]}{'.' if ':' in spans[-1][0] else ':'}", spans[-1][1])
        if shown and width_of(shown) + width_of(spans) + 2 > room:
            break
        shown = [*spans, ("  ", Ink()), *shown] if shown else spans
        if is_title and entry is not entries[-1]:
            break
    return shown


class Entry(msgspec.Struct, frozen=True):
    """A line of the log: what was told, of which seats if several did the same, and its place in the narration."""

    told: Told
    seats: tuple[int, ...]
    first: int
    last: int

    def holds(self, place: int | None) -> bool:
        """Whether a place of the narration is in this line."""
        return place is not None and self.first <= place <= self.last


def entries_of(told: Sequence[Told]) -> list[Entry]:
    """The narration with the same thing said of several seats in a row, or counted up for one, joined to one line."""
    entries: list[Entry] = []
    for index, line in enumerate(told):
        seats = () if line.seat is None else (line.seat,)
        before = entries[-1] if entries else None
        if before is not None and counts_up(before.told, line):
            entries[-1] = Entry(summed(before.told, line), before.seats, before.first, index)
        elif before is not None and seats and before.seats and joins(before, line):
            entries[-1] = Entry(before.told, (*before.seats, *seats), before.first, index)
        else:
            entries.append(Entry(line, seats, index, index))
    return entries


def counts_up(one: Told, other: Told) -> bool:
    """Whether two lines of a seat differ in their numbers alone."""
    if one.tally is None or other.tally is None or one.tally.text != other.tally.text:
        return False
    return (one.seat, one.tone, one.sign) == (other.seat, other.tone, other.sign)


def summed(one: Told, other: Told) -> Told:
    """Two such lines as one, as if all of it had happened with the last."""
    assert one.tally is not None
    assert other.tally is not None
    tally = one.tally + other.tally
    return msgspec.structs.replace(other, text=tally.words, tally=tally)


def joins(entry: Entry, line: Told) -> bool:
    """Whether a line says the same of one more seat; what one seat does twice stays two lines, if not counted up.

    So do the deeds of two seats, one after the other: only what is said in passing, as `has chosen`, is joined then.
    """
    at_once = line.moment == entry.told.moment or line.tone == "dim"
    return at_once and line.seat not in entry.seats and is_same(entry.told, line)


def is_same(one: Told, other: Told) -> bool:
    """Whether two lines differ in their seat alone."""
    return (one.text, one.tone, one.sign) == (other.text, other.tone, other.sign)


def spans_of_entry(entry: Entry, picture: Picture, palette: Palette, *, named: bool) -> list[Span]:
    """A line with its seats and sign before it."""
    told, spans = entry.told, list[Span]()
    ink = Ink(palette.warn, bold=True) if is_harmed(told, picture.own) else _ink(told, palette)
    is_thing = not told.text[:1].islower() and ": " not in told.text  # `Aldo: Castle`, but `Aldo Castle: turn one up`
    for seat in entry.seats:
        name = picture.names[seat]
        called = f" {name}{':' if is_thing else ''}" if named and name != YOU else ""
        who = f"{seat_glyph(seat)}{called} "
        spans.append((who, Ink(palette.seat(seat), bold=named)))
    sign = picture.face.spans(picture.face.sign(told.sign), palette) if told.sign else []
    if sign:
        spans += [*sign, (" ", Ink())]
        if told.tone == "title":
            ink = sign[0][1]._replace(bold=True)
    return [*spans, (plural(told.text) if len(entry.seats) > 1 else told.text, ink)]


def _ink(told: Told, palette: Palette) -> Ink:
    match told.tone:
        case "title":
            return Ink(palette.gold, bold=True)
        case "dim":
            return Ink(palette.dim)
        case "good":
            return Ink(palette.lit)
        case "bad":
            return Ink(palette.warn, bold=True)
        case "news":
            return Ink(palette.bright, bold=True)
    return Ink(palette.text)
