"""`duskhall simulate`: many games between bots on every core, and what they show."""

from __future__ import annotations

from itertools import cycle, islice
from typing import TYPE_CHECKING

import click

from tui.command_line.shared.budgets import budget_of, with_budget
from tui.command_line.shared.call import Call
from tui.command_line.shared.group import INTERRUPTED
from tui.command_line.shared.progress import played_all
from tui.command_line.shared.table_options import GameCommand, with_options
from tui.command_line.shared.values import Bots, GameName

if TYPE_CHECKING:
    from engine.kit.game import Game


@click.command(cls=GameCommand)
@click.argument("game", type=GameName())
@click.option(
    "--games", type=click.IntRange(min=1), default=200, metavar="N", show_default=True, help="How many games to play."
)
@click.option(
    "--bots",
    type=Bots(),
    default=("adept", "random"),
    help="Who plays, seat by seat, each a level or level:opponent.  [default: adept,random]",
)
@click.option("--seats", type=int, metavar="N", help="How many seats; the bots take turns until all are filled.")
@click.option("--seed", type=int, default=7, metavar="S", show_default=True, help="The same seed plays the same games.")
@with_options
@with_budget
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
@click.pass_obj
def simulate(
    call: Call,
    game: Game,
    games: int,
    bots: tuple[str, ...],
    seats: int | None,
    seed: int,
    options: tuple[tuple[str, str], ...],
    iterations: int | None,
    think: float | None,
    as_json: bool,
) -> int:
    """Let bots play GAME many times, and show who wins, from which seat, how fast and with which cards.

    Every deal is played from every rotation of the seats. Ctrl+C stops early and prints the results so far.

    \b
    Example:
      duskhall simulate fairy_tale --games 400 --bots adept,random --seed 7
      duskhall simulate fairy_tale --games 40 --bots master,adept:collector --iterations 100
      duskhall simulate fairy_tale --bots adept,random --seats 4 --option rules=basic --json
    """
    from engine.bots.arena.arena import simulate as prepare

    count = max(len(bots), game.seats[0]) if seats is None else seats
    game.check(game.complete(dict(options)), count)
    seating = tuple(islice(cycle(bots), count))
    simulation = prepare(game.slug, dict(options), seating, games, seed, budget=budget_of(iterations, think))
    if not played_all(simulation):
        simulation.interrupted = True
    if as_json:
        import msgspec

        click.echo(msgspec.json.format(msgspec.json.encode(simulation.report())).decode())
    else:
        from tui.command_line.simulation.tables import show

        show(simulation.report(), call.wants_ascii())
    return INTERRUPTED if simulation.interrupted else 0
