"""Which size every card has and where it lies, for any size of terminal.

`plan` weighs the sizes for hand, own row and the others' rows against each other and takes the best that fits; the hand
is never drawn smaller than with its effect in words, and scrolls when it is wider than the board. Knows numbers only.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product

import msgspec
from textual.geometry import Region

from tui.board.cards import Size
from tui.games.fairy_tale.paint.cards import (
    CHIP,
    COMPACT,
    FAN,
    FULL,
    LINE,
    MARK,
    SHORT_LINE,
    SLIM,
    SNUG_COMPACT,
    TALL,
    TIGHT,
)

SNUG = Size("tight", TIGHT.width, TIGHT.height, TIGHT.width)
NAME_COLUMNS = 20
"""What stands before the first mark in an opponent's single line."""

HAND_SIZES = ((FULL, 3.0), (TALL, 2.7), (TIGHT, 2.0), (SNUG, 1.9))
OWN_SIZES = (
    (FULL, 6.0),
    (COMPACT, 4.5),
    (SNUG_COMPACT, 4.4),
    (FAN, 4.3),
    (CHIP, 3.0),
    (LINE, 2.0),
    (SHORT_LINE, 1.5),
    (SLIM, 1.0),
)
OTHER_SIZES = (
    (FULL, 5.2),
    (COMPACT, 5.0),
    (SNUG_COMPACT, 4.9),
    (FAN, 4.8),
    (CHIP, 4.7),
    (SHORT_LINE, 4.0),
    (SLIM, 2.0),
    (MARK, 0.5),
)
UPRIGHT_WIDTH = 89
"""From this width on a hand of large cards has room, and none that make up for it in height are wanted."""

ONE_LINE = 0.6
"""How much it counts for a row of high cards to lie in one line."""

KEPT_BY_NAME = 0.9
"""How much it counts that the picks have a line with their names: more than chips for compact cards, less than names
of others' cards."""

CARD_OUT_OF_SIGHT = 3.0
"""How much a hand that must scroll counts against a size, for each card beyond the edge."""


class Need(msgspec.Struct, frozen=True):
    """What has to find room: how many others, cards in the longest row, cards in hand, picks kept."""

    others: int
    row: int
    hand: int
    picks: int
    has_hand: bool = True


class Part(msgspec.Struct, frozen=True):
    """One area: where it lies (its rule in the first line), the size of its cards and how many go in a line."""

    region: Region
    size: Size
    per_line: int

    def spot(self, index: int) -> Region:
        """Where a card of this area lies."""
        line, column = divmod(index, self.per_line)
        size = self.size
        lead = NAME_COLUMNS if size is MARK else 0
        below = 0 if size is MARK else 1
        x = self.region.x + lead + column * size.pitch
        return Region(x, self.region.y + below + line * size.height, size.width, size.height)


class Plan(msgspec.Struct, frozen=True):
    """Where everything lies. `kept` is the line of the picks; without one they stand in the rule of the own row."""

    others: tuple[Part, ...]
    hand: Part | None
    own: Part
    kept: Region | None

    @property
    def rows(self) -> int:
        """The rows that are made use of."""
        return self.kept.bottom if self.kept is not None else self.own.region.bottom


class _Choice(msgspec.Struct, frozen=True):
    hand: Size
    own: Size
    other: Size
    columns: int
    kept_line: bool
    merit: float


