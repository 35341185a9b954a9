"""What sealing is worth: a rift before all, then Totems, Powers and monsters that fled."""

from typing import Any

from engine.games.shadowrift.actions import Play
from engine.games.shadowrift.bot.foes import harm_of_effect
from engine.games.shadowrift.bot.outlook import Outlook
from engine.games.shadowrift.content.effects import Seal
from engine.games.shadowrift.content.printed import DOES, SORT, SYMBOLS, one_of
from engine.games.shadowrift.rules.heroes.aiming import rift_cost
from engine.games.shadowrift.table import actions_allowed, rifts_open, tolls
from engine.games.shadowrift.zones import ACTED, HAND

RIFT = 40.0


def seal_worth(outlook: Outlook, action: Play) -> float:
    world = outlook.world
    target: Any = action.targets[0]
    kind = world.kinds[target]
    match SORT[kind]:
        case "rift":
            return RIFT * outlook.taste.seals
        case "totem":
            return outlook.weights.seal_totem * outlook.taste.seals
        case "power":
            does = sum(harm_of_effect(effect, world.seats, outlook.weights) for effect in DOES[kind])
            return outlook.taste.seals * (outlook.weights.seal_symbol + 0.5 * does)
    return outlook.taste.seals * outlook.weights.seal_symbol * SYMBOLS[kind]


def magic_short(outlook: Outlook) -> int | None:
    """How much Magic is missing to seal a rift with this hand now; None without a Seal, a rift, or an Action left."""
    world, seat = outlook.world, outlook.seat
    if not rifts_open(world) or ACTED(world, seat) >= actions_allowed(world, seat):
        return None
    for card in world.pieces(HAND[seat]):
        seals = one_of(world.kinds[card], Seal)
        if seals is not None and "rift" in seals.what:
            return max(0, rift_cost(world, seat, seals, tolls(world))[1] - outlook.means.magic_in_all)
    return None
