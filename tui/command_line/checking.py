"""`duskhall content`: everything wrong with the data files of the games, and every sentence players can read."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

import click

from tui.command_line.shared.group import Commands
from tui.command_line.shared.values import GameName

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.content.problems import ContentProblem
    from engine.kit.game import Game


@click.group(cls=Commands)
def content() -> None:
    """Check the games' cards and other data files.

    \b
    Example:
      duskhall content check
    """


@content.command()
@click.argument("game", type=GameName(), required=False)
@click.option("--root", type=click.Path(path_type=Path), metavar="DIR", help="Check another content folder.")
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


@content.command()
@click.argument("game", type=GameName(), required=False)
def sentences(game: Game | None) -> int:
    """Print every sentence players can read.

    With GAME, only those of that game.

    Each line says where a sentence is written, then the sentence; braces show what is filled in.

    \b
    Example:
      duskhall content sentences fairy_tale
    """
    from engine.content.loading import content_root
    from tui.command_line.sentences import sentences_of

    for sentence in sentences_of(content_root().parent, game.slug if game else ""):
        click.echo(str(sentence))
    return 0


def problems_of(game: Game | None, root: Path | None) -> Sequence[ContentProblem]:
    """What is wrong, also where it keeps the games from loading at all."""
    from engine.content import opponents
    from engine.content.loading import content_root
    from engine.content.problems import BadContent
    from tui.command_line import teaching

    try:
        from engine.games import GAMES

        content_root(root)
    except BadContent as bad:
        return bad.problems
    found: list[ContentProblem] = []
    for slug in [game.slug] if game else GAMES:
        found += import_module(f"engine.games.{slug}.content.box").check(root)
        for beside in (opponents, teaching):
            found += (problem for problem in beside.check(GAMES[slug], root) if problem not in found)
    return found
