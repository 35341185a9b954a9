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
from engine.kit.printed import Printed

T = TypeVar("T")
E = TypeVar("E", bound=Effect)
WORKING = ("effects", "aid", "lasting")
"""The keys of effects that belong to a card itself; plans and what happens once are read from their own tables."""


def by_kind(derive: Callable[[Card], T]) -> Printed[str, T]:
    """One entry per kind of card."""
    return Printed(lambda kind: derive(box().cards[kind]))


def working(asked: tuple[str, type[Effect]]) -> tuple[Effect, ...]:
    """The effects of one type on one kind of card."""
    card = box().cards[asked[0]]
    effects = (effect for key in WORKING for effect in getattr(card, key, ()))
    return tuple(effect for effect in effects if isinstance(effect, asked[1]))


def wall_price(asked: tuple[str, int]) -> Price:
    """What a Wall costs so many heroes."""
    kind, heroes = asked
    price, more = PRICE[kind], box().game.wall_coin[heroes - 1]
    return Price(prowess=price.prowess, magic=price.magic, coin=price.coin + more)


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
WORKING_EFFECTS: Printed[tuple[str, type[Effect]], tuple[Effect, ...]] = Printed(working)

NAME: Printed[str, str] = by_kind(lambda card: card.name)
TEXT: Printed[str, str] = by_kind(lambda card: card.text)
SORT: Printed[str, Word] = by_kind(sort_of)

# Cards of heroes
PRICE: Printed[str, Price] = by_kind(lambda card: getattr(card, "price", FREE))
KEEP: Printed[str, Price] = by_kind(lambda card: card.keep if isinstance(card, Skill) else FREE)
BIND: Printed[str, Price | None] = by_kind(lambda card: card.bind if isinstance(card, AfflictionCard) else None)
PAYS: Printed[str, tuple[Resource, ...]] = by_kind(lambda card: card.pays if isinstance(card, Payable) else ())
DRAWN: Printed[str, tuple[DrawnEffect, ...]] = by_kind(lambda card: card.drawn if isinstance(card, Payable) else ())
QUICK: Printed[str, bool] = by_kind(lambda card: isinstance(card, BaseAction | Attack | Action) and card.quick)
SPELL: Printed[str, bool] = by_kind(lambda card: isinstance(card, BaseAction | Attack | Action) and card.spell)
PLAYED: Printed[str, tuple[PlayEffect, ...]] = by_kind(
    lambda card: card.effects if isinstance(card, BaseAction | Attack | Action) else ()
)
KEPT: Printed[str, tuple[KeptEffect, ...]] = by_kind(
    lambda card: card.effects if isinstance(card, Skill | Loot) else ()
)
DISCARD_TO_USE: Printed[str, bool] = by_kind(lambda card: isinstance(card, Loot) and card.discard_to_use)
HIT: Printed[str, Hit | None] = by_kind(lambda card: one_of(card.id, Hit))
BOOST: Printed[str, Boost | None] = by_kind(lambda card: one_of(card.id, Boost))
FEE: Printed[str, Fee | None] = by_kind(lambda card: one_of(card.id, Fee))
ATTACK: Printed[str, bool] = by_kind(lambda card: sort_of(card) == "attack")
MELEE: Printed[str, bool] = by_kind(
    lambda card: ATTACK[card.id] and any(not hit.ranged for hit in all_of(card.id, Hit))
)
HEALS: Printed[str, bool] = by_kind(
    lambda card: isinstance(card, Attack | Action | Skill | Loot) and counting.heals(card)
)
MAKES_MAGIC: Printed[str, bool] = by_kind(
    lambda card: isinstance(card, Attack | Action | Skill | Loot) and counting.makes_magic(card)
)

# Cards of Town
VILLAGER: Printed[str, bool] = by_kind(lambda card: isinstance(card, Villager | Traveller))
INFILTRATOR: Printed[str, bool] = by_kind(lambda card: isinstance(card, Infiltrator))
MORTAL: Printed[str, bool] = by_kind(lambda card: isinstance(card, Villager | Traveller | Infiltrator))  # ruling 23
WALL: Printed[str, bool] = by_kind(lambda card: isinstance(card, Wall))
STANDS: Printed[str, bool] = by_kind(lambda card: isinstance(card, Villager | Traveller | Wall))  # ruling 13
AID: Printed[str, tuple[AidEffect, ...]] = by_kind(
    lambda card: card.aid if isinstance(card, Villager | Traveller) else ()
)
STANDING: Printed[str, tuple[StandingEffect, ...]] = by_kind(
    lambda card: card.lasting if isinstance(card, Villager | Traveller | Infiltrator | Wall) else ()
)
LAID: Printed[str, tuple[PlanEffect, ...]] = by_kind(lambda card: card.laid if isinstance(card, Infiltrator) else ())
EXPEL: Printed[str, Price] = by_kind(lambda card: card.expel if isinstance(card, Infiltrator) else FREE)
WALL_PRICE: Printed[tuple[str, int], Price] = Printed(wall_price)

# Cards of monsters
COST: Printed[str, int] = by_kind(lambda card: card.cost if isinstance(card, Monster | PowerCard | Rift) else 0)
HEALTH: Printed[str, int] = by_kind(lambda card: card.health if isinstance(card, Monster | Freeze | Zombie) else 0)
SYMBOLS: Printed[str, int] = by_kind(lambda card: card.symbols if isinstance(card, SYMBOLED) else 0)
BOSS: Printed[str, bool] = by_kind(lambda card: isinstance(card, Monster) and card.boss)
RAMPAGES: Printed[str, bool] = by_kind(lambda card: has(card.id, Rampage))
LASTING: Printed[str, tuple[LastingEffect, ...]] = by_kind(
    lambda card: card.lasting if isinstance(card, Monster | Totem) else ()
)
PLANS: Printed[str, tuple[Plan, ...]] = by_kind(lambda card: card.plans if isinstance(card, Monster | Zombie) else ())
DOES: Printed[str, tuple[PlanEffect, ...]] = by_kind(
    lambda card: card.does if isinstance(card, PowerCard | Magic) else ()
)
