"""Lines of a log that are not a player's move: the start, undo, redo, hints, who sits where, a hall's signature.

They share the tag field of every game's actions, so one decoder reads any line strictly.
"""

from typing import Literal

import msgspec


class Line(
    msgspec.Struct, frozen=True, omit_defaults=True, tag=str.lower, tag_field="action", forbid_unknown_fields=True
):
    """What these lines have in common."""


class Start(Line, frozen=True):
    """The table is laid. Always the first line, never undone."""


class Undo(Line, frozen=True):
    """These lines no longer count. With facts (a new seed, new orders) it cannot be redone. `agreed`: who said yes."""

    lines: tuple[int, ...]
    agreed: tuple[int, ...] = ()


class Redo(Line, frozen=True):
    """These lines count again."""

    lines: tuple[int, ...]


class Seated(Line, frozen=True):
    """Somebody takes a seat, hands it to a bot, or leaves it empty. People at one `keyboard` play side by side."""

    who: Literal["person", "bot", "empty"]
    name: str
    level: str = ""
    keyboard: str = ""


class Consented(Line, frozen=True):
    """A seat wishes to take these lines back, or answers another seat's wish to."""

    lines: tuple[int, ...]
    yes: bool


class Hinted(Line, frozen=True):
    """A seat was told what it might do: from here on the game is an assisted one."""


class Signed(Line, frozen=True):
    """A hall, by the name it gives itself, signs the log up to here with its key; see `engine.journal.signing`."""

    hall: str
    key: str
    signature: str


OWN_LINES = Start | Undo | Redo | Seated | Consented | Hinted | Signed


def is_game_line(action: object) -> bool:
    """Whether a line is a player's move, the kind that undo counts."""
    return action is not None and not isinstance(action, Line)
