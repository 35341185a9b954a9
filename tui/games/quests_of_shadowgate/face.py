"""The looks of Quests of Shadowgate as hall and table screen ask for them: tagline, emblem, boards, signs, colours."""

from __future__ import annotations

from tui.board.face import BaseFace, entry
from tui.draw.canvas import Words
from tui.draw.glyphs import CONDITIONAL, DONE, FIRST
from tui.games.quests_of_shadowgate.board_keys import COMMANDS
from tui.games.quests_of_shadowgate.look import LOOK, QUEST, TORCH, role_of, sign_of, word_of
from tui.games.quests_of_shadowgate.poster import POSTER

COLUMN = 13
"""Where the second sign of a line of the legend stands."""


def _type(name: str) -> Words:
    return entry(sign_of(name), word_of(name), role_of(name), COLUMN)


class QuestsFace(BaseFace):
    """See the module; the one of its kind is `FACE`."""

    poster = POSTER
    look = LOOK
    commands = COMMANDS
    log_signs = {
        "event": (sign_of("event"), "event"),
        "torch": (TORCH, "gold"),
        "quest": (QUEST, "gold"),
        "item": (DONE, "lit"),
        "staff": (CONDITIONAL, "staff"),
        "draw": ("+", "lit"),
    }
    legend = (
        (*_type("vigour"), *_type("wits")),
        (*_type("spirit"), *entry(TORCH, "torch", "gold")),
        (*_type("fire"), *_type("ice")),
        (*_type("wind"), *_type("melee")),
        (*_type("ranged"), *_type("armor")),
        (*_type("artifact"), *_type("royal")),
        (*_type("orb"), *_type("thorn")),
        (*_type("stave"), *_type("wild")),
        (*_type("event"), *entry(FIRST, "first")),
    )


FACE = QuestsFace()
