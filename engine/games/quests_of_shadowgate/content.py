"""The loaded cards of Quests of Shadowgate, checked as a whole.

Read by every other module of the game. A file that does not fit, or a box that does not add up, is refused with every
problem named: the form of the files by the core, what holds between files by `checks`.
"""

from functools import cache, lru_cache
from pathlib import Path
from typing import TypeVar

import msgspec

from engine.core.content import BadContent, ContentProblem, content_root, try_toml
from engine.core.lesson import Lesson
from engine.games.quests_of_shadowgate.checks import cross_problems
from engine.games.quests_of_shadowgate.vocabulary import (
    Ability,
    AbilityCard,
    AbilityFile,
    AdventureFile,
    Character,
    CharacterCard,
    CharacterFile,
    EventCard,
    GameFile,
    Item,
    Quest,
    QuestCard,
    QuestFile,
    Staff,
    StaffFile,
    Wild,
)

__all__ = ["SLUG", "AdventureCard", "Box", "box", "check", "load"]

SLUG = "quests_of_shadowgate"
AdventureCard = Item | Wild | EventCard
T = TypeVar("T")


class Box(msgspec.Struct, frozen=True):
    """Everything in the box, by id, in the order of the files: the order of a deck is part of its game."""

    game: GameFile
    lesson: Lesson
    characters: dict[str, CharacterCard]
    abilities: dict[str, AbilityCard]
    adventure: dict[str, AdventureCard]
    quests: dict[str, QuestCard]
    staff: Staff

    def character(self, id: str, side: str) -> Character:
        return self.characters[id].b if side == "b" else self.characters[id].a

    def ability(self, id: str, side: str) -> Ability:
        return self.abilities[id].b if side == "b" else self.abilities[id].a

    def quest(self, id: str, side: str) -> Quest:
        return self.quests[id].b if side == "b" else self.quests[id].a

    def word(self, word: str) -> str:
        """What players read for a word of the card files."""
        return self.game.names[word]  # type: ignore[index]


@cache
def box() -> Box:
    """The content that comes with the game."""
    return load()


def load(root: Path | str | None = None) -> Box:
    """The content below `root` (the folder of all games), read once per folder; raises BadContent."""
    return _load(content_root(root) / SLUG)


@lru_cache(maxsize=8)
def _load(folder: Path) -> Box:
    found, problems = read(folder)
    if found is None or problems:
        raise BadContent(problems)
    return found


def check(root: Path | str | None = None) -> list[ContentProblem]:
    """Everything wrong with the content as it lies on disk now; an empty list if it can be played."""
    try:
        return read(content_root(root) / SLUG)[1]
    except BadContent as bad:
        return list(bad.problems)


def read(folder: Path) -> tuple[Box | None, list[ContentProblem]]:
    """All files of the game; nothing is half loaded."""
    problems: list[ContentProblem] = []

    def file(name: str, type: type[T]) -> T | None:
        return try_toml(folder / name, type, problems, f"{SLUG}/{name}")

    game, lesson = file("game.toml", GameFile), file("tutorial.toml", Lesson)
    characters = file("cards/characters.toml", CharacterFile)
    abilities = file("cards/abilities.toml", AbilityFile)
    adventure = file("cards/adventure.toml", AdventureFile)
    events = file("cards/events.toml", AdventureFile)
    quests, staff = file("cards/quests.toml", QuestFile), file("cards/staff.toml", StaffFile)
    if not (game and lesson and characters and abilities and adventure and events and quests and staff):
        return None, problems
    problems += cross_problems(game, lesson, characters, abilities, adventure, events, quests, staff)
    found = Box(
        game,
        lesson,
        {card.id: card for card in characters.cards},
        {card.id: card for card in abilities.cards},
        {card.id: card for card in (*adventure.cards, *events.cards)},
        {card.id: card for card in quests.cards},
        staff.staff,
    )
    return found, problems
