"""How a seat stands: the lead it can expect at the end, from what it may know.

A row grows while there are rounds to come. Points shown early count for less than all, since the other player catches
up on what is left; and what a card may still become counts beside its points, by the way it scores or what it does.
The factors are fitted to games between bots (BALANCE.md).
"""

from engine.core.world import World
from engine.games.fairy_tale.bot.outlook import Outlook
from engine.games.fairy_tale.bot.tally import TALLY, kinds_in, shown_tally
from engine.games.fairy_tale.content.forms import (
    Flat,
    IfCounts,
    IfMost,
    IfShown,
    Kind,
    PerFriend,
    Scoring,
    Square,
)
from engine.games.fairy_tale.content.printed import by_kind
from engine.games.fairy_tale.content.worth import Counts
from engine.games.fairy_tale.effects.rows import row_of
from engine.games.fairy_tale.scoring import NOBODY, rivals_of
from engine.games.fairy_tale.setup import allies_of
from engine.games.fairy_tale.table import shown_by
from engine.games.fairy_tale.zones import CHOSEN, KEPT, PLAYS, ROUND, ROUNDS, ROW

# By rounds to come: what a point shown now is worth at the end, and how much of a card's prospects will come true.
STEADY = (1.0, 0.7, 0.52, 0.47, 0.47)
COMING = (0.0, 0.45, 0.9, 1.0, 1.0)

# Points to be expected beside those shown, with most of the game to come; a card turned down is the measure.
ALMIGHTY = 3.6
FRIEND = 1.5
BY_SCORING: dict[type[Scoring], float] = {
    Square: 1.8,
    PerFriend: 1.5,
    IfShown: 1.1,
    IfMost: 0.0,
    IfCounts: 4.0,
    Flat: 0.0,
}


def prospect_of(kind: Kind) -> float:
    """What a card may still bring while rounds are to come."""
    if kind.almighty:
        return ALMIGHTY
    for effect in kind.effects:
        return row_of(effect).worth(effect)
    return FRIEND if isinstance(kind.scoring, Flat) and kind.friends else BY_SCORING[type(kind.scoring)]


PROSPECT = by_kind(prospect_of)


def value(world: World, seat: int) -> float:
    """The lead over the best rival, expected from the rows, and what the seat's own hidden cards promise."""
    worths = [row_worth(world, other) for other in range(world.seats)]
    allies = allies_of(world, seat)
    rivals = [
        sum(worths[ally] for ally in allies_of(world, other)) for other in range(world.seats) if other not in allies
    ]
    return sum(worths[ally] for ally in allies) - max(rivals) + promise_of(world, seat)


def row_worth(world: World, seat: int) -> float:
    """What the row of a seat lets it expect."""
    row = shown_tally(world, seat)
    rivals: Counts = NOBODY
    if TALLY.compares(row):
        rivals = rivals_of(shown_by(world, other) for other in range(world.seats) if other != seat)
    return expected_of(row, rounds_to_come(world), rivals)


def expected_of(row: int, rounds: int, rivals: Counts = NOBODY) -> float:
    """What a row lets its player expect with so many rounds to come."""
    points = TALLY.points(row, rivals)
    if not rounds:
        return points
    return STEADY[rounds] * points + COMING[rounds] * sum([PROSPECT[kind] for kind in kinds_in(row)])


def rounds_to_come(world: World) -> int:
    """Rounds of which no card has been played; the one being drafted counts."""
    return ROUNDS - (len(world.zones[ROW[0]]) + PLAYS - 1) // PLAYS


def promise_of(world: World, seat: int) -> float:
    """What the best of the cards held would add, each by itself."""
    held = [world.kinds[card] for zone in (KEPT[seat], CHOSEN[seat]) for card in world.lying(zone)]
    if not held:
        return 0.0
    outlook = Outlook(world, seat)
    gains = sorted((outlook.gain(kind) for kind in held), reverse=True)
    return float(sum(gains[: plays_left(world)]))


def plays_left(world: World) -> int:
    """How many cards of this round are still to be played by each seat."""
    return PLAYS * ROUND(world) - len(world.zones[ROW[0]])
