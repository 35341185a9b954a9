"""Laying a table in the hall: game, options, seats, who may come, how long seats are held, which bots fill up.

Opened with what was laid last. Enter lays the table; alone with bots it starts at once.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Self, cast

import msgspec

from engine.bots.names import is_known
from engine.core import Rejected
from engine.games import GAMES
from engine.tables.hall.table_names import new_word
from tui.draw.ask import AskScreen
from tui.draw.canvas import Word, Words
from tui.pages.laying.form import Choice, Row
from tui.pages.laying.table_form import Section, TableForm, TableFormScreen
from tui.pages.page import Page
from tui.table.company import rivals_of
from tui.table.laying import Laying
from tui.words.seating import usual_seats

if TYPE_CHECKING:
    from tui.lobby.app import SharedHall

ALONE, EVERYBODY, INVITED = "alone", "everybody", "invited"
COMPANY = {ALONE: "bots only", EVERYBODY: "anyone", INVITED: "by invitation"}
HOLDS = {"1": "1 minute", "5": "5 minutes", "15": "15 minutes", "60": "an hour", "1440": "a day"}
LEVEL = "adept"
BOTS, OWN = "level", "own"


class Terms(Laying, frozen=True):
    """A table for people, before it is laid."""

    seats: int
    company: str = EVERYBODY
    word: str = ""
    hold: str = "5"
    level: str = LEVEL
    own: int = 1

    @property
    def count(self) -> int:
        return self.seats

    def with_seats(self, count: int) -> Self:
        return msgspec.structs.replace(self, seats=count, own=min(self.own, count))


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
    options = game.first_options()
    return Terms(slug, options, usual_seats(game, options, 2 if game.seats[-1] > 1 else 1))


class LayingPage(TableForm[Terms]):
    """See the module."""

    advice = "If you disconnect, your seat is held for a while; then the others may call in a bot."

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
        if terms.company == ALONE:
            counts = {str(count): str(count) for count in range(1, terms.seats + 1)}
            yield chosen_from(OWN, "Your seats", counts, str(terms.own))
        if terms.company == INVITED:
            yield Row(name="word", label="Invitation word", typed=self.word)
        rivals = rivals_of(GAMES[self.slug], terms.level)
        yield chosen_from(BOTS, "Bots", {one.word: one.shown for one in rivals}, terms.level)
        if terms.company != ALONE:
            yield chosen_from("hold", "Seats are held", HOLDS, terms.hold)

    @property
    def word(self) -> str:
        """The word to be said: what was typed, else some that are easy to say."""
        if not self.laid.word:
            made = new_word(random.SystemRandom())
            self._laid = msgspec.structs.replace(self.laid, word=made)
        return self.laid.word

    def bot_of(self, row: Row) -> str:
        return row.chosen if row.name == BOTS else ""

    # Choosing

    def changed(self, row: Row, value: str) -> Terms:
        if row.name == OWN:
            return msgspec.structs.replace(self.laid, own=int(value))
        own = self.laid.own if row.name != "company" or value == ALONE else 1  # among others, seats are taken there
        return msgspec.structs.replace(self.laid, **{row.name: value}, own=own)

    def start(self) -> None:
        """Lay the table and go there."""
        terms = self.laid
        self.refusal = self.shared.tried(lambda: self.shared.lay(terms)) or ""
        self.repaint()

    def edit(self, row: Row) -> None:
        def take(word: str | None) -> None:
            if word:
                self.relay(msgspec.structs.replace(self.laid, word=word[:30]))

        question = "Anyone who enters it in the lobby joins your table."
        self.app.push_screen(AskScreen.text("Invitation word", question, self.word), take)

    # Drawing

    def start_words(self) -> str:
        return "start" if self.laid.company == ALONE else "open the table"

    def call(self) -> Words:
        seats, bots = self.laid.own, self.laid.seats - self.laid.own
        counted = "one bot" if bots == 1 else f"{bots} bots" if bots else "no bots"
        you = "You" if seats == 1 else f"You in {seats} seats"
        told = {
            ALONE: ("Enter starts.", f"  {you} and {counted}."),
            EVERYBODY: ("Enter opens the table.", "  It starts when every seat is taken, or with bots."),
            INVITED: ("Enter opens the table.", "  Only people with the word can join."),
        }[self.laid.company]
        return (Word(told[0], "bright"), Word(told[1]))


def chosen_from(name: str, label: str, words: dict[str, str], chosen: str) -> Row:
    """A row of choices in words."""
    return Row(name=name, label=label, choices=tuple(Choice(*pair) for pair in words.items()), chosen=chosen)


class LayingScreen(TableFormScreen):
    """The page of a new table in the hall."""

    title_words = "New table"

    def page(self) -> Page:
        return LayingPage(self.slug)
