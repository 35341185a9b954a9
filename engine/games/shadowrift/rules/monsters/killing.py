"""Kill, Hunt and Break: who is found, who steps in, who is spared, who dies, and what a death brings."""

from collections.abc import Iterator

from engine.core.chance import shuffle
from engine.core.facts import DOWN, UP, Fact, Moved, Noted
from engine.core.pieces import The
from engine.core.world import World
from engine.games.shadowrift.content.effects import DiesForOthers, OnDeath, Spare, StopsHunt
from engine.games.shadowrift.content.printed import MORTAL, VILLAGER, WALL, has
from engine.games.shadowrift.effects.doing import By, carry_out
from engine.games.shadowrift.ownership import in_town_now
from engine.games.shadowrift.rules.ending import see_whether_plague
from engine.games.shadowrift.table import (
    closest,
    guards_sleep,
    in_space,
    in_town,
    lasting,
    space_of,
    standing,
    villagers_in_play,
)
from engine.games.shadowrift.zones import CORPSES, SPACE, TOWN_DECK, TOWN_DISCARD, TRAVELLER_DECK, USED, WALLS

BREAKING = 2  # symbols of monsters that break a Wall they find  # ruling 24


def kill(world: World, by: By, whom: str, otherwise: str) -> Iterator[Fact]:
    """Kill somebody by name, the one closest to the discard; with nobody of that name in play, hunt."""  # ruling 20
    space = closest(world, whom)
    if space is not None:
        victim = in_space(world, space)
        assert victim is not None
        yield from doom(world, by, victim, SPACE[space], "kill")
    else:
        yield Noted("no_villager", (whom, otherwise))
        if otherwise == "hunt":
            yield from hunt(world, by)


def break_wall(world: World, by: By, otherwise: str) -> Iterator[Fact]:
    """Break the Wall in play closest to the discard."""  # ruling 27
    found = next(((space, card) for space, card in reversed(in_town(world)) if WALL[world.kinds[card]]), None)
    if found is not None:
        yield from fall(world, found[1], SPACE[found[0]])
    else:
        yield Noted("no_wall", (otherwise,))
        if otherwise == "hunt":
            yield from hunt(world, by)


def fall(world: World, wall: int, zone: str) -> Iterator[Fact]:
    """A Wall goes back to its stack and can be built again."""  # rulings 27, 54
    yield Moved((wall,), zone, WALLS, None, UP)
    yield Noted("broken", (The(wall),))


def hunt(world: World, by: By) -> Iterator[Fact]:
    """Turn cards of the Town deck until a Villager or a Wall is found."""  # rulings 22 to 26
    for wall, effect in standing(world, StopsHunt):
        if by.symbols(world) <= effect.symbols_at_most:  # ruling 90
            yield Noted("kept_out", (The(wall),))
            return
    yield Noted("hunts")
    kinds = world.kinds
    while True:
        if not world.zones[TOWN_DECK]:
            if not any(MORTAL[kinds[card]] or WALL[kinds[card]] for card in world.pieces(TOWN_DISCARD)):
                yield from hunt_in_play(world, by)
                return
            yield from shuffle_town(world)
        card = world.pieces(TOWN_DECK)[-1]
        yield Moved((card,), TOWN_DECK, TOWN_DISCARD, None, UP)
        if MORTAL[kinds[card]]:
            yield from doom(world, by, card, TOWN_DISCARD, "hunt")
            return
        if WALL[kinds[card]]:
            yield from find_wall(world, by, card, TOWN_DISCARD)
            return


def hunt_in_play(world: World, by: By) -> Iterator[Fact]:
    """Nobody is left in deck and discard: the one in play closest to the discard."""  # ruling 26
    for space, card in reversed(in_town(world)):
        if MORTAL[world.kinds[card]]:
            yield from doom(world, by, card, SPACE[space], "hunt")
            return
        if WALL[world.kinds[card]]:
            yield from find_wall(world, by, card, SPACE[space])
            return
    yield Noted("hunt_fails")


def find_wall(world: World, by: By, wall: int, zone: str) -> Iterator[Fact]:
    if by.symbols(world) >= BREAKING:
        yield from fall(world, wall, zone)
    else:
        yield Noted("wall_stops", (The(wall),))


