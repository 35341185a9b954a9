"""Builders that make a test read like a game record: a table, what lies on it, who does what, what came of it.

The general part; a game adds words of its own in tests/games/<slug>/builders.py.
"""

import random
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import pytest

from engine.core import (
    Event,
    Moved,
    Noted,
    Placed,
    Planned,
    Rejected,
    Turned,
    World,
    blank,
    fold,
    lay_table,
    next_to_act,
    perform,
    settle,
)
from engine.core.facts import DOWN, UP, AnyEvent, Side
from engine.games import GAMES

F = TypeVar("F")
Chooser = Callable[[World, int], Any]


class Table:
    """A World with verbs. `last` holds the facts of the latest thing that happened, `events` all of them as a log."""

    def __init__(self, slug: str, seats: int, options: dict[str, str] | None = None, seed: int = 1) -> None:
        self.game = GAMES[slug]
        self.world = blank(self.game, seats, self.game.complete(options or {}), seed)
        self.last: list[Any] = []
        self.events: list[tuple[World, AnyEvent]] = []

    @property
    def seats(self) -> range:
        return range(self.world.seats)

    # Laying things out

    def box(self, kinds: Sequence[str], zone: str, back: str) -> None:
        """Put the pieces of the box into a zone, face down."""
        fold(self.world, Placed(tuple(kinds), zone, DOWN, back))

    def lay(self, kind: str, origin: str, to: str, side: Side = DOWN) -> int:
        """Take the next piece of a kind from one zone to another."""
        piece = next(card for card in self.world.lying(origin) if self.world.kinds[card] == kind)
        fold(self.world, Moved((piece,), origin, to, None, side))
        return piece

    def begin(self) -> None:
        """Lay the table as the game does, and run it to the first question."""
        self.record(None, None, lambda: lay_table(self.game, self.world))

    def due(self, *tasks: Any) -> None:
        """Put tasks on the agenda, the last on top, and run them to the next question."""

        def run() -> list[Any]:
            plan: Any = Planned(tasks)
            fold(self.world, plan)
            happened = [plan]
            settle(self.game, self.world, happened)
            return happened

        self.record(None, None, run)

    # Playing

    def act(self, seat: int, action: Any) -> list[Any]:
        """A seat acts; returns the facts."""
        return self.record(seat, action, lambda: perform(self.game, self.world, seat, action))

    def record(self, seat: int | None, action: Any, run: Callable[[], list[Any]]) -> list[Any]:
        before = self.world.copy()
        self.last = run()
        number = len(self.events)
        self.events.append((before, Event(number, seat, 0, number, action, tuple(self.last))))
        return self.last

    def everybody(self, choose: Chooser) -> list[Any]:
        """Every seat that is asked answers once, in seat order; returns all facts."""
        facts: list[Any] = []
        for seat in sorted(self.world.waiting()):
            facts += self.act(seat, choose(self.world, seat))
        return facts

    def play_out(self, choose: Chooser, until: Callable[[World], bool] = lambda world: False) -> None:
        """Play until the game is over or a condition holds."""
        while self.world.waiting() and not until(self.world):
            seat = next_to_act(self.world)
            self.act(seat, choose(self.world, seat))

    def legal(self, seat: int) -> Sequence[Any]:
        return self.game.legal(self.world, seat)

    def refuses(self, seat: int, action: Any) -> Rejected:
        """The refusal of an action, having made sure that nothing changed and that `why_not` says the same."""
        before = self.world.copy()
        with pytest.raises(Rejected) as caught:
            perform(self.game, self.world, seat, action)
        assert self.world == before
        assert self.game.why_not(self.world, seat, action) == caught.value.sentence
        return caught.value

    # Looking

    def asked(self) -> list[int]:
        """The seats that owe a choice."""
        return sorted(self.world.waiting())

    def kinds(self, zone: str, up: bool | None = None) -> list[str]:
        """What lies in a zone, in order; only what is up, or only what is down, if said so."""
        world = self.world
        return [world.kinds[card] for card in world.lying(zone) if up is None or world.is_up(card) is up]

    def facts(self, kind: type[F]) -> list[F]:
        """The latest facts of one kind."""
        return [fact for fact in self.last if isinstance(fact, kind)]

    def notes(self) -> list[str]:
        return [fact.note for fact in self.facts(Noted)]

    def turned(self) -> list[tuple[str, str]]:
        """(kind, up or down) for the cards that turned in the latest happening."""
        told = {UP: "up", DOWN: "down"}
        return [(self.world.kinds[fact.piece], told[fact.side]) for fact in self.facts(Turned)]  # type: ignore[index]


def at_random(seed: int) -> Chooser:
    """A chooser that takes any legal action, the same ones for the same seed."""
    rng = random.Random(seed)
    return lambda world, seat: rng.choice(world.game.legal(world, seat))


def first_legal(world: World, seat: int) -> Any:
    """A chooser that takes what is offered first."""
    return world.game.legal(world, seat)[0]
