"""A hall's signature under a game that has ended: what it covers, and where it may stand. Knows no cryptography.

A `Signed` line carries the hall's name for itself, its public key as OpenSSH writes it, and an Ed25519 signature over a
full SHA-256 of every line before it and of its own line without the signature. So it covers the first line with its
options, seed and commitment; who sat where and which of them were bots, as the table's own lines tell; every move, undo
and consent with its time; and the last link, which alone would be too short to withstand somebody who tries.
`signed_event` says what that proves and what it does not.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Protocol

import msgspec

from engine.core import AnyEvent, Rejected
from engine.journal import chain
from engine.journal.lines import Signed

if TYPE_CHECKING:
    from engine.journal.journal import Journal

PURPOSE = b"duskhall result 1\n"
"""What every statement begins with. SSH has the same key sign bare hashes: neither can be passed off as the other."""


class Signer(Protocol):
    """Somebody who signs: a hall with its key."""

    @property
    def name(self) -> str: ...

    @property
    def key(self) -> str: ...

    def sign(self, statement: bytes) -> str:
        """The signature, in Base64."""


class Signature(msgspec.Struct, frozen=True):
    """A signature in a log: the line it stands on, counted from 1, and the statement that it must fit."""

    line: int
    signed: Signed
    statement: bytes


class Untimely(Rejected):
    """A signature where no hall puts one."""


def is_unsigned(journal: Journal) -> bool:
    """Whether a hall has still to sign this log: the game it laid is over, and no signature covers all of it."""
    return bool(journal.header.secret) and journal.outcome is not None and not is_signed(journal)


def is_signed(journal: Journal) -> bool:
    """Whether the last line is a signature; whose, and whether it fits, is not asked."""
    return isinstance(journal.events[-1].action, Signed)


def signed_event(journal: Journal, signer: Signer) -> AnyEvent:
    """The line by which a hall signs the log as it stands.

    What it proves: whoever has the hall's key wrote down exactly this game. What it does not: that the hall is honest,
    who stands behind a name, that nobody was helped, or that this end was not taken back: whoever does that plays on
    after the signature, the new end is signed anew, and the log up to the first one remains a signed log.
    """
    bare = journal.line(None, Signed(signer.name, signer.key, ""))
    line, _ = chain.encode(bare, journal.link)
    signature = signer.sign(statement(journal.lines, line))
    return msgspec.structs.replace(bare, action=Signed(signer.name, signer.key, signature))


def signatures_in(journal: Journal) -> Iterator[Signature]:
    """Every signature with what it must fit. A redacted log has a chain of its own, which no hall has signed."""
    before = hashlib.sha256()
    events = journal.events if journal.header.view is None else ()
    for (above, line), event in zip(pairwise(journal.lines), events, strict=False):
        before.update(above + b"\n")
        if isinstance(event.action, Signed):
            yield Signature(event.seq + 2, event.action, stated(before.copy(), line, event.action.signature))


def statement(before: Sequence[bytes], line: bytes, signature: str = "") -> bytes:
    """What a hall signs: these lines as they are written, and that of its signature without the signature."""
    return stated(hashlib.sha256(b"".join(above + b"\n" for above in before)), line, signature)


def stated(before: hashlib._Hash, line: bytes, signature: str) -> bytes:
    """The same, where it is known what the lines before come to. The link follows from the rest."""
    before.update(line[: -chain.TAIL].replace(b'"signature":"%s"' % signature.encode(), b'"signature":""'))
    return PURPOSE + before.hexdigest().encode()


def refuse_untimely(journal: Journal, event: AnyEvent) -> None:
    """Raise where a signature stands in the middle of a game, or twice in a row."""
    if journal.step(event.seq).world().outcome is None:
        raise Untimely("Missigned", "A hall signs only games that are over, and this one is not.")
    if isinstance(journal.events[event.seq - 1].action, Signed):
        raise Untimely("Missigned", "The game is signed here a second time.")
