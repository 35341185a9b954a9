"""The table that is being laid: game, options, who sits where, seed. Plain values and the rules for changing them.

The pages that lay tables show it and `lay` makes a table of it. A change the game refuses is not made: it says why
instead. What was laid last is remembered for each game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

import msgspec

from engine.bots.names import is_known, level_of, player_named
from engine.core import Rejected
from engine.games import GAMES
from engine.journal.journal import Clock
from engine.store import EventStore
from engine.tables import Bot, Person, Sitter, Table
from engine.tables.plain_text import plain_name
from engine.tables.table.seats import free_names, name_of
from tui.words.seating import LEVEL, YOU, usual_seats

PERSON = "person"


class Place(msgspec.Struct, frozen=True):
    """One seat: a person, or a bot by its word. The name is empty until somebody types one."""

    who: str = PERSON
    name: str = ""


class Laying(msgspec.Struct, frozen=True):
    """A table before it is laid: what all of them have."""

    game: str
    options: dict[str, str]

    @property
    def count(self) -> int:
        """How many seats it has."""
        raise NotImplementedError

    def with_seats(self, count: int) -> Self:
        """The same table with so many seats."""
        raise NotImplementedError

    def refusal(self) -> str | None:
        """Why such a table cannot be laid."""
        try:
            GAMES[self.game].check(self.options, self.count)
        except Rejected as refused:
            return refused.sentence
        return None

    def with_option(self, name: str, value: str) -> Self:
        """The same table with an option changed; where the game wants other numbers for it, with seats to fit."""
        wanted = msgspec.structs.replace(self, options={**self.options, name: value})
        counts = sorted(GAMES[self.game].seats, key=lambda count: abs(count - self.count))
        fitting = (wanted.with_seats(count) for count in counts)
        return next((table for table in fitting if table.refusal() is None), wanted)


class Seating(Laying, frozen=True):
    """A table with somebody on every seat."""

    places: tuple[Place, ...]
    seed: int | None = None

    @property
    def count(self) -> int:
        return len(self.places)

    @property
    def me(self) -> int:
        """The seat of the one who owns this hall: the first person's."""
        return next(seat for seat, place in enumerate(self.places) if place.who == PERSON)

    @property
    def unnamed(self) -> str:
        """What the owner of this hall is called who gave no name: among several people nobody is `You` to all."""
        friends = [place for seat, place in enumerate(self.places) if place.who == PERSON and seat != self.me]
        return YOU if all(place.name == YOU for place in friends) else f"Player {self.me + 1}"

    def refusal(self) -> str | None:
        if all(place.who != PERSON for place in self.places):
            return "At least one seat must be a person."
        return super().refusal()

    def with_seats(self, count: int) -> Self:
        """More seats are taken by bots on the level of the last; the last leave first, but never the last person."""
        level = next((level_of(place.who) for place in reversed(self.places) if place.who != PERSON), LEVEL)
        places = (*self.places, *(Place(level) for _ in range(count - len(self.places))))[:count]
        if places and all(place.who != PERSON for place in places):
            places = (*places[:-1], Place(PERSON))
        return msgspec.structs.replace(self, places=places)

    def with_place(self, seat: int, place: Place) -> Self:
        """The same table with somebody else on a seat."""
        places = (*self.places[:seat], place, *self.places[seat + 1 :])
        return msgspec.structs.replace(self, places=places)

    def names(self, mine: str = "") -> tuple[str, ...]:
        """What everybody will be called: what was typed, else a name of the house; only a person's name may be twice,
        who then has two seats."""
        free = iter(free_names({place.name for place in self.places}))
        called: list[str] = []
        for seat, place in enumerate(self.places):
            if place.who != PERSON:
                name = place.name or name_of(GAMES[self.game], place.who) or next(free, f"Bot {seat + 1}")
            else:
                name = (mine or self.unnamed) if seat == self.me else place.name or f"Friend {seat + 1}"
            is_twice = name in called and (place.who != PERSON or self.places[called.index(name)].who != PERSON)
            called.append(f"{name} {seat + 1}" if is_twice else name)
        return tuple(called)

    def sitters(self, mine: str = "") -> tuple[Sitter, ...]:
        """The people and bots of this table."""
        pairs = zip(self.places, self.names(mine), strict=True)
        return tuple(Person(name) if place.who == PERSON else Bot(name, place.who) for place, name in pairs)

    def remembered(self) -> dict[str, Any]:
        """What is kept for the next time."""
        return {"options": self.options, "seats": [[place.who, place.name] for place in self.places]}


def usual(slug: str) -> Seating:
    """A table of a game nobody has laid yet: you and bots, with the options for beginners."""
    game = GAMES[slug]
    options = game.first_options()
    bots = (Place(LEVEL) for _ in range(usual_seats(game, options) - 1))
    return Seating(slug, options, (Place(PERSON), *bots))


def last_laid(slug: str, known: Mapping[str, Any]) -> Seating:
    """The table laid last, from the settings; the usual one where that cannot be laid any more."""
    try:
        kept = msgspec.convert(known, Kept)
        places = tuple(Place(known_word(slug, who), plain_name(name)) for who, name in kept.seats)
        laid = Seating(slug, GAMES[slug].complete(kept.options), places)
        return laid if places and laid.refusal() is None else usual(slug)
    except msgspec.ValidationError:
        return usual(slug)


def known_word(slug: str, who: str) -> str:
    """Who sat there, in today's words; a person where that bot is not known any more."""
    game = GAMES[slug]
    return player_named(game, who).word if is_known(game, who) else PERSON


class Kept(msgspec.Struct):
    """The form of what the settings remember; anything else in there is ignored."""

    options: dict[str, str]
    seats: list[tuple[str, str]]


def lay(seating: Seating, mine: str, store: EventStore, clock: Clock) -> Table:
    """The table itself, in the store."""
    return Table.create(store, seating.game, seating.options, seating.sitters(mine), seating.seed, clock)
