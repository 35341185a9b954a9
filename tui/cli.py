"""The command line: `duskhall` opens the hall, everything else is a command of its own in `tui.command_line`.

Light on purpose: `--help` and `--version` load neither Textual nor a game nor any command. `main` is the installed
script.
"""

from __future__ import annotations

from pathlib import Path

import click

from tui.command_line.shared.call import Call
from tui.command_line.shared.group import Later, Program

COMMANDS = (
    Later("play", "tui.command_line.playing:play", "Start a new game of GAME."),
    Later("resume", "tui.command_line.playing:resume", "Continue TABLE, or your latest game."),
    Later("replay", "tui.command_line.playing:replay", "Replay a game from a log file or a table."),
    Later("export", "tui.command_line.keeping:export", "Export a game as a log, a story or a picture."),
    Later("import", "tui.command_line.keeping:import_", "Import a game from a log FILE as a new table."),
    Later("verify", "tui.command_line.verifying:verify", "Check logs, line by line."),
    Later("halls", "tui.command_line.halls:halls", "List, add or forget the halls you know."),
    Later("tables", "tui.command_line.keeping:tables", "List your games, latest first."),
    Later("simulate", "tui.command_line.simulation.simulating:simulate", "Let bots play many games and show who wins."),
    Later("ladder", "tui.command_line.simulation.rating:ladder", "Rate the bots of a game against each other."),
    Later("content", "tui.command_line.checking:content", "Check the games' cards and other data files."),
    Later("bench", "tui.command_line.benching:bench", "Measure how fast Duskhall is on this machine."),
    Later("serve", "tui.command_line.serving:serve", "Open a hall that people join over SSH or in a browser."),
    Later("keys", "tui.command_line.key_names:keys", "List every key, and how to change it."),
    Later("locate", "tui.command_line.about:locate", "Show where games and settings are stored."),
    Later("completion", "tui.command_line.about:completion", "Print a script that completes words in the shell."),
)


def show_version(ctx: click.Context, param: click.Parameter, value: bool) -> None:
    if value and not ctx.resilient_parsing:
        from tui.config.version import VERSION

        click.echo(f"duskhall {VERSION}")
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
    if ctx.invoked_subcommand is not None:
        return None
    from tui.command_line.playing import hall

    return hall(call)


for command in COMMANDS:
    main.add_command(command)
