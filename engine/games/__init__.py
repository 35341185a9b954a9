"""All games there are, by slug. A new game is one more entry here."""

from engine.games.fairy_tale import FairyTale
from engine.games.mage_quest import MageQuest
from engine.games.quests_of_shadowgate import QuestsOfShadowgate
from engine.games.shadowrift import Shadowrift
from engine.games.shadowscape import Shadowscape
from engine.kit.game import Game

GAMES: dict[str, Game] = {
    game.slug: game for game in (FairyTale(), QuestsOfShadowgate(), MageQuest(), Shadowscape(), Shadowrift())
}
