"""`duskhall content check`: everything wrong with the data files of the games, file by file."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

import click

from tui.command_line.group import Commands
from tui.command_line.values import GameName

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.core import Game
    from engine.core.problems import ContentProblem


@click.group(cls=Commands)
def content() -> None:
    """Look after cards and other data files of the games.

    \b
    Example:
      duskhall content check
    """


@content.command()
@click.argument("game", type=GameName(), required=False)
@click.option(
    "--root", type=click.Path(path_type=Path), metavar="DIR", help="A content folder other than the one in use."
)
def check(game: Game | None, root: Path | None) -> int:
    """Check the data files of GAME, or of every game.

    Each problem is one line: file, key path, what is wrong and what would be valid.

    \b
    Example:
      duskhall content check fairy_tale
    """
    problems = problems_of(game, root)
    for problem in problems:
        click.echo(str(problem))
    if problems:
        several = "problem" if len(problems) == 1 else "problems"
        click.echo(f"The content cannot be used: {len(problems)} {several}.", err=True)
        return 1
    click.echo("The content is valid.")
    return 0


def problems_of(game: Game | None, root: Path | None) -> Sequence[ContentProblem]:
    """What is wrong, also where it keeps the games from loading at all."""
    from engine.core import opponents
    from engine.core.content import content_root
    from engine.core.problems import BadContent
    from tui.command_line import teaching

    try:
        from engine.games import GAMES

        content_root(root)
    except BadContent as bad:
        return bad.problems
    found: list[ContentProblem] = []
    for slug in [game.slug] if game else GAMES:
        found += import_module(f"engine.games.{slug}.content").check(root)
        for beside in (opponents, teaching):
            found += (problem for problem in beside.check(GAMES[slug], root) if problem not in found)
    return found
