"""The weights of `standing` fitted anew, for when cards have changed.

`python -m tests.games.quests_of_shadowgate.weights` plays games between equal bots and looks at both seats whenever a
turn begins. What a seat has there is set against what came of it, the final lead and half of `STAKE` for the winner, by
least squares: once for early games and once for late ones, as `standing` mixes them.
"""

import argparse
import random
from collections.abc import Iterator, Sequence

import msgspec

from engine.core import World, blank, lay_table, next_to_act, observe, perform
from engine.games.quests_of_shadowgate.bot.value import STAKE, Weights, lateness, likely_lead, most_points
from engine.games.quests_of_shadowgate.game import QuestsOfShadowgate
from engine.games.quests_of_shadowgate.zones import FINISHER, TURN

GAME = QuestsOfShadowgate()
SINGLE = [name for name in Weights.__struct_fields__ if name != "leads"]
NAMES = [*SINGLE, "leads 1", "leads 2", "leads 3", "(constant)"]
CAUTION = 3.0  # pulls weights that hardly ever count towards nothing
BLUNDERS = 0.03  # of the choices are made by chance, so that bad turns are known too
Row = list[float]


def weights_of(values: Sequence[float]) -> Weights:
    """A Struct of the weights in the order of NAMES."""
    first, second, third = values[len(SINGLE) : len(SINGLE) + 3]
    return msgspec.convert(dict(zip(SINGLE, values, strict=False)) | {"leads": (first, second, third)}, Weights)


UNITS = [weights_of([float(place == one) for place in range(len(NAMES) - 1)]) for one in range(len(NAMES) - 1)]
NOTHING = weights_of([0.0] * (len(NAMES) - 1))


def looked_at(world: World, seat: int) -> Row:
    """How much of each thing a seat has more than its rival, early and late."""
    late, drafted = lateness(most_points(world)), likely_lead(world, seat, NOTHING)
    had = [likely_lead(world, seat, unit) - drafted for unit in UNITS] + [1.0]
    return [one * (1 - late) for one in had] + [one * late for one in had]


def rows_of(number: int, seed: int) -> Iterator[tuple[Row, float]]:
    """A game between equals: what both seats had whenever a turn began, and what came of it."""
    world, rng = blank(GAME, 2, GAME.complete({}), seed + number), random.Random(seed + number)
    lay_table(GAME, world)
    found: list[tuple[int, Row]] = []
    turn = 0
    while world.outcome is None:
        if TURN(world) != turn and not FINISHER(world):
            found += [(seat, looked_at(world, seat)) for seat in (0, 1)]
        turn = TURN(world)
        asked = next_to_act(world)
        blunder = rng.random() < BLUNDERS
        legal = GAME.legal(world, asked)
        action = rng.choice(legal) if blunder else GAME.bot.pick(observe(world, asked), asked, rng)
        perform(GAME, world, asked, action)
    winners = world.outcome.winners()
    for seat, row in found:
        stake = STAKE * ((seat in winners) / len(winners) - 0.5)
        yield row, GAME.value(world, seat) + stake


def fitted(games: int, seed: int) -> Row:
    """The weights that come nearest to what happened: the normal equations, solved."""
    size = 2 * len(NAMES)
    table = [[CAUTION * (row == column) for column in range(size)] + [0.0] for row in range(size)]
    for number in range(games):
        for row, came in rows_of(number, seed):
            whole = [*row, came]
            for place, one in enumerate(row):
                if one:
                    line = table[place]
                    for column, other in enumerate(whole):
                        line[column] += one * other
    return solved(table)


def solved(table: list[Row]) -> Row:
    """Linear equations, the right side in the last column, by elimination."""
    size = len(table)
    for place in range(size):
        best = max(range(place, size), key=lambda row: abs(table[row][place]))
        table[place], table[best] = table[best], table[place]
        for row in range(size):
            if row != place and table[row][place]:
                share = table[row][place] / table[place][place]
                table[row] = [one - share * other for one, other in zip(table[row], table[place], strict=True)]
    return [table[place][size] / table[place][place] for place in range(size)]


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--games", type=int, default=1200)
    asked.add_argument("--seed", type=int, default=1)
    chosen = asked.parse_args()
    weights = fitted(chosen.games, chosen.seed)
    print("| weight | early | late |\n|---|---|---|")
    for name, early, late in zip(NAMES, weights, weights[len(NAMES) :], strict=False):
        print(f"| {name} | {early:.2f} | {late:.2f} |")


if __name__ == "__main__":
    main()
