"""What the card files of Shadowscape may hold, as frozen Structs: one for every sort of card.

Described for authors of cards in content/shadowscape/EFFECTS.md. Unknown keys and words are refused.
"""

from typing import Annotated

from msgspec import Meta

from engine.games.shadowscape.content.condition_forms import DeedKill, DeedSearch, WhisperNeed
from engine.games.shadowscape.content.effect_forms import (
    KINDS,
    ActionEffect,
    Attack,
    FateEffect,
    Go,
    Heal,
    Search,
)
from engine.games.shadowscape.content.standing_forms import EnemyEffect, LordEffect, StandingEffect
from engine.games.shadowscape.content.words import Blow, Class, Door, EnemyType, GearKind, Shrine, Symbol
from engine.kit.structs import Natural, Strict, Text

Pair = tuple[Door, Door]


class Named(Strict, frozen=True, kw_only=True):
    """What players read of nearly every card: a name, which narrow places cut, and a line of flavour."""

    name: Text
    flavour: Text


# The dungeon


class Room(Named, frozen=True, kw_only=True):
    """An inner room; its doors are north, east, south, west."""  # ruling 4

    id: Text
    doors: tuple[Door, Door, Door, Door]
    lair: EnemyType | None = None
    treasure: bool = False
    shard: bool = False
    shrine: Shrine | None = None


class Start(Named, frozen=True, kw_only=True):
    """A starting room; each side has the doors of its two inward walls, clockwise."""  # ruling 5

    id: Text
    a: Pair
    b: Pair


# Heroes and what they can do


class Ability(Strict, frozen=True, kw_only=True):
    """What is special about a hero; `brief` stands beside the name in one row."""

    name: Text
    text: Text
    brief: Text
    effects: Annotated[tuple[StandingEffect, ...], Meta(min_length=1)]


class Hero(Named, frozen=True, kw_only=True, rename={"class_": "class"}):
    id: Text
    title: Text
    class_: Class
    move: Annotated[int, Meta(ge=2, le=3)]
    defence: Annotated[int, Meta(ge=0, le=2)]
    hand: Annotated[int, Meta(ge=3, le=5)]
    slots: Annotated[int, Meta(ge=2, le=4)]
    ability: Ability


class Face(Named, frozen=True, kw_only=True):
    """One side of an action card; `brief` is its text in the fewest signs."""

    text: Text
    brief: Text
    effects: Annotated[tuple[ActionEffect, ...], Meta(min_length=1)]
    boost: Symbol | None = None
    skill: Annotated[int, Meta(ge=0, le=1)] = 0

    @property
    def kind(self) -> str:
        """What kind of action this side is: its first effect that makes one, else its first effect."""
        made = [effect for effect in self.effects if isinstance(effect, KINDS)] or list(self.effects)
        return str(made[0].__struct_config__.tag)

    @property
    def heals(self) -> bool:
        return any(isinstance(effect, Heal) for effect in self.effects)

    @property
    def can_boost(self) -> tuple[Symbol, ...]:
        """The symbols that could raise one of its numbers."""
        return tuple(symbol for effect in self.effects if (symbol := symbol_of(effect)) is not None)


def symbol_of(effect: ActionEffect) -> Symbol | None:
    """The symbol that raises the number of an effect."""
    match effect:
        case Attack(symbol=symbol):
            return symbol
        case Search():
            return "search"
        case Heal():
            return "heal"
        case Go():
            return "move"
    return None


class Action(Strict, frozen=True, kw_only=True):
    """What hero actions and general actions have in common: two sides and the slots of the card."""

    id: Text
    slots: Natural
    a: Face
    b: Face

    @property
    def heals(self) -> bool:
        return self.a.heals or self.b.heals

    def face(self, side: str) -> Face:
        return self.b if side == "b" else self.a


class HeroAction(Action, frozen=True, kw_only=True):
    hero: Text


class GeneralAction(Action, frozen=True, kw_only=True):
    price: Annotated[int, Meta(ge=1, le=3)]
    shards: Natural = 0


class Equipment(Named, frozen=True, kw_only=True):
    """A piece of equipment; without `classes` everybody can use it."""

    id: Text
    kind: GearKind
    text: Text
    brief: Text
    classes: tuple[Class, ...] = ()
    effects: tuple[StandingEffect, ...] = ()
    shards: Natural = 0


# Fate


class FateText(Strict, frozen=True, kw_only=True):
    """A red or a green text; `brief` is for cards too narrow for it."""

    text: Text
    brief: Text
    effects: Annotated[tuple[FateEffect, ...], Meta(min_length=1)]


Symbols = Annotated[tuple[Symbol, ...], Meta(min_length=1, max_length=2)]


class Title(Named, frozen=True, kw_only=True):
    """Three Fate cards with the same texts: one of each enemy type, each with symbols of its own."""

    id: Text
    beast: Symbols
    brigand: Symbols
    undead: Symbols
    red: FateText
    green: FateText

    def symbols(self, type: EnemyType) -> tuple[Symbol, ...]:
        found: tuple[Symbol, ...] = getattr(self, type)
        return found


# Enemies, treasures, lords


class Enemy(Named, frozen=True, kw_only=True):
    """A kind of enemy; each entry of `moves` is a token of it."""

    id: Text
    letters: Annotated[str, Meta(min_length=2, max_length=2)]
    type: EnemyType
    defence: Annotated[int, Meta(ge=2, le=4)]
    blow: Blow
    damage: Annotated[int, Meta(ge=2, le=4)]
    text: Text
    ability: Annotated[tuple[EnemyEffect, ...], Meta(min_length=1)]
    moves: Annotated[tuple[Annotated[tuple[Door, ...], Meta(min_length=1, max_length=3)], ...], Meta(min_length=1)]


class Treasure(Named, frozen=True, kw_only=True):
    id: Text
    value: Annotated[int, Meta(ge=2, le=4)]


class LordSide(Strict, frozen=True, kw_only=True):
    """A lord for one way to play; its blow is always melee."""

    defence: Annotated[int, Meta(ge=7, le=9)]
    damage: Annotated[int, Meta(ge=3, le=4)]
    text: Text
    effects: Annotated[tuple[LordEffect, ...], Meta(min_length=1)]


class Lord(Named, frozen=True, kw_only=True):
    id: Text
    letters: Annotated[str, Meta(min_length=2, max_length=2)]
    competitive: LordSide
    cooperative: LordSide


class Whisper(Named, frozen=True, kw_only=True):
    """A whisper and all that has to be true to claim it."""

    id: Text
    shards: Annotated[int, Meta(ge=1, le=3)]
    text: Text
    needs: Annotated[tuple[WhisperNeed, ...], Meta(min_length=1)]

    @property
    def is_deed(self) -> bool:
        """Whether it can be claimed at one moment only."""  # ruling 18
        return any(isinstance(need, DeedKill | DeedSearch) for need in self.needs)

    @property
    def is_lord(self) -> bool:
        """Whether it wakes the lord when it is turned up."""
        return any(isinstance(need, DeedKill) and need.lord for need in self.needs)
