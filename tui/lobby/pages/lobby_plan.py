"""What lies in the lobby and where: numbers only. 80 x 24 holds everything; more room goes to tables, then to talk.

Where there is much of it, as on an upright screen, the game under the cursor is told in short under the list and the
column beside it, and people talk below that, over the whole width.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec
from textual.geometry import Region

from engine.tables.hall.listing import Listed
from tui.pages.hall.banner import height_of
from tui.pages.hall.plan import BESIDE, LARGE_GAME, TOLD_GAME
from tui.pages.hall.rows import GameRow, TableRow
from tui.pages.hall.teaching import height_of as height_of_teaching
from tui.pages.hall.view import Playable

DIGITS = 9
LEAST_TALK, TALK, ROOMY = 4, 10, 46
"""Rows of talk, and those it has before a game is told; rows of the whole from which on games have their emblems."""

LEAST_TAUGHT, MOST_AIR = 10, 2
"""Rows below which nothing is told of a game, and those between two games where there are rows to spare."""

MINE, OPEN, PLAYED = "Your tables", "Open tables", "Being played"

Sections = Sequence[tuple[str, Sequence[Listed]]]


class LobbyPlan(msgspec.Struct, frozen=True):
    """Where things go; `tall` and `game` say how many rows a table and a game have."""

    tables: Region
    taught: Region
    talk: Region
    side: Region
    banner: int
    prompt: int
    tall: int
    game: int


def lobby_plan(width: int, height: int, sections: Sections, games: Sequence[Playable]) -> LobbyPlan:
    """The largest parts that fit together; a game has a row more where its tagline needs it."""
    banner, roomy = height_of(width, height), height >= 28
    column = 24 if width < 100 else 34 if width < 160 else 56
    bottom = height - (4 if roomy else 3)
    left, rows = width - column - 1, bottom - banner
    room = rows - LEAST_TALK
    count, heads = sum(len(tables) for _, tables in sections), max(len(sections), 1) + 1
    count += not sections  # where there is none, that is said
    longest = max((len(game.tagline) for game in games), default=0)
    wishes = [(2, TOLD_GAME)] if longest > left - BESIDE else []
    if rows >= ROOMY:
        wishes = [(2, LARGE_GAME), *wishes]
    wishes += [(2, 2), (2, 1), (1, 2), (1, 1)]
    sizes = [(tall, game, heads + tall * count + game * len(games)) for tall, game in wishes]
    tall, game, used = next((size for size in sizes if size[2] <= room), sizes[-1])
    used = min(used, room)
    taught = taught_rows(rows - used, width, games)
    if taught:
        airy = min((rows - used - taught - TALK) // len(games), MOST_AIR)
        game, used = game + airy, used + airy * len(games)
    below = width if taught else left
    return LobbyPlan(
        tables=Region(0, banner, left, used),
        taught=Region(0, banner + used, below, taught),
        talk=Region(0, banner + used + taught, below, rows - used - taught),
        side=Region(left + 1, banner, column, used if taught else rows),
        banner=banner,
        prompt=bottom + (1 if roomy else 0),
        tall=tall,
        game=game,
    )


def taught_rows(free: int, width: int, games: Sequence[Playable]) -> int:
    """How many rows tell of a game: as many as the longest needs, so that nothing moves from game to game."""
    most = free - TALK
    if most < LEAST_TAUGHT or not games:
        return 0
    return min(most, 1 + max(height_of_teaching(game.slug, width) for game in games))


def rows_of(sections: Sections, games: Sequence[str], plan: LobbyPlan) -> Iterator[tuple[int, TableRow | GameRow]]:
    """Everything of the list with the row it begins at, counted from the top of the list."""
    y = 0
    for _, tables in sections:
        y += 1
        for table in tables:
            yield y, TableRow(table.id)
            y += plan.tall
    if not sections:
        y += 1 + plan.tall
    for number, slug in enumerate(games):
        yield y + 1 + number * plan.game, GameRow(slug)


def sections_of(tables: Sequence[Listed]) -> list[tuple[str, list[Listed]]]:
    """Yours first, then those one can join, then those one can watch; a section without tables is left out."""
    mine = [table for table in tables if table.is_mine]
    others = [table for table in tables if not table.is_mine]
    open_ = [table for table in others if table.state == "open"]
    played = [table for table in others if table.state == "playing"]
    return [(title, group) for title, group in ((MINE, mine), (OPEN, open_), (PLAYED, played)) if group]
