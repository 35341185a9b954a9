"""What a card file of Fairy Tale may say, as frozen Structs: kinds of cards, their effects and ways of scoring.

Described for authors of cards in content/fairy_tale/EFFECTS.md. Unknown keys and words are refused on loading.
"""

from functools import lru_cache
from textwrap import wrap
from typing import Annotated

import msgspec
from msgspec import Meta

from engine.content.lesson import Lesson
from engine.games.fairy_tale.content.vocabulary import FACTIONS, Category, Faction, Mark, Set
from engine.games.fairy_tale.effects.drawing import Draw
from engine.games.fairy_tale.effects.hunting import Hunt
from engine.games.fairy_tale.effects.turning import Flip, Unflip
from engine.kit.structs import CardFile, Natural, Positive, Text
from engine.kit.words import cut, cut_lines

FULL_WIDTH, COMPACT_WIDTH, EFFECT_LINES, FLAVOUR_LENGTH = 13, 11, 4, 60
BOUND = "\u00a0"
"""The space at which no line is broken."""


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
    def short(self) -> str:
        """The name on a chip."""
        return cut(self.name, FULL_WIDTH)

    @property
    def compact(self) -> tuple[str, ...]:
        """The name on a compact card, in one line or two."""
        return tuple(line.replace(BOUND, " ") for line in cut_lines(self.bound_name, COMPACT_WIDTH))

    @property
    def bound_name(self) -> str:
        """The name for running text that wraps: a chapter keeps its number on the same line."""
        words, _, last = self.name.rpartition(" ")
        return f"{words}{BOUND}{last}" if last.isdigit() else self.name

    @property
    def is_every_faction(self) -> bool:
        return len(self.factions) == len(FACTIONS)

    def noun_of(self, count: int) -> str:
        one, many = self.noun or (self.name, self.name)
        return one if count == 1 else many

    def is_(self, what: str) -> bool:
        """Does an effect or condition that names `what` (a faction, a category or "any") mean this card?"""
        return what == "any" or what in self.factions or what in self.categories


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


class Files(msgspec.Struct, frozen=True):
    """All files of the game; the order of the card files is the order of the deck, which is part of its game."""

    game: GameFile
    dragonvale: CardFile[Kind]
    fairywood: CardFile[Kind]
    holy_empire: CardFile[Kind]
    shadow: CardFile[Kind]
    chaos: CardFile[Kind]
    lesson: Lesson
    lessons: dict[str, Lesson]
    more: dict[str, CardFile[Kind]] = {}

    def kinds(self) -> list[tuple[str, Kind]]:
        """Every kind of card with the file it stands in."""
        known = ("dragonvale", "fairywood", "holy_empire", "shadow", "chaos")
        files = {name: getattr(self, name) for name in known} | self.more
        return [(f"fairy_tale/cards/{name}.toml", kind) for name, file in files.items() for kind in file.cards]
