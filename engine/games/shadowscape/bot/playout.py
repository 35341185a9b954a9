"""How a search of this game looks ahead: what it takes everybody to do in a hurry, and how far it looks.

A turn is planned once and then followed: the plan is kept with the World it was made for, which a look ahead changes
step by step and nobody else has. Texts are left out, except those that buy time together.
"""

from random import Random
from typing import Any

from engine.core.world import World
from engine.games.shadowscape import actions as a
from engine.games.shadowscape import asks as q
from engine.games.shadowscape import tasks as t
from engine.games.shadowscape.bot import policy
from engine.games.shadowscape.bot.answers import best_walk, missing_boost
from engine.games.shadowscape.bot.plans.memory import remembered
from engine.games.shadowscape.bot.plans.offers import claim_worth
from engine.games.shadowscape.bot.plans.outlook import Outlook
from engine.games.shadowscape.bot.plans.planning import Planner
from engine.games.shadowscape.bot.plans.turns import Deed, best_turn
from engine.games.shadowscape.bot.taste import PLAIN, Taste
from engine.games.shadowscape.content.effect_forms import Recall
from engine.games.shadowscape.content.printed import SHARDS, SYMBOLS_OF
from engine.games.shadowscape.holding import is_fulfilled
from engine.games.shadowscape.lists import effects_of
from engine.games.shadowscape.rules.acting import has_use
from engine.games.shadowscape.rules.altering import text_of
from engine.games.shadowscape.rules.boosting import boosts
from engine.games.shadowscape.rules.claiming import can_pay
from engine.games.shadowscape.rules.rows import RULES
from engine.games.shadowscape.sums import left_by
from engine.games.shadowscape.table import (
    free_slots,
    hand_of,
    hero_of,
    is_cooperative,
    path_to,
    tokens_of,
    usable_cards,
    woundable,
)
from engine.games.shadowscape.zones import (
    ACTIONS,
    ACTIONS_LEFT,
    ALTERED,
    CLAIMED,
    FATE_DISCARD,
    GEAR,
    PLACE,
    TURNS,
    WHISPERS,
    WOUNDS,
)

END, GO, HALT, TAKE = a.EndActions(), a.Go(), a.Halt(), a.Take()
BUYS = 0.15  # what a purchase must bring at least
KEPT = {"attack": 3, "magic": 3, "defence": 2, "search": 2, "move": 1, "heal": 1}
CAUTION = 1.0  # standard errors by which another choice must seem better
ROUNDS = 1  # turns of one's own until a look ahead ends


class Intent:
    """What a seat is about to do in one World."""

    __slots__ = ("deed", "deeds", "seat", "turn", "world")

    def __init__(self, world: World, seat: int, deeds: list[Deed]) -> None:
        self.world, self.seat, self.turn, self.deeds = world, seat, TURNS(world, seat), deeds
        self.deed: Deed | None = None


intents: list[Intent] = []  # the last one only


def intent_of(world: World, seat: int) -> Intent | None:
    """What this seat has planned for this turn, if it was planned in this World."""
    if intents:
        found = intents[-1]
        if found.world is world and found.seat == seat and found.turn == TURNS(world, seat):
            return found
    return None


def intend(world: World, seat: int, deeds: list[Deed]) -> Intent:
    intents[:] = [Intent(world, seat, deeds)]
    return intents[0]


def ranked(world: World, seat: int, rng: Random, taste: Taste | None = None) -> list[tuple[Any, float]]:
    """What the bot would pick, then what else is worth a look."""
    return policy.ranked(world, seat, rng, taste)


def is_far(start: World, world: World) -> bool:
    """The start of a later turn of whoever was in turn."""
    seat = start.turn
    return seat is not None and TURNS(world, seat) >= TURNS(start, seat) + ROUNDS


def playout(world: World, seat: int, rng: Random) -> Any:
    """What the bot would do in a hurry."""
    ask = world.asks[-1][seat]
    quick = QUICK.get(type(ask))
    action = quick(world, seat, ask) if quick is not None else None
    return action if action is not None else policy.pick(world, seat, rng)


# The action phase


def act(world: World, seat: int, ask: Any) -> Any:
    """Claim what can be claimed, follow the plan, and end."""
    if not CLAIMED(world):
        done = [card for card in world.pieces(WHISPERS) if is_fulfilled(world, seat, card)]
        if done:
            return a.Claim(max(done, key=lambda card: SHARDS[world.kinds[card]]))
    if is_cooperative(world) and not ALTERED(world):
        time = [fate for fate in hand_of(world, seat) if is_time(world, fate)]
        if time:
            return a.Alter(time[0])
    if ACTIONS_LEFT(world):
        action = next_action(world, seat)
        if action is not None:
            return action
    if not CLAIMED(world) and tokens_of(world, seat):
        return remembered(purchase, world, seat) or END
    return END


def is_time(world: World, fate: int) -> bool:
    """Whether a text brings Fate cards back now."""
    effects = effects_of(text_of(world, fate))
    return isinstance(effects[0], Recall) and bool(world.zones[FATE_DISCARD])


def next_action(world: World, seat: int) -> Any:
    """The next action of the plan, or of a new one."""
    intent = intent_of(world, seat)
    if intent is None or not intent.deeds or not is_possible(world, seat, intent.deeds[0]):
        intent = intend(world, seat, list(remembered(turn_of, world, seat)))
    if not intent.deeds or not is_possible(world, seat, intent.deeds[0]):
        return None
    intent.deed = deed = intent.deeds.pop(0)
    return a.Move(deed.card) if deed.is_move else a.Use(deed.card)


