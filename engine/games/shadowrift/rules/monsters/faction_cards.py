"""The special cards of the factions: Freezes, Totems, Zombies, Magic, Cultists that are called, and Corpses."""

from collections.abc import Iterator

from engine.core.chance import shuffle
from engine.core.facts import DOWN, UP, Fact, Moved, Noted, Planned
from engine.core.pieces import The
from engine.core.world import World
from engine.games.shadowrift.content.printed import DOES
from engine.games.shadowrift.effects.doing import By
from engine.games.shadowrift.ownership import in_town_now
from engine.games.shadowrift.rules.ending import see_whether_plague
from engine.games.shadowrift.rules.monsters.power import more_power
from engine.games.shadowrift.table import closest
from engine.games.shadowrift.tasks import EffectDue
from engine.games.shadowrift.zones import (
    AREA,
    CORPSES,
    FREEZES,
    MAGIC_DECK,
    MAGIC_SPENT,
    SPACE,
    START,
    TOTEMS,
    TOWN_DISCARD,
    TRACK,
    TRAVELLER_DECK,
    ZOMBIES,
)

POWER_FOR_ICE = 2  # ruling 57


def enter(world: World, what: str) -> Iterator[Fact]:
    """A Freeze, a Corpse or a Cultist goes to the Town discard."""
    yield from ENTERS[what](world)


def bring_freeze(world: World) -> Iterator[Fact]:
    """With the stack empty, power comes instead."""  # ruling 57
    stack = world.pieces(FREEZES)
    if not stack:
        yield Noted("no_freeze")
        yield from more_power(world, POWER_FOR_ICE)
        return
    yield Noted("freeze_comes")
    yield Moved((stack[-1],), FREEZES, TOWN_DISCARD)


def bring_corpse(world: World) -> Iterator[Fact]:
    yield Noted("corpse_comes")
    yield Moved((world.pieces(CORPSES)[-1],), CORPSES, TOWN_DISCARD)
    yield from see_whether_plague(world)


def call_cultist(world: World) -> Iterator[Fact]:
    """The one nearest the top of the Traveller deck."""  # ruling 92
    card = next((card for card in reversed(world.pieces(TRAVELLER_DECK)) if world.kinds[card] == "cultist"), None)
    if card is None:
        yield Noted("no_cultist")
        return
    yield Moved((card,), TRAVELLER_DECK, TOWN_DISCARD, None, UP)
    yield in_town_now(world, card, True)
    yield Noted("cultist_comes", (The(card),))


ENTERS = {"freeze": bring_freeze, "corpse": bring_corpse, "cultist": call_cultist}


def raise_totem(world: World) -> Iterator[Fact]:
    """To the Power Area, if there is one left."""  # rulings 59, 99
    stack = world.pieces(TOTEMS)
    yield Noted("totem_rises" if stack else "no_totem")
    if stack:
        yield Moved((stack[-1],), TOTEMS, AREA)


def raise_zombie(world: World) -> Iterator[Fact]:
    """A Corpse goes back and a Zombie comes to Start as the newest."""  # rulings 58, 99
    found = corpse_to_take(world)
    stack = world.pieces(ZOMBIES)
    if found is None or not stack:
        yield Noted("no_zombie")
        return
    yield Moved((found[0],), found[1], CORPSES)
    yield Moved((stack[-1],), ZOMBIES, TRACK[START])
    yield Noted("zombie_rises")


def corpse_to_take(world: World) -> tuple[int, str] | None:
    """The Corpse in the spaces closest to the discard, or the newest in the discard."""  # rulings 58, 79
    space = closest(world, "corpse")
    if space is not None:
        return world.pieces(SPACE[space])[0], SPACE[space]
    newest = next((card for card in reversed(world.pieces(TOWN_DISCARD)) if world.kinds[card] == "corpse"), None)
    return None if newest is None else (newest, TOWN_DISCARD)


def draw_magic(world: World, by: By) -> Iterator[Fact]:
    """The next Magic is revealed and does what it says, by the monster that drew it."""  # rulings 28, 60, 94
    if not world.zones[MAGIC_DECK]:
        yield from gather_magic(world)
    card = world.pieces(MAGIC_DECK)[-1]
    yield Moved((card,), MAGIC_DECK, MAGIC_SPENT, None, UP)
    yield Noted("magic", (The(card),))
    due = [EffectDue(card, "does", n, by.monster, magic=True) for n in range(len(DOES[world.kinds[card]]))]
    if due:
        yield Planned(tuple(reversed(due)))
    else:
        yield Noted("lull")


def gather_magic(world: World) -> Iterator[Fact]:
    """All Magic is shuffled together."""
    spent = tuple(world.pieces(MAGIC_SPENT))
    if spent:
        yield Moved(spent, MAGIC_SPENT, MAGIC_DECK, None, DOWN)
        yield shuffle(world, MAGIC_DECK)
