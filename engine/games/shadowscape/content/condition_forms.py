"""What has to be true: for a text to touch a hero, for an enemy's ability, for a whisper to be claimed.

Described for authors of cards in content/shadowscape/EFFECTS.md. Several conditions in one list must all hold.
"""

from typing import Literal

from engine.games.shadowscape.content.words import EnemyType, GearKind
from engine.kit.structs import Natural, Positive, Strict, Text


class Condition(Strict, frozen=True, kw_only=True, tag_field="condition"):
    """A record named by its `condition`."""


# About a hero


class BesideEnemy(Condition, frozen=True, kw_only=True, tag="beside_enemy"):
    """An enemy is in the hero's room; the lord counts."""


class Tokens(Condition, frozen=True, kw_only=True, tag="tokens"):
    """The hero has so many trophies and treasures together."""

    count: Positive


class Has(Condition, frozen=True, kw_only=True, tag="has"):
    """The hero has so many trophies of a type; `same` is any one type."""

    type: EnemyType | Literal["same"]
    count: Positive = 1


class Treasures(Condition, frozen=True, kw_only=True, tag="treasures"):
    """The hero has so many treasures."""

    count: Positive = 1


class Gear(Condition, frozen=True, kw_only=True, tag="gear"):
    """The hero has so many pieces of equipment, of one kind or of any."""  # ruling 51

    kind: GearKind | Literal["any"] = "any"
    count: Positive = 1


class General(Condition, frozen=True, kw_only=True, tag="general"):
    """The hero has so many general actions, tucked ones included."""

    count: Positive = 1


class InRoom(Condition, frozen=True, kw_only=True, tag="in_room"):
    """The hero is in this room."""

    room: Text


class InStart(Condition, frozen=True, kw_only=True, tag="in_start"):
    """The hero is in a starting room, and not in the one where they began."""


# Deeds: true at one moment only  # ruling 18


class DeedKill(Condition, frozen=True, kw_only=True, tag="deed_kill"):
    """The hero has just eliminated such an enemy; with `lord`, the lord itself."""

    least_defence: Natural = 0
    at_shrine: bool = False
    lord: bool = False


class DeedSearch(Condition, frozen=True, kw_only=True, tag="deed_search"):
    """The hero has just searched this room with so many points."""

    room: Text
    points: Positive


# About the table and about enemies


class LordAwake(Condition, frozen=True, kw_only=True, tag="lord_awake"):
    """The lord is in the dungeon."""


class Company(Condition, frozen=True, kw_only=True, tag="company"):
    """Another enemy of the type is in this enemy's room."""

    type: EnemyType


class Near(Condition, frozen=True, kw_only=True, tag="near"):
    """An enemy of the type is next door to this one."""

    type: EnemyType


HeroCondition = BesideEnemy | Tokens | Has | Treasures
EnemyCondition = Company | Near
WhisperNeed = InRoom | InStart | Has | Treasures | Gear | General | DeedKill | DeedSearch
