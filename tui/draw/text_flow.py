"""Spans in rows: wrapping at words, and packing several short things into few rows. Used by log and inspector."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.cells import cell_len

from tui.draw.canvas import Ink, Span, width_of
from tui.draw.glyphs import THINKING

GAP: Span = ("   ", Ink())


def wrapped(spans: Sequence[Span], width: int, indent: int = 0) -> list[list[Span]]:
    """Rows of at most `width` cells, broken at spaces; all rows but the first are indented. A no-break space binds."""
    rows: list[list[Span]] = [[]]
    used = 0
    for word, ink in _words(spans):
        size = cell_len(word)
        if used and used + cell_len(word.rstrip(" ")) > width:
            last, last_ink = rows[-1][-1]
            rows[-1][-1] = (last.rstrip(" "), last_ink)  # a space at the end would be cut, with an ellipsis
            rows.append([(" " * indent, Ink())] if indent else [])
            used = indent
            word = word.lstrip(" ")
            size = cell_len(word)
        rows[-1].append((word, ink))
        used += size
    return rows


def flowed(items: Sequence[Sequence[Span]], width: int, height: int) -> list[list[Span]]:
    """Things in rows, each below the other; where rows run out, the first ones that fit stand side by side.

    Where that is not enough, each goes to the first row that has room for it. Where not even the first two have rows,
    they share them, and what then still runs over ends in an ellipsis.
    """
    rows = [list(item) for item in items]
    heights = [len(wrapped(row, width)) for row in rows]
    while sum(heights) > height:
        place = next((place for place in range(len(rows) - 1) if _fit(rows[place], rows[place + 1], width)), None)
        if place is None:
            break
        rows[place : place + 2] = [[*rows[place], GAP, *rows[place + 1]]]
        heights[place : place + 2] = [1]
    if len(rows) > 1 and sum(heights[:2]) > height:
        rows[:2] = [[*rows[0], GAP, *rows[1]]]
    elif sum(heights) > height:
        rows = _packed(items, width, height)
    return cut_rows(rows, width, height)


def _packed(items: Sequence[Sequence[Span]], width: int, height: int) -> list[list[Span]]:
    """Things in the first row with room for them, so that a long one does not keep all after it out of sight."""
    rows: list[list[Span]] = []
    left = height
    for item in items:
        place = next((place for place, row in enumerate(rows) if _fit(row, item, width)), None)
        high = len(wrapped(item, width))
        if place is not None:
            rows[place] += [GAP, *item]
        elif high <= left:
            rows.append(list(item))
            left -= high
    return rows


def cut_rows(rows: Sequence[Sequence[Span]], width: int, height: int) -> list[list[Span]]:
    """The first rows; a thing that does not end in them says so."""
    shown: list[list[Span]] = []
    for row in rows:
        parts, left = wrapped(row, width), height - len(shown)
        if height and len(parts) > left > 0:
            parts = [*parts[: left - 1], _ellipsed(parts[left - 1], width)]
        shown += parts
    return shown


def _ellipsed(row: list[Span], width: int) -> list[Span]:
    """A row with an ellipsis for what follows, in place of its last words where there is no room for it."""
    while len(row) > 1 and width_of(row) + 1 > width:
        row = row[:-1]
    text, ink = row[-1]
    return [*row[:-1], (f"{text.rstrip().rstrip(',;:')} {THINKING}", ink)]


def _fit(one: Sequence[Span], other: Sequence[Span], width: int) -> bool:
    return width_of(one) + width_of([GAP]) + width_of(other) <= width


def _words(spans: Sequence[Span]) -> Iterator[Span]:
    """Each word with the spaces behind it, keeping its ink."""
    for text, ink in spans:
        start = 0
        for index in range(1, len(text)):
            if text[index - 1] == " " and text[index] != " ":
                yield text[start:index], ink
                start = index
        if text:
            yield text[start:], ink
