"""Quests of Shadowgate as it hangs in the hall. See `tui.board.look`."""

from __future__ import annotations

from tui.board.look import Poster
from tui.draw.glyphs import Glyph
from tui.draw.theme import Hue

TORCH, QUEST = Glyph("☼", "*").shown, Glyph("¶", "q").shown
ORB, STAVE = Glyph("○", "O").shown, Glyph("¦", "/").shown

POSTER = Poster(
    slug="quests_of_shadowgate",
    colour="relic",
    emblem=(f"{TORCH} {ORB}", f"{QUEST} {STAVE}"),
    roles={ORB: "relic", STAVE: "staff", TORCH: "gold", QUEST: "magic"},
    hues={
        "magic": Hue("#d98b5f", "#9c4a14", "#ffad7a"),
        "relic": Hue("#c9a0dc", "#7d3fa0", "#e3b5ff"),
        "staff": Hue("#e3c76a", "#7a5c00", "#ffe27a"),
    },
    twins={TORCH: '"', ORB: "@", QUEST: ":", STAVE: "/"},
)