def capacity_of(row: int) -> int:
    """Room is kept for half a game or a whole one, so that the picture changes once and not with every card."""
    return 6 if row <= 6 else -(-row // 6) * 6


@lru_cache(maxsize=256)
def plan(width: int, height: int, need: Need) -> Plan:
    """The best layout that fits; where nothing fits, the smallest, cut at the lower edge."""
    margin = 0 if width < 90 else 1
    room = width - margin
    fitting = [choice for choice in _choices(room, need) if _height_of(choice, room, need) <= height]
    smallest = _Choice(TIGHT, SLIM, MARK, 1, False, 0.0)
    best = max(fitting, key=lambda choice: choice.merit, default=smallest)
    return _laid_out(best, width, margin, height, need)


def _choices(room: int, need: Need) -> Iterator[_Choice]:
    columns = (1, 2) if room >= 150 and need.others > 1 else (1,)
    kept_lines = (True, False) if need.picks else (False,)
    for (hand, a), (own, b), (other, c), across, kept in product(
        HAND_SIZES, OWN_SIZES, OTHER_SIZES, columns, kept_lines
    ):
        cards = capacity_of(need.row)
        if not _suits(own, room, cards) or not _suits(other, room // across, cards) or (other is MARK and across > 1):
            continue
        if hand is TALL and room >= UPRIGHT_WIDTH:
            continue
        unseen = max(0, need.hand - _across(hand, room))
        merit = a + b + c + (KEPT_BY_NAME if kept else 0.0) - 0.1 * across - CARD_OUT_OF_SIGHT * unseen
        merit += ONE_LINE * (_is_one_line(own, room, cards) + _is_one_line(other, room // across, cards))
        yield _Choice(hand, own, other, across, kept, merit)


def _suits(size: Size, room: int, cards: int) -> bool:
    """Chips and compact cards want half a row in a line, else their rows fall apart; a fan is one line or none."""
    if size in (SNUG_COMPACT, FAN):
        return _across(size, room) >= cards
    return size not in (CHIP, COMPACT) or _across(size, room) >= 5 + (size is CHIP)


def _is_one_line(size: Size, room: int, cards: int) -> bool:
    return size.height > 1 and _across(size, room) >= cards


def _across(size: Size, room: int) -> int:
    if size is MARK:
        return max(1, (room - NAME_COLUMNS) // size.pitch)
    return max(1, (room + size.pitch - size.width) // size.pitch)


def _lines(size: Size, room: int, cards: int) -> int:
    return 1 if size is MARK else -(-cards // _across(size, room))


def _per_line(size: Size, room: int, cards: int) -> int:
    """Cards in a line, so that the lines of one row are equally long."""
    return _across(size, room) if size is MARK else -(-cards // _lines(size, room, cards))


def _rows_of(size: Size, room: int, cards: int) -> int:
    """The height of an area with its rule; a line of marks has none."""
    return _lines(size, room, cards) * size.height + (size is not MARK)


def _height_of(choice: _Choice, room: int, need: Need) -> int:
    cards = capacity_of(need.row)
    bands = -(-need.others // choice.columns)
    others = bands * _rows_of(choice.other, room // choice.columns, cards)
    hand = choice.hand.height + 1 if need.has_hand else 0
    return others + hand + _rows_of(choice.own, room, cards) + choice.kept_line


def _laid_out(choice: _Choice, width: int, margin: int, height: int, need: Need) -> Plan:
    room = width - margin
    spare = max(0, height - _height_of(choice, room, need))
    others, y, spare = _others(choice, width, margin, need, spare)
    hand = None
    if need.has_hand:
        hand = Part(Region(margin, y, room, choice.hand.height + 1), choice.hand, _across(choice.hand, room))
        y += choice.hand.height + 1
        if spare:
            y, spare = y + 1, spare - 1
    cards = capacity_of(need.row)
    rows = _rows_of(choice.own, room, cards)
    own = Part(Region(margin, y, room, rows), choice.own, _per_line(choice.own, room, cards))
    kept = Region(margin, y + rows + (1 if spare else 0), room, 1) if choice.kept_line else None
    return Plan(others, hand, own, kept)


def _others(choice: _Choice, width: int, margin: int, need: Need, spare: int) -> tuple[tuple[Part, ...], int, int]:
    """The others' areas, with an empty row under each band if there are rows for all of them."""
    share = (width - margin) // choice.columns
    rows = _rows_of(choice.other, share, capacity_of(need.row))
    parts, y = [], 0
    bands = -(-need.others // choice.columns)
    gap = 1 if choice.other is not MARK and spare >= bands else 0
    for first in range(0, need.others, choice.columns):
        for column in range(min(choice.columns, need.others - first)):
            region = Region(margin + column * share, y, share, rows)
            parts.append(Part(region, choice.other, _per_line(choice.other, share, capacity_of(need.row))))
        y += rows + gap
    return tuple(parts), y, spare - gap * bands
