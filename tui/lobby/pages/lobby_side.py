"""The column beside the tables of the lobby: the doors, who is here, and what one played lately."""

from __future__ import annotations

from collections.abc import Sequence

from textual.geometry import Region

from engine.tables.hall.people import Who
from tui.draw.canvas import Canvas, Ink, Span, Word
from tui.draw.chrome import draw_badge, draw_section
from tui.draw.text_flow import wrapped
from tui.pages.hall.ended import draw_ended
from tui.pages.hall.rows import MenuRow
from tui.pages.hall.view import Over
from tui.pages.page import Page

DOORS = (
    (MenuRow("new_table"), "n", "New table"),
    (MenuRow("invitation"), "i", "By invitation"),
    (MenuRow("replays"), "v", "Replays"),
    (MenuRow("statistics"), "s", "Statistics"),
    (MenuRow("settings"), "o", "Settings"),
)
NOTES = ("game and seats", "invited?", "your games", "wins and scores", "looks and pace")
GOOD_TO_KNOW = (
    "Choose a game to open a table: alone with bots, with anyone here, or with friends by an invitation word.",
    "Join an open table, or watch one being played.",
    "Leave whenever you like: every move is saved, and your seat is held for a while.",
    "Two devices? ctrl+p, Another device, makes them one player.",
)
"""For who has not played here yet."""

LEAST_MORE = 8
"""Rows that are kept for more than names where the column is long."""


class LobbySide:
    """One drawing of it."""

    def __init__(self, page: Page, canvas: Canvas, at: Region, me: Who) -> None:
        self.page, self.canvas, self.at, self.me = page, canvas, at, me
        self.palette = page.palette

    def draw(self, here: Sequence[tuple[str, bool]], ended: Sequence[Over], note: str) -> None:
        """`note` stands beside the settings."""
        at = self.at
        self.canvas.fill(at, self.palette.panel)
        y = self.draw_doors(note) + (at.height > 12)
        y = self.draw_here(Region(at.x, y, at.width, at.bottom - y), here) + 1
        rest = Region(at.x, y, at.width, at.bottom - y)
        if ended:
            draw_ended(self.page, self.canvas, rest, ended)
        else:
            self.draw_good_to_know(rest)

    def draw_doors(self, note: str) -> int:
        """The row after the doors."""
        canvas, palette, at = self.canvas, self.palette, self.at
        draw_section(canvas, palette, Region(at.x, at.y, at.width, 1), "Hall")
        for y, ((door, key, word), said) in enumerate(zip(DOORS, (*NOTES[:-1], note), strict=True), at.y + 1):
            row = Region(at.x, y, at.width, 1)
            if self.page.is_here(door):
                canvas.fill(row, palette.chosen)
            x = draw_badge(canvas, palette, at.x + 1, y, key, here=self.page.is_here(door))
            x = canvas.text(x + 1, y, word, Ink(palette.bright, bold=True))
            if x + len(said) + 2 < at.right:
                canvas.right(at.right - 1, y, said, Ink(palette.dim))
            self.page.spot(canvas, row, door, "doors")
        return at.y + 1 + len(DOORS)

    def draw_here(self, at: Region, here: Sequence[tuple[str, bool]]) -> int:
        """Everybody by name, a row each where there is room; the row after them. Who is at a table is dimmer."""
        palette = self.palette
        draw_section(
            self.canvas, palette, Region(at.x, at.y, at.width, 1), "Here now", right=(Word(str(len(here)), "bright"),)
        )
        room = at.height - 1
        if len(here) <= room - LEAST_MORE:
            for y, (name, in_lobby) in enumerate(here, at.y + 1):
                where = "" if in_lobby else "at a table"
                self.canvas.text(at.x + 1, y, name, self.ink_of(name, in_lobby), at.width - 3 - len(where))
                self.canvas.right(at.right - 1, y, where, Ink(palette.dim))
            return at.y + 1 + len(here)
        spans: list[Span] = []
        for index, (name, in_lobby) in enumerate(here):
            comma = ", " if index + 1 < len(here) else ""
            spans += [(name, self.ink_of(name, in_lobby)), (comma, Ink(palette.dim))]
        rows = wrapped(spans, at.width - 2)[:room]
        for y, row in enumerate(rows, at.y + 1):
            self.canvas.spans(at.x + 1, y, row, at.width - 2)
        return at.y + 1 + len(rows)

    def ink_of(self, name: str, in_lobby: bool) -> Ink:
        palette, mine = self.palette, name == self.me.name
        return Ink(palette.bright if mine else palette.text if in_lobby else palette.dim, bold=mine)

    def draw_good_to_know(self, at: Region) -> None:
        """Told whole or not at all."""
        rows: list[list[Span]] = []
        for sentence in GOOD_TO_KNOW:
            rows += [*wrapped([(sentence, Ink(self.palette.text))], at.width - 2), []]
        if at.height <= len(rows):
            return
        draw_section(self.canvas, self.palette, Region(at.x, at.y, at.width, 1), "Good to know")
        for y, row in enumerate(rows, at.y + 1):
            self.canvas.spans(at.x + 1, y, row, at.width - 2)
