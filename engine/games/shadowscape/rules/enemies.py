"""The enemy phase: a Fate card shows a type, its enemies act one after the other, and the lord comes last.

An enemy looks, takes a step, looks again, and strikes at the end. The seat in turn orders them and aims.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from engine.core.errors import Rejected
from engine.core.facts import UP, Answered, Asked, Done, Fact, Moved, Noted, Planned
from engine.core.pieces import The
from engine.core.world import World
from engine.games.shadowscape.actions import Aim, Follow, Lead, Rouse
from engine.games.shadowscape.asks import (
    ToAim,
    ToFollow,
    ToLead,
    ToRouse,
)
from engine.games.shadowscape.content.printed import FATE_TYPE, MOVES
from engine.games.shadowscape.content.standing_forms import AlsoActs, Drawn, Steps
from engine.games.shadowscape.content.words import EnemyType
from engine.games.shadowscape.dungeon import DISTANCE, NEAR, chart_of
from engine.games.shadowscape.rules.fate import refresh, runs_out
from engine.games.shadowscape.sums import abilities_of, strikes_all, struck_from
from engine.games.shadowscape.table import (
    is_calm,
    is_cooperative,
    is_in_dungeon,
    lord_of,
    lord_stands,
    of_type,
    place_of,
)
from engine.games.shadowscape.tasks import (
    UNNAMED,
    DefendingDue,
    DrawnDue,
    EffectsDue,
    RousingDue,
    ShownDue,
    SpawnDue,
    StrikingDue,
    TypeDue,
)
from engine.games.shadowscape.zones import FATE_DECK, FATE_DISCARD, FORK, PLACE, ROOM, SHOWN
from engine.kit.rules import Choice, Deed, Duty, answer

PHASE = "The enemy phase"


# The card


def draw_for_enemies(world: World, task: DrawnDue) -> Iterator[Fact]:
    """One card is shown; after a fork, two, and one of them is used."""  # rulings 42, 53 and 91
    if world.zones[SHOWN]:
        yield from follow_only(world, task)
        return
    cards = max(1, FORK(world))
    if FORK(world):
        yield FORK.to(0)
    yield from refresh(world)
    while cards and world.zones[FATE_DECK] and world.outcome is None:
        yield Moved((world.pieces(FATE_DECK)[-1],), FATE_DECK, SHOWN, None, UP)
        cards -= 1
        if not world.zones[FATE_DECK]:
            yield from runs_out(world)
    if world.outcome is None:
        yield from follow_only(world, task)


def follow_only(world: World, task: DrawnDue) -> Iterator[Fact]:
    shown = world.pieces(SHOWN)
    if len({FATE_TYPE[world.kinds[fate]] for fate in shown}) > 1:
        yield Asked(task.seat, ToFollow())
        return
    yield Done()
    if shown:
        yield from follow_type(world, task.seat, FATE_TYPE[world.kinds[shown[0]]])


def follows(world: World, seat: int, ask: ToFollow) -> list[Follow]:
    return [Follow(fate) for fate in world.pieces(SHOWN)]


def follow(world: World, seat: int, action: Follow) -> Iterator[Fact]:
    yield from answer(world, seat)
    yield from follow_type(world, seat, FATE_TYPE[world.kinds[action.fate]])


def follow_type(world: World, seat: int, type: EnemyType) -> Iterator[Fact]:
    """Enemies of the type act, or rise where there are none; then the lord's card."""  # rulings 28, 63 and 64
    acting = ready_of(world, type)
    any_there = bool(acting or of_type(world, type))
    yield Noted("fate", (type, len(acting) if any_there else -1))
    tasks: list[Any] = [ShownDue()]
    if lord_stands(world):
        lord = lord_of(world)
        root = f"{world.kinds[lord]}.{'cooperative' if is_cooperative(world) else 'competitive'}"
        for at, effect in enumerate(abilities_of(world, lord)):
            if isinstance(effect, Drawn) and effect.type == type:
                tasks.append(EffectsDue(seat, f"{root}.{at}"))
            elif isinstance(effect, AlsoActs) and effect.drawn == type:
                tasks.append(TypeDue(seat, effect.type))
    tasks.append(TypeDue(seat, type, acting) if any_there else SpawnDue(seat, type))
    yield Planned(tuple(tasks))


