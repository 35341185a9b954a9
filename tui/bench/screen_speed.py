"""How long a key takes to be painted: the real table screen at 120 x 40, drawn in full without a terminal."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from textual._compositor import CompositorUpdate
from textual.events import Key
from textual.pilot import Pilot

from engine.games import GAMES
from engine.kit.game import Game
from engine.store import MemoryStore
from engine.tables import Table
from tui.app.app import Duskhall
from tui.bench.figures import Figure, missing
from tui.config.locations import Locations
from tui.config.settings import Settings
from tui.games import FACES
from tui.table.table import TableScreen
from tui.words.seating import YOU, seated, usual_seats

SIZE = (120, 40)
PRESSES = 40
WARM_UP = 6
WHAT = "key press to painted, 120 x 40"


class Watched(Duskhall):
    """The app, noting when it has made everything that a terminal would be sent."""

    painted = 0.0

    def _display(self, screen: Any, renderable: Any) -> None:
        super()._display(screen, renderable)
        if isinstance(renderable, CompositorUpdate):
            renderable.render_segments(self.console)
            self.painted = time.perf_counter()


def screen_figures() -> Iterator[Figure]:
    """The slowest of all games with a screen, each by its median."""
    games = [game for slug, game in GAMES.items() if slug in FACES]
    times = [median(found) for game in games if (found := asyncio.run(key_times(game)))]
    yield Figure(WHAT, max(times) * 1e3, "ms", most=30) if times else missing(WHAT, "no key changed the picture")


async def key_times(game: Game) -> list[float]:
    """Seconds from a key to its picture, for arrows to and fro over the hand, or up and down where it is a list."""
    options = game.complete({})
    with TemporaryDirectory() as folder:
        sitters = seated(game, [YOU], [], usual_seats(game, options))
        table = Table.create(MemoryStore(), game.slug, options, sitters, seed=7)
        app = Watched(table.store, Locations(Path(folder)), Settings(pace="instant"))
        async with app.run_test(size=SIZE) as pilot:
            app.open_table(table, (0,))
            await until_asked(app, pilot)
            for ways in (("right", "left"), ("down", "up")):
                times = [await press(app, pilot, key) for key in ways * (PRESSES // 2)]
                if any(times[WARM_UP:]):
                    break
    return [spent for spent in times[WARM_UP:] if spent > 0]


async def until_asked(app: Duskhall, pilot: Pilot[None]) -> None:
    """Wait until the bots have moved and the player is to choose."""
    for _ in range(200):
        await pilot.pause(0.02)
        if isinstance(app.screen, TableScreen) and app.screen.session.is_asked:
            return


async def press(app: Watched, pilot: Pilot[None], key: str) -> float:
    """Press a key as a terminal sends it; seconds until the last of its picture was made, 0 if nothing changed."""
    await pilot.pause()
    event = Key(key, None)
    start = time.perf_counter()
    event.set_sender(app)
    assert app._driver is not None
    app._driver.send_message(event)
    await pilot.pause()
    await pilot.pause(0.03)
    return max(0.0, app.painted - start)
