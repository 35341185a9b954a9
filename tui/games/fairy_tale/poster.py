"""Fairy Tale as it hangs in the hall. See `tui.board.look`."""

from __future__ import annotations

from tui.board.look import Poster
from tui.draw.glyphs import Glyph
from tui.draw.theme import Hue

DRAGONVALE, FAIRYWOOD = Glyph("♣", "D").shown, Glyph("♥", "F").shown
HOLY_EMPIRE, SHADOW = Glyph("♦", "E").shown, Glyph("♠", "S").shown

POSTER = Poster(
    slug="fairy_tale",
    colour="fairywood",
    emblem=(f"{DRAGONVALE} {FAIRYWOOD}", f"{HOLY_EMPIRE} {SHADOW}"),
    roles={
        " ": "text", DRAGONVALE: "dragonvale", FAIRYWOOD: "fairywood", HOLY_EMPIRE: "holy_empire", SHADOW: "shadow",
    },
    hues={
        "dragonvale": Hue("#7cc36a", "#2c6e1c", "#8dff6e"),
        "fairywood": Hue("#ec7480", "#b02038", "#ff8f9a"),
        "holy_empire": Hue("#e6c65c", "#7d6000", "#ffe45e"),
        "shadow": Hue("#a79bd6", "#5a479c", "#c9baff"),
    },
)  # fmt: skip
