"""Steps 2 and 3: Town is laid anew, and two Travellers come; Infiltrators act when they are laid."""

from collections.abc import Iterator

from engine.core.facts import DOWN, UP, Done, Entered, Fact, Moved, Noted
from engine.core.pieces import The
from engine.core.world import World
from engine.games.shadowrift.content.printed import INFILTRATOR, LAID, SORT, WALL
from engine.games.shadowrift.effects.doing import By, carry_out
from engine.games.shadowrift.ownership import in_town_now
from engine.games.shadowrift.rules.ending import see_whether_fallen
from engine.games.shadowrift.rules.monsters.killing import shuffle_town
from engine.games.shadowrift.rules.monsters.power import foresee
from engine.games.shadowrift.table import in_space, in_town, standing_in_town
from engine.games.shadowrift.tasks import TownDue, TravellersDue
from engine.games.shadowrift.zones import (
    PLACES,
    SPACE,
    SPACES,
    TOWN_DECK,
    TOWN_DISCARD,
    TRAVELLER,
    TRAVELLER_DECK,
)
from engine.kit.rules import Duty


def refresh_town(world: World, task: TownDue) -> Iterator[Fact]:
    """Step 2: what lies in the spaces is discarded, but Freezes; five new cards, one by one from space 1."""
    yield Done()
    yield Entered("town")
    for space, card in in_town(world):
        if SORT[world.kinds[card]] != "freeze":  # ruling 57
            yield Moved((card,), SPACE[space], TOWN_DISCARD)
    for space in range(SPACES):
        if in_space(world, space) is None:
            yield from lay_in(world, space)
    standing = standing_in_town(world)
    walls = sum(WALL[world.kinds[card]] for card in standing)
    yield Noted("town_laid", (len(standing) - walls, walls))
    yield from see_whether_fallen(world)
    yield from foresee(world)


def lay_in(world: World, space: int) -> Iterator[Fact]:
    """The next card of the Town deck; with too few cards the space stays empty."""  # ruling 12
    if not world.zones[TOWN_DECK]:
        if not world.zones[TOWN_DISCARD]:
            return
        yield from shuffle_town(world)
    card = world.pieces(TOWN_DECK)[-1]
    yield Moved((card,), TOWN_DECK, SPACE[space], None, UP)
    effects = LAID[world.kinds[card]]
    if effects:
        yield Noted("laid", (The(card),))
        for effect in effects:
            yield from carry_out(world, By(card), effect)


def refresh_travellers(world: World, task: TravellersDue) -> Iterator[Fact]:
    """Step 3: both go under the deck, two new ones come; an Infiltrator slips into the Town discard."""
    yield Done()
    yield Entered("travellers")
    for place in range(PLACES):
        for card in tuple(world.pieces(TRAVELLER[place])):
            yield Moved((card,), TRAVELLER[place], TRAVELLER_DECK, 0, DOWN)
    for place in range(PLACES):
        if world.zones[TRAVELLER_DECK]:
            yield from arrive(world, world.pieces(TRAVELLER_DECK)[-1], place)


def arrive(world: World, card: int, place: int) -> Iterator[Fact]:
    if INFILTRATOR[world.kinds[card]]:
        yield Moved((card,), TRAVELLER_DECK, TOWN_DISCARD, None, UP)
        yield in_town_now(world, card, True)
        yield Noted("slips_in", (The(card),))
    else:
        yield Moved((card,), TRAVELLER_DECK, TRAVELLER[place], None, UP)
        yield Noted("visits", (The(card),))


DUTIES = (Duty(TownDue, refresh_town), Duty(TravellersDue, refresh_travellers))
