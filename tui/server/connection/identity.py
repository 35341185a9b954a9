"""Who came in: somebody with a key, always the same person, or a guest, who comes back by a word."""

from __future__ import annotations

import re

import msgspec

from engine.tables.hall.joining import CONSONANTS, VOWELS, syllable
from engine.tables.hall.people import guest_id, id_of
from engine.tables.plain_text import plain_name
from tui.server.connection.admission import origin_of

NOBODY = "Guest"
GROUPS, SYLLABLES = 2, 3
"""37 bits: a word is tried by logging in, which the door slows down by address."""

WORD = re.compile("-".join([f"(?:[{CONSONANTS}][{VOWELS}]){{{SYLLABLES}}}"] * GROUPS))


class Visitor(msgspec.Struct, frozen=True):
    """A person in the hall. `key` is the fingerprint of a key they proved to have; empty for a guest."""

    name: str
    key: str = ""
    address: str = ""
    visit: str = ""
    """The word that tells one guest from another, and by which they come back."""

    person: str = ""
    """Who they are where several keys were joined to one person."""

    @property
    def origin(self) -> str:
        """From where they are, as far as one can be told from another; empty where nobody knows."""
        return origin_of(self.address) if self.address else ""

    @property
    def is_guest(self) -> bool:
        return not self.key

    @property
    def id(self) -> str:
        """Who it is to the tables."""
        return self.person or self.key_id

    @property
    def key_id(self) -> str:
        """Who they would be by their key alone."""
        return guest_id(self.visit) if self.is_guest else id_of(self.key)


def visitor_of(username: str, key: str | None, address: str) -> Visitor:
    """The person behind a log-in, called what their client calls them till they say otherwise.

    A guest who comes back says who they were by the word they were shown: `mira+bakodu-lameki`.
    """
    name, _, word = username.partition("+")
    if key or not WORD.fullmatch(word):
        name, word = username, new_return_word()
    return Visitor(plain_name(name, NOBODY), key or "", address, word)


def new_return_word() -> str:
    """The word by which a new guest can come back. It is shown to them alone; tables know them by a digest of it."""
    return "-".join("".join(syllable() for _ in range(SYLLABLES)) for _ in range(GROUPS))
