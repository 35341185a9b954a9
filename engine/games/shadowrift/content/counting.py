"""Counts the cards of Shadowrift, copies and all, under the words that `expected` of game.toml uses."""

from collections.abc import Iterator

from engine.games.shadowrift.content.effects import Discount, Gain, Heal
from engine.games.shadowrift.content.files import Files, StackCards, TownCards
from engine.games.shadowrift.content.forms import (
    Action,
    Attack,
    Corpse,
    Freeze,
    Infiltrator,
    Loot,
    Magic,
    Skill,
    Totem,
    Traveller,
    Villager,
    Wall,
    Zombie,
)
from engine.games.shadowrift.content.walking import effects_in

MOST_HEROES = 6
GROUPS = (
    "starters", "base", "stacks", "villagers", "travellers", "infiltrators", "cultists", "walls", "corpses", "wounds",
    "burns", "heroism", "monsters", "powers", "rifts", "freezes", "totems", "zombies", "magic",
)  # fmt: skip


def counted(files: Files) -> Iterator[tuple[str, str, int]]:
    """(key of `expected`, what it counts, how many there are)."""
    cards = list(_cards(files))
    yield from cards
    yield "total", "cards in all", sum(count for key, _, count in cards if key in GROUPS)
    yield from _stacks(files)


def _cards(files: Files) -> Iterator[tuple[str, str, int]]:
    base, given = files.base.cards, files.given.cards
    yield "starters", "starters for six heroes", MOST_HEROES * sum(card.starter for card in base)
    yield "base", "cards in base stacks", sum(card.stack for card in base)
    yield "stacks", "cards in hero stacks", sum(card.copies for card in files.stacks.cards)
    yield "villagers", "villagers", _copies(files, Villager)
    yield "travellers", "travellers", _copies(files, Traveller)
    enemies = [card for card in files.town.cards if isinstance(card, Infiltrator)]
    yield "infiltrators", "infiltrators", sum(card.copies for card in enemies if card.faction is None)
    yield "cultists", "infiltrators of a faction", sum(card.copies for card in enemies if card.faction)
    yield "walls", "walls", _copies(files, Wall)
    yield "corpses", "corpses", _copies(files, Corpse)
    for key, id in (("wounds", "wound"), ("burns", "burn"), ("heroism", "heroism")):
        yield key, f"cards of the kind {id}", sum(card.copies for card in given if card.id == id)
    factions = files.factions.values()
    yield "monsters", "monsters", sum(monster.copies for found in factions for monster in found.monsters)
    yield "powers", "powers", sum(len(found.powers) for found in factions)
    yield "rifts", "rifts", sum(card.copies for card in files.rifts.cards)
    specials = [card for found in factions for card in found.specials]
    for key, kind in (("freezes", Freeze), ("totems", Totem), ("zombies", Zombie), ("magic", Magic)):
        yield key, f"{key} cards", sum(card.copies for card in specials if isinstance(card, kind))


def _copies(files: Files, kind: type[TownCards]) -> int:
    return sum(card.copies for card in files.town.cards if isinstance(card, kind))


def _stacks(files: Files) -> Iterator[tuple[str, str, int]]:
    stacks = files.stacks.cards
    for key, kind in (("attacks", Attack), ("actions", Action), ("skills", Skill), ("loot", Loot)):
        yield key, f"stacks of {key}", sum(isinstance(card, kind) for card in stacks)
    yield "spells", "stacks of spells", sum(isinstance(card, Attack | Action) and card.spell for card in stacks)
    yield "healing", "stacks that heal", sum(map(heals, stacks))
    yield "magic_makers", "stacks that make or save Magic", sum(map(makes_magic, stacks))


def heals(card: StackCards) -> bool:
    """Whether a card of this stack sends afflictions back."""
    return any(isinstance(effect, Heal) for _, effect in effects_in(card))


def makes_magic(card: StackCards) -> bool:
    """Whether a card of this stack makes Magic, or lets something cost less of it."""
    return any(isinstance(effect, Gain | Discount) and effect.what == "magic" for _, effect in effects_in(card))
