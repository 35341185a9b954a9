"""What happened to the cards in play since the viewer last chose, place by place.

Called by `scene` with two Worlds seen by the same eyes. A row only grows, and an exchange puts a card into the place of
another, so comparing places tells new cards, turned ones and swapped ones apart without knowing any hidden card.
"""

from __future__ import annotations

from engine.core import Hidden, World
from engine.core.pieces import Entry
from engine.games.fairy_tale.zones import ROW

NEW, UP, DOWN, SWAP, SAME = "new", "up", "down", "swap", ""


def changes_in(world: World, before: World | None, seat: int) -> list[str]:
    """One word for every card of a row; without a World to compare with, nothing is news."""
    row = world.zones[ROW[seat]]
    if before is None:
        return [SAME] * len(row)
    earlier = before.zones[ROW[seat]]
    return [
        change(world, before, entry, earlier[place]) if place < len(earlier) else NEW for place, entry in enumerate(row)
    ]


def change(world: World, before: World, entry: Entry, earlier: Entry) -> str:
    """What became of one place."""
    if isinstance(entry, Hidden):
        return SAME if isinstance(earlier, Hidden) else SWAP if lies_in_a_row(world, earlier) else DOWN
    if entry == earlier:
        up = world.is_up(entry)
        return SAME if up is before.is_up(entry) else UP if up else DOWN
    return UP if isinstance(earlier, Hidden) and not lies_in_a_row(before, entry) else SWAP


def lies_in_a_row(world: World, piece: int) -> bool:
    """Whether a card is known to lie in play."""
    return any(piece in world.zones[ROW[seat]] for seat in range(world.seats))
