"""Commands that play or watch: the hall, a new table, a table left before, a replay. On screen or in lines of text."""

from __future__ import annotations

import functools
import signal
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from tui.command_line.shared.call import Call
from tui.command_line.shared.finding import LogName, TableName, eyes_of, found_table, seats_here
from tui.command_line.shared.surroundings import TERMINATED
from tui.command_line.shared.table_options import GameCommand, with_options
from tui.command_line.shared.values import Bots, GameName, Names, Seconds

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.journal import Journal
    from engine.kit.game import Game
    from engine.store import EventStore, Row
    from engine.tables import Table
    from tui.app.app import Duskhall, Opening
    from tui.config.local_files import OwnFiles
    from tui.plain import Voice


def with_looks(command: Callable[..., Any]) -> Callable[..., Any]:
    """`--plain` and `--ascii` may stand after the command as well."""

    @functools.wraps(command)
    def looking(call: Call, *, plain: bool, ascii: bool, **values: Any) -> Any:
        call.plain, call.ascii = call.plain or plain, call.ascii or ascii
        return command(call, **values)

    shown: Callable[..., Any] = click.pass_obj(looking)
    shown = click.option("--ascii", is_flag=True, help="Draw with plain ASCII characters.")(shown)
    return click.option("--plain", is_flag=True, help="Play in lines of text.")(shown)


def with_patience(command: Callable[..., Any]) -> Callable[..., Any]:
    """`--think` says how long bots may think at this table."""

    @functools.wraps(command)
    def thinking(call: Call, *, think: float | None, **values: Any) -> Any:
        call.think = think
        return command(call, **values)

    seconds = Seconds(0.05, 60)
    told = "How long bots and hints may think."
    return click.option("--think", type=seconds, metavar="SECONDS", help=told)(thinking)


def hall(call: Call) -> int:
    """What `duskhall` does without a command."""
    with call.store() as store:
        if call.wants_plain():
            from tui.plain import open_hall

            open_hall(store, call.loaded().settings, voice_of(call), files_of(call))
            return 0
        return on_screen(call, store, None)


@click.command(cls=GameCommand)
@click.argument("game", type=GameName())
@click.option("--seats", type=int, metavar="N", help="How many seats; bots fill the empty ones.")
@with_options
@click.option(
    "--bots", type=Bots(), default=(), help="The bots at the table, each a level or level:opponent.  [default: adept]"
)
@click.option(
    "--people", type=Names(), default=(), help="Everyone playing at this keyboard; repeat a name to give it two seats."
)
@click.option("--name", metavar="NAME", help="Your name, if you play alone.")
@click.option("--seed", type=int, metavar="S", help="The same seed gives the same shuffle.")
@with_looks
@with_patience
def play(
    call: Call,
    game: Game,
    seats: int | None,
    options: tuple[tuple[str, str], ...],
    bots: tuple[str, ...],
    people: tuple[str, ...],
    name: str | None,
    seed: int | None,
) -> int:
    """Start a new game of GAME.

    \b
    Example:
      duskhall play fairy_tale
      duskhall play fairy_tale --seats 4 --option rules=basic --bots adept:collector,master --think 3
      duskhall play fairy_tale --people Mira,Jan --seats 3
      duskhall play fairy_tale --people Mira,Mira --seats 4
    """
    from engine.tables import Table
    from tui.words.seating import seated, usual_seats

    if people and name:
        raise click.UsageError("Use either --people or --name, not both.")
    names = people or (name or call.loaded().settings.name,)
    chosen = game.complete(dict(options))
    usual = len(names) + len(bots) if bots or len(people) > 1 else usual_seats(game, chosen)
    count = usual if seats is None else seats
    game.check(chosen, count)
    sitters = seated(game, names, bots, count)
    with call.store() as store:
        table = Table.create(store, game.slug, chosen, sitters, seed)
        return sit_down(call, store, table)


@click.command()
@click.argument("table", type=TableName(), required=False)
@with_looks
@with_patience
def resume(call: Call, table: str | None) -> int:
    """Continue TABLE, or your latest game.

    You may shorten the table's name; `last` is the latest one.

    \b
    Example:
      duskhall resume
      duskhall resume last --plain
    """
    from engine.tables import Table

    with call.store() as store:
        row = unfinished(store) if table is None else found_table(store, table)
        if row.summary.view_only:
            raise click.ClickException(f"{row.id} can only be watched: duskhall replay {row.id}")
        return sit_down(call, store, Table.open(store, row.id))


