"""The pictures of the README, drawn by the running app: `python -m tui.pictures` writes them to `tui/pictures/`.

The hall, a table of every game in the middle of its draft or turn, and a score sheet. Seeds, names and the clock are
fixed, so the same code draws the same pictures. Nothing of the user's own data folder is read or written.
"""

from __future__ import annotations

import asyncio
import random
import tempfile
from collections.abc import Callable
from datetime import UTC
from functools import cache
from itertools import count
from pathlib import Path

from engine.games import GAMES
from engine.store import MemoryStore
from engine.tables import Bot, Person, Sitter, Table
from tui.app.app import Duskhall
from tui.config.locations import locate
from tui.config.settings import Pace, Settings
from tui.draw.svg import svg_of
from tui.games import FACES

FOLDER = Path(__file__).with_suffix("")
NOON = 1_700_000_000_000
DAY = 86_400_000
NAMES = ("Mira", "Aldo", "Brann", "Cyra")
ENOUGH = 10_000


def main() -> None:
    """Write all pictures and say where they lie."""
    FOLDER.mkdir(exist_ok=True)
    slug = next(iter(FACES))
    pictures = {
        "hall": photographed(lambda app: None, (100, 30), "brisk"),
        **{game: photographed(opening(game, midway), (120, 40)) for game in FACES},
        "score": photographed(opening(slug, played), (100, 30)),
    }
    for name, svg in pictures.items():
        path = FOLDER / f"{name}.svg"
        path.write_text(svg, encoding="utf-8")
        print(path)


def played(store: MemoryStore, slug: str, seed: int, moves: int = ENOUGH) -> Table:
    """A table that bots have played for everybody, for some moves and up to the first seat's turn, or to its end."""
    names = NAMES[: GAMES[slug].seats[-1]]
    sitters: list[Sitter] = [Person(names[0]), *(Bot(name, "adept") for name in names[1:])]
    table = Table.create(store, slug, {}, sitters, seed, lambda: NOON)
    rng = random.Random(seed)
    while not table.is_over and (len(table.journal.events) < moves or 0 not in table.waiting()):
        seat = table.waiting()[0]
        table.act(seat, table.game.bot.pick(table.view(seat), seat, rng))
    return table


def midway(store: MemoryStore, slug: str, seed: int) -> Table:
    """The same table with more than half of its game behind it."""
    return played(store, slug, seed, 3 * len(played(MemoryStore(), slug, seed).journal.events) // 5)


def opening(slug: str, lay: Callable[[MemoryStore, str, int], Table]) -> Callable[[Duskhall], None]:
    """Sit down at a table of a game that the first seat is going to win."""
    seed = next(seed for seed in count(1) if has_first_seat_won(slug, seed))
    return lambda app: app.open_table(lay(MemoryStore(), slug, seed), (0,))


def has_first_seat_won(slug: str, seed: int) -> bool:
    outcome = played(MemoryStore(), slug, seed).journal.outcome
    return outcome is not None and 0 in outcome.winners()


@cache
def shelf() -> MemoryStore:
    """A hall somebody has played in for a while, the first game most of all."""
    now = [NOON]
    store = MemoryStore(lambda: now[0])
    for number, slug in enumerate(FACES):
        for seed in range(2 if number else 8):
            now[0] = NOON - (9 - seed) * DAY
            played(store, slug, seed)
        for seed, ago in () if number > 1 else ((11, DAY), (7, DAY // 12)):
            now[0] = NOON - ago
            midway(store, slug, seed)
    return store


def photographed(start: Callable[[Duskhall], None], size: tuple[int, int], pace: Pace = "instant") -> str:
    """What the app shows after opening something, as SVG."""

    async def shoot() -> str:
        with tempfile.TemporaryDirectory() as home:
            settings = Settings(name=NAMES[0], pace=pace)
            app = Duskhall(shelf(), locate(home).create(), settings, opening=start, clock=lambda: NOON, zone=UTC)
            async with app.run_test(size=size) as pilot:
                for _ in range(5):
                    await pilot.pause()
                return svg_of(app)

    return asyncio.run(shoot())


if __name__ == "__main__":
    main()
