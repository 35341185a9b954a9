"""The closed lists of words that the card files of Shadowscape are written in, and how much room a text has.

Read by the forms, the checks and the rules. A word that is in none of these lists is refused with the valid ones.
"""

from typing import Literal, get_args

Symbol = Literal["move", "attack", "magic", "search", "heal", "defence"]
Strike = Literal["attack", "magic"]
Door = Literal["blood", "ember", "root", "bone"]
EnemyType = Literal["beast", "brigand", "undead"]
Shrine = Literal["arcane", "battle", "health", "armour", "foresight", "hero"]
Class = Literal["fighter", "rogue", "cleric", "wizard"]
GearKind = Literal["clothing", "trinket", "weapon"]
Blow = Literal["melee", "ranged"]
Side = Literal["a", "b"]
Reach = Literal["here", "next", "either"]
Range = Literal["here", "next", "either", "anywhere"]
Sign = Literal[
    "move", "attack", "magic", "search", "heal", "defence", "skill", "blood", "ember", "root", "bone", "beast",
    "brigand", "undead", "shrine", "shard", "treasure", "ranged", "hand", "wound", "slot", "flip",
]  # fmt: skip
Word = Literal[
    "move", "attack", "magic", "search", "heal", "defence", "skill", "blood", "ember", "root", "bone", "beast",
    "brigand", "undead", "beasts", "brigands", "undeads", "arcane", "battle", "health", "armour", "foresight", "hero",
    "fighter", "rogue", "cleric", "wizard", "clothing", "trinket", "weapon", "melee", "ranged", "shrine", "shard",
    "treasure",
]  # fmt: skip

SYMBOLS: tuple[Symbol, ...] = get_args(Symbol)
DOORS: tuple[Door, ...] = get_args(Door)
TYPES: tuple[EnemyType, ...] = get_args(EnemyType)
SHRINES: tuple[Shrine, ...] = get_args(Shrine)
CLASSES: tuple[Class, ...] = get_args(Class)
SIDES: tuple[Side, ...] = get_args(Side)
SIGNS: tuple[Sign, ...] = get_args(Sign)
WORDS: tuple[Word, ...] = get_args(Word)
SHRINE_SIGN: dict[Shrine, Sign] = {
    "arcane": "magic",
    "battle": "attack",
    "health": "heal",
    "armour": "defence",
    "foresight": "hand",
    "hero": "skill",
}
"""The sign that stands behind the shrine's own on the map."""
