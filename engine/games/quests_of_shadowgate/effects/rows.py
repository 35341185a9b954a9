"""The effects of Quests of Shadowgate, each in one place: its form, what it changes, its words, what it is worth."""

from engine.games.quests_of_shadowgate.effects import powers, weather
from engine.kit.effects import Effects

EFFECTS = Effects((*powers.ROWS, *weather.ROWS))
