"""The loaded cards of Shadowscape, checked as a whole.

Read by every other module of the game. A file that does not fit, or a box that does not add up, is refused with every
problem named: the form of the files by the loader, what holds between files by `checks`.
"""

import msgspec

from engine.content.lesson import Lesson
from engine.games.shadowscape.content.checks import cross_problems
from engine.games.shadowscape.content.file_forms import SLUG, Files, GameFile
from engine.games.shadowscape.content.forms import (
    Action,
    Enemy,
    Equipment,
    FateText,
    GeneralAction,
    Hero,
    HeroAction,
    Lord,
    LordSide,
    Room,
    Start,
    Title,
    Treasure,
    Whisper,
)
from engine.games.shadowscape.content.words import TYPES, Door, EnemyType, Sign, Symbol, Word
from engine.kit.box import BoxLoader


class FateCard(msgspec.Struct, frozen=True):
    """One of the three cards of a title."""

    id: str
    title: Title
    type: EnemyType
    symbols: tuple[Symbol, ...]

    def text(self, cooperative: bool) -> FateText:
        return self.title.green if cooperative else self.title.red


class EnemyToken(msgspec.Struct, frozen=True):
    """One token of a kind of enemy, with its own way to walk."""

    id: str
    enemy: Enemy
    moves: tuple[Door, ...]


class Box(msgspec.Struct, frozen=True, kw_only=True):
    """Everything in the box, by id, in the order of the files: the order of a deck is part of its game."""

    game: GameFile
    rooms: dict[str, Room]
    starts: dict[str, Start]
    heroes: dict[str, Hero]
    hero_actions: dict[str, HeroAction]
    general_actions: dict[str, GeneralAction]
    titles: dict[str, Title]
    fate: dict[str, FateCard]
    enemies: dict[str, Enemy]
    tokens: dict[str, EnemyToken]
    treasures: dict[str, Treasure]
    equipment: dict[str, Equipment]
    whispers: dict[str, Whisper]
    lords: dict[str, Lord]
    lesson: Lesson

    def action(self, id: str) -> Action:
        """A card that can be used, a hero's own or a general one."""
        return self.hero_actions.get(id) or self.general_actions[id]

    def actions_of(self, hero: str) -> tuple[str, ...]:
        """The four cards of a hero, the heal card last."""
        return tuple(id for id, card in self.hero_actions.items() if card.hero == hero)

    def lord(self, id: str, cooperative: bool) -> LordSide:
        return self.lords[id].cooperative if cooperative else self.lords[id].competitive

    def word(self, word: Word) -> str:
        """What players read for a word of the card files."""
        return self.game.names[word]

    def sign(self, sign: Sign) -> str:
        return self.game.signs[sign]


def build(files: Files) -> Box:
    """The files as a box."""
    titles, enemies = files.fate.titles, files.enemies.enemies
    fate = (FateCard(f"{title.id}_{type}", title, type, title.symbols(type)) for title in titles for type in TYPES)
    tokens = (
        EnemyToken(f"{enemy.id}_{number}", enemy, moves)
        for enemy in enemies
        for number, moves in enumerate(enemy.moves, 1)
    )
    return Box(
        game=files.game,
        rooms={room.id: room for room in files.rooms.rooms},
        starts={start.id: start for start in files.rooms.starts},
        heroes={hero.id: hero for hero in files.heroes.heroes},
        hero_actions={card.id: card for card in files.hero_actions.cards},
        general_actions={card.id: card for card in files.general_actions.cards},
        titles={title.id: title for title in titles},
        fate={card.id: card for card in fate},
        enemies={enemy.id: enemy for enemy in enemies},
        tokens={token.id: token for token in tokens},
        treasures={treasure.id: treasure for treasure in files.treasures.treasures},
        equipment={card.id: card for card in files.equipment.cards},
        whispers={whisper.id: whisper for whisper in files.whispers.whispers},
        lords={lord.id: lord for lord in files.lords.lords},
        lesson=files.lesson,
    )


box = BoxLoader(SLUG, Files, build, cross_problems)
load, check = box.load, box.check
