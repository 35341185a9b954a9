"""What Quests of Shadowgate looks like: the colours and signs of stats, types, classes, events and torches.

Cards, panels and score sheet take every colour and sign from here. Some signs mean something else in other games and
have another ASCII twin there, so this game spells its own.
"""

from __future__ import annotations

from engine.games.quests_of_shadowgate import names
from engine.games.quests_of_shadowgate.content.box import box
from engine.games.quests_of_shadowgate.content.forms import CLASS_OF, STAFF_TYPES, AdventureCard, EventCard
from engine.games.quests_of_shadowgate.content.vocabulary import STATS, Three
from tui.board.look import Look
from tui.draw.canvas import Word, Words
from tui.draw.glyphs import MINUS, NO_BREAK, Glyph
from tui.draw.theme import Hue
from tui.games.quests_of_shadowgate.poster import POSTER

STAFF, WILD, EVENT = "staff", "wild", "event"

HUES = {
    **POSTER.hues,
    "vigour": Hue("#ec7480", "#b02038", "#ff8f9a"),
    "wits": Hue("#e6c65c", "#7d6000", "#ffe45e"),
    "spirit": Hue("#7cc36a", "#2c6e1c", "#8dff6e"),
    "weapon": Hue("#8fb3d9", "#2f5f96", "#a8d1ff"),
    WILD: Hue("#d9c7b4", "#6a5844", "#f0e0d0"),
    EVENT: Hue("#b9c3d6", "#4a5568", "#e0e8ff"),
}
"""Stats, classes and kinds by the names content gives them; staff pieces have a colour of their own."""


SIGNS = {
    "vigour": ("♥", "v"),
    "wits": ("♦", "W"),
    "spirit": ("♣", "S"),
    "fire": ("^", "^"),
    "ice": ("*", "*"),
    "wind": ("~", "~"),
    "melee": (Glyph("†", "t").shown, "{"),
    "ranged": ("»", "}"),
    "armor": ("#", "#"),
    "artifact": ("¤", "$"),
    "royal": ("Ω", "&"),
    "orb": (Glyph("○", "O").shown, "@"),
    "thorn": ("♠", "\\"),
    "stave": (Glyph("¦", "/").shown, "/"),
    WILD: ("?", "?"),
    EVENT: (Glyph("‼", "!").shown, "="),
}
"""Every sign and the ASCII twin this game has for it."""

TORCH = Glyph("☼", "*").shown
QUEST = Glyph("¶", "q").shown
TWINS = {glyph: twin for glyph, twin in SIGNS.values() if not glyph.isascii()} | {TORCH: '"', QUEST: ":"}
ABBREVIATED = {"magic": "Mag", "weapon": "Wpn", "relic": "Rel"}


LOOK = Look(HUES, TWINS)


def sign_of(name: str) -> str:
    """The sign of a stat, a type, a wild card or an event."""
    return SIGNS[name][0]


def kind_of(card: AdventureCard) -> str:
    """The type of a card; `wild` and `event` for what has none."""
    return EVENT if isinstance(card, EventCard) else card.type


def role_of(type: str) -> str:
    """Whose colour a type, a class, a wild card or an event has."""
    return STAFF if type in STAFF_TYPES else CLASS_OF.get(type, type)


def card_role(kind: str) -> str:
    """The colour of a card of the adventure deck."""
    return role_of(kind_of(box().adventure[kind]))


def card_sign(kind: str) -> str:
    return sign_of(kind_of(box().adventure[kind]))


def bound(text: str) -> str:
    """Words that stay on one line."""
    return text.replace(" ", NO_BREAK)


def bound_card(kind: str) -> str:
    """A card's sign and name, kept on one line."""
    return bound(f"{card_sign(kind)} {box().adventure[kind].name}")


def word_of(type: str) -> str:
    """A type in words, also where it is an event."""
    return "Event" if type == EVENT else box().word(type)


def three_words(three: Three, gap: str = " ") -> Words:
    """`♥4 ♦3 ♣2`, each sign in its colour."""
    words: list[Word] = []
    for stat, amount in zip(STATS, three, strict=True):
        words += [Word(f"{gap if words else ''}{sign_of(stat)}", stat), Word(str(amount), "bright", bold=True)]
    return tuple(words)


def amount_signs(three: Three) -> str:
    """`♥2♣1`: only what there is."""
    return "".join(f"{sign_of(stat)}{amount}" for stat, amount in zip(STATS, three, strict=True) if amount)


def halved(halves: int) -> str:
    """Points counted in halves, as they are written: `7`, `4½`, `−5`."""
    return names.halved(halves, MINUS)


def gain(halves: int) -> str:
    """Points counted in halves, as a gain or a loss."""
    return halved(halves) if halves < 0 else f"+{halved(halves)}"
