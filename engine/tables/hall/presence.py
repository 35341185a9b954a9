"""Who is in the hall now, in which room, over all programs that serve it. Who vanished with a program is found out."""

from collections.abc import Callable

import msgspec

from engine.store import Book, EventStore
from engine.tables.hall.people import Who


class Present(msgspec.Struct, frozen=True):
    """A visit: somebody in a room, by the program that serves them."""

    who: Who
    room: str
    node: str
    since: int


class Presence:
    """All visits, by the name of each."""

    def __init__(self, store: EventStore, node: str, clock: Callable[[], int]) -> None:
        self.book = Book(store, "present", Present)
        self.store, self.node, self.clock = store, node, clock

    def enter(self, visit: str, who: Who, room: str) -> Present | None:
        """Somebody goes to a room; the visit as it was before."""
        before = self.book.get(visit)
        if before is None or (before.who, before.room, before.node) != (who, room, self.node):
            self.book.put(visit, Present(who, room, self.node, self.clock()))
        return before

    def leave(self, visit: str) -> Present | None:
        """A visit ends; what it was."""
        before = self.book.get(visit)
        self.book.strike(visit)
        return before

    def everybody(self) -> dict[str, Present]:
        """All visits."""
        return dict(self.book)

    def is_here(self, id: str, room: str | None = None) -> bool:
        """Whether somebody is in the hall, or in this room of it."""
        return any(one.who.id == id and room in (None, one.room) for one in self.everybody().values())

    def vanished(self) -> list[str]:
        """The visits of programs that have died."""
        visits = self.everybody()
        dead = {node for node in {one.node for one in visits.values()} if not self.store.is_alive(node)}
        return [visit for visit, one in visits.items() if one.node in dead]
