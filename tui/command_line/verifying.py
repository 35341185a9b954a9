"""`duskhall verify`: is every line of a log as it was written, and do today's rules agree with it?"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import click

from tui.command_line.shared.call import Call
from tui.command_line.signatures import told_of

if TYPE_CHECKING:
    from engine.journal import Journal
    from tui.config.known_halls import KnownHalls

FAULTS = {
    "Changed": "changed",
    "Missing": "missing",
    "Reordered": "reordered",
    "Illegal": "illegal under today's rules",
    "Differs": "different under today's rules",
    "CutOff": "cut off in the middle",
    "Unreadable": "unreadable",
    "DoesNotFit": "does not fit",
    "NotALog": "not a log",
    "OtherFormat": "another format",
    "UnknownGame": "unknown game",
    "BadTable": "impossible table",
    "Uncommitted": "not what was committed to",
    "Missigned": "wrongly signed",
}

UNPROVEN = (
    "A valid log shows that the game could have been played like this, with these shuffles. It does not prove who"
    " played it or when, or that nobody left a game out or started over for a better deal."
)

SIGNED = (
    "With its signature a hall states that it recorded this game, its players, every move and the result, and that"
    " nothing was changed since. It is worth as much as your trust in whoever runs the hall, and it does not prove who"
    " was behind a name or whether anyone helped them."
)


class Verdict(NamedTuple):
    """Whether a log is sound, a sentence about it, what else one should know, and whether a hall has signed it."""

    good: bool
    sentence: str
    notes: tuple[str, ...] = ()
    is_signed: bool = False


@click.command()
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path), metavar="FILE...")
@click.pass_obj
def verify(call: Call, files: tuple[Path, ...]) -> int:
    """Check logs: the chain of every line, and every move against today's rules.

    One line per file: ok, or the first bad line and what is wrong with it. The exit code is 1 if any file is bad.
    Notes on standard error say what a valid log does not prove, and what was undone or redrawn. Games played in a hall
    are signed by it; halls that you know (see duskhall halls) are named.

    \b
    Example:
      duskhall verify game.jsonl old/*.jsonl
    """
    from tui.config.known_halls import load

    hidden = not sys.stderr.isatty() or len(files) < 2
    known = load(call.locations().known_halls)
    with click.progressbar(files, file=sys.stderr, hidden=hidden) as each:
        verdicts = [verdict_on(file, known) for file in each]
    for file, verdict in zip(files, verdicts, strict=True):
        click.echo(f"{file}: {'ok' if verdict.good else 'bad'}, {verdict.sentence}")
        for note in verdict.notes:
            click.echo(f"{file}: {note}", err=True)
    for complaint in known.complaints:
        click.echo(complaint, err=True)
    if any(verdict.is_signed for verdict in verdicts):
        click.echo(SIGNED, err=True)
    if any(verdict.good and not verdict.is_signed for verdict in verdicts):
        click.echo(UNPROVEN, err=True)
    bad = sum(not verdict.good for verdict in verdicts)
    if bad:
        click.echo(f"{bad} of {len(files)} logs {'is' if bad == 1 else 'are'} bad.", err=True)
    return 1 if bad else 0


def verdict_on(file: Path, known: KnownHalls) -> Verdict:
    """Whether a file is a sound log."""
    from engine.core import Damaged
    from engine.journal import Journal

    try:
        data = sys.stdin.buffer.read() if str(file) == "-" else file.read_bytes()
    except OSError as error:
        return Verdict(False, f"it cannot be read: {error.strerror or error}.")
    try:
        journal = Journal.load(data)
    except Damaged as damage:
        return Verdict(False, f"line {damage.line} is {fault(damage.slug, damage.sentence)}")
    problems, signed = journal.verify(), told_of(journal, known)
    if problems:
        first = problems[0]
        more = f" ({len(problems) - 1} more lines differ.)" if len(problems) > 1 else ""
        notes = (*versions(journal), *((f"It is{signed.clause[1:]}.",) if signed.is_checked else ()))
        return Verdict(False, f"line {first.line} is {fault(first.slug, first.sentence)}{more}", notes)
    if journal.warnings:
        return Verdict(False, f"{journal.warnings[0]} What was read: {told(journal)}")
    if signed.fault is not None:
        line, sentence = signed.fault
        return Verdict(False, f"line {line} is {fault('Missigned', sentence)}")
    notes = (*signed.notes, *versions(journal), *taken_back(journal))
    return Verdict(True, told(journal, signed.clause), notes, signed.is_checked)


def fault(slug: str, sentence: str) -> str:
    """What a line is, and why one says so."""
    return f"{FAULTS.get(slug, slug)}: {sentence}"


def told(journal: Journal, signed: str = "") -> str:
    """A sound log in a few words, and by whom it is signed."""
    end = "finished" if journal.outcome else "not finished"
    view = "" if journal.header.view is None else ", as one seat saw it: only its chain can be checked"
    return f"{journal.game.title}, {len(journal.events)} events, {end}{view}{signed}."


def versions(journal: Journal) -> tuple[str, ...]:
    """Whether a log is of other rules or cards than today's."""
    header, game = journal.header, journal.game
    notes = []
    if header.rules != game.rules_version:
        notes.append(f"It was played by version {header.rules} of the rules; today's is {game.rules_version}.")
    if header.content != game.content_digest:
        notes.append("It was played with other cards: some have been changed, added or removed since.")
    return tuple(notes)


def taken_back(journal: Journal) -> tuple[str, ...]:
    """Where something that was seen was undone, and where chance was drawn anew."""
    from engine.core import Ended, Reseeded, reveals
    from engine.journal import Undo
    from engine.kit.words import counted

    undone = {line for event in journal.events if isinstance(event.action, Undo) for line in event.action.lines}
    seen = 0
    for event in (journal.events[line] for line in undone if journal.header.view is None):
        # The end opens every card.
        is_end = any(isinstance(fact, Ended) for fact in event.facts)
        seen += is_end or bool(reveals(journal.before(event.seq), event))
    drawn = [event for event in journal.events if any(isinstance(fact, Reseeded) for fact in event.facts)]
    agreed = sum(isinstance(event.action, Undo) and bool(event.action.agreed) for event in drawn)
    notes = []
    if seen:
        notes.append(
            f"{counted(seen, 'move').capitalize()} that revealed something {'was' if seen == 1 else 'were'} undone."
        )
    if agreed:
        notes.append(f"Shuffles and rolls were redrawn {times(agreed)}, after an undo by consent.")
    if len(drawn) > agreed:
        notes.append(
            f"Shuffles and rolls were redrawn {times(len(drawn) - agreed)} without consent, after an undo or in a fork."
        )
    return tuple(notes)


def times(number: int) -> str:
    """How often something happened."""
    return "once" if number == 1 else f"{number} times"
