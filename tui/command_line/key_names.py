"""The command that lists keys by the names under which a file of one's own may change them."""

from __future__ import annotations

import click

from tui.command_line.shared.call import Call


@click.command()
@click.pass_obj
def keys(call: Call) -> int:
    """List every command with its keys, by the name that changes them in keys.toml.

    A line of that file reads "table.undo" = ";" or "replay.forward" = ["right", "f"]. A key that already means
    something else in the same place is refused. Keys printed on a game's own board stay as they are.

    \b
    Example:
      duskhall keys
    """
    from tui.keys.key_file import names_of, remappable
    from tui.keys.keymap import shown_key

    loaded = call.keys()
    for command in loaded.keys.wear(remappable()):
        for name, pressed in names_of(command).items():
            shown = " ".join(shown_key(key) for key in pressed.split(","))
            click.echo(f"{name:<28} {shown:<14} {command.tells}")
    click.echo(f"\nPut your own keys in {call.locations().keys}")
    for complaint in loaded.complaints:
        click.echo(complaint, err=True)
    return 1 if loaded.complaints else 0
