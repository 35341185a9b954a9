"""What is asked of a bot that thinks elsewhere, and its answer, both as bytes. Used on either side of a process.

A question holds the World as its seat sees it and nothing else of the table. A bot that fails says where in the code,
never with what cards.
"""

import random
import traceback
from typing import Any

import msgspec

from engine.bots import BOTS
from engine.bots.levels.bot import Advice, Budget, Considered, Stop, never
from engine.bots.names import player_named
from engine.bots.thinking.failures import Baffled
from engine.core import World
from engine.core.codec import pack, pack_action, unpack, unpack_action
from engine.games import GAMES
from engine.kit.game import Game

ADVISER = "master"


class Question(msgspec.Struct, frozen=True, array_like=True):
    """What a seat is to choose. `chance` makes the answer repeatable; without a `bot` the best one gives advice."""

    game: str
    world: bytes
    seat: int
    chance: str
    budget: Budget
    bot: str | None = None


class Answer(msgspec.Struct, frozen=True, array_like=True):
    """An `Advice` on its way; of a bot's choice just the action. `failure` says where the bot failed instead."""

    choices: tuple[tuple[bytes, float, int], ...] = ()
    iterations: int = 0
    failure: str = ""


def question(observed: World, seat: int, chance: str, budget: Budget, bot: str | None = None) -> Question:
    """Ask from a World observed by this seat: what this bot would do, or what is best to do."""
    return Question(observed.game.slug, pack(observed), seat, chance, budget, bot)


def answer(asked: Question, stop: Stop = never) -> Answer:
    """Think, in whatever process."""
    try:
        advice = think(GAMES[asked.game], asked, stop)
    except Exception as failure:
        return Answer(failure=place_of(failure))
    choices = tuple((pack_action(one.action), one.expected, one.visits) for one in advice.choices)
    return Answer(choices, advice.iterations)


def think(game: Game, asked: Question, stop: Stop) -> Advice:
    """The choice of a bot, or advice."""
    world, rng = unpack(game, asked.world), random.Random(asked.chance)
    if asked.bot is None:
        adviser: Any = BOTS[ADVISER]
        advice: Advice = adviser.consider(game, world, asked.seat, rng, asked.budget, stop=stop)
        return advice
    player = player_named(game, asked.bot)
    chosen = player.bot.choose(game, world, asked.seat, rng, asked.budget, player.taste, stop)
    return Advice((Considered(chosen, 0.0, 0),), 0)


def advice_in(asked: Question, told: Answer) -> Advice:
    """What an answer says. Raises Baffled where the bot failed."""
    if told.failure:
        raise Baffled(told.failure)
    game = GAMES[asked.game]
    choices = (Considered(unpack_action(game, action), expected, visits) for action, expected, visits in told.choices)
    return Advice(tuple(choices), told.iterations)


def place_of(failure: Exception) -> str:
    """The kind of a failure and where it came up."""
    frames = traceback.walk_tb(failure.__traceback__)
    places = [f"{frame.f_globals.get('__name__', '?')}:{line}" for frame, line in frames]
    return f"{type(failure).__name__} at {', '.join(places)}"
