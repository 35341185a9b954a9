"""The rules of Mage Quest: tables from every task, ask and action to the small function that knows it."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from engine.core.facts import Fact
from engine.core.world import World
from engine.games.mage_quest import actions, tasks
from engine.games.mage_quest.rules import acting, creating, fleet, gaining, opening, trading, turn
from engine.games.mage_quest.rules.refusal import refusal

__all__ = ["decide", "legal", "refusal", "run"]

FINISH = actions.Finish()


def and_finish(units: turn.Units) -> turn.Units:
    """Further units of an action under way, or its end."""
    return lambda world, seat, ask: [*units(world, seat, ask), FINISH]


LEGAL: dict[type, Callable[[World, int, Any], Sequence[Any]]] = {
    tasks.ToDraft: opening.takes,
    tasks.ToAct: acting.acts,
    tasks.ToMove: and_finish(fleet.travels),
    tasks.ToGain: and_finish(gaining.gains),
    tasks.ToSwap: and_finish(trading.swaps),
    tasks.ToSell: and_finish(trading.sells),
    tasks.ToHire: and_finish(trading.hires),
    tasks.ToCreate: and_finish(creating.creates),
}

DECIDE: dict[type, Callable[[World, int, Any], Iterator[Fact]]] = {
    actions.Take: opening.take,
    actions.Build: fleet.build,
    actions.Convert: fleet.convert,
    actions.Travel: fleet.travel,
    actions.Gain: gaining.gain,
    actions.Mark: gaining.mark,
    actions.Swap: trading.swap,
    actions.Sell: trading.sell,
    actions.Hire: trading.hire,
    actions.Invoke: trading.invoke,
    actions.Create: creating.create,
    actions.Muster: turn.muster,
    actions.Skip: turn.skip,
    actions.Finish: turn.finish,
}

RUN: dict[type, Callable[[World, Any], Iterator[Fact]]] = {
    tasks.OpeningDue: opening.open_game,
    tasks.DraftDue: opening.ask_to_take,
    tasks.TurnsDue: turn.take_turns,
}


def legal(world: World, seat: int) -> Sequence[Any]:
    """All actions this seat may take now."""
    ask = world.ask_of(seat)
    return () if ask is None else LEGAL[type(ask)](world, seat, ask)


def decide(world: World, seat: int, action: Any) -> Iterator[Fact]:
    """The facts of an action, or Rejected before the first of them."""
    refused = refusal(world, seat, action)
    if refused is not None:
        raise refused
    return DECIDE[type(action)](world, seat, action)


def run(world: World, task: Any) -> Iterator[Fact]:
    """The facts of the top task."""
    return RUN[type(task)](world, task)
