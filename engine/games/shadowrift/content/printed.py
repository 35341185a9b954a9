"""What is printed on the cards, in tables by kind for the rules to read quickly.

Tables fill on first use: a game whose content does not load can still be imported. A kind is the id of a card. A table
asked for a card that has no such number answers with none of it: a Wall has 0 health, a monster has no aid.
"""

from collections.abc import Callable
from typing import TypeVar

from engine.games.shadowrift.content import counting
from engine.games.shadowrift.content.box import box
from engine.games.shadowrift.content.effects import (
    AidEffect,
    Boost,
    DrawnEffect,
    Fee,
    Hit,
    KeptEffect,
    LastingEffect,
    PlanEffect,
    PlayEffect,
    Rampage,
    StandingEffect,
)
from engine.games.shadowrift.content.files import Card
from engine.games.shadowrift.content.forms import (
    FREE,
    Action,
    AfflictionCard,
    Attack,
    BaseAction,
    Corpse,
    Freeze,
    HeroismCard,
    Infiltrator,
    Loot,
    Magic,
    Monster,
    Payable,
    Plan,
    PowerCard,
    Price,
    Resourceful,
    Rift,
    Skill,
    Totem,
    Traveller,
    Villager,
    Wall,
    Zombie,
)
from engine.games.shadowrift.content.words import Effect, Resource, Word

T = TypeVar("T")
E = TypeVar("E", bound=Effect)
WORKING = ("effects", "aid", "lasting")
"""The keys of effects that belong to a card itself; plans and what happens once are read from their own tables."""


class Table(dict[str, T]):
    """One entry per kind of card."""

    def __init__(self, derive: Callable[[Card], T]) -> None:
        super().__init__()
        self.derive = derive

    def __missing__(self, kind: str) -> T:
        self[kind] = found = self.derive(box().cards[kind])
        return found


class Working(dict[tuple[str, type[Effect]], tuple[Effect, ...]]):
    """The effects of one type on one kind of card."""

    def __missing__(self, asked: tuple[str, type[Effect]]) -> tuple[Effect, ...]:
        card = box().cards[asked[0]]
        effects = (effect for key in WORKING for effect in getattr(card, key, ()))
        self[asked] = found = tuple(effect for effect in effects if isinstance(effect, asked[1]))
        return found


class WallPrices(dict[tuple[str, int], Price]):
    """What a Wall costs so many heroes."""

    def __missing__(self, asked: tuple[str, int]) -> Price:
        kind, heroes = asked
        price, more = PRICE[kind], box().game.wall_coin[heroes - 1]
        self[asked] = found = Price(prowess=price.prowess, magic=price.magic, coin=price.coin + more)
        return found


def all_of(kind: str, effect: type[E]) -> tuple[E, ...]:
    """The effects of this type that a card has by itself."""
    return WORKING_EFFECTS[kind, effect]  # type: ignore[return-value]


def one_of(kind: str, effect: type[E]) -> E | None:
    """The first effect of this type that a card has by itself."""
    found = all_of(kind, effect)
    return found[0] if found else None


def has(kind: str, effect: type[Effect]) -> bool:
    """Whether a card has an effect of this type by itself."""
    return bool(WORKING_EFFECTS[kind, effect])


def sort_of(card: Card) -> Word:
    """The word that says what sort of card this is; players read it as game.toml spells it."""
    if isinstance(card, BaseAction):
        return "attack" if card.attack else "action"
    return SORTS[type(card)]


SORTS: dict[type, Word] = {
    Resourceful: "resource",
    HeroismCard: "resource",
    AfflictionCard: "affliction",
    Attack: "attack",
    Action: "action",
    Skill: "skill",
    Loot: "loot",
    Villager: "villager",
    Traveller: "traveller",
    Infiltrator: "infiltrator",
    Wall: "wall",
    Corpse: "corpse",
    Monster: "monster",
    PowerCard: "power",
    Rift: "rift",
    Freeze: "freeze",
    Totem: "totem",
    Zombie: "zombie",
    Magic: "magic_card",
}
SYMBOLED = Monster | PowerCard | Rift | Totem
WORKING_EFFECTS = Working()

NAME: Table[str] = Table(lambda card: card.name)
TEXT: Table[str] = Table(lambda card: card.text)
SORT: Table[Word] = Table(sort_of)

