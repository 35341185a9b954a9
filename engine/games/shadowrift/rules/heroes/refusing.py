"""Why a card cannot be aimed as it was: the target is immune, gone, or the wrong sort of thing."""

from collections.abc import Iterable
from typing import Any

from engine.core.errors import Rejected
from engine.core.world import World
from engine.games.shadowrift.actions import Play
from engine.games.shadowrift.content.effects import Hit, Immune, Seal
from engine.games.shadowrift.content.printed import SORT, all_of
from engine.games.shadowrift.names import name_of
from engine.games.shadowrift.rules.heroes.aiming import SEALED_AS
from engine.games.shadowrift.table import can_be_hit, count_of, hittable
from engine.games.shadowrift.zones import AREA

ATTACKS, SEALS = "Attacks and kills", "Seals and Shadowrifts"
WHILE = {
    "cultist": "while a Cultist is in play: send it off for 1¢ and 1*",
    "freeze": "while {least} Freezes are in play: break the ice first",
    "totem": "while a Totem stands: seal it first",
    "first_round": "in space 1",
}


def cannot_aim(world: World, seat: int, action: Play, effects: Iterable[Any]) -> Rejected | None:
    """What is wrong with the targets; None if nothing is."""
    for effect in effects:
        if isinstance(effect, Hit):
            return cannot_hit(world, action, effect)
        if isinstance(effect, Seal):
            return cannot_seal(world, action, effect)
    return None


def cannot_hit(world: World, action: Play, effect: Hit) -> Rejected | None:
    foes = hittable(world)
    if not foes:
        return Rejected("NothingToHit", "There is no monster in play to hit.", ATTACKS)
    if not action.targets and effect.targets in ("one", "two"):
        return Rejected("NoTarget", "Choose a monster to hit.", ATTACKS)
    ranged = effect.ranged or action.ranged
    for target in action.targets:
        if target not in foes:
            return Rejected("NotInPlay", "Only monsters on the track and Freezes in Town can be hit.", ATTACKS)
        if not can_be_hit(world, target, ranged):
            return Rejected("Immune", immune_words(world, target, ranged), ATTACKS)
    return None


def immune_words(world: World, foe: int, ranged: bool) -> str:
    """Why it cannot be hit, and what helps."""
    way = "from afar" if ranged else "in melee"
    for effect in all_of(world.kinds[foe], Immune):
        if (
            effect.to in ("all", "ranged" if ranged else "melee")
            and count_of(world, effect.while_, foe) >= effect.least
        ):
            how = "" if effect.to == "all" else f" {way}"
            least = "two" if effect.least == 2 else str(effect.least)
            return f"{name_of(world, foe)} cannot be hit{how} {WHILE[effect.while_].format(least=least)}."
    return f"{name_of(world, foe)} cannot be hit {way} this round."


def cannot_seal(world: World, action: Play, effect: Seal) -> Rejected | None:
    area = world.pieces(AREA)
    if not any(SEALED_AS.get(SORT[world.kinds[card]]) in effect.what for card in area):
        return Rejected("NothingToSeal", "There is nothing in the Power Area to seal.", SEALS)
    if len(action.targets) != 1 or action.targets[0] not in area:
        return Rejected("NoTarget", "Choose a card in the Power Area to seal.", SEALS)
    return None
