"""How fast Shadowscape is: random play in actions a second, a copy of a World in mid-game, looks ahead at a first turn.

Run by hand: `python -m tests.games.shadowscape.speed [games]`. Times are of the processor, so a busy machine matters
less; a few runs side by side with another game say more than one number.
"""

import random
import sys
import time

from engine.bots.levels.bot import Budget, never
from engine.bots.search.search import Search
from engine.core import World, blank, lay_table, next_to_act, observe, perform
from engine.games.shadowscape.asks import ToAct
from tests.games.shadowscape.builders import GAME

COPIES = 20_000
LOOKS, TABLES = 150, 8


def opened(seats: int, mode: str, seed: int) -> World:
    world = blank(GAME, seats, GAME.complete({"mode": mode}), seed)
    lay_table(GAME, world)
    return world


def play(world: World, rng: random.Random, most: int = 100_000) -> int:
    """Random choices to the end, or so many of them."""
    actions = 0
    while world.outcome is None and actions < most:
        (seat,) = world.waiting()
        perform(GAME, world, seat, rng.choice(GAME.legal(world, seat)), offered=True)
        actions += 1
    return actions


def first_turn(seed: int) -> tuple[World, int]:
    """A table of two rivals at the first choice of a turn, and who has it."""
    world, rng = opened(2, "competitive", seed), random.Random(seed)
    while True:
        seat = next_to_act(world)
        if isinstance(world.ask_of(seat), ToAct):
            return world, seat
        perform(GAME, world, seat, GAME.bot.pick(observe(world, seat), seat, rng))


def looks() -> float:
    """Looks ahead a second, over several tables."""
    spent, iterations = 0.0, 0
    for seed in range(500, 500 + TABLES):
        world, seat = first_turn(seed)
        search = Search(GAME, observe(world, seat), seat, random.Random(seed))
        begun = time.process_time()
        search.run(Budget(None, LOOKS), never)
        spent += time.process_time() - begun
        iterations += search.iterations
    return iterations / spent


def main(games: int) -> None:
    play(opened(2, "competitive", 0), random.Random(0), 100)  # the content is loaded
    for mode in ("competitive", "cooperative"):
        for seats in GAME.seats:
            begun = time.process_time()
            actions = sum(play(opened(seats, mode, seed), random.Random(seed)) for seed in range(games))
            spent = time.process_time() - begun
            world = opened(seats, mode, 1)
            play(world, random.Random(1), 100)
            begun = time.process_time()
            for _ in range(COPIES):
                world.copy()
            copy = (time.process_time() - begun) / COPIES * 1e6
            print(f"{mode} {seats}: {actions / spent:,.0f} actions/s, {actions / games:.0f} a game, copy {copy:.1f} us")
    looks()  # warm
    print(f"looks ahead at a first turn of two: {looks():,.0f}/s")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20)
