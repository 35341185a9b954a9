"""`duskhall bench`: the speed this program promises, measured here and now."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import click

from tui.command_line.call import Call

if TYPE_CHECKING:
    from tui.bench import Figure


@click.command(short_help="Measure the speed this program promises.")
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
@click.pass_obj
def bench(call: Call, as_json: bool) -> int:
    """Measure how quick Duskhall is on this machine, against the bars it promises to hold.

    Takes less than a minute. The exit code is 1 if a bar is missed.

    \b
    Example:
      duskhall bench
      duskhall bench --json > speed.json
    """
    from tui.bench import PARTS, measure

    figures: list[Figure] = []
    hidden = not sys.stderr.isatty()
    with click.progressbar(length=len(PARTS), label="Measuring", file=sys.stderr, hidden=hidden) as bar:
        for _, found in measure():
            figures += found
            bar.update(1)
    show(figures, call, as_json)
    return 1 if any(figure.verdict == "misses" for figure in figures) else 0


def show(figures: list[Figure], call: Call, as_json: bool) -> None:
    """Print the table."""
    if as_json:
        import msgspec

        found = [{**msgspec.to_builtins(figure), "verdict": figure.verdict} for figure in figures]
        click.echo(msgspec.json.format(msgspec.json.encode(found)).decode())
        return
    from tui.command_line.tabulating import Tabular

    rows = [(figure.what, figure.measured, figure.bar, figure.verdict) for figure in figures]
    Tabular(call.wants_ascii()).table("", ("what", "measured", "bar", "verdict"), rows, numbers=("measured", "bar"))