def discard_shown(world: World, task: ShownDue) -> Iterator[Fact]:
    if world.zones[SHOWN]:
        yield Moved(tuple(world.pieces(SHOWN)), SHOWN, FATE_DISCARD)
    yield Done()


# Who acts next


def name_enemies(world: World, task: TypeDue) -> Iterator[Fact]:
    """One after the other, each after the last is done."""  # rulings 25 and 46
    left = left_to_act(world, task)
    if len(left) > 1:
        yield Asked(task.seat, ToRouse())
    elif left:
        yield Done()
        yield Planned((RousingDue(task.seat, left[0]),))
    else:
        yield Done()


def left_to_act(world: World, task: TypeDue) -> Sequence[Any]:
    return ready_of(world, task.type) if task.left is None else task.left


def ready_of(world: World, type: EnemyType) -> tuple[int, ...]:
    """The enemies of a type that are not calm."""
    return tuple([enemy for enemy in of_type(world, type) if not is_calm(world, enemy)])


def rouses(world: World, seat: int, ask: ToRouse) -> list[Rouse]:
    return [Rouse(enemy) for enemy in left_to_act(world, world.agenda[-1])]


def rouse(world: World, seat: int, action: Rouse) -> Iterator[Fact]:
    task: TypeDue = world.agenda[-1]
    yield Answered(seat)
    yield Done()
    left = tuple([enemy for enemy in left_to_act(world, task) if enemy != action.enemy])
    yield Planned((TypeDue(seat, task.type, left), RousingDue(seat, action.enemy)))


def cannot_rouse(world: World, seat: int, ask: Any, action: Rouse) -> Rejected | None:
    task = world.agenda[-1]
    if isinstance(task, TypeDue) and action.enemy in of_type(world, task.type):
        return Rejected("HasActed", "It has already acted in this phase.", PHASE)
    return Rejected("NotDrawn", "Only enemies of the type that was drawn act.", PHASE)


# How one acts


def act(world: World, task: RousingDue) -> Iterator[Fact]:
    """It walks by its symbols, perhaps goes on towards a hero, and strikes."""
    enemy: int = task.enemy
    if not is_in_dungeon(world, enemy):
        yield Done()
        return
    going_on = task.on
    if going_on == UNNAMED:
        yield from walk(world, enemy)
        going_on = sum([effect.rooms for effect in abilities_of(world, enemy) if isinstance(effect, Steps)])
    place = place_of(world, enemy)
    struck = struck_from(world, enemy, place)
    if struck or not going_on:
        yield Done()
        if len(struck) > 1:
            yield Planned((StrikingDue(task.seat, enemy),))
        elif struck:
            yield Planned((DefendingDue(struck[0], enemy),))
        return
    towards = rooms_towards(world, place)
    yield Done()
    if len(towards) > 1:
        yield Planned((RousingDue(task.seat, enemy, going_on),))
        yield Asked(task.seat, ToLead(enemy))
    else:
        yield from go_on(task.seat, enemy, place, towards[0], going_on)


def walk(world: World, enemy: int) -> Iterator[Fact]:
    """Door by door, by the symbols of the rooms it leaves; symbols that lead nowhere or back are skipped."""
    chart, place = chart_of(world), place_of(world, enemy)
    been = {place}
    for door in MOVES[world.kinds[enemy]]:
        if struck_from(world, enemy, place):
            return
        to = chart.exits[place].get(door)
        if to is None or to in been:  # rulings 26 and 27
            yield Noted("skips", (The(enemy), door, "wall" if to is None else "back"))
            continue
        yield Moved((enemy,), ROOM[place], ROOM[to])
        place = to
        been.add(to)


