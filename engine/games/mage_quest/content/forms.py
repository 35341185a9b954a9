"""What the content files of Mage Quest may say, as frozen Structs: maps, elements, spell books and markets.

Described for authors in content/mage_quest/EFFECTS.md. Unknown keys and words are refused on loading.
"""

from typing import Annotated, Literal, get_args

import msgspec
from msgspec import Meta

from engine.content.lesson import Lesson
from engine.kit.structs import CardFile, Natural, Positive, Strict, Text
from engine.kit.words import cut

Element = Literal["fire", "ice", "wood", "carabolic", "salt", "echo"]
SpaceKind = Literal["city", "element", "sacred", "road", "mountain"]

ELEMENTS: tuple[Element, ...] = get_args(Element)
CIRCLE = len(ELEMENTS)
MAP_WIDTH, BOOK_WIDTH, SHORT_WIDTH, FLAVOUR_LENGTH = 10, 14, 5, 60

Rate = Annotated[int, Meta(ge=1, le=3)]


class Space(Strict, frozen=True):
    """One land space of the path; a dock joins it to the water of its card."""

    kind: SpaceKind
    element: Element | None = None
    dock: bool = False

    @property
    def cost(self) -> int:
        """Movement needed to enter it."""
        return 2 if self.kind == "mountain" else 1


class MapCard(Strict, frozen=True):
    """A card of the row: one water space, and land spaces from left to right."""

    id: Text
    name: Text
    land: Annotated[tuple[Space, ...], Meta(min_length=1, max_length=4)]
    note: Text
    clouded: bool = False

    @property
    def cost(self) -> int:
        """Movement a ship needs to enter its water."""
        return 2 if self.clouded else 1

    @property
    def dock(self) -> int | None:
        """Which of its land spaces has the dock."""
        return next((slot for slot, space in enumerate(self.land) if space.dock), None)


class ElementKind(Strict, frozen=True):
    """One of the six elements."""

    id: Element
    name: Text
    flavour: Text

    @property
    def short(self) -> str:
        """The name for a narrow place: cut, never another word."""
        return cut(self.name, SHORT_WIDTH)


class Book(Strict, frozen=True):
    """A spell book: its six elements clockwise, the first on top."""

    id: Text
    name: Text
    circle: tuple[Element, Element, Element, Element, Element, Element]
    flavour: Text


class BookCard(Strict, frozen=True):
    """A card with two spell books."""

    id: Text
    books: tuple[Book, Book]


class Trade(Strict, frozen=True):
    """One element for another, one way."""

    give: Element
    take: Element


class Market(Strict, frozen=True):
    """A market token: Allies for 1 Mana, Mana for any 1 element, and one trade of elements."""

    id: Text
    allies: Rate
    mana: Rate
    trade: Trade


class MapFile(Strict, frozen=True):
    maps: Annotated[tuple[MapCard, ...], Meta(min_length=1)]


class GarrisonFile(Strict, frozen=True):
    garrison: MapCard


class ElementFile(Strict, frozen=True):
    elements: Annotated[tuple[ElementKind, ...], Meta(min_length=1)]


class MarketFile(Strict, frozen=True):
    markets: Annotated[tuple[Market, ...], Meta(min_length=1)]


class Sums(Strict, frozen=True):
    """What the files must add up to; docks and land do not count the Garrison's."""

    maps: Natural
    cities: Natural
    element_spaces: Natural
    sacred_spaces: Natural
    mountains: Natural
    docks: Natural
    clouds: Natural
    book_cards: Natural
    markets: Natural


class GameFile(Strict, frozen=True):
    title: Text
    tagline: Text
    minutes: Positive
    expected: Sums


class Files(msgspec.Struct, frozen=True):
    """All files of the game, by what is in them."""

    game: GameFile
    garrison: GarrisonFile
    maps: MapFile
    elements: ElementFile
    books: CardFile[BookCard]
    markets: MarketFile
    lesson: Lesson
    lessons: dict[str, Lesson]
