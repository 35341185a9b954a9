"""Who is stronger, in one number with its doubt: everybody plays everybody, and openskill rates what came of it.

Pairings take turns, so that nobody is rated from old games alone; the rating depends on nothing but the games played.
Iterate to play; `rungs` tells what is known so far. Without openskill there is no ladder: `Unrated`.
"""

from collections.abc import Generator, Iterator, Mapping, Sequence
from itertools import chain, combinations
from typing import Any

import msgspec

from engine.bots.arena.arena import FIXED, Terms, play_batch, play_in_parallel
from engine.bots.arena.figures import has_won
from engine.bots.arena.playing import Played
from engine.bots.levels.bot import Budget
from engine.bots.names import player_named
from engine.bots.thinking.processes import cores
from engine.core import Rejected
from engine.journal.journal import known_game
from engine.kit.game import Game


class Unrated(Exception):
    """The library that rates is not installed."""


class Rung(msgspec.Struct, frozen=True):
    """How a player stands: the rating, its doubt, and the rating that is almost certainly reached."""

    bot: str
    mu: float
    sigma: float
    ordinal: float
    games: int
    wins: int


class Ladder:
    """See the module. `games` are played by every pairing, seats swapped from game to game."""

    def __init__(
        self,
        game: str,
        options: Mapping[str, str],
        bots: Sequence[str],
        games: int,
        seed: int = 7,
        workers: int | None = None,
        budget: Budget = FIXED,
    ) -> None:
        self.model = rating_model()
        chosen = known_game(game)
        seats = max(2, chosen.seats[0])
        self.game, self.options = game, chosen.complete(options)
        chosen.check(self.options, seats)
        refuse_company(chosen, self.options, seats)
        self.bots = tuple(dict.fromkeys(player_named(chosen, word).word for word in bots))
        if len(self.bots) < seats:
            raise Rejected("TooFewPlayers", f"A ladder of {chosen.title} needs at least {seats} different players.")
        self.pairings = list(combinations(self.bots, seats))
        self.games, self.seed, self.budget = games, seed, budget
        self.workers = workers or cores()
        self.played: list[Played] = []

    def __len__(self) -> int:
        return self.games * len(self.pairings)

    def __iter__(self) -> Generator[Played, None, None]:
        for one in self.alone() if self.workers == 1 else play_in_parallel(self.batches(), self.workers):
            self.played.append(one)
            yield one

    def alone(self) -> Iterator[Played]:
        for terms, numbers in self.batches():
            yield from play_batch(*terms, numbers)

    def batches(self) -> list[tuple[Terms, range]]:
        """What is still to play: all rotations of one deal by one pairing, then by the next."""
        step, done, found = len(self.pairings[0]), len(self.played), []
        for start in range(0, self.games, step):
            for pairing in self.pairings:
                numbers = range(start, min(start + step, self.games))
                left = range(min(numbers.start + done, numbers.stop), numbers.stop)
                done -= len(numbers) - len(left)
                terms: Terms = (self.game, self.options, pairing, self.seed, self.budget)
                if left:
                    found.append((terms, left))
        return found

    def rungs(self) -> list[Rung]:
        """Everybody by what they have almost certainly reached, the best first."""
        ratings = {bot: self.model.rating(name=bot) for bot in self.bots}
        for one in self.played:
            teams = [[ratings[one.seating[seat]] for seat in side] for side in one.sides]
            ranks = [float(one.places[side[0]]) for side in one.sides]
            for rating in chain.from_iterable(self.model.rate(teams, ranks=ranks)):
                ratings[rating.name] = rating
        return sorted((self.rung(ratings[bot]) for bot in self.bots), key=lambda rung: -rung.ordinal)

    def rung(self, rating: Any) -> Rung:
        sat = [(one, one.seating.index(rating.name)) for one in self.played if rating.name in one.seating]
        wins = sum(has_won(one, seat) for one, seat in sat)
        return Rung(rating.name, rating.mu, rating.sigma, rating.ordinal(), len(sat), wins)


def refuse_company(game: Game, options: Mapping[str, str], seats: int) -> None:
    """Raise Rejected where nobody plays against anybody."""
    if len(game.sides(options, seats)) < 2:
        sentence = f"In {game.title} all players are on one side, so there is no ladder; simulate it instead."
        raise Rejected("NobodyToBeat", sentence)


def rating_model() -> Any:
    """What rates. Raises Unrated where it is not installed."""
    try:
        from openskill.models import PlackettLuce
    except ImportError as missing:
        raise Unrated from missing
    return PlackettLuce()
