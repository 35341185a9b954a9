"""Judges of the enemy phase: who acts and strikes, what is held off, where wounds go."""

from typing import Any

from engine.core.world import World
from engine.games.shadowscape import actions as a
from engine.games.shadowscape import asks as q
from engine.games.shadowscape import tasks as t
from engine.games.shadowscape.bot.plans.outlook import Outlook, outlook_of, reached
from engine.games.shadowscape.bot.plans.planning import Planner
from engine.games.shadowscape.bot.taste import PLAIN, Taste
from engine.games.shadowscape.content.printed import DAMAGE, FATE_TYPE
from engine.games.shadowscape.content.words import TYPES
from engine.games.shadowscape.dungeon import DISTANCE, chart_of
from engine.games.shadowscape.scoring import shards_of
from engine.games.shadowscape.sums import left_by
from engine.games.shadowscape.table import free_slots, hero_of, is_cooperative, place_of
from engine.games.shadowscape.zones import PLACE, WOUNDS
from engine.kit.judging import Judge, JudgeOf

LEADER = 0.3  # for every shard of whoever is struck


def hurt_worth(world: World, seat: int, hero: int, wounds: float, spite: float) -> float:
    """What it is worth to a seat that a hero is wounded: bad for oneself, good for a rival who leads."""
    if is_cooperative(world) or hero == seat:
        return -wounds * (1.0 if free_slots(world, hero) > 2 else 0.6)
    return spite * wounds * (1.0 + LEADER * shards_of(world, hero))


def judge_aims(world: World, seat: int, taste: Taste) -> Judge:
    """The leader first, oneself last; together, whoever is hurt least."""
    enemy = world.asks[-1][seat].enemy
    return lambda action: hurt_worth(world, seat, action.hero, left_by(world, enemy, action.hero) + 0.1, taste.spite)


def judge_rousing(world: World, seat: int, taste: Taste) -> Judge:
    """Those that reach rivals first, those that reach oneself last."""
    chart = chart_of(world)
    heroes = {other: PLACE(world, other) for other in range(world.seats)}

    def judge(action: a.Rouse) -> float:
        enemy: Any = action.enemy
        rooms = reached(chart, world.kinds[enemy], place_of(world, enemy))
        wounds = DAMAGE[world.kinds[enemy]]
        worths = [hurt_worth(world, seat, other, wounds, 1.0) for other, place in heroes.items() if place in rooms]
        return max(worths, default=0.0)

    return judge


def judge_leads(world: World, seat: int, taste: Taste) -> Judge:
    return lambda action: sum(
        hurt_worth(world, seat, other, 1.0, taste.spite) / (1 + DISTANCE[action.place][PLACE(world, other)])
        for other in range(world.seats)
    )


def judge_follow(world: World, seat: int, taste: Taste) -> Judge:
    """The type that hurts rivals, and not oneself."""
    outlooks = [Outlook(world, other, PLAIN) for other in range(world.seats)]
    dangers = [one.danger_by_type() for one in outlooks]
    worths = {
        type: sum(
            hurt_worth(world, seat, other, dangers[other][type][outlooks[other].place], taste.spite)
            for other in range(world.seats)
        )
        for type in TYPES
    }
    return lambda action: worths[FATE_TYPE[world.kinds[action.fate]]]


def judge_spared(world: World, seat: int, taste: Taste) -> Judge:
    """A lair near to oneself stays empty, unless such a trophy is wanted."""
    outlook = outlook_of(world, seat, taste)
    task: t.SpawnDue = world.agenda[-1]
    wanted = any(kind == task.type for goal in outlook.goals for kind, _ in goal.aim.things)
    return lambda action: (0.1 if wanted else -0.1) * DISTANCE[outlook.place][action.place]


def judge_defence(world: World, seat: int, taste: Taste) -> Judge:
    """A card is spent where the wound would cost more."""
    outlook = outlook_of(world, seat, taste)
    price = outlook.wound_price() * 1.4 if free_slots(world, seat) else 0.0
    return lambda action: 0.0 if isinstance(action, a.Take) else price - 0.8 * outlook.card_worth(action.fate)


def judge_wounds(world: World, seat: int, taste: Taste) -> Judge:
    """The hero card first, then a card that is disabled already, then the card that is missed least."""
    planner = Planner(Outlook(world, seat, taste))
    hero = hero_of(world, seat)

    def judge(action: a.Suffer) -> float:
        card: Any = action.card
        if card == hero:
            return 2.0
        if WOUNDS(world, card):
            return 1.0
        return -planner.side_worth(planner.sheets[card], card)

    return judge


def judge_mends(world: World, seat: int, taste: Taste) -> Judge:
    """Cards that become usable soonest first."""
    planner = Planner(Outlook(world, seat, taste))
    hero = hero_of(world, seat)

    def judge(action: a.Mend) -> float:
        card: Any = action.card
        if card == hero:
            return 0.0
        return 1.0 - 0.3 * WOUNDS(world, card) + planner.side_worth(planner.sheets[card], card)

    return judge


def judge_rest(world: World, seat: int, taste: Taste) -> Judge:
    """In the last round wounds and enemies count for nothing any more."""
    return lambda action: 1.0 if isinstance(action, a.Rest) else 0.0


JUDGES: dict[type, JudgeOf] = {
    q.ToRouse: judge_rousing,
    q.ToLead: judge_leads,
    q.ToAim: judge_aims,
    q.ToFollow: judge_follow,
    q.ToSpare: judge_spared,
    q.ToDefend: judge_defence,
    q.ToWound: judge_wounds,
    q.ToMend: judge_mends,
    q.ToRest: judge_rest,
}
