"""The hall in a test: a store with known tables, a clock that stands still, and a pilot in the app."""

from contextlib import asynccontextmanager
from datetime import UTC

from engine.store import MemoryStore
from engine.tables import Bot, Person, Sitter, Table
from tests.tui.screen_snapshot import text_of
from tests.tui.tables import NOON, SLUG, play
from tests.tui.thinkers import Brief
from tui.app.app import Duskhall
from tui.config.locations import locate
from tui.config.settings import Settings

HOUR = 3_600_000


class Clock:
    """Tells the time it was set to."""

    def __init__(self, now: int = NOON) -> None:
        self.now = now

    def __call__(self) -> int:
        return self.now


class Shelf:
    """A store filled in the past: every table under a name of its own, at an hour of its own."""

    def __init__(self) -> None:
        self.clock = Clock()
        self.store = MemoryStore(self.clock)

    def put(
        self, id: str, hours_ago: int = 1, people=("Mira",), bots=("Aldo", "Brann"), moves=10_000, seed=7, **options
    ):
        """Play a table for some moves and up to the first person's turn, by default to its end, and keep it."""
        self.clock.now = NOON - hours_ago * HOUR
        sitters: list[Sitter] = [*map(Person, people), *(Bot(name, "greedy") for name in bots)]
        loose = Table.create(MemoryStore(), SLUG, options, sitters, seed, self.clock)
        play(loose, moves)
        while not loose.is_over and 0 not in loose.waiting():
            play(loose, 1)
        table = Table(self.store, id, loose.journal)
        self.store.append(id, 0, table.journal.lines, table.summary)
        self.clock.now = NOON
        return table


@asynccontextmanager
async def in_hall(shelf: Shelf | None = None, size=(100, 30), settings: Settings | None = None, **more):
    """A pilot in the hall; bots need no time."""
    store = (shelf or Shelf()).store
    settings = settings or Settings(pace="instant", name="Mira")
    more.setdefault("thinker", Brief())
    app = Duskhall(store, locate().create(), settings, clock=lambda: NOON, zone=UTC, **more)
    async with app.run_test(size=size, notifications=True) as pilot:
        await pilot.pause()
        yield pilot


async def press(pilot, *keys: str) -> None:
    """Press keys one by one, and let everything settle after each."""
    await pilot.press(*keys)


async def type_in(pilot, text: str) -> None:
    """Type into the panel that asks, in place of what stands there, and answer."""
    pilot.app.screen.query_one("Input").value = text
    await press(pilot, "enter")


async def click(pilot, words: str) -> None:
    """Click on the first place where these words stand."""
    rows = text_of(pilot.app).splitlines()
    y = next(y for y, row in enumerate(rows) if words in row)
    await pilot.click(offset=(rows[y].index(words), y))


def told(pilot) -> str:
    """Every notice shown, in full; on the screen its lines are broken."""
    return " ".join(notice.message for notice in pilot.app._notifications)


def top(pilot) -> str:
    """The name of the screen on top."""
    return type(pilot.app.screen).__name__
