"""The loaded box of Mage Quest, checked as a whole.

Read by every other module of the game. A file that does not fit, or a box that does not add up, is refused with
every problem named: the form of the files by the loader, what holds between files by `checks`.
"""

import msgspec

from engine.content.lesson import Lesson
from engine.games.mage_quest.content.checks import cross_problems
from engine.games.mage_quest.content.forms import Book, BookCard, ElementKind, Files, GameFile, MapCard, Market
from engine.kit.box import BoxLoader

SLUG = "mage_quest"


class Box(msgspec.Struct, frozen=True):
    """The whole content of the game, ready for use, each part in the order it is written."""

    game: GameFile
    garrison: MapCard
    maps: dict[str, MapCard]
    elements: dict[str, ElementKind]
    cards: dict[str, BookCard]
    books: dict[str, Book]
    markets: dict[str, Market]
    lesson: Lesson

    def map_card(self, id: str) -> MapCard:
        """A card of the row by its id, the Garrison included."""
        return self.garrison if id == self.garrison.id else self.maps[id]


def build(files: Files) -> Box:
    return Box(
        files.game,
        files.garrison.garrison,
        {card.id: card for card in files.maps.maps},
        {kind.id: kind for kind in files.elements.elements},
        {card.id: card for card in files.books.cards},
        {book.id: book for card in files.books.cards for book in card.books},
        {market.id: market for market in files.markets.markets},
        files.lesson,
    )


box = BoxLoader(SLUG, Files, build, cross_problems)
load, check = box.load, box.check
