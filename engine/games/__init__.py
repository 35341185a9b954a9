"""All games there are, by slug. A new game is one more entry here."""

from engine.core.game import Game
from engine.games.fairy_tale import FairyTale

GAMES: dict[str, Game] = {game.slug: game for game in (FairyTale(),)}
