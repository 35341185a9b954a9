"""The rules of Mage Quest: the rows of every choice, deed and duty, each from the file that knows it."""

from engine.games.mage_quest.rules import acting, creating, fleet, gaining, opening, trading, turn
from engine.kit.rules import Rules

RULES = Rules(
    (*opening.CHOICES, *acting.CHOICES, *fleet.CHOICES, *gaining.CHOICES, *trading.CHOICES, *creating.CHOICES),
    (*opening.DEEDS, *fleet.DEEDS, *gaining.DEEDS, *trading.DEEDS, *creating.DEEDS, *turn.DEEDS),
    (*opening.DUTIES, *turn.DUTIES),
    idle=("NotYourTurn", "It is the other player's turn.", "Your turn"),
)
