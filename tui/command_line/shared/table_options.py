"""`--option name=value` for commands about a game, whose help tells the options and bots of the game named with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import click

from tui.command_line.shared.values import Setting, slug_of

if TYPE_CHECKING:
    from engine.kit.game import Game

WORDS = "tui.command_line.words"


def with_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """`--option` says how a table is laid; it may be repeated."""
    told = "A game option; may be repeated. With GAME, --help lists them."
    return click.option("--option", "options", type=Setting(), multiple=True, help=told)(command)


class GameCommand(click.Command):
    """A command about a game: where one is named, its help lists that game's options and bots."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        ctx.meta[WORDS] = [slug_of(word) for word in args if not word.startswith("-")]
        return super().parse_args(ctx, args)

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_epilog(ctx, formatter)
        game = game_among(ctx.meta.get(WORDS, []))
        if game is not None:
            with formatter.section(f"Options of {game.title}"):
                formatter.write_dl(lines_of(game))
            with formatter.section(f"Bots of {game.title}"):
                formatter.write_dl(bots_of(game))


def game_among(words: list[str]) -> Game | None:
    """The game that one of these words names."""
    if not words:
        return None
    from engine.games import GAMES

    return next((GAMES[word] for word in words if word in GAMES), None)


def lines_of(game: Game) -> list[tuple[str, str]]:
    """Every value of every option, with what it does."""
    return [
        (f"{option.name}={value}", f"{meaning}{'  [default]' if value == option.default else ''}")
        for option in game.options
        for value, meaning in option.explained()
    ]


def bots_of(game: Game) -> list[tuple[str, str]]:
    """Every level, then every opponent on the level that is theirs, with what they are like."""
    from engine.bots import BOTS
    from engine.bots.names import BETWEEN

    levels = [(bot.level, bot.about) for bot in BOTS.values()]
    named = [(f"{one.level}{BETWEEN}{one.id}", f"{one.name} {one.about}") for one in game.opponents]
    return [*levels, *named]
