"""The rules of Quests of Shadowgate: the rows of every choice, deed and duty, each from the file that knows it."""

from engine.games.quests_of_shadowgate.rules import (
    acting,
    buying,
    drawing,
    ending,
    opening,
    questing,
    starting,
    stealing,
    turn,
)
from engine.kit.rules import Rules

PHASES = (opening, turn, acting, stealing, buying, questing, drawing, ending)

RULES = Rules(
    [choice for phase in PHASES for choice in phase.CHOICES],
    [deed for phase in (*PHASES, starting) for deed in phase.DEEDS],
    [duty for phase in PHASES for duty in phase.DUTIES],
    idle=("NotAsked", "Nothing to choose right now; someone else is choosing.", "The game in one minute"),
)
