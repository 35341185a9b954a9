"""What Shadowrift looks like: the colours and signs of resources, cards, town and monsters.

Everything drawn takes its colours and signs from here. Some signs mean something else in other games and have another
ASCII twin there, so this game spells its own.
"""

from __future__ import annotations

from engine.games.shadowrift.content.printed import MELEE, QUICK, SORT, SPELL
from engine.games.shadowrift.content.words import FactionId
from engine.games.shadowrift.force import Cost
from tui.board.look import Look
from tui.draw.canvas import Word, Words
from tui.draw.theme import Hue
from tui.games.shadowrift.poster import POSTER

HUES = {
    **POSTER.hues,
    "demons": Hue("#d9568c", "#a1205c", "#ff8ab8"),
    "glacien": Hue("#7cc4e8", "#1f6a96", "#9adcff"),
    "drow": Hue("#a98be0", "#6238a8", "#ccb0ff"),
    "necromancers": Hue("#8fb06a", "#44661c", "#b8e08a"),
    "storm_lords": Hue("#6aa8f0", "#1f5aa8", "#9accff"),
    "prowess": Hue("#d98b5f", "#9a4a14", "#ffb48a"),
    "coin": Hue("#e6c65c", "#7a5a00", "#ffe27a"),
    "villager": Hue("#a9c77d", "#4a6a1c", "#c8f09a"),
    "corpse": Hue("#7d8296", "#5c6074", "#b0b4c8"),
    "action": Hue("#84aede", "#23589a", "#a8d0ff"),
    "skill": Hue("#8f9be8", "#4048b0", "#b4c0ff"),
    "loot": Hue("#c9a27a", "#7a5424", "#ecc8a0"),
    "resource": Hue("#9fb0c8", "#4c5c76", "#c4d4ec"),
    "heroism": Hue("#f0dc8a", "#7a6200", "#fff0a8"),
    "health": Hue("#d9525f", "#b3202f", "#ff7a86"),
}
"""Factions, resources, sorts of cards by name."""

SIGNS: dict[str, str] = {
    "dragons": "^",
    "demons": "Ψ",
    "glacien": "Δ",
    "drow": "Ж",
    "necromancers": "Ω",
    "storm_lords": "≈",
    "prowess": "†",
    "magic": "*",
    "coin": "¢",
    "health": "♥",
    "villager": "@",
    "traveller": "@",
    "wall": "#",
    "corpse": "∩",
    "infiltrator": "?",
    "freeze": "+",
    "attack": "»",
    "action": "‼",
    "skill": "§",
    "loot": "¶",
    "resource": "·",
    "heroism": "★",
    "affliction": "%",
    "rift": "○",
    "power": "^",
    "monster": "^",
    "zombie": "z",
    "totem": "&",
    "magic_card": "*",
    "market": "¢",
    "town": "@",
}
TWINS = {
    "†": "\\", "¢": "$", "♥": "<", "Ψ": "(", "Δ": "_", "Ж": ";", "Ω": "{", "≈": "=", "∩": "[", "»": "}", "‼": "]",
    "§": '"', "¶": ":", "·": ".", "★": "/", "○": ")", "•": "-", "▂": ",",
}  # fmt: skip
STONE, OPEN, SEALED, UNSEEN, MERLON = "#", "○", "•", "░", "▄"
SORT_ROLES = {
    "affliction": "corpse",
    "traveller": "villager",
    "infiltrator": "warn",
    "freeze": "glacien",
    "power": "monster",
    "monster": "monster",
    "zombie": "monster",
    "totem": "monster",
    "magic_card": "magic",
    "rift": "magic",
}
"""Whose colour a sort of card has, where it has none of its own; a monster has that of its faction."""

LOOK = Look(HUES, TWINS)


def sort_of(kind: str) -> str:
    """The sort of a card; Heroism is one of its own here."""
    return "heroism" if kind == "heroism" else SORT[kind]


def sign_of(kind: str, faction: FactionId | str = "dragons") -> str:
    """The sign of a card's sort; monsters have that of their faction."""
    sort = sort_of(kind)
    return SIGNS[faction if SORT_ROLES.get(sort, sort) == "monster" else sort]


def role_of(kind: str, faction: FactionId | str = "dragons") -> str:
    """Whose colour a card has."""
    sort = sort_of(kind)
    role = SORT_ROLES.get(sort, sort)
    return str(faction) if role == "monster" else role


def type_words(kind: str) -> str:
    """`quick melee attack`, as a card says it under its name."""
    sort = sort_of(kind)
    quick = "quick " if QUICK[kind] else ""
    if sort == "attack":
        return f"{quick}{way_of(kind)} {'spell' if SPELL[kind] else 'attack'}"
    if sort == "action":
        return f"{quick}{'spell' if SPELL[kind] else 'action'}"
    return {"heroism": "resource", "magic_card": "magic"}.get(sort, sort)


def way_of(kind: str) -> str:
    return "melee" if MELEE[kind] else "ranged"


def cost_words(cost: Cost, *, dim: bool = False, sep: str = " ") -> Words:
    """`2† 1¢` in their colours; nothing for nothing."""
    words: list[Word] = []
    for number, name in zip(cost, ("prowess", "magic", "coin"), strict=True):
        if number:
            lead = sep if words else ""
            words.append(Word(f"{lead}{number}", "dim" if dim else "bright", bold=not dim))
            words.append(Word(SIGNS[name], "dim" if dim else name, bold=True))
    return tuple(words)


def purse_words(prowess: int, magic: int, coin: int) -> Words:
    """What somebody has, all three."""
    return (
        Word(f"{prowess}†", "prowess" if prowess else "dim", bold=bool(prowess)),
        Word(f" {magic}*", "magic" if magic else "dim", bold=bool(magic)),
        Word(f" {coin}¢", "coin" if coin else "dim", bold=bool(coin)),
    )
