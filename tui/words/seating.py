"""Who sits where at a new table: names of the house, the usual company, and what the command line asked for.

Used by the page that lays tables, the command line and the plain hall. Knows no game: how many seats there may be is
asked of the game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import cycle, islice

from engine.bots.names import player_named
from engine.core import Rejected
from engine.kit.game import Game
from engine.tables import Bot, Person, Sitter
from engine.tables.plain_text import plain_name
from engine.tables.table.seats import bot_names

USUAL = 3
LEVEL = "adept"
YOU = "You"


def usual_seats(game: Game, options: Mapping[str, str], least: int = 1) -> int:
    """As many seats as such a table usually has: three, else the next number that the game allows."""
    wanted = sorted((count for count in game.seats if count >= least), key=lambda count: (abs(count - USUAL), -count))
    for count in wanted:
        try:
            game.check(options, count)
        except Rejected:
            continue
        return count
    return wanted[0] if wanted else least


def seated(game: Game, people: Sequence[str], bots: Sequence[str], seats: int) -> tuple[Sitter, ...]:
    """People first, in the order named, all at this keyboard; then bots, those named by turns.

    The same name twice is one person in two seats.
    """
    crowd = len(people) + len(bots)
    if crowd > seats:
        raise Rejected("TooFewSeats", f"There are {seats} seats for {crowd} players; --seats {crowd} makes room.")
    names = [plain_name(name, YOU) for name in people]
    words = [player_named(game, word).word for word in islice(cycle(bots or (LEVEL,)), seats - len(people))]
    return (*map(Person, names), *map(Bot, bot_names(game, words, names), words))
