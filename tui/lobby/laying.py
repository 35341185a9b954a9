"""Laying a table in the hall: game, options, seats, who may come, how long seats are held, which bots fill up.

Opened with what was laid last. A choice the game refuses stays in sight and says why. Enter lays the table; alone with
bots it starts at once.
"""

from __future__ import annotations

import random
from collections.abc import Hashable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, cast

import msgspec
from textual.geometry import Region

from engine.bots import BOTS
from engine.core import Rejected
from engine.games import GAMES
from engine.tables.ids import new_id
from tui.games import FACES
from tui.glyphs import NOT_POSSIBLE
from tui.hall_commands import PAGE, row_of
from tui.lobby.commands import LAYING, lobby_bindings, page_commands
from tui.paint import Canvas, Word, Words, badge, spans_of
from tui.screens.ask import AskScreen
from tui.screens.chrome import draw_header, draw_keys, draw_prompt, draw_section
from tui.screens.form import Choice, FormPage, Row
from tui.screens.page import Page, PageScreen
from tui.seating import usual_seats
from tui.table.flowing import wrapped

if TYPE_CHECKING:
    from tui.lobby.app import SharedHall

START = "start"
ALONE, EVERYBODY, INVITED = "alone", "everybody", "invited"
COMPANY = {ALONE: "bots, at once", EVERYBODY: "whoever comes", INVITED: "who knows a word"}
HOLDS = {"1": "1 minute", "5": "5 minutes", "15": "15 minutes", "60": "an hour", "1440": "a day"}
LEVEL = "adept"


class Terms(msgspec.Struct, frozen=True):
    """A table before it is laid."""

    game: str
    options: dict[str, str]
    seats: int
    company: str = EVERYBODY
    word: str = ""
    hold: str = "5"
    level: str = LEVEL

    def refusal(self) -> str | None:
        """Why such a table cannot be laid."""
        try:
            GAMES[self.game].check(self.options, self.seats)
        except Rejected as refused:
            return refused.sentence
        return None

    def with_option(self, name: str, value: str) -> Terms:
        """With an option changed; where the game wants another number of seats for it, with that."""
        wanted = msgspec.structs.replace(self, options={**self.options, name: value})
        counts = sorted(GAMES[self.game].seats, key=lambda count: abs(count - self.seats))
        fitting = (msgspec.structs.replace(wanted, seats=count) for count in counts)
        return next((terms for terms in fitting if terms.refusal() is None), wanted)


def last_terms(slug: str, known: dict[str, Any]) -> Terms:
    """What was laid last of a game, where it still can be; else the usual."""
    try:
        terms = msgspec.convert({**known, "game": slug}, Terms)
        terms = msgspec.structs.replace(terms, options=GAMES[slug].complete(terms.options), word="")
        known_words = terms.company in COMPANY and terms.hold in HOLDS and terms.level in BOTS
        if known_words and terms.refusal() is None:
            return terms
    except (msgspec.ValidationError, Rejected):
        pass
    game = GAMES[slug]
    options = game.complete({})
    return Terms(slug, options, usual_seats(game, options, 2 if game.seats[-1] > 1 else 1))


