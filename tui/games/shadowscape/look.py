"""What Shadowscape looks like: the colours and signs of doors, boosts, enemies and features, and their ASCII twins.

The signs themselves come from the content, where card texts are written with them.
"""

from __future__ import annotations

from functools import cache

from engine.games.shadowscape.content.box import box
from engine.games.shadowscape.content.words import SIGNS
from tui.board.look import Look
from tui.draw.canvas import Word, Words
from tui.draw.theme import Hue
from tui.games.shadowscape.poster import POSTER

HUES = {
    **POSTER.hues,
    "blood": Hue("#ec7480", "#b02038", "#ff8f9a"),
    "ember": Hue("#e6c65c", "#7d6000", "#ffe45e"),
    "root": Hue("#7cc36a", "#2c6e1c", "#8dff6e"),
    "move": Hue("#7fb8e8", "#1f5f96", "#9fd0ff"),
    "magic": Hue("#c9a0dc", "#7d3fa0", "#e3b5ff"),
    "search": Hue("#d9c07a", "#6e5600", "#f2dc94"),
    "heal": Hue("#8fce7a", "#2c6e1c", "#a6f08c"),
    "defence": Hue("#a9b8cc", "#45556e", "#c8d8ee"),
    "beast": Hue("#c8a06a", "#7a521c", "#e6bc82"),
    "brigand": Hue("#d98b8b", "#9c3838", "#ffa6a6"),
    "undead": Hue("#8fc4c4", "#24686a", "#a8e6e6"),
    "skill": Hue("#f4e6b0", "#6a5a10", "#fff2b8"),
    "treasure": Hue("#e3c76a", "#7a5c00", "#ffe27a"),
}
ROLES = {"ranged": "warn", "wound": "warn", "slot": "strong", "flip": "strong", "hand": "bright"}
TWINS = {
    "»": "}", "†": "\\", "☼": '"', "¿": "?", "★": "*", "♥": "<", "♦": ";", "♣": "&", "♠": "^", "Ψ": "(", "§": "@",
    "∩": ")", "Ω": "{", "◊": "[", "→": "]", "≡": "=", "▣": "%", "□": "-", "↔": "/", "█": "|", "▀": "-", "▄": "_",
}  # fmt: skip
UPPER, LOWER, SOLID, DOT = "▀", "▄", "█", "·"
LOOK = Look(HUES, TWINS)


@cache
def sign_of(name: str) -> str:
    """The sign of a symbol, a door, a type or a feature."""
    return box().sign(name)  # type: ignore[arg-type]


def role_of(name: str) -> str:
    """Whose colour a sign has."""
    return name if name in HUES else ROLES[name]


@cache
def _roles() -> dict[str, str]:
    return {sign_of(name): role_of(name) for name in SIGNS}


def sign(name: str, *, bold: bool = True) -> Word:
    """A sign in its colour."""
    return Word(sign_of(name), role_of(name), bold=bold)


def signs(*names: str, gap: str = "") -> Words:
    """Several signs, each in its colour."""
    words: list[Word] = []
    for name in names:
        if words and gap:
            words.append(Word(gap))
        words.append(sign(name))
    return tuple(words)


@cache
def in_signs(text: str, role: str = "text") -> Words:
    """A text in which every sign has its own colour; `+` and `#` are signs only where they stand alone."""
    words: list[Word] = []
    plain = ""
    for index, letter in enumerate(text):
        alone = letter not in "+#$" or letter == "$" or _stands_alone(text, index)
        if letter in _roles() and alone:
            if plain:
                words.append(Word(plain, role, bold=role == "bright"))
            words.append(Word(letter, _roles()[letter], bold=True))
            plain = ""
        else:
            plain += letter
    return (*words, *((Word(plain, role, bold=role == "bright"),) if plain else ()))


def _stands_alone(text: str, index: int) -> bool:
    """Whether a sign that is also a mark of arithmetic has nothing on either side."""
    before, after = text[index - 1 : index], text[index + 1 : index + 2]
    return before.strip() == "" and (after.strip() == "" or text[index] == "#")


def told(text: str, role: str = "text", *, bold: bool = False) -> Words:
    return (Word(text, role, bold=bold),)
