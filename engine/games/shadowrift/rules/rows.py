"""The rows of Shadowrift: every choice, deed and duty, each from the file that knows it."""

from engine.games.shadowrift.effects import rows as _effects  # noqa: F401  effects register when loaded
from engine.games.shadowrift.rules import choosing, drawing, opening, turn
from engine.games.shadowrift.rules.heroes import aid, buying, giving, playing, sealing
from engine.games.shadowrift.rules.monsters import power, town, track
from engine.kit.rules import Rules

CHOICES = (*opening.CHOICES, *choosing.CHOICES, *turn.CHOICES, *sealing.CHOICES)
DEEDS = (
    *opening.DEEDS, *aid.DEEDS, *playing.DEEDS, *buying.DEEDS, *giving.DEEDS, *turn.DEEDS, *sealing.DEEDS,
    *choosing.DEEDS,
)  # fmt: skip
DUTIES = (
    *opening.DUTIES, *drawing.DUTIES, *town.DUTIES, *track.DUTIES, *choosing.DUTIES, *power.DUTIES, *turn.DUTIES,
)  # fmt: skip
RULES = Rules(
    CHOICES,
    DEEDS,
    DUTIES,
    idle=("NotYourTurn", "You have nothing to choose now.", "The round"),
)
