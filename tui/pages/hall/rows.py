"""What a cursor can be on in a hall, a player's own or the lobby of many: tables, games, the pages of the menu."""

from __future__ import annotations

import msgspec


class TableRow(msgspec.Struct, frozen=True):
    """A table to continue, to join or to look at."""

    id: str


class GameRow(msgspec.Struct, frozen=True):
    """A game to play."""

    slug: str


class LessonRow(msgspec.Struct, frozen=True):
    """The offer to learn a game."""

    slug: str


class EndedRow(msgspec.Struct, frozen=True):
    """A game that is over."""

    id: str


class MenuRow(msgspec.Struct, frozen=True):
    """A page, by the command that opens it."""

    command: str
