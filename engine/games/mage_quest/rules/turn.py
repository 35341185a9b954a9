"""Turns of two actions, and how an action goes on: a unit at a time, until it is finished or nothing is left of it."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from engine.core.errors import Rejected
from engine.core.facts import Answered, Asked, Entered, Fact
from engine.core.world import World
from engine.games.mage_quest.actions import Finish, Muster, Skip
from engine.games.mage_quest.names import UNDER_WAY
from engine.games.mage_quest.rules.ending import end_game, is_last_round
from engine.games.mage_quest.tasks import ToAct, TurnsDue
from engine.games.mage_quest.zones import ACTIONS, ALLIES, FLEETS, ROUND, SPENT, STARTER, TURN_ACTIONS
from engine.kit.rules import Deed, Duty

Units = Callable[[World, int, Any], Sequence[Any]]
TO_ACT = ToAct()
ANSWERED = tuple(Answered(seat) for seat in range(len(FLEETS)))
ASKED_TO_ACT = tuple(Asked(seat, TO_ACT) for seat in range(len(FLEETS)))
ENTERED = tuple(Entered("turn", seat) for seat in range(len(FLEETS)))
FINISH = Finish()
ACTIONS_LEFT = tuple(ACTIONS.to(left) for left in range(TURN_ACTIONS + 1))


def and_finish(units: Units) -> Units:
    """Further units of an action under way, or its end."""
    return lambda world, seat, ask: [*units(world, seat, ask), FINISH]


def still(ask: type) -> str:
    """What is said of another action while the one of this ask is under way."""
    return f"You are still {UNDER_WAY[ask]}: go on with it, or finish it first."


def take_turns(world: World, task: TurnsDue) -> Iterator[Fact]:
    """Ask for the next action; with none left the turn passes on, and after a last round the game ends."""
    if not ACTIONS(world):
        starter = STARTER(world)
        if world.turn is not None and world.turn != starter and is_last_round(world):
            yield from end_game(world)
            return
        seat = starter if world.turn is None else 1 - world.turn
        if seat == starter:
            yield ROUND.to(ROUND(world) + 1)
        yield ENTERED[seat]
        yield ACTIONS_LEFT[TURN_ACTIONS]
    assert world.turn is not None
    yield ASKED_TO_ACT[world.turn]


def spend(world: World, seat: int) -> Iterator[Fact]:
    """The first unit of an action spends it; further units do not."""
    if type(world.asks[-1][seat]) is ToAct:
        yield ACTIONS_LEFT[ACTIONS(world) - 1]


def go_on(world: World, seat: int, ask: Any, units: Units) -> Iterator[Fact]:
    """Ask for another unit while there is one to choose; else the action is over by itself."""
    if not units(world, seat, ask):
        yield from close(world, seat)
    elif world.asks[-1][seat] != ask:
        yield Asked(seat, ask)


def close(world: World, seat: int) -> Iterator[Fact]:
    """The action under way is over; vehicles that moved forget how far."""
    for vehicle in FLEETS[seat]:
        if (SPENT.name, vehicle) in world.counts:
            yield SPENT.to(0, vehicle)
    yield ANSWERED[seat]


def finish(world: World, seat: int, action: Finish) -> Iterator[Fact]:
    return close(world, seat)


def skip(world: World, seat: int, action: Skip) -> Iterator[Fact]:
    """An action may go by unused."""  # ruling 26
    yield from spend(world, seat)
    yield ANSWERED[seat]


def muster(world: World, seat: int, action: Muster) -> Iterator[Fact]:
    """Who has no Ally left finds one."""  # ruling 25
    yield from spend(world, seat)
    yield ALLIES.to(1, seat)
    yield ANSWERED[seat]


def cannot_muster(world: World, seat: int, ask: Any, action: Muster) -> Rejected | None:
    if not ALLIES(world, seat):
        return None
    return Rejected("HasAllies", "You can only muster when you have no Allies left.", "Muster and skipping")


def cannot_finish(world: World, seat: int, ask: Any, action: Finish) -> Rejected | None:
    return Rejected("NothingUnderWay", "Nothing to finish: choose an action, or skip it.", "Your turn")


DEEDS = (
    Deed(Muster, (ToAct,), muster, cannot_muster),
    Deed(Skip, (ToAct,), skip),
    Deed(Finish, (*UNDER_WAY, ToAct), finish, cannot_finish),
)
DUTIES = (Duty(TurnsDue, take_turns),)
