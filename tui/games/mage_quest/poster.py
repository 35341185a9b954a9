"""Mage Quest as it hangs in the hall. See `tui.board.look`."""

from __future__ import annotations

from tui.board.look import Poster
from tui.draw.theme import Hue

WOOD, CITY, CARABOLIC, SHIP = "♣", "⌂", "◊", "≈"

POSTER = Poster(
    slug="mage_quest",
    colour="carabolic",
    emblem=(f"{WOOD} {CITY}", f"{CARABOLIC} {SHIP}"),
    roles={WOOD: "wood", CITY: "city", CARABOLIC: "carabolic", SHIP: "water"},
    hues={
        "wood": Hue("#7fc85c", "#2c6e1c", "#8dff6e"),
        "carabolic": Hue("#b48cf0", "#6a35b8", "#d0b0ff"),
        "city": Hue("#e3c07a", "#7a5200", "#ffd75f"),
        "water": Hue("#4a86c8", "#2a64a4", "#7accff"),
    },
    twins={WOOD: "&", CITY: "#", CARABOLIC: "$", SHIP: "~"},
)
