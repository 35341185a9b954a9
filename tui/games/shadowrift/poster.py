"""Shadowrift as it hangs in the hall. See `tui.board.look`."""

from __future__ import annotations

from tui.board.look import Poster
from tui.draw.theme import Hue

WALL, RIFT, ATTACK, DRAGONS = "#", "○", "»", "^"

POSTER = Poster(
    slug="shadowrift",
    colour="dragons",
    emblem=(f"{WALL} {RIFT}", f"{ATTACK} {DRAGONS}"),
    roles={WALL: "wall", RIFT: "magic", ATTACK: "attack", DRAGONS: "dragons"},
    hues={
        "dragons": Hue("#ea5f43", "#b3361e", "#ff8a6e"),
        "magic": Hue("#c792ea", "#7a35b0", "#e0b8ff"),
        "wall": Hue("#b3aa9c", "#6a6152", "#dcd4c8"),
        "attack": Hue("#ec7480", "#b0242f", "#ff9aa4"),
    },
    twins={RIFT: ")", ATTACK: "}"},
)
