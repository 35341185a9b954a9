"""One person with several keys: a word shown to who came with one of them makes another the same person.

A word works once and for some minutes; the book keeps a digest of it. Whoever says it gives up who they were before, so
they may hold no seats as that one. What was joined can be forgotten, key by key.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from hashlib import blake2b

import msgspec

from engine.core import Rejected
from engine.store import Book, EventStore
from engine.tables.hall.people import Owner, Who
from engine.tables.hall.rate_limit import Pace

CONSONANTS, VOWELS = "bdfghklmnprstvwz", "aeiou"
GROUPS, SYLLABLES = 3, 3
"""57 bits, which are read aloud and typed with little trouble."""

LASTS = 10 * 60_000
TRIES = 6
"""Milliseconds for which a word is good, and how many of them somebody may try in a minute."""


class Offered(msgspec.Struct, frozen=True):
    """Whom a word makes of somebody, until when."""

    id: str
    until: int


class Joining:
    """See the module. Ids are those of `engine.tables.hall.people`: one for each key."""

    def __init__(self, store: EventStore, clock: Callable[[], int]) -> None:
        self.clock = clock
        self.words = Book(store, "joining", Offered)
        self.keys = Book(store, "joined", Owner)
        self.tries = Pace(store, "joining tries", TRIES, clock)

    def person_of(self, id: str) -> str:
        """Who somebody with this key is."""
        owner = self.keys.get(id)
        return owner.id if owner is not None else id

    def new_word(self, who: Who) -> str:
        """A word that makes another key this person. Raises Rejected."""
        if who.is_guest:
            raise Rejected("NoKey", "Guests are not remembered; connect with an SSH key or in a browser.")
        for name, offered in list(self.words):
            if offered.until <= self.clock() or offered.id == who.id:
                self.words.strike(name)
        self.tries.forget()
        word = "-".join("".join(syllable() for _ in range(SYLLABLES)) for _ in range(GROUPS))
        self.words.put(digest_of(word), Offered(who.id, self.clock() + LASTS))
        return word

    def join(self, id: str, word: str) -> str:
        """Make a key the person who was shown this word; their id. Raises Rejected."""
        if not self.tries.may(id):
            raise Rejected("TooManyWords", "Too many attempts; wait a moment.")
        taken: list[Offered] = []

        def take(offered: Offered | None) -> None:
            taken[:] = [offered] if offered is not None and offered.until > self.clock() else []

        self.words.change(digest_of(word), take)
        if not taken:
            raise Rejected("NoSuchWord", "That word is wrong or has expired; get a new one on your other device.")
        if taken[0].id == id:
            raise Rejected("SamePerson", "These devices are already linked.")
        self.keys.put(id, Owner(taken[0].id))
        return taken[0].id

    def forget(self, id: str) -> None:
        """A key is nobody else any more."""
        self.keys.strike(id)


def syllable() -> str:
    return secrets.choice(CONSONANTS) + secrets.choice(VOWELS)


def digest_of(word: str) -> str:
    """What is kept of a word, however it was typed."""
    said = "".join(sign for sign in word.casefold() if sign.isalpha())
    return blake2b(said.encode(), digest_size=16).hexdigest()
