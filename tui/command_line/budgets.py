"""How long bots may think where they play many games: `--iterations` by count, `--think` by the clock."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import click

from tui.command_line.values import Seconds

if TYPE_CHECKING:
    from engine.bots.contract import Budget


def with_budget(command: Callable[..., Any]) -> Callable[..., Any]:
    """Both options for a command."""
    for option in (
        click.option("--think", type=Seconds(0.01, 60), metavar="SECONDS", help="Let the Master think by the clock."),
        click.option(
            "--iterations",
            type=click.IntRange(min=1),
            metavar="N",
            help="Let the Master think so many times a move; a seed then plays the same games.  [default: 200]",
        ),
    ):
        command = option(command)
    return command


def budget_of(iterations: int | None, think: float | None) -> Budget:
    """What was asked for; by count where nothing was."""
    from engine.bots.arena import FIXED
    from engine.bots.contract import Budget

    if iterations is not None and think is not None:
        raise click.UsageError("--iterations counts and --think takes time; give one of them.")
    if think is not None:
        return Budget(think)
    return FIXED if iterations is None else Budget(None, iterations)
