"""Where every part of the board lies, for any size of terminal.

`plan` cuts the board into one, two or three columns above the hand and gives each part rows: the fewest it can do with
first, then more in an order of what is missed most. Parts draw themselves in the form that fits. Knows numbers only.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec
from textual.geometry import Region

from tui.board.cards import Size
from tui.games.quests_of_shadowgate.paint import cards

TWO_COLUMNS, THREE_COLUMNS = 88, 126
ROOMY_HEIGHT, UPRIGHT_HEIGHT = 20, 44
"""From these heights on the cards of the hand have their seventh row, and on a narrow board as many as they like."""

QUESTS, STAFF, OTHERS, YOU, ITEMS, POOL, EVENT, PURCHASE, CHOICE = (
    "quests",
    "staff",
    "others",
    "you",
    "items",
    "pool",
    "event",
    "purchase",
    "choice",
)
TURN, HAND, DRAFT, TABLE = "turn", "hand", "draft", "table"


class Need(msgspec.Struct, frozen=True):
    """What has to find room: how many others, cards in hand, own items, open quests, and which question is open."""

    others: int
    hand: int
    items: int
    quests: int = 4
    context: str = ""
    drafting: bool = False
    event: bool = False


class Part(msgspec.Struct, frozen=True):
    """A part of the board and its place."""

    name: str
    region: Region


class Plan(msgspec.Struct, frozen=True):
    """All parts, and the size of the cards in hand."""

    parts: tuple[Part, ...]
    card: Size
    per_line: int

    def part(self, name: str) -> Region | None:
        return next((part.region for part in self.parts if part.name == name), None)


Wish = tuple[str, int]


@lru_cache(maxsize=256)
def plan(width: int, height: int, need: Need) -> Plan:
    """The layout of a board of this size."""
    if need.drafting:
        return Plan((Part(DRAFT, Region(0, 0, width, height)),), cards.FULL, 1)
    card = card_size(width, height, need.hand)
    room = height - card.height - 1
    parts = [Part(name, region) for name, region in _columns(width, room, need)]
    parts.append(Part(TURN, Region(0, room, width, 1)))
    parts.append(Part(HAND, Region(0, room + 1, width, card.height)))
    return Plan(tuple(parts), card, max(1, (width + card.pitch - card.width) // card.pitch))


def card_size(width: int, height: int, hand: int) -> Size:
    """The largest card of which the whole hand fits side by side; a larger hand scrolls."""
    sizes: tuple[Size, ...]
    if height < ROOMY_HEIGHT:
        sizes = (cards.LOW, cards.SNUG_LOW, cards.NARROW_LOW)
    elif width < TWO_COLUMNS and height >= UPRIGHT_HEIGHT:
        sizes = (cards.TALL, cards.SNUG_TALL, cards.NARROW_TALL)
    else:
        sizes = (cards.FULL, cards.CLOSE, cards.TIGHT, cards.SNUG, cards.NARROW)
    fitting = (size for size in sizes if (max(hand, 5) - 1) * size.pitch + size.width <= width)
    return next(fitting, sizes[-1])


def _columns(width: int, height: int, need: Need) -> list[tuple[str, Region]]:
    if width >= THREE_COLUMNS and height >= 18:
        return _three(width, height, need)
    if width >= TWO_COLUMNS:
        return _two(width, height, need)
    return _stack(0, width, height, *_one(need))


def _stack(
    x: int, width: int, height: int, order: tuple[Wish, ...], growth: tuple[Wish, ...]
) -> list[tuple[str, Region]]:
    """Parts below each other: each at its fewest rows, then grown in turn as far as there is room."""
    rows = dict(order)
    spare = height - sum(rows.values())
    for name, goal in growth:
        more = goal - rows[name]
        if 0 < more <= spare:
            rows[name], spare = goal, spare - more
    rows[growth[-1][0]] += max(spare, 0)  # what is wished for last takes what is left
    found, y = [], 0
    for name, _ in order:
        found.append((name, Region(x, y, width, min(rows[name], max(height - y, 0)))))
        y += rows[name]
    return [(name, region) for name, region in found if region.height > 0]


def _one(need: Need) -> tuple[tuple[Wish, ...], tuple[Wish, ...]]:
    """Everything below each other. What is asked in a panel stands in place of quests and Staff."""
    n, q = need.others, need.quests
    if need.context:
        top: tuple[Wish, ...] = ((need.context, q + 1),)
        first: tuple[Wish, ...] = ((need.context, q + 2), (need.context, q + 3))
        grown: tuple[Wish, ...] = ((need.context, 9), (need.context, 12))
    else:
        top, first = ((QUESTS, q), (STAFF, 1)), ()
        grown = ((QUESTS, 2 * q), (STAFF, 2), (QUESTS, 4 * q), (STAFF, 6), (QUESTS, 5 * q))
    order = (*top, (OTHERS, n), (YOU, 1), (ITEMS, 1), (TABLE, 0), (POOL, 1), (EVENT, 0))
    growth = (
        *first,
        *(((EVENT, 1),) if need.event else ()),
        (YOU, 2),
        (OTHERS, 2 * n),
        *grown[:1],
        (POOL, 2),
        (ITEMS, 2),
        *grown[1:3],
        (OTHERS, 4 * n),
        (YOU, 6),
        (ITEMS, 4),
        *grown[3:],
        (OTHERS, 5 * n),
        (ITEMS, 2 + max(3, -(-need.items // 2))),
        *(((TABLE, 10), (POOL, 10)) if need.context else ((STAFF, 8), (POOL, 10), (TABLE, 10))),
        (ITEMS, 4),
    )
    return order, growth


def rows_wanted(width: int, most: int, need: Need) -> int:
    """The rows that a board of one column has use for; they do not depend on what is asked."""
    if width >= TWO_COLUMNS:
        return most
    order, growth = _one(msgspec.structs.replace(need, context=""))
    most_of = dict(order)
    for name, rows in growth:
        most_of[name] = max(most_of[name], rows)
    return min(most, sum(most_of.values()) + card_size(width, most, need.hand).height + 1)


def _two(width: int, height: int, need: Need) -> list[tuple[str, Region]]:
    """Staff and quests on the left, people and what is asked on the right."""
    left = min(50, max(42, width * 43 // 100))
    q, n = need.quests, need.others
    wanted = ((QUESTS, 2 * q), (STAFF, 5), (QUESTS, 4 * q), (STAFF, 7), (QUESTS, 5 * q), (STAFF, 8), (QUESTS, 7 * q))
    found = _stack(0, left, height, ((STAFF, 1), (QUESTS, q)), wanted)
    return found + _stack(left + 1, width - left - 1, height, *_people(need, n))


def _people(need: Need, n: int) -> tuple[tuple[Wish, ...], tuple[Wish, ...]]:
    """The own character and items, the open question, the others, pool and event."""
    items = 1 + max(2, -(-need.items // 2))
    two_rows = 2 if n > 2 else 3
    if need.context:
        order: tuple[Wish, ...] = ((YOU, 1), (ITEMS, 1), (need.context, 5), (OTHERS, n), (POOL, 1), (EVENT, 0))
        growth: tuple[Wish, ...] = (
            (need.context, 7),
            (YOU, 2),
            (need.context, 8),
            (ITEMS, 2),
            (POOL, 2),
            *(((EVENT, 1),) if need.event else ()),
            (YOU, 6),
            (ITEMS, min(items, 4)),
            (need.context, 9),
            (YOU, 7),
            (OTHERS, 2 * n),
            (ITEMS, items),
            (need.context, 12),
            (POOL, 5),
            (OTHERS, 4 * n),
            (need.context, 14),
        )
        return order, growth
    order = ((YOU, 1), (ITEMS, 1), (OTHERS, n), (POOL, 1), (EVENT, 0))
    growth = (
        (YOU, 2),
        (OTHERS, 2 * n),
        (POOL, 2),
        (ITEMS, 2),
        *(((EVENT, 1),) if need.event else ()),
        (YOU, 6),
        (ITEMS, min(items, 4)),
        (OTHERS, 3 * n),
        (YOU, 7),
        (OTHERS, two_rows * n + n),
        (OTHERS, 5 * n),
        (POOL, 3),
        (ITEMS, items),
        (POOL, 5),
        (OTHERS, 6 * n),
    )
    return order, growth


def _three(width: int, height: int, need: Need) -> list[tuple[str, Region]]:
    """Staff and quests, the own place with what is asked, the others with pool and event."""
    left, right = min(50, width * 31 // 100), min(52, width * 33 // 100)
    centre = width - left - right - 2
    q, n = need.quests, need.others
    wanted = ((QUESTS, 2 * q), (STAFF, 6), (QUESTS, 4 * q), (STAFF, 7), (QUESTS, 5 * q), (STAFF, 8), (QUESTS, 7 * q))
    found = _stack(0, left, height, ((STAFF, 1), (QUESTS, q)), wanted)
    found += _stack(left + 1, centre, height, *_own(need))
    aside = ((OTHERS, 2 * n), (EVENT, 1), (POOL, 2))
    more = ((OTHERS, 4 * n), (EVENT, 4), (POOL, 6), (OTHERS, 6 * n), (OTHERS, 8 * n), (POOL, 11), (OTHERS, 9 * n))
    return found + _stack(left + centre + 2, right, height, aside, more)


def _own(need: Need) -> tuple[tuple[Wish, ...], tuple[Wish, ...]]:
    """The own place of a wide board: character, items, the open question, the cards of this turn."""
    items = 2 + max(3, need.items)
    if not need.context:
        order: tuple[Wish, ...] = ((YOU, 2), (ITEMS, 2), (TABLE, 3))
        return order, ((YOU, 6), (ITEMS, 5), (YOU, 9), (ITEMS, items), (TABLE, 10))
    order = ((YOU, 2), (ITEMS, 2), (need.context, 5), (TABLE, 0))
    growth = ((YOU, 6), (need.context, 8), (ITEMS, 5), (YOU, 9), (need.context, 10), (ITEMS, items), (need.context, 12))
    return order, (*growth, (TABLE, 10), (need.context, 15), (ITEMS, items))
