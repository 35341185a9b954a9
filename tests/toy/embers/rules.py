"""The rules of Embers: burn branches by day, keep the fire by night, drive the wolves off in five days."""

from collections.abc import Iterator, Sequence
from typing import Any

from engine.core import (
    Asked,
    Done,
    Ended,
    Entered,
    Fact,
    Moved,
    Noted,
    Outcome,
    Placed,
    Planned,
    The,
    Turned,
    World,
)
from engine.core.chance import shuffle
from engine.core.facts import DOWN, OTHER, UP
from engine.kit.rules import Choice, Deed, Duty, Rules, answer, answer_all, ask_all
from tests.toy.embers import things as t

DAYS = 5
DEALT = 2
FLAMES = 3
ENDS = {"dawn": "the last wolf has run", "dark": "the fire went out", "winter": "the wolves outlasted the heroes"}


def lay(seats: int) -> Iterator[Fact]:
    yield Placed(tuple(f"branch{1 + number % 3}" for number in range(seats * DAYS * DEALT)), t.DECK, DOWN, "branch")
    yield Placed(("wolf",) * (2 * seats + 1), t.PACK, UP, "wolf")
    yield t.FIRE.to(FLAMES + seats)
    yield Planned((t.DawnDue(),))


# Dawn


def dawn(world: World, task: t.DawnDue) -> Iterator[Fact]:
    """A new day with new branches, unless the night was the last."""
    code = end_of(world)
    if code:
        yield Done()
        yield Ended(Outcome((1 if code == "dawn" else 2,) * world.seats, ENDS[code], code=code))
        return
    if not t.DAY(world):
        yield shuffle(world, t.DECK)
    yield t.DAY.to(t.DAY(world) + 1)
    for seat in range(world.seats):
        if world.zones[t.DECK]:
            yield Moved(tuple(world.pieces(t.DECK)[-DEALT:]), t.DECK, t.HAND[seat])
        yield t.WARMTH.to(0, seat)
        yield t.GAVE.to(0, seat)
    yield Planned((t.NightDue(), t.DayDue()))


def end_of(world: World) -> str:
    """How it ended, in one word; empty while it goes on."""
    if not world.zones[t.PACK]:
        return "dawn"
    if not t.FIRE(world):
        return "dark"
    return "winter" if t.DAY(world) == DAYS else ""


# The day: everybody acts, in any order


def day(world: World, task: t.DayDue) -> Iterator[Fact]:
    yield Entered("day")
    able = [seat for seat in range(world.seats) if world.zones[t.HAND[seat]]]
    yield from ask_all(able, t.ToAct()) if able else (Done(),)


def acts(world: World, seat: int, ask: t.ToAct) -> Sequence[Any]:
    """What a hero may do by day; who rests may do it too, only not rest once more."""
    found: list[Any] = []
    hand = world.lying(t.HAND[seat])
    others = [other for other in range(world.seats) if other != seat and not t.GAVE(world, seat)]
    for card in hand:
        found.append(t.Stoke(card))
        found += [t.Strike(card, wolf) for wolf in world.lying(t.PACK)]
        found += [t.Give(card, other) for other in others]
    if hand and world.zones[t.DECK]:
        found.append(t.Search())
    if seat in world.waiting():
        found.append(t.Rest())
    return found


def stoke(world: World, seat: int, action: t.Stoke) -> Iterator[Fact]:
    yield Moved((action.card,), t.HAND[seat], t.HEARTH[seat], side=UP)
    yield t.WARMTH.to(t.WARMTH(world, seat) + heat_of(world, action.card), seat)
    yield from onward(world, seat)


def give(world: World, seat: int, action: t.Give) -> Iterator[Fact]:
    yield Moved((action.card,), t.HAND[seat], t.HAND[action.to])
    yield t.GAVE.to(1, seat)
    if action.to not in world.waiting():
        yield Asked(action.to, t.ToAct())
    yield from onward(world, seat)


