"""What Fairy Tale looks like: the colours and signs of its factions, categories and effects.

Cards, board and score sheet take every colour and sign from here; the words on the cards come with the faces they draw.
"""

from __future__ import annotations

import msgspec

from tui.board.look import Look
from tui.draw.glyphs import DOWN, MINUS, SWAP, UP, Glyph
from tui.draw.theme import Hue
from tui.games.fairy_tale import poster
from tui.games.fairy_tale.poster import POSTER


class Faction(msgspec.Struct, frozen=True):
    """A faction's word, sign and colour."""

    word: str
    glyph: str
    hue: Hue


class Kind(msgspec.Struct, frozen=True):
    """A category or an effect: its word and its sign."""

    word: str
    glyph: str


EVERY = "all"
"""The faction and the category of a card that belongs to all of them."""

FACTIONS = {
    "dragonvale": Faction("Dragonvale", poster.DRAGONVALE, POSTER.hues["dragonvale"]),
    "fairywood": Faction("Fairywood", poster.FAIRYWOOD, POSTER.hues["fairywood"]),
    "holy_empire": Faction("Holy Empire", poster.HOLY_EMPIRE, POSTER.hues["holy_empire"]),
    "shadow": Faction("Shadow", poster.SHADOW, POSTER.hues["shadow"]),
    EVERY: Faction("Every faction", Glyph("*", "*").shown, Hue("#d9c7b4", "#6a5844", "#f0e0d0")),
}
"""By the name content gives them; `all` is the Egg's, which belongs to every faction and has a colour of its own."""

CATEGORIES = {
    "character": Kind("Character", Glyph("@", "@").shown),
    "home": Kind("Home", Glyph("⌂", "n").shown),
    "story": Kind("Story", Glyph("§", "s").shown),
    EVERY: Kind("Every category", " "),
}

EFFECTS = {
    "hunt": Kind("hunt", Glyph("»", ">").shown),
    "unflip": Kind("turn up", UP),
    "flip": Kind("turn down", DOWN),
    "draw": Kind("draw", Glyph("+", "+").shown),
    "exchange": Kind("swap", SWAP),
}
"""In the order in which they resolve."""


TWINS = {"⌂": "&", "§": '"', "»": "}", "↔": "%", "★": "?"}
LOOK = Look({name: faction.hue for name, faction in FACTIONS.items()}, TWINS)
colour_of = LOOK.colour


def figure(points: int) -> str:
    """A number of points as it is printed, with a real minus sign."""
    return f"{MINUS}{-points}" if points < 0 else str(points)


def gain(points: int) -> str:
    """A number of points as a gain or loss."""
    return figure(points) if points < 0 else f"+{points}"
