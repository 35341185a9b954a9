"""What the card files of Shadowrift may say of a card; the files themselves are described in `file_forms`.

Described for authors of cards in content/shadowrift/EFFECTS.md. Unknown keys and words are refused. Effects are
tagged records, in families in `effects`.
"""

from typing import Annotated

from msgspec import Meta

from engine.games.shadowrift.content.effects import (
    AidEffect,
    DrawnEffect,
    KeptEffect,
    LastingEffect,
    PlanEffect,
    PlayEffect,
    StandingEffect,
)
from engine.games.shadowrift.content.words import FactionId, Name, Resource
from engine.kit.structs import Natural, Positive, Strict, Text

Cost = Annotated[int, Meta(ge=2, le=8)]
Health = Annotated[int, Meta(ge=4, le=9)]
Symbols = Annotated[int, Meta(ge=1, le=3)]


class Price(Strict, frozen=True, kw_only=True):
    """What something costs; all of it is paid by one hero, only Coin may come from others."""

    prowess: Natural = 0
    magic: Natural = 0
    coin: Natural = 0

    @property
    def worth(self) -> int:
        """The price in Prowess: a Coin and a Magic count two each."""
        return self.prowess + 2 * (self.magic + self.coin)


FREE = Price()


class Face(Strict, frozen=True, kw_only=True):
    """What players read on every card. `id` is the name in small letters, and the card's kind everywhere."""

    id: Text
    name: Name
    text: str = ""


# Cards of heroes


class Payable(Face, frozen=True, kw_only=True, tag_field="card"):
    """What cards in a hero's deck may do without being played: pay, and act when drawn."""

    pays: tuple[Resource, ...] = ()
    drawn: tuple[DrawnEffect, ...] = ()


class Resourceful(Payable, frozen=True, kw_only=True, tag="resource"):
    """A card that only pays."""

    starter: Natural = 0  # copies in each hero's first deck
    stack: Natural = 0  # copies in the stack
    price: Price = FREE


class BaseAction(Payable, frozen=True, kw_only=True, tag="action"):
    """An Action or Attack that is in every game."""

    starter: Natural = 0
    stack: Natural = 0
    price: Price = FREE
    quick: bool = False
    spell: bool = False
    attack: bool = False
    effects: tuple[PlayEffect, ...]


class AfflictionCard(Payable, frozen=True, kw_only=True, tag="affliction"):
    """A Wound or a Burn; `bind` is what sends it back from hand."""

    copies: Positive
    bind: Price | None = None


class HeroismCard(Payable, frozen=True, kw_only=True, tag="heroism"):
    """The reward for a kill."""

    copies: Positive


class StackCard(Face, frozen=True, kw_only=True, tag_field="card"):
    """A card of one of the hero stacks."""

    copies: Positive
    price: Price


class Attack(StackCard, frozen=True, kw_only=True, tag="attack"):
    """An Action that deals hits."""

    quick: bool = False
    spell: bool = False
    effects: tuple[PlayEffect, ...]


class Action(StackCard, frozen=True, kw_only=True, tag="action"):
    """Played, and discarded."""

    quick: bool = False
    spell: bool = False
    effects: tuple[PlayEffect, ...]


class Skill(StackCard, frozen=True, kw_only=True, tag="skill"):
    """Stays for the round, and for the next one if `keep` is paid."""

    keep: Price
    effects: tuple[KeptEffect, ...]


class Loot(StackCard, frozen=True, kw_only=True, tag="loot"):
    """Stays in play; some Loot works only once, when it is discarded."""

    discard_to_use: bool = False
    effects: tuple[KeptEffect, ...]


# Cards of Town


class TownCard(Face, frozen=True, kw_only=True, tag_field="card"):
    """A card that can lie in one of the five spaces."""

    copies: Positive = 1


class Villager(TownCard, frozen=True, kw_only=True, tag="villager"):
    """One of the ten who live in Haven Town from the start; the price invites somebody back."""

    price: Price
    aid: tuple[AidEffect, ...]
    lasting: tuple[StandingEffect, ...] = ()


class Traveller(TownCard, frozen=True, kw_only=True, tag="traveller"):
    """Somebody who may be invited, and is a Villager from then on."""

    price: Price
    aid: tuple[AidEffect, ...]
    lasting: tuple[StandingEffect, ...] = ()


class Infiltrator(TownCard, frozen=True, kw_only=True, tag="infiltrator"):
    """An enemy in the Traveller deck; one with a faction takes the others' place against it."""

    expel: Price
    laid: tuple[PlanEffect, ...] = ()
    lasting: tuple[StandingEffect, ...] = ()
    faction: FactionId | None = None


class Wall(TownCard, frozen=True, kw_only=True, tag="wall"):
    """One of the eight; its Coin grows with the number of heroes."""

    price: Price
    lasting: tuple[StandingEffect, ...]


class Corpse(TownCard, frozen=True, kw_only=True, tag="corpse"):
    """Lies where somebody died."""


# Cards of monsters


class Plan(Strict, frozen=True, kw_only=True):
    """What a monster does in one round; nothing, if the list is empty."""

    text: Text
    does: tuple[PlanEffect, ...] = ()


Plans = tuple[Plan, Plan, Plan]


class Monster(Face, frozen=True, kw_only=True):
    """A card that walks the track; `text` tells its lasting effects."""

    copies: Positive = 1
    cost: Cost
    health: Health
    symbols: Symbols
    boss: bool = False
    lasting: tuple[LastingEffect, ...] = ()
    plans: Plans


class PowerCard(Face, frozen=True, kw_only=True):
    """Goes to the Power Area and acts when monsters activate."""

    cost: Cost
    symbols: Symbols
    does: tuple[PlanEffect, ...]


class Rift(Face, frozen=True, kw_only=True):
    """Goes to the Power Area; sealing all of them wins."""

    copies: Positive
    cost: Cost
    symbols: Symbols


class Special(Face, frozen=True, kw_only=True, tag_field="card"):
    """A card that only one faction brings."""

    copies: Positive = 1


class Freeze(Special, frozen=True, kw_only=True, tag="freeze"):
    """Fills a space of Town until it has taken its hits."""

    health: Positive


class Totem(Special, frozen=True, kw_only=True, tag="totem"):
    """Stands in the Power Area."""

    symbols: Symbols
    lasting: tuple[LastingEffect, ...]


class Zombie(Special, frozen=True, kw_only=True, tag="zombie"):
    """Walks the track without power points."""

    health: Positive
    plans: Plans


class Magic(Special, frozen=True, kw_only=True, tag="magic"):
    """One of the ten things the sky may do."""

    does: tuple[PlanEffect, ...] = ()
