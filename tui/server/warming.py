"""A visit by nobody before the hall opens, so that what every app needs is loaded, parsed and rendered once.

The first real visitor waits no longer than the others, and workers share what was made before they were started.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Mapping
from functools import partial

from engine.games import GAMES
from engine.store import MemoryStore
from engine.tables import Person, Table
from tui.games import FACES
from tui.locations import Locations
from tui.seating import usual_seats
from tui.server.driver import TerminalDriver
from tui.server.remote_hall import RemoteHall, surroundings_of
from tui.server.taming import run_tamed, tame
from tui.server.terminal import Extent, Listener
from tui.server.visitor import Visitor

PATIENCE = 10.0


class Nowhere:
    """A terminal that nobody looks at."""

    listener: Listener | None = None
    extent = Extent(120, 40)
    surroundings: Mapping[str, str] = {"TERM": "xterm-256color"}

    def write(self, data: bytes) -> None:
        """Gone."""

    def backlog(self) -> int:
        return 0

    def hold(self, held: bool) -> None:
        """There is no input."""

    def finish(self, status: int) -> None:
        """There is no connection."""

    def hang_up(self, why: str) -> None:
        """There is no connection."""


async def warm_up(places: Locations) -> None:
    """Open a hall and a table of every game with a board, and leave."""
    tame()
    store = MemoryStore()
    shared, terminal = surroundings_of(store, places), Nowhere()
    app = RemoteHall(Visitor("Nobody", visit="warming"), terminal, shared, store)
    app.driver_class = partial(TerminalDriver, terminal=terminal)  # type: ignore[assignment]

    async def look_round() -> None:
        for slug in FACES:
            options = GAMES[slug].complete({})
            people = [Person(f"{seat}", f"{seat}") for seat in range(usual_seats(GAMES[slug], options))]
            app.open_table(Table.create(store, slug, options, people), (0,))
            await app.screen.wait_for_refresh()
            app.go_to_hall()
        app.exit()

    def begin() -> None:
        app.run_worker(look_round())

    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE):
            await run_tamed(app, terminal.extent, begin)
