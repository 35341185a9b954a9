"""Steps 5 and 6: monsters gain power, and whoever can be paid for arrives. The top of the deck always lies open."""

from collections.abc import Iterator

from engine.core.facts import UP, Done, Entered, Fact, Moved, Noted, Turned
from engine.core.pieces import The
from engine.core.world import World
from engine.games.shadowrift.content.effects import CheapKin, Foresight
from engine.games.shadowrift.content.printed import COST, SORT
from engine.games.shadowrift.rules.ending import see_whether_fallen
from engine.games.shadowrift.table import lasting, standing, symbols_in_area
from engine.games.shadowrift.tasks import ArrivalsDue, PowerDue
from engine.games.shadowrift.zones import AREA, ASIDE, MONSTER_DECK, MONSTER_TOP, POWER, START, TRACK
from engine.kit.rules import Duty


def gain_power(world: World, task: PowerDue) -> Iterator[Fact]:
    """Step 5: one for each hero, one for each symbol in the Power Area."""
    yield Done()
    yield Entered("power")
    before, symbols = POWER(world), symbols_in_area(world)
    yield POWER.to(before + world.seats + symbols)
    yield Noted("power_grows", (before, world.seats, symbols, POWER(world)))


def more_power(world: World, count: int) -> Iterator[Fact]:
    """Power from a card."""
    yield POWER.to(POWER(world) + count)
    yield Noted("more_power", (count, POWER(world)))


def cost_of(world: World, card: int) -> int:
    """The power a card takes to arrive; kin may make monsters cheaper, to 1 at least."""  # ruling 83
    kind = world.kinds[card]
    if SORT[kind] != "monster":
        return COST[kind]
    less = {world.kinds[other]: effect.n for other, effect in lasting(world, CheapKin)}
    return max(1, COST[kind] - sum(less.values()))


def add_monsters(world: World, task: ArrivalsDue) -> Iterator[Fact]:
    """Step 6: pay for the top card as long as there is power; then those set aside return."""  # rulings 2, 29, 34
    yield Done()
    yield Entered("arrivals")
    while world.zones[MONSTER_TOP]:
        card = world.pieces(MONSTER_TOP)[0]
        cost = cost_of(world, card)
        if cost > POWER(world):
            break
        yield POWER.to(POWER(world) - cost)
        to = TRACK[START] if SORT[world.kinds[card]] == "monster" else AREA
        yield Moved((card,), MONSTER_TOP, to)
        yield Noted("arrives", (The(card), cost, POWER(world)))
        yield from show_next(world)
    for card in tuple(world.pieces(ASIDE)):
        yield Moved((card,), ASIDE, TRACK[START])
        yield Noted("returns", (The(card),))
    yield from see_whether_fallen(world)


def show_next(world: World) -> Iterator[Fact]:
    """The next card of the monster deck is turned up, if none lies open."""  # ruling 2
    if world.zones[MONSTER_TOP] or not world.zones[MONSTER_DECK]:
        return
    yield Moved((world.pieces(MONSTER_DECK)[-1],), MONSTER_DECK, MONSTER_TOP, None, UP)
    yield from foresee(world)


def foresee(world: World) -> Iterator[Fact]:
    """The cards under the top that a Wall lets everybody see."""
    for _, effect in standing(world, Foresight):
        yield from turn_up(world, effect.n)


def turn_up(world: World, count: int) -> Iterator[Fact]:
    """So many cards under the open one are turned for all to see, and stay known."""
    for card in world.pieces(MONSTER_DECK)[-count:][::-1] if count else ():
        if not world.is_up(card):
            yield Turned(card, UP)


DUTIES = (Duty(PowerDue, gain_power), Duty(ArrivalsDue, add_monsters))
