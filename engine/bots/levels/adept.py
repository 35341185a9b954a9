"""The bot that plays each game's own policy: quick, sensible, one choice at a time."""

import random
from typing import Any

from engine.bots.levels.bot import DEFAULT, Bot, Budget, Stop, never
from engine.core import World
from engine.kit.game import Game


class Adept(Bot):
    """What the game itself would pick."""

    level = "adept"
    name = "Adept"
    about = "plays what looks best right now"

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
        return game.bot.pick(observed, seat, rng, taste)
