"""Laying a table in the hall: game, options, seats, who may come, how long seats are held, which bots fill up.

Opened with what was laid last. Enter lays the table; alone with bots it starts at once.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Self, cast

import msgspec

from engine.bots.words import is_known
from engine.core import Rejected
from engine.games import GAMES
from engine.tables.ids import new_id
from tui.paint import Word, Words
from tui.screens.ask import AskScreen
from tui.screens.company import rivals_of
from tui.screens.form import Choice, Row
from tui.screens.laying import Laying
from tui.screens.page import Page
from tui.screens.table_form import Section, TableForm, TableFormScreen
from tui.seating import usual_seats

if TYPE_CHECKING:
    from tui.lobby.app import SharedHall

ALONE, EVERYBODY, INVITED = "alone", "everybody", "invited"
COMPANY = {ALONE: "bots, at once", EVERYBODY: "whoever comes", INVITED: "who knows a word"}
HOLDS = {"1": "1 minute", "5": "5 minutes", "15": "15 minutes", "60": "an hour", "1440": "a day"}
LEVEL = "adept"
BOTS = "level"


class Terms(Laying, frozen=True):
    """A table for people, before it is laid."""

    seats: int
    company: str = EVERYBODY
    word: str = ""
    hold: str = "5"
    level: str = LEVEL

    @property
    def count(self) -> int:
        return self.seats

    def with_seats(self, count: int) -> Self:
        return msgspec.structs.replace(self, seats=count)


def last_terms(slug: str, known: Mapping[str, Any]) -> Terms:
    """What was laid last of a game, where it still can be; else the usual."""
    try:
        terms = msgspec.convert({**known, "game": slug}, Terms)
        terms = msgspec.structs.replace(terms, options=GAMES[slug].complete(terms.options), word="")
        known_words = terms.company in COMPANY and terms.hold in HOLDS and is_known(GAMES[slug], terms.level)
        if known_words and terms.refusal() is None:
            return terms
    except (msgspec.ValidationError, Rejected):
        pass
    game = GAMES[slug]
    options = game.complete({})
    return Terms(slug, options, usual_seats(game, options, 2 if game.seats[-1] > 1 else 1))


class LayingPage(TableForm[Terms]):
    """See the module."""

    advice = "Who drops keeps the seat for a while; then the others may let a bot step in."

    def __init__(self, slug: str) -> None:
        super().__init__(slug, id="laying")

    @property
    def shared(self) -> SharedHall:
        return cast("SharedHall", self.app)

    def laid_last(self, known: Mapping[str, Any]) -> Terms:
        return last_terms(self.slug, known)

    def sections(self) -> Iterator[Section]:
        yield "At the table", tuple(self.table_rows())

    def table_rows(self) -> Iterator[Row]:
        terms = self.laid
        yield self.seats_row()
        yield chosen_from("company", "Play with", COMPANY, terms.company)
        if terms.company == INVITED:
            yield Row(name="word", label="Invitation word", typed=self.word)
        rivals = rivals_of(GAMES[self.slug], terms.level)
        yield chosen_from(BOTS, "Bots", {one.word: one.shown for one in rivals}, terms.level)
        if terms.company != ALONE:
            yield chosen_from("hold", "Seats are held", HOLDS, terms.hold)

    @property
    def word(self) -> str:
        """The word to be said: what was typed, else two that are easy to say."""
        if not self.laid.word:
            made = new_id(random.SystemRandom()).rpartition("-")[0].replace("-", " ")
            self._laid = msgspec.structs.replace(self.laid, word=made)
        return self.laid.word

    def bot_of(self, row: Row) -> str:
        return row.chosen if row.name == BOTS else ""

    # Choosing

    def changed(self, row: Row, value: str) -> Terms:
        return msgspec.structs.replace(self.laid, **{row.name: value})

    def start(self) -> None:
        """Lay the table and go there."""
        terms = self.laid
        self.refusal = self.shared.tried(lambda: self.shared.lay(terms)) or ""
        self.repaint()

    def edit(self, row: Row) -> None:
        def take(word: str | None) -> None:
            if word:
                self.relay(msgspec.structs.replace(self.laid, word=word[:30]))

        question = "Whoever says it in the lobby comes to your table."
        self.app.push_screen(AskScreen.text("Invitation word", question, self.word), take)

    # Drawing

    def start_words(self) -> str:
        return "start" if self.laid.company == ALONE else "lay the table"

    def call(self) -> Words:
        told = {
            ALONE: ("Enter starts.", f"  You and {self.laid.seats - 1} bots."),
            EVERYBODY: ("Enter lays the table.", "  It begins when all seats are taken, or you call bots."),
            INVITED: ("Enter lays the table.", "  Only who says the word finds it."),
        }[self.laid.company]
        return (Word(told[0], "bright"), Word(told[1]))


def chosen_from(name: str, label: str, words: dict[str, str], chosen: str) -> Row:
    """A row of choices in words."""
    return Row(name=name, label=label, choices=tuple(Choice(*pair) for pair in words.items()), chosen=chosen)


class LayingScreen(TableFormScreen):
    """The page of a new table in the hall."""

    title_words = "Laying a table"

    def page(self) -> Page:
        return LayingPage(self.slug)
