"""`duskhall bench`: the speed this program promises, measured here and now."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, NamedTuple

import click

from tui.command_line.serving import MISSING, WEB_MISSING
from tui.command_line.shared.call import Call
from tui.command_line.shared.values import GameName

if TYPE_CHECKING:
    from engine.kit.game import Game
    from tui.bench import Figure


@click.command()
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
@click.option("--ssh", "sessions", type=int, metavar="N", help="Measure a hall with N people over SSH instead.")
@click.option("--web", "pages", type=int, metavar="N", help="The same with N people in browsers.")
@click.option("--workers", default=1, show_default=True, metavar="N", help="With --ssh or --web: server processes.")
@click.option("--seconds", default=20.0, show_default=True, metavar="S", help="With --ssh or --web: for how long.")
@click.option("--game", type=GameName(), metavar="GAME", help="With --ssh or --web: what they play.")
@click.option("--seats", default=4, show_default=True, metavar="N", help="With --ssh or --web: people at a table.")
@click.option("--hardships", is_flag=True, help="With --ssh: while other clients misbehave.")
@click.option("--visits", type=int, metavar="M", help="With --ssh: memory that M visits leave behind.")
@click.pass_obj
def bench(
    call: Call,
    /,
    as_json: bool,
    sessions: int | None,
    pages: int | None,
    workers: int,
    seconds: float,
    game: Game | None,
    seats: int,
    hardships: bool,
    visits: int | None,
) -> int:
    """Measure how fast Duskhall is on this machine, against the limits it promises.

    Takes about a minute. The exit code is 1 if a limit is missed.

    \b
    Example:
      duskhall bench
      duskhall bench --json > speed.json
      duskhall bench --ssh 40 --workers 2
      duskhall bench --web 40 --workers 2
      duskhall bench --ssh 40 --workers 2 --game shadowrift --seats 4
      duskhall bench --ssh 20 --workers 2 --hardships
      duskhall bench --ssh 4 --visits 300
    """
    if visits is not None and (sessions is None or hardships):
        raise click.UsageError("--visits needs --ssh and a number of people, and is measured without --hardships.")
    if hardships and sessions is None:
        raise click.UsageError("--hardships needs --ssh and a number of people.")
    if game is not None and sessions is None and pages is None:
        raise click.UsageError("--game needs --ssh or --web and a number of people.")
    if sessions is not None or pages is not None:
        played = Played(workers, seconds, game.slug if game is not None else "", seats)
        found = over_ssh(sessions, played, hardships, visits) if sessions is not None else []
        if pages is not None:
            found += in_browsers(pages, played)
        show(found, call, as_json)
        return 1 if any(figure.verdict == "misses" for figure in found) else 0
    from tui.bench import PARTS, measure

    figures: list[Figure] = []
    hidden = not sys.stderr.isatty()
    with click.progressbar(length=len(PARTS), label="Measuring", file=sys.stderr, hidden=hidden) as bar:
        for _, found in measure():
            figures += found
            bar.update(1)
    show(figures, call, as_json)
    return 1 if any(figure.verdict == "misses" for figure in figures) else 0


class Played(NamedTuple):
    """What holds for everybody in a hall, however they come."""

    workers: int
    seconds: float
    game: str
    seats: int


def in_browsers(sessions: int, played: Played) -> list[Figure]:
    """The figures of a hall with so many people in browsers, and of textual-serve in the same run."""
    from importlib.util import find_spec

    refuse_nobody(sessions, played)
    if find_spec("aiohttp") is None:
        raise click.ClickException(WEB_MISSING)
    from tui.bench.hall_speed import Load, hall_figures

    workers, seconds, game, seats = played
    found = list(hall_figures(Load(sessions, workers, seconds, "web", game, seats)))
    from tui.bench.web.textual_serve import textual_serve_figures

    return found + list(textual_serve_figures(sessions))


def refuse_nobody(sessions: int, played: Played) -> None:
    if sessions < 1 or played.workers < 1 or played.seconds <= 0:
        raise click.UsageError("At least one person, one worker and one second are needed.")
    from engine.games import GAMES

    entries = [GAMES.entry(slug) for slug in ([played.game] if played.game else GAMES)]
    if not any(played.seats in entry.seats for entry in entries):
        which = f"{entries[0].title} has no" if played.game else "No game has a"
        raise click.UsageError(f"{which} table for {played.seats}.")


def over_ssh(sessions: int, played: Played, hardships: bool, visits: int | None) -> list[Figure]:
    """The figures of a hall with so many people, left in peace or not."""
    refuse_nobody(sessions, played)
    if visits is not None and visits < 1:
        raise click.UsageError("At least one visit is needed.")
    try:
        from tui.bench.hall_speed import Load, hall_figures
        from tui.bench.ssh_hardships import hardship_figures
        from tui.bench.ssh_visits import visit_figures
    except ModuleNotFoundError as missing:
        if missing.name != "asyncssh":
            raise
        raise click.ClickException(MISSING) from None
    workers, seconds, game, seats = played
    load = Load(sessions, workers, seconds, "ssh", game, seats)
    if visits is not None:
        return list(visit_figures(load, visits))
    return list(hardship_figures(load) if hardships else hall_figures(load))


def show(figures: list[Figure], call: Call, as_json: bool) -> None:
    """Print the table."""
    if as_json:
        import msgspec

        found = [{**msgspec.to_builtins(figure), "verdict": figure.verdict} for figure in figures]
        click.echo(msgspec.json.format(msgspec.json.encode(found)).decode())
        return
    from tui.command_line.shared.tabulating import Tabular

    rows = [(figure.what, figure.measured, figure.bar, figure.verdict) for figure in figures]
    Tabular(call.wants_ascii()).table("", ("what", "measured", "bar", "verdict"), rows, numbers=("measured", "bar"))
