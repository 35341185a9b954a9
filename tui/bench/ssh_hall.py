"""The hall that `duskhall bench --ssh` measures: the real server, where everybody comes straight to a seat of a table.

Run as a program of its own: `python -m tui.bench.ssh_hall HOME PORT WORKERS`. Who is called `2:amber-fox-17` is shown
that table from that seat. It is made for measuring on the loopback and for nothing else.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from engine.games import GAMES
from engine.store import EventStore, SqliteStore
from engine.tables import Person, Table
from tui.frames import paint_quickly
from tui.locations import Locations
from tui.settings import Settings

CROWD = 10_000
AT_A_TABLE = 4
OPEN = "The hall is open"
GLANCE, CALM = 0.001, 2
"""Seconds between two looks whether all was painted, and how many of them in a row must say so."""

MARK = "\x1b]777;key\x07"
"""A sequence that terminals read over: what a key led to is painted."""


def lay_tables(places: Locations, sessions: int) -> list[str]:
    """Lay tables of four for so many people; what everybody is to be called."""
    from tui.games import FACES

    slug = next(slug for slug, game in GAMES.items() if slug in FACES and AT_A_TABLE in game.seats)
    names: list[str] = []
    with SqliteStore(places.create().store) as store:
        while len(names) < sessions:
            people = [Person(f"Player {seat + 1}", f"keyboard {seat}") for seat in range(AT_A_TABLE)]
            table = Table.create(store, slug, {}, people, seed=len(names))
            names += [f"{seat}:{table.id}" for seat in range(AT_A_TABLE)]
    return names[:sessions]


def main(home: str, port: str, workers: str) -> int:
    """Serve until told to stop."""
    paint_quickly()
    from textual.events import Event, Key

    from tui.server.house import AppFor
    from tui.server.remote_hall import RemoteHall, surroundings_of
    from tui.server.rules import HouseRules
    from tui.server.running import run
    from tui.server.terminal import Terminal
    from tui.server.visitor import Visitor

    class MeasuredHall(RemoteHall):
        """Sends a mark after every key, once everything that came of it was painted."""

        followed: Event | None = None

        async def on_event(self, event: Event) -> None:
            await super().on_event(event)
            if isinstance(event, Key) and event is not self.followed:  # it comes back from the widgets
                self.followed = event
                self.run_worker(self.mark())

        async def mark(self) -> None:
            calm = 0
            while calm < CALM:
                await asyncio.sleep(GLANCE)
                calm = calm + 1 if self.is_calm() else 0
            if self._driver is not None:
                self._driver.write(MARK)

        def is_calm(self) -> bool:
            """Whether nothing is left to do or to paint."""
            screen = self.screen
            if screen._dirty_widgets or screen._layout_required:
                return False
            return not any(pump.message_queue_size for pump in (self, screen, *screen.walk_children()))

    def halls(store: EventStore, places: Locations) -> AppFor:
        shared = surroundings_of(store, places)

        def app_for(visitor: Visitor, terminal: Terminal) -> MeasuredHall:
            seat, _, id = visitor.name.partition(":")
            table = Table.open(store, id)
            app = MeasuredHall(
                visitor, terminal, shared, store, opening=lambda app: app.open_table(table, (int(seat),))
            )
            app.settings = Settings(pace="instant", confirm="never")
            return app

        return app_for

    places = Locations(Path(home))
    rules = HouseRules("127.0.0.1", int(port), True, CROWD, CROWD, CROWD, workers=int(workers))
    return run(rules, places, places.store, lambda _: print(OPEN, flush=True), halls)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
