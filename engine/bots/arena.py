"""Many games between bots, on every core, with figures at any moment.

Game n of a seed is the same whatever the number of processes, and games come in order; ctrl+c keeps what was played.
"""

import os
import signal
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import closing, contextmanager
from multiprocessing import get_context

from engine.bots import figures, known_bot
from engine.bots.playing import Played, play
from engine.core import Rejected
from engine.games import GAMES
from engine.journal.journal import known_game

LARGEST_BATCH = 20


class Simulation:
    """Iterate over it to play, or `run` it; `report` tells what is known so far, `interrupted` if ctrl+c cut it off."""

    def __init__(
        self, game: str, options: Mapping[str, str], bots: Sequence[str], games: int, seed: int, workers: int | None
    ) -> None:
        chosen = known_game(game)
        self.game = game
        self.options = chosen.complete(options)
        chosen.check(self.options, len(bots))
        self.bots = tuple(known_bot(level).level for level in bots)
        if games < 1:
            raise Rejected("NoGames", "A simulation plays at least one game.")
        self.games = games
        self.seed = seed
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
            yield from play_batch(self.game, self.options, self.bots, self.seed, range(number, number + 1))

    def in_parallel(self) -> Iterator[Played]:
        """Batches of games in processes of their own, which leave ctrl+c to this one."""
        pool = ProcessPoolExecutor(self.workers, get_context("spawn"), initializer=ignore_interrupts)
        try:
            with sheltered():
                batches = [self.submit(pool, numbers) for numbers in self.batches()]
            for batch in batches:
                yield from batch.result()
        finally:
            pool.shutdown(cancel_futures=True)

    def submit(self, pool: ProcessPoolExecutor, numbers: range) -> "Future[list[Played]]":
        return pool.submit(play_batch, self.game, self.options, self.bots, self.seed, numbers)

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
) -> Simulation:
    """Games between these bots, one per seat, every deal from every rotation. Rejected if there is no such table."""
    return Simulation(game, options, bots, games, seed, workers)


def play_batch(
    game: str, options: Mapping[str, str], bots: Sequence[str], seed: int, numbers: Sequence[int]
) -> list[Played]:
    """Some games of a simulation, in whatever process."""
    return [play(GAMES[game], options, bots, seed, number) for number in numbers]


@contextmanager
def sheltered() -> Iterator[None]:
    """Ctrl+c reaches every process of a terminal. Those started in here never hear it, not even while they start."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def ignore_interrupts() -> None:
    """The same where processes cannot be sheltered."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def cores() -> int:
    """How many processes can run at once."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
