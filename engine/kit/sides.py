"""Who sits where and who won, by side: a side is the seats that win and lose together, one seat or several.

Asked by everything that counts wins. Places are by seat, as an Outcome has them: all seats of a side share one.
"""

from collections.abc import Sequence
from typing import Any

Sides = tuple[tuple[int, ...], ...]


def each_alone(seats: int) -> Sides:
    """Everybody plays for themselves."""
    return tuple((seat,) for seat in range(seats))


def seats_from(first: int, seats: int) -> list[int]:
    """All seats clockwise, from this one on."""
    return [(first + step) % seats for step in range(seats)]


def places_by(ranks: Sequence[Any]) -> tuple[int, ...]:
    """The place of every seat by its rank, more is better; equals share a place."""
    return tuple(1 + sum(other > rank for other in ranks) for rank in ranks)


def first_sides(places: Sequence[int], sides: Sides) -> Sides:
    """The sides that came first; none where the game won. No sides named: each seat is one."""
    return tuple(side for side in sides or each_alone(len(places)) if all(places[seat] == 1 for seat in side))


def is_draw(places: Sequence[int], sides: Sides) -> bool:
    """Whether several sides played and all of them came first."""
    count = len(sides or places)
    return count > 1 and len(first_sides(places, sides)) == count


def has_won(places: Sequence[int], sides: Sides, seat: int) -> bool:
    """Whether a seat's side came first, alone or with others, unless nobody is behind it."""
    return not is_draw(places, sides) and any(seat in side for side in first_sides(places, sides))


def share_of_win(places: Sequence[int], sides: Sides, seat: int) -> float:
    """How much of the win is a seat's: all of it however large its side, less where sides share it, or nothing."""
    first = first_sides(places, sides)
    return 1 / len(first) if any(seat in side for side in first) else 0.0


def teams_of(sides: Sides) -> Sides:
    """The sides, where any of them has several seats; else none."""
    return sides if any(len(side) > 1 for side in sides) else ()
