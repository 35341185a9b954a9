"""Rows as numbers, for bots that count the points of thousands of them: a digit for every kind, the copies shown.

Adding a card is adding its `DIGIT`. Points are remembered by row; those of rows that compare with the rivals' by what
the rivals show too.
"""

from collections.abc import Iterable
from functools import lru_cache

from engine.core.facts import UP
from engine.core.world import World
from engine.games.fairy_tale.content.box import box
from engine.games.fairy_tale.content.forms import IfMost, Kind
from engine.games.fairy_tale.content.printed import by_kind
from engine.games.fairy_tale.content.worth import Counts
from engine.games.fairy_tale.scoring import NOBODY, points_of_counted
from engine.games.fairy_tale.zones import ROW
from engine.kit.printed import Remembered

BITS = 4
FULL = (1 << BITS) - 1
MOST_KNOWN = 100_000
Compared = tuple[int, tuple[tuple[str, int], ...]]  # a row, and what the rivals show


@lru_cache(maxsize=1)
def kinds_by_place() -> tuple[str, ...]:
    return tuple(box().kinds)


def digit_of(kind: Kind) -> int:
    return 1 << BITS * kinds_by_place().index(kind.id)


DIGIT = by_kind(digit_of)


def tally_of(kinds: Iterable[str]) -> int:
    return sum([DIGIT[kind] for kind in kinds])


def shown_tally(world: World, seat: int) -> int:
    """What a seat shows face up."""
    kinds, sides = world.kinds, world.sides
    row: list[int] = world.zones[ROW[seat]]  # type: ignore[assignment]
    return sum([DIGIT[kinds[card]] for card in row if sides.get(card) == UP])


@lru_cache(maxsize=1)
def kinds_by_length() -> tuple[tuple[str, int], ...]:
    """By the length of a number with one bit: the kind that bit belongs to, and where its digit begins."""
    kinds = enumerate(kinds_by_place())
    return ("", 0), *((kind, BITS * place) for place, kind in kinds for _ in range(BITS))


def counted(tally: int) -> dict[str, int]:
    """The copies of each kind that is there, in deck order."""
    kinds, found = kinds_by_length(), {}
    while tally:
        kind, place = kinds[(tally & -tally).bit_length()]
        found[kind] = copies = tally >> place & FULL
        tally ^= copies << place
    return found


@lru_cache(maxsize=MOST_KNOWN)
def kinds_in(tally: int) -> tuple[str, ...]:
    """The cards of a tally by kind, in deck order."""
    kinds, found = kinds_by_length(), []
    while tally:
        kind, place = kinds[(tally & -tally).bit_length()]
        found.append(kind)
        tally -= 1 << place
    return tuple(found)


@lru_cache(maxsize=MOST_KNOWN)
def digits_in(tally: int) -> tuple[int, ...]:
    """The cards of a tally as digits, in deck order."""
    return tuple([DIGIT[kind] for kind in kinds_in(tally)])


class Tally:
    """Points by row, remembered."""

    def __init__(self) -> None:
        self.known = Remembered[int, int](lambda row: points_of_counted(counted(row)), MOST_KNOWN)
        self.compared = Remembered[Compared, int](
            lambda key: points_of_counted(counted(key[0]), dict(key[1])), MOST_KNOWN
        )
        self.comparing = 0

    def compares(self, row: int) -> bool:
        """Whether the points of a row depend on what the rivals show."""
        return row & (self.comparing or self.learn()) != 0

    def points(self, row: int, rivals: Counts = NOBODY) -> int:
        """What a row is worth, against rivals as `scoring.rivals_of` counts them."""
        if row & (self.comparing or self.learn()):
            return self.compared[row, tuple(rivals.items())]
        return self.known[row]

    def learn(self) -> int:
        """Which digits stand for kinds that compare with the rivals."""
        comparing = [kind.id for kind in box().kinds.values() if isinstance(kind.scoring, IfMost)]
        self.comparing = tally_of(comparing) * FULL
        return self.comparing


TALLY = Tally()