def unfinished(store: EventStore) -> Row:
    """The last table that somebody here can play on."""
    for row in store.tables():
        if seats_here(row) and not row.summary.finished and not row.summary.view_only:
            return row
    raise click.ClickException("You have no unfinished game; duskhall play starts one.")


@click.command()
@click.argument("log", type=LogName(), metavar="FILE|TABLE")
@with_looks
def replay(call: Call, log: str) -> int:
    """Replay a game from a log file or a table.

    You may shorten the table's name; `last` is the latest one.

    \b
    Example:
      duskhall replay last
      duskhall replay game.jsonl
    """
    from engine.journal import Journal
    from engine.tables import Table

    with call.store_to_look_at() as store:
        if Path(log).exists() and not Path(log).is_dir():
            journal, title = Journal.load(Path(log).read_bytes()), Path(log).name
            seats: tuple[int, ...] = ()
        else:
            row = found_file_or_table(store, log)
            journal, title, seats = Table.open(store, row.id).journal, row.id, eyes_of(row)
        for warning in journal.warnings:
            click.echo(warning, err=True)
        if call.wants_plain() or not has_screen(journal.game.slug):
            from tui.plain import watch

            watch(journal, seats, voice_of(call))
            return 0
        return on_screen(call, store, replay_opening(journal, title, seats))


def found_file_or_table(store: EventStore, word: str) -> Row:
    """The stored table that is meant, where there is no such file."""
    if Path(word).is_dir():
        raise click.ClickException(f"{word!r} is a folder, not a log file.")
    if "/" in word or word.endswith(".jsonl"):
        raise click.ClickException(f"There is no file {word!r}.")
    return found_table(store, word)


def replay_opening(journal: Journal, title: str, seats: tuple[int, ...]) -> Opening:
    """Open a replay over the hall."""
    return lambda app: app.open_replay(journal, title, seats)


def sit_down(call: Call, store: EventStore, table: Table) -> int:
    """Play at a table, on screen or in lines of text."""
    if call.wants_plain() or not has_screen(table.game.slug):
        from tui.plain import play_table

        play_table(table, voice_of(call), call.think or call.loaded().settings.think, files=files_of(call))
        return 0
    seats = seats_here(store.row(table.id))

    def opening(app: Duskhall) -> None:
        app.think = call.think
        app.open_table(table, seats)

    return on_screen(call, store, opening)


def has_screen(slug: str) -> bool:
    """Whether a game can be played on screen; line mode plays them all."""
    from tui.games import FACES

    return slug in FACES


def on_screen(call: Call, store: EventStore, opening: Opening | None) -> int:
    """Run the app."""
    from tui.config.frame_rate import paint_quickly

    paint_quickly()
    from tui.app.app import run

    loaded, known = call.loaded(), call.keys()
    return run(
        store,
        call.locations(),
        loaded.settings,
        ascii=call.needs_ascii(),
        opening=ending_when_told(opening),
        complaint=" ".join((*filter(None, (loaded.complaint,)), *known.complaints)) or None,
        keys=known.keys,
    )


def ending_when_told(opening: Opening | None) -> Opening:
    """The same opening of an app that leaves the terminal as it was also where the system ends the program."""

    def begin(app: Duskhall) -> None:
        import asyncio

        with suppress(NotImplementedError):  # where there are no such signals
            leave = functools.partial(app.exit, return_code=TERMINATED)
            asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, leave)
        if opening is not None:
            opening(app)

    return begin


def files_of(call: Call) -> OwnFiles:
    """Where exports of this call go."""
    from tui.config.local_files import OwnFiles

    return OwnFiles(call.locations())


def voice_of(call: Call) -> Voice:
    """Speech on this terminal; what is wrong with the settings is told first."""
    from tui.plain import Voice

    if call.loaded().complaint:
        click.echo(call.loaded().complaint, err=True)
    return Voice(call.wants_ascii())