def turn_of(world: World, seat: int) -> tuple[Deed, ...]:
    return tuple(best_turn(Planner(Outlook(world, seat))))


def is_possible(world: World, seat: int, deed: Deed) -> bool:
    return deed.card in usable_cards(world, seat) and (deed.is_move or has_use(world, seat, deed.card))


def purchase(world: World, seat: int) -> Any:
    """Gear or a general action that is worth its tokens."""
    cards = [card for zone in (GEAR, ACTIONS) for card in world.pieces(zone) if can_pay(world, seat, card)]
    if not cards:
        return None
    outlook = Outlook(world, seat)
    worth, card = max([(claim_worth(outlook, card), card) for card in cards])
    return a.Claim(card) if worth > BUYS else None


# Inside an action


def current(world: World, seat: int) -> Deed | None:
    intent = intent_of(world, seat)
    return intent.deed if intent is not None else None


def target(world: World, seat: int, ask: q.ToTarget) -> Any:
    deed = current(world, seat)
    if deed is None or deed.enemy is None:
        return None
    action = a.Target(deed.enemy)
    return action if action in RULES.legal(world, seat) else None


def boost(world: World, seat: int, ask: q.ToBoost) -> Any:
    """The hand cards that were planned; without a plan, those that make a difference."""
    deed = current(world, seat)
    if deed is None:
        deed = remembered(planned_boost, world, seat)
        intend(world, seat, []).deed = deed
    offered = boosts(world, seat, ask)
    for action in offered:
        if isinstance(action, a.Discard) and action.fate in deed.fates:
            return action
    return GO


def planned_boost(world: World, seat: int) -> Deed:
    """For an action that somebody else chose."""
    planner = Planner(Outlook(world, seat, PLAIN))
    place, task = None, world.agenda[-1]
    if isinstance(task, t.WalkDue):
        place, missing = best_walk(world, seat, planner, task.points, "move")
    else:
        missing = missing_boost(world, seat, task, planner)
    bits = planner.serving_for(world.asks[-1][seat].symbol)
    spent = sum([bit for _, bit in bits[:missing]]) if 0 < missing <= len(bits) else 0
    named = tuple([fate for number, (fate, _) in enumerate(planner.hand) if spent >> number & 1])
    return Deed(-1, place is not None, place, None, named)


def step(world: World, seat: int, ask: q.ToStep) -> Any:
    """On towards the room that was planned; without a plan, to the best in reach."""
    deed, task = current(world, seat), world.agenda[-1]
    if deed is None or deed.place is None:
        deed = remembered(planned_walk, world, seat)
        intend(world, seat, []).deed = deed
    assert deed.place is not None
    if deed.place == PLACE(world, seat):
        return HALT
    path = path_to(world, seat, deed.place, ask.left, task.past)
    return a.Step(path[0]) if path else HALT


def planned_walk(world: World, seat: int) -> Deed:
    """For a move that somebody else chose."""
    planner, ask = Planner(Outlook(world, seat, PLAIN)), world.asks[-1][seat]
    reach = planner.reach(planner.place, ask.left, world.agenda[-1].past)
    place = max(reach, key=lambda one: planner.arrival(one, 0, None, planner.left) - 0.001 * reach[one])
    return Deed(-1, True, place, None, ())


def point(world: World, seat: int, ask: q.ToPoint) -> Any:
    deed = current(world, seat)
    if deed is None or deed.place is None or deed.is_move:
        return None
    action = a.Point(deed.place)
    return action if action in RULES.legal(world, seat) else None


# The enemy phase


def rouse(world: World, seat: int, ask: q.ToRouse) -> Any:
    return RULES.legal(world, seat)[0]


def aim(world: World, seat: int, ask: q.ToAim) -> Any:
    """Rivals before oneself; together, whoever is hurt least."""
    legal = RULES.legal(world, seat)
    if is_cooperative(world):
        return min(legal, key=lambda action: left_by(world, ask.enemy, action.hero))
    return max(legal, key=lambda action: (action.hero != seat, left_by(world, ask.enemy, action.hero)))


def defend(world: World, seat: int, ask: q.ToDefend) -> Any:
    if not free_slots(world, seat):
        return TAKE
    return RULES.legal(world, seat)[0]


def suffer(world: World, seat: int, ask: q.ToWound) -> Any:
    """The hero card first, then what is disabled already."""
    hero, pieces = hero_of(world, seat), woundable(world, seat)
    if hero in pieces:
        return a.Suffer(hero)
    return a.Suffer(max(pieces, key=lambda piece: WOUNDS(world, piece)))


def mend(world: World, seat: int, ask: q.ToMend) -> Any:
    hero = hero_of(world, seat)
    legal = [action for action in RULES.legal(world, seat) if action.card != hero]
    return min(legal, key=lambda action: WOUNDS(world, action.card)) if legal else None


def discard(world: World, seat: int, ask: q.ToDiscard) -> Any:
    kinds = world.kinds
    worst = min(hand_of(world, seat), key=lambda fate: sum([KEPT[symbol] for symbol in SYMBOLS_OF[kinds[fate]]]))
    return a.Discard(worst)


QUICK: dict[type, Any] = {
    q.ToAct: act,
    q.ToTarget: target,
    q.ToBoost: boost,
    q.ToStep: step,
    q.ToPoint: point,
    q.ToRouse: rouse,
    q.ToAim: aim,
    q.ToDefend: defend,
    q.ToWound: suffer,
    q.ToMend: mend,
    q.ToDiscard: discard,
}
