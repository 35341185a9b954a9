"""Which cards are whose, although nobody sees them: everybody knows what went into a deck, only not in what order.

The number is kept for cards that changed hands; starters are the first in the box, and everybody begins at home.
Guesses of what lies where use it: nobody is dealt a card of another hero's deck.
"""

from collections.abc import Mapping

from engine.core.facts import Counted
from engine.core.world import World
from engine.games.shadowrift.content.forms import Infiltrator, Traveller
from engine.games.shadowrift.content.printed import by_kind
from engine.games.shadowrift.zones import BELONGS, DECK, HAND, HERO_BACK, TOWN_BACK, TOWN_DECK, TRAVELLER_DECK
from engine.kit.printed import Printed

STARTERS = 10


def gained(piece: int, seat: int) -> Counted:
    """A card of the stacks is now in this hero's deck."""
    return BELONGS.to(seat + 1, piece)


def returned(piece: int) -> Counted:
    """A card is back in its stack."""
    return BELONGS.to(0, piece)


def in_town_now(world: World, piece: int, there: bool) -> Counted:
    """A card of Town or of the Traveller deck changed sides, or went home."""
    return BELONGS.to(int(there != lives_in_town(world.kinds[piece])), piece)


def lives_in_town(kind: str) -> bool:
    """Whether a card begins in the Town deck, or can only be there."""
    return AT_HOME[kind]


AT_HOME: Printed[str, bool] = by_kind(lambda card: not isinstance(card, Traveller | Infiltrator))


def pool_of(world: World, piece: int) -> str:
    """The pool that an unseen card belongs to: a hero's, Town's, the Travellers', or all cards with its back."""
    back = world.backs[piece]
    if back == HERO_BACK:
        mark = BELONGS(world, piece)
        return f"{back}:{mark - 1 if mark else piece // STARTERS}"
    if back == TOWN_BACK:
        return TOWN_DECK if lives_in_town(world.kinds[piece]) != bool(BELONGS(world, piece)) else TRAVELLER_DECK
    return back


POOL_OF_ZONE: Mapping[str, str] = {
    **{zone: f"{HERO_BACK}:{seat}" for zones in (DECK, HAND) for seat, zone in enumerate(zones)},
    TOWN_DECK: TOWN_DECK,
    TRAVELLER_DECK: TRAVELLER_DECK,
}


def is_dealt_right(world: World) -> bool:
    """Whether every unseen card lies where everybody knows that it is."""
    return all(
        pool_of(world, card) == pool
        for zone, pool in POOL_OF_ZONE.items()
        for card in world.zones.get(zone, ())
        if isinstance(card, int)
    )
