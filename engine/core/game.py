"""What a game is to the engine: a layout, unions of actions, asks and tasks, and rules that yield facts.

`perform` and `settle` are the only drivers of rules: they fold each fact as it is yielded, so a rule sees what it did.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from itertools import zip_longest
from typing import Any, ClassVar

import msgspec

from engine.core.describing import laid_out
from engine.core.errors import Rejected
from engine.core.facts import Answered, AnyEvent, Done, Fact
from engine.core.fold import FOLDS
from engine.core.naming import nearest
from engine.core.opponents import AnyOpponent, opponents_of
from engine.core.places import Counter, Layout, Zones
from engine.core.telling import Prompt, Status, Told
from engine.core.world import World


class Option(msgspec.Struct, frozen=True):
    """One choice made before a table is opened; `meanings` tell what each value does, in a few words."""

    name: str
    values: tuple[str, ...]
    default: str
    meanings: tuple[str, ...] = ()

    def explained(self) -> Iterator[tuple[str, str]]:
        """Every value with what it means."""
        return zip_longest(self.values, self.meanings, fillvalue="")

    def meaning_of(self, value: str) -> str:
        return dict(self.explained()).get(value, "")


class Game(ABC):
    """One game. Rules read a World and yield facts; they never change it themselves."""

    slug: ClassVar[str]
    title: ClassVar[str]
    seats: ClassVar[range]
    options: ClassVar[tuple[Option, ...]]
    layout: ClassVar[Layout]
    action_type: ClassVar[Any]
    ask_type: ClassVar[Any]
    task_type: ClassVar[Any]
    rules_version: ClassVar[int]
    # What simulations count: seat zones where a piece was taken, those it is held in at the end, the rounds played.
    taken_into: ClassVar[tuple[Zones, ...]] = ()
    held_in: ClassVar[tuple[Zones, ...]] = ()
    rounds: ClassVar[Counter | None] = None
    asks_together: ClassVar[bool] = False
    # For bots: the Struct of likings that `pick` honours, and what coming first is worth beside the lead, in points.
    taste_type: ClassVar[Any] = None
    stake: ClassVar[float] = 0.0
    lead_unit: ClassVar[tuple[str, str]] = ("point", "points")  # what `value` counts, one and several

    def __eq__(self, other: object) -> bool:
        # Worlds compare by value, also one that was pickled: a game is its rules, and holds nothing of a table.
        return type(self) is type(other)

    def __hash__(self) -> int:
        return hash(type(self))

    def counted_as(self, world: World, piece: int) -> str:
        """What simulations count a taken or held piece as: its kind, unless the side that is up matters."""
        return world.kinds[piece]

    @property
    @abstractmethod
    def content_digest(self) -> str:
        """A short digest of the content files this game was loaded from."""

    @cached_property
    def opponents(self) -> tuple[AnyOpponent, ...]:
        """The named bots to play against, from the game's content; raises BadContent."""
        return opponents_of(self)

    def complete(self, options: Mapping[str, str]) -> dict[str, str]:
        """The options with defaults for what was not said."""
        return {option.name: option.default for option in self.options} | dict(options)

    def check(self, options: Mapping[str, str], seats: int) -> None:
        """Raise Rejected where the options or the number of seats do not make a table."""
        if type(seats) is not int or seats not in self.seats:
            few, many = self.seats[0], self.seats[-1]
            players = f"{few} players" if few == many else f"{few} to {many} players"
            raise Rejected("WrongSeats", f"{self.title} is for {players}, not {seats}.")
        if not isinstance(options, Mapping):
            raise Rejected("UnknownOption", f"Options are values by name, not {options!r}.")
        known = {option.name: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                raise Rejected("UnknownOption", f"{self.title} has no option {name!r}; {nearest(str(name), known)}.")
            if value not in known[name].values:
                valid = " or ".join(known[name].values)
                raise Rejected("UnknownValue", f"The option {name} is {valid}, not {value!r}.")

    def time_limit(self, options: Mapping[str, str]) -> tuple[int, Any] | None:
        """Minutes after which a table's clock acts for no seat, and the action it takes; None without a limit."""
        return None

    @abstractmethod
    def setup(self, seats: int, options: Mapping[str, str]) -> Iterator[Fact]:
        """The facts that lay the table; chance comes later, from tasks."""

    @abstractmethod
    def legal(self, world: World, seat: Any) -> Sequence[Any]:
        """All actions this seat may take now; of no seat (None), what a table's clock may send."""

    @abstractmethod
    def decide(self, world: World, seat: Any, action: Any) -> Iterator[Fact]:
        """The facts an action causes, or Rejected before the first of them; of no seat (None), a table's clock."""

    @abstractmethod
    def run(self, world: World, task: Any) -> Iterator[Fact]:
        """The facts of the top task: it asks, or it is done."""

    def possible(self, world: World) -> bool:
        """Whether a guessed World could have come about."""
        return all(self.legal(world, seat) for seat in world.waiting())

    @abstractmethod
    def why_not(self, world: World, seat: int, action: Any) -> str | None:
        """Why an action is refused, in one sentence; None if it is legal."""

    @abstractmethod
    def label(self, world: World, action: Any, seat: int) -> str:
        """An action in words, as this seat may read it."""

    @abstractmethod
    def value(self, world: World, seat: int) -> float:
        """How well a seat stands, in the game's own points, from what it may know."""

    @abstractmethod
    def pick(self, world: World, seat: int, rng: Any, taste: Any = None) -> Any:
        """A sensible legal action for a seat that is asked, from an observed World: the game's own bot.

        `taste` is of `taste_type`, or None for no particular likings.
        """

    # What searching bots ask besides. They call these on guessed Worlds, thousands of times.

    def ranked(self, world: World, seat: int, rng: Any, taste: Any = None) -> list[tuple[Any, float]]:
        """The legal actions worth a look, best first, each with what it seems to bring, in points as `value` counts.

        What is left out is never played by a bot that asks this; the first is what `pick` would take.
        """
        picked = self.pick(world, seat, rng, taste)
        others = [action for action in self.legal(world, seat) if action != picked]
        return [(picked, 0.0), *((action, 0.0) for action in others)]

    def playout(self, world: World, seat: int, rng: Any) -> Any:
        """What `pick` would do, in a hurry: any legal action that is likely for a good player."""
        return self.pick(world, seat, rng)

    def is_far(self, start: World, world: World) -> bool:
        """Whether a look ahead that began at `start` has come far enough for `value` to judge it."""
        return False

    def forecast(self, world: World, seat: int) -> float:
        """What such a look ahead came to: `value`, unless a game can see further at some cost."""
        return self.value(world, seat)

    def lead_in_words(self, lead: float, unit: bool = True) -> str:
        """A lead as `value` counts it, for people; the unit may be left out."""
        size = f"{abs(lead):.1f}".removesuffix(".0") if abs(lead) < 10 else f"{abs(lead):.0f}"
        if size == "0":
            return "level"
        counted = f"{size} {self.lead_unit[size != '1']}" if unit else size
        return f"{counted} {'ahead' if lead > 0 else 'behind'}"

    def deed(self, world: World, seat: int) -> str:
        """What a seat is asked to do, by the word its lesson uses; empty where nothing is asked."""
        ask = world.ask_of(seat)
        return "" if ask is None else str(ask.__struct_config__.tag)

    @abstractmethod
    def prompt(self, world: World, seat: int | None) -> Prompt:
        """What this seat (or a spectator) is to do now, in words."""

    @abstractmethod
    def status(self, world: World, seat: int | None) -> Status:
        """Where the game stands: stage, phases, standing, as this seat may know it."""

    @abstractmethod
    def narrate(self, before: World, event: AnyEvent, names: Sequence[str]) -> list[Told]:
        """What happened, in words, from an observed World and the event as told to the same eyes."""

    def describe(self, world: World, seat: int | None, names: Sequence[str]) -> list[str]:
        """The table in words, a line for each thing worth a look, from a World observed by this seat."""
        return laid_out(world, names)

    def about(self, world: World, action: Any, seat: int) -> str:
        """More about what an action names than its label says, for front ends without a picture; may be empty."""
        return ""


def perform(game: Game, world: World, seat: int | None, action: Any) -> list[Fact]:
    """Let a seat act: decide, fold, and run the agenda until somebody must choose. The World is changed in place."""
    happened: list[Fact] = []
    for fact in game.decide(world, seat, action):
        FOLDS[type(fact)](world, fact)
        happened.append(fact)
    settle(game, world, happened)
    return happened


def settle(game: Game, world: World, happened: list[Fact]) -> None:
    """Run tasks from the top of the agenda until a seat is asked, nothing is left, or the game is over."""
    agenda, asks = world.agenda, world.asks
    while agenda and not asks[-1] and world.outcome is None:
        started = len(happened)
        for fact in game.run(world, agenda[-1]):
            FOLDS[type(fact)](world, fact)
            happened.append(fact)
        assert len(happened) > started, f"task {agenda[-1]!r} neither asks nor ends"


def lay_table(game: Game, world: World) -> list[Fact]:
    """Set a blank World up and run it to the first ask."""
    happened: list[Fact] = []
    for fact in game.setup(world.seats, world.options):
        FOLDS[type(fact)](world, fact)
        happened.append(fact)
    settle(game, world, happened)
    return happened


def answer(world: World, seat: int) -> Iterator[Fact]:
    """A seat has chosen; the last one to do so closes the task."""
    yield Answered(seat)
    if not world.asks[-1]:
        yield Done()
