"""The files of Shadowscape's content: a form for each, and all of them together as the checks see them.

Read by `box`. What a single card looks like stands in `forms`.
"""

from typing import Annotated

import msgspec
from msgspec import Meta

from engine.content.lesson import Lesson
from engine.games.shadowscape.content.forms import (
    Enemy,
    Equipment,
    GeneralAction,
    Hero,
    HeroAction,
    Lord,
    Room,
    Start,
    Title,
    Treasure,
    Whisper,
)
from engine.games.shadowscape.content.words import Sign, Word
from engine.kit.structs import Natural, Positive, Strict, Text


class RoomFile(Strict, frozen=True, kw_only=True):
    rooms: tuple[Room, ...]
    starts: tuple[Start, ...]


class HeroFile(Strict, frozen=True, kw_only=True):
    heroes: tuple[Hero, ...]


class HeroActionFile(Strict, frozen=True, kw_only=True):
    cards: tuple[HeroAction, ...]


class GeneralActionFile(Strict, frozen=True, kw_only=True):
    cards: tuple[GeneralAction, ...]


class FateFile(Strict, frozen=True, kw_only=True):
    titles: tuple[Title, ...]


class EnemyFile(Strict, frozen=True, kw_only=True):
    enemies: tuple[Enemy, ...]


class TreasureFile(Strict, frozen=True, kw_only=True):
    treasures: tuple[Treasure, ...]


class EquipmentFile(Strict, frozen=True, kw_only=True):
    cards: tuple[Equipment, ...]


class WhisperFile(Strict, frozen=True, kw_only=True):
    whispers: tuple[Whisper, ...]


class LordFile(Strict, frozen=True, kw_only=True):
    lords: tuple[Lord, ...]


class Numbers(Strict, frozen=True, kw_only=True):
    """The dials of the game that no card shows."""

    actions: Positive
    tokens: Positive
    offer: Positive
    recall: tuple[Positive, Positive, Positive]  # with two, three and four heroes
    recall_advanced: tuple[Positive, Positive, Positive]
    recall_twice: Natural


class Expected(Strict, frozen=True, kw_only=True):
    """How many of each sort there must be; of cards with two sides, the cards."""

    rooms: Natural
    starts: Natural
    heroes: Natural
    hero_actions: Natural
    general_actions: Natural
    fate: Natural
    enemies: Natural
    enemy_tokens: Natural
    treasures: Natural
    equipment: Natural
    whispers: Natural
    lords: Natural


class GameFile(Strict, frozen=True, kw_only=True):
    title: Text
    tagline: Text
    minutes: Positive
    numbers: Numbers
    signs: dict[Sign, Annotated[str, Meta(min_length=1, max_length=1)]]
    names: dict[Word, Text]
    expected: Expected


class Files(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that was read, in the form of its file."""

    game: GameFile
    rooms: RoomFile
    heroes: HeroFile
    hero_actions: HeroActionFile
    general_actions: GeneralActionFile
    fate: FateFile
    enemies: EnemyFile
    treasures: TreasureFile
    equipment: EquipmentFile
    whispers: WhisperFile
    lords: LordFile
    lesson: Lesson


SLUG = "shadowscape"
