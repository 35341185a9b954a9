"""A visit by nobody before the hall opens, so that what every app needs is loaded, parsed and rendered once.

The first real visitor waits no longer than the others, and workers share what was made before they were started.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Mapping
from functools import partial

from engine.bots.thinking.thinker import Inline
from engine.games import GAMES
from engine.store import MemoryStore
from engine.tables.hall.hall import Hall
from engine.tables.hall.limits import Limits
from engine.tables.hall.people import Who
from tui.config.locations import Locations
from tui.games import FACES
from tui.lobby import Meeting
from tui.server.connection.identity import Visitor
from tui.server.process.textual_patches import run_tamed, tame
from tui.server.remote_app import MeetingHall
from tui.server.terminal.driver import TerminalDriver
from tui.server.terminal.terminal import Extent, Listener
from tui.words.seating import usual_seats

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
    """Come into a hall of nobody else, sit down at a table of every game with a board, and leave."""
    tame()
    meeting, terminal = Meeting(MemoryStore(), Limits(tables=len(FACES)), thinker=Inline()), Nowhere()
    app = MeetingHall(Visitor("Nobody", visit="warming"), terminal, meeting, places)
    app.driver_class = partial(TerminalDriver, terminal=terminal)  # type: ignore[assignment]

    async def look_round() -> None:
        await app.screen.wait_for_refresh()
        app.come_in(None)
        for slug in FACES:
            app.go_into(laid(meeting.hall, app.who, slug))
            await app.screen.wait_for_refresh()
        app.exit()

    def begin() -> None:
        app.run_worker(look_round())

    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE):
            await run_tamed(app, terminal.extent, begin)
    meeting.close()


def laid(hall: Hall, who: Who, slug: str) -> str:
    """A table whose other seats are taken by people, so that no bot has to think."""
    options = GAMES[slug].complete({})
    seats = usual_seats(GAMES[slug], options)
    id = hall.lay(who, slug, options, seats)
    for seat in range(1, seats):
        hall.join(Who(f"{seat}", f"{seat}"), id)
    return id
