"""Fairy Tale's looks as the hall and the table screen ask for them: tagline, emblem, boards, signs, colours."""

from __future__ import annotations

from tui.board.face import BaseFace, entry
from tui.draw.canvas import Words
from tui.draw.glyphs import CONDITIONAL
from tui.games.fairy_tale.look import CATEGORIES, EFFECTS, EVERY, FACTIONS, LOOK
from tui.games.fairy_tale.poster import POSTER

COLUMN = 14
"""Where the second sign of a line of the legend stands."""

EFFECT_COLOURS = {"hunt": "warn", "unflip": "lit", "flip": "shadow", "draw": "lit", "exchange": "gold"}
"""Turning down is the Shadow's business, turning up and drawing are gains, a hunt is bad news for somebody."""


def _faction(name: str) -> Words:
    faction = FACTIONS[name]
    return entry(faction.glyph, "All of them" if name == EVERY else faction.word, name, COLUMN)


def _kind(name: str) -> Words:
    return entry(CATEGORIES[name].glyph, CATEGORIES[name].word)


def _effect(name: str, column: int = 0) -> Words:
    return entry(EFFECTS[name].glyph, EFFECTS[name].word, column=column)


class FairyTaleFace(BaseFace):
    """See the module; the one of its kind is `FACE`."""

    poster = POSTER
    look = LOOK
    log_signs = {name: (EFFECTS[name].glyph, role) for name, role in EFFECT_COLOURS.items()}
    legend = (
        (*_faction("dragonvale"), *_kind("character")),
        (*_faction("fairywood"), *_kind("home")),
        (*_faction("holy_empire"), *_kind("story")),
        (*_faction("shadow"), *_effect("unflip")),
        (*_faction(EVERY), *_effect("flip")),
        (*_effect("hunt", COLUMN), *_effect("draw")),
        (*entry(CONDITIONAL, "if met", column=COLUMN), *_effect("exchange")),
    )


FACE = FairyTaleFace()
