"""Commands about the program itself: where it keeps things, and completion in the shell."""

from __future__ import annotations

import click

from tui.command_line.shared.call import Call

SHELLS = ("bash", "zsh", "fish")


@click.command()
@click.pass_obj
def locate(call: Call) -> None:
    """Show where games, settings, exports and crash reports are stored.

    \b
    Example:
      duskhall locate
      duskhall --home ~/games locate
    """
    places = call.locations()
    for word, path in (
        ("home", places.home),
        ("store", places.store),
        ("settings", places.settings),
        ("keys", places.keys),
        ("halls", places.known_halls),
        ("exports", places.exports),
        ("crashes", places.crashes),
    ):
        click.echo(f"{word:<9} {path}")


@click.command()
@click.argument("shell", type=click.Choice(SHELLS))
@click.pass_context
def completion(ctx: click.Context, shell: str) -> None:
    """Print the script that completes commands, games and tables in SHELL.

    \b
    Example:
      eval "$(duskhall completion bash)"
      eval "$(duskhall completion zsh)"
      duskhall completion fish > ~/.config/fish/completions/duskhall.fish
    """
    from click.shell_completion import get_completion_class

    from tui.command_line.shared.group import COMPLETING
    from tui.command_line.shared.shells import know_our_bash

    know_our_bash()
    kind = get_completion_class(shell)
    assert kind is not None, "click knows these shells"
    # The script only; whether this machine's bash is new enough is for the bash that reads it.
    script = kind(ctx.find_root().command, {}, "duskhall", COMPLETING)
    click.echo(script.source_template % script.source_vars())
