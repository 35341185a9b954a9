"""All games there are, by slug. A new game is one more entry here."""

from engine.core.game import Game
from engine.games.fairy_tale import FairyTale
from engine.games.mage_quest import MageQuest
from engine.games.quests_of_shadowgate import QuestsOfShadowgate

GAMES: dict[str, Game] = {game.slug: game for game in (FairyTale(), QuestsOfShadowgate(), MageQuest())}
