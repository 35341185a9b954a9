"""What a game is about, in the rows that the hall has left below the games: goal, course and advice from its rulebook.

Where nothing was played yet it may stand in the column beside them. Drawn for the game under the cursor. Headings are
told whole or not at all; the key to all rules stands in the rule.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from textual.geometry import Region

from engine.games import GAMES
from tui.draw.canvas import Canvas, Ink, Span, Word
from tui.draw.chrome import draw_section
from tui.draw.text_flow import wrapped
from tui.draw.theme import Palette
from tui.words.rulebook import rulebook

HEADINGS = ("Goal", "The game in one minute", "Good advice")
"""What every rulebook has, or should have, in the order in which it is worth telling."""

LEAST, INDENT = 4, 5
BESIDE_TITLE = 27
"""Columns that the rule needs for everything but the name of the game."""

WIDEST = 96
"""Longer lines are hard to read."""


@lru_cache(maxsize=8)
def taught(slug: str) -> tuple[tuple[str, str], ...]:
    """Headings and what stands below them; nothing where the rulebook cannot be read."""
    try:
        sections = rulebook(slug)
    except OSError:
        return ()
    return tuple((heading, " ".join(sections[heading])) for heading in HEADINGS if heading in sections)


@lru_cache(maxsize=32)
def height_of(slug: str, width: int) -> int:
    """The rows that `draw_teaching` fills when it may tell everything."""
    parts = [wrapped([(text, Ink())], text_width(width)) for _, text in taught(slug)]
    return 1 + sum(1 + len(part) for part in parts) + max(len(parts) - 1, 0)


def text_width(width: int, indent: int = INDENT) -> int:
    return min(width - indent - 2, WIDEST)


def rows_of(slug: str, width: int, height: int, palette: Palette) -> list[list[Span]]:
    """As many whole parts as fit, a row apart where there is room for that; else the first sentences of the first."""
    parts = [list(_part(heading, text, width, palette)) for heading, text in taught(slug)]
    while parts and sum(map(len, parts)) > height:
        parts.pop()
    if not parts and taught(slug):
        return _first_sentences(taught(slug)[0][1], width, height, palette)
    gap = sum(map(len, parts)) + len(parts) - 1 <= height
    rows: list[list[Span]] = []
    for index, part in enumerate(parts):
        rows += [[], *part] if gap and index else part
    return rows


def _first_sentences(text: str, width: int, height: int, palette: Palette) -> list[list[Span]]:
    """As many whole sentences as fit."""
    sentences = text.split(". ")
    for count in range(len(sentences), 0, -1):
        rows = wrapped([(". ".join(sentences[:count]).rstrip(".") + ".", Ink(palette.text))], width)
        if len(rows) <= height:
            return rows
    return []


def _part(heading: str, text: str, width: int, palette: Palette) -> Iterator[list[Span]]:
    yield [(heading, Ink(palette.bright, bold=True))]
    yield from wrapped([(text, Ink(palette.text))], width)


def draw_teaching(canvas: Canvas, palette: Palette, at: Region, slug: str, indent: int = INDENT) -> bool:
    """Fill a region with it; whether it holds anything."""
    if at.height < LEAST:
        return False
    title, rows = GAMES.entry(slug).title, rows_of(slug, text_width(at.width, indent), at.height - 1, palette)
    if rows:
        has_room = len(title) + BESIDE_TITLE <= at.width  # the key stands in the last row as well
        more = [Word("r", "lit", bold=True), Word(" all rules", "dim")] if has_room else []
        draw_section(canvas, palette, Region(at.x, at.y, at.width, 1), title, "in short", more)
    for y, row in enumerate(rows, at.y + 1):
        canvas.spans(at.x + indent, y, row, at.width - indent - 2)
    return bool(rows)
