"""What the cards of a hand are good for, worked out once for every line-up of kinds: what pays, and what can be played.

Every offer of a hero begins with these questions, and most hands come up many times.
"""

from engine.core.world import World
from engine.games.shadowrift.content.printed import BIND, DRAWN, PAYS, PLAYED, SORT, by_kind
from engine.games.shadowrift.force import MOST_REMEMBERED
from engine.games.shadowrift.zones import HAND
from engine.kit.printed import Printed, Remembered

EITHER = 3
# How a card pays: 0 not at all, 1 Prowess, 2 Prowess but dearer to spend (it draws), 3 Prowess or Magic.
PAYER: Printed[str, int] = by_kind(
    lambda card: (
        EITHER if "magic" in PAYS[card.id] else (2 if DRAWN[card.id] else 1) if "prowess" in PAYS[card.id] else 0
    )
)
# Cards that only pay, or lie in the way
INERT: Printed[str, bool] = by_kind(
    lambda card: not PLAYED[card.id] and SORT[card.id] not in ("skill", "loot") and BIND[card.id] is None
)


class Hand:
    """The kinds of a hand: how many pay, how many of them either way; the first of each that can be used; Actions."""

    __slots__ = ("actions", "either", "firsts", "payers")

    def __init__(self, kinds: tuple[str, ...]) -> None:
        self.payers = sum(PAYER[kind] > 0 for kind in kinds)
        self.either = sum(PAYER[kind] == EITHER for kind in kinds)
        self.firsts = [(kind, kinds.index(kind)) for kind in dict.fromkeys(kinds) if not INERT[kind]]
        self.actions = tuple(kind for kind in kinds if PLAYED[kind])


HANDS: Remembered[tuple[str, ...], Hand] = Remembered(Hand, MOST_REMEMBERED)


def hand_of(world: World, seat: int) -> Hand:
    """A hero's hand as it is."""
    return HANDS[tuple(map(world.kinds.__getitem__, world.zones[HAND[seat]]))]  # type: ignore[arg-type]
