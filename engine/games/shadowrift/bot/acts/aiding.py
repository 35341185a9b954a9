"""What aid and quick cards are worth: points, Coin, cards, healing, burying. Aid is free, so all of it is used."""

from collections.abc import Iterable
from typing import Any

from engine.games.shadowrift.actions import SeekAid
from engine.games.shadowrift.bot.acts.fighting import shot_worth
from engine.games.shadowrift.bot.acts.sealing import magic_short
from engine.games.shadowrift.bot.outlook import Outlook
from engine.games.shadowrift.content.effects import (
    BonusHeroism,
    BonusHit,
    Bury,
    Discount,
    Draw,
    ExtraAction,
    Gain,
    Heal,
    Hit,
    Look,
    RaiseVillager,
)
from engine.games.shadowrift.content.printed import AID
from engine.games.shadowrift.rules.heroes.attacking import more_from_aid
from engine.games.shadowrift.table import forbids, in_space
from engine.games.shadowrift.zones import CORPSES, DISCARD, HAND, SPACE, TOWN_DISCARD

FIRST = 12.0  # aid comes before attacks and purchases: it may pay for them
FEW_CORPSES = 9


def aid_worth(outlook: Outlook, action: SeekAid) -> float:
    world = outlook.world
    card = in_space(world, action.space)
    assert card is not None
    effects = AID[world.kinds[card]]
    more = more_from_aid(world, card)
    worth = effects_worth(outlook, effects, action, more)
    if any(isinstance(effect, Hit) for effect in effects):
        return worth  # where it kills or helps to, in its turn
    return worth + FIRST if worth > 0.5 else worth


def effects_worth(outlook: Outlook, effects: Iterable[Any], action: Any, more: int = 0) -> float:
    return sum(effect_worth(outlook, effect, action, more) for effect in effects)


def effect_worth(outlook: Outlook, effect: Any, action: Any, more: int) -> float:
    taste, world = outlook.taste, outlook.world
    match effect:
        case Hit():
            return shot_worth(outlook, action, effect, more)
        case Heal():
            return taste.healing * healing_worth(outlook, effect, action.hero)
        case Gain():
            return gain_worth(outlook, effect)
        case Draw(n=n, who=who):
            return outlook.weights.drawn * n * (world.seats - 1 if who == "others" else 1)
        case Bury(n=n):
            return taste.town * n * bury_worth(outlook)
        case BonusHeroism(n=n):
            return outlook.weights.heroism_more * n if any(outlook.in_reach(foe) for foe in outlook.harms) else 0.1
        case BonusHit(n=n):
            strikes = any(world.kinds[card] == "strike" for card in world.pieces(HAND[outlook.seat]))
            return 0.7 * n * taste.kills if strikes and outlook.harms else 0.0
        case Discount(on="wall"):
            return taste.walls * (3.0 if outlook.plan == "walls" and world.zones["walls"] else 0.1)
        case ExtraAction():
            return 0.6 if outlook.arms[0] or outlook.arms[1] else 0.1
        case RaiseVillager():
            return 2.5 * taste.town if outlook.town_in_danger else 1.5 * taste.town
        case Look():
            return 0.8
    return 0.2


def gain_worth(outlook: Outlook, effect: Gain) -> float:
    match effect.what:
        case "coin":
            return outlook.weights.coin * effect.n
        case "prowess":
            return (
                outlook.weights.point * effect.n
                if effect.only_for == "anything"
                else 0.5 * effect.n * bool(outlook.arms[0])
            )
    short = magic_short(outlook)
    if short is not None and 0 < short <= effect.n:
        return 12.0 * outlook.taste.seals
    return 0.2 * effect.n


def bury_worth(outlook: Outlook) -> float:
    """The fewer Corpses the stack has, the more; none can be buried where none lies open or somebody forbids it."""
    world = outlook.world
    lying = any(world.kinds[card] == "corpse" for zone in (*SPACE, TOWN_DISCARD) for card in world.pieces(zone))
    if not lying or forbids(world, "burial") is not None:
        return 0.0
    few = len(world.zones[CORPSES]) < FEW_CORPSES
    return outlook.weights.buried_late if few else outlook.weights.buried


def healing_worth(outlook: Outlook, effect: Heal, named: int | None) -> float:
    """What would be healed, as far as it is known."""
    world = outlook.world
    heroes = range(world.seats) if effect.whose == "any" else (outlook.seat if named is None else named,)
    hurt = sum(
        world.kinds[card] in effect.kinds
        for hero in heroes
        for zone in (HAND[hero], DISCARD[hero])
        for card in world.lying(zone)
    )
    return outlook.weights.healed * (hurt if effect.n == "all" else min(hurt, effect.n))
