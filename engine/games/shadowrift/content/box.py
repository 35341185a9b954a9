"""The loaded cards of Shadowrift, checked as a whole.

Read by every other module of the game. A file that does not fit, or a box that does not add up, is refused with every
problem named: the form of the files by the loader, what holds between files by `checks`.
"""

from collections.abc import Iterator

import msgspec

from engine.content.lesson import Lesson
from engine.games.shadowrift.content.checks import cross_problems
from engine.games.shadowrift.content.file_forms import FactionFile, GameFile, Scenario
from engine.games.shadowrift.content.files import Card, Files, TownCards, cards_in
from engine.games.shadowrift.content.forms import (
    Action,
    AfflictionCard,
    Attack,
    BaseAction,
    HeroismCard,
    Infiltrator,
    Loot,
    Resourceful,
    Rift,
    Skill,
    Traveller,
    Villager,
    Wall,
)
from engine.games.shadowrift.content.words import SLUG, FactionId, Word
from engine.kit.box import BoxLoader


class Box(msgspec.Struct, frozen=True):
    """Everything in the box, by id, in the order of the files: the order of a deck is part of its game."""

    game: GameFile
    cards: dict[str, Card]
    base: dict[str, Resourceful | BaseAction]
    given: dict[str, AfflictionCard | HeroismCard]
    stacks: dict[str, Attack | Action | Skill | Loot]
    town: dict[str, TownCards]
    rift: Rift
    factions: dict[FactionId, FactionFile]
    scenarios: dict[str, Scenario]
    lesson: Lesson

    def starters(self) -> Iterator[str]:
        """The kinds of one hero's first deck, one for each card."""
        for card in self.base.values():
            yield from [card.id] * card.starter

    def villagers(self) -> Iterator[str]:
        """The kinds of the first Town deck, one for each card."""
        for card in self.town.values():
            if isinstance(card, Villager):
                yield from [card.id] * card.copies

    def travellers(self, faction: FactionId) -> Iterator[str]:
        """The kinds of the Traveller deck against a faction: its own Infiltrators, if it has any."""
        own = any(isinstance(card, Infiltrator) and card.faction == faction for card in self.town.values())
        for card in self.town.values():
            wanted = faction if own else None
            if isinstance(card, Traveller) or (isinstance(card, Infiltrator) and card.faction == wanted):
                yield from [card.id] * card.copies

    @property
    def corpses(self) -> int:
        """How many Corpses there are: all of them in Town is the plague."""
        return self.town["corpse"].copies

    def walls(self) -> Iterator[str]:
        """The kinds of the Wall stack."""
        return (card.id for card in self.town.values() if isinstance(card, Wall))

    def monsters(self, faction: FactionId) -> Iterator[str]:
        """The kinds of a faction's deck, monsters and Powers, without the rifts."""
        found = self.factions[faction]
        for monster in found.monsters:
            yield from [monster.id] * monster.copies
        yield from (power.id for power in found.powers)

    def specials(self, faction: FactionId) -> Iterator[str]:
        """The kinds of the special cards that a faction brings, one for each card."""
        for card in self.factions[faction].specials:
            yield from [card.id] * card.copies

    def word(self, word: Word) -> str:
        """What players read for a word of the card files."""
        return self.game.names[word]


def build(files: Files) -> Box:
    """The files as a box."""
    return Box(
        game=files.game,
        cards={card.id: card for _, _, card in cards_in(files)},
        base={card.id: card for card in files.base.cards},
        given={card.id: card for card in files.given.cards},
        stacks={card.id: card for card in files.stacks.cards},
        town={card.id: card for card in files.town.cards},
        rift=next(iter(files.rifts.cards), None),  # type: ignore[arg-type] # a box without any is refused
        factions=files.factions,
        scenarios={one.id: one for one in files.scenarios.scenarios},
        lesson=files.lesson,
    )


box = BoxLoader(SLUG, Files, build, cross_problems)
load, check = box.load, box.check
