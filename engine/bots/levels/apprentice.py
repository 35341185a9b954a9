"""The bot that knows what is good and does not always see it: pleasant company for a first game."""

import random
from typing import Any

from engine.bots.levels.bot import DEFAULT, Bot, Budget, Stop, never
from engine.core import World
from engine.kit.game import Game

OVERLOOKED = 0.4  # how likely each choice is not to be noticed


class Apprentice(Bot):
    """The best of those choices it happens to see, among those the game thinks worth a look."""

    level = "apprentice"
    name = "Apprentice"
    about = "sensible, but misses things"

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
        ranked = game.bot.ranked(observed, seat, rng, taste)
        return next((action for action, _ in ranked if rng.random() >= OVERLOOKED), ranked[0][0])
