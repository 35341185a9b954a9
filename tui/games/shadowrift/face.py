"""The looks of Shadowrift as hall and table screen ask for them: tagline, emblem, boards, signs, colours."""

from __future__ import annotations

from tui.board.contract import Scene
from tui.board.face import BaseFace, entry, in_pairs
from tui.draw.canvas import Words
from tui.games.shadowrift.board_keys import COMMANDS
from tui.games.shadowrift.look import HUES, LOOK, SIGNS, SORT_ROLES
from tui.games.shadowrift.poster import POSTER
from tui.games.shadowrift.scenes.gauges import how_near

COLUMN = 13
"""Where the second sign of a line of the legend stands."""


def _role(name: str) -> str:
    role = SORT_ROLES.get(name, name)
    return role if role in HUES or role == "warn" else "dragons" if role in ("monster", "power") else "gold"


def _sign(name: str, words: str) -> Words:
    return entry(SIGNS[name], words, _role(name), COLUMN)


class ShadowriftFace(BaseFace):
    """See the module; the one of its kind is `FACE`."""

    poster = POSTER
    look = LOOK
    commands = COMMANDS
    log_signs = {name: (sign, _role(name)) for name, sign in SIGNS.items()}
    legend = in_pairs(
        [
            _sign("prowess", "Prowess"),
            _sign("magic", "Magic"),
            _sign("coin", "Coin"),
            _sign("health", "health"),
            _sign("attack", "Attack"),
            _sign("action", "Action"),
            _sign("skill", "Skill"),
            _sign("loot", "Loot"),
            _sign("heroism", "Heroism"),
            _sign("affliction", "affliction"),
            _sign("villager", "Villager"),
            _sign("wall", "Wall"),
            _sign("corpse", "Corpse"),
            _sign("infiltrator", "Infiltrator"),
        ]
    )

    def beside(self, scene: Scene) -> tuple[str, tuple[Words, ...]]:
        return "How close", how_near(scene)


FACE = ShadowriftFace()
