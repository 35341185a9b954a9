"""How a room is drawn: the game, its seats and who looks on, the invitation, and what is said."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from textual.geometry import Region

from engine.tables.hall.chat import Said
from engine.tables.hall.listing import Chair, Listed
from engine.tables.hall.people import Who
from tui.draw.canvas import Canvas, Ink, Span, Word, width_of
from tui.draw.chrome import draw_header, draw_section, draw_wall
from tui.draw.glyphs import EMPTY, NOW, THINKING, seat_glyph
from tui.games import FACES
from tui.lobby.pages.wording import minutes_of
from tui.lobby.talk.talk import draw_talk, draw_talk_title, seats_of_owners
from tui.pages.hall.games import draw_game
from tui.pages.hall.teaching import draw_teaching
from tui.pages.hall.teaching import height_of as height_of_teaching
from tui.pages.hall.view import Playable
from tui.pages.page import Page
from tui.table.stored_tables import game_title
from tui.words.sentences import options_in_words

WIDE = 100
"""Columns from which on talk stands beside the seats."""

LEAST_TALK = 12
"""Rows of talk that a narrow room keeps before it tells of the game: an upright screen has many more than that."""


class RoomPainting:
    """One drawing of a room."""

    def __init__(self, page: Page, canvas: Canvas, table: Listed, me: Who) -> None:
        self.page, self.canvas, self.table, self.me = page, canvas, table, me
        self.palette = page.palette

    def draw(self, places: Sequence[Hashable], watchers: Sequence[Hashable], lines: Sequence[Said]) -> None:
        """Everything but prompt and keys."""
        canvas, palette, table = self.canvas, self.palette, self.table
        bottom = canvas.height - 4
        left = canvas.width if canvas.width < WIDE else canvas.width * 11 // 20
        name = (
            Word(game_title(table.game), "gold", bold=True),
            Word(f"  {options_in_words(table.game, table.options)}"),
        )
        draw_header(canvas, palette, name, (Word(table.id, "dim"),))
        y = self.draw_game(Region(1, 2, left - 2, 7 if canvas.height >= 34 else 2))
        y = self.draw_seats(Region(0, y + 1, left, bottom - y - 1), places)
        y = self.draw_watchers(Region(0, y, left, bottom - y), watchers)
        y = self.draw_terms(Region(0, y, left, bottom - y))
        if left < canvas.width:
            draw_teaching(canvas, palette, Region(0, y + 1, left, bottom - y), table.game)
            draw_wall(canvas, palette, left, 1, bottom + 1)
            talk = Region(left + 1, 1, canvas.width - left - 1, bottom)
        else:
            told = height_of_teaching(table.game, left) + 2
            if y + told + LEAST_TALK <= bottom:
                draw_teaching(canvas, palette, Region(0, y + 1, left, told - 1), table.game)
                y += told
            talk = Region(0, y, left, bottom - y + 1)
        self.draw_talk(talk, lines)

    def draw_game(self, at: Region) -> int:
        """What is played, as the hall shows it."""
        face = FACES.get(self.table.game)
        if face is None:
            return at.y
        draw_game(self.canvas, self.palette, at, playable(self.table.game))
        return at.bottom

    def draw_seats(self, at: Region, places: Sequence[Hashable]) -> int:
        taken = f"{self.table.taken} of {len(self.table.chairs)} taken" if self.table.state == "open" else ""
        draw_section(self.canvas, self.palette, Region(at.x, at.y, at.width, 1), "Seats", taken)
        y = at.y + 1
        for place, (seat, chair) in zip(places, enumerate(self.table.chairs), strict=True):
            self.draw_chair(Region(at.x, y, at.width, 1), place, seat, chair)
            y += 1
        return y

    def draw_chair(self, at: Region, place: Hashable, seat: int, chair: Chair) -> None:
        canvas, palette, here = self.canvas, self.palette, self.page.is_here(place)
        if here:
            canvas.fill(at, palette.chosen)
        self.page.spot(canvas, at, place, "seats")
        if chair.kind == "free":
            canvas.text(at.x + 2, at.y, f"{EMPTY} free", Ink(palette.dim))
            return
        mine = chair.owner == self.me.id
        x = canvas.text(at.x + 2, at.y, f"{seat_glyph(seat)} ", Ink(palette.seat(seat), bold=True))
        ink = Ink(palette.bright if mine or here else palette.text, bold=mine or here)
        x = canvas.text(x, at.y, self.table.names[seat], ink)
        canvas.text(x + 2, at.y, self.about(chair, mine), Ink(palette.dim))
        state = self.state_of(chair)
        canvas.spans(at.right - 2 - width_of(state), at.y, state)

    def about(self, chair: Chair, mine: bool) -> str:
        """What somebody is at this table."""
        words = ["you"] if mine else []
        words += ["host"] if chair.owner == self.table.owner.id else []
        words += [f"bot, {chair.level}"] if chair.kind == "bot" and not chair.is_lent else []
        return ", ".join(words)

    def state_of(self, chair: Chair) -> list[Span]:
        """What somebody does now."""
        palette = self.palette
        if chair.is_lent:
            return [("a bot plays for now", Ink(palette.warn))]
        if chair.is_away:
            held = f", held for {minutes_of(chair.held)}" if chair.held else ", for too long"
            return [(f"away{held}", Ink(palette.warn))]
        if self.table.state == "open":
            return [("waiting", Ink(palette.dim))]
        if chair.is_due:
            return [(f"{NOW if chair.owner == self.me.id else THINKING} to act", Ink(palette.lit))]
        return []

    def draw_watchers(self, at: Region, watchers: Sequence[Hashable]) -> int:
        """Who looks on, a row each as far as they fit."""
        if not watchers:
            return at.y
        count = (Word(str(len(watchers)), "bright"),)
        draw_section(self.canvas, self.palette, Region(at.x, at.y, at.width, 1), "Watching", right=count)
        y = at.y + 1
        for watcher in watchers[: max(at.height - 6, 2)]:
            row = Region(at.x, y, at.width, 1)
            if self.page.is_here(watcher):
                self.canvas.fill(row, self.palette.chosen)
            self.canvas.text(at.x + 4, y, getattr(watcher, "name", ""), Ink(self.palette.text))
            self.page.spot(self.canvas, row, watcher, "watchers")
            y += 1
        return y

    def draw_terms(self, at: Region) -> int:
        """The invitation word for who may pass it on."""
        if not self.table.is_by_word:
            return at.y
        draw_section(self.canvas, self.palette, Region(at.x, at.y, at.width, 1), "By invitation")
        x = self.canvas.text(at.x + 2, at.y + 1, "The word is ", Ink(self.palette.text))
        word = self.table.word or "everyone here knows it"
        self.canvas.text(x, at.y + 1, word, Ink(self.palette.lit, bold=True), at.right - x - 1)
        return at.y + 2

    def draw_talk(self, at: Region, lines: Sequence[Said]) -> None:
        draw_talk_title(self.canvas, self.palette, at, "Chat at the table", "chat")
        seats = seats_of_owners(self.table.chairs)
        inner = Region(at.x + 1, at.y + 1, at.width - 2, at.height - 1)
        draw_talk(self.canvas, self.palette, inner, lines, seats)


def playable(slug: str) -> Playable:
    """A game as the hall shows it to somebody who has never played it and was asked before."""
    from tui.config.settings import Settings
    from tui.pages.hall.view import hall_view

    shown = hall_view((), Settings(introduced={slug: True}), 0).games
    return next(game for game in shown if game.slug == slug)
