"""Everybody one can play against, for whatever lays tables: by word, with a name to show and a line about them."""

from __future__ import annotations

import msgspec

from engine.bots import BOTS
from engine.bots.names import BETWEEN, MEASURE, Player, company_of, is_known, player_named
from engine.kit.game import Game


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
        words = [sitting if id and word.partition(BETWEEN)[2] == id else word for word in words]
        words += [] if id else [sitting]
    return [rival_named(game, word) for word in words]


def on_next_level(game: Game, word: str) -> str:
    """The same bot one level up; after the strongest comes the weakest."""
    player = player_named(game, word)
    levels = [level for level in BOTS if level != MEASURE]
    now = levels.index(player.bot.level) if player.bot.level in levels else -1
    return Player(BOTS[levels[(now + 1) % len(levels)]], player.opponent).word


def in_company(game: Game) -> list[tuple[str, str]]:
    """Everybody by name and what they are like, for a page with room to tell."""
    levels = [(bot.level, bot.about) for bot in BOTS.values() if bot.level != MEASURE]
    return [*levels, *((f"{one.name}, {one.level}", one.about) for one in game.opponents)]
