"""Points at the end of a game, line by line, so that a player can check the sheet by hand. All in halves.

Reads the table and changes nothing. Who has most firsts shares six points; halves stay halves (ruling 26).
"""

from collections.abc import Sequence

import msgspec

from engine.core.world import World
from engine.games.quests_of_shadowgate.content.box import box
from engine.games.quests_of_shadowgate.table import firsts_of, staff_pieces_of
from engine.games.quests_of_shadowgate.zones import STAFF_REWARD, VP

FIRST_POINTS, MOST_FIRSTS_POINTS, NO_FIRST_POINTS = 2, 6, -5
STAFF_PIECE_POINTS, NO_STAFF_PIECE_POINTS = 2, -5


class Line(msgspec.Struct, frozen=True):
    """One line of the sheet: what for, how much in halves, and why in words."""

    what: str
    halves: int
    reason: str

    @property
    def points(self) -> float:
        return self.halves / 2


class Sheet(msgspec.Struct, frozen=True):
    """All points of one seat in one game."""

    seat: int
    lines: tuple[Line, ...]

    @property
    def halves(self) -> int:
        return sum(line.halves for line in self.lines)

    @property
    def total(self) -> float:
        return self.halves / 2


def sheets_of(world: World, maker: int | None = None, reward: str = "none") -> list[Sheet]:
    """The sheets of all seats as the table lies now; `maker` completed the Staff and took this reward in a match."""
    firsts = [len(firsts_of(world, seat)) for seat in range(world.seats)]
    return [
        Sheet(seat, tuple(lines_of(world, seat, firsts) + staff_reward(seat, maker, reward)))
        for seat in range(world.seats)
    ]


def lines_of(world: World, seat: int, firsts: Sequence[int]) -> list[Line]:
    lines = [Line("quests", 2 * VP(world, seat), "for quests")]
    own = firsts_of(world, seat)
    if own:
        lines.append(Line("firsts", 2 * FIRST_POINTS * len(own), f"first of its type: {names_of(world, own)}"))
    else:
        lines.append(Line("no_first", 2 * NO_FIRST_POINTS, "no item is first of its type"))
    if share := most_firsts_share(firsts, seat):
        sharers = firsts.count(len(own))
        shared = f"most firsts, shared by {sharers}" if sharers > 1 else "most firsts"
        lines.append(Line("most_firsts", share, shared))
    pieces = staff_pieces_of(world, seat)
    if pieces:
        lines.append(Line("pieces", 2 * STAFF_PIECE_POINTS * len(pieces), f"staff pieces: {names_of(world, pieces)}"))
    else:
        lines.append(Line("no_piece", 2 * NO_STAFF_PIECE_POINTS, "no piece of the Staff"))
    return lines


def most_firsts_share(firsts: Sequence[int], seat: int) -> int:
    """A seat's part, in halves, of the points for most firsts, by how many everybody has."""  # ruling 26
    is_most = firsts[seat] and firsts[seat] == max(firsts)
    return 2 * MOST_FIRSTS_POINTS // firsts.count(firsts[seat]) if is_most else 0


def staff_reward(seat: int, maker: int | None, reward: str) -> list[Line]:
    """In a match the Staff gives points to its maker or takes them from everybody else."""  # ruling 31
    if maker == seat and reward == "self":
        return [Line("staff", 2 * STAFF_REWARD, "for the Staff of Ages")]
    if maker not in (None, seat) and reward == "others":
        return [Line("staff", -2 * STAFF_REWARD, "another player made the Staff of Ages")]
    return []


def names_of(world: World, items: Sequence[int]) -> str:
    return ", ".join(box().adventure[world.kinds[item]].name for item in items)
