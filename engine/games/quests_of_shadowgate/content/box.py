"""The loaded cards of Quests of Shadowgate, checked as a whole.

Read by every other module of the game. A file that does not fit, or a box that does not add up, is refused with every
problem named: the form of the files by the loader, what holds between files by `checks`.
"""

import msgspec

from engine.content.lesson import Lesson
from engine.games.quests_of_shadowgate.content import forms
from engine.games.quests_of_shadowgate.content.checks import cross_problems
from engine.kit.box import BoxLoader

SLUG = "quests_of_shadowgate"


class Box(msgspec.Struct, frozen=True):
    """Everything in the box, by id, in the order of the files: the order of a deck is part of its game."""

    game: forms.GameFile
    lesson: Lesson
    characters: dict[str, forms.CharacterCard]
    abilities: dict[str, forms.AbilityCard]
    adventure: dict[str, forms.AdventureCard]
    quests: dict[str, forms.QuestCard]
    staff: forms.Staff

    def character(self, id: str, side: str) -> forms.Character:
        return self.characters[id].face(side)

    def ability(self, id: str, side: str) -> forms.Ability:
        return self.abilities[id].face(side)

    def quest(self, id: str, side: str) -> forms.Quest:
        return self.quests[id].face(side)

    def word(self, word: str) -> str:
        """What players read for a word of the card files."""
        return self.game.names[word]  # type: ignore[index]


def build(files: forms.Files) -> Box:
    return Box(
        files.game,
        files.lesson,
        {card.id: card for card in files.characters.cards},
        {card.id: card for card in files.abilities.cards},
        {card.id: card for card in (*files.adventure.cards, *files.events.cards)},
        {card.id: card for card in files.quests.cards},
        files.staff.staff,
    )


box = BoxLoader(SLUG, forms.Files, build, cross_problems)
load, check = box.load, box.check
