"""Who came in: somebody with a key, always the same person, or a guest for this visit."""

from __future__ import annotations

import secrets

import msgspec

from engine.tables.hall.people import guest_id, id_of
from engine.tables.plain_text import plain_name

NOBODY = "Guest"


class Visitor(msgspec.Struct, frozen=True):
    """A person in the hall. `key` is the fingerprint of a key they proved to have; empty for a guest."""

    name: str
    key: str = ""
    address: str = ""
    visit: str = ""
    """Tells one guest from another."""

    person: str = ""
    """Who they are where several keys were joined to one person."""

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
    """The person behind a log-in, called what their client calls them till they say otherwise."""
    return Visitor(plain_name(username, NOBODY), key or "", address, secrets.token_hex(8))
