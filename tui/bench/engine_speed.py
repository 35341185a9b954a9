"""How quick rules, fold, copies and undo are: no screen, no store. Random play, the same seeds every time."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from importlib.util import module_from_spec, spec_from_file_location
from multiprocessing import get_context
from os import cpu_count
from pathlib import Path
from statistics import median

from engine.core import World, blank, fold, lay_table, next_to_act, perform
from engine.games import GAMES
from engine.journal import Journal
from engine.kit.game import Game
from tui.bench.figures import Figure, missing, seconds

BARE_LOOPS = Path(__file__).resolve().parents[2] / "tests" / "bench"
ROUNDS = 7
SLICE = 0.3
"""Seconds of play in each of the rounds; the median counts."""

NO_OPTIONS: dict[str, str] = {}
Play = Callable[[int], int]


def seats_of(game: Game) -> int:
    """Four players, or as many as there can be."""
    return min(4, game.seats[-1])


def switched_on(game: Game) -> dict[str, str]:
    """Every option that can be on, on: what makes a game as long as its rules allow."""
    return {option.name: "on" for option in game.options if "on" in option.values and option.default != "on"}


def play(game: Game, seed: int, options: Mapping[str, str] = NO_OPTIONS) -> int:
    """A whole game by random choices through `legal` and `decide`, every fact folded; how many choices it took."""
    world = blank(game, seats_of(game), game.complete(options), seed)
    lay_table(game, world)
    chance = random.Random(seed).random
    choices, seat = 0, next_to_act(world)
    while world.outcome is None:
        seat = next_to_act(world, seat)
        legal = game.legal(world, seat)
        perform(game, world, seat, legal[int(chance() * len(legal))])
        choices += 1
    return choices


def bare_play_of(game: Game) -> Play | None:
    """The game's bare loop, if this is a checkout that has one."""
    path = BARE_LOOPS / f"{game.slug}.py"
    if not path.is_file():
        return None
    spec = spec_from_file_location(f"bare_{game.slug}", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)

    def bare(seed: int) -> int:
        module.play(seats_of(game), random.Random(seed))
        return 1

    return bare


def pace(act: Play, span: float, clock: Callable[[], float] = time.process_time) -> tuple[float, float]:
    """Games and choices a second over a stretch of time, in which at least one game is played.

    By default of the processor's time: what other programs take of the machine is not the game's.
    """
    games = choices = 0
    start = clock()
    while (spent := clock() - start) < span or not games:
        choices += act(games)
        games += 1
    return games / spent, choices / spent


def play_figures() -> Iterator[Figure]:
    """Random play of every game; the first one is the yardstick of the others, measured again beside each of them."""
    first, *others = GAMES.values()
    what = title_of(first)
    yield from bare_figures(first, what)
    yield from pace_figures(first, what, NO_OPTIONS, None)
    yield all_cores(first, what)
    for game in others:
        yield from pace_figures(game, title_of(game), NO_OPTIONS, first)
        if options := switched_on(game):
            yield from pace_figures(game, f"{title_of(game)} with {' and '.join(options)}", options, first)


def title_of(game: Game) -> str:
    return f"{game.title}, {seats_of(game)} players, random play"


def bare_figures(game: Game, what: str) -> Iterator[Figure]:
    """How many times the bare loop's time a game takes, both in turns."""
    bare, named = bare_play_of(game), f"{what}: time of the bare loop"
    if bare is None:
        yield missing(named, "the bare loop is in tests/bench of a checkout")
        return
    ratios = []
    for _ in range(ROUNDS):
        games = pace(partial(play, game), SLICE)[0]
        ratios.append(pace(bare, SLICE / 3)[0] / games)
    yield Figure(named, median(ratios), "times", most=10)


def pace_figures(game: Game, what: str, options: Mapping[str, str], yardstick: Game | None) -> Iterator[Figure]:
    """How quick a game is, and beside the yardstick, which plays in turns with it: load slows both."""
    paces, ratios = [], []
    for _ in range(ROUNDS):
        paces.append(pace(partial(play, game, options=options), SLICE))
        if yardstick is not None:
            ratios.append(paces[-1][1] / pace(partial(play, yardstick), SLICE / 3)[1])
    yield Figure(f"{what}, one core", median(games for games, _ in paces), "games/s")
    yield Figure(f"{what}, one core", median(choices for _, choices in paces), "actions/s")
    if yardstick is not None:
        yield Figure(f"{what}: pace of {yardstick.title}", median(ratios), "times", least=game.least_pace)


def all_cores(game: Game, what: str) -> Figure:
    """The same play in one process for each core."""
    cores = cpu_count() or 1
    with ProcessPoolExecutor(cores, mp_context=get_context("spawn")) as pool:
        list(pool.map(pace_of, [game.slug] * cores, [0.1] * cores))
        rounds = [sum(pool.map(pace_of, [game.slug] * cores, [2 * SLICE] * cores)) for _ in range(5)]
    return Figure(f"{what}, {cores} {'core' if cores == 1 else 'cores'}", median(rounds), "games/s", least=600)


def pace_of(slug: str, span: float) -> float:
    """Games a second in this process, by the clock on the wall: the cores are shared."""
    return pace(lambda seed: play(GAMES[slug], seed), span, time.perf_counter)[0]


def world_figures() -> Iterator[Figure]:
    """Copying a World, folding a log, and going back: the slowest of all games."""
    journals = [played(game) for game in GAMES.values()]
    copies = [seconds_each(middle(journal).copy, 200) for journal in journals]
    yield Figure("copy of a World", max(copies) * 1e6, "µs", most=15)
    yield Figure("undo, any step", max(slowest_undo(journal) for journal in journals) * 1e3, "ms", most=1)
    yield Figure("1,000 events folded", max(fold_time(journal) for journal in journals) * 1e3, "ms", most=15)


def played(game: Game) -> Journal:
    """A whole game of random choices with its log."""
    journal = Journal.start(game, seats_of(game), seed=7, clock=lambda: 0)
    rng = random.Random(7)
    while journal.outcome is None:
        seat = journal.waiting()[0]
        journal.act(seat, rng.choice(journal.legal(seat)))
    return journal


def middle(journal: Journal) -> World:
    """The World half way through."""
    return journal.at(len(journal.events) // 2)


def seconds_each(act: Callable[[], object], count: int) -> float:
    """The median time of one of many quick acts."""

    def many() -> None:
        for _ in range(count):
            act()

    return seconds(many, 15) / count


def slowest_undo(journal: Journal) -> float:
    """Take back any number of moves at once and look at the World: the slowest number of moves, each by its median."""
    moves = len(journal.events) - 1
    times: dict[int, list[float]] = {}
    for _ in range(5):
        for back in range(1, moves + 1, max(1, moves // 40)):
            start = time.perf_counter()
            journal.undo(back)
            journal.world  # noqa: B018 - reaching it is what is measured
            times.setdefault(back, []).append(time.perf_counter() - start)
            journal.redo()
    return max(map(median, times.values()))


def fold_time(journal: Journal) -> float:
    """Fold a thousand events: the game again and again from its empty table."""
    events = journal.events
    rounds, rest = divmod(1000, len(events))

    def thousand() -> None:
        for stretch in [events] * rounds + [events[:rest]]:
            world = journal.blank()
            for event in stretch:
                fold(world, event)

    return seconds(thousand, 9)
