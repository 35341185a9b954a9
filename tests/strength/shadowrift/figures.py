"""The figures of BALANCE.md: how often companions win, by which end, how long it takes, and which stacks they buy from.

Run by hand: `python -m tests.strength.shadowrift.figures SEATS GAMES [bot=random] [option=value ...]`. Every hero is
played by the game's own bot, or by chance; factions take turns unless one is named. Equal numbers play equal games.
"""

import random
import statistics
import sys
from collections import Counter

from engine.bots.arena.figures import wilson
from engine.core import World, blank, lay_table, next_to_act, observe, perform
from engine.games.shadowrift import actions as a
from engine.games.shadowrift.content.words import FACTIONS
from engine.games.shadowrift.rules.ending import WINS
from engine.games.shadowrift.rules.heroes.buying import kind_in_stack
from engine.games.shadowrift.table import stack_kind
from engine.games.shadowrift.zones import BASE_STACKS, HERO_STACKS, ROUND
from tests.games.shadowrift.builders import GAME

FIRST_SEED = 9000


def share(count: int, of: int) -> str:
    found = wilson(count, of)
    return f"{found.share:.1%} ({found.low:.1%} to {found.high:.1%}) of {of}"


class Sample:
    """What was counted over some games."""

    def __init__(self, bot: str = "adept") -> None:
        self.bot = bot
        self.codes: dict[str, Counter[str]] = {}
        self.rounds: dict[str, list[int]] = {}
        self.laid: Counter[str] = Counter()
        self.bought: Counter[str] = Counter()

    def play(self, seats: int, number: int, options: dict[str, str]) -> None:
        """One game; `number` is its deal."""
        chosen = {"faction": FACTIONS[number % len(FACTIONS)]} | options
        world, rng = blank(GAME, seats, GAME.complete(chosen), FIRST_SEED + number), random.Random(number)
        lay_table(GAME, world)
        seat, bought = None, set()
        while world.outcome is None:
            seat = next_to_act(world, seat)
            action = self.choose(world, seat, rng)
            if isinstance(action, a.Buy) and action.stack >= BASE_STACKS:
                bought.add(kind_in_stack(world, action.stack))
            perform(GAME, world, seat, action)
        self.codes.setdefault(chosen["faction"], Counter())[world.outcome.code] += 1
        self.rounds.setdefault(chosen["faction"], []).append(ROUND(world))
        self.laid.update(str(stack_kind(world, number)) for number in range(HERO_STACKS))
        self.bought.update(map(str, bought))

    def choose(self, world: World, seat: int, rng: random.Random) -> object:
        if self.bot == "random":
            return rng.choice(GAME.legal(world, seat))
        return GAME.bot.pick(observe(world, seat), seat, rng)

    def tell(self) -> None:
        for faction, codes in self.codes.items():
            won = sum(codes[code] for code in WINS)
            median = statistics.median(self.rounds[faction])
            print(f"{faction:13} won {share(won, codes.total())}, median {median} rounds", dict(codes))
        codes = sum(self.codes.values(), Counter())
        rounds = [count for counts in self.rounds.values() for count in counts]
        won = sum(codes[code] for code in WINS)
        print("all           won", share(won, codes.total()), "median", statistics.median(rounds), "most", max(rounds))
        for code, count in codes.most_common():
            of = won if code in WINS else codes.total() - won
            print(f"  {code:8} {share(count, of)} {'wins' if code in WINS else 'losses'}")
        shares = {kind: self.bought[kind] / count for kind, count in self.laid.items()}
        told = (f"{kind} {part:.0%}" for kind, part in sorted(shares.items(), key=lambda one: one[1]))
        print("bought where it lies:", ", ".join(told))


def main(seats: int, games: int, bot: str, options: dict[str, str]) -> None:
    sample = Sample(bot)
    for number in range(games):
        sample.play(seats, number, options)
    sample.tell()


if __name__ == "__main__":
    given = dict(word.split("=") for word in sys.argv[3:])
    main(int(sys.argv[1]), int(sys.argv[2]), given.pop("bot", "adept"), given)
