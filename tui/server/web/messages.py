"""What a page and the hall say to each other beside painted bytes and typed ones, as JSON in text messages.

A page says first how large its terminal is, which table it was at and whether fingers choose there; then new sizes, and
how much it has painted. The hall says which table the page shows now, on what ground it paints and whether it waits for
a line of text, gives it files, and says how a visit ended.
"""

from __future__ import annotations

import msgspec

LONGEST = 16 * 1024
"""Bytes of one message of a page; pastes come in several."""

LONGEST_NAME = 64
LEFT, AGAIN, FORGOTTEN, TURNED_AWAY, FAILED = 4000, 4001, 4002, 4003, 4004
"""How a socket closes: the player has left; come in again at once; the browser is to forget who it was; nobody may come
in now; the hall's own fault. Whatever else it says, the page tries again by itself."""


class Said(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A message of a page; everything in it may be left out."""

    size: tuple[int, int] | None = None
    painted: int | None = None
    room: str = ""
    touch: bool = False
    line: str | None = None


def said_in(text: str) -> Said | None:
    """What a page says; None where it makes no sense."""
    try:
        said = msgspec.json.decode(text, type=Said)
    except (msgspec.MsgspecError, UnicodeEncodeError):
        return None
    return said if len(said.room) <= LONGEST_NAME else None


def told(**what: object) -> str:
    """A message for a page."""
    return msgspec.json.encode(what).decode()
