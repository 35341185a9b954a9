"""What every bot is: a level to call it by, and a choice made from an observed World within a budget."""

import random
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, ClassVar

import msgspec

from engine.core import World
from engine.kit.game import Game

Stop = Callable[[], bool]


class Budget(msgspec.Struct, frozen=True):
    """How long a bot may think; without a limit, until it is stopped.

    With `iterations`, exactly that many and the clock is not read: the same on any day.
    """

    seconds: float | None = 1.0
    iterations: int | None = None


class Considered(msgspec.Struct, frozen=True):
    """An action that was looked into: the lead it is expected to come to, as `Game.value` counts, and how often."""

    action: Any
    expected: float
    visits: int


class Advice(msgspec.Struct, frozen=True):
    """What thinking came to, the best choice first."""

    choices: tuple[Considered, ...]
    iterations: int


def never() -> bool:
    """The answer of a table that waits."""
    return False


DEFAULT = Budget()


class Bot(ABC):
    """A player made of code. It keeps nothing between two choices, so a table can be left, undone and resumed."""

    level: ClassVar[str]
    name: ClassVar[str]
    about: ClassVar[str]
    is_quick: ClassVar[bool] = True  # else it thinks in a process of its own

    @abstractmethod
    def choose(
        self,
        game: Game,
        observed: World,
        seat: int,
        rng: random.Random,
        budget: Budget = DEFAULT,
        taste: Any = None,
        stop: Stop = never,
    ) -> Any:
        """A legal action for a seat that is asked; `observed` is the World as that seat sees it.

        `taste` is what the game's own bot should like, `stop` is asked now and then whether to give up early.
        """
