"""What a game says, as rows: a label for every action, a prompt for every ask, and whatever else front ends ask it.

A game names these once, in its `game.py`; a test holds that no action and no ask is without its row.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from engine.core.facts import AnyEvent, Outcome
from engine.core.world import World
from engine.kit.describing import laid_out
from engine.kit.telling import Prompt, Status, Told

Label = Callable[[World, Any, int], str]
PromptOf = Callable[[World, int, Any], Prompt]


def always(text: str) -> Label:
    """The label of an action that has no parts and is called the same at any time."""
    return lambda world, action, seat: text


def awaiting(heading: str = "") -> Callable[[World, int | None], Prompt]:
    """For whoever is not asked: whom the table waits for, and what to read in the rulebook meanwhile."""
    return lambda world, seat: Prompt("", verb="look", heading=heading, awaits=tuple(world.waiting()))


def how_it_ended(outcome: Outcome) -> str:
    """For games whose reasons to end are phrases, not sentences."""
    return f"Result: {outcome.reason}."


def described(world: World, seat: int | None, names: Sequence[str]) -> list[str]:
    """The table as it lies, for games without better words."""
    return laid_out(world, names)


def no_more(world: World, action: Any, seat: int) -> str:
    """For games whose labels tell everything."""
    return ""


def nothing_undone(world: World, action: Any, seat: int) -> Sequence[str]:
    """For games in which nothing is forgone by a choice that ends a turn."""
    return ()


def untitled(world: World, seat: int) -> str:
    """For games whose seats are players and no heroes; the title of a seat tells only what everybody may know."""
    return ""


def tag_of(world: World, seat: int) -> str:
    """What a seat is asked to do, by the word its lesson uses: the tag of its ask; empty where nothing is asked."""
    ask = world.ask_of(seat)
    return "" if ask is None else str(ask.__struct_config__.tag)


class Words(msgspec.Struct, frozen=True, kw_only=True):
    """The words of one game. All of them read only what the given seat may know.

    `pictured` are the notes that begin a line of the story worth a picture of its own; a game without them is shown a
    step wherever pieces have moved.
    """

    labels: Mapping[type, Label]
    prompts: Mapping[type, PromptOf]
    status: Callable[[World, int | None], Status]
    narrate: Callable[[World, AnyEvent, Sequence[str]], list[Told]]
    waiting: Callable[[World, int | None], Prompt] = awaiting()
    ending: Callable[[Outcome], str] = how_it_ended
    describe: Callable[[World, int | None, Sequence[str]], list[str]] = described
    about: Callable[[World, Any, int], str] = no_more
    left_undone: Callable[[World, Any, int], Sequence[str]] = nothing_undone
    deed: Callable[[World, int], str] = tag_of
    seat_title: Callable[[World, int], str] = untitled
    pictured: frozenset[str] = frozenset()

    def label(self, world: World, action: Any, seat: int) -> str:
        """An action in words, as this seat may read it."""
        return self.labels[type(action)](world, action, seat)

    def prompt(self, world: World, seat: int | None) -> Prompt:
        """What this seat is to do; a spectator and a seat that is not asked are told who is."""
        if world.outcome is not None:
            return Prompt("The game is over.", self.ending(world.outcome), "look", "Winning")
        ask = None if seat is None else world.ask_of(seat)
        if ask is None or seat is None:
            return self.waiting(world, seat)
        return self.prompts[type(ask)](world, seat, ask)
