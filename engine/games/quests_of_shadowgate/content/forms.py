"""What the card files of Quests of Shadowgate may say, as frozen Structs: cards and their faces.

Described for authors of cards in content/quests_of_shadowgate/EFFECTS.md. Unknown keys and words are refused. The
effects that faces may have stand in `effects`, each with what it does.
"""

from typing import Annotated, Generic, Literal, TypeVar, get_args

import msgspec
from msgspec import Meta

from engine.content.lesson import Lesson
from engine.games.quests_of_shadowgate.content.vocabulary import Class
from engine.games.quests_of_shadowgate.effects.powers import AbilityEffect
from engine.games.quests_of_shadowgate.effects.weather import EventEffect
from engine.kit.structs import CardFile, Natural, Positive, Strict, Text
from engine.kit.words import cut

Type = Literal["fire", "ice", "wind", "melee", "ranged", "armor", "artifact", "royal", "orb", "thorn", "stave"]
PlainType = Literal["fire", "ice", "wind", "melee", "ranged", "armor", "artifact", "royal"]
Level = Literal["minor", "major", "great", "epic"]
Word = Literal[
    "vigour", "wits", "spirit", "magic", "weapon", "relic", "fire", "ice", "wind", "melee", "ranged", "armor",
    "artifact", "royal", "orb", "thorn", "stave", "wild", "minor", "major", "great", "epic",
]  # fmt: skip

CLASSES: tuple[Class, ...] = get_args(Class)
TYPES: tuple[Type, ...] = get_args(Type)
PLAIN_TYPES: tuple[PlainType, ...] = get_args(PlainType)
STAFF_TYPES: tuple[Type, ...] = ("orb", "thorn", "stave")
LEVELS: tuple[Level, ...] = get_args(Level)
WORDS: tuple[Word, ...] = get_args(Word)
WILD = "wild"
CLASS_OF: dict[str, Class] = dict.fromkeys(("fire", "ice", "wind"), "magic")
CLASS_OF |= dict.fromkeys(("melee", "ranged", "armor"), "weapon")
CLASS_OF |= dict.fromkeys(("artifact", "royal", *STAFF_TYPES), "relic")
POINTS: dict[Level, int] = {"minor": 1, "major": 3, "great": 5, "epic": 8}

SHORT_WIDTH, TEXT_LENGTH, FLAVOUR_LENGTH = 15, 72, 72

Triple = tuple[Natural, Natural, Natural]  # vigour, wits, spirit: top, middle and bottom of a card


# Faces and cards


class Named(Strict, frozen=True, kw_only=True):
    """What every face has: a name and a line of flavour."""

    name: Text
    flavour: Text

    @property
    def brief(self) -> str:
        """The name for narrow places."""
        return cut(self.name, SHORT_WIDTH)


class Character(Named, frozen=True, kw_only=True):
    """One side of a character card."""

    stats: Triple
    base: Annotated[tuple[PlainType, ...], Meta(min_length=3, max_length=3)]


class Ability(Named, frozen=True, kw_only=True):
    """One side of an ability card."""

    text: Text
    effects: Annotated[tuple[AbilityEffect, ...], Meta(min_length=1)]


class Quest(Named, frozen=True, kw_only=True):
    """One side of a quest card; `epic` is the whole set of classes that level needs beside the type."""  # ruling 17

    cost: Triple
    type: PlainType
    great: Class
    epic: Annotated[tuple[Class, ...], Meta(min_length=2, max_length=3)]

    @property
    def class_(self) -> Class:
        return CLASS_OF[self.type]

    @property
    def epic_more(self) -> tuple[Class, ...]:
        """The classes that Epic needs beyond Great."""
        return tuple(class_ for class_ in self.epic if class_ != self.great)

    def needs(self, level: Level) -> tuple[str, ...]:
        """The items a level asks for, as words: a type first, then classes."""
        if level == "minor":
            return ()
        return (self.type, *({"major": (), "great": (self.great,), "epic": self.epic}[level]))


class Adventure(Named, frozen=True, kw_only=True, tag_field="card"):
    """What all cards of the adventure deck have in common."""  # ruling 7: all of them have a torch value

    id: Text
    resources: Triple
    torch: Annotated[int, Meta(ge=2, le=6)]
    no_action: bool = False

    @property
    def worth(self) -> int:
        """What a card is good for as torch and as payment together."""
        return sum(self.resources) + self.torch


class Item(Adventure, frozen=True, kw_only=True, tag="item", rename={"class_": "class"}):
    """A card that can be acquired, of one class and type."""

    class_: Class
    type: Type
    cost: Triple


class Wild(Adventure, frozen=True, kw_only=True, tag="wild"):
    """A card that can be acquired and serves as any class or plain type."""

    cost: Triple

    @property
    def type(self) -> str:  # ruling 14: its own type, for the limit of one per type only
        return WILD


class EventCard(Adventure, frozen=True, kw_only=True, tag="event"):
    """A card that can be played as an event."""

    text: Text
    effects: Annotated[tuple[EventEffect, ...], Meta(min_length=1)]


AdventureCard = Item | Wild | EventCard
Face = TypeVar("Face")


class TwoSided(Strict, Generic[Face], frozen=True, kw_only=True):
    """Two faces on one card."""

    id: Text
    a: Face
    b: Face

    def face(self, side: str) -> Face:
        return self.b if side == "b" else self.a


class Starred(TwoSided[Face], Generic[Face], frozen=True, kw_only=True):
    """Such a card, of which one side is for beginners."""

    star: Literal["a", "b"]


CharacterCard = Starred[Character]
AbilityCard = Starred[Ability]
QuestCard = TwoSided[Quest]


class Staff(Named, frozen=True, kw_only=True):
    """The Staff of Ages."""

    cost: Triple
    text: Text


class StaffFile(Strict, frozen=True, kw_only=True):
    staff: Staff


class Expected(Strict, frozen=True, kw_only=True):
    """How many cards of each sort there must be: of characters, abilities and quests the cards, each with two sides."""

    characters: Natural
    abilities: Natural
    quests: Natural
    adventure: Natural
    plain_type: Natural
    staff_type: Natural
    wild: Natural
    events: Natural
    no_action: Natural


class GameFile(Strict, frozen=True, kw_only=True):
    title: Text
    tagline: Text
    minutes: Positive
    names: dict[Word, Text]
    expected: Expected


class Files(msgspec.Struct, frozen=True):
    """All files of the game, by what is in them."""

    game: GameFile
    lesson: Lesson
    lessons: dict[str, Lesson]
    characters: CardFile[CharacterCard]
    abilities: CardFile[AbilityCard]
    adventure: CardFile[AdventureCard]
    events: CardFile[AdventureCard]
    quests: CardFile[QuestCard]
    staff: StaffFile
