"""What a monster would still do to everybody if it lived: the harm that a kill saves."""

from typing import Any

from engine.core.world import World
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
from engine.games.shadowrift.effects import EFFECTS
from engine.games.shadowrift.force import MOST_REMEMBERED
from engine.games.shadowrift.table import freezes_in_play, track_space
from engine.games.shadowrift.zones import AREA, CORPSES, LAST

DEATH, LOSS, WOUND, SYMBOL, REWARD = 2.5, 60.0, 1.5, 2.7, 1.5
LATER = 0.6  # what a plan counts that is not the next one
ZOMBIE, FREEZE = 2.5, 2.5
ENTERS = {"freeze": 2.0, "corpse": 1.0, "cultist": 1.5}
HALF_EACH = 0.5
PLAGUE, NEAR = 0.4, 9
DEADLY = (Kill, Hunt, Enter)


def harm_of_effect(effect: Any, heroes: int) -> float:
    """What one effect of a plan costs so many heroes."""
    match effect:
        case Lose():
            return LOSS
        case Kill() | Hunt() | Break():
            return DEATH if getattr(effect, "otherwise", "hunt") == "hunt" else WOUND
        case Afflict(who=who, n=n):
            return WOUND * n * {"each": heroes, "half": (heroes + 1) // 2}.get(who, 1)
        case Discard(what=what, n=n):
            return HALF_EACH * heroes * n * (1.0 if what == "any" else HALF_EACH)
        case Steal(who=who, n=n):
            return 1.0 * n * (heroes if who == "each" else 1)
        case Power(n=n, per=per):
            return 0.6 * n * {"hero": heroes, "two_heroes": (heroes + 1) // 2}.get(per, 1)
        case Enter(what=what):
            return ENTERS[what]
        case RaiseTotem() | RaiseZombie():
            return DEATH
        case DrawMagic():
            return 2.0
    return -EFFECTS.of(effect).worth(effect)


def harm_of_powers(kinds: tuple[str, ...], heroes: int) -> float:
    """What activating these Powers does; one more may come."""
    return 0.5 + sum(harm_of_effect(effect, heroes) for kind in kinds for effect in DOES[kind])


def harm_of_plan(effects: Any, heroes: int, corpses: int, powers: tuple[str, ...]) -> float:
    return sum(
        harm_of_powers(powers, heroes)
        if isinstance(effect, Activate)
        else harm_of_effect(effect, heroes) + (plague(corpses) if isinstance(effect, DEADLY) else 0.0)
        for effect in effects
    )


def plague(corpses: int) -> float:
    """What one more Corpse counts besides: the fewer are left of the stack, the more."""
    return PLAGUE * max(0, NEAR - corpses)


def harm_of(world: World, foe: int, waited: int = 0) -> float:
    """What it will do if it lives, the next plan first; `waited`: if it is let live that many rounds."""
    kinds, zones = world.kinds, world.zones
    kind = kinds[foe]
    if SORT[kind] != "monster":
        return ZOMBIE if SORT[kind] == "zombie" else FREEZE + len(freezes_in_play(world))
    powers = tuple([kinds[card] for card in zones[AREA] if DOES[kinds[card]]])  # type: ignore[index]
    space = (track_space(world, foe) or 0) + waited
    return HARMS[kind, space, world.seats, len(zones[CORPSES]), powers]


class Harms(dict[tuple[str, int, int, int, tuple[str, ...]], float]):
    """The harm of a monster, by its space, the heroes, the Corpses left and the Powers in the Power Area."""

    def __missing__(self, asked: tuple[str, int, int, int, tuple[str, ...]]) -> float:
        if len(self) > MOST_REMEMBERED:
            self.clear()
        self[asked] = found = harm_at(*asked)
        return found


HARMS = Harms()


def harm_at(kind: str, space: int, heroes: int, corpses: int, powers: tuple[str, ...]) -> float:
    """See `harm_of`; a space beyond the last one is flight."""
    if space > LAST and not RAMPAGES[kind]:
        return 0.0
    plans = [harm_of_plan(plan.does, heroes, corpses, powers) for plan in PLANS[kind]]
    coming = plans[space % (LAST + 1) :]
    harm = sum(coming[:1]) + LATER * sum(coming[1:])
    if RAMPAGES[kind]:
        harm += HALF_EACH * LATER * sum(plans)
    return harm + SYMBOL * SYMBOLS[kind]


def reward_of(world: World, foe: int) -> float:
    """What its death brings besides: Heroism."""
    return REWARD * SYMBOLS[world.kinds[foe]]


def is_boss(world: World, foe: int) -> bool:
    return BOSS[world.kinds[foe]]
