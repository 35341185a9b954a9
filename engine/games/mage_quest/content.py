"""The loaded box of Mage Quest, checked as a whole.

Read by every other module of the game. A file that does not fit, or a box that does not add up, is refused with
every problem named: the form of the files by the core, what holds between files by `checks`.
"""

from functools import lru_cache
from pathlib import Path

import msgspec

from engine.core.content import BadContent, ContentProblem, content_root, try_toml
from engine.core.lesson import Lesson
from engine.games.mage_quest.checks import cross_problems
from engine.games.mage_quest.vocabulary import (
    Book,
    BookCard,
    BookFile,
    ElementFile,
    ElementKind,
    GameFile,
    GarrisonFile,
    MapCard,
    MapFile,
    Market,
    MarketFile,
)

__all__ = ["Box", "box", "check", "load"]

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


def load(root: Path | str | None = None) -> Box:
    """The content below `root` (the folder of all games), read once per folder; raises BadContent."""
    return _load(content_root(root) / SLUG)


@lru_cache(maxsize=8)
def _load(folder: Path) -> Box:
    found, problems = read(folder)
    if found is None or problems:
        raise BadContent(problems)
    return found


@lru_cache(maxsize=1)
def box() -> Box:
    """The game's own content."""
    return load()


def check(root: Path | str | None = None) -> list[ContentProblem]:
    """Everything wrong with the content as it lies on disk now; an empty list if it can be played."""
    try:
        return read(content_root(root) / SLUG)[1]
    except BadContent as bad:
        return list(bad.problems)


def read(folder: Path) -> tuple[Box | None, list[ContentProblem]]:
    problems: list[ContentProblem] = []
    game = try_toml(folder / "game.toml", GameFile, problems, f"{SLUG}/game.toml")
    lesson = try_toml(folder / "tutorial.toml", Lesson, problems, f"{SLUG}/tutorial.toml")
    cards = folder / "cards"
    garrison = try_toml(cards / "garrison.toml", GarrisonFile, problems, f"{SLUG}/cards/garrison.toml")
    maps = try_toml(cards / "maps.toml", MapFile, problems, f"{SLUG}/cards/maps.toml")
    elements = try_toml(cards / "elements.toml", ElementFile, problems, f"{SLUG}/cards/elements.toml")
    books = try_toml(cards / "books.toml", BookFile, problems, f"{SLUG}/cards/books.toml")
    markets = try_toml(cards / "markets.toml", MarketFile, problems, f"{SLUG}/cards/markets.toml")
    if not (game and lesson and garrison and maps and elements and books and markets):
        return None, problems
    problems += cross_problems(
        game, lesson, garrison.garrison, maps.maps, elements.elements, books.cards, markets.markets
    )
    found = Box(
        game,
        garrison.garrison,
        {card.id: card for card in maps.maps},
        {kind.id: kind for kind in elements.elements},
        {card.id: card for card in books.cards},
        {book.id: book for card in books.cards for book in card.books},
        {market.id: market for market in markets.markets},
        lesson,
    )
    return found, problems
