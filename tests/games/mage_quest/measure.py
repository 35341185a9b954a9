"""How Mage Quest is used between two of its own bots: length, seats, actions, markets, maps. Not a test.

    python -m tests.games.mage_quest.measure --games 2000 --seed 7

prints the tables of content/mage_quest/BALANCE.md. Every game has its own deal; a seed always gives the same tables.
"""

import argparse
import random
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import Any

from engine.bots.arena.figures import Share, Spread, spread, wilson
from engine.bots.arena.playing import deal_of
from engine.core import World, blank, lay_table, observe, perform
from engine.games.mage_quest import actions
from engine.games.mage_quest.content.box import box
from engine.games.mage_quest.game import MageQuest
from engine.games.mage_quest.land import chart_of
from engine.games.mage_quest.table import caravans_of, place_of
from engine.games.mage_quest.tasks import ToAct
from engine.games.mage_quest.zones import ALLIES, BOOKS_TO_WIN, MANA, MAP, MARKETS, ROUND, STARTER

GAME = MageQuest()
LETTERS = {
    "Build": "A build", "Convert": "B convert", "Travel": "C move", "Gain": "D gain", "Mark": "D gain",
    "Swap": "E1 element for element", "Sell": "E2 elements for Mana", "Hire": "E3 Mana for Allies",
    "Invoke": "E4 speed", "Create": "F create", "Muster": "Muster", "Skip": "skip",
}  # fmt: skip
Used = Counter[tuple[str, str]]


def play(seed: int, options: dict[str, str], number: int) -> tuple[int, int, int | None, bool, int, Used]:
    """Rounds, starter, winner, whether four books ended it, what the winner has left over, what was used how often."""
    world = blank(GAME, 2, GAME.complete(options), deal_of(seed, number, 1))
    lay_table(GAME, world)
    rng, used = random.Random(f"{seed}|{number}"), Counter[tuple[str, str]]()
    used.update(("lies", world.kinds[piece]) for zone in (MAP, MARKETS) for piece in world.lying(zone))
    while world.outcome is None:
        [seat] = world.waiting()
        action = GAME.bot.pick(observe(world, seat), seat, rng)
        used.update(uses(world, seat, action))
        perform(GAME, world, seat, action)
    winners = world.outcome.winners()
    winner = winners[0] if len(winners) == 1 else None
    left = max(MANA(world, seat) + ALLIES(world, seat) for seat in winners)
    complete = max(world.outcome.scores) == BOOKS_TO_WIN
    return ROUND(world), STARTER(world), winner, complete, left, used


def uses(world: World, seat: int, action: Any) -> Iterator[tuple[str, str]]:
    """What an action makes use of: its letter where it is the first unit, and the market or map it happens at."""
    first = isinstance(world.ask_of(seat), ToAct)
    if first and type(action).__name__ in LETTERS:
        yield "action", LETTERS[type(action).__name__]
    chart = chart_of(world)
    if isinstance(action, actions.Swap | actions.Sell | actions.Hire):
        yield "units", chart.markets[place_of(world, action.caravan)].id
        if first:
            yield "trades", chart.markets[place_of(world, action.caravan)].id
    if isinstance(action, actions.Create):
        place = next(p for p in (place_of(world, c) for c in caravans_of(world, seat)) if p in chart.sacred)
        yield "creates", chart.cards[chart.sites[place].card].id
    if isinstance(action, actions.Gain):
        yield "gains", chart.cards[chart.sites[place_of(world, action.caravan)].card].id
    if first and isinstance(action, actions.Convert):
        place = place_of(world, action.vehicle)
        afloat = world.sides[action.vehicle] == "a"
        yield "docks", chart.cards[place if afloat else chart.sites[place].card].id


def percent(share: Share) -> str:
    return f"{100 * share.share:.1f} % ({100 * share.low:.1f} to {100 * share.high:.1f})"


def span(numbers: Spread | None) -> str:
    assert numbers is not None
    return f"mean {numbers.mean:.1f}, median {numbers.median:g}, {numbers.least:g} to {numbers.most:g}"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=7)
    for option in GAME.options:
        parser.add_argument(f"--{option.name}", default=option.default, choices=option.values)
    parser.add_argument("--workers", type=int, default=2)
    asked = parser.parse_args()
    with ProcessPoolExecutor(asked.workers, get_context("spawn")) as pool:
        one = partial(play, asked.seed, {"books": asked.books, "ending": asked.ending})
        played = list(pool.map(one, range(asked.games), chunksize=10))
    games, used = len(played), sum((one[5] for one in played), Counter[tuple[str, str]]())
    decided = [one for one in played if one[2] is not None]
    print(f"games {games}, shared {games - len(decided)}")
    print(f"turns each: {span(spread(one[0] for one in played))}")
    print(f"15 to 25 turns: {percent(wilson(sum(15 <= one[0] <= 25 for one in played), games))}")
    print(f"turn limit reached: {percent(wilson(sum(not one[3] for one in played), games))}")
    print(f"seat 0 wins: {percent(wilson(sum(one[2] == 0 for one in decided), len(decided)))}")
    print(f"starting player wins: {percent(wilson(sum(one[2] == one[1] for one in decided), len(decided)))}")
    print(f"Mana and Allies left to the winner: {span(spread(one[4] for one in played))}")
    print("\n| action | for a player and game |\n|---|---|")
    for letter in dict.fromkeys(LETTERS.values()):
        print(f"| {letter} | {used['action', letter] / games / 2:.2f} |")
    print("\n| market | allies, mana | trades in a game with it | units in a game with it |\n|---|---|---|---|")
    for id, market in box().markets.items():
        rates = [f"{used[what, id] / used['lies', id]:.2f}" for what in ("trades", "units")]
        print(f"| {id} | {market.allies}, {market.mana} | {' | '.join(rates)} |")
    print("\n| map | elements gained | books created | conversions |\n|---|---|---|---|")
    for id in ("garrison", *box().maps):
        row = [f"{used[what, id] / used['lies', id]:.2f}" for what in ("gains", "creates", "docks")]
        print(f"| {id} | {' | '.join(row)} |")


if __name__ == "__main__":
    main()
