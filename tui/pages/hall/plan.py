"""What lies in the hall and where: the things a cursor can be on, their digits, and the rows each part gets.

Numbers only. 80 x 24 holds everything; more room goes to more tables, then to more about games and the newest table.
"""

from __future__ import annotations

import msgspec
from textual.geometry import Region

from tui.pages.hall.banner import height_of
from tui.pages.hall.rows import GameRow, TableRow
from tui.pages.hall.view import HallView, Playable

DIGITS = 9
SMALL_CARD, LARGE_CARD, LARGEST_CARD = 4, 11, 24
"""The rows of the newest table: two of words in a frame, or with its standing and as much of its story as fits."""

SMALL_GAME, TOLD_GAME, LARGE_GAME, WHOLE_GAME = 2, 3, 6, 15
"""The rows of a game: name and tagline; one more where a tagline needs it; with its emblem and options; with a plot of
what was scored."""

BESIDE = 17
"""Columns of a game's row that its words do not have: its digit, its emblem and the edges."""


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """Where things go. `tables` counts those shown; `roomy` screens have a rule and a row more at the foot."""

    width: int
    banner: int
    column: int
    bottom: int
    roomy: bool
    tables: int
    card: int
    game: int

    @property
    def left(self) -> Region:
        """Tables and games."""
        return Region(0, self.banner, self.width - self.column - 1, self.bottom - self.banner)

    @property
    def right(self) -> Region:
        """The menu and what was played lately."""
        return Region(self.width - self.column, self.banner, self.column, self.bottom - self.banner)


def plan_of(width: int, height: int, view: HallView) -> Plan:
    """The largest parts that fit together."""
    tables, games = len(view.unfinished), max(len(view.games), 1)
    offer = offered(view) is not None
    banner, roomy = height_of(width, height), height >= 28
    bottom = height - (6 if roomy else 3)
    room = bottom - banner - 1 - (1 if tables or offer else 0)
    card = SMALL_CARD if tables or offer else 0
    game = SMALL_GAME if room - card >= SMALL_GAME * games else 1
    more = min(max(tables - 1, 0), max(room - card - game * games, 0), max(DIGITS - games - 1, 0))
    room -= more
    column = 20 if width < 100 else 34 if width < 160 else 56
    longest = max((len(game.tagline) for game in view.games), default=0)
    if longest > width - column - BESIDE and card + TOLD_GAME * games <= room:
        game = TOLD_GAME
    whole = WHOLE_GAME if any(len(game.last_scores) > 1 for game in view.games) else LARGE_GAME
    for wanted_card, wanted_game in ((card, LARGE_GAME), (LARGE_CARD, LARGE_GAME), (LARGE_CARD, whole)):
        taller = wanted_card if tables else card
        if taller + wanted_game * games <= room:
            card, game = taller, wanted_game
    if card >= LARGE_CARD:  # a table with little to tell leaves the room to others
        card = min(room - game * games, LARGEST_CARD, LARGE_CARD + view.unfinished[0].moves // 2)
    return Plan(
        width=width,
        banner=banner,
        column=column,
        bottom=bottom,
        roomy=roomy,
        tables=more + 1 if tables else 0,
        card=card,
        game=game,
    )


def offered(view: HallView) -> Playable | None:
    """The game to learn: where nothing is unfinished, the first that was never played."""
    return next((game for game in view.games if game.untried), None) if not view.unfinished else None


def numbered(view: HallView, plan: Plan) -> list[TableRow | GameRow]:
    """What the digits stand for: the tables shown, then the games."""
    tables: list[TableRow | GameRow] = [TableRow(table.id) for table in view.unfinished[: plan.tables]]
    return (tables + [GameRow(game.slug) for game in view.games])[:DIGITS]
