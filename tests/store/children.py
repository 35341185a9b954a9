"""Programs of their own that use a store while a test watches: started with `python -m tests.store.children`."""

import random
import sys
import time
from collections.abc import Callable
from functools import partial

from engine.core import AnyEvent
from engine.games import GAMES
from engine.store import Conflict, EventStore, Summary, open_store
from engine.tables import Person, Table
from tests.toy import LANTERNS


def append(path: str, name: str, count: str) -> None:
    """Append numbered lines to table `a`, in step with the others there, again and again until each is in."""
    with open_store(path) as store:
        print("ready", flush=True)
        sys.stdin.readline()
        for number in range(int(count)):
            while not is_appended(store, name, number):
                time.sleep(0.0005)
            print(f"{name}.{number}", flush=True)


def is_appended(store: EventStore, name: str, number: int) -> bool:
    """Try once, unless the others are far behind: they shall meet, not take turns of a hundred lines."""
    there = store.read("a")
    mine = sum(line.startswith(name.encode()) for line in there)
    if number > len(there) - 1 - mine + 1:
        return False
    try:
        store.append("a", len(there), [f"{name}.{number}".encode()], Summary())
    except Conflict:
        return False
    return True


def play(path: str) -> None:
    """Play one game after another with people only, and print each event once it is shown to them."""
    GAMES[LANTERNS.slug] = LANTERNS
    store, rng = open_store(path), random.Random(1)
    while True:
        table = Table.create(store, "lanterns", {}, [Person("Ada"), Person("Bo")])
        table.listeners.append(partial(show, table.id))
        while not table.is_over:
            seat = rng.choice(table.waiting())
            table.act(seat, rng.choice(table.legal(seat)))


def show(table: str, event: AnyEvent) -> None:
    print(table, event.seq, event.link, flush=True)


def open_new(path: str) -> None:
    """Open a store that others open at the same moment."""
    print("ready", flush=True)
    sys.stdin.readline()
    with open_store(path) as store:
        print(len(store.tables()), flush=True)


if __name__ == "__main__":
    programs: dict[str, Callable[..., None]] = {"append": append, "play": play, "open": open_new}
    programs[sys.argv[1]](*sys.argv[2:])
