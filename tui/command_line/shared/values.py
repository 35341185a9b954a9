"""What people type as arguments: games, options, seats by name, tables. Each checks itself, suggests and completes.

Games and stores are imported only when a value is converted or completed.
"""

from __future__ import annotations

from difflib import get_close_matches
from math import isnan
from typing import TYPE_CHECKING, Any

import click
from click.shell_completion import CompletionItem

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.kit.game import Game

Param = click.Parameter | None
Context = click.Context | None


class Seconds(click.FloatRange):
    """A time; what is not a number is none."""

    def convert(self, value: Any, param: Param, ctx: Context) -> float:
        found: float = super().convert(value, param, ctx)
        if isnan(found):
            self.fail(f"{value!r} is not a number.", param, ctx)
        return found


def suggestion(word: str, known: Iterable[str]) -> str:
    """The end of a sentence about an unknown word: what was meant, or all there is."""
    names = list(known)
    near = get_close_matches(word, names, n=1, cutoff=0.5)
    if near:
        return f"; did you mean {near[0]!r}?"
    return f"; there is {', '.join(names)}." if names else "."


def slug_of(word: str) -> str:
    """How a game is called in the list of games; spaces, hyphens and capitals do not matter."""
    return word.strip().lower().replace("-", "_").replace(" ", "_")


class GameName(click.ParamType):  # type: ignore[type-arg]
    """A game by its slug; spaces, hyphens and capitals do not matter."""

    name = "game"

    def convert(self, value: Any, param: Param, ctx: Context) -> Game:
        from engine.games import GAMES
        from engine.kit.game import Game

        if isinstance(value, Game):
            return value
        slug = slug_of(str(value))
        if slug not in GAMES:
            raise click.UsageError(f"There is no game {value!r}{suggestion(slug, GAMES)}", ctx)
        return GAMES[slug]

    def get_missing_message(self, param: click.Parameter, ctx: Context) -> str:
        from engine.games import GAMES

        return f"The games are {', '.join(GAMES)}."

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        from engine.games import GAMES

        return [CompletionItem(slug, help=GAMES.entry(slug).title) for slug in GAMES if slug.startswith(incomplete)]


def games_named(ctx: click.Context) -> list[Game]:
    """The game of a command that is still being typed; all games where it names none."""
    from engine.games import GAMES

    # An option without its value ends the parsing, so the game may still lie among the bare words.
    return [GAMES[word] for word in ctx.args if word in GAMES] or list(GAMES.values())


class Setting(click.ParamType):  # type: ignore[type-arg]
    """An option of a table, `name=value`. Which exist is the game's business and checked with the game."""

    name = "name=value"

    def convert(self, value: Any, param: Param, ctx: Context) -> tuple[str, str]:
        if isinstance(value, tuple):
            return value
        name, equals, chosen = str(value).partition("=")
        if not equals or not name or not chosen:
            raise click.UsageError(f"Write an option as name=value, not {value!r}.", ctx)
        return name.strip(), chosen.strip()

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        options = [option for game in games_named(ctx) for option in game.options]
        pairs = {f"{option.name}={value}": told for option in options for value, told in option.explained()}
        return [CompletionItem(pair, help=told) for pair, told in pairs.items() if pair.startswith(incomplete)]


class Names(click.ParamType):  # type: ignore[type-arg]
    """Several names with commas between them."""

    name = "name,name"

    def convert(self, value: Any, param: Param, ctx: Context) -> tuple[str, ...]:
        if isinstance(value, tuple):
            return value
        names = tuple(part.strip() for part in str(value).split(","))
        if not all(names):
            raise click.UsageError(f"Separate names with commas, not {value!r}.", ctx)
        return names


class Bots(Names):
    """Bots with commas between them, each a level or `level:opponent`. Which opponents exist is the game's business."""

    name = "bot,bot"

    def convert(self, value: Any, param: Param, ctx: Context) -> tuple[str, ...]:
        from engine.bots import BOTS
        from engine.bots.names import level_of

        levels = super().convert(value, param, ctx)
        for word in levels:
            level = level_of(word)
            if level not in BOTS:
                raise click.UsageError(f"There is no bot {level!r}{suggestion(level, BOTS)}", ctx)
        return levels

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        from engine.bots.names import words_of

        before, comma, last = incomplete.rpartition(",")
        words = dict.fromkeys(word for game in games_named(ctx) for word in words_of(game))
        return [CompletionItem(f"{before}{comma}{word}") for word in words if word.startswith(last)]
