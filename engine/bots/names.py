"""Bots by the words that people type and logs keep: a level, or a level with one of the game's opponents.

`adept` plays without particular likings, `adept:collector` as the collector would. Called by tables, arena, ladder and
command line; a word that names nobody is refused with the nearest that does.
"""

from typing import Any

import msgspec

from engine.bots import BOTS, OLDER_WORDS, known_bot
from engine.bots.levels.bot import Bot
from engine.content.nearest import nearest
from engine.content.opponents import AnyOpponent
from engine.core import Rejected
from engine.kit.game import Game

BETWEEN = ":"
USUAL = "adept"
MEASURE = "random"
"""The bot that others are measured with, and no company."""


class Player(msgspec.Struct, frozen=True):
    """A level, and who plays on it if it is somebody in particular."""

    bot: Bot
    opponent: AnyOpponent | None = None

    @property
    def word(self) -> str:
        """How logs and figures name this player, in today's words."""
        return self.bot.level if self.opponent is None else f"{self.bot.level}{BETWEEN}{self.opponent.id}"

    @property
    def taste(self) -> Any:
        """What the game's own bot should like; None for nothing in particular."""
        return None if self.opponent is None else self.opponent.taste


def player_named(game: Game, word: str) -> Player:
    """Whom a word names at a table of this game."""
    level, colon, id = word.partition(BETWEEN)
    bot = known_bot(level)
    if not colon:
        return Player(bot)
    known = {one.id: one for one in game.opponents}
    if id not in known:
        raise Rejected("UnknownOpponent", f"{game.title} has no opponent {id!r}; {nearest(id, known)}.")
    return Player(bot, known[id])


def player_for(game: Game, word: str) -> Player:
    """Whom a word from a log names today: without the liking, or as an Adept, where that is not known any more."""
    for known in (word, level_of(word)):
        if is_known(game, known):
            return player_named(game, known)
    return Player(BOTS[USUAL])


def is_known(game: Game, word: str) -> bool:
    """Whether a word names anybody at a table of this game."""
    try:
        player_named(game, word)
    except Rejected:
        return False
    return True


def level_of(word: str) -> str:
    """The level a word plays on, in today's words; one that nobody knows stays as it is."""
    level = word.partition(BETWEEN)[0]
    return OLDER_WORDS.get(level, level)


def company_of(game: Game) -> list[str]:
    """Everybody worth playing against: the levels, then each opponent on their own level."""
    return [word for word in words_of(game) if word != MEASURE]


def words_of(game: Game) -> list[str]:
    """Every word there is: the levels, then each opponent on their own level."""
    return [*BOTS, *(f"{one.level}{BETWEEN}{one.id}" for one in game.opponents)]
