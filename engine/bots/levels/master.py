"""The bot that searches: it tries its choices in many Worlds it could be looking at. It also gives the hints."""

import random
from typing import Any

from engine.bots.levels.bot import DEFAULT, Advice, Bot, Budget, Considered, Stop, never
from engine.bots.search.search import Search
from engine.core import World
from engine.kit.game import Game


class Master(Bot):
    """Information-set tree search with the game's own heuristics, for as long as the budget allows."""

    level = "master"
    name = "Master"
    about = "thinks many moves ahead"
    is_quick = False

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
        return self.consider(game, observed, seat, rng, budget, taste, stop).choices[0].action

    def consider(
        self,
        game: Game,
        observed: World,
        seat: int,
        rng: random.Random,
        budget: Budget = DEFAULT,
        taste: Any = None,
        stop: Stop = never,
    ) -> Advice:
        """What thinking came to, with what every choice is expected to lead to; a forced one needs no thought."""
        legal = game.legal(observed, seat)
        if len(legal) == 1:
            return Advice((Considered(legal[0], game.bot.forecast(observed, seat), 0),), 0)
        return Search(game, observed, seat, rng, taste).run(budget, stop)