def strike(world: World, seat: int, action: t.Strike) -> Iterator[Fact]:
    yield Moved((action.card,), t.HAND[seat], t.ASH, side=UP)
    yield from struck(world, action.wolf)
    yield from onward(world, seat)


def search(world: World, seat: int, action: t.Search) -> Iterator[Fact]:
    yield Moved((world.pieces(t.DECK)[-1],), t.DECK, t.HAND[seat])
    yield Asked(seat, t.ToDrop())


def drops(world: World, seat: int, ask: t.ToDrop) -> Sequence[t.Drop]:
    return [t.Drop(card) for card in world.lying(t.HAND[seat])]


def drop(world: World, seat: int, action: t.Drop) -> Iterator[Fact]:
    yield Moved((action.card,), t.HAND[seat], t.ASH, side=UP)
    yield Asked(seat, t.ToAct())


def rest(world: World, seat: int, action: t.Rest) -> Iterator[Fact]:
    return answer(world, seat)


def onward(world: World, seat: int) -> Iterator[Fact]:
    """Nobody is asked who has nothing left to choose."""
    if seat in world.waiting() and not world.zones[t.HAND[seat]]:
        yield from answer(world, seat)


def struck(world: World, wolf: Any) -> Iterator[Fact]:
    if world.sides[wolf] == UP:
        yield Turned(wolf, OTHER)
    else:
        yield Moved((wolf,), t.PACK, t.ASH)
        yield Noted("ran", (The(wolf),))


def heat_of(world: World, card: Any) -> int:
    """The number on a branch."""
    return int(world.kinds[card].removeprefix("branch"))


def total_warmth(world: World) -> int:
    return sum(t.WARMTH(world, seat) for seat in range(world.seats))


# The night: one hero decides for all


def night(world: World, task: t.NightDue) -> Iterator[Fact]:
    if not world.zones[t.PACK]:
        yield Done()
    else:
        yield Entered("night")
        yield from ask_all(range(world.seats), t.ToWatch())


def watches(world: World, seat: int, ask: t.ToWatch) -> Sequence[Any]:
    return (t.Hold(), t.Sing())


def hold(world: World, seat: int, action: t.Hold) -> Iterator[Fact]:
    prowling = sum(world.sides[wolf] == UP for wolf in world.lying(t.PACK))
    yield from burn(world, max(0, prowling - total_warmth(world) // 2))
    yield from answer_all(world)


def sing(world: World, seat: int, action: t.Sing) -> Iterator[Fact]:
    for wolf in [wolf for wolf in world.lying(t.PACK) if world.sides[wolf] == OTHER]:
        yield from struck(world, wolf)
    yield from burn(world, 2)
    yield from answer_all(world)


def burn(world: World, flames: int) -> Iterator[Fact]:
    yield t.FIRE.to(max(0, t.FIRE(world) - flames))
    yield Noted("burnt", (flames,))


RULES = Rules(
    (
        Choice(t.ToAct, acts, "It is day: act, or rest.", "The day"),
        Choice(t.ToDrop, drops, "First drop a branch.", "The day"),
        Choice(t.ToWatch, watches, "It is night: hold the watch, or sing.", "The night"),
    ),
    (
        Deed(t.Stoke, (t.ToAct,), stoke),
        Deed(t.Give, (t.ToAct,), give),
        Deed(t.Strike, (t.ToAct,), strike),
        Deed(t.Search, (t.ToAct,), search),
        Deed(t.Rest, (t.ToAct,), rest),
        Deed(t.Drop, (t.ToDrop,), drop),
        Deed(t.Hold, (t.ToWatch,), hold),
        Deed(t.Sing, (t.ToWatch,), sing),
    ),
    (Duty(t.DawnDue, dawn), Duty(t.DayDue, day), Duty(t.NightDue, night)),
    idle=("NotAsked", "The others are still at it.", "The day"),
)
