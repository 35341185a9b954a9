"""The bot that plays each game's own policy: quick, sensible, one choice at a time."""

import random
from typing import Any

from engine.bots.contract import Bot
from engine.core import Game, World


class Greedy(Bot):
    """What the game itself would pick."""

    level = "greedy"
    name = "Greedy"
    about = "takes what looks best now"

    def choose(self, game: Game, observed: World, seat: int, rng: random.Random) -> Any:
        return game.pick(observed, seat, rng)
