"""The command line: `duskhall` opens the hall, everything else is a command of its own in `tui.command_line`.

Light on purpose: `--help` and `--version` import neither Textual nor a game. `main` is the installed script.
"""

from __future__ import annotations

from pathlib import Path

import click

from tui.command_line.about import completion, locate
from tui.command_line.benching import bench
from tui.command_line.checking import content
from tui.command_line.halls import halls
from tui.command_line.keeping import export, import_, tables
from tui.command_line.key_names import keys
from tui.command_line.playing import hall, play, replay, resume
from tui.command_line.serving import serve
from tui.command_line.shared.call import Call
from tui.command_line.shared.group import Program
from tui.command_line.simulation.rating import ladder
from tui.command_line.simulation.simulating import simulate
from tui.command_line.verifying import verify


def show_version(ctx: click.Context, param: click.Parameter, value: bool) -> None:
    if value and not ctx.resilient_parsing:
        from tui.config.version import version

        click.echo(f"duskhall {version()}")
        ctx.exit()


@click.group(cls=Program, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.option("--home", type=click.Path(path_type=Path), metavar="DIR", help="Keep games and settings in this folder.")
@click.option("--ascii", is_flag=True, help="Draw with plain ASCII characters.")
@click.option("--plain", is_flag=True, help="Play in lines of text, for screen readers, scripts and simple terminals.")
@click.option(
    "--version", is_flag=True, is_eager=True, expose_value=False, callback=show_version, help="Show the version."
)
@click.pass_context
def main(ctx: click.Context, home: Path | None, ascii: bool, plain: bool) -> int | None:
    """Fantasy tabletop games in your terminal. Without a command, open the hall.

    \b
    Example:
      duskhall
      duskhall play fairy_tale --bots adept,master
      duskhall --home ~/games resume
    """
    call = ctx.obj if isinstance(ctx.obj, Call) else Call()
    ctx.obj = call
    call.home, call.ascii, call.plain = home, ascii, plain
    return hall(call) if ctx.invoked_subcommand is None else None


for command in (
    play, resume, replay, export, import_, verify, halls, tables, simulate, ladder, content, bench, serve, keys, locate,
    completion,
):  # fmt: skip
    main.add_command(command)