# Cards of heroes
PRICE: Table[Price] = Table(lambda card: getattr(card, "price", FREE))
KEEP: Table[Price] = Table(lambda card: card.keep if isinstance(card, Skill) else FREE)
BIND: Table[Price | None] = Table(lambda card: card.bind if isinstance(card, AfflictionCard) else None)
PAYS: Table[tuple[Resource, ...]] = Table(lambda card: card.pays if isinstance(card, Payable) else ())
DRAWN: Table[tuple[DrawnEffect, ...]] = Table(lambda card: card.drawn if isinstance(card, Payable) else ())
QUICK: Table[bool] = Table(lambda card: isinstance(card, BaseAction | Attack | Action) and card.quick)
SPELL: Table[bool] = Table(lambda card: isinstance(card, BaseAction | Attack | Action) and card.spell)
PLAYED: Table[tuple[PlayEffect, ...]] = Table(
    lambda card: card.effects if isinstance(card, BaseAction | Attack | Action) else ()
)
KEPT: Table[tuple[KeptEffect, ...]] = Table(lambda card: card.effects if isinstance(card, Skill | Loot) else ())
DISCARD_TO_USE: Table[bool] = Table(lambda card: isinstance(card, Loot) and card.discard_to_use)
HIT: Table[Hit | None] = Table(lambda card: one_of(card.id, Hit))
BOOST: Table[Boost | None] = Table(lambda card: one_of(card.id, Boost))
FEE: Table[Fee | None] = Table(lambda card: one_of(card.id, Fee))
ATTACK: Table[bool] = Table(lambda card: sort_of(card) == "attack")
MELEE: Table[bool] = Table(lambda card: ATTACK[card.id] and any(not hit.ranged for hit in all_of(card.id, Hit)))
HEALS: Table[bool] = Table(lambda card: isinstance(card, Attack | Action | Skill | Loot) and counting.heals(card))
MAKES_MAGIC: Table[bool] = Table(
    lambda card: isinstance(card, Attack | Action | Skill | Loot) and counting.makes_magic(card)
)

# Cards of Town
VILLAGER: Table[bool] = Table(lambda card: isinstance(card, Villager | Traveller))
INFILTRATOR: Table[bool] = Table(lambda card: isinstance(card, Infiltrator))
MORTAL: Table[bool] = Table(lambda card: isinstance(card, Villager | Traveller | Infiltrator))  # ruling 23
WALL: Table[bool] = Table(lambda card: isinstance(card, Wall))
STANDS: Table[bool] = Table(lambda card: isinstance(card, Villager | Traveller | Wall))  # ruling 13
AID: Table[tuple[AidEffect, ...]] = Table(lambda card: card.aid if isinstance(card, Villager | Traveller) else ())
STANDING: Table[tuple[StandingEffect, ...]] = Table(
    lambda card: card.lasting if isinstance(card, Villager | Traveller | Infiltrator | Wall) else ()
)
LAID: Table[tuple[PlanEffect, ...]] = Table(lambda card: card.laid if isinstance(card, Infiltrator) else ())
EXPEL: Table[Price] = Table(lambda card: card.expel if isinstance(card, Infiltrator) else FREE)
WALL_PRICE = WallPrices()

# Cards of monsters
COST: Table[int] = Table(lambda card: card.cost if isinstance(card, Monster | PowerCard | Rift) else 0)
HEALTH: Table[int] = Table(lambda card: card.health if isinstance(card, Monster | Freeze | Zombie) else 0)
SYMBOLS: Table[int] = Table(lambda card: card.symbols if isinstance(card, SYMBOLED) else 0)
BOSS: Table[bool] = Table(lambda card: isinstance(card, Monster) and card.boss)
RAMPAGES: Table[bool] = Table(lambda card: has(card.id, Rampage))
LASTING: Table[tuple[LastingEffect, ...]] = Table(
    lambda card: card.lasting if isinstance(card, Monster | Totem) else ()
)
PLANS: Table[tuple[Plan, ...]] = Table(lambda card: card.plans if isinstance(card, Monster | Zombie) else ())
DOES: Table[tuple[PlanEffect, ...]] = Table(lambda card: card.does if isinstance(card, PowerCard | Magic) else ())
