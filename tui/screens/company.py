"""Everybody one can play against, for the page that lays tables: by word, with a name to show and a line about them."""

from __future__ import annotations

import msgspec

from engine.bots import BOTS
from engine.bots.words import BETWEEN, MEASURE, company_of, is_known, player_named
from engine.core import Game


class Rival(msgspec.Struct, frozen=True):
    """A bot to choose: the word that names it, what stands on its chip, and what it is like."""

    word: str
    shown: str
    about: str


def rival_named(game: Game, word: str) -> Rival:
    """A level, or an opponent with the level they play on."""
    player = player_named(game, word)
    if player.opponent is None:
        return Rival(word, player.bot.level, f"{player.bot.name} {player.bot.about}.")
    one = player.opponent
    shown = one.name if one.level == player.bot.level else f"{one.name}, {player.bot.level}"
    return Rival(word, shown, f"{one.name}, {player.bot.level}: {one.about}.")


def rivals_of(game: Game, sitting: str = "") -> list[Rival]:
    """The levels, then the opponents; one who sits there on another level than usual is listed as they sit."""
    words = company_of(game)
    if is_known(game, sitting) and sitting not in words:
        id = sitting.partition(BETWEEN)[2]
        others = [word for word in words if not id or word.partition(BETWEEN)[2] != id]
        words = [*others, sitting]
    return [rival_named(game, word) for word in words]


def in_company(game: Game) -> list[tuple[str, str]]:
    """Everybody by name and what they are like, for a page with room to tell."""
    levels = [(bot.level, bot.about) for bot in BOTS.values() if bot.level != MEASURE]
    return [*levels, *((f"{one.name}, {one.level}", one.about) for one in game.opponents)]