class LayingPage(FormPage):
    """See the module."""

    BINDINGS = lobby_bindings(LAYING)

    def __init__(self, slug: str) -> None:
        super().__init__(id="laying")
        self.slug = slug
        self.cursor = START
        self.refusal = ""
        self._terms: Terms | None = None

    @property
    def shared(self) -> SharedHall:
        return cast("SharedHall", self.app)

    @property
    def terms(self) -> Terms:
        if self._terms is None:
            self._terms = last_terms(self.slug, self.hall.settings.last_options.get(self.slug, {}))
        return self._terms

    def rows(self) -> Sequence[Row]:
        return tuple(self.all_rows())

    def all_rows(self) -> Iterator[Row]:
        terms, game = self.terms, GAMES[self.slug]
        if len(FACES) > 1:
            games = tuple(Choice(slug, GAMES[slug].title) for slug in FACES)
            yield Row(name="game", label="Game", choices=games, chosen=self.slug)
        for option in game.options:
            choices = tuple(
                Choice(value, value.replace("_", " "), terms.with_option(option.name, value).refusal())
                for value in option.values
            )
            label = option.name.replace("_", " ").capitalize()
            yield Row(name=option.name, label=label, choices=choices, chosen=terms.options[option.name])
        counts = tuple(
            Choice(str(count), str(count), msgspec.structs.replace(terms, seats=count).refusal())
            for count in game.seats
        )
        yield Row(name="seats", label="Seats", choices=counts, chosen=str(terms.seats))
        yield chosen_from("company", "Play with", COMPANY, terms.company)
        if terms.company == INVITED:
            yield Row(name="word", label="Invitation word", typed=self.word)
        yield chosen_from("level", "Bots", {level: level for level in BOTS}, terms.level)
        if terms.company != ALONE:
            yield chosen_from("hold", "Seats are held", HOLDS, terms.hold)

    @property
    def word(self) -> str:
        """The word to be said: what was typed, else two that are easy to say."""
        if not self.terms.word:
            made = new_id(random.SystemRandom()).rpartition("-")[0].replace("-", " ")
            self._terms = msgspec.structs.replace(self.terms, word=made)
        return self.terms.word

    # Choosing

    def choose(self, row: Row, choice: Choice) -> None:
        self.refusal = choice.refusal or ""
        if row.name == "game":
            self.slug, self._terms = choice.value, None
        elif row.name == "seats" and not choice.refusal:
            self._terms = msgspec.structs.replace(self.terms, seats=int(choice.value))
        elif row.name in ("company", "level", "hold"):
            self._terms = msgspec.structs.replace(self.terms, **{row.name: choice.value})
        elif not choice.refusal:
            self._terms = self.terms.with_option(row.name, choice.value)
        self.repaint()

    def moved(self) -> None:
        self.refusal = ""

    def opened(self, thing: Hashable) -> None:
        """Lay the table and go there."""
        terms = self.terms
        self.refusal = terms.refusal() or self.shared.tried(lambda: self.shared.lay(terms)) or ""
        self.repaint()

    def edit(self, row: Row) -> None:
        def take(word: str | None) -> None:
            if word:
                self._terms = msgspec.structs.replace(self.terms, word=word[:30])
                self.repaint()

        question = "Whoever says it in the lobby comes to your table."
        self.app.push_screen(AskScreen.text("Invitation word", question, self.word), take)

    def action_more(self) -> None:
        self.step_seats(1)

    def action_fewer(self) -> None:
        self.step_seats(-1)

    def step_seats(self, step: int) -> None:
        row = self.row_named("seats")
        wanted = str(self.terms.seats + step)
        choice = next((choice for choice in row.choices if choice.value == wanted), None) if row else None
        if row and choice:
            self.choose(row, choice)

    def action_learn(self) -> None:
        self.hall.go_back()
        self.hall.open_lesson(self.slug)

    def action_rules(self) -> None:
        self.hall.open_rulebook(self.slug)

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        palette, height, width = self.palette, canvas.height, canvas.width
        face = FACES[self.slug]
        draw_header(canvas, palette, (Word("New table", "gold", bold=True), Word("  ")))
        canvas.spans(14, 0, face.spans((Word(GAMES[self.slug].title, face.colour, bold=True),), palette))
        rows = self.rows()
        first = next(index for index, row in enumerate(rows) if row.name == "seats")
        left, gap = width if width < 110 else width * 3 // 5, int(height >= 2 * len(rows) + 12)
        y = self.draw_rows(canvas, Region(0, 2, left, height - 6), rows[:first], gap=gap)
        y += not gap
        draw_section(canvas, palette, Region(0, y, left, 1), "At the table")
        y = self.draw_rows(canvas, Region(0, y + 1 + gap, left, height), rows[first:], gap=gap)
        self.draw_start(canvas, Region(0, min(y + 1, height - 4), left, 1))
        if width >= 110:
            self.draw_about(canvas, Region(left + 2, 2, width - left - 4, height - 6))
        call, remark = self.prompt()
        draw_prompt(canvas, palette, height - 3, call, remark)
        draw_keys(canvas, palette, height - 1, self.keys())

    def draw_start(self, canvas: Canvas, at: Region) -> None:
        words = "  Enter  start  " if self.terms.company == ALONE else "  Enter  lay the table  "
        button = Region(at.x + 2, at.y, len(words), 1)
        here = self.is_here(START)
        canvas.text(button.x, button.y, words, badge(self.palette.selected if here else self.palette.lit, self.palette))
        self.spot(canvas, button, START)

    def draw_about(self, canvas: Canvas, at: Region) -> None:
        """What the game is, and who these bots are, where there is room to say it."""
        palette, face = self.palette, FACES[self.slug]
        draw_section(canvas, palette, Region(at.x - 1, at.y, at.width + 1, 1), GAMES[self.slug].title)
        lines: list[Words] = [(Word(face.tagline),), (Word(f"About {face.minutes} minutes.", "dim"),), ()]
        lines += [(Word(f"bot, {level}  ", "bright"), Word(bot.about, "dim")) for level, bot in BOTS.items()]
        lines += [(), (Word("Who drops keeps the seat for a while; then the others may let a bot step in.", "dim"),)]
        y = at.y + 1
        for words in lines:
            for row in wrapped(spans_of(words, palette), at.width) or [[]]:
                if y < at.bottom:
                    canvas.spans(at.x, y, row, at.width)
                y += 1

    def prompt(self) -> tuple[Words, Words]:
        terms = self.terms
        told = {
            ALONE: ("Enter starts.", f"  You and {terms.seats - 1} bots."),
            EVERYBODY: ("Enter lays the table.", "  It begins when all seats are taken, or you call bots."),
            INVITED: ("Enter lays the table.", "  Only who says the word finds it."),
        }[terms.company]
        call = (Word(told[0], "bright"), Word(told[1]))
        if self.refusal:
            return call, (Word(f"{NOT_POSSIBLE} {self.refusal}", "warn", bold=True),)
        return call, (Word("What you choose here is offered again next time.", "dim"),)

    def keys(self) -> list[tuple[str, str]]:
        row = self.row_here
        words = {"choose": "start", "edit": "type" if row and row.typed is not None else "", "area": "", "quit": ""}
        return row_of(page_commands(LAYING), **words)


def chosen_from(name: str, label: str, words: dict[str, str], chosen: str) -> Row:
    """A row of choices in words."""
    return Row(name=name, label=label, choices=tuple(Choice(*pair) for pair in words.items()), chosen=chosen)


class LayingScreen(PageScreen):
    """The page of a new table in the hall."""

    places: Sequence[str] = (PAGE, LAYING)
    title_words = "Laying a table"

    def __init__(self, slug: str | None = None) -> None:
        super().__init__()
        self.slug = slug

    def page(self) -> Page:
        return LayingPage(self.slug or next(iter(FACES)))
