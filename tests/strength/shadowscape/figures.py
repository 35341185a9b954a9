"""The figures of BALANCE.md that a simulation does not tell: heroes, offers, the lord, wounds.

Run by hand: `python -m tests.strength.shadowscape.figures SEATS GAMES [first=NUMBER] [option=value ...]`. Heroes come
by chance, every seat is played by the game's own bot, and the same numbers play the same games: what numbers on cards
were tuned by is told again from games nobody looked at.
"""

import random
import statistics
import sys
from collections import Counter

from engine.bots.arena.figures import wilson
from engine.core import blank, lay_table, next_to_act, observe, perform
from engine.games.shadowscape import actions as a
from engine.games.shadowscape import asks as q
from engine.games.shadowscape.scoring import shards_of
from engine.games.shadowscape.table import cards_of, hero_of, wounded_cards
from engine.games.shadowscape.zones import ACTIONS, ACTIONS_LEFT, ASLEEP, AWAKE, FIRST, GEAR, ROUND, SLAYER, WHISPERS
from tests.games.shadowscape.builders import GAME

LORD_SHARDS = 3


def share(count: int, of: int) -> str:
    found = wilson(count, of)
    return f"{found.share:.1%} ({found.low:.1%} to {found.high:.1%}) of {of}"


class Sample:
    """What was counted over some games."""

    def __init__(self) -> None:
        self.rounds: list[int] = []
        self.codes: Counter[str] = Counter()
        self.open: Counter[str] = Counter()
        self.claimed: Counter[str] = Counter()
        self.played: Counter[str] = Counter()
        self.won: Counter[str] = Counter()
        self.woken: list[int] = []
        self.first = self.slain = self.slayers = self.decided = self.together = self.cards = self.lamed = 0

    def play(self, seats: int, number: int, options: dict[str, str]) -> None:
        world, rng, seat = blank(GAME, seats, GAME.complete(options), 9000 + number), random.Random(number), None
        lay_table(GAME, world)
        seen: set[str] = set()
        woken = None
        while world.outcome is None:
            seat = next_to_act(world, seat)
            if isinstance(world.ask_of(seat), q.ToChoose):
                action = rng.choice(GAME.legal(world, seat))
            else:
                action = GAME.bot.pick(observe(world, seat), seat, rng)
            if isinstance(world.ask_of(seat), q.ToAct):
                seen |= {world.kinds[card] for zone in (WHISPERS, GEAR, ACTIONS) for card in world.lying(zone)}
                if ACTIONS_LEFT(world) == 2:
                    self.cards += len(cards_of(world, seat))
                    self.lamed += wounded_cards(world, seat)
            if isinstance(action, a.Claim):
                self.claimed[world.kinds[action.card]] += 1
            perform(GAME, world, seat, action)
            if woken is None and AWAKE(world) != ASLEEP:
                woken = ROUND(world)
        self.open.update(seen)
        self.woken += [woken] if woken is not None else []
        self.rounds.append(ROUND(world))
        self.codes[world.outcome.code] += 1
        winners = [one for one in range(seats) if world.outcome.places[one] == 1]
        self.first += FIRST(world) in winners
        if SLAYER(world) >= 0:
            self.slain += 1
            self.slayers += SLAYER(world) in winners
            totals = [shards_of(world, one) for one in range(seats)]
            best = max(total for one, total in enumerate(totals) if one != SLAYER(world))
            self.decided += SLAYER(world) in winners and totals[SLAYER(world)] - LORD_SHARDS < best
        self.together += world.outcome.code == "lord_slain"
        for one in range(seats):
            hero = world.kinds[hero_of(world, one)]
            self.played[hero] += 1
            self.won[hero] += one in winners

    def tell(self, together: bool) -> None:
        games = len(self.rounds)
        over = sum(rounds > 40 for rounds in self.rounds)
        print("turns each: median", statistics.median(self.rounds), "most", max(self.rounds), "beyond 40:", over)
        print("endings", dict(self.codes))
        print("first seat wins", share(self.first, games))
        print("the lord wakes in turn", statistics.median(self.woken) if self.woken else "never")
        if together:
            print("won together", share(self.together, games))
        else:
            print("lord slain", self.slain, "slayer wins", share(self.slayers, self.slain))
            print("won by the lord's shards", share(self.decided, games))
        print("card-turns disabled", f"{self.lamed / self.cards:.1%}")
        print("heroes", {hero: f"{self.won[hero]}/{count}" for hero, count in sorted(self.played.items())})
        shares = {kind: self.claimed[kind] / count for kind, count in self.open.items()}
        print(
            "claimed when open", {kind: f"{part:.0%}" for kind, part in sorted(shares.items(), key=lambda one: one[1])}
        )


def main(seats: int, games: int, options: dict[str, str]) -> None:
    sample = Sample()
    first = int(options.pop("first", "0"))
    for number in range(first, first + games):
        sample.play(seats, number, options)
    sample.tell(options.get("mode") == "cooperative")


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), dict(word.split("=") for word in sys.argv[3:]))
