"""Shadowscape as it hangs in the hall. See `tui.board.look`."""

from __future__ import annotations

from tui.board.look import Poster
from tui.draw.theme import Hue

SHRINE, SHARD, BONE, ATTACK = "Ω", "◊", "♠", "†"

POSTER = Poster(
    slug="shadowscape",
    colour="shard",
    emblem=(f"{SHRINE} {SHARD}", f"{BONE} {ATTACK}"),
    roles={SHRINE: "shrine", SHARD: "shard", BONE: "bone", ATTACK: "attack"},
    hues={
        "shrine": Hue("#9fd0ff", "#1f5f96", "#b8deff"),
        "shard": Hue("#d7b7ff", "#6e3fb4", "#e6ccff"),
        "bone": Hue("#a79bd6", "#5a4a9c", "#c6baff"),
        "attack": Hue("#e88a6a", "#a03c14", "#ffa583"),
    },
    twins={SHRINE: "{", SHARD: "[", BONE: "^", ATTACK: "\\"},
)
