"""Rules as rows: a choice says what is legal, a deed what an action does and why not, a duty what a task does.

A game writes one row for every ask, action and task; `legal`, `decide`, `run` and `why_not` follow from them. Legality
is decided once, by what a choice offers: whatever is not offered is refused, and the deed's `why_not` finds the words.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

import msgspec

from engine.core.asks import TEAM, manner_of
from engine.core.errors import Rejected
from engine.core.facts import Answered, Asked, Done, Fact
from engine.core.world import World

Offers = Callable[[World, Any, Any], Sequence[Any]]
Does = Callable[[World, Any, Any], Iterator[Fact]]
WhyNot = Callable[[World, Any, Any, Any], Rejected | None]
Runs = Callable[[World, Any], Iterator[Fact]]
NOBODY = type(None)  # what is "asked" of no seat: the table's clock may act


def nothing_to_say(world: World, seat: Any, ask: Any, action: Any) -> None:
    """For actions that are refused only at the wrong time."""


class Choice(msgspec.Struct, frozen=True):
    """One kind of ask: its legal answers, what is said of an action that is none, and its rulebook heading."""

    ask: type
    offers: Offers
    reminder: str
    heading: str


class Deed(msgspec.Struct, frozen=True):
    """One kind of action: which asks it answers, the facts it causes, and why it is not offered."""

    action: type
    answers: tuple[type, ...]
    does: Does
    why_not: WhyNot = nothing_to_say


class Duty(msgspec.Struct, frozen=True):
    """One kind of task: the facts that begin it, go on with it or end it."""

    task: type
    does: Runs


class Rules:
    """The rows of one game. `idle` is said to a seat that is asked nothing: slug, sentence, heading."""

    def __init__(
        self, choices: Iterable[Choice], deeds: Iterable[Deed], duties: Iterable[Duty], idle: tuple[str, str, str]
    ) -> None:
        self.choices = {choice.ask: choice for choice in choices}
        self.deeds = {deed.action: deed for deed in deeds}
        self.duties = {duty.task: duty for duty in duties}
        self.idle = idle
        self._offers = {ask: choice.offers for ask, choice in self.choices.items()}
        self.does = {action: deed.does for action, deed in self.deeds.items()}
        self.runs = {task: duty.does for task, duty in self.duties.items()}

    def legal(self, world: World, seat: Any) -> Sequence[Any]:
        """All actions this seat may take now; of no seat, what the table's clock may send."""
        ask = None if seat is None else world.ask_of(seat)
        if ask is None and (seat is not None or NOBODY not in self._offers or world.outcome is not None):
            return ()
        found = self._offers[type(ask)](world, seat, ask)
        world.offered = (seat, found)
        return found

    def decide(self, world: World, seat: Any, action: Any) -> Iterator[Fact]:
        """The facts of an action, or Rejected before the first of them."""
        if not was_offered(world, seat, action):
            refused = self.refusal(world, seat, action)
            if refused is not None:
                raise refused
        return self.does[type(action)](world, seat, action)

    def why_not(self, world: World, seat: Any, action: Any) -> str | None:
        """Why this seat may not do this now, in one sentence; None if it may."""
        refused = self.refusal(world, seat, action)
        return None if refused is None else refused.sentence

    def refusal(self, world: World, seat: Any, action: Any) -> Rejected | None:
        """Why this seat may not do this now; None if it may."""
        if is_offered(action, self.legal(world, seat)):
            return None
        deed = self.deeds.get(type(action))
        ask = None if seat is None else world.ask_of(seat)
        if deed is not None and (NOBODY in deed.answers or type(ask) in deed.answers):
            refused = deed.why_not(world, seat, ask, action)
            if refused is not None:
                return refused
        return self._wrong_now(world, seat, ask)

    def _wrong_now(self, world: World, seat: Any, ask: Any) -> Rejected:
        if world.outcome is not None:
            return Rejected("GameOver", "The game is over.", "Winning")
        if seat is None:
            return Rejected("NobodyActs", "Only a player can do that.", self.idle[2])
        if ask is None:
            return Rejected(*self.idle)
        choice = self.choices[type(ask)]
        return Rejected("WrongAction", choice.reminder, choice.heading)


def was_offered(world: World, seat: Any, action: Any) -> bool:
    """Whether this very action was handed out as legal, and nothing has happened since."""
    offered = world.offered
    if offered is not None and offered[0] == seat:
        for one in offered[1]:  # twice as quick as any()
            if one is action:
                return True
    return False


def is_offered(action: Any, offered: Sequence[Any]) -> bool:
    """Whether an action is among those offered, to the letter: True is not 1, and 3.0 is not 3."""
    return action in offered and repr(offered[offered.index(action)]) == repr(action)


# What an action names, asked before anything is known about it: it may be a place, or nonsense from a forged log


def is_piece(world: World, named: Any) -> bool:
    """Whether this is the number of a piece."""
    return type(named) is int and 0 <= named < len(world.kinds)


def lies_in(world: World, zone: str, named: Any) -> bool:
    """Whether this is the number of a piece that lies there."""
    return type(named) is int and named in world.zones[zone]


def not_in_hand(world: World, hand: str, card: Any, rule: str, name: str = "That card") -> Rejected | None:
    """Why a card cannot be used that somebody does not hold."""
    return None if lies_in(world, hand, card) else Rejected("NotInHand", f"{name} is not in your hand.", rule)


# Asking and answering, as deeds and duties yield it


def ask_all(seats: Iterable[int], ask: Any) -> Iterator[Fact]:
    """Ask several seats the same."""
    for seat in seats:
        yield Asked(seat, ask)


def answer(world: World, seat: int) -> Iterator[Fact]:
    """A seat has chosen; the last one to do so closes the task."""
    yield Answered(seat)
    if not world.asks[-1]:
        yield Done()


def answer_all(world: World) -> Iterator[Fact]:
    """One seat has chosen for its team: nobody of it owes this choice any more. The last answer closes the task."""
    for seat in [seat for seat, ask in world.asks[-1].items() if manner_of(ask) == TEAM]:
        yield from answer(world, seat)
