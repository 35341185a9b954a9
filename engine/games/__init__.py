"""All games there are, by slug. A new game is one more entry here.

`GAMES` are offered to players. `COMING` are being finished: rules, content and screens are here and tested, but no
table of them can be laid yet.
"""

from engine.games.fairy_tale import FairyTale
from engine.games.mage_quest import MageQuest
from engine.games.quests_of_shadowgate import QuestsOfShadowgate
from engine.games.shadowrift import Shadowrift
from engine.games.shadowscape import Shadowscape
from engine.kit.game import Game

GAMES: dict[str, Game] = {game.slug: game for game in (FairyTale(), QuestsOfShadowgate(), MageQuest())}
COMING: dict[str, Game] = {game.slug: game for game in (Shadowscape(), Shadowrift())}
