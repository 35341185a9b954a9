"""Lasting effects of monsters and Totems: they hold while the card is in play."""

from typing import Literal

from engine.games.shadowrift.content.effects.faction import DrawMagic, Enter
from engine.games.shadowrift.content.effects.plan import Hunt, Kill, Mend
from engine.games.shadowrift.content.words import Affliction, Effect, Resource
from engine.kit.structs import Positive, Text

Condition = Literal["always", "cultist", "freeze", "totem", "twin", "first_round"]
Consequence = Kill | Hunt | Enter | Mend | DrawMagic
WHILE = {"while_": "while"}


class Immune(Effect, frozen=True, kw_only=True, tag="immune", rename=WHILE):
    """Cannot be hit this way while the condition holds, with at least so many cards of it in play."""

    to: Literal["melee", "ranged", "all"]
    while_: Condition
    least: Positive = 1


class Resist(Effect, frozen=True, kw_only=True, tag="resist"):
    """Attacks of one sort deal fewer hits, but at least one."""

    to: Literal["melee", "ranged"]
    n: Positive


class Thorns(Effect, frozen=True, kw_only=True, tag="thorns", rename=WHILE):
    """Whoever attacks takes afflictions: each hero's first melee attack on it, or the round's first attack on it."""

    what: Affliction
    on: Literal["melee", "first_attack"]
    n: Positive = 1
    while_: Condition = "always"


class Outrage(Effect, frozen=True, kw_only=True, tag="outrage", rename=WHILE):
    """Once a round, more than so many hits provoke it."""

    more_than: Positive
    then: Consequence
    while_: Condition = "always"


class OnDeath(Effect, frozen=True, kw_only=True, tag="on_death"):
    """Something happens whenever a Villager dies."""

    then: Consequence


class Tough(Effect, frozen=True, kw_only=True, tag="tough", rename=WHILE):
    """More health for itself, its whole faction, Freezes or Zombies; `per` counts cards in play."""

    whom: Literal["self", "kin", "freeze", "zombie"]
    n: Positive
    per: Literal["zombie"] | None = None
    while_: Condition = "always"


class MendRound(Effect, frozen=True, kw_only=True, tag="mend_round", rename=WHILE):
    """Loses so many hits each round."""

    n: Positive
    while_: Condition = "always"


class EachRound(Effect, frozen=True, kw_only=True, tag="each_round"):
    """Does something each round beside its plan."""

    then: Consequence


class Sleep(Effect, frozen=True, kw_only=True, tag="sleep"):
    """Walls have no effect, or Guards do not die for others."""

    whom: Literal["walls", "guards"]


class Forbid(Effect, frozen=True, kw_only=True, tag="forbid"):
    """Heroes cannot do one thing; of aid, only that of one Villager is meant."""

    what: Literal["gifts", "burial", "aid"]
    of: Text | None = None


class Toll(Effect, frozen=True, kw_only=True, tag="toll"):
    """Something costs the heroes more; all cards of this name together at most `most`."""

    on: Literal["cast_spell", "keep_skill", "buy_coin", "seal_rift"]
    what: Resource
    n: Positive
    most: Positive | None = None


class CheapKin(Effect, frozen=True, kw_only=True, tag="cheap_kin"):
    """Monsters cost so much less power to arrive, but at least 1."""

    n: Positive


class MoreFrom(Effect, frozen=True, kw_only=True, tag="more_from"):
    """A Cultist that is laid brings so much more power."""

    what: Literal["cultist"]
    n: Positive


class Rampage(Effect, frozen=True, kw_only=True, tag="rampage"):
    """Never flees: after space 3 it begins again at Start with its hits."""
