"""How the lobby is drawn, at any size from 80 x 24 up: banner, tables, talk, who is here, doors.

Draws for a page that keeps the cursor; `tui.lobby.pages.lobby_plan` says how much room each part has.
"""

from __future__ import annotations

from collections.abc import Sequence

from textual.geometry import Region

from engine.tables.hall.chat import Said
from engine.tables.hall.listing import Listed
from engine.tables.hall.people import Who
from tui.draw.canvas import Canvas, Ink, Span, Word, spans_of, width_of
from tui.draw.chrome import draw_badge, draw_section, draw_wall
from tui.draw.text_flow import wrapped
from tui.draw.theme import Palette
from tui.games import FACES
from tui.lobby.pages.lobby_plan import DIGITS, LobbyPlan, Sections
from tui.lobby.pages.lobby_side import LobbySide
from tui.lobby.pages.wording import marks_of, names_of, state_of
from tui.lobby.talk.talk import draw_talk, draw_talk_title
from tui.pages.hall.banner import draw_banner, scale_of
from tui.pages.hall.games import draw_game
from tui.pages.hall.rows import GameRow, TableRow
from tui.pages.hall.teaching import draw_teaching
from tui.pages.hall.view import Over, Playable
from tui.pages.page import Page
from tui.table.panels.header import meter
from tui.table.stored_tables import game_title
from tui.words.sentences import options_in_words

STATE, MOST_SEATS = 17, 7
"""Columns for what a table waits for, and for the signs of its seats."""

EMPTY_HALL = "No tables yet. Open one to play."


class LobbyPainting:
    """One drawing of the lobby."""

    def __init__(self, page: Page, canvas: Canvas, plan: LobbyPlan, me: Who) -> None:
        self.page, self.canvas, self.plan, self.me = page, canvas, plan, me
        self.palette = page.palette

    def draw(self, sections: Sections, games: Sequence[Playable], top: int, *, colour: bool) -> None:
        """Banner, tables and games; `top` rows of them are out of sight above."""
        canvas = self.canvas
        draw_banner(canvas, self.palette, self.plan.banner, scale_of(canvas.width, canvas.height), colour=colour)
        with canvas.clipped(self.plan.tables):
            y, number = self.draw_tables(sections, self.plan.tables.y - top)
            self.draw_games(games, y, number)
        draw_wall(canvas, self.palette, self.plan.tables.right, self.plan.side.y, self.plan.side.bottom)

    def draw_tables(self, sections: Sections, y: int) -> tuple[int, int]:
        """The tables; the row after them, and the next number."""
        number, at = 1, self.plan.tables
        for title, tables in sections:
            draw_section(self.canvas, self.palette, Region(0, y, at.width, 1), title, note_on(tables))
            y += 1
            for table in tables:
                self.draw_table(Region(0, y, at.width, self.plan.tall), table, number)
                y, number = y + self.plan.tall, number + 1
        if not sections:
            draw_section(self.canvas, self.palette, Region(0, y, at.width, 1), "Tables")
            words = spans_of((Word(EMPTY_HALL, "dim"),), self.palette)
            for row, spans in enumerate(wrapped(words, at.width - 7)[: self.plan.tall], y + 1):
                self.canvas.spans(5, row, spans)
            y += 1 + self.plan.tall
        return y, number

    def draw_games(self, games: Sequence[Playable], y: int, number: int) -> None:
        """What can be played, as the hall of one machine shows it."""
        canvas, palette, at = self.canvas, self.palette, self.plan.tables
        draw_section(canvas, palette, Region(0, y, at.width, 1), "Games", "open a table")
        for offset, game in enumerate(games):
            row, thing = Region(0, y + 1 + offset * self.plan.game, at.width, self.plan.game), GameRow(game.slug)
            here = self.page.is_here(thing)
            if here:
                canvas.fill(row, palette.chosen)
            if number + offset <= DIGITS:
                draw_badge(canvas, palette, 1, row.y, str(number + offset), here=here)
            draw_game(canvas, palette, Region(5, row.y, row.width - 7, row.height), game)
            self.page.spot(canvas, row, thing, "games")

    def draw_table(self, at: Region, table: Listed, number: int) -> None:
        """One table on its row, or its two."""
        canvas, palette, thing = self.canvas, self.palette, TableRow(table.id)
        here = self.page.is_here(thing)
        if here:
            canvas.fill(at, palette.chosen)
        if number <= DIGITS:
            draw_badge(canvas, palette, at.x + 1, at.y, str(number), here=here)
        room = at.width - 7
        self.draw_head(Region(at.x + 5, at.y, room, 1), table, here)
        if at.height > 1:
            names = list(names_of(table, palette, self.me.id))
            canvas.spans(at.x + 5, at.y + 1, names, room)
        self.page.spot(canvas, at, thing, "tables")

    def draw_head(self, at: Region, table: Listed, here: bool) -> None:
        """Game, options, stage, seats and state, each in its column; what has no room is left out."""
        canvas, palette = self.canvas, self.palette
        state = state_of(table, palette, self.me.id)
        marks, x = list(marks_of(table, palette)), at.right - STATE
        canvas.spans(max(x + 2, at.right - width_of(state)), at.y, state, STATE - 2)
        x -= MOST_SEATS
        canvas.spans(x, at.y, marks)
        full, empty = meter(table.summary.done, table.summary.of)
        stage = [(f"{table.summary.stage} ", Ink(palette.text)), (f"{full}{empty}", Ink(palette.gold))]
        title = title_of(table, palette, here)
        options = [(f"  {options_in_words(table.game, table.options)}", Ink(palette.dim))]
        word = [("  by word", Ink(palette.dim, italic=True))] if table.is_by_word else []
        end, room = canvas.spans(at.x, at.y, title, x - at.x - 2), x - 2
        if table.state == "playing" and end + width_of(stage) + 2 <= room:
            canvas.spans(room - width_of(stage), at.y, stage)
            room -= width_of(stage) + 1
        fitting = [told for told in ([*options, *word], word or options) if end + width_of(told) <= room]
        canvas.spans(end, at.y, fitting[0] if fitting else [])

    def draw_side(self, here: Sequence[tuple[str, bool]], ended: Sequence[Over], note: str) -> None:
        LobbySide(self.page, self.canvas, self.plan.side, self.me).draw(here, ended, note)

    def draw_taught(self, slug: str) -> None:
        """What a game is about."""
        draw_teaching(self.canvas, self.palette, self.plan.taught, slug)

    def draw_talk(self, lines: Sequence[Said]) -> None:
        """What was said in the hall."""
        at = self.plan.talk
        draw_talk_title(self.canvas, self.palette, at, "Chat in the hall", "chat")
        draw_talk(self.canvas, self.palette, Region(1, at.y + 1, at.width - 2, at.height - 1), lines, {})


def title_of(table: Listed, palette: Palette, here: bool) -> list[Span]:
    """The name of a table's game, in its own colour where it has one."""
    face = FACES.get(table.game)
    title = game_title(table.game)
    if face is None:
        return [(title, Ink(palette.bright, bold=here))]
    return face.spans((Word(title, face.colour, bold=True),), palette)


def note_on(tables: Sequence[Listed]) -> str:
    turns = sum(table.is_my_turn for table in tables)
    return f"{turns} waiting for you" if turns > 1 else "one waiting for you" if turns else ""
