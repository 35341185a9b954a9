"""The form of a table to be laid: game, options, how many seats; what else is asked, the page made from it adds.

Opened with what was laid last, so that Enter alone starts. A choice the game refuses stays in sight and says why. The
hall's own page and the lobby's are made from it.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from textual.geometry import Region

from engine.content.entry import Option
from engine.games import GAMES
from tui.draw.canvas import Canvas, Word, Words, badge, spans_of
from tui.draw.chrome import draw_header, draw_keys, draw_prompt, draw_section
from tui.draw.glyphs import NOT_POSSIBLE
from tui.draw.text_flow import wrapped
from tui.games import FACES, poster_of
from tui.keys.bindings import bindings_at, row_of
from tui.keys.registry import NEW_TABLE, PAGE
from tui.pages.hall.teaching import draw_teaching
from tui.pages.laying.form import Choice, FormPage, Row
from tui.pages.page import PageScreen
from tui.table.company import in_company, on_next_level, rival_named
from tui.table.laying import Laying

START, GAME, SEATS = "start", "game", "seats"
WIDE, LEAST_BELOW, TOLD = 110, 24, 16
"""Columns from which on the page tells about the game and its bots beside the form; the rows it needs below it, and
those of the rules in short."""

Laid = TypeVar("Laid", bound=Laying)
Section = tuple[str, Sequence[Row]]


class TableForm(FormPage, Generic[Laid]):
    """See the module."""

    BINDINGS = bindings_at(NEW_TABLE)
    advice: ClassVar[str]

    def __init__(self, slug: str, *, id: str) -> None:
        super().__init__(id=id)
        self.slug = slug
        self.cursor = START
        self.refusal = self.news = ""
        self._laid: Laid | None = None

    @property
    def laid(self) -> Laid:
        """The table as it stands on the page."""
        if self._laid is None:
            self._laid = self.laid_last(self.hall.settings.last_options.get(self.slug, {}))
        return self._laid

    def relay(self, laid: Laid) -> None:
        """The table shall be this one."""
        self._laid = laid
        self.repaint()

    # What a page adds

    def laid_last(self, known: Mapping[str, Any]) -> Laid:
        """What was laid last of this game, as the settings remember it, or the usual."""
        raise NotImplementedError

    def sections(self) -> Iterator[Section]:
        """Rows below the options, under titles."""
        raise NotImplementedError

    def changed(self, row: Row, value: str) -> Laid:
        """The table with a choice made in one of the page's own rows."""
        raise NotImplementedError

    def start(self) -> None:
        """Lay the table."""
        raise NotImplementedError

    def start_words(self) -> str:
        return "start"

    def call(self) -> Words:
        """What Enter does now."""
        raise NotImplementedError

    def bot_of(self, row: Row) -> str:
        """The bot that is chosen in a row, by its word; empty in other rows."""
        raise NotImplementedError

    # Rows

    def rows(self) -> Sequence[Row]:
        return tuple(row for _, rows in self.all_sections() for row in rows)

    def all_sections(self) -> Iterator[Section]:
        yield "", tuple(self.game_rows())
        yield from self.sections()

    def game_rows(self) -> Iterator[Row]:
        laid = self.laid
        if len(FACES) > 1:
            games = tuple(Choice(slug, GAMES.entry(slug).title) for slug in FACES)
            yield Row(name=GAME, label="Game", choices=games, chosen=self.slug)
        for option in GAMES[self.slug].options:
            choices = tuple(
                Choice(value, option.name_of(value), laid.with_option(option.name, value).refusal())
                for value in option.values
            )
            yield Row(name=option.name, label=option.title, choices=choices, chosen=laid.options[option.name])

    def seats_row(self) -> Row:
        counts = GAMES[self.slug].seats
        choices = tuple(Choice(str(count), str(count), self.laid.with_seats(count).refusal()) for count in counts)
        return Row(name=SEATS, label="Seats", choices=choices, chosen=str(self.laid.count))

    @property
    def option_here(self) -> Option | None:
        """The option that the cursor is on."""
        return next((option for option in GAMES[self.slug].options if option.name == self.cursor), None)

    # Choosing

    def choose(self, row: Row, choice: Choice) -> None:
        self.refusal, self.news = choice.refusal or "", ""
        if row.name == GAME:
            self.slug, self._laid = choice.value, None
        elif not choice.refusal:
            self._laid = self.chosen(row, choice.value)
        self.repaint()

    def chosen(self, row: Row, value: str) -> Laid:
        """The table with a choice made that the game allows; tells if seats had to follow it."""
        before = self.laid
        if row.name == SEATS:
            return before.with_seats(int(value))
        if row.name not in before.options:
            return self.changed(row, value)
        after = before.with_option(row.name, value)
        if after.count != before.count:
            self.news = f"With {self.named(row.name, value)} there are {after.count} seats."
        return after

    def named(self, option: str, value: str) -> str:
        """What was chosen of an option, as players read it."""
        return next(one.name_of(value) for one in GAMES[self.slug].options if one.name == option)

    def moved(self) -> None:
        self.refusal = self.news = ""

    def opened(self, thing: Hashable) -> None:
        self.refusal = self.laid.refusal() or ""
        if self.refusal:
            self.repaint()
        else:
            self.start()

    def action_more(self) -> None:
        self.step_seats(1)

    def action_fewer(self) -> None:
        self.step_seats(-1)

    def step_seats(self, step: int) -> None:
        row, wanted = self.seats_row(), str(self.laid.count + step)
        for choice in row.choices:
            if choice.value == wanted:
                self.choose(row, choice)

    def action_level(self) -> None:
        """The bot of this row plays on the next level."""
        row = self.row_here
        if row is not None and self.bot_of(row):
            self.relay(self.changed(row, on_next_level(GAMES[self.slug], self.bot_of(row))))

    def action_learn(self) -> None:
        self.hall.go_back()
        self.hall.open_lesson(self.slug)

    def action_rules(self) -> None:
        self.hall.open_rulebook(self.slug)

    def action_gallery(self) -> None:
        self.hall.open_gallery(self.slug)

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        palette, height, width = self.palette, canvas.height, canvas.width
        poster = poster_of(self.slug)
        draw_header(canvas, palette, (Word("New table", "gold", bold=True), Word("  ")))
        canvas.spans(14, 0, poster.look.spans((Word(GAMES[self.slug].title, poster.colour, bold=True),), palette))
        left = width if width < WIDE else width * 3 // 5
        y = self.draw_form(canvas, Region(0, 2, left, height - 6))
        self.draw_start(canvas, Region(0, min(y + 1, height - 4), left, 1))
        if width >= WIDE:
            self.draw_about(canvas, Region(left + 2, 2, width - left - 4, height - 6))
        elif height - 4 - (y + 3) >= LEAST_BELOW:
            y = self.draw_about(canvas, Region(2, y + 3, width - 3, height - 7 - y))
            draw_teaching(canvas, palette, Region(0, y + 1, width, height - 4 - y), self.slug, indent=2)
        draw_prompt(canvas, palette, height - 3, self.call(), self.said())
        draw_keys(canvas, palette, height - 1, self.keys())

    def draw_form(self, canvas: Canvas, at: Region) -> int:
        """All rows under their titles, with air between them where there is room; returns the row after them."""
        (_, first), *others = self.all_sections()
        every = (*first, *(row for _, rows in others for row in rows))
        lines = sum(self.lines_of(row, at.width) for row in every)
        whole = lines + len(others) + 1 < at.height
        high = (lines if whole else len(every)) + len(others)
        airy = len(every) + len(others) + 1
        gap = sum(at.height > room for room in (high + airy, high + 2 * airy + LEAST_BELOW + TOLD))
        y = self.draw_rows(canvas, at, first, gap=gap, whole=whole) + (not gap)
        for title, rows in others:
            draw_section(canvas, self.palette, Region(at.x, y, at.width, 1), title)
            y = self.draw_rows(canvas, Region(at.x, y + 1 + gap, at.width, canvas.height), rows, gap=gap, whole=whole)
        return y

    def draw_start(self, canvas: Canvas, at: Region) -> int:
        """The button; returns the column after it."""
        words = f"  Enter  {self.start_words()}  "
        button = Region(at.x + 2, at.y, len(words), 1)
        here = self.is_here(START)
        canvas.text(button.x, button.y, words, badge(self.palette.selected if here else self.palette.lit, self.palette))
        self.spot(canvas, button, START)
        return button.right

    def draw_about(self, canvas: Canvas, at: Region) -> int:
        """What the game is, what can be chosen in this row, and who the bots are, as far as it fits; the row after."""
        palette = self.palette
        draw_section(canvas, palette, Region(at.x - 1, at.y, at.width + 1, 1), GAMES[self.slug].title)
        about = poster_of(self.slug).about
        lines: list[Words] = [(Word(about.tagline),), (Word(f"About {about.minutes} minutes.", "dim"),), ()]
        if self.option_here is not None:
            option = self.option_here
            lines += [*(told(option.name_of(value), meaning) for value, meaning in option.explained()), ()]
        lines += [told(name, about) for name, about in in_company(GAMES[self.slug])]
        lines += [(), (Word(self.advice, "dim"),)]
        y = at.y + 1
        for words in lines:
            for row in wrapped(spans_of(words, palette), at.width) or [[]]:
                if y < at.bottom:
                    canvas.spans(at.x, y, row, at.width)
                y += 1
        return y

    def said(self) -> Words:
        """The second line of the prompt: what cannot be had, what else changed, or a word about the row."""
        if self.refusal:
            return (Word(f"{NOT_POSSIBLE} {self.refusal}", "warn", bold=True),)
        return (Word(self.news, "lit"),) if self.news else self.remark()

    def remark(self) -> Words:
        """A word about what is chosen in the row under the cursor."""
        row, option = self.row_here, self.option_here
        if row is not None and self.bot_of(row):
            return (Word(rival_named(GAMES[self.slug], self.bot_of(row)).about),)
        if option is not None:
            chosen = self.laid.options[option.name]
            return told(option.name_of(chosen), option.meaning_of(chosen))
        return (Word("Your choices are remembered for next time.", "dim"),)

    def keys(self) -> list[tuple[str, str]]:
        row = self.row_here
        typed = "name" if row and row.typed is not None and row.choices else "type" if row and row.typed else ""
        level = "level" if row and self.bot_of(row) else ""
        learn = "" if level else "learn"
        words = {"choose": "start", "edit": typed, "level": level, "learn": learn, "area": "", "quit": ""}
        return row_of(self.hall.keys.at(NEW_TABLE, PAGE), **words)


def told(name: str, about: str) -> Words:
    """Something to choose, and what there is to know about it."""
    return (Word(f"{name}  ", "bright"), Word(about, "dim"))


class TableFormScreen(PageScreen):
    """The page of a table to be laid, of this game or the first."""

    places: Sequence[str] = (PAGE, NEW_TABLE)

    def __init__(self, slug: str | None = None) -> None:
        super().__init__()
        self.slug = slug or next(iter(FACES))
