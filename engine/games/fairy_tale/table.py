"""Points of the rows as they lie: what the end counts and what everybody can read off the table before it."""

from typing import NamedTuple

from engine.core.facts import UP
from engine.core.world import World
from engine.games.fairy_tale.content.forms import IfMost
from engine.games.fairy_tale.content.printed import BIT, MASK, by_kind
from engine.games.fairy_tale.content.vocabulary import Mark
from engine.games.fairy_tale.scoring import points_of, rivals_of
from engine.games.fairy_tale.zones import ROW

COMPARING = by_kind(lambda card: card.scoring if isinstance(card.scoring, IfMost) else None)


def shown_by(world: World, seat: int) -> list[str]:
    """The kinds a seat shows face up; only these count for anything."""  # ruling 4
    kinds, sides = world.kinds, world.sides
    return [kinds[card] for card in world.pieces(ROW[seat]) if sides.get(card) == UP]


def points_by_seat(world: World) -> list[int]:
    """What every seat's face-up cards are worth now."""
    rows = [shown_by(world, seat) for seat in range(world.seats)]
    return [
        points_of(row, rivals_of(other for rival, other in enumerate(rows) if rival != seat))
        for seat, row in enumerate(rows)
    ]


class Contest(NamedTuple):
    """A chapter that compares players: what it scores now, the mark it compares, how many of it every seat shows."""

    points: int
    mark: Mark
    shown: list[int]


def contested(world: World) -> dict[tuple[int, str], Contest]:
    """The chapters in play that compare players, by seat and kind."""
    rows = [shown_by(world, seat) for seat in range(world.seats)]
    found = {}
    for seat, row in enumerate(rows):
        for kind, rule in ((kind, rule) for kind in row if (rule := COMPARING[kind]) is not None):
            shown = [sum(bool(MASK[card] & BIT[rule.what]) for card in cards) for cards in rows]
            points = rule.points if shown[seat] == max(shown) else 0  # ruling 10
            found[seat, kind] = Contest(points, rule.what, shown)
    return found
