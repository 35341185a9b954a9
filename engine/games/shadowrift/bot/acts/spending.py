"""What is worth its price: Travellers while Town is thin, Walls and Coin for them, cards for the team's plan."""

from typing import Any

from engine.games.shadowrift.actions import Build, Buy, Expel, Invite
from engine.games.shadowrift.bot.holdings import gained_by_all
from engine.games.shadowrift.bot.outlook import Outlook
from engine.games.shadowrift.bot.planning import GROUP
from engine.games.shadowrift.content.effects import (
    DiesForOthers,
    Discount,
    DrawOnWound,
    ExtraAction,
    Gain,
    Immune,
    Look,
    RaiseVillager,
    Ward,
)
from engine.games.shadowrift.content.printed import AID, EXPEL, KEPT, PLAYED, QUICK, SORT, all_of, has
from engine.games.shadowrift.rules.heroes.buying import build_cost, invite_cost, kind_in_stack
from engine.games.shadowrift.rules.heroes.paying import WALL_COSTS
from engine.games.shadowrift.zones import TRAVELLER, WALLS

SHIELD = 20.0  # for whoever shields a monster
COIN_VALUE = 2  # in Prowess
STRIKE_LIKED = 0.8  # of a further Strike, to who likes to fight
STRANGERS = 5  # in Town, Corpses among them: more are too many


def price(cost: tuple[int, int, int]) -> int:
    """A price in Prowess."""
    return cost[0] + COIN_VALUE * (cost[1] + cost[2])


def invite_worth(outlook: Outlook, action: Invite) -> float:
    """The cheapest while Town is thin; else whoever helps the plan."""
    world, taste, weights = outlook.world, outlook.taste, outlook.weights
    card = world.pieces(TRAVELLER[action.place])[0]
    dear = weights.dear * price(invite_cost(world, outlook.seat, card))
    if outlook.town_in_danger:
        return taste.town * weights.invited - dear
    kind = world.kinds[card]
    helps = 0.5 * has(kind, DiesForOthers)
    if outlook.plan == "seals":
        magic = sum(effect.n for effect in AID[kind] if isinstance(effect, Gain) and effect.what == "magic")
        helps += weights.guest_magic * magic
    return taste.town * (weights.guest + helps) - dear


def build_worth(outlook: Outlook, action: Build) -> float:
    """Cheap ones first; the last one wins."""
    world = outlook.world
    if len(world.zones[WALLS]) == 1:
        return 100.0
    dear = 0.1 * price(build_cost(world, outlook.seat, action.wall))
    worth = outlook.weights.built if saving(outlook) else -2.0
    return float(outlook.taste.walls * worth - dear)


def expel_worth(outlook: Outlook, action: Expel) -> float:
    """Those who feed monsters first, and before all whoever shields one."""
    world = outlook.world
    kind = world.kinds[action.card]
    shielded = [
        foe for foe in outlook.harms if any(effect.while_ == kind for effect in all_of(world.kinds[foe], Immune))
    ]
    if shielded:
        return SHIELD + outlook.taste.town
    own: int = EXPEL[kind].coin
    return outlook.taste.town * (outlook.weights.cultist_sent_off if own else outlook.weights.sent_off)


def buy_worth(outlook: Outlook, action: Buy) -> float:
    kind, weights = kind_in_stack(outlook.world, action.stack), outlook.weights
    assert kind is not None
    match kind:
        case "coin":
            return coin_worth(outlook)
        case "might":
            held = outlook.deck.get("might", 0)
            wanted = outlook.round < weights.might_until and held < weights.might_most and not saving(outlook)
            return weights.might if wanted else 0.1
        case "seal":
            return seals_wanted(outlook)
        case "strike":
            return weights.strike + STRIKE_LIKED * (outlook.taste.kills - 1)
    return card_worth(outlook, kind)


def saving(outlook: Outlook) -> bool:
    """Everything goes into Walls."""
    return outlook.plan == "walls" and outlook.round > outlook.weights.opening


def coin_worth(outlook: Outlook) -> float:
    world, weights = outlook.world, outlook.weights
    if outlook.plan == "walls":
        needed = sum(WALL_COSTS[world.kinds[wall], world.seats][2] for wall in world.pieces(WALLS))
        return outlook.taste.walls * weights.coin_for_walls if outlook.coin < needed else 0.1
    return weights.coin_for_seals if outlook.coin < weights.coin_enough * world.seats else 0.05


def seals_wanted(outlook: Outlook) -> float:
    held, weights = outlook.deck.get("seal", 0), outlook.weights
    if outlook.plan == "walls":
        return 0.3 * outlook.taste.seals if not held else 0.0
    wanted = 1 if outlook.round < weights.two_seals_from else 2
    return outlook.taste.seals * (weights.seal if held < wanted else weights.seal_more)


def card_worth(outlook: Outlook, kind: str) -> float:
    """Two cards to fight with, more for who likes to, and one of every other sort that helps."""
    held, group, weights = outlook.deck, GROUP[kind], outlook.weights
    if saving(outlook):
        return weights.while_saving
    if held.get(kind, 0):
        return weights.second
    late = outlook.round >= weights.cards_until
    match group:
        case "arms":
            arms = sum(count for card, count in held.items() if card != "strike" and is_arms(card))
            most = weights.arms_most * max(1.0, outlook.taste.kills)
            return outlook.taste.kills * (weights.arms if arms < most else 0.0)
        case "magic":
            return outlook.taste.seals * (weights.magic_card if outlook.plan == "seals" else 0.0)
        case "draws":
            return weights.draws_late if late else weights.draws
        case "mends":
            return outlook.taste.healing * (weights.mends_late if late else weights.mends)
        case "stone":
            return outlook.taste.walls * (weights.stone if outlook.plan == "walls" and not late else 0.0)
    return 0.2 if late or kind in gained_by_all(outlook.world) else rare_worth(outlook, kind)


def rare_worth(outlook: Outlook, kind: str) -> float:
    """What the team needs once at most: more Actions, a ward, friends on the road, the dead back, a look ahead."""
    taste, held = outlook.taste, outlook.deck
    for effect in (*PLAYED[kind], *KEPT[kind]):
        match effect:
            case ExtraAction():
                slow = sum(count for card, count in held.items() if PLAYED[card] and not QUICK[card])
                return outlook.weights.extra_action if slow > 1 else 0.2
            case Ward():
                return outlook.weights.ward * taste.healing
            case DrawOnWound():
                return 1.35 * taste.kills
            case RaiseVillager():
                return taste.town * (2.2 if outlook.town_in_danger or outlook.town[1] > STRANGERS else 0.2)
            case Discount(on="villager"):
                return 0.95 * taste.town
            case Look():
                return 1.65
    return 0.2


def is_arms(kind: Any) -> bool:
    return SORT[kind] in ("attack", "skill", "loot") and GROUP[kind] == "arms"
