"""A text in Markdown as rows to draw: headings, paragraphs, lists, tables, and examples set apart.

Used by the rulebook and the help page. Knows no colours: words carry roles, and who draws says what ink they get.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import takewhile
from typing import Literal

import msgspec
from markdown_it import MarkdownIt
from markdown_it.token import Token

from tui.draw.canvas import Span, Word, Words, width_of
from tui.draw.glyphs import BAR, NOTHING
from tui.draw.text_flow import wrapped

Kind = Literal["heading", "text", "item", "example", "row"]
Inked = Callable[[Words], list[Span]]
GAP = 2


class Part(msgspec.Struct, frozen=True):
    """One heading, paragraph, item or table row; the cells of a row are words each."""

    kind: Kind
    words: Words
    level: int = 0
    cells: tuple[Words, ...] = ()


class Heading(msgspec.Struct, frozen=True):
    """A heading and the row it stands on."""

    title: str
    level: int
    row: int


class Reading(msgspec.Struct, frozen=True):
    """A text laid out at some width."""

    rows: tuple[list[Span], ...]
    headings: tuple[Heading, ...]

    def heading_at(self, row: int) -> int:
        """The index of the heading under which a row stands."""
        above = [index for index, heading in enumerate(self.headings) if heading.row <= row]
        return above[-1] if above else 0

    def row_of(self, title: str) -> int:
        """The row of a heading, by its title without regard to case; the start where there is none such."""
        wanted = title.casefold()
        return next((heading.row for heading in self.headings if heading.title.casefold() == wanted), 0)

    def found(self, word: str) -> list[int]:
        """The rows that hold a word."""
        wanted = word.casefold()
        return [row for row, spans in enumerate(self.rows) if wanted in text_of(spans).casefold()] if wanted else []


def text_of(spans: Sequence[Span]) -> str:
    """What is written, without its inks."""
    return "".join(text for text, _ in spans)


def parts_of(markdown: str) -> list[Part]:
    """A Markdown text, part by part."""
    tokens = MarkdownIt("commonmark").enable("table").parse(markdown)
    parts: list[Part] = []
    cells: list[Words] = []
    depth = 0
    for index, token in enumerate(tokens):
        depth += token.nesting if token.type.endswith(("_list_open", "_list_close")) else 0
        if token.type == "inline":
            _take(token, tokens[index - 1], depth, parts, cells)
        elif token.type == "tr_close":
            parts.append(Part("row", (), cells=tuple(cells)))
            cells.clear()
        elif token.type in ("fence", "code_block"):
            parts.extend(Part("text", (Word(line, "lit"),)) for line in token.content.splitlines())
    return parts


def _take(token: Token, opening: Token, depth: int, parts: list[Part], cells: list[Words]) -> None:
    """Add the words of an inline token to what is being read."""
    if opening.type == "heading_open":
        parts.append(Part("heading", (Word(token.content, "gold", bold=True),), int(opening.tag[1:])))
    elif opening.type in ("td_open", "th_open"):
        role = "dim" if opening.type == "th_open" else "text"
        cells.append(tuple(_inline(token.children or [], role)))
    else:
        words = tuple(_inline(token.children or [], "text"))
        example = bool(words) and words[0].text.startswith("Example:")
        parts.append(Part("item" if depth else "example" if example else "text", words, depth))


def _inline(children: Sequence[Token], role: str) -> Iterator[Word]:
    bold = italic = 0
    for child in children:
        if child.type.startswith("strong"):
            bold += child.nesting
        elif child.type.startswith("em_"):
            italic += child.nesting
        elif child.type == "code_inline":
            yield Word(child.content, "lit", bold=True)
        elif child.type in ("softbreak", "hardbreak"):
            yield Word(" ", role)
        elif child.content:
            yield Word(child.content, "bright" if bold else role, bold=bold > 0, italic=italic > 0)


def laid_out(parts: Sequence[Part], width: int, inked: Inked) -> Reading:
    """The parts in rows of at most `width` cells; an empty row between parts, none between items or table rows."""
    rows: list[list[Span]] = []
    headings: list[Heading] = []
    columns: list[int] = []
    before: Kind | None = None
    for index, part in enumerate(parts):
        if rows and not (part.kind == before and part.kind in ("item", "row")) and before != "heading":
            rows.append([])
        if part.kind == "heading":
            headings.append(Heading(part.words[0].text, part.level, len(rows)))
        if part.kind == "row" and before != "row":
            columns = _columns(list(takewhile(lambda later: later.kind == "row", parts[index:])), width, inked)
        rows.extend(_rows(part, width, inked, columns))
        before = part.kind
    return Reading(tuple(rows), tuple(headings))


def _rows(part: Part, width: int, inked: Inked, columns: Sequence[int]) -> list[list[Span]]:
    if part.kind == "item":
        mark = "  " * (part.level - 1) + f"{NOTHING} "
        return wrapped([*inked((Word(mark, "gold"),)), *inked(part.words)], width, indent=len(mark))
    if part.kind == "example":
        bar = inked((Word(f"{BAR} ", "strong"),))
        words = tuple(msgspec.structs.replace(word, role="dim") if word.role == "text" else word for word in part.words)
        return [[*bar, *row] for row in wrapped(inked(words), width - 2)]
    if part.kind == "row":
        return _table_rows(part.cells, inked, columns)
    return wrapped(inked(part.words), width)


def _columns(parts: Sequence[Part], width: int, inked: Inked) -> list[int]:
    """How wide the columns of one table are: as wide as their longest cell, but no more than an even share of the
    page; the last takes what is left.
    """
    table = [part.cells for part in parts]
    count = max(len(cells) for cells in table)
    most = (width - GAP * (count - 1)) // count
    widest = [min(most, max(width_of(inked(cells[n])) for cells in table if n < len(cells))) for n in range(count)]
    return [*widest[:-1], width - sum(widest[:-1]) - GAP * (count - 1)]


def _table_rows(cells: Sequence[Words], inked: Inked, columns: Sequence[int]) -> list[list[Span]]:
    drawn: list[list[list[Span]]] = [
        wrapped(inked(words), columns[n]) if words else [[]] for n, words in enumerate(cells)
    ]
    rows: list[list[Span]] = []
    for line in range(max(map(len, drawn), default=0)):
        row: list[Span] = []
        for n, cell in enumerate(drawn):
            here = cell[line] if line < len(cell) else []
            row += here
            if n < len(drawn) - 1:
                row += inked((Word(" " * (columns[n] - width_of(here) + GAP)),))
        rows.append(row)
    return rows
