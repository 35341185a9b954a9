"""The bot that knows the rules and nothing more: the measure for every other bot."""

import random
from typing import Any

from engine.bots.contract import Bot
from engine.core import Game, World


class Random(Bot):
    """Any legal action, each as likely as the others."""

    level = "random"
    name = "Random"
    about = "plays any card the rules allow"

    def choose(self, game: Game, observed: World, seat: int, rng: random.Random) -> Any:
        return rng.choice(game.legal(observed, seat))
