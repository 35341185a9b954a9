"""What monsters do with the special cards of their faction, and the stranger effects of Magic."""

from collections.abc import Iterator

from engine.core.facts import Fact, Planned
from engine.core.world import World
from engine.games.shadowrift.content.effects import (
    Dare,
    DrawMagic,
    Enter,
    MendChoice,
    RaiseTotem,
    RaiseZombie,
    WashAway,
)
from engine.games.shadowrift.effects.doing import By
from engine.games.shadowrift.rules.choosing import dare
from engine.games.shadowrift.rules.monsters.faction_cards import draw_magic, enter, raise_totem, raise_zombie
from engine.games.shadowrift.rules.monsters.killing import wash_away
from engine.games.shadowrift.tasks import ChooseDue
from engine.kit.effects import Effect


def enter_does(world: World, by: By, effect: Enter) -> Iterator[Fact]:
    return enter(world, effect.what)


def totem_does(world: World, by: By, effect: RaiseTotem) -> Iterator[Fact]:
    return raise_totem(world)


def zombie_does(world: World, by: By, effect: RaiseZombie) -> Iterator[Fact]:
    return raise_zombie(world)


def magic_does(world: World, by: By, effect: DrawMagic) -> Iterator[Fact]:
    return draw_magic(world, by)


def wash_does(world: World, by: By, effect: WashAway) -> Iterator[Fact]:
    return wash_away(world)


def mend_choice_does(world: World, by: By, effect: MendChoice) -> Iterator[Fact]:
    yield Planned((ChooseDue(effect.n, by.monster),))


ROWS = (
    Effect(
        form=Enter,
        does=enter_does,
        words=lambda effect: f"a {effect.what.capitalize()} comes to Town",
        worth=lambda effect: -2.0,
        sign="town",
    ),
    Effect(
        form=RaiseTotem, does=totem_does, words=lambda effect: "raise a Totem", worth=lambda effect: -2.5, sign="totem"
    ),
    Effect(
        form=RaiseZombie,
        does=zombie_does,
        words=lambda effect: "raise a Zombie",
        worth=lambda effect: -2.0,
        sign="zombie",
    ),
    Effect(form=DrawMagic, does=magic_does, words=lambda effect: "draw Magic", worth=lambda effect: -1.5, sign="magic"),
    Effect(
        form=Dare,
        does=dare,
        words=lambda effect: f"the heroes discard {effect.cards_a_hero} each, or worse happens",
        worth=lambda effect: -3.0,
        sign="discard",
    ),
    Effect(
        form=WashAway,
        does=wash_does,
        words=lambda effect: "the Villager closest to the discard is washed away",
        worth=lambda effect: -0.8,
        sign="town",
    ),
    Effect(
        form=MendChoice,
        does=mend_choice_does,
        words=lambda effect: f"a monster of your choice mends {effect.n}",
        worth=lambda effect: -0.6,
        sign="mend",
    ),
)
