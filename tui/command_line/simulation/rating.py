"""`duskhall ladder`: everybody plays everybody, and a rating tells who is stronger."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from tui.command_line.shared.budgets import budget_of, with_budget
from tui.command_line.shared.call import Call
from tui.command_line.shared.group import INTERRUPTED
from tui.command_line.shared.progress import played_all
from tui.command_line.shared.table_options import GameCommand, with_options
from tui.command_line.shared.values import Bots, GameName

if TYPE_CHECKING:
    from engine.bots.arena.ladder import Ladder
    from engine.bots.levels.bot import Budget
    from engine.kit.game import Game

MISSING = "The ladder is rated with openskill, which is not installed: pip install 'duskhall[ladder]'"


@click.command(cls=GameCommand)
@click.argument("game", type=GameName())
@click.option(
    "--games", type=click.IntRange(min=1), default=20, metavar="N", show_default=True, help="Games per pairing."
)
@click.option("--bots", type=Bots(), default=(), help="Bots to rate.  [default: every level]")
@click.option("--opponents", is_flag=True, help="Rate the game's named opponents as well.")
@click.option("--seed", type=int, default=7, metavar="S", show_default=True, help="The same seed plays the same games.")
@with_options
@with_budget
@click.option("--json", "as_json", is_flag=True, help="Print the ratings as JSON.")
@click.pass_obj
def ladder(
    call: Call,
    game: Game,
    games: int,
    bots: tuple[str, ...],
    opponents: bool,
    seed: int,
    options: tuple[tuple[str, str], ...],
    iterations: int | None,
    think: float | None,
    as_json: bool,
) -> int:
    """Let the bots of GAME play each other and rate them.

    Everyone plays everyone, with seats swapped. Ctrl+C stops early and prints the results so far.

    \b
    Example:
      duskhall ladder fairy_tale --games 40
      duskhall ladder fairy_tale --bots adept --opponents --games 10
    """
    from engine.bots import BOTS
    from engine.bots.arena.ladder import Ladder, Unrated
    from engine.bots.names import words_of

    named = [word for word in words_of(game) if word not in BOTS] if opponents else []
    players = [*(bots or BOTS), *named]
    budget = budget_of(iterations, think)
    try:
        prepared = Ladder(game.slug, dict(options), players, games, seed, budget=budget)
    except Unrated:
        raise click.ClickException(MISSING) from None
    interrupted = not played_all(prepared)
    show(prepared, call, budget, as_json)
    return INTERRUPTED if interrupted else 0


def show(prepared: Ladder, call: Call, budget: Budget, as_json: bool) -> None:
    """Print the rungs, the highest first."""
    rungs = prepared.rungs()
    if as_json:
        import msgspec

        click.echo(msgspec.json.format(msgspec.json.encode(rungs)).decode())
        return
    from engine.games import GAMES
    from tui.command_line.shared.tabulating import Tabular

    page = Tabular(call.wants_ascii())
    played, asked = len(prepared.played), len(prepared)
    count = f"{played} games" if played == asked else f"{played} of {asked} games"
    thought = f"{budget.iterations} iterations" if budget.iterations is not None else f"{budget.seconds:g} s"
    page.line(f"{GAMES.entry(prepared.game).title}; {count}; seed {prepared.seed}; the Master thinks {thought} a move.")
    rows = [
        (rung.bot, f"{rung.ordinal:.1f}", f"{rung.mu:.1f}", f"{rung.sigma:.1f}", str(rung.wins), str(rung.games))
        for rung in rungs
    ]
    page.table("Ladder", ("bot", "rating", "mu", "sigma", "wins", "games"), rows, note="rating is mu minus three sigma")
