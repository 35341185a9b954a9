"""Commands about stored games: list them, write one to a file, bring one in."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

import click

from tui.command_line.shared.call import Call
from tui.command_line.shared.finding import TableName, eyes_of, found_table, seats_here

if TYPE_CHECKING:
    from engine.store import Row
    from engine.tables import Table

FORMATS = ("log", "story", "svg")


@click.command()
@click.option("--watch", is_flag=True, help="Show what happens in the hall of a server, updated with every change.")
@click.option("--store", "where", metavar="FILE|URL", help="Another store: a SQLite file or postgresql://…")
@click.pass_obj
def tables(call: Call, watch: bool, where: str | None) -> None:
    """List your games, latest first.

    With --watch: who is in the hall of a running server, and what they play.

    \b
    Example:
      duskhall tables
      duskhall tables --watch
    """
    with call.known_store(where) as store:
        if watch:
            from tui.command_line.watching import watch_hall

            watch_hall(store, call.wants_ascii())
            return
        rows = store.tables()
    if not rows:
        click.echo("No games yet; duskhall play starts one.")
        return
    from tui.command_line.shared.tabulating import Tabular

    heads = ("table", "game", "players", "progress", "moves", "played")
    Tabular(call.wants_ascii()).table("", heads, [row_in_words(row) for row in rows], numbers=("moves",))


def row_in_words(row: Row) -> tuple[str, ...]:
    """A stored table as a line of the list."""
    from datetime import datetime

    from engine.games import GAMES
    from tui.words.sentences import options_in_words, verdict, why_ended

    summary = row.summary
    game = GAMES.entry(row.game).title if row.game in GAMES else row.game
    options = options_in_words(row.game, summary.options)
    names = [sat.name or "(empty)" for sat in summary.seats]
    stands = summary.stage
    if summary.finished:
        stands = f"{verdict(summary.places, names, summary.sides)}: {why_ended(summary.reason)}"
    notes = [word for word, holds in (("watch only", summary.view_only), ("with help", summary.assisted)) if holds]
    return (
        row.id,
        f"{game}, {options}" if options else game,
        ", ".join(names),
        ", ".join([stands, *notes]),
        str(summary.moves),
        f"{datetime.fromtimestamp(row.updated / 1000):%Y-%m-%d %H:%M}",
    )


@click.command()
@click.argument("table", type=TableName())
@click.option(
    "-o", "--output", type=click.Path(path_type=Path), metavar="FILE", help="Output file.  [default: standard output]"
)
@click.option("--format", "form", type=click.Choice(FORMATS), default="log", show_default=True, help="What to export.")
@click.option("--seat", type=int, metavar="N", help="Whose view of an unfinished game, if several people play here.")
@click.pass_obj
def export(call: Call, table: str, output: Path | None, form: str, seat: int | None) -> None:
    """Export TABLE as a log (JSON lines), a story (text) or a picture (SVG).

    A finished game is exported in full, an unfinished one as your seat sees it. You may shorten the table's name;
    `last` is the latest one.

    \b
    Example:
      duskhall export last -o game.jsonl
      duskhall export last --format story
    """
    from engine.tables import Table

    with call.known_store() as store:
        row = found_table(store, table)
        eyes = eyes_of(row) if seat is None else (asked_seat(row, seat),)
        opened = Table.open(store, row.id)
        data = written(opened, form, eyes, call.wants_ascii())
    if output is None or str(output) == "-":
        sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()
    else:
        write_file(output, data)
    if not row.summary.finished and not row.summary.view_only:
        click.echo(f"The game is not over: this is what {seer(row, eyes)} can see.", err=True)


def seer(row: Row, eyes: tuple[int, ...]) -> str:
    """Who sees what is written."""
    from tui.words.seating import YOU

    name = row.summary.seats[eyes[0]].name if eyes else "a spectator"
    return "you" if name == YOU else name


def asked_seat(row: Row, seat: int) -> int:
    """The seat people count from 1, if somebody at this keyboard holds it."""
    here = seats_here(row)
    if seat - 1 not in here:
        valid = " or ".join(str(number + 1) for number in here) or "none"
        raise click.ClickException(f"Nobody at this keyboard holds seat {seat} of {row.id}; choose {valid}.")
    return seat - 1


def written(table: Table, form: str, eyes: tuple[int, ...], ascii: bool) -> bytes:
    """A table in one of the forms."""
    if form == "log":
        return table.export(*eyes)
    from tui.table.story import picture_of, story_of

    if form == "story":
        return story_of(table.journal, *eyes).encode()
    from tui.draw.glyphs import ASCII, UNICODE

    return picture_of(table.journal, *eyes, glyphs=ASCII if ascii else UNICODE).encode()


def write_file(path: Path, data: bytes) -> None:
    """Write so that a full disk leaves no half file behind."""
    if path.exists() and not path.is_file():
        path.write_bytes(data)  # a pipe or a device cannot be replaced
        return
    try:
        descriptor, draft = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".new")
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from None  # the name of the draft says nothing to anybody
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(data)
        Path(draft).chmod(0o666 & ~current_umask())
        Path(draft).replace(path)
    except BaseException:
        Path(draft).unlink(missing_ok=True)
        raise


def current_umask() -> int:
    """What new files may not allow, which the system tells only by changing it."""
    mask = os.umask(0o077)
    os.umask(mask)
    return mask


@click.command("import")
@click.argument("file", type=click.Path(path_type=Path), metavar="FILE")
@click.pass_obj
def import_(call: Call, file: Path) -> None:
    """Import a game from a log FILE as a new table.

    The log is checked first; a damaged one is refused. A log of one seat's view can be watched but not played.

    \b
    Example:
      duskhall import game.jsonl
    """
    from engine.journal import Journal
    from engine.tables import Table

    data = sys.stdin.buffer.read() if str(file) == "-" else file.read_bytes()
    journal = Journal.load(data)
    problems = journal.verify()
    with call.store() as store:
        table = Table.adopt(store, data)
        row = store.row(table.id)
    for warning in journal.warnings:
        click.echo(warning, err=True)
    if problems:
        click.echo(f"Today's rules decide line {problems[0].line} differently: {problems[0].sentence}", err=True)
    click.echo(f"{file} is now the table {table.id}: {what_next(row)}")


def what_next(row: Row) -> str:
    """What can be done with a table that was imported."""
    if row.summary.view_only:
        return f"it shows one seat's view; watch it with: duskhall replay {row.id}"
    if row.summary.finished or not seats_here(row):
        return f"watch it with: duskhall replay {row.id}"
    return f"continue with: duskhall resume {row.id}"
