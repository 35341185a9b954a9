"""Halls of Lanterns: people, two programs that serve them, and a clock that goes on when told to."""

from engine.store import MemoryStore
from engine.store.claims import BEAT
from engine.tables.hall.chat import LOBBY
from engine.tables.hall.hall import Hall
from engine.tables.hall.keeper import Keeper
from engine.tables.hall.limits import Limits
from engine.tables.hall.people import Who

ADA, BO, CLEO, DAN = (Who(name.lower(), name) for name in ("Ada", "Bo", "Cleo", "Dan"))
MINUTE = 60_000
NOON = 1_700_000_000_000


class Standing:
    """A clock that stands still until told otherwise."""

    def __init__(self, now: int = NOON) -> None:
        self.now = now

    def __call__(self) -> int:
        return self.now

    def passes(self, milliseconds: int) -> None:
        self.now += milliseconds


class House:
    """A hall, how time passes in it, and the same hall in other programs."""

    def __init__(self, store=None, limits: Limits | None = None, clock: Standing | None = None) -> None:
        self.clock = clock or Standing()
        self.store = store or MemoryStore(self.clock)
        self.limits = limits
        self.hall = self.program("one")

    def program(self, node: str) -> Hall:
        """The same hall in another program, which has just said that it lives."""
        self.store.beat(node)
        return Hall(self.store, self.limits, node, self.clock)

    def keeper(self, hall: Hall | None = None, **more) -> Keeper:
        return Keeper(hall or self.hall, **{"pause": 0, **more})

    def laid(self, *people: Who, seats: int = 3, hall: Hall | None = None, **more) -> str:
        """A table that these people sit down at, the first of whom lays it; all of them are there."""
        hall = hall or self.hall
        first, *others = people
        id = hall.lay(first, "lanterns", {}, seats, **more)
        hall.enter(first.id, first, id)
        for one in others:
            hall.join(one, id, more.get("word") or "")
            hall.enter(one.id, one, id)
        return id


def chairs(hall: Hall, id: str, me: Who = ADA) -> list[tuple[str, str]]:
    """Who sits where, as a list shows it."""
    shown = hall.listed(id, me)
    assert shown is not None
    return [(chair.kind, chair.name) for chair in shown.chairs]


def said(hall: Hall, room: str = LOBBY) -> list[str]:
    """What was said in a room."""
    return [f"{line.name}: {line.text}" if line.who else line.text for line in hall.chat.lines(room)]


def ticks(house: House, keeper: Keeper, count: int = 200) -> None:
    """The keeper is called for a while."""
    for _ in range(count):
        keeper.tick()
    house.clock.passes(BEAT)
    keeper.tick()
