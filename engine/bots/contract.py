"""What every bot is: a level to call it by, and a choice made from an observed World."""

import random
from abc import ABC, abstractmethod
from typing import Any, ClassVar

from engine.core import Game, World


class Bot(ABC):
    """A player made of code. It keeps nothing between two choices, so a table can be left, undone and resumed."""

    level: ClassVar[str]
    name: ClassVar[str]
    about: ClassVar[str]

    @abstractmethod
    def choose(self, game: Game, observed: World, seat: int, rng: random.Random) -> Any:
        """A legal action for a seat that is asked; `observed` is the World as that seat sees it."""
