"""A terminal far away, as the driver needs it: bytes go out, keys come in, its size changes, it may vanish.

The SSH session is one, a page in a browser another; a test can be a third. Everything happens in the event
loop's own thread.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, Protocol, runtime_checkable

WIDEST, HIGHEST = 400, 120
"""Nobody has a larger screen; a client that says so wants the server to paint for ever."""

USUAL = (80, 24)


class Extent(NamedTuple):
    """Columns and rows."""

    width: int
    height: int


class Listener(Protocol):
    """Who hears from a terminal: its driver."""

    def received(self, data: bytes) -> None:
        """The player typed."""

    def resized(self, extent: Extent) -> None:
        """The window has another size."""


class Terminal(Protocol):
    """See the module."""

    listener: Listener | None

    @property
    def extent(self) -> Extent:
        """How large it is now."""

    @property
    def surroundings(self) -> Mapping[str, str]:
        """What its side says about it: TERM, COLORTERM, NO_COLOR, LANG."""

    def write(self, data: bytes) -> None:
        """Send bytes; what it does not take yet is kept and counts as backlog."""

    def backlog(self) -> int:
        """How many bytes were sent that have not left this machine."""

    def hold(self, held: bool) -> None:
        """Stop taking input, or go on."""

    def finish(self, status: int) -> None:
        """End the connection in good order, once everything was sent."""

    def hang_up(self, why: str) -> None:
        """End the connection at once; the reason is for the server's log."""


@runtime_checkable
class Page(Terminal, Protocol):
    """A terminal in a page that understands more than bytes."""

    room: str
    """The table that the page was at when it came."""

    is_touched: bool
    """Whether fingers choose there."""

    ending: int
    """What the page is told when the visit ends in good order."""

    def tell(self, **what: object) -> None:
        """Say something to the page itself."""


def clamped(width: int, height: int) -> Extent:
    """A size that can be painted, whatever a client claims."""
    return Extent(min(max(width, 1), WIDEST), min(max(height, 1), HIGHEST))


def first_extent(width: int, height: int) -> Extent:
    """The size at the beginning, where 0 means that the client does not know."""
    return clamped(width or USUAL[0], height or USUAL[1])
