"""The rows of every choice, deed and duty of Shadowscape, each from the file that knows it.

Apart from the package, so that effects can use single rules without loading all of them.
"""

from engine.games.shadowscape.effects import rows as _effects  # noqa: F401  effects register when loaded
from engine.games.shadowscape.rules import (
    acting,
    altering,
    boosting,
    claiming,
    effecting,
    enemies,
    fate,
    moving,
    opening,
    spawning,
    tokens,
    turn,
    wounding,
)
from engine.kit.rules import Rules

RULES = Rules(
    (
        *opening.CHOICES, *acting.CHOICES, *boosting.CHOICES, *moving.CHOICES, *effecting.CHOICES, *claiming.CHOICES,
        *tokens.CHOICES, *fate.CHOICES, *wounding.CHOICES, *enemies.CHOICES, *spawning.CHOICES, *turn.CHOICES,
    ),
    (
        *opening.DEEDS_OF, *acting.DEEDS, *altering.DEEDS, *boosting.DEEDS, *moving.DEEDS, *effecting.DEEDS,
        *claiming.DEEDS_OF, *tokens.DEEDS, *wounding.DEEDS, *enemies.DEEDS, *spawning.DEEDS, *turn.DEEDS,
    ),
    (
        *opening.DUTIES, *moving.DUTIES, *effecting.DUTIES, *altering.DUTIES, *claiming.DUTIES, *tokens.DUTIES,
        *fate.DUTIES, *wounding.DUTIES, *enemies.DUTIES, *spawning.DUTIES, *turn.DUTIES,
    ),
    idle=("NotYourTurn", "It is another hero's turn.", "The game in one minute"),
)  # fmt: skip
