"""The game's own bot: plans a turn as torch, purchases and payments, and keeps what serves it.

`pick` gets an observed World and reads only what its seat may know. Everything is counted in points: `outlook` says
what things are worth, `planning` which turn brings most.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from engine.core.world import World
from engine.games.quests_of_shadowgate import actions, rules, tasks
from engine.games.quests_of_shadowgate.holdings import stats_of, type_of
from engine.games.quests_of_shadowgate.outlook import NEW_CARD, Outlook
from engine.games.quests_of_shadowgate.planning import Planner
from engine.games.quests_of_shadowgate.printed import TORCH_OF, WEATHER
from engine.games.quests_of_shadowgate.rules.acting import has_free_cycle
from engine.games.quests_of_shadowgate.rules.paying import actions_left, standing_of
from engine.games.quests_of_shadowgate.rules.turn import torch_actions
from engine.games.quests_of_shadowgate.scoring import sheets_of
from engine.games.quests_of_shadowgate.usefulness import usefulness
from engine.games.quests_of_shadowgate.vocabulary import STATS
from engine.games.quests_of_shadowgate.zones import ACTIONS, HAND, MATCH

Judge = Callable[[Any], float]
CLOSE = 0.01  # choices this near to the best are as good
CERTAIN = 1000.0  # the Staff wins at once
CYCLE_HOPE = 0.35  # how much of what better quests would bring can be had this turn
ACTIONS_FOR_QUEST = 3  # to be left after cycling


def value(world: World, seat: int) -> float:
    """The lead over the best rival if the game ended now, with the games before."""
    totals = [MATCH(world, sheet.seat) + sheet.halves for sheet in sheets_of(world)]
    return (totals[seat] - max(total for other, total in enumerate(totals) if other != seat)) / 2


def pick(world: World, seat: int, rng: Random) -> Any:
    """The best legal action by its judge; one of the best at random."""
    legal = rules.legal(world, seat)
    if len(legal) == 1:
        return legal[0]
    judge = JUDGES[type(world.ask_of(seat))](world, seat)
    judged = [(judge(action), action) for action in legal]
    best = max(worth for worth, _ in judged)
    return rng.choice([action for worth, action in judged if worth >= best - CLOSE])


def hand_of(world: World, seat: int) -> Sequence[int]:
    return world.zones[HAND[seat]]  # type: ignore[return-value]


def draft_judge(world: World, seat: int) -> Judge:
    """All characters and abilities are as good as each other; BALANCE.md tells how nearly."""
    return lambda action: 0.0


def light_judge(world: World, seat: int) -> Judge:
    """A torch is worth the best turn it allows with the cards that are left."""
    hand = hand_of(world, seat)
    planner = Planner(Outlook(world, seat), hand)
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
        return best + NEW_CARD + event_worth(world, action.card)  # type: ignore[arg-type]

    return judge


def event_worth(world: World, card: int) -> float:
    """What an event does for whoever plays it, more than for the others: little, or harm."""
    weather = WEATHER[world.kinds[card]]
    harm = 1.0 * weather.fewer_actions + 0.3 * (weather.most_hand is not None) + 0.1 * weather.pool_closed
    return 0.3 * sum(weather.items_less) + 0.4 * sum(weather.more_points.values()) - harm


def act_judge(world: World, seat: int) -> Judge:
    """A start is worth what it brings and the best that can follow it; cycling what better quests would bring."""
    outlook, left = Outlook(world, seat), ACTIONS(world)
    planner = Planner(outlook, hand_of(world, seat))
    starts = planner.starts(planner.targets(left), left)
    everything = planner.rest_of(0)
    kept, cards = planner.kept[everything], everything.bit_count()

    def judge(action: Any) -> float:
        if isinstance(action, actions.StartStaff):
            return CERTAIN
        if isinstance(action, actions.EndActions):
            return outlook.stop_worth(kept, cards, left)
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


def pay_judge(world: World, seat: int) -> Judge:
    """Pay so that the rest of the hand and of the actions is worth most."""
    task, hand = world.agenda[-1], hand_of(world, seat)
    new = (type_of(world, task.target) or "",) if task.what in ("item", "theft") else ()
    planner = Planner(Outlook(world, seat), hand)
    payments = planner.payments(standing_of(world, task)[0], actions_left(world, seat), new)
    chosen = max(payments, key=payments.__getitem__)

    def judge(action: actions.Pay | actions.TakeBack) -> float:
        return 0.0 if isinstance(action, actions.TakeBack) else float(chosen >> hand.index(action.card) & 1)

    return judge


def double_judge(world: World, seat: int) -> Judge:
    stats = stats_of(world, seat)
    return lambda action: float(stats[STATS.index(action.stat)])


def level_judge(world: World, seat: int) -> Judge:
    best = Outlook(world, seat).best_level(world.agenda[-1].quest)[1]
    return lambda action: float(action.level == best)


def serve_judge(world: World, seat: int) -> Judge:
    outlook = Outlook(world, seat)
    return lambda action: -outlook.loss_of(action.item)


def reward_judge(world: World, seat: int) -> Judge:
    return lambda action: float(action.to == "self")


def draw_judge(world: World, seat: int) -> Judge:
    outlook = Outlook(world, seat)
    return lambda action: NEW_CARD if isinstance(action, actions.DrawCard) else outlook.card_worth(action.card)


def discard_judge(world: World, seat: int) -> Judge:
    """The card least worth keeping, but never the last good torch."""
    outlook, hand = Outlook(world, seat), hand_of(world, seat)
    torch = max(hand, key=lambda card: TORCH_OF[world.kinds[card]])
    return lambda action: -outlook.card_worth(action.card) - (1.0 if action.card == torch else 0.0)


JUDGES: dict[type, Callable[[World, int], Judge]] = {
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
