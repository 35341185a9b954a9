"""`duskhall halls`: whose signatures `verify` tells by name."""

from __future__ import annotations

import click

from tui.command_line.shared.call import Call
from tui.command_line.shared.group import Commands


@click.group(cls=Commands, invoke_without_command=True)
@click.pass_context
def halls(ctx: click.Context) -> int:
    """List the halls whose keys you know, as ssh does for hosts; verify then names the hall that signed a game.

    \b
    Example:
      duskhall halls
      duskhall halls add hall.example SHA256:qqS9b7mWfm6q4eRtMZIZtDcYSaJZrVxEqd7KOQUbn5E
    """
    return list_halls(ctx.obj) if ctx.invoked_subcommand is None else 0


def list_halls(call: Call) -> int:
    """Each by name and fingerprint."""
    from tui.config.known_halls import load

    known = load(call.locations().known_halls)
    for name, fingerprint in known.halls.items():
        click.echo(f"{name} {fingerprint}")
    for complaint in known.complaints:
        click.echo(complaint, err=True)
    if not known.halls:
        click.echo("You know no halls yet; duskhall halls add NAME KEY adds one.")
    return 1 if known.complaints else 0


@halls.command(short_help="Add a hall by its key.")
@click.argument("name")
@click.argument("key", nargs=-1, required=True, metavar="KEY")
@click.pass_obj
def add(call: Call, name: str, key: tuple[str, ...]) -> None:
    """Add the hall NAME with its KEY: what ssh-keyscan prints, or the fingerprint you get from whoever runs it.

    A name you know by another key is refused; forget it first if you trust the new one.

    \b
    Example:
      duskhall halls add hall.example SHA256:qqS9b7mWfm6q4eRtMZIZtDcYSaJZrVxEqd7KOQUbn5E
    """
    from tui.config.known_halls import add as add_hall
    from tui.config.known_halls import fingerprint_in, hall_name

    text = " ".join(key)
    is_new = add_hall(call.locations().create().known_halls, name, text)
    already = "" if is_new else " already"
    click.echo(f"You know {hall_name(name)}{already} by {fingerprint_in(text)}.")


@halls.command()
@click.argument("name")
@click.pass_obj
def forget(call: Call, name: str) -> None:
    """Forget the hall NAME.

    \b
    Example:
      duskhall halls forget hall.example
    """
    from tui.config.known_halls import forget as forget_hall

    forget_hall(call.locations().known_halls, name)
    click.echo(f"{name} is forgotten.")
