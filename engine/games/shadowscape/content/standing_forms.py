"""What is true as long as a card lies there: abilities of heroes, equipment, enemies and lords.

Described for authors of cards in content/shadowscape/EFFECTS.md.
"""

from typing import Literal

from engine.games.shadowscape.content.condition_forms import BesideEnemy, EnemyCondition, HeroCondition
from engine.games.shadowscape.content.effect_forms import Drop, Effect, PassEnemies, Per, Reaction, Spawn
from engine.games.shadowscape.content.words import Blow, EnemyType, Reach, Strike, Symbol
from engine.kit.structs import Natural, Positive

# Heroes and equipment: numbers


class Boost(Effect, frozen=True, kw_only=True, tag="boost"):
    """Actions with this symbol have so much more, counted if `per` says so, everywhere or at one reach."""

    symbol: Symbol
    plus: Natural = 0
    per: Per | None = None
    reach: Reach = "either"


class Defence(Effect, frozen=True, kw_only=True, tag="defence"):
    """Defence is higher, against every blow or one sort, always or under a condition."""

    points: Positive
    against: Blow | None = None
    when: BesideEnemy | None = None


class Hand(Effect, frozen=True, kw_only=True, tag="hand"):
    """The hand size is larger."""

    cards: Positive


class Slots(Effect, frozen=True, kw_only=True, tag="slots"):
    """The hero card has more wound slots."""

    slots: Positive


class Skill(Effect, frozen=True, kw_only=True, tag="skill"):
    """So many skill symbols more."""

    skill: Positive


# Heroes and equipment: rules bent


class CountAs(Effect, frozen=True, kw_only=True, tag="count_as"):
    """Fate cards with one symbol serve as cards with another too."""

    symbol: Symbol
    serves_as: Symbol
    when: BesideEnemy | None = None


class AnySymbol(Effect, frozen=True, kw_only=True, tag="any_symbol"):
    """The first Fate cards that boost such an action may bear any symbol."""

    symbol: Symbol
    cards: Positive


class Cheaper(Effect, frozen=True, kw_only=True, tag="cheaper"):
    """Treasures need fewer search points."""

    what: Literal["treasure"]
    by: Positive


class LongReach(Effect, frozen=True, kw_only=True, tag="long_reach"):
    """An attack that reaches only here may reach next door."""


class FarShrines(Effect, frozen=True, kw_only=True, tag="far_shrines"):
    """Shrines next door serve you as if you were there."""


class When(Effect, frozen=True, kw_only=True, tag="when"):
    """Each time this happens to you, these effects; `rooms` is how many a move must go through."""

    event: Literal["kill", "vain", "heal", "alter", "move", "enemy_phase"]
    effects: tuple[Reaction, ...]
    rooms: Natural = 0


class Once(Effect, frozen=True, kw_only=True, tag="once"):
    """Once a turn, if you like."""

    effects: tuple[Reaction | LongReach, ...]


# Enemies and lords


class Tough(Effect, frozen=True, kw_only=True, tag="tough"):
    """Defence is higher, against every attack or one symbol, always or under a condition."""

    points: Positive
    against: Strike | None = None
    when: EnemyCondition | None = None


class Fierce(Effect, frozen=True, kw_only=True, tag="fierce"):
    """Damage is higher against a hero of whom this is true."""

    points: Positive
    when: HeroCondition


class Steps(Effect, frozen=True, kw_only=True, tag="steps"):
    """With no hero in reach after its walk it goes so many rooms on, towards the nearest hero."""

    rooms: Positive


class StrikesAll(Effect, frozen=True, kw_only=True, tag="strikes_all"):
    """It strikes every hero in reach, not one."""

    reach: Reach


class Piercing(Effect, frozen=True, kw_only=True, tag="piercing"):
    """Discarded cards cancel nothing of its damage; defence, gear and shrine do."""


class Rises(Effect, frozen=True, kw_only=True, tag="rises"):
    """Eliminated by exactly its defence it moves to a free lair of its type instead; no trophy."""


class Hurts(Effect, frozen=True, kw_only=True, tag="hurts"):
    """A hero who takes a wound from it also suffers these effects."""

    effects: tuple[Drop, ...]


# Lords only


class Reaches(Effect, frozen=True, kw_only=True, tag="reaches"):
    """It can strike next door too."""


class Gathers(Effect, frozen=True, kw_only=True, tag="gathers"):
    """When it acts, all enemies of the type next door come into its room first."""

    type: EnemyType


class AlsoActs(Effect, frozen=True, kw_only=True, tag="also_acts"):
    """When one type is drawn, another acts as well."""

    type: EnemyType
    drawn: EnemyType


class Drawn(Effect, frozen=True, kw_only=True, tag="drawn"):
    """When the type is drawn in an enemy phase, these effects."""

    type: EnemyType
    effects: tuple[Spawn, ...]


class Dearer(Effect, frozen=True, kw_only=True, tag="dearer"):
    """Equipment and general actions cost so many tokens more, up to `most` in all."""

    tokens: Positive
    most: Positive


class Weak(Effect, frozen=True, kw_only=True, tag="weak"):
    """Defence is lower by one for each of these, down to `least`."""

    per: Literal["free_shard_room", "other_hero_near"]
    least: Positive


StandingEffect = (
    Boost | Defence | Hand | Slots | Skill | CountAs | AnySymbol | Cheaper | PassEnemies | FarShrines | When | Once
)
EnemyEffect = Tough | Fierce | Steps | StrikesAll | Piercing | Rises | Hurts
LordEffect = Tough | StrikesAll | Hurts | Reaches | Gathers | AlsoActs | Drawn | Dearer | Weak
