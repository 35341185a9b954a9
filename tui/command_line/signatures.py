"""What `duskhall verify` tells of a hall's signature and commitment; see `engine.journal.signing` and `.commitment`."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from engine.journal import Journal
    from engine.journal.signing import Signature
    from tui.config.known_halls import KnownHalls

NOT_CHECKED = "The signature of hall {hall} was not checked; that needs the extra: pip install 'duskhall[signatures]'."
BEWARE = (
    "Warning: it claims to come from {name}, which you know by another key, {known}."
    " Someone may be posing as that hall, or it has a new key."
)
UNREADABLE = "Its key is not a valid hall key."
UNFIT = "The signature does not match: that hall has not signed this version of the log."
COMMITTED = (
    "Its hall committed to these shuffles when the table was opened: {commitment}."
    " Compare it with what the hall said at the table, or with a log exported during the game."
)
COMMITTED_VIEW = (
    "Its hall committed to the shuffles when the table was opened: {commitment}. The full log must say the same."
)


class Told(NamedTuple):
    """What the signatures of a log come to: a clause for the verdict, notes, or the fault of a line."""

    clause: str = ""
    notes: tuple[str, ...] = ()
    fault: tuple[int, str] | None = None
    is_checked: bool = False


def told_of(journal: Journal, known: KnownHalls) -> Told:
    """Check every signature; the last one is told."""
    from engine.journal.signing import signatures_in
    from tui.config.hall_key import NoKey, NotChecked, fingerprint_of, fits

    committed = commitment_in(journal)
    last: Signature | None = None
    checked = True
    for last in signatures_in(journal):
        try:
            if not fits(last.signed.key, last.signed.signature, last.statement):
                return Told(fault=(last.line, UNFIT))
        except NoKey:
            return Told(fault=(last.line, UNREADABLE))
        except NotChecked:
            checked = False
    if last is None:
        return Told(notes=committed)
    rest = len(journal.lines) - last.line
    beyond = (f"What follows line {last.line} is not signed.",) if rest else ()
    if not checked:
        fingerprint = fingerprint_of(last.signed.key)
        notes = (NOT_CHECKED.format(hall=fingerprint), *beyond, *committed)
        return Told(", with a signature that was not checked", notes)
    clause, notes = introduced(last, known)
    how = f"signed up to line {last.line} by" if rest else "signed by"
    return Told(
        f", {how} {clause}", (*notes, *beyond, f"At the table: {seats_in_words(journal)}.", *committed), None, True
    )


def introduced(signature: Signature, known: KnownHalls) -> tuple[str, tuple[str, ...]]:
    """A hall by its key and, where it is known, its name; and what somebody should know of one that is not."""
    from engine.core import Rejected
    from tui.config.hall_key import fingerprint_of
    from tui.config.known_halls import hall_name

    fingerprint = fingerprint_of(signature.signed.key)
    try:
        claimed = hall_name(signature.signed.hall)
    except Rejected:
        claimed = ""
    other = known.halls.get(claimed, fingerprint)
    notes = [BEWARE.format(name=claimed, known=other)] if other != fingerprint else []
    name = known.name_of(fingerprint)
    if name:
        return f"hall {fingerprint}, which you know as {name}", tuple(notes)
    if not notes:
        notes.append(f"If you trust that hall: duskhall halls add {claimed or 'NAME'} {fingerprint}")
    itself = f"which calls itself {claimed} and" if claimed else "which"
    return f"hall {fingerprint}, {itself} is not known here", tuple(notes)


def commitment_in(journal: Journal) -> tuple[str, ...]:
    """What the hall committed to."""
    from engine.journal.commitment import spelled

    header = journal.header
    if not header.commitment:
        return ()
    return ((COMMITTED if header.view is None else COMMITTED_VIEW).format(commitment=spelled(header.commitment)),)


def seats_in_words(journal: Journal) -> str:
    """Everybody who sat at a table, seat by seat, as its lines tell."""
    from engine.journal import Seated

    sat: list[list[str]] = [[] for _ in journal.header.seats]
    for event in journal.events:
        if isinstance(event.action, Seated) and event.seat is not None:
            sat[event.seat].append(sitter_in_words(event.action.who, event.action.name, event.action.level))
    return "; ".join(", then ".join(seat) or "nobody" for seat in sat)


def sitter_in_words(who: str, name: str, level: str) -> str:
    """Somebody at a table: bots by their level."""
    from engine.tables.plain_text import plain

    name, level = plain(name), plain(level)
    if who == "empty":
        return "nobody"
    return f"{name} (bot, {level})" if who == "bot" else name
