"""The log file: JSON lines, each ending in a `link`, a short digest of the line and the link before it.

A changed, lost, doubled or reordered line breaks the chain at that line. Writing and reading are byte-exact.
"""

import hashlib
from functools import cache
from typing import Any

import msgspec

from engine.core import AnyEvent, Damaged, Event, Game
from engine.games import GAMES
from engine.journal.lines import OWN_LINES

FORMAT = 1
LINK = 16
TAIL = len(',"link":""}') + LINK


class Header(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Line 1: which game, how it was set up, and by which rules. `view` lists the seats a redacted log was made for."""

    duskhall: int
    game: str
    options: dict[str, str]
    seats: tuple[str, ...]
    content: str
    rules: int
    seed: int | None = None
    view: tuple[int, ...] | None = None


def encode(thing: Header | AnyEvent, before: str) -> tuple[bytes, str]:
    """A line without its newline, and its link."""
    body = msgspec.json.encode(thing)
    link = digest(body, before)
    return body[:-1] + b',"link":"' + link.encode() + b'"}', link


def digest(body: bytes, before: str) -> str:
    """The link of a line."""
    return hashlib.sha256(before.encode() + body).hexdigest()[:LINK]


def link_of(line: bytes) -> str:
    """The link a line states."""
    return line[-2 - LINK : -2].decode("ascii", "replace")


def holds(line: bytes, before: str) -> bool:
    """Whether a line states the link that follows from its content and the link before."""
    if line[-TAIL : -2 - LINK] != b',"link":"' or line[-2:] != b'"}':
        return False
    return digest(line[:-TAIL] + b"}", before) == link_of(line)


@cache
def decoder(slug: str) -> "msgspec.json.Decoder[AnyEvent]":
    """Reads the lines of one game, strictly."""
    game = GAMES[slug]
    return msgspec.json.Decoder(Event[game.action_type | OWN_LINES, game.task_type, game.ask_type])  # type: ignore[name-defined]


def read_header(line: bytes) -> Header:
    """Line 1, or Damaged."""
    try:
        version = msgspec.json.decode(line)["duskhall"]
    except (msgspec.MsgspecError, KeyError, TypeError, UnicodeDecodeError):
        raise Damaged(1, "NotALog", "This is not a Duskhall log.") from None
    if version != FORMAT:
        raise Damaged(
            1, "OtherFormat", f"The log has format {version}; this version of Duskhall reads format {FORMAT}."
        )
    if not holds(line, ""):
        raise Damaged(1, "Changed", "The first line was changed: its digest does not fit.")
    try:
        header = msgspec.json.decode(line[:-TAIL] + b"}", type=Header)
    except (msgspec.MsgspecError, UnicodeDecodeError) as bad:
        raise Damaged(1, "NotALog", f"The first line cannot be read: {bad}.") from None
    return known(header)


def known(header: Header) -> Header:
    """The header, if this version can lay such a table."""
    game = GAMES.get(header.game)
    if game is None:
        raise Damaged(1, "UnknownGame", f"There is no game {header.game!r} here.")
    try:
        game.check(header.options, len(header.seats))
    except Exception as refused:
        raise Damaged(1, "BadTable", f"No such table can be laid: {refused}") from None
    if header.view is not None and any(seat not in range(len(header.seats)) for seat in header.view):
        raise Damaged(1, "BadTable", "The log was made for a seat that the table does not have.")
    return header


def read_line(header: Header, line: bytes, number: int) -> AnyEvent:
    """An event, or Damaged. `number` counts lines from 1."""
    try:
        return decoder(header.game).decode(line)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as bad:
        raise Damaged(number, "Unreadable", f"The line is not an event of this game: {bad}.") from None


def seq_in(line: bytes) -> Any:
    """The number a line claims to have, None where it claims none."""
    try:
        return msgspec.json.decode(line)["seq"]
    except (msgspec.MsgspecError, KeyError, TypeError, UnicodeDecodeError):
        return None


def header_for(game: Game, names: tuple[str, ...], options: dict[str, str], seed: int) -> Header:
    """The first line of a new log."""
    return Header(FORMAT, game.slug, options, names, game.content_digest, game.rules_version, seed)
