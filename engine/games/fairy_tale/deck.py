"""The deck: its topmost cards, and what is put away shuffled back into it."""

from collections.abc import Iterator

from engine.core.chance import shuffle
from engine.core.facts import Fact, Moved, Noted
from engine.core.world import World
from engine.games.fairy_tale.zones import DECK, DISCARD


def top_of(world: World, count: int) -> tuple[int, ...]:
    """The topmost cards of the deck, as many as there are."""
    return tuple(world.pieces(DECK)[-count:])


def refill(world: World, need: int) -> Iterator[Fact]:
    """If the deck is short, the discards are shuffled into it."""  # ruling 6
    discards = world.pieces(DISCARD)
    if len(world.zones[DECK]) < need and discards:
        yield Noted("refilled", (len(discards),))
        yield Moved(tuple(discards), DISCARD, DECK)
        yield shuffle(world, DECK)
