"""How quick bots that think ahead are, and how long a key takes to be painted while they do."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from textual.pilot import Pilot

from engine.bots.levels.bot import Budget
from engine.bots.levels.master import Master
from engine.core import World, blank, lay_table, next_to_act, observe, perform
from engine.games import GAMES
from engine.kit.game import Game
from engine.store import MemoryStore
from engine.tables import Bot, Person, Sitter, Table
from engine.tables.table.seats import BOT_NAMES
from tui.bench.engine_speed import seats_of
from tui.bench.figures import Figure, missing
from tui.bench.screen_speed import PRESSES, SIZE, WARM_UP, Watched, press
from tui.config.locations import Locations
from tui.config.settings import LONGEST, Settings
from tui.games import FACES
from tui.table.table import TableScreen
from tui.words.seating import YOU

ROUNDS = 5
SPAN = 0.5
"""Seconds of thinking in each of the rounds; the median counts."""

SLOWEST = 0.95
"""The share of keys that counts as nearly all."""

WHAT = "key press to painted while Masters think, 120 x 40"


def search_figures() -> Iterator[Figure]:
    """Iterations a second at the first real choice of every game; the first game has a bar."""
    for number, game in enumerate(GAMES.values()):
        paces = [search_pace(game, seed) for seed in range(ROUNDS)]
        what = f"{game.title}, {seats_of(game)} players, search at the first choice"
        yield Figure(what, median(paces), "iterations/s", least=None if number else 1000)


def search_pace(game: Game, seed: int) -> float:
    """How often the Master tries something out in a second of the processor's time."""
    seen, seat = first_choice(game, seed)
    start = time.process_time()
    advice = Master().consider(game, seen, seat, random.Random(seed), Budget(SPAN))
    return advice.iterations / (time.process_time() - start)


def first_choice(game: Game, seed: int) -> tuple[World, int]:
    """The first World in which more than one action is worth a look, as the seat asked sees it, and that seat.

    A game that is over before there was one is followed by another.
    """
    world, rng = blank(game, seats_of(game), game.complete({}), seed), random.Random(seed)
    lay_table(game, world)
    while world.outcome is None:
        seat = next_to_act(world)
        seen = observe(world, seat)
        if len(game.bot.ranked(seen, seat, rng)) > 1:
            return seen, seat
        perform(game, world, seat, game.bot.pick(seen, seat, rng))
    return first_choice(game, seed + ROUNDS)


def thinking_figures() -> Iterator[Figure]:
    """The slowest of all games with a screen, by its median as without bots; beside it what nearly all keys keep to."""
    games = [game for game in GAMES.values() if game.slug in FACES]
    found = [times for game in games if (times := asyncio.run(key_times(game)))]
    if not found:
        yield missing(WHAT, "no key changed the picture")
        return
    yield Figure(WHAT, max(map(median, found)) * 1e3, "ms", most=50)
    yield Figure(f"{WHAT}: {SLOWEST:.0%} of keys within", max(map(slow, found)) * 1e3, "ms")


def slow(times: list[float]) -> float:
    """The time within which nearly all were painted."""
    return sorted(times)[min(int(len(times) * SLOWEST), len(times) - 1)]


async def key_times(game: Game) -> list[float]:
    """Seconds from a key to its picture, at a table where everybody else is a Master who thinks."""
    sitters: list[Sitter] = [*(Bot(name, "master") for name in BOT_NAMES[: seats_of(game) - 1]), Person(YOU)]
    with TemporaryDirectory() as folder:
        table = Table.create(MemoryStore(), game.slug, game.complete({}), sitters, seed=7)
        app = Watched(table.store, Locations(Path(folder)), Settings(pace="instant", think=LONGEST))
        async with app.run_test(size=SIZE) as pilot:
            app.open_table(table, table.people)
            await until_thinking(app, pilot)
            times = [await press(app, pilot, key) for key in ("right", "left") * (PRESSES // 2)]
    return [spent for spent in times[WARM_UP:] if spent > 0]


async def until_thinking(app: Watched, pilot: Pilot[None]) -> None:
    """Wait until every process is there and busy, or as many as there are bots to think."""
    from engine.bots.thinking.workers import Lease

    for _ in range(500):
        await pilot.pause(0.02)
        workers = Lease.shared
        if isinstance(app.screen, TableScreen) and workers is not None:
            wanted = min(workers.most, len(app.screen.session.minds.thinkers()))
            if wanted and workers.busy() == wanted:
                return
