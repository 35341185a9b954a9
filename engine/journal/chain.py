"""The log file: JSON lines, each ending in a `link`, a short digest of the line and the link before it.

A changed, lost, doubled or reordered line breaks the chain at that line. Writing and reading are byte-exact.
"""

import hashlib
import re
from functools import cache
from typing import Any

import msgspec

from engine.core import AnyEvent, Damaged, Event, Rejected
from engine.core.places import MOST_SEATS
from engine.games import GAMES
from engine.journal.commitment import commitment_to, is_commitment, seed_from
from engine.journal.lines import OWN_LINES
from engine.kit.game import Game

FORMAT = 2
"""The newest format. In it the first line commits to the chance of the table, see `engine.journal.commitment`."""

UNCOMMITTED = 1
"""The format of every log without a commitment; whoever reads nothing newer reads it still."""

LINK = 16
LINK_KEY = b',"link":"'
TAIL = len(LINK_KEY) + LINK + len('"}')
# As JSON writes control characters, escaped or not; a backslash that is itself escaped begins nothing.
CONTROL = re.compile(
    rb"(?<!\\)(?:\\\\)*\\(?:[bfnrt]|u00[01][0-9a-f]|u007f|u00[89][0-9a-f])|\x7f|\xc2[\x80-\x9f]", re.IGNORECASE
)
UNREADABLE = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)
CONTROLLING = "The line contains control characters; a log has none."


