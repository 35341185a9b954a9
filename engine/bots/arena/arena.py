"""Many games between bots, on every core, with figures at any moment.

Game n of a seed is the same whatever the number of processes, and games come in order; ctrl+c keeps what was played.
"""

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing
from multiprocessing import get_context

from engine.bots.arena import figures
from engine.bots.arena.playing import Played, play
from engine.bots.levels.bot import Budget
from engine.bots.names import player_named
from engine.bots.thinking.processes import cores, settle_in, sheltered
from engine.core import Rejected
from engine.games import GAMES
from engine.journal.journal import known_game

LARGEST_BATCH = 20
FIXED = Budget(seconds=None, iterations=200)
"""How long bots think here unless told otherwise: by count, so that a seed plays the same games on any machine."""

Terms = tuple[str, dict[str, str], tuple[str, ...], int, Budget]


class Simulation:
    """Iterate over it to play, or `run` it; `report` tells what is known so far, `interrupted` if ctrl+c cut it off."""

    def __init__(
        self,
        game: str,
        options: Mapping[str, str],
        bots: Sequence[str],
        games: int,
        seed: int,
        workers: int | None,
        budget: Budget,
    ) -> None:
        chosen = known_game(game)
        self.game = game
        self.options = chosen.complete(options)
        chosen.check(self.options, len(bots))
        self.bots = tuple(player_named(chosen, word).word for word in bots)
        if games < 1:
            raise Rejected("NoGames", "A simulation needs at least one game.")
        self.games = games
        self.seed = seed
        self.budget = budget
        self.workers = min(workers or cores(), games)
        self.played: list[Played] = []
        self.interrupted = False

    def __len__(self) -> int:
        return self.games

    def run(self, each: Callable[[Played], None] | None = None) -> figures.Report:
        """Play all games, or until ctrl+c, and report. `each` is told of every game."""
        self.interrupted = False
        try:
            with closing(iter(self)) as games:
                for one in games:
                    if each is not None:
                        each(one)
        except KeyboardInterrupt:
            self.interrupted = True
        return self.report()

    def __iter__(self) -> Generator[Played, None, None]:
        """Play the games that are still to play, and hand each over as it ends."""
        for one in self.alone() if self.workers == 1 else self.in_parallel():
            self.played.append(one)
            yield one

    def alone(self) -> Iterator[Played]:
        for number in range(len(self.played), self.games):
            yield from play_batch(*self.terms, range(number, number + 1))

    def in_parallel(self) -> Iterator[Played]:
        return play_in_parallel([(self.terms, numbers) for numbers in self.batches()], self.workers)

    @property
    def terms(self) -> "Terms":
        """All that a game depends on besides its number."""
        return self.game, self.options, self.bots, self.seed, self.budget

    def batches(self) -> list[range]:
        """Enough batches to keep every process busy to the end, and to show progress."""
        first, size = len(self.played), max(1, min(LARGEST_BATCH, self.games // (8 * self.workers)))
        return [range(start, min(start + size, self.games)) for start in range(first, self.games, size)]

    def report(self) -> figures.Report:
        """The figures of all games played so far."""
        return figures.report(self.game, self.options, self.bots, self.seed, self.games, self.played)


def simulate(
    game: str,
    options: Mapping[str, str],
    bots: Sequence[str],
    games: int = 100,
    seed: int = 7,
    workers: int | None = None,
    budget: Budget = FIXED,
) -> Simulation:
    """Games between these bots, one per seat, every deal from every rotation. Rejected if there is no such table."""
    return Simulation(game, options, bots, games, seed, workers, budget)


def play_in_parallel(batches: Sequence[tuple[Terms, range]], workers: int) -> Iterator[Played]:
    """Batches of games in processes of their own, which leave ctrl+c to this one; in the order they were given."""
    pool = ProcessPoolExecutor(workers, get_context("spawn"), initializer=settle_in)
    try:
        with sheltered():
            running = [pool.submit(play_batch, *terms, numbers) for terms, numbers in batches]
        for batch in running:
            yield from batch.result()
    finally:
        pool.shutdown(cancel_futures=True)


def play_batch(
    game: str, options: Mapping[str, str], bots: Sequence[str], seed: int, budget: Budget, numbers: Sequence[int]
) -> list[Played]:
    """Some games of a simulation, in whatever process."""
    return [play(GAMES[game], options, bots, seed, number, budget) for number in numbers]
