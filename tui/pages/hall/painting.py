"""How the hall is drawn, at any size from 80 x 24 up: banner, tables to continue, games, menu, what was played lately.

Draws a `HallView` for a page that keeps the cursor; `tui.pages.hall.plan` says how much room each part has.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from textual.geometry import Region

from tui.draw.canvas import Canvas, Ink, Word, Words
from tui.draw.chrome import draw_badge, draw_section, draw_wall
from tui.draw.theme import Palette
from tui.keys.registry import HALL
from tui.pages.hall.banner import draw_banner, scale_of
from tui.pages.hall.ended import draw_ended
from tui.pages.hall.games import LEARN, draw_game
from tui.pages.hall.plan import LARGE_GAME, Plan, numbered, offered
from tui.pages.hall.rows import GameRow, LessonRow, MenuRow, TableRow
from tui.pages.hall.tables import draw_card, draw_rows
from tui.pages.hall.teaching import draw_teaching
from tui.pages.hall.view import HallView, Playable, Unfinished
from tui.pages.page import Page

DOORS = (
    (MenuRow("new_table"), "New table"),
    (MenuRow("gallery"), "Cards"),
    (MenuRow("replays"), "Replays"),
    (MenuRow("statistics"), "Statistics"),
    (MenuRow("settings"), "Settings"),
)
READABLE = 30
"""Columns from which on the rules in short are told beside the games."""


class HallPainting:
    """One drawing of the hall."""

    def __init__(self, page: Page, canvas: Canvas, view: HallView, plan: Plan, told: Sequence[Words]) -> None:
        self.page, self.canvas, self.view, self.plan, self.told = page, canvas, view, plan, told
        self.palette: Palette = page.palette
        self.keys = {thing: str(number) for number, thing in enumerate(numbered(view, plan), 1)}

    def draw(self, settings_note: str, *, colour: bool) -> None:
        """Everything but prompt and keys."""
        canvas, plan = self.canvas, self.plan
        draw_banner(canvas, self.palette, plan.banner, scale_of(canvas.width, canvas.height), colour=colour)
        y = self.draw_tables(plan.left.y) if plan.tables else self.draw_offer(plan.left.y)
        y = self.draw_games(y)
        taught = self.draw_taught(Region(0, y, plan.left.width, plan.bottom - y))
        draw_wall(canvas, self.palette, plan.left.right, plan.left.y, plan.left.bottom)
        canvas.fill(plan.right, self.palette.panel)
        y, right = self.draw_doors(settings_note), plan.right
        if self.view.over:
            draw_ended(self.page, canvas, Region(right.x, y, right.width, right.bottom - y), self.view.over)
        elif not taught and right.width >= READABLE:
            self.draw_taught(Region(right.x, y, right.width, right.bottom - y), 1)

    def draw_taught(self, at: Region, indent: int = 5) -> bool:
        """What the game under the cursor is about, if there is room for it here."""
        return bool(self.view.games) and draw_teaching(self.canvas, self.palette, at, self.game_told().slug, indent)

    def draw_tables(self, y: int) -> int:
        plan, unfinished, left = self.plan, self.view.unfinished, self.plan.left
        count, hidden = len(unfinished), len(unfinished) - plan.tables
        note = f"{count} unfinished, latest first" if count > 1 else "where you left off"
        more = (
            [Word(f"{hidden} more: ", "dim"), Word(self.page.hall.keys.shown("replays", HALL), "lit", bold=True)]
            if hidden
            else []
        )
        draw_section(self.canvas, self.palette, Region(0, y, left.width, 1), "Continue", note, more)
        self.draw_newest(Region(0, y + 1, left.width, plan.card), unfinished[0])
        rows = Region(0, y + 1 + plan.card, left.width, plan.tables - 1)
        self.draw_others(rows, unfinished[1 : plan.tables])
        return rows.bottom

    def draw_offer(self, y: int) -> int:
        """A lesson in a game that was never played, in place of a table to continue."""
        game = offered(self.view)
        if game is None:
            return y
        canvas, palette, width = self.canvas, self.palette, self.plan.left.width
        title = "New to you" if self.view.over else "First time here?"
        draw_section(canvas, palette, Region(0, y, width, 1), title)
        inner = self.draw_frame(
            Region(0, y + 1, width, self.plan.card), LessonRow(game.slug), self.page.hall.keys.shown("learn", HALL)
        )
        offer = f"{LEARN} Learn {game.title} in {game.lesson}"
        canvas.text(inner.x, inner.y, offer, Ink(palette.lit, bold=True), inner.width)
        words = "A real game; each step tells you what to do and why."
        canvas.text(inner.x, inner.y + 1, words, Ink(palette.text), inner.width)
        return y + 1 + self.plan.card

    def draw_newest(self, at: Region, table: Unfinished) -> None:
        """The newest table in a frame of its own."""
        thing = TableRow(table.id)
        draw_card(self.canvas, self.palette, self.draw_frame(at, thing, self.keys[thing]), table, self.told)

    def draw_frame(self, at: Region, thing: Hashable, key: str) -> Region:
        """A frame with its key set into it, double where the cursor is; returns the room inside."""
        canvas, palette, here = self.canvas, self.palette, self.page.is_here(thing)
        frame = Region(at.x + 1, at.y, at.width - 2, at.height)
        canvas.fill(at if here else frame.shrink((1, 1, 1, 1)), palette.chosen if here else palette.panel)
        canvas.frame(frame, "double" if here else "round", Ink(palette.selected if here else palette.strong))
        draw_badge(canvas, palette, frame.x + frame.width // 2 - 1, frame.bottom - 1, key, here=here)
        self.page.spot(canvas, frame, thing, "tables")
        return frame.shrink((1, 2, 1, 2))

    def draw_others(self, at: Region, tables: Sequence[Unfinished]) -> None:
        here = None
        for index, table in enumerate(tables):
            thing, row = TableRow(table.id), Region(at.x, at.y + index, at.width, 1)
            if self.page.is_here(thing):
                here = index
                self.canvas.fill(row, self.palette.chosen)
            self.draw_key(1, row.y, thing)
            self.page.spot(self.canvas, row, thing, "tables")
        draw_rows(self.canvas, self.palette, Region(5, at.y, at.width - 7, at.height), tables, here)

    def game_told(self) -> Playable:
        """The game under the cursor, else the first one."""
        games, cursor = self.view.games, self.page.cursor
        slug = cursor.slug if isinstance(cursor, GameRow | LessonRow) else ""
        return next((game for game in games if game.slug == slug), games[0])

    def draw_games(self, y: int) -> int:
        plan, left = self.plan, self.plan.left
        draw_section(self.canvas, self.palette, Region(0, y, left.width, 1), "Games", "players, minutes")
        for number, game in enumerate(self.view.games):
            at = Region(0, y + 1 + number * plan.game, left.width, plan.game)
            if at.bottom <= plan.bottom:
                thing = GameRow(game.slug)
                if self.page.is_here(thing):
                    self.canvas.fill(at, self.palette.chosen)
                self.draw_key(1, at.y, thing)
                draw_game(self.canvas, self.palette, Region(5, at.y, at.width - 7, at.height), game)
                self.page.spot(self.canvas, at, thing, "games")
        free = plan.game >= LARGE_GAME and bool(self.view.games) and not self.view.games[-1].last_scores
        return y + 1 + len(self.view.games) * plan.game - free  # the row of the last scores

    def draw_doors(self, settings_note: str) -> int:
        canvas, palette, at = self.canvas, self.palette, self.plan.right
        draw_section(canvas, palette, Region(at.x, at.y, at.width, 1), "Hall")
        notes = ("game and seats", "of every game", f"{self.view.kept} saved", "wins and scores", settings_note)
        for y, ((door, words), note) in enumerate(zip(DOORS, notes, strict=True), at.y + 1):
            row, here = Region(at.x, y, at.width, 1), self.page.is_here(door)
            if here:
                canvas.fill(row, palette.chosen)
            draw_badge(canvas, palette, at.x + 1, y, self.page.hall.keys.shown(door.command, HALL), here=here)
            end = canvas.text(at.x + 5, y, words, Ink(palette.bright if here else palette.text, bold=here))
            if end + len(note) + 2 < at.right:
                canvas.right(at.right - 1, y, note, Ink(palette.dim))
            self.page.spot(canvas, row, door, "hall")
        return at.y + len(DOORS) + 2

    def draw_key(self, x: int, y: int, thing: TableRow | GameRow) -> None:
        """The digit of a thing, if it has one."""
        if thing in self.keys:
            draw_badge(self.canvas, self.palette, x, y, self.keys[thing], here=self.page.is_here(thing))
