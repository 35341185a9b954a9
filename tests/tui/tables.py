"""Tables for the tests of screens: fixed seed, fixed name, a clock that stands still, a terminal to look at."""

import random
from contextlib import asynccontextmanager

from engine.core import AnyEvent, World
from engine.games import GAMES
from engine.store import MemoryStore
from engine.tables import Bot, Person, Table
from tests.tui.rest import until
from tests.tui.screen_snapshot import text_of
from tests.tui.thinkers import Brief
from tui.app.app import Duskhall
from tui.config.locations import locate
from tui.config.settings import Settings
from tui.keys.keymap import USUAL
from tui.table.cover import CoverScreen
from tui.table.session.event_frames import Beat
from tui.table.session.narration import folding, witnessed
from tui.table.table import TableScreen

SLUG = next(iter(GAMES))
NAMES = ("Mira", "Aldo", "Brann", "Cyra")
NOON = 1_700_000_000_000
SIZES = ((80, 24), (120, 40), (200, 60))


def laid(people=1, seats=3, seed=7, keyboards=(), slug=SLUG, **options) -> Table:
    """A table with people in the first seats and bots in the others; as many seats as the game has if not so many."""
    seats = min(max(seats, GAMES[slug].seats[0]), GAMES[slug].seats[-1])
    desks = [*keyboards, *[""] * seats]
    sitters = [
        Person(name, desks[seat]) if seat < people else Bot(name, "greedy") for seat, name in enumerate(NAMES[:seats])
    ]
    table = Table.create(MemoryStore(), slug, options, sitters, seed, clock=lambda: NOON)
    # Bots take their chance from the table's name, which is drawn by lot.
    named = Table(table.store, "amber-fox-17", table.journal)
    named.store.append(named.id, 0, named.journal.lines, named.summary)
    return named


def play(table: Table, moves: int = 10_000) -> Table:
    """Let everybody make some moves, people as the game's own bot would."""
    for _ in range(moves):
        if table.is_over:
            break
        seat = table.waiting()[0]
        table.act(seat, table.game.bot.pick(table.view(seat), seat, random.Random(1)))
    return table


@asynccontextmanager
async def at_table(table: Table, mine=(0,), size=(120, 40), thinker=None, keys=USUAL, **settings):
    """A pilot at the table screen, with bots that need no time."""
    app = Duskhall(
        table.store,
        locate(),
        Settings(**{"pace": "instant", "name": NAMES[0], **settings}),
        opening=lambda app: app.open_table(table, mine),
        clock=lambda: NOON,
        thinker=thinker or Brief(),
        keys=keys,
    )
    async with app.run_test(size=size) as pilot:
        await settled(pilot)
        yield pilot


async def settled(pilot) -> None:
    """Wait until nothing is due any more: no message, no picture, no bot, at whatever pace."""
    await until(pilot, lambda: stage_of(pilot) is None or stage_of(pilot)._timer is None)


def stage_of(pilot):
    """The table screen, if there is one, also under a cover."""
    return next((screen for screen in pilot.app.screen_stack if isinstance(screen, TableScreen)), None)


async def press(pilot, *keys: str) -> None:
    for key in keys:
        await pilot.press(key)
        await settled(pilot)


def shown(pilot) -> str:
    """Every cell of the screen, as plain text."""
    return text_of(pilot.app)


def is_covered(pilot) -> bool:
    return isinstance(pilot.app.screen, CoverScreen)


def beats_of(before: World, told: AnyEvent) -> tuple[Beat, ...]:
    """The pictures on the way through an event, for eyes that saw the World before it and were told it."""
    now = before.copy()
    return witnessed(before, now, told, folding(now, told.facts)).beats
