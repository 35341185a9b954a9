"""Seals, and looking ahead in the monster deck: what heroes do to the cards that monsters have not played, or keep."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from engine.core.errors import Rejected
from engine.core.facts import DOWN, Asked, Fact, Moved, Noted
from engine.core.pieces import The
from engine.core.world import World
from engine.games.shadowrift.actions import Sink
from engine.games.shadowrift.content.printed import SORT
from engine.games.shadowrift.rules.ending import see_whether_sealed
from engine.games.shadowrift.rules.heroes.fighting import bury_the_slain
from engine.games.shadowrift.rules.heroes.waking import TO_ACT
from engine.games.shadowrift.rules.monsters.power import show_next, turn_up
from engine.games.shadowrift.tasks import ToSink
from engine.games.shadowrift.zones import AREA, DONE_SEALS, MONSTER_DECK, MONSTER_TOP, SEALED, TOTEMS
from engine.kit.rules import Choice, Deed

SEALS = "Seals and Shadowrifts"


def seal(world: World, seat: int, card: int) -> Iterator[Fact]:
    """A rift or a Power out of the game, a Totem to its stack, a monster under the deck."""  # ruling 52
    sort = SORT[world.kinds[card]]
    yield DONE_SEALS.to(DONE_SEALS(world, seat) + 1, seat)
    yield Noted("seals", (seat, The(card)))
    if sort == "monster":
        yield Moved((card,), AREA, MONSTER_DECK, 0, DOWN)
        yield from show_next(world)
    else:
        yield Moved((card,), AREA, TOTEMS if sort == "totem" else SEALED)
    yield from see_whether_sealed(world)
    yield from bury_the_slain(world)  # ruling 35


def look_ahead(world: World, seat: int, count: int, under: int) -> Iterator[Fact]:
    """So many cards from the top are shown, the open one among them; some may go under the deck."""  # ruling 81
    yield from turn_up(world, max(0, count - len(world.zones[MONSTER_TOP])))
    cards = next_cards(world, count)
    if cards and under:
        yield Asked(seat, ToSink(tuple(cards), min(under, len(cards))))


def next_cards(world: World, count: int) -> list[int]:
    """The next cards to come, the open one first."""
    coming = [*world.pieces(MONSTER_TOP), *reversed(world.pieces(MONSTER_DECK))]
    return coming[:count]


def sinks(world: World, seat: int, ask: ToSink) -> list[Sink]:
    return [Sink(some) for count in range(ask.most + 1) for some in combinations(ask.cards, count)]


def sink(world: World, seat: int, action: Sink) -> Iterator[Fact]:
    """Under the deck; the others keep their order."""
    for card in action.cards:
        zone = MONSTER_TOP if card in world.zones[MONSTER_TOP] else MONSTER_DECK
        yield Moved((card,), zone, MONSTER_DECK, 0, DOWN)
        yield Noted("sinks", (seat,))
    yield from show_next(world)
    yield Asked(seat, TO_ACT)


def cannot_sink(world: World, seat: int, ask: Any, action: Sink) -> Rejected | None:
    return Rejected("NotSeen", "Put at most one of the cards you have just seen under the deck.", SEALS)


CHOICES = (Choice(ToSink, sinks, "First put a card under the deck, or leave them all.", SEALS),)
DEEDS = (Deed(Sink, (ToSink,), sink, cannot_sink),)
