"""The looks of Mage Quest as hall and table screen ask for them: tagline, emblem, boards, signs, colours."""

from __future__ import annotations

from engine.games.mage_quest.content.box import box
from engine.games.mage_quest.content.forms import ELEMENTS
from tui.board.face import BaseFace, entry, in_pairs
from tui.draw.canvas import Words
from tui.games.mage_quest.board_keys import COMMANDS
from tui.games.mage_quest.look import HUES, LOOK, SIGNS
from tui.games.mage_quest.poster import POSTER

COLUMN = 13
"""Where the second sign of a line of the legend stands."""

ROLES = {name: name for name in SIGNS} | {"dock": "city", "ship": "water", "book": "gold"}


def _sign(name: str, words: str) -> Words:
    return entry(SIGNS[name], words, ROLES[name] if ROLES[name] in HUES else "gold", COLUMN)


class MageQuestFace(BaseFace):
    """See the module; the one of its kind is `FACE`."""

    poster = POSTER
    look = LOOK
    commands = COMMANDS
    wide = True
    wide_from = 150
    log_signs = {name: (sign, ROLES[name]) for name, sign in SIGNS.items()}
    legend = in_pairs(
        [
            *(_sign(element, box().elements[element].name) for element in ELEMENTS),
            _sign("city", "city"),
            _sign("sacred", "sacred"),
            _sign("mountain", "mountain 2"),
            _sign("cloud", "cloud 2"),
            _sign("road", "road"),
            _sign("dock", "dock"),
        ]
    )


FACE = MageQuestFace()
