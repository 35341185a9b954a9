"""`duskhall verify`: is every line of a log as it was written, and do today's rules agree with it?"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from engine.journal import Journal

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
}

UNPROVEN = (
    "A valid log shows that the game could have been played like this, with these shuffles. It does not prove who"
    " played it or when, or that nobody left a game out or started over for a better deal."
)


@click.command(short_help="Check logs, line by line.")
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path), metavar="FILE...")
def verify(files: tuple[Path, ...]) -> int:
    """Check logs: the chain of every line, and every move against today's rules.

    One line per file: ok, or the first bad line and what is wrong with it. The exit code is 1 if any file is bad.
    Notes on standard error say what a valid log does not prove, and what was undone or redrawn.

    \b
    Example:
      duskhall verify game.jsonl old/*.jsonl
    """
    hidden = not sys.stderr.isatty() or len(files) < 2
    with click.progressbar(files, file=sys.stderr, hidden=hidden) as each:
        verdicts = [verdict_on(file) for file in each]
    for file, (good, sentence, notes) in zip(files, verdicts, strict=True):
        click.echo(f"{file}: {'ok' if good else 'bad'}, {sentence}")
        for note in notes:
            click.echo(f"{file}: {note}", err=True)
    if any(good for good, *_ in verdicts):
        click.echo(UNPROVEN, err=True)
    bad = sum(not good for good, *_ in verdicts)
    if bad:
        click.echo(f"{bad} of {len(files)} logs {'is' if bad == 1 else 'are'} bad.", err=True)
    return 1 if bad else 0


def verdict_on(file: Path) -> tuple[bool, str, list[str]]:
    """Whether a file is a sound log, a sentence about it, and what else somebody who trusts it should know."""
    from engine.core import Damaged
    from engine.journal import Journal

    try:
        data = sys.stdin.buffer.read() if str(file) == "-" else file.read_bytes()
    except OSError as error:
        return False, f"it cannot be read: {error.strerror or error}.", []
    try:
        journal = Journal.load(data)
    except Damaged as damage:
        return False, f"line {damage.line} is {fault(damage.slug, damage.sentence)}", []
    problems = journal.verify()
    if problems:
        first = problems[0]
        more = f" ({len(problems) - 1} more lines differ.)" if len(problems) > 1 else ""
        return False, f"line {first.line} is {fault(first.slug, first.sentence)}{more}", versions(journal)
    if journal.warnings:
        return False, f"{journal.warnings[0]} What was read: {told(journal)}", []
    return True, told(journal), [*versions(journal), *taken_back(journal)]


def fault(slug: str, sentence: str) -> str:
    """What a line is, and why one says so."""
    return f"{FAULTS.get(slug, slug)}: {sentence}"


def told(journal: Journal) -> str:
    """A sound log in a few words."""
    end = "finished" if journal.outcome else "not finished"
    view = "" if journal.header.view is None else ", as one seat saw it: only its chain can be checked"
    return f"{journal.game.title}, {len(journal.events)} events, {end}{view}."


def versions(journal: Journal) -> list[str]:
    """Whether a log is of other rules or cards than today's."""
    header, game = journal.header, journal.game
    notes = []
    if header.rules != game.rules_version:
        notes.append(f"It was played by version {header.rules} of the rules; today's is {game.rules_version}.")
    if header.content != game.content_digest:
        notes.append("It was played with other cards: some have been changed, added or removed since.")
    return notes


def taken_back(journal: Journal) -> list[str]:
    """Where something that was seen was undone, and where chance was drawn anew."""
    from engine.core import Reseeded, reveals
    from engine.journal import Undo
    from engine.kit.words import counted

    undone = [event for event in journal.events if isinstance(event.action, Undo)]
    drawn = sum(any(isinstance(fact, Reseeded) for fact in event.facts) for event in undone)
    lines = {line for event in undone if isinstance(event.action, Undo) for line in event.action.lines}
    seen = 0
    if journal.header.view is None:
        seen = sum(bool(reveals(journal.before(line), journal.events[line])) for line in lines)
    notes = []
    if seen:
        notes.append(f"{counted(seen, 'move')} that revealed something {'was' if seen == 1 else 'were'} undone.")
    if drawn:
        notes.append(
            f"Shuffles and rolls were repeated {'once' if drawn == 1 else f'{drawn} times'}, after an undo by consent."
        )
    return notes