class Header(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Line 1: which game, how it was set up, and by which rules. `view` lists the seats a redacted log was made for.

    `commitment` is what the hall told of its `secret` before anybody sat down; a redacted log has no secret, no seed.
    """

    duskhall: int
    game: str
    options: dict[str, str]
    seats: tuple[str, ...]
    content: str
    rules: int
    seed: int | None = None
    view: tuple[int, ...] | None = None
    commitment: str = ""
    secret: str = ""


def plain(thing: object) -> str:
    """The name of a zone without the declaration that a zone constant carries."""
    if isinstance(thing, str):
        return str(thing)
    raise TypeError(f"{type(thing).__name__} cannot be written to a log")


ENCODER = msgspec.json.Encoder(enc_hook=plain)


def encode(thing: Header | AnyEvent, before: str) -> tuple[bytes, str]:
    """A line without its newline, and its link. The thing itself states none yet. Raises Rejected for no plain text."""
    try:
        body = ENCODER.encode(thing)
    except UnicodeEncodeError:
        body = b""
    if not body or not is_plain(body):
        raise Rejected("NotPlain", "A log is plain text, without control characters or broken characters.")
    link = digest(body, before)
    return body[:-1] + LINK_KEY + link.encode() + b'"}', link


def is_plain(line: bytes) -> bool:
    """Whether a line holds no control characters: they would do more to a terminal than be shown."""
    # Nearly no line holds any of these, which is found out much faster.
    suspicious = b"\\" in line or b"\x7f" in line or b"\xc2" in line
    return not suspicious or CONTROL.search(line) is None


def digest(body: bytes, before: str) -> str:
    """The link of a line."""
    return hashlib.sha256(before.encode() + body).hexdigest()[:LINK]


def link_of(line: bytes) -> str:
    """The link a line states."""
    return line[-2 - LINK : -2].decode("ascii", "replace")


def holds(line: bytes, before: str) -> bool:
    """Whether a line states the link that follows from its content and the link before."""
    if line[-TAIL : -2 - LINK] != LINK_KEY or line[-2:] != b'"}':
        return False
    return digest(line[:-TAIL] + b"}", before) == link_of(line)


@cache
def decoder(slug: str) -> "msgspec.json.Decoder[AnyEvent]":
    """Reads the lines of one game, strictly."""
    game = GAMES[slug]
    return msgspec.json.Decoder(Event[game.action_type | OWN_LINES, game.task_type, game.ask_type])  # type: ignore[name-defined]


def read_header(line: bytes) -> Header:
    """Line 1, or Damaged."""
    version = stated(line, "duskhall")
    if version is None and isinstance(stated(line, "seq"), int):
        raise Damaged(1, "Missing", "The first line, which says what game this is, is missing.")
    if not isinstance(version, int):
        raise Damaged(1, "NotALog", "This is not a Duskhall log.")
    if version not in (UNCOMMITTED, FORMAT):
        sentence = f"The log has format {version}; this version of Duskhall reads formats {UNCOMMITTED} and {FORMAT}."
        raise Damaged(1, "OtherFormat", sentence)
    if not holds(line, ""):
        raise Damaged(1, "Changed", "The first line was changed: its digest does not match.")
    if not is_plain(line):
        raise Damaged(1, "Unreadable", CONTROLLING)
    try:
        header = msgspec.json.decode(line[:-TAIL] + b"}", type=Header)
    except UNREADABLE as bad:
        raise Damaged(1, "NotALog", f"The first line cannot be read: {bad}.") from None
    return known(header)


def known(header: Header) -> Header:
    """The header, if it has the form of one. Whether its options are still to be had is for `verify` to ask."""
    if (header.duskhall == FORMAT) != bool(header.commitment) or (header.secret and not header.commitment):
        raise Damaged(1, "NotALog", "The first line cannot be read: only format 2 commits to the chance of its table.")
    if header.commitment and not is_commitment(header.commitment):
        raise Damaged(1, "NotALog", "The first line cannot be read: its commitment is not a SHA-256 digest.")
    if header.game not in GAMES:
        raise Damaged(1, "UnknownGame", f"Unknown game {header.game!r}.")
    if not 1 <= len(header.seats) <= MOST_SEATS:
        raise Damaged(1, "BadTable", f"A table has 1 to {MOST_SEATS} seats, not {len(header.seats)}.")
    if header.view is not None and any(seat not in range(len(header.seats)) for seat in header.view):
        raise Damaged(1, "BadTable", "The log was made for a seat this table does not have.")
    return header


def read_line(header: Header, line: bytes, number: int) -> AnyEvent:
    """An event, or Damaged. `number` counts lines from 1."""
    if not is_plain(line):
        raise Damaged(number, "Unreadable", CONTROLLING)
    try:
        return decoder(header.game).decode(line)
    except UNREADABLE as bad:
        raise Damaged(number, "Unreadable", f"The line is not an event of this game: {bad}.") from None


def stated(line: bytes, key: str) -> Any:
    """What a line, whole or not what it should be, says under a key; None where it says nothing."""
    try:
        return msgspec.json.decode(line)[key]
    except (*UNREADABLE, KeyError, TypeError):
        return None


def is_whole(line: bytes) -> bool:
    """Whether a line is JSON at all. A line cut off in the middle is not."""
    try:
        msgspec.json.decode(line)
    except UNREADABLE:
        return False
    return True


def is_header(line: bytes) -> bool:
    """Whether a line says that it is the first of a log, whatever else it says."""
    return isinstance(stated(line, "duskhall"), int)


def is_cut_off(line: bytes) -> bool:
    """Whether a line begins as it should and lacks its end: the link, and whatever else the JSON still promises."""
    if not line or line[-TAIL : -2 - LINK] == LINK_KEY:
        return False
    try:
        msgspec.json.decode(line)
    except UNREADABLE as bad:
        return str(bad) == "Input data was truncated"
    return False


def is_renumbered(line: bytes, claimed: int, seq: int, before: str) -> bool:
    """Whether a line is event `seq` with nothing but its number changed."""
    return holds(line.replace(b'"seq":%d,' % claimed, b'"seq":%d,' % seq, 1), before)


def header_for(game: Game, names: tuple[str, ...], options: dict[str, str], seed: int, secret: str = "") -> Header:
    """The first line of a new log; with the secret of a hall, its seed is the one it committed to for these names."""
    header = Header(UNCOMMITTED, game.slug, options, names, game.content_digest, game.rules_version, seed)
    if not secret:
        return header
    told, chance = commitment_to(secret), seed_from(secret, names)
    return msgspec.structs.replace(header, duskhall=FORMAT, seed=chance, commitment=told, secret=secret)


def uncommitted(header: Header) -> Header:
    """The same first line for a log that is not the game which was committed to."""
    return msgspec.structs.replace(header, duskhall=UNCOMMITTED, commitment="", secret="")
