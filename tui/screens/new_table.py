"""Laying a new table: game, options, who sits where. Opened with what was laid last, so that Enter alone starts.

A choice the game refuses stays in sight and says why. Friends at this keyboard have names, bots a level or a name and
a liking of their own.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence

import msgspec
from textual.geometry import Region

from engine.games import GAMES
from engine.store import Row as Stored
from tui.games import FACES
from tui.glyphs import NOT_POSSIBLE, seat_glyph
from tui.hall_commands import NEW_TABLE, PAGE, bindings_for, hall_commands, row_of
from tui.paint import Canvas, Ink, Word, Words, badge, spans_of
from tui.plain_text import plain_name
from tui.screens.ask import AskScreen
from tui.screens.chrome import draw_header, draw_keys, draw_prompt, draw_section
from tui.screens.company import in_company, rival_named, rivals_of
from tui.screens.form import Choice, FormPage, Row
from tui.screens.hall_games import LEARN
from tui.screens.laying import PERSON, Place, Seating, last_laid, lay
from tui.screens.page import Page, PageScreen
from tui.screens.tables_view import is_untried
from tui.table.flowing import wrapped

START = "start"
SEAT = "seat "


class NewTablePage(FormPage):
    """See the module."""

    BINDINGS = bindings_for(NEW_TABLE)

    def __init__(self, slug: str) -> None:
        super().__init__(id="new-table")
        self.slug = slug
        self.cursor = START
        self.refusal = self.news = ""
        self.seating: Seating | None = None
        self.stored: list[Stored] = []

    def on_mount(self) -> None:
        self.hall.attempt(self.look)

    def look(self) -> None:
        """Read once which games were played."""
        self.stored = self.hall.store.tables()
        self.repaint()

    @property
    def laid(self) -> Seating:
        """The table as it stands on the page."""
        if self.seating is None:
            self.seating = last_laid(self.slug, self.hall.settings.last_options.get(self.slug, {}))
        return self.seating

    @property
    def is_untried(self) -> bool:
        """Whether to offer the lesson."""
        return is_untried(self.slug, self.stored, self.hall.settings)

    # Rows

    def rows(self) -> Sequence[Row]:
        return tuple(self.all_rows())

    def all_rows(self) -> Iterator[Row]:
        laid, game = self.laid, GAMES[self.slug]
        if len(FACES) > 1:
            games = tuple(Choice(slug, GAMES[slug].title) for slug in FACES)
            yield Row(name="game", label="Game", choices=games, chosen=self.slug)
        for option in game.options:
            choices = tuple(
                Choice(value, value.replace("_", " "), laid.with_option(option.name, value).refusal())
                for value in option.values
            )
            yield Row(
                name=option.name,
                label=option.name.replace("_", " ").capitalize(),
                choices=choices,
                chosen=laid.options[option.name],
            )
        counts = tuple(Choice(str(count), str(count), laid.with_seats(count).refusal()) for count in game.seats)
        yield Row(name="seats", label="Seats", choices=counts, chosen=str(len(laid.places)))
        names = laid.names(self.hall.settings.name)
        for seat, place in enumerate(laid.places):
            yield self.seat_row(seat, place, names[seat])
        seed = str(laid.seed) if laid.seed is not None else "by chance"
        yield Row(name="seed", label="Shuffle", typed=seed)

    def seat_row(self, seat: int, place: Place, name: str) -> Row:
        laid = self.laid
        first = seat == laid.me or (place.who != PERSON and seat < laid.me)
        person = Choice(PERSON, "you" if first else "friend")
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

    # Choosing

    def choose(self, row: Row, choice: Choice) -> None:
        self.refusal, self.news = choice.refusal or "", ""
        if row.name == "game":
            self.slug, self.seating = choice.value, None
        elif not choice.refusal:
            self.change(row, choice.value)
        self.repaint()

    def change(self, row: Row, value: str) -> None:
        """Make a choice that the game allows; tell if seats had to follow it."""
        before = self.laid
        if row.name == "seats":
            self.seating = before.with_seats(int(value))
        elif row.name.startswith(SEAT):
            self.seating = before.with_place(int(row.name.removeprefix(SEAT)), Place(value))
        else:
            self.seating = before.with_option(row.name, value)
            count = len(self.seating.places)
            if count != len(before.places):
                self.news = f"With {value.replace('_', ' ')} there are {count} seats."

    def moved(self) -> None:
        self.refusal = self.news = ""

    def opened(self, thing: Hashable) -> None:
        self.start()

    def start(self) -> None:
        """Lay the table and sit down."""
        hall, laid = self.hall, self.laid
        refused = laid.refusal()
        if refused:
            self.refusal = refused
            self.repaint()
            return
        table = lay(laid, hall.settings.name, hall.store, hall.clock)
        known = {**hall.settings.last_options, self.slug: laid.remembered()}
        hall.remember(last_options=known, introduced={**hall.settings.introduced, self.slug: True})
        hall.go_back()
        hall.open_table(table, table.people)

    def action_more(self) -> None:
        self.step_seats(1)

    def action_fewer(self) -> None:
        self.step_seats(-1)

    def step_seats(self, step: int) -> None:
        row = self.row_named("seats")
        wanted = str(len(self.laid.places) + step)
        choice = next((choice for choice in row.choices if choice.value == wanted), None) if row else None
        if row and choice:
            self.choose(row, choice)

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
            else:
                self.seating = laid.with_place(seat, msgspec.structs.replace(place, name=plain_name(name)))
            self.repaint()

        known = self.hall.settings.name if mine else place.name
        question = "How are you called at tables?" if mine else "Who sits here? Empty for a name of the house."
        self.app.push_screen(AskScreen.text(f"Seat {seat + 1}", question, known), rename)

    def ask_seed(self) -> None:
        def check(words: str) -> str | None:
            return None if not words or words.isdecimal() else "A seed is a whole number; empty leaves it to chance."

        def sow(words: str | None) -> None:
            if words is not None:
                self.seating = msgspec.structs.replace(self.laid, seed=int(words) if words else None)
                self.repaint()

        now = "" if self.laid.seed is None else str(self.laid.seed)
        question = "The same number shuffles the same way again. Empty leaves it to chance."
        self.app.push_screen(AskScreen.text("Shuffle", question, now, check), sow)

    def action_learn(self) -> None:
        self.hall.go_back()
        self.hall.open_lesson(self.slug)

    def action_rules(self) -> None:
        self.hall.open_rulebook(self.slug)

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        palette, height, width = self.palette, canvas.height, canvas.width
        title = FACES[self.slug].spans((Word(GAMES[self.slug].title, FACES[self.slug].colour, bold=True),), palette)
        draw_header(canvas, palette, (Word("New table", "gold", bold=True), Word("  ")))
        canvas.spans(14, 0, title)
        rows = self.rows()
        first = next(index for index, row in enumerate(rows) if row.name == "seats")
        left, gap = width if width < 110 else width * 3 // 5, int(height >= 2 * len(rows) + 14)
        y = self.draw_rows(canvas, Region(0, 2, left, height - 6), rows[:first], gap=gap)
        y = self.draw_part(canvas, Region(0, y + (not gap), left, height), "At the table", rows[first:-1], gap)
        y = self.draw_part(canvas, Region(0, y, left, height), "Cards", rows[-1:], gap)
        self.draw_start(canvas, Region(0, min(y + 1, height - 4), left, 3))
        if width >= 110:
            self.draw_about(canvas, Region(left + 2, 2, width - left - 4, height - 6))
        call, remark = self.prompt()
        draw_prompt(canvas, palette, height - 3, call, remark)
        draw_keys(canvas, palette, height - 1, self.keys())

    def draw_part(self, canvas: Canvas, at: Region, title: str, rows: Sequence[Row], gap: int) -> int:
        draw_section(canvas, self.palette, Region(at.x, at.y, at.width, 1), title)
        return self.draw_rows(canvas, Region(at.x, at.y + 1 + gap, at.width, at.height), rows, gap=gap)

    def draw_start(self, canvas: Canvas, at: Region) -> None:
        """The button, and beside it the offer to learn a game never played."""
        palette, here = self.palette, self.is_here(START)
        words = "  Enter  start  "
        ink = badge(palette.selected if here else palette.lit, palette)
        button = Region(at.x + 2, at.y, len(words), 1)
        canvas.text(button.x, button.y, words, ink)
        self.spot(canvas, button, START)
        if self.is_untried:
            offer = f"{LEARN} never played here:  "
            x = canvas.text(button.right + 3, at.y, offer, Ink(palette.lit, bold=True))
            x = canvas.text(x, at.y, " t ", Ink(palette.lit, palette.raised, bold=True))
            canvas.text(x, at.y, " learn in five minutes", Ink(palette.lit, bold=True), at.right - x)

    def draw_about(self, canvas: Canvas, at: Region) -> None:
        """What the game is, and who these bots are, where there is room to say it."""
        palette, face = self.palette, FACES[self.slug]
        draw_section(canvas, palette, Region(at.x - 1, at.y, at.width + 1, 1), GAMES[self.slug].title)
        lines: list[Words] = [(Word(face.tagline),), (Word(f"About {face.minutes} minutes.", "dim"),), ()]
        company = in_company(GAMES[self.slug])
        lines += [(Word(f"{name}  ", "bright"), Word(about, "dim")) for name, about in company]
        lines += [(), (Word("Friends share this keyboard: between two people the table covers itself.", "dim"),)]
        y = at.y + 1
        for words in lines:
            for row in wrapped(spans_of(words, palette), at.width) or [[]]:
                if y < at.bottom:
                    canvas.spans(at.x, y, row, at.width)
                y += 1

    def prompt(self) -> tuple[Words, Words]:
        people = sum(place.who == PERSON for place in self.laid.places)
        bots = len(self.laid.places) - people
        friends = f", {people - 1} at this keyboard with you" if people > 1 else ""
        call = (Word("Enter starts.", "bright"), Word(f"  {len(self.laid.places)} seats{friends}, {bots} bots."))
        if self.refusal:
            return call, (Word(f"{NOT_POSSIBLE} {self.refusal}", "warn", bold=True),)
        if self.news:
            return call, (Word(self.news, "lit"),)
        row = self.row_here
        if row is not None and row.name.startswith(SEAT) and row.chosen != PERSON:
            return call, (Word(rival_named(GAMES[self.slug], row.chosen).about),)
        return call, (Word("What you choose here is offered again next time.", "dim"),)

    def keys(self) -> list[tuple[str, str]]:
        row = self.row_here
        typed = "name" if row and row.typed is not None and row.choices else "type" if row and row.typed else ""
        words = {"choose": "start", "edit": typed, "area": "", "quit": ""}
        return row_of(hall_commands(NEW_TABLE, PAGE), **words)


class NewTableScreen(PageScreen):
    """The page of a new table."""

    places = (PAGE, NEW_TABLE)
    title_words = "New table"

    def __init__(self, slug: str | None = None) -> None:
        super().__init__()
        self.slug = slug

    def page(self) -> Page:
        return NewTablePage(self.slug or next(iter(FACES)))
