"""Driving rules: `perform`, `settle` and `lay_table` fold each fact as it is yielded, so a rule sees what it did.

Rules never wait: what remains to be done lies on the agenda as data. Everything that plays a game comes through here.
A rule that ends the game, wherever in it that happens, is asked for no further facts.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, Protocol

from engine.core.facts import Fact
from engine.core.folding import FOLDS
from engine.core.world import World


class Playable(Protocol):
    """What the core asks of a game: its places, its unions of actions, asks and tasks, and its rules."""

    slug: ClassVar[Any]
    layout: ClassVar[Any]
    action_type: ClassVar[Any]
    ask_type: ClassVar[Any]
    task_type: ClassVar[Any]
    zone_pools: ClassVar[Mapping[str, str]]

    @property
    def free_asks(self) -> frozenset[type]: ...

    def __hash__(self) -> int: ...

    def setup(self, seats: int, options: Mapping[str, str]) -> Iterator[Fact]: ...

    def legal(self, world: World, seat: Any) -> Sequence[Any]: ...

    def decide(self, world: World, seat: Any, action: Any) -> Iterator[Fact]: ...

    def facts_of(self, world: World, seat: Any, action: Any) -> Iterator[Fact]: ...

    def run(self, world: World, task: Any) -> Iterator[Fact]: ...

    def possible(self, world: World) -> bool: ...

    def pool_of(self, world: World, piece: int) -> str: ...


def perform(game: Playable, world: World, seat: int | None, action: Any, offered: bool = False) -> list[Fact]:
    """Let a seat act: decide, fold, and run the agenda until somebody must choose. The World is changed in place.

    `offered`: the action was just taken from `legal` on this World, and is not judged a second time.
    """
    happened: list[Fact] = []
    facts = (game.facts_of if offered else game.decide)(world, seat, action)
    world.offered = None
    for fact in facts:
        FOLDS[type(fact)](world, fact)
        happened.append(fact)
        if world.outcome is not None:
            return happened
    settle(game, world, happened)
    return happened


def settle(game: Playable, world: World, happened: list[Fact]) -> None:
    """Run tasks from the top of the agenda until a seat is asked, nothing is left, or the game is over."""
    agenda, asks = world.agenda, world.asks
    while agenda and not asks[-1] and world.outcome is None:
        started = len(happened)
        for fact in game.run(world, agenda[-1]):
            FOLDS[type(fact)](world, fact)
            happened.append(fact)
            if world.outcome is not None:
                return
        assert len(happened) > started, f"task {agenda[-1]!r} neither asks nor ends"


def lay_table(game: Playable, world: World) -> list[Fact]:
    """Set a blank World up and run it to the first ask."""
    happened: list[Fact] = []
    for fact in game.setup(world.seats, world.options):
        FOLDS[type(fact)](world, fact)
        happened.append(fact)
    settle(game, world, happened)
    return happened


def next_to_act(world: World, after: int | None = None) -> int:
    """Who plays next where nobody presses keys: the lowest seat that is asked.

    Where the ask is free, the next one round the table after the seat that acted last, so that all get their turn.
    """
    waiting = world.waiting()
    if after is None or not world.game.free_asks or not is_free(world):
        return min(waiting)
    seat = (after + 1) % world.seats
    while seat not in waiting:
        seat = (seat + 1) % world.seats
    return seat


def is_free(world: World) -> bool:
    """Whether a free ask is open, or answered while others are not: a phase in which seats act in any order."""
    waiting, free_asks = world.waiting(), world.game.free_asks
    if not waiting or not free_asks:
        return False
    return bool(world.rested[-1]) or not free_asks.isdisjoint(map(type, waiting.values()))
