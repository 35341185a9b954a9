"""Spans in rows: wrapping at words, and packing several short things into few rows. Used by log and inspector."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.cells import cell_len

from tui.paint import Ink, Span, width_of

GAP: Span = ("   ", Ink())


def wrapped(spans: Sequence[Span], width: int, indent: int = 0) -> list[list[Span]]:
    """Rows of at most `width` cells, broken at spaces; all rows but the first are indented. A no-break space binds."""
    rows: list[list[Span]] = [[]]
    used = 0
    for word, ink in _words(spans):
        size = cell_len(word)
        if used and used + cell_len(word.rstrip(" ")) > width:
            rows.append([(" " * indent, Ink())] if indent else [])
            used = indent
            word = word.lstrip(" ")
            size = cell_len(word)
        rows[-1].append((word, ink))
        used += size
    return rows


def flowed(items: Sequence[Sequence[Span]], width: int, height: int) -> list[list[Span]]:
    """Things in rows, each below the other; where rows run out, the first ones that fit stand side by side."""
    rows = [list(item) for item in items]
    while sum(len(wrapped(row, width)) for row in rows) > height:
        place = next((place for place in range(len(rows) - 1) if _fit(rows[place], rows[place + 1], width)), None)
        if place is None:
            break
        rows[place : place + 2] = [[*rows[place], GAP, *rows[place + 1]]]
    return [part for row in rows for part in wrapped(row, width)]


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
