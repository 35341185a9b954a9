"""The rules of Fairy Tale: tables from every task, ask and action to the small function that knows it."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from engine.core.facts import Fact
from engine.core.world import World
from engine.games.fairy_tale import actions, tasks
from engine.games.fairy_tale.rules import draft, drawing, ending, exchange, play, turning
from engine.games.fairy_tale.rules.refusal import refusal
from engine.games.fairy_tale.zones import HAND, KEPT

__all__ = ["decide", "legal", "refusal", "run"]


def keeps(world: World, seat: int, ask: tasks.ToKeep) -> Sequence[actions.Keep]:
    return [actions.Keep(card) for card in world.zones[HAND[seat]]]  # type: ignore[arg-type]


def plays(world: World, seat: int, ask: tasks.ToPlay) -> Sequence[actions.Play]:
    return [actions.Play(card) for card in world.zones[KEPT[seat]]]  # type: ignore[arg-type]


def turns(world: World, seat: int, ask: tasks.ToTurn) -> Sequence[actions.Turn]:
    return [actions.Turn(card) for card in turning.turnable(world, seat, ask)]


def exchanges(world: World, seat: int, ask: tasks.ToExchange) -> Sequence[actions.Exchange]:
    return exchange.exchanges_of(world, seat)


LEGAL: dict[type, Callable[[World, int, Any], Sequence[Any]]] = {
    tasks.ToKeep: keeps,
    tasks.ToPlay: plays,
    tasks.ToTurn: turns,
    tasks.ToExchange: exchanges,
}

DECIDE: dict[type, Callable[[World, int, Any], Iterator[Fact]]] = {
    actions.Keep: draft.keep,
    actions.Play: play.play,
    actions.Turn: turning.turn,
    actions.Exchange: exchange.exchange,
}

RUN: dict[type, Callable[[World, Any], Iterator[Fact]]] = {
    tasks.OpeningDue: draft.open_game,
    tasks.DealDue: draft.deal,
    tasks.DraftDue: draft.ask_to_keep,
    tasks.PassDue: draft.pass_packets,
    tasks.ChoiceDue: play.ask_to_play,
    tasks.RevealDue: play.reveal,
    tasks.TurnDue: turning.turn_cards,
    tasks.DrawDue: drawing.draw_cards,
    tasks.ExchangeDue: exchange.ask_to_exchange,
    tasks.RoundEndDue: draft.end_round,
    tasks.ScoreDue: ending.count_points,
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
