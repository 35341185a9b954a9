"""What a card file of Fairy Tale may say, as frozen Structs: kinds of cards, their effects and ways of scoring.

Described for authors of cards in content/fairy_tale/EFFECTS.md. Unknown keys and words are refused on loading.
"""

from functools import lru_cache
from textwrap import wrap
from typing import Annotated, Literal, get_args

import msgspec
from msgspec import Meta

Faction = Literal["dragonvale", "fairywood", "holy_empire", "shadow"]
Category = Literal["character", "home", "story"]
What = Literal["dragonvale", "fairywood", "holy_empire", "shadow", "character", "home", "story", "any"]
Mark = Literal["dragonvale", "fairywood", "holy_empire", "shadow", "character", "home", "story"]
Set = Literal["basic", "expert"]

FACTIONS: tuple[Faction, ...] = get_args(Faction)
CATEGORIES: tuple[Category, ...] = get_args(Category)
MARKS: tuple[Mark, ...] = get_args(Mark)
FULL_WIDTH, COMPACT_WIDTH, EFFECT_LINES, FLAVOUR_LENGTH = 13, 11, 4, 60

Positive = Annotated[int, Meta(ge=1)]
Natural = Annotated[int, Meta(ge=0)]
Text = Annotated[str, Meta(min_length=1)]


class Flip(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="effect", tag="flip"):
    """`who` turn `count` of their own face-up cards that are `what` face down."""

    who: Literal["you", "all"]
    count: Positive
    what: What


class Unflip(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="effect", tag="unflip"):
    """`who` turn `count` of their own face-down cards that are `what` face up."""

    who: Literal["you", "all"]
    count: Positive
    what: What


class Hunt(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="effect", tag="hunt"):
    """Every other card of the same reveal that is `what` enters face down."""

    who: Literal["all"]
    what: What


class Draw(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="effect", tag="draw"):
    """The player who revealed it draws `count` cards into the hand."""

    who: Literal["you"]
    count: Positive


class Flat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="score", tag="flat"):
    points: int


class Square(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="score", tag="square"):
    """Each copy scores the number of copies its owner shows."""


class PerFriend(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="score", tag="per_friend"):
    points: Positive
    friend: Text


class IfMost(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="score", tag="if_most"):
    points: Positive
    what: Mark


class IfShown(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="score", tag="if_shown"):
    points: Positive
    cards: Annotated[tuple[Text, ...], Meta(min_length=1)]


class IfCounts(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="score", tag="if_counts"):
    points: Positive
    counts: dict[Mark, Positive]


Effect = Flip | Unflip | Hunt | Draw
Scoring = Flat | Square | PerFriend | IfMost | IfShown | IfCounts


class Kind(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One kind of card; the deck holds `copies` of it."""

    id: Text
    code: Text
    lines: Annotated[tuple[Text, ...], Meta(min_length=1, max_length=2)]
    short: Text
    compact: Annotated[tuple[Text, ...], Meta(min_length=1, max_length=2)]
    factions: Annotated[tuple[Faction, ...], Meta(min_length=1)]
    categories: Annotated[tuple[Category, ...], Meta(min_length=1)]
    set: Set
    copies: Positive
    scoring: Scoring
    text: Text
    flavour: Text
    effects: tuple[Effect, ...] = ()
    friends: tuple[Text, ...] = ()
    noun: tuple[Text, Text] | None = None
    almighty: bool = False
    counts_as: tuple[Text, ...] = ()

    @property
    def name(self) -> str:
        return " ".join(self.lines)

    @property
    def bound_name(self) -> str:
        """The name for running text that wraps: a chapter keeps its number on the same line."""
        words, _, last = self.name.rpartition(" ")
        return f"{words}\u00a0{last}" if last.isdigit() else self.name

    @property
    def is_every_faction(self) -> bool:
        return len(self.factions) == len(FACTIONS)

    def noun_of(self, count: int) -> str:
        one, many = self.noun or (self.name, self.name)
        return one if count == 1 else many

    def is_(self, what: str) -> bool:
        """Does an effect or condition that names `what` (a faction, a category or "any") mean this card?"""
        return what == "any" or what in self.factions or what in self.categories


class CardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cards: Annotated[tuple[Kind, ...], Meta(min_length=1)]


class Sums(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Copies that one set must hold; `every` is what belongs to all factions at once."""

    all: Natural
    dragonvale: Natural
    fairywood: Natural
    holy_empire: Natural
    shadow: Natural
    every: Natural


class GameFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    title: Text
    tagline: Text
    minutes: Positive
    players: dict[Set, tuple[Positive, Positive]]
    names: dict[Mark, Text]
    expected: dict[Set, Sums]


@lru_cache(maxsize=512)
def wrapped(text: str, width: int = FULL_WIDTH) -> tuple[str, ...]:
    """Text broken for a card: never inside a word, never at a no-break space."""
    return tuple(wrap(text, width, break_long_words=False, break_on_hyphens=False))
