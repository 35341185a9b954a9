"""What a monster would still do to everybody if it lived: the harm that a kill saves."""

from typing import Any

from engine.core.world import World
from engine.games.shadowrift.bot.weights import ADEPT, Weights
from engine.games.shadowrift.content.effects import (
    Activate,
    Afflict,
    Break,
    Discard,
    DrawMagic,
    Enter,
    Hunt,
    Kill,
    Lose,
    Power,
    RaiseTotem,
    RaiseZombie,
    Steal,
)
from engine.games.shadowrift.content.printed import BOSS, DOES, PLANS, RAMPAGES, SORT, SYMBOLS
from engine.games.shadowrift.effects.rows import EFFECTS
from engine.games.shadowrift.force import MOST_REMEMBERED
from engine.games.shadowrift.table import freezes_in_play, track_space
from engine.games.shadowrift.zones import AREA, CORPSES, LAST
from engine.kit.printed import Printed, Remembered

LOSS = 60.0
ENTERS = {"freeze": 2.0, "corpse": 1.0, "cultist": 1.5}
HALF_EACH = 0.5
NEAR = 9
DEADLY = (Kill, Hunt, Enter)


def harm_of_effect(effect: Any, heroes: int, weights: Weights) -> float:
    """What one effect of a plan costs so many heroes."""
    match effect:
        case Lose():
            return LOSS
        case Kill() | Hunt() | Break():
            return weights.death if getattr(effect, "otherwise", "hunt") == "hunt" else weights.affliction
        case Afflict(who=who, n=n):
            return weights.affliction * n * {"each": heroes, "half": (heroes + 1) // 2}.get(who, 1)
        case Discard(what=what, n=n):
            return weights.discarded * heroes * n * (1.0 if what == "any" else HALF_EACH)
        case Steal(who=who, n=n):
            return 1.0 * n * (heroes if who == "each" else 1)
        case Power(n=n, per=per):
            return weights.power_point * n * {"hero": heroes, "two_heroes": (heroes + 1) // 2}.get(per, 1)
        case Enter(what=what):
            return weights.entered * ENTERS[what]
        case RaiseTotem() | RaiseZombie():
            return weights.death
        case DrawMagic():
            return weights.magic_drawn
    return -EFFECTS.of(effect).worth(effect)


def harm_of_powers(kinds: tuple[str, ...], heroes: int, weights: Weights) -> float:
    """What activating these Powers does; one more may come."""
    return 0.5 + sum(harm_of_effect(effect, heroes, weights) for kind in kinds for effect in DOES[kind])


def harm_of_plan(effects: Any, heroes: int, corpses: int, powers: tuple[str, ...], weights: Weights) -> float:
    return sum(
        harm_of_powers(powers, heroes, weights)
        if isinstance(effect, Activate)
        else harm_of_effect(effect, heroes, weights)
        + (weights.plague * max(0, NEAR - corpses) if isinstance(effect, DEADLY) else 0.0)
        for effect in effects
    )


def harm_of(world: World, foe: int, waited: int = 0, weights: Weights = ADEPT) -> float:
    """What it will do if it lives, the next plan first; `waited`: if it is let live that many rounds."""
    kinds, zones = world.kinds, world.zones
    kind = kinds[foe]
    if SORT[kind] != "monster":
        return weights.zombie if SORT[kind] == "zombie" else weights.freeze + len(freezes_in_play(world))
    powers = tuple([kinds[card] for card in zones[AREA] if DOES[kinds[card]]])  # type: ignore[index]
    space = (track_space(world, foe) or 0) + waited
    return HARMS[weights][kind, space, world.seats, len(zones[CORPSES]), powers]


Threat = tuple[str, int, int, int, tuple[str, ...]]
"""A monster, its space, the heroes, the Corpses left and the Powers in the Power Area."""


def harms_as(weights: Weights) -> Remembered[Threat, float]:
    """The harm of every threat to whoever weighs it so."""
    return Remembered(lambda threat: harm_at(*threat, weights), MOST_REMEMBERED)


HARMS: Printed[Weights, Remembered[Threat, float]] = Printed(harms_as)


def harm_at(kind: str, space: int, heroes: int, corpses: int, powers: tuple[str, ...], weights: Weights) -> float:
    """See `harm_of`; a space beyond the last one is flight."""
    if space > LAST and not RAMPAGES[kind]:
        return 0.0
    plans = [harm_of_plan(plan.does, heroes, corpses, powers, weights) for plan in PLANS[kind]]
    coming = plans[space % (LAST + 1) :]
    harm = sum(coming[:1]) + weights.later * sum(coming[1:])
    if RAMPAGES[kind]:
        harm += HALF_EACH * weights.later * sum(plans)
    return harm + weights.symbol * SYMBOLS[kind]


def reward_of(world: World, foe: int, weights: Weights = ADEPT) -> float:
    """What its death brings besides: Heroism."""
    return weights.heroism * SYMBOLS[world.kinds[foe]]


def is_boss(world: World, foe: int) -> bool:
    return BOSS[world.kinds[foe]]