def rooms_towards(world: World, place: int) -> list[int]:
    """The rooms next door that are nearer to a nearest hero."""  # ruling 82
    heroes = [PLACE(world, seat) for seat in range(world.seats)]
    nearest = min(DISTANCE[place][hero] for hero in heroes)
    aims = [hero for hero in heroes if DISTANCE[place][hero] == nearest]
    return [room for room in NEAR[place] if any(DISTANCE[room][hero] < nearest for hero in aims)]


def go_on(seat: int, enemy: int, place: int, to: int, left: int) -> Iterator[Fact]:
    yield Moved((enemy,), ROOM[place], ROOM[to])
    yield Planned((RousingDue(seat, enemy, left - 1),))


def leads(world: World, seat: int, ask: ToLead) -> list[Lead]:
    return [Lead(room) for room in rooms_towards(world, place_of(world, ask.enemy))]


def lead(world: World, seat: int, action: Lead) -> Iterator[Fact]:
    task: RousingDue = world.agenda[-1]
    enemy: int = task.enemy
    yield Answered(seat)
    yield Done()
    yield from go_on(seat, enemy, place_of(world, enemy), action.place, task.on)


# Whom it strikes


def strike(world: World, task: StrikingDue) -> Iterator[Fact]:
    """One hero in reach, or all of them."""
    enemy: int = task.enemy
    struck = struck_from(world, enemy, place_of(world, enemy))
    reach = strikes_all(world, enemy)
    here = [seat for seat in struck if PLACE(world, seat) == place_of(world, enemy)]
    everybody = struck if reach == "either" else here if reach == "here" else []
    if len(everybody) > 1:
        yield Done()
        order = sorted(everybody, key=lambda seat: (seat - task.seat) % world.seats, reverse=True)
        yield Planned(tuple(DefendingDue(seat, enemy) for seat in order))
    elif len(struck) > 1:
        yield Asked(task.seat, ToAim(enemy))
    else:
        yield Done()
        if struck:
            yield Planned((DefendingDue(struck[0], enemy),))


def aims(world: World, seat: int, ask: ToAim) -> list[Aim]:
    enemy: int = ask.enemy
    return [Aim(hero) for hero in struck_from(world, enemy, place_of(world, enemy))]


def aim(world: World, seat: int, action: Aim) -> Iterator[Fact]:
    task: StrikingDue = world.agenda[-1]
    yield from answer(world, seat)
    yield Planned((DefendingDue(action.hero, task.enemy),))


def cannot(slug: str, sentence: str) -> Any:
    return lambda world, seat, ask, action: Rejected(slug, sentence, PHASE)


CHOICES = (
    Choice(ToFollow, follows, "First choose the card that the enemies follow.", PHASE),
    Choice(ToRouse, rouses, "First choose the enemy that acts next.", PHASE),
    Choice(ToLead, leads, "First choose where the enemy goes.", PHASE),
    Choice(ToAim, aims, "First choose the hero to strike.", PHASE),
)
DEEDS = (
    Deed(Follow, (ToFollow,), follow, cannot("NotDrawn", "Choose one of the cards that were drawn.")),
    Deed(Rouse, (ToRouse,), rouse, cannot_rouse),
    Deed(Lead, (ToLead,), lead, cannot("NoNearer", "It goes on towards the nearest hero.")),
    Deed(Aim, (ToAim,), aim, cannot("OutOfReach", "That hero is out of its reach.")),
)
DUTIES = (
    Duty(DrawnDue, draw_for_enemies),
    Duty(ShownDue, discard_shown),
    Duty(TypeDue, name_enemies),
    Duty(RousingDue, act),
    Duty(StrikingDue, strike),
)
