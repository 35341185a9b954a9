"""What a game is to everything above it: a table to be laid, its rules, its words, its bot and what is counted of it.

Rules are driven by `engine.core.agenda`, which folds each fact as it is yielded, so a rule sees what it did. A game's
`game.py` names its rows and functions; this class asks them, so that one name is called everywhere.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, get_args

from engine.content.entry import GameEntry, Option
from engine.content.loading import content_root, digest
from engine.content.nearest import nearest
from engine.content.opponents import AnyOpponent, opponents_of
from engine.core.asks import FREE, manner_of
from engine.core.errors import Rejected
from engine.core.facts import Fact
from engine.core.places import Layout
from engine.core.world import World
from engine.kit.playing import Bot, Figures
from engine.kit.prompting import Words
from engine.kit.rules import Rules
from engine.kit.sides import Sides, each_alone


class Game:
    """One game. It holds nothing of a table: everything that changes is in the World."""

    slug: ClassVar[str]
    title: ClassVar[str]
    seats: ClassVar[range]
    options: ClassVar[tuple[Option, ...]]
    rules_version: ClassVar[int]
    layout: ClassVar[Layout]
    action_type: ClassVar[Any]
    ask_type: ClassVar[Any]
    task_type: ClassVar[Any]
    rules: ClassVar[Rules]
    words: ClassVar[Words]
    bot: ClassVar[Bot]
    figures: ClassVar[Figures] = Figures()
    zone_pools: ClassVar[Mapping[str, str]] = {}
    """For guesses: zones whose unseen pieces are dealt from a pool of their own; elsewhere all with the same back."""
    least_pace: ClassVar[float] = 0.5  # actions a second in random play, of those of the first game (`duskhall bench`)

    def __init_subclass__(cls, entry: GameEntry | None = None) -> None:
        """A game in the list of all games is called, seated and played as its entry there says."""
        super().__init_subclass__()
        if entry is not None:
            cls.slug, cls.title, cls.seats, cls.options = entry.slug, entry.title, entry.seats, entry.options

    def __eq__(self, other: object) -> bool:
        # Worlds compare by value, also one that was pickled: a game is its rules, and holds nothing of a table.
        return type(self) is type(other)

    def __hash__(self) -> int:
        return hash(type(self))

    # The table

    @cached_property
    def free_asks(self) -> frozenset[type]:
        """The kinds of asks that several seats answer in any order; most games have none."""
        return frozenset(ask for ask in get_args(self.ask_type) or (self.ask_type,) if manner_of(ask) == FREE)

    @cached_property
    def content_digest(self) -> str:
        """A short digest of the content files this game was loaded from."""
        return digest(content_root() / self.slug)

    @cached_property
    def opponents(self) -> tuple[AnyOpponent, ...]:
        """The named bots to play against, from the game's content; raises BadContent."""
        return opponents_of(self)

    def complete(self, options: Mapping[str, str]) -> dict[str, str]:
        """The options with defaults for what was not said."""
        return {option.name: option.default for option in self.options} | dict(options)

    def first_options(self) -> dict[str, str]:
        """What is offered to somebody who has not laid a table of this game yet: the beginner's options."""
        return {option.name: option.first or option.default for option in self.options}

    def check(self, options: Mapping[str, str], seats: int) -> None:
        """Raise Rejected where the options or the number of seats do not make a table."""
        if type(seats) is not int or seats not in self.seats:
            few, many = self.seats[0], self.seats[-1]
            players = f"{few} players" if few == many else f"{few} to {many} players"
            raise Rejected("WrongSeats", f"{self.title} is for {players}, not {seats}.")
        if not isinstance(options, Mapping):
            raise Rejected("UnknownOption", f"Options must be values by name, not {options!r}.")
        known = {option.name: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                raise Rejected("UnknownOption", f"{self.title} has no option {name!r}; {nearest(str(name), known)}.")
            if value not in known[name].values:
                valid = " or ".join(known[name].values)
                raise Rejected("UnknownValue", f"The option {name} must be {valid}, not {value!r}.")

    def sides(self, options: Mapping[str, str], seats: int) -> Sides:
        """Who wins with whom: each for itself, unless a game has teams or everybody plays against the game."""
        return each_alone(seats)

    clock_starts: ClassVar[Any] = None
    """What a table with a clock says once, before the first move of a game with a time limit; None: nothing."""

    def time_limit(self, options: Mapping[str, str]) -> tuple[int, Any] | None:
        """Minutes after which a table's clock acts for no seat, and the action it takes; None without a limit."""
        return None

    def sequels(self, options: Mapping[str, str]) -> Mapping[str, Mapping[str, str]]:
        """What to play after a game with these options: `another` opponent of the game's own, one step `harder`."""
        return {}

    def decided(self, world: World) -> Mapping[str, str]:
        """The options that were left to chance or to another option, as they came out."""
        return {}

    def setup(self, seats: int, options: Mapping[str, str]) -> Iterator[Fact]:
        """The facts that lay the table; chance comes later, from tasks."""
        raise NotImplementedError

    # Asked so often, and by so many, that they are asked of the game itself

    def legal(self, world: World, seat: Any) -> Sequence[Any]:
        """All actions this seat may take now; of no seat (None), what a table's clock may send."""
        return self.rules.legal(world, seat)

    def decide(self, world: World, seat: Any, action: Any) -> Iterator[Fact]:
        """The facts an action causes, or Rejected before the first of them; of no seat (None), a table's clock."""
        return self.rules.decide(world, seat, action)

    def facts_of(self, world: World, seat: Any, action: Any) -> Iterator[Fact]:
        """The facts of an action just taken from `legal`, which is not judged again."""
        return self.rules.does[type(action)](world, seat, action)

    def run(self, world: World, task: Any) -> Iterator[Fact]:
        """The facts of the top task: it asks, or it is done."""
        return self.rules.runs[type(task)](world, task)

    def pool_of(self, world: World, piece: int) -> str:
        """For guesses, in games that declare `zone_pools`: the pool that an unseen piece is dealt from."""
        return world.backs[piece]

    def possible(self, world: World) -> bool:
        """Whether a guessed World could have come about."""
        return all(self.legal(world, seat) for seat in world.waiting())

    def why_not(self, world: World, seat: Any, action: Any) -> str | None:
        """Why an action is refused, in one sentence; None if it is legal."""
        return self.rules.why_not(world, seat, action)

    def label(self, world: World, action: Any, seat: int) -> str:
        """An action in words, as this seat may read it."""
        return self.words.label(world, action, seat)

    def value(self, world: World, seat: int) -> float:
        """How well a seat stands, in the game's own points, from what it may know."""
        return self.bot.value(world, seat)
