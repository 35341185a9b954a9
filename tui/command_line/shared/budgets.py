"""How long bots may think where they play many games: `--iterations` by count, `--think` by the clock."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import click

from tui.command_line.shared.values import Seconds

if TYPE_CHECKING:
    from engine.bots.levels.bot import Budget


def with_budget(command: Callable[..., Any]) -> Callable[..., Any]:
    """Both options for a command."""
    for option in (
        click.option("--think", type=Seconds(0.01, 60), metavar="SECONDS", help="How long the Master thinks per move."),
        click.option(
            "--iterations",
            type=click.IntRange(min=1),
            metavar="N",
            help="Search steps of the Master per move; the same seed then plays the same games.  [default: 200]",
        ),
    ):
        command = option(command)
    return command


def budget_of(iterations: int | None, think: float | None) -> Budget:
    """What was asked for; by count where nothing was."""
    from engine.bots.arena.arena import FIXED
    from engine.bots.levels.bot import Budget

    if iterations is not None and think is not None:
        raise click.UsageError("Use either --iterations or --think, not both.")
    if think is not None:
        return Budget(think)
    return FIXED if iterations is None else Budget(None, iterations)
