"""What goes on in the hall of a server, in lines of text: drawn again with every change until ctrl+c.

`duskhall tables --watch` calls it. It only looks: nothing is written, and of hidden cards there is nothing to see.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from datetime import datetime
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.store import EventStore
    from engine.tables.hall.listing import Chair, Listed
    from engine.tables.hall.shared_rooms import Rooms

PAUSE = 0.5
"""Seconds between two looks."""

CLEAR = "\x1b[H\x1b[2J"
HEADS = ("table", "game", "seats", "progress", "watching", "since")


def pause() -> bool:
    """Wait a little; whether to go on."""
    time.sleep(PAUSE)
    return True


def watch_hall(store: EventStore, ascii: bool, goes_on: Callable[[], bool] = pause) -> None:
    """Draw the hall whenever it has changed."""
    from engine.tables.hall.shared_rooms import Rooms

    hall, watch = Rooms(store), store.watch()
    try:
        draw(hall, ascii)
        while goes_on():
            if watch.changed():
                draw(hall, ascii)
    except KeyboardInterrupt:
        return


def draw(hall: Rooms, ascii: bool) -> None:
    """The hall at this moment; on a terminal in place of the one before."""
    from tui.command_line.shared.tabulating import Tabular

    page = Tabular(ascii)
    if sys.stdout.isatty():
        sys.stdout.write(CLEAR)
        sys.stdout.flush()
    tables = hall.all_tables()
    people = [name for name, _ in hall.everybody()]
    page.line(f"{counted(len(tables), 'table')}, {counted(len(people), 'person', 'people')} here"
              f"{': ' if people else ''}{', '.join(people)}")  # fmt: skip
    if tables:
        page.table("", HEADS, [row_of(table) for table in tables], numbers=())
    sys.stdout.flush()


def counted(number: int, one: str, many: str = "") -> str:
    return f"{number} {one if number == 1 else many or one + 's'}"


def row_of(table: Listed) -> tuple[str, ...]:
    """A table of the hall as a line."""
    from engine.games import GAMES
    from tui.words.sentences import options_in_words

    game = GAMES.entry(table.game).title if table.game in GAMES else table.game
    options = options_in_words(table.game, table.options)
    stands = {"open": "waits", "over": "over"}.get(table.state, table.summary.stage)
    return (
        table.id,
        f"{game}, {options}" if options else game,
        ", ".join(seats_of(table)),
        f"{stands}, by invitation" if table.is_by_word else stands,
        ", ".join(table.watchers),
        f"{datetime.fromtimestamp(table.made / 1000):%H:%M}",
    )


def seats_of(table: Listed) -> Iterator[str]:
    for chair in table.chairs:
        yield f"{chair.name or 'free'}{note_on(chair)}"


def note_on(chair: Chair) -> str:
    """What is to be known of a seat."""
    if chair.is_lent:
        return " (bot for now)"
    if chair.is_away:
        return " (away)"
    note = "bot" if chair.kind == "bot" else "to act" if chair.is_due else ""
    return f" ({note})" if note else ""
