"""Turns: an action phase and an enemy phase, seat after seat; the last round; and what ends with a turn."""

from collections.abc import Iterator
from typing import Any

from engine.core.facts import Asked, Counted, Done, Entered, Fact, Noted, Planned
from engine.core.world import World
from engine.games.shadowscape.actions import EndActions, FaceEnemies, Rest
from engine.games.shadowscape.asks import (
    ToAct,
    ToRest,
)
from engine.games.shadowscape.content.box import box
from engine.games.shadowscape.effects.row import events_of
from engine.games.shadowscape.rules.acting import acts
from engine.games.shadowscape.rules.ending import end_by_shards, lose_by_limit
from engine.games.shadowscape.table import hand_count, is_cooperative, usable_cards
from engine.games.shadowscape.tasks import (
    ActingDue,
    ClosingDue,
    DrawnDue,
    LordDue,
    PhaseDue,
    TurnsDue,
)
from engine.games.shadowscape.zones import (
    ACTIONS_LEFT,
    ALTERED,
    CALM,
    CALMED,
    CHARGE,
    CLAIMED,
    FIRST,
    FORK,
    GUARD,
    LAST,
    MORE_CLAIMS,
    MOST_ROUNDS,
    NEXT,
    ONCE,
    PASSING,
    ROUND,
    TURNS,
    USED,
    WISHED,
)
from engine.kit.rules import Choice, Deed, Duty, answer

TO_ACT = ToAct()
OF_A_TURN = {
    counter.name for counter in (ACTIONS_LEFT, CLAIMED, MORE_CLAIMS, ALTERED, ONCE, PASSING, CALM, FORK, WISHED, CALMED)
}
OF_A_HERO = {counter.name for counter in (USED, *NEXT.values(), *CHARGE.values())}


def take_turns(world: World, task: TurnsDue) -> Iterator[Fact]:
    """The next seat clockwise, unless the last round is over."""  # ruling 33
    seat = FIRST(world) if world.turn is None else (world.turn + 1) % world.seats
    if seat == LAST(world):
        yield from end_by_shards(world)
        return
    if seat == FIRST(world):
        if ROUND(world) == MOST_ROUNDS:  # ruling 95
            yield from lose_by_limit(world) if is_cooperative(world) else end_by_shards(world)
            return
        yield ROUND.to(ROUND(world) + 1)
    yield Entered("actions", seat)
    yield TURNS.to(TURNS(world, seat) + 1, seat)
    yield ACTIONS_LEFT.to(box().game.numbers.actions)
    if GUARD(world, seat):
        yield GUARD.to(0, seat)
    yield Planned((ActingDue(seat),))


def ask_to_act(world: World, task: ActingDue) -> Iterator[Fact]:
    """Until nothing is left to do. With a closed hand and no text played one is always asked."""  # rulings 6 and 47
    seat = task.seat
    closed = not is_cooperative(world) and not ALTERED(world) and hand_count(world, seat) > 0
    can_act = ACTIONS_LEFT(world) > 0 and bool(usable_cards(world, seat))
    if closed or can_act or len(acts(world, seat, TO_ACT)) > 1:
        yield Asked(seat, TO_ACT)
    else:
        yield Done()
        yield Planned((PhaseDue(seat),))


def end_actions(world: World, seat: int, action: EndActions) -> Iterator[Fact]:
    yield from answer(world, seat)
    yield Planned((PhaseDue(seat),))


# The enemy phase


def begin_phase(world: World, task: PhaseDue) -> Iterator[Fact]:
    """In the last round it may be skipped, but not by who began that round."""  # ruling 33
    if world.phase != "enemies":
        yield Entered("enemies", task.seat)
    if LAST(world) not in (-1, task.seat):
        yield Asked(task.seat, ToRest())
    else:
        yield Done()
        yield from plan_phase(world, task.seat)


def plan_phase(world: World, seat: int) -> Iterator[Fact]:
    """Abilities, the Fate cards, the lord, and the end of the turn."""  # rulings 29, 53 and 80
    cards = int(world.options.get("fate_per_phase", "1"))
    events = events_of(world, seat, "enemy_phase")
    yield Planned((ClosingDue(seat), LordDue(seat), *(DrawnDue(seat),) * cards, *events))


def rests(world: World, seat: int, ask: ToRest) -> list[Any]:
    return [FaceEnemies(), Rest()]


def face_enemies(world: World, seat: int, action: FaceEnemies) -> Iterator[Fact]:
    yield from answer(world, seat)
    yield from plan_phase(world, seat)


def rest(world: World, seat: int, action: Rest) -> Iterator[Fact]:
    yield Noted("rests", (seat,))
    yield from answer(world, seat)
    yield Planned((ClosingDue(seat),))


def close_turn(world: World, task: ClosingDue) -> Iterator[Fact]:
    """What was for this turn is gone, whether it was used or not."""  # rulings 76 and 92
    yield Done()
    for name, key in list(world.counts):
        if name in OF_A_TURN or (name in OF_A_HERO and key == task.seat):
            yield Counted(name, key, 0)


CHOICES = (Choice(ToRest, rests, "First decide whether to face the enemies.", "The end"),)
DEEDS = (
    Deed(EndActions, (ToAct,), end_actions),
    Deed(FaceEnemies, (ToRest,), face_enemies),
    Deed(Rest, (ToRest,), rest),
)
DUTIES = (
    Duty(TurnsDue, take_turns),
    Duty(ActingDue, ask_to_act),
    Duty(PhaseDue, begin_phase),
    Duty(ClosingDue, close_turn),
)
