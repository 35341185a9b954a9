"""Connections and visits as the house knows them, whichever way people come: SSH and the web are two of them.

An `Entrance` listens and makes a `Door` for every connection it lets in; behind it are a `Terminal` and on that a
`Visit`. The house counts, limits and closes all of them alike.
"""

from __future__ import annotations

from asyncio import Task
from collections.abc import Iterator
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from tui.server.connection.identity import Visitor
    from tui.server.connection.visits import House


class Door(Protocol):
    """One connection."""

    @property
    def address(self) -> str:
        """Where it comes from."""

    @property
    def is_used(self) -> bool:
        """Whether somebody came in by it who has still to be told goodbye."""

    @property
    def is_stranger(self) -> bool:
        """Whether nobody knows yet who it is, or what they want."""

    def cut(self) -> None:
        """End it at once."""


class Visit(Protocol):
    """What goes on behind a door: an app on a terminal, or a conversation in lines."""

    visitor: Visitor
    task: Task[None] | None
    heard_at: float

    def begin(self) -> None:
        """Come in."""

    def heard(self) -> None:
        """A key was pressed."""

    def leave(self, sentence: str = "") -> None:
        """End it, with a word to the player."""

    def vanish(self) -> None:
        """There is nobody to talk to any more."""


class Entrance(Protocol):
    """A way into the hall."""

    @property
    def port(self) -> int:
        """Where people knock."""

    async def open(self, house: House) -> None:
        """Listen for people who come to this house. Raises OSError where the port cannot be used."""

    def shut(self) -> None:
        """Let nobody in any more."""

    async def wait_shut(self) -> None:
        """Wait until the last connection has ended."""

    def directions(self) -> Iterator[str]:
        """How to come in, for the keeper of the hall."""


def knocked(house: House, door: Door) -> bool:
    """Count a connection and let it in; False where that may not be, which is logged."""
    why_not = house.crowd.why_not_connect(door.address)
    if why_not is None and house.is_closing:
        why_not = "the hall is closing"
    if why_not is not None:
        house.refused(door.address, why_not)
        return False
    house.opened(door)
    return True