def shuffle_town(world: World) -> Iterator[Fact]:
    """The Town discard becomes the deck."""
    yield Moved(tuple(world.pieces(TOWN_DISCARD)), TOWN_DISCARD, TOWN_DECK, None, DOWN)
    yield shuffle(world, TOWN_DECK)


def doom(world: World, by: By, victim: int, zone: str, how: str) -> Iterator[Fact]:
    """Somebody is to die: protected by the Keep, the Gatehouse, a Guard, in this order; else killed."""  # ruling 88
    for whom in ("last", "anybody") if standing(world, Spare) else ():
        spare = spared_by(world, by, victim, how, whom)
        if spare is not None:
            yield from save(world, victim, zone, *spare)
            return
    guard = guard_for(world, by, victim)
    if guard is not None:
        yield Noted("steps_in", (The(guard), The(victim)))
        victim, zone = guard, SPACE[space_of(world, guard) or 0]
        spare = spared_by(world, by, guard, how, "last")
        if spare is not None:
            yield from save(world, guard, zone, *spare)
            return
    if has(world.kinds[victim], DiesForOthers):
        spare = spared_by(world, by, victim, how, "guard")
        if spare is not None:
            yield from save(world, victim, zone, *spare)
            return
    yield from die(world, by, victim, zone)


def spared_by(world: World, by: By, victim: int, how: str, whom: str) -> tuple[int, Spare] | None:
    """The card in play that saves somebody from dying, and how; those that always do before those with a limit."""
    found = [(card, effect) for card, effect in standing(world, Spare) if effect.whom == whom and card != victim]
    for card, effect in sorted(found, key=lambda one: one[1].times is not None):
        if by.magic and effect.against != "everything":  # ruling 89
            continue
        if effect.against == "kill" and how != "kill":
            continue
        if effect.symbols_at_most is not None and by.symbols(world) > effect.symbols_at_most:
            continue
        if effect.times is not None and USED(world, card) >= effect.times:
            continue
        if whom == "last" and villagers_in_play(world) != [victim]:
            continue
        return card, effect
    return None


def save(world: World, victim: int, zone: str, card: int, effect: Spare) -> Iterator[Fact]:
    """Somebody lives: stays, or is discarded alive."""
    if effect.times is not None:
        yield USED.to(USED(world, card) + 1, card)
    yield Noted("saved", (The(victim), The(card), effect.instead))
    if effect.instead == "discarded" and zone != TOWN_DISCARD:
        yield Moved((victim,), zone, TOWN_DISCARD, None, UP)


def guard_for(world: World, by: By, victim: int) -> int | None:
    """The Guard in play who dies in place of another; none helps against Magic or while guards sleep."""  # ruling 25
    if by.magic or (has(world.kinds[victim], DiesForOthers) and space_of(world, victim) is not None):
        return None
    guards = [card for card, _ in standing(world, DiesForOthers)]
    return guards[-1] if guards and not guards_sleep(world) else None


def die(world: World, by: By, victim: int, zone: str) -> Iterator[Fact]:
    """Under the Traveller deck, and a Corpse in the place; then whatever a death brings."""  # rulings 16, 21
    yield Noted("killed" if zone != TOWN_DISCARD else "hunted", (The(victim),))
    yield from leave_town(world, victim, zone)
    yield Moved((world.pieces(CORPSES)[-1],), CORPSES, zone, None, UP)
    yield from see_whether_plague(world)
    for monster, effect in list(lasting(world, OnDeath)):  # ruling 83
        yield Noted("on_death", (The(monster),))
        yield from carry_out(world, By(monster, monster=monster), effect.then)


def leave_town(world: World, card: int, zone: str) -> Iterator[Fact]:
    """A Villager or Infiltrator goes under the Traveller deck."""  # ruling 17
    yield Moved((card,), zone, TRAVELLER_DECK, 0, DOWN)
    yield in_town_now(world, card, False)


def wash_away(world: World) -> Iterator[Fact]:
    """The Villager closest to the discard goes there alive, never an Infiltrator."""  # ruling 91
    for space, card in reversed(in_town(world)):
        if VILLAGER[world.kinds[card]]:
            yield Moved((card,), SPACE[space], TOWN_DISCARD, None, UP)
            yield Noted("washed", (The(card),))
            return
    yield Noted("nobody")
