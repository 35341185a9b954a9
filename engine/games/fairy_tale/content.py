"""The loaded cards of Fairy Tale, checked as a whole.

Read by every other module of the game. A file that does not fit, or a deck that does not add up, is refused with
every problem named: the form of the files by the core, what holds between files by `checks`.
"""

from functools import lru_cache
from pathlib import Path

import msgspec

from engine.core.content import BadContent, ContentProblem, content_root, try_toml
from engine.core.lesson import Lesson
from engine.games.fairy_tale.checks import cross_problems
from engine.games.fairy_tale.vocabulary import (
    CATEGORIES,
    FACTIONS,
    MARKS,
    CardFile,
    Category,
    Draw,
    Effect,
    Faction,
    Flat,
    Flip,
    GameFile,
    Hunt,
    IfCounts,
    IfMost,
    IfShown,
    Kind,
    Mark,
    PerFriend,
    Scoring,
    Square,
    Unflip,
    What,
    wrapped,
)

__all__ = [
    "CARDS", "CATEGORIES", "FACTIONS", "MARKS", "Cards", "Category", "Draw", "Effect", "Faction", "Flat", "Flip",
    "Hunt", "IfCounts", "IfMost", "IfShown", "Kind", "Mark", "PerFriend", "Scoring", "Square", "Unflip", "What",
    "check", "load", "wrapped",
]  # fmt: skip

SLUG = "fairy_tale"
FILES = ("dragonvale", "fairywood", "holy_empire", "shadow", "chaos")


class Cards(msgspec.Struct, frozen=True):
    """The whole content of the game, ready for use; `kinds` is in deck order (by file, then as written)."""

    game: GameFile
    kinds: dict[str, Kind]
    lesson: Lesson

    def __getitem__(self, id: str) -> Kind:
        return self.kinds[id]

    def deck(self, rules: str) -> list[str]:
        """Every card of a rule set by its kind's id, copies side by side; expert is basic and more."""
        kinds = [kind for kind in self.kinds.values() if rules == "expert" or kind.set == "basic"]
        return [kind.id for kind in kinds for _ in range(kind.copies)]

    def by_code(self, code: str) -> Kind:
        return next(kind for kind in self.kinds.values() if kind.code == code)


def load(root: Path | str | None = None) -> Cards:
    """The content below `root` (the folder of all games), read once per folder; raises BadContent."""
    return _default() if root is None else _load(content_root(root) / SLUG)


@lru_cache(maxsize=1)
def _default() -> Cards:
    """The content of this installation, without asking the file system where it lies each time."""
    return _load(content_root() / SLUG)


@lru_cache(maxsize=8)
def _load(folder: Path) -> Cards:
    cards, problems = read(folder)
    if cards is None or problems:
        raise BadContent(problems)
    return cards


def check(root: Path | str | None = None) -> list[ContentProblem]:
    """Everything wrong with the content as it lies on disk now; an empty list if it can be played."""
    try:
        return read(content_root(root) / SLUG)[1]
    except BadContent as bad:
        return list(bad.problems)


def read(folder: Path) -> tuple[Cards | None, list[ContentProblem]]:
    problems: list[ContentProblem] = []
    game = try_toml(folder / "game.toml", GameFile, problems, f"{SLUG}/game.toml")
    lesson = try_toml(folder / "tutorial.toml", Lesson, problems, f"{SLUG}/tutorial.toml")
    names = {path: f"{SLUG}/cards/{path.name}" for path in card_files(folder)}
    files = {name: try_toml(path, CardFile, problems, name) for path, name in names.items()}
    if game is None or lesson is None or None in files.values():
        return None, problems
    kinds = [(name, kind) for name, file in files.items() if file for kind in file.cards]
    problems += cross_problems(game, lesson, kinds)
    return Cards(game, {kind.id: kind for _, kind in kinds}, lesson), problems


def card_files(folder: Path) -> list[Path]:
    """The known files first, in faction order, then any others by name: the order of a deck is part of its game."""
    paths = {path.stem: path for path in sorted((folder / "cards").glob("*.toml"))}
    known = [paths.pop(stem, folder / "cards" / f"{stem}.toml") for stem in FILES]
    return known + list(paths.values())


CARDS: Cards


def __getattr__(name: str) -> object:
    # Read on first use, so that a content check can still report what stops the game from loading.
    if name == "CARDS":
        return load()
    raise AttributeError(name)
