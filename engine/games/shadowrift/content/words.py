"""The words and bounds that all card files of Shadowrift share: sorts, resources, lengths of names and texts.

Used by the forms of cards and of effects. What the words mean stands in content/shadowrift/EFFECTS.md.
"""

from typing import Annotated, Literal, get_args

from msgspec import Meta

from engine.kit.structs import Strict

SLUG = "shadowrift"

Resource = Literal["prowess", "magic", "coin"]
FactionId = Literal["dragons", "demons", "glacien", "drow", "necromancers", "storm_lords"]
Difficulty = Literal["fair", "calm", "grim"]
Affliction = Literal["wound", "burn"]
Word = Literal[
    "prowess", "magic", "coin", "resource", "affliction", "attack", "action", "skill", "loot", "spell", "quick",
    "melee", "ranged", "villager", "traveller", "infiltrator", "wall", "corpse", "monster", "power", "rift", "freeze",
    "totem", "zombie", "magic_card",
]  # fmt: skip

FACTIONS: tuple[FactionId, ...] = get_args(FactionId)
DIFFICULTIES: tuple[Difficulty, ...] = get_args(Difficulty)
WORDS: tuple[Word, ...] = get_args(Word)

NAME_LENGTH, TITLE_LENGTH = 18, 20
TEXT_SHAPES = ((20, 3), (13, 4))  # signs a line, lines: a text must fit every one of them
PLAN_SHAPES = ((18, 2),)

Name = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH)]
Title = Annotated[str, Meta(min_length=1, max_length=TITLE_LENGTH)]


class Effect(Strict, frozen=True, kw_only=True, tag_field="effect"):
    """One tagged record of what a card does."""
