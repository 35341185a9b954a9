"""The bot that knows the rules and nothing more: the measure for every other bot."""

import random
from typing import Any

from engine.bots.levels.bot import DEFAULT, Bot, Budget, Stop, never
from engine.core import World
from engine.kit.game import Game


class Random(Bot):
    """Any legal action, each as likely as the others."""

    level = "random"
    name = "Random"
    about = "makes any legal move"

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
        return rng.choice(game.legal(observed, seat))
