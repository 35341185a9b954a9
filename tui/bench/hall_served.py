"""The hall that `duskhall bench --ssh` and `--web` measure: the real one, where everybody comes straight to a table.

Run as a program of its own: `python -m tui.bench.hall_served HOME PORT WORKERS ssh|web`. Whoever calls themselves `7`,
or has their cookie, is person 7 of those who were seated before. It is made for measuring on the loopback alone.
"""

from __future__ import annotations

import asyncio
import gc
import os
import sys
import time
from pathlib import Path
from typing import Any

from engine.games import GAMES
from engine.store import SqliteStore
from engine.tables.hall.hall import Hall
from engine.tables.hall.people import id_of
from tui.config.frame_rate import paint_quickly
from tui.config.locations import Locations
from tui.config.settings import Settings

CROWD = 10_000
AT_A_TABLE = 4
OPEN = "The hall is open"
COLLECTED = "longest-collection."
GLANCE, CALM = 0.001, 2
"""Seconds between two looks whether all was painted, and how many of them in a row must say so."""

MARK = "\x1b]777;key\x07"
"""A sequence that terminals read over: what a key led to is painted."""


def lay_tables(
    places: Locations, sessions: int, more: int = 0, game: str = "", at_a_table: int = AT_A_TABLE
) -> tuple[list[str], list[str]]:
    """Lay tables of a game for so many people, and others for some more; what all of those call themselves.

    Raises Rejected where the game has no such table.
    """
    from tui.games import FACES

    slug = game or next(slug for slug, one in GAMES.items() if slug in FACES and at_a_table in one.seats)
    with SqliteStore(places.create().store) as store:
        hall = Hall(store)
        seats = -(-sessions // at_a_table) * at_a_table
        for first in range(0, seats + more, at_a_table):
            numbers = range(first, first + at_a_table)
            owner, *others = (hall.people.call(id_of(str(number)), f"Player {number + 1}") for number in numbers)
            id = hall.lay(owner, slug, {}, at_a_table)
            for one in others:
                hall.join(one, id)
    return [str(number) for number in range(sessions)], [str(number) for number in range(seats, seats + more)]


def note_collections(home: Path) -> None:
    """Write down how long the longest collection of this process took, whenever one took longer than all before."""
    begun = longest = 0.0

    def note(phase: str, _: dict[str, int]) -> None:
        nonlocal begun, longest
        if phase == "start":
            begun = time.perf_counter()
        elif time.perf_counter() - begun > longest:
            longest = time.perf_counter() - begun
            (home / f"{COLLECTED}{os.getpid()}").write_text(str(longest))

    gc.callbacks.append(note)


def longest_collection(home: Path) -> float:
    """Seconds that the longest collection of any process of a hall took."""
    return max((float(path.read_text()) for path in home.glob(f"{COLLECTED}*")), default=0.0)


def main(home: str, port: str, workers: str, way: str) -> int:
    """Serve until told to stop."""
    paint_quickly()
    from textual.events import Event, Key

    from tui.app.app import Duskhall
    from tui.server.connection.identity import Visitor
    from tui.server.process.policy import HouseRules, WebRules
    from tui.server.process.startup import run
    from tui.server.remote_app import MeetingHall, Meetings
    from tui.server.terminal.terminal import Page, Terminal
    from tui.server.web.page_hall import PageHall

    class Measuring(MeetingHall):
        """Sends a mark after every key, once everything that came of it was painted."""

        followed: Event | None = None
        marking: asyncio.Task[None] | None = None

        async def on_event(self, event: Event) -> None:
            try:
                await super().on_event(event)
            finally:  # a key that is refused is painted as well
                if isinstance(event, Key) and event is not self.followed:  # it comes back from the widgets
                    self.followed = event
                    self.marking = asyncio.create_task(self.mark())

        async def mark(self) -> None:
            calm = 0
            while calm < CALM and self.is_running:
                await asyncio.sleep(GLANCE)
                calm = calm + 1 if self.is_calm() else 0
            if self._driver is not None and self.is_running:
                self._driver.write(MARK)

        def is_calm(self) -> bool:
            """Whether nothing is left to do or to paint."""
            if not self.screen_stack:
                return True
            screen = self.screen
            if screen._dirty_widgets or screen._layout_required:
                return False
            return not any(pump.message_queue_size for pump in (self, screen, *screen.walk_children()))

    class MeasuredHall(Measuring):
        """One on a terminal."""

    class MeasuredPage(Measuring, PageHall):
        """One on a page."""

    class MeasuredMeetings(Meetings):
        """Everybody comes straight to their table."""

        def __call__(self, visitor: Visitor, terminal: Terminal) -> Measuring:
            if not gc.callbacks:  # from the first visit on: by then what stays for ever has been collected
                note_collections(self.places.home)
            name = pages.get(visitor.key, visitor.name)
            kind: Any = MeasuredPage if isinstance(terminal, Page) else MeasuredHall
            app: Measuring = kind(Visitor(name, name), terminal, self.meeting, self.places, opening=sit_down)
            app.settings = Settings(pace="instant", confirm="never")
            return app

    def sit_down(app: Duskhall) -> None:
        assert isinstance(app, Measuring)
        app.go_into(app.halls.listing(app.who)[0].id)

    places = Locations(Path(home))
    web = WebRules("127.0.0.1", int(port)) if way == "web" else None
    pages = known_pages() if web else {}
    rules = HouseRules("127.0.0.1", int(port), ssh=way == "ssh", web=web, max_sessions=CROWD, workers=int(workers))
    return run(rules, places, places.store, lambda _: print(OPEN, flush=True), MeasuredMeetings)


def known_pages() -> dict[str, str]:
    """What everybody calls themselves, by what the hall knows of their cookie."""
    from tui.bench.web.players import key_of
    from tui.server.web.cookie import digest_of

    return {digest_of(key_of(str(number))): str(number) for number in range(CROWD)}


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
