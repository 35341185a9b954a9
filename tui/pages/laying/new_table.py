"""Laying a new table: game, options, who sits where. Opened with what was laid last, so that Enter alone starts.

Friends at this keyboard have names, bots a level or a name and a liking of their own.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
from textual.geometry import Region

from engine.games import GAMES
from engine.kit.words import numbered
from engine.store import Row as Stored
from engine.tables.plain_text import plain_name
from tui.draw.ask import AskScreen
from tui.draw.canvas import Canvas, Ink, Word, Words
from tui.draw.glyphs import seat_glyph
from tui.games import poster_of
from tui.pages.hall.games import LEARN
from tui.pages.laying.form import Choice, Row
from tui.pages.laying.table_form import Section, TableForm, TableFormScreen
from tui.pages.page import Page
from tui.table.company import rivals_of
from tui.table.laying import PERSON, Place, Seating, last_laid, lay
from tui.table.stored_tables import is_untried

SEAT = "seat "


class NewTablePage(TableForm[Seating]):
    """See the module."""

    advice = (
        "Friends share this keyboard; the table is hidden between turns. "
        "Type your own name at a friend's seat to play it as well."
    )

    def __init__(self, slug: str) -> None:
        super().__init__(slug, id="new-table")
        self.stored: list[Stored] = []

    def on_mount(self) -> None:
        self.hall.attempt(self.look)

    def look(self) -> None:
        """Read once which games were played."""
        self.stored = self.hall.store.tables()
        self.repaint()

    def laid_last(self, known: Mapping[str, Any]) -> Seating:
        return last_laid(self.slug, known)

    @property
    def is_untried(self) -> bool:
        """Whether to offer the lesson."""
        return is_untried(self.slug, self.stored, self.hall.settings)

    # Rows

    def sections(self) -> Iterator[Section]:
        names = self.laid.names(self.hall.settings.name)
        seats = (self.seat_row(seat, place, names[seat]) for seat, place in enumerate(self.laid.places))
        yield "At the table", (self.seats_row(), *seats)
        seed = str(self.laid.seed) if self.laid.seed is not None else "random"
        yield "Cards", (Row(name="seed", label="Shuffle", typed=seed),)

    def seat_row(self, seat: int, place: Place, name: str) -> Row:
        laid = self.laid
        first = seat == laid.me or (place.who != PERSON and seat < laid.me)
        is_me = first or (place.who == PERSON and name == laid.names(self.hall.settings.name)[laid.me])
        person = Choice(PERSON, "you" if is_me else "friend")
        rivals = rivals_of(GAMES[self.slug], place.who)
        bots = tuple(Choice(one.word, one.shown, laid.with_place(seat, Place(one.word)).refusal()) for one in rivals)
        return Row(
            name=f"{SEAT}{seat}",
            label=name,
            choices=(person, *bots),
            chosen=place.who,
            typed=name,
            mark=(Word(f"{seat_glyph(seat)} ", f"seat-{seat + 1}", bold=True),),
        )

    def bot_of(self, row: Row) -> str:
        return row.chosen if row.name.startswith(SEAT) and row.chosen != PERSON else ""

    # Choosing

    def changed(self, row: Row, value: str) -> Seating:
        return self.laid.with_place(int(row.name.removeprefix(SEAT)), Place(value))

    def start(self) -> None:
        """Lay the table and sit down."""
        hall, laid = self.hall, self.laid
        table = lay(laid, hall.settings.name, hall.store, hall.clock)
        known = {**hall.settings.last_options, self.slug: laid.remembered()}
        hall.remember(last_options=known, introduced={**hall.settings.introduced, self.slug: True})
        hall.go_back()
        hall.open_table(table, table.people)

    def edit(self, row: Row) -> None:
        if row.name == "seed":
            self.ask_seed()
        elif row.name.startswith(SEAT):
            self.ask_name(int(row.name.removeprefix(SEAT)))

    def ask_name(self, seat: int) -> None:
        laid, place = self.laid, self.laid.places[seat]
        mine = seat == laid.me

        def rename(name: str | None) -> None:
            if name is None:
                return
            if mine:
                self.hall.remember(name=plain_name(name))
                self.repaint()
            else:
                self.relay(laid.with_place(seat, msgspec.structs.replace(place, name=plain_name(name))))

        known = self.hall.settings.name if mine else place.name
        question = "What is your name?" if mine else "Who sits here? Type your own name to play this seat too."
        self.app.push_screen(AskScreen.text(f"Seat {seat + 1}", question, known), rename)

    def ask_seed(self) -> None:
        def check(words: str) -> str | None:
            return (
                None
                if not words or words.isdecimal()
                else "Enter a whole number, or leave it empty for a random shuffle."
            )

        def sow(words: str | None) -> None:
            if words is not None:
                self.relay(msgspec.structs.replace(self.laid, seed=int(words) if words else None))

        now = "" if self.laid.seed is None else str(self.laid.seed)
        question = "The same number gives the same shuffle. Leave it empty for a random one."
        self.app.push_screen(AskScreen.text("Shuffle", question, now, check), sow)

    # Drawing

    def draw_start(self, canvas: Canvas, at: Region) -> int:
        """The button, and beside it the offer to learn a game never played."""
        x = super().draw_start(canvas, at)
        if self.is_untried:
            lit = Ink(self.palette.lit, bold=True)
            x = canvas.text(x + 3, at.y, f"{LEARN} new to you:  ", lit)
            x = canvas.text(x, at.y, " t ", Ink(self.palette.lit, self.palette.raised, bold=True))
            x = canvas.text(x, at.y, f" learn in {poster_of(self.slug).lesson}", lit, at.right - x)
        return x

    def call(self) -> Words:
        names, places = self.laid.names(self.hall.settings.name), self.laid.places
        sat = [name for name, place in zip(names, places, strict=True) if place.who == PERSON]
        own, people = sat.count(names[self.laid.me]), len(set(sat))
        friends = f", {people - 1} at this keyboard with you" if people > 1 else ""
        friends = f", {own} of them yours{friends}" if own > 1 else friends
        seats, bots = self.laid.count, self.laid.count - len(sat)
        counted = f", {numbered(bots, 'bot')}" if bots else ""
        return (Word("Enter starts.", "bright"), Word(f"  {numbered(seats, 'seat')}{friends}{counted}."))


class NewTableScreen(TableFormScreen):
    """The page of a new table."""

    title_words = "New table"

    def page(self) -> Page:
        return NewTablePage(self.slug)
