"""The rules of Fairy Tale: the rows of every choice, deed and duty, each from the file that knows it."""

from engine.games.fairy_tale.rules import drawing, ending, exchange, opening, turn, turning
from engine.kit.rules import Rules

RULES = Rules(
    (*opening.CHOICES, *turn.CHOICES, *turning.CHOICES, *exchange.CHOICES),
    (*opening.DEEDS, *turn.DEEDS, *turning.DEEDS, *exchange.DEEDS),
    (*opening.DUTIES, *turn.DUTIES, *turning.DUTIES, *drawing.DUTIES, *exchange.DUTIES, *ending.DUTIES),
    idle=("NotAsked", "You have nothing to choose now; the others are still thinking.", "The game in one minute"),
)
