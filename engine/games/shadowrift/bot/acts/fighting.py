"""What an attack is worth: the harm it saves, against the cards, Wounds and Burns it costs."""

from typing import Any

from engine.games.shadowrift.actions import Play
from engine.games.shadowrift.bot.foes import harm_of_effect
from engine.games.shadowrift.bot.outlook import Outlook
from engine.games.shadowrift.content.effects import Heal, Hit, OnKill, Outrage, Recoil
from engine.games.shadowrift.content.printed import BOOST, FEE, HIT, QUICK, SORT, all_of
from engine.games.shadowrift.rules.heroes.aiming import all_foes, foes_in
from engine.games.shadowrift.rules.heroes.attacking import BESIDE
from engine.games.shadowrift.rules.heroes.fighting import hits_on, thorns_of
from engine.games.shadowrift.table import count_of
from engine.games.shadowrift.zones import HAND, PROVOKED, TAKEN

SLOT, STEP, SMALL = 0.3, 0.3, 0.05


def attack_worth(outlook: Outlook, action: Play) -> float:
    world, seat, weights = outlook.world, outlook.seat, outlook.weights
    kind = world.kinds[action.card]
    hit, boost = HIT[kind], BOOST[kind]
    assert hit is not None
    ranged = hit.ranged or action.ranged
    hits = hit.n + (action.boost * boost.each if boost is not None else 0)
    foes = aimed_at(outlook, action, hit, ranged)
    worth, hurt = 0.0, []
    for foe in foes:
        dealt = hits_on(world, seat, kind, foe, hits, ranged)
        hurt.append((foe, dealt))
        worth += outlook.worth_of_hits(foe, dealt) - outrage_of(outlook, foe, dealt)
        for what, n in thorns_of(world, seat, foe, ranged):
            worth -= n * (weights.wound if what == "wound" else weights.burn)
    worth = (
        outlook.taste.kills * worth + beside(outlook, kind, foes, hits) - cost_of(outlook, kind, action, ranged, foes)
    )
    return max(worth, part_of_kill(outlook, *hurt[0])) if len(hurt) == 1 else worth


def part_of_kill(outlook: Outlook, foe: int, dealt: int) -> float:
    """A step towards a kill within reach comes before anything bought, if the kill as a whole is worth its cost."""
    target, weights = outlook.target(foe), outlook.weights
    if dealt >= target.left or not target.in_reach or target.is_managed:
        return 0.0
    whole = (
        outlook.taste.kills * target.worth - weights.prowess * target.left - (0.0 if outlook.wounded else weights.wound)
    )
    return weights.before_buying + STEP * dealt + SMALL * whole if whole > 0 else 0.0


def cost_of(outlook: Outlook, kind: str, action: Play, ranged: bool, foes: list[int]) -> float:
    """Prowess and Magic, the Action of the round, and the Wound of a first melee attack."""
    boost, fee, weights = BOOST[kind], FEE[kind], outlook.weights
    cost = 0.0 if QUICK[kind] else SLOT
    if boost is not None:
        cost += action.boost * (weights.prowess if boost.what == "prowess" else weights.magic)
    if fee is not None:
        cost += fee.n * (weights.prowess if fee.what == "prowess" else weights.magic)
    if not ranged and not outlook.wounded and any(SORT[outlook.world.kinds[foe]] != "freeze" for foe in foes):
        cost += weights.wound
        if any(outlook.others_manage(foe) for foe in foes):
            cost += weights.wound
    return cost


def beside(outlook: Outlook, kind: str, foes: list[int], hits: int) -> float:
    """What the card brings and costs besides hits."""
    worth = 0.0
    for effect in BESIDE[kind]:
        if isinstance(effect, Recoil):
            worth -= outlook.weights.wound * effect.wounds
        elif isinstance(effect, OnKill) and any(outlook.target(foe).left <= hits for foe in foes):
            worth += 2.0
        elif isinstance(effect, Heal):
            held = outlook.world.pieces(HAND[outlook.seat])
            worth += 1.2 if any(outlook.world.kinds[card] in effect.kinds for card in held) else 0.3
    return worth


def outrage_of(outlook: Outlook, foe: int, dealt: int) -> float:
    """What so many hits provoke it to, if it lives."""
    world = outlook.world
    outrages = all_of(world.kinds[foe], Outrage)
    if not outrages or dealt >= outlook.target(foe).left or PROVOKED(world, foe):
        return 0.0
    return sum(
        harm_of_effect(effect.then, world.seats, outlook.weights)
        for effect in outrages
        if TAKEN(world, foe) + dealt > effect.more_than and count_of(world, effect.while_, foe)
    )


def aimed_at(outlook: Outlook, action: Any, hit: Hit, ranged: bool) -> list[int]:
    match hit.targets:
        case "space":
            return [] if action.place is None else foes_in(outlook.world, action.place, ranged)
        case "all":
            return all_foes(outlook.world, ranged)
    return list(action.targets)


def shot_worth(outlook: Outlook, action: Any, hit: Hit, more: int = 0) -> float:
    """Ranged hits that are no attack: of aid, or of a Wall."""
    foes = aimed_at(outlook, action, hit, True)
    return outlook.taste.kills * sum(
        outlook.worth_of_hits(foe, hit.n + more) - outrage_of(outlook, foe, hit.n + more) for foe in foes
    )
