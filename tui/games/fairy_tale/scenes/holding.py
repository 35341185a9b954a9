"""What a seat holds: the packet being drafted or the cards to play from, the picks, and the card just chosen.

Called by `scene` and the inspector. Cards are sorted as in the deck, by faction, so that a card stays in its place when
it is chosen and when that is taken back.
"""

from __future__ import annotations

import msgspec

from engine.core import World
from engine.games.fairy_tale.tasks import DraftDue
from engine.games.fairy_tale.zones import CHOSEN, HAND, KEPT

DRAFT = "draft"


class Holding(msgspec.Struct, frozen=True):
    """Pieces by number. `chosen` is one of `hand`: it waits for the others and can still be taken back."""

    hand: tuple[int, ...] = ()
    kept: tuple[int, ...] = ()
    chosen: int | None = None
    drafting: bool = False


NOTHING = Holding()


def holding_of(world: World, seat: int | None) -> Holding:
    """What this seat holds, as far as the World's eyes know it; a spectator holds nothing."""
    if seat is None:
        return NOTHING
    kept = world.lying(KEPT[seat])
    if world.phase == DRAFT:
        return drafting(world, world.lying(HAND[seat]), kept)
    chosen = world.lying(CHOSEN[seat])
    return Holding(tuple(sorted((*kept, *chosen))), (), chosen[0] if chosen else None)


def drafting(world: World, packet: list[int], kept: list[int]) -> Holding:
    """The card kept last stays in the hand, marked, until all have chosen and the packets are passed."""
    task = world.agenda[-1] if world.agenda else None
    if isinstance(task, DraftDue) and len(kept) == task.pick:
        return Holding(tuple(sorted((*packet, kept[-1]))), tuple(kept[:-1]), kept[-1], True)
    return Holding(tuple(sorted(packet)), tuple(kept), None, True)
