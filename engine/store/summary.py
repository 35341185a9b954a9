"""What a list of tables shows without reading any log. Written by the table layer with every line it appends.

Old rows must stay readable: fields are only ever added, with a default.
"""

from typing import Literal

import msgspec


class Sat(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits in one seat. People at one `keyboard` play side by side; the nameless one is this machine's."""

    kind: Literal["person", "bot", "empty"] = "empty"
    name: str = ""
    level: str = ""
    keyboard: str = ""


class Summary(msgspec.Struct, frozen=True, omit_defaults=True):
    """One table at a glance: nothing in it is hidden from anybody at the table.

    `sides` are the seats that win together (if none are said, each seat is one); `code` is the reason in one word;
    `standing` says how far all are, where they play on one side and points do not tell it; `unsigned`: the game is
    over, and the hall that laid the table has still to sign it.
    """

    seats: tuple[Sat, ...] = ()
    options: dict[str, str] = {}
    stage: str = ""
    step: str = ""
    done: int = 0
    of: int = 0
    waiting: tuple[int, ...] = ()
    me: int | None = None
    moves: int = 0
    finished: bool = False
    places: tuple[int, ...] = ()
    scores: tuple[float, ...] = ()
    reason: str = ""
    assisted: bool = False
    imported: bool = False
    view_only: bool = False
    sides: tuple[tuple[int, ...], ...] = ()
    code: str = ""
    standing: str = ""
    unsigned: bool = False

    @property
    def is_one_side(self) -> bool:
        """Whether all play together, against the game."""
        return len(self.sides or self.seats) == 1
