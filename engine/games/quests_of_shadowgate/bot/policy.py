"""The game's own bot: plans a turn as torch, purchases and payments, and keeps what serves it.

`pick` gets an observed World and reads only what its seat may know. Everything is counted in points: `outlook` says
what things are worth, `planning` which turn brings most.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

from engine.core.world import World
from engine.games.quests_of_shadowgate import actions, tasks
from engine.games.quests_of_shadowgate.bot import value as standing
from engine.games.quests_of_shadowgate.bot.outlook import NEW_CARD, Outlook
from engine.games.quests_of_shadowgate.bot.planning import Planner
from engine.games.quests_of_shadowgate.bot.prospects import thief_pays
from engine.games.quests_of_shadowgate.bot.taste import PLAIN, Taste
from engine.games.quests_of_shadowgate.bot.usefulness import usefulness
from engine.games.quests_of_shadowgate.content.box import box
from engine.games.quests_of_shadowgate.content.forms import EventCard
from engine.games.quests_of_shadowgate.content.printed import TORCH_OF
from engine.games.quests_of_shadowgate.content.vocabulary import STATS
from engine.games.quests_of_shadowgate.effects.rows import EFFECTS
from engine.games.quests_of_shadowgate.rules.acting import has_free_cycle
from engine.games.quests_of_shadowgate.rules.drawing import ways_to_draw
from engine.games.quests_of_shadowgate.rules.paying import actions_left, standing_of
from engine.games.quests_of_shadowgate.rules.rows import RULES
from engine.games.quests_of_shadowgate.rules.turn import torch_actions
from engine.games.quests_of_shadowgate.table import type_of
from engine.games.quests_of_shadowgate.zones import ACTIONS, HAND
from engine.kit.judging import Judge, Judged, JudgeOf, best_first, judged, judged_best, one_of_the_best, worth_of

MOST_RANKED = 6
CLOSE = 0.01  # choices this near to the best are as good
CERTAIN = 1000.0  # the Staff wins at once
CYCLE_HOPE = 0.35  # how much of what better quests would bring can be had this turn
ACTIONS_FOR_QUEST = 3  # to be left after cycling


def pick(world: World, seat: int, rng: Random, taste: Taste | None = None) -> Any:
    """The best legal action by its judge; one of the best at random."""
    return judged_best(JUDGES, world, seat, RULES.legal(world, seat), taste or PLAIN, rng, CLOSE)


def best(world: World, seat: int) -> Any:
    """The best legal action by its judge; the first of the best."""
    legal = RULES.legal(world, seat)
    return legal[0] if len(legal) == 1 else max(judged(JUDGES, world, seat, legal, PLAIN), key=worth_of)[0]


def ranked(world: World, seat: int, rng: Random, taste: Taste | None = None) -> list[Judged]:
    """What `pick` would take, then what else is worth a look, best first."""
    legal = RULES.legal(world, seat)
    if len(legal) == 1:
        return [(legal[0], 0.0)]
    ask = type(world.ask_of(seat))
    found = judged(JUDGES, world, seat, legal, taste or PLAIN)
    picked = one_of_the_best(found, rng, CLOSE)
    if ask is tasks.ToPay:
        found = unlike_payments(world, seat, picked, taste or PLAIN)
    elif ask is tasks.ToDraft:
        found = [(action, standing.face_worth((world.kinds[action.card], action.side))) for action in legal]
    found = best_first(found)
    lowest = found[0][1] - OVERLOOKED[ask]
    others = [one for one in found[:MOST_RANKED] if one[0] != picked and one[1] > lowest]
    return [next(one for one in found if one[0] == picked), *others]


def unlike_payments(world: World, seat: int, picked: actions.Pay, taste: Taste) -> list[Judged]:
    """One card of the best way to pay, and one of each way with other cards; nothing is taken back."""
    hand: Sequence[Any] = world.pieces(HAND[seat])
    ways = ways_to_pay(world, seat, taste)
    best_way = max([way for way in ways if way >> hand.index(picked.card) & 1], key=ways.__getitem__)
    found: list[Judged] = [(picked, ways[best_way])]
    seen = best_way
    for way in sorted(ways, key=ways.__getitem__, reverse=True):
        if other := way & ~seen:
            found.append((actions.Pay(hand[other.bit_length() - 1]), ways[way]))
            seen |= way
    return found


def draft_judge(world: World, seat: int, taste: Taste) -> Judge:
    """All characters and abilities are as good as each other; BALANCE.md tells how nearly."""
    return lambda action: 0.0


def light_judge(world: World, seat: int, taste: Taste) -> Judge:
    """A torch is worth the best turn it allows with the cards that are left."""
    hand: Sequence[Any] = world.pieces(HAND[seat])
    planner = Planner(Outlook(world, seat, taste), hand)
    given = [torch_actions(world, seat, card) for card in hand]
    targets = planner.targets(max(given))

    def torch_worth(place: int, without: int = 0) -> float:
        return planner.best_turn(targets, 1 << place | without, given[place])

    def judge(action: actions.LightTorch | actions.PlayEvent) -> float:
        place = hand.index(action.card)
        if isinstance(action, actions.LightTorch):
            return torch_worth(place)
        others = [other for other in range(len(hand)) if other != place]
        best = max((torch_worth(other, 1 << place) for other in others), default=0.0)
        return best + NEW_CARD + event_worth(world, action.card)

    return judge


def event_worth(world: World, card: int) -> float:
    """What an event does for whoever plays it, more than for the others."""
    face = box().adventure[world.kinds[card]]
    return EFFECTS.worth(face.effects) if isinstance(face, EventCard) else 0.0


def act_judge(world: World, seat: int, taste: Taste) -> Judge:
    """A start is worth what it brings and the best that can follow it; cycling what better quests would bring.

    Drawing the best card is what stopping is where no action is left.
    """
    outlook, left = Outlook(world, seat, taste), ACTIONS(world)
    planner = Planner(outlook, world.pieces(HAND[seat]))
    starts = planner.starts(planner.targets(left), left)
    kept, cards = planner.kept[planner.whole], len(planner.hand)
    drawn = {way: drawn_worth(outlook, way) for way in ways_to_draw(world, seat)} if not left else {}

    def judge(action: Any) -> float:
        if isinstance(action, actions.StartStaff):
            return CERTAIN
        if isinstance(action, actions.EndActions):
            return outlook.stop_worth(kept, cards, left)
        if action in drawn:
            return outlook.stop_worth(kept, cards, left) + drawn[action] - max(drawn.values())
        if isinstance(action, actions.Cycle):
            after = left if has_free_cycle(world, seat) else left - 1
            return outlook.stop_worth(kept, cards, after) + cycle_worth(outlook, after)
        return starts.get(action, -CERTAIN)

    return judge


def cycle_worth(outlook: Outlook, left: int) -> float:
    """What quests met by chance would bring more, or less, than those that are open; late in a turn, to others."""
    if left < ACTIONS_FOR_QUEST:
        return -NEW_CARD
    hoped = usefulness(outlook.held, outlook.base, outlook.by_class)
    return CYCLE_HOPE * (hoped - outlook.best_open)


def pay_judge(world: World, seat: int, taste: Taste) -> Judge:
    """Pay so that the rest of the hand and of the actions is worth most."""
    hand: Sequence[Any] = world.pieces(HAND[seat])
    ways = ways_to_pay(world, seat, taste)
    chosen = max(ways, key=ways.__getitem__)

    def judge(action: actions.Pay | actions.TakeBack) -> float:
        return 0.0 if isinstance(action, actions.TakeBack) else float(chosen >> hand.index(action.card) & 1)

    return judge


def ways_to_pay(world: World, seat: int, taste: Taste) -> dict[int, float]:
    """The sets of cards that pay for the open purchase, with what the turn brings after it."""
    task = world.agenda[-1]
    new = (type_of(world, task.target) or "",) if task.what in ("item", "theft") else ()
    planner = Planner(Outlook(world, seat, taste), world.pieces(HAND[seat]))
    return planner.payments(standing_of(world, task)[0], actions_left(world, seat), new)


def double_judge(world: World, seat: int, taste: Taste) -> Judge:
    """The stat that makes the thief pay most with cards."""
    ask: Any = world.ask_of(seat)
    return lambda action: float(sum(thief_pays(world, seat, ask.thief, ask.item, STATS.index(action.stat))))


def level_judge(world: World, seat: int, taste: Taste) -> Judge:
    best = Outlook(world, seat, taste).best_level(world.agenda[-1].quest)[1]
    return lambda action: float(action.level == best)


def serve_judge(world: World, seat: int, taste: Taste) -> Judge:
    outlook = Outlook(world, seat, taste)
    return lambda action: -outlook.loss_of(action.item)


def reward_judge(world: World, seat: int, taste: Taste) -> Judge:
    return lambda action: float(action.to == "self")


def draw_judge(world: World, seat: int, taste: Taste) -> Judge:
    outlook = Outlook(world, seat, taste)
    return lambda action: drawn_worth(outlook, action)


def drawn_worth(outlook: Outlook, action: actions.DrawCard | actions.TakeCard) -> float:
    """What is drawn is worth: an unknown card, or this one."""
    return NEW_CARD if isinstance(action, actions.DrawCard) else outlook.card_worth(action.card)


def discard_judge(world: World, seat: int, taste: Taste) -> Judge:
    """The card least worth keeping, but never the last good torch."""
    outlook, hand = Outlook(world, seat, taste), world.pieces(HAND[seat])
    torch = max(hand, key=lambda card: TORCH_OF[world.kinds[card]])
    return lambda action: -outlook.card_worth(action.card) - (1.0 if action.card == torch else 0.0)


JUDGES: dict[type, JudgeOf] = {
    tasks.ToDraft: draft_judge,
    tasks.ToLight: light_judge,
    tasks.ToAct: act_judge,
    tasks.ToPay: pay_judge,
    tasks.ToDouble: double_judge,
    tasks.ToLevel: level_judge,
    tasks.ToServe: serve_judge,
    tasks.ToReward: reward_judge,
    tasks.ToDraw: draw_judge,
    tasks.ToDiscard: discard_judge,
}

# By how many points something may seem worse than the best and still be worth a look.
OVERLOOKED: dict[type, float] = {
    tasks.ToDraft: 99.0,
    tasks.ToLight: 6.0,
    tasks.ToAct: 6.0,
    tasks.ToPay: 1.0,
    tasks.ToDouble: 99.0,
    tasks.ToLevel: 3.0,
    tasks.ToServe: 1.5,
    tasks.ToReward: 99.0,
    tasks.ToDraw: 0.5,
    tasks.ToDiscard: 0.5,
}
