"""The rules of Quests of Shadowgate: tables from every task, ask and action to the small function that knows it."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from engine.core.facts import Fact
from engine.core.world import World
from engine.games.quests_of_shadowgate import actions, tasks
from engine.games.quests_of_shadowgate.rules import acting, buying, drawing, ending, opening, questing, turn
from engine.games.quests_of_shadowgate.rules.paying import can_finish, cheapest_payment
from engine.games.quests_of_shadowgate.rules.refusal import can_time_be_up, refusal

__all__ = ["cheapest_payment", "decide", "legal", "possible", "refusal", "run"]

LEGAL: dict[type, Callable[[World, int, Any], Sequence[Any]]] = {
    tasks.ToDraft: opening.offers,
    tasks.ToLight: turn.torches_and_events,
    tasks.ToAct: acting.deeds,
    tasks.ToDouble: acting.doublings,
    tasks.ToPay: buying.ways_to_pay,
    tasks.ToLevel: questing.levels,
    tasks.ToServe: questing.services,
    tasks.ToReward: ending.rewards,
    tasks.ToDraw: drawing.ways_to_draw,
    tasks.ToDiscard: drawing.discards,
}

DECIDE: dict[type, Callable[[World, Any, Any], Iterator[Fact]]] = {
    actions.Draft: opening.draft,
    actions.PlayEvent: turn.play_event,
    actions.LightTorch: turn.light_torch,
    actions.StartItem: acting.start_item,
    actions.StartQuest: acting.start_quest,
    actions.StartTheft: acting.start_theft,
    actions.StartStaff: acting.start_staff,
    actions.Pay: buying.pay,
    actions.TakeBack: buying.take_back,
    actions.Double: acting.double,
    actions.ChooseLevel: questing.choose_level,
    actions.Serve: questing.serve,
    actions.Cycle: acting.cycle,
    actions.EndActions: acting.stop,
    actions.DrawCard: drawing.draw_one,
    actions.TakeCard: drawing.draw_one,
    actions.DiscardCard: drawing.discard,
    actions.ClaimReward: ending.claim,
    actions.TimeUp: ending.stop_clock,
}

RUN: dict[type, Callable[[World, Any], Iterator[Fact]]] = {
    tasks.GameDue: opening.begin_game,
    tasks.DraftDue: opening.ask_to_draft,
    tasks.DealDue: opening.deal,
    tasks.TurnDue: turn.begin_turn,
    tasks.TorchDue: turn.light,
    tasks.ActionsDue: acting.ask_to_act,
    tasks.DoublingDue: acting.ask_to_double,
    tasks.PurchaseDue: buying.go_on,
    tasks.LevelDue: questing.ask_level,
    tasks.ServiceDue: questing.go_on,
    tasks.RewardDue: ending.ask_reward,
    tasks.DrawPhaseDue: drawing.begin,
    tasks.DrawDue: drawing.draw_cards,
    tasks.TidyDue: drawing.tidy,
    tasks.EndDue: turn.end_turn,
    tasks.ScoreDue: ending.score,
}


def legal(world: World, seat: int | None) -> Sequence[Any]:
    """All actions this seat may take now; of no seat, what the table's clock may send."""
    if seat is None:
        return (actions.TimeUp(),) if can_time_be_up(world) else ()
    ask = world.ask_of(seat)
    return () if ask is None else LEGAL[type(ask)](world, seat, ask)


def decide(world: World, seat: int | None, action: Any) -> Iterator[Fact]:
    """The facts of an action, or Rejected before the first of them."""
    refused = refusal(world, seat, action)
    if refused is not None:
        raise refused
    return DECIDE[type(action)](world, seat, action)


def run(world: World, task: Any) -> Iterator[Fact]:
    """The facts of the top task."""
    return RUN[type(task)](world, task)


def possible(world: World) -> bool:
    """Nobody is asked without a choice, and what somebody is paying for in secret can be paid for."""
    task = world.agenda[-1] if world.agenda else None
    if isinstance(task, tasks.PurchaseDue) and not (is_sound(world, task) and can_finish(world, task)):
        return False
    return all(len(legal(world, seat)) > 1 for seat in world.waiting())


def is_sound(world: World, task: tasks.PurchaseDue) -> bool:
    """Whether a card guessed to be on its way to a seat's items could have been started."""
    if task.what != "item":
        return True
    assert isinstance(task.target, int), "a whole World names every piece"
    return acting.can_be_item(world, task.seat, task.target)
