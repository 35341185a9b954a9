"""The looks of Shadowscape as hall and table screen ask for them: tagline, emblem, boards, signs, colours."""

from __future__ import annotations

from typing import Any

from engine.core import World
from engine.games.shadowscape.content.box import box
from engine.games.shadowscape.content.words import SIGNS
from tui.board.face import BaseFace, entry
from tui.draw.canvas import Words
from tui.games.shadowscape.board_keys import COMMANDS
from tui.games.shadowscape.look import LOOK, role_of, sign_of
from tui.games.shadowscape.poster import POSTER
from tui.games.shadowscape.settling import settled

COLUMN = 13
"""Where the second sign of a line of the legend stands."""

WORDS = {"hand": "hand", "wound": "wound", "slot": "free slot", "flip": "other side", "ranged": "ranged"}


def _entry(name: str, column: int = COLUMN) -> Words:
    word = WORDS.get(name) or box().word(name).lower()  # type: ignore[arg-type]
    return entry(sign_of(name), word, role_of(name), column)


class ShadowscapeFace(BaseFace):
    """See the module; the one of its kind is `FACE`."""

    poster = POSTER
    look = LOOK
    commands = COMMANDS
    wide = True

    def settled(self, world: World, seat: int, is_among_friends: bool) -> Any | None:
        return settled(world, seat, is_among_friends)

    @property
    def log_signs(self) -> dict[str, tuple[str, str]]:  # type: ignore[override]
        return {name: (sign_of(name), role_of(name)) for name in SIGNS}

    def signs(self) -> tuple[Words, ...]:
        pairs = zip(SIGNS[::2], SIGNS[1::2], strict=True)
        return tuple((*_entry(one), *_entry(other, 0)) for one, other in pairs)


FACE = ShadowscapeFace()
