"""Tables and lines on standard output, drawn by Rich: bold heads on a terminal, bare columns in a pipe."""

from __future__ import annotations

import sys
from collections.abc import Collection, Iterable, Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from tui.draw.glyphs import ASCII, UNICODE

PIPE = 200
"""Columns in a pipe, where nobody says how many there are: wide enough that nothing is cut."""


class Tabular:
    """A page of tables."""

    def __init__(self, ascii: bool = False) -> None:
        self.console = Console(file=sys.stdout, highlight=False, width=None if sys.stdout.isatty() else PIPE)
        self.glyphs = ASCII if ascii else UNICODE

    def line(self, text: str) -> None:
        """One line of text as it is."""
        self.console.print(Text(self.glyphs(text)), soft_wrap=True)

    def table(
        self, title: str, heads: Sequence[str], rows: Iterable[Sequence[str]], note: str = "",
        numbers: Collection[str] | None = None,
    ) -> None:  # fmt: skip
        """A titled table. Numbers stand to the right: all columns but the first, or those named."""
        table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
        for index, head in enumerate(heads):
            right = index > 0 if numbers is None else head in numbers
            # The first column holds what people copy and type again, so it is never broken.
            table.add_column(
                Text(self.glyphs(head)), justify="right" if right else "left", overflow="fold", no_wrap=index == 0
            )
        for row in rows:
            table.add_row(*(Text(self.glyphs(cell)) for cell in row))
        if title:
            self.line("")
            self.line(f"{title} ({note})" if note else title)
        self.console.print(table)
