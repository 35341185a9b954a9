"""Judges of what is asked before play and inside actions, texts and claims."""

from typing import Any

from engine.core.world import World
from engine.games.shadowscape import actions as a
from engine.games.shadowscape import asks as q
from engine.games.shadowscape import tasks as t
from engine.games.shadowscape.bot.plans.offers import gear_worth, side_strength
from engine.games.shadowscape.bot.plans.outlook import INDEX, Outlook, outlook_of
from engine.games.shadowscape.bot.plans.planning import Planner
from engine.games.shadowscape.bot.plans.sheets import sheet_of
from engine.games.shadowscape.bot.plans.texts import Text, denial
from engine.games.shadowscape.bot.taste import Taste
from engine.games.shadowscape.content import effect_forms as f
from engine.games.shadowscape.content.printed import FATE_TYPE, SHARDS
from engine.games.shadowscape.dungeon import DISTANCE
from engine.games.shadowscape.lists import boost_of, effects_of
from engine.games.shadowscape.scoring import shards_of
from engine.games.shadowscape.sums import damage_of, heal_of, search_needed, search_of, withstands
from engine.games.shadowscape.table import (
    is_cooperative,
    path_to,
    place_of,
    reach_of,
    treasure_at,
    wounded_cards,
    wounds_of,
)
from engine.games.shadowscape.zones import PLACE, PLEDGED, SHOWN
from engine.kit.judging import Judge, JudgeOf

KINDS = {"attack": 1.0, "search": 0.6, "prepare": 0.5, "go": 0.4, "heal": 0.2}


def indifferent(world: World, seat: int, taste: Taste) -> Judge:
    return lambda action: 0.0


# Before play


def judge_starts(world: World, seat: int, taste: Taste) -> Judge:
    """Near to what the first whispers ask for."""
    outlook = outlook_of(world, seat, taste)
    return lambda action: outlook.whispers_worth(action.place, outlook.tokens)


def judge_sides(world: World, seat: int, taste: Taste) -> Judge:
    """Attacks and searches up, the heal card with its heal up."""
    card = world.asks[-1][seat].card
    kind = world.kinds[card]
    heals = any(sheet_of(kind, side).heal for side in ("a", "b"))

    def judge(action: Any) -> float:
        if isinstance(action, a.AsTheyLie):
            return -1.0
        sheet = sheet_of(kind, action.side)
        if heals:
            return 1.0 if sheet.heal else 0.0
        return KINDS.get(sheet.kind, 0.3) + 0.05 * side_strength(kind, action.side)

    return judge


# Targets and boosts


def due(world: World) -> Any:
    task: Any = world.agenda[-1]
    return task, effects_of(task.source)[task.at]


def judge_targets(world: World, seat: int, taste: Taste) -> Judge:
    task, effect = due(world)
    outlook = outlook_of(world, seat, taste)
    planner = Planner(outlook)
    if isinstance(effect, f.Attack):
        card: Any = next((one.card for one in reversed(world.agenda) if isinstance(one, t.ActionDue)), None)
        sheet = sheet_of(*task.source.split(".")[:2]) if card is not None else None
        made = {one.enemy: one for one in planner.attacks(sheet, planner.place, planner.tokens, 0)} if sheet else {}
        stand = planner.stands(planner.place, planner.tokens)
        left = planner.left

        def strike(action: a.Target) -> float:
            enemy: Any = action.enemy
            one = made.get(enemy)
            if one is None:
                return -1.0 - 0.1 * withstands(world, enemy)
            after = planner.after(planner.place, one.tokens or planner.tokens, one.spent, card, left)
            return one.worth + after - stand

        return strike
    return lambda action: enemy_choice(outlook, effect, action.enemy)


def enemy_choice(outlook: Outlook, effect: Any, enemy: int) -> float:
    """Which enemy a text is best used on."""
    world = outlook.world
    wanted = any(kind == world.backs[enemy] for goal in outlook.goals for kind, _ in goal.aim.things)
    if isinstance(effect, f.Spawn):
        return 0.5 * wanted
    place = place_of(world, enemy)
    rivals = sum(PLACE(world, other) == place for other in range(world.seats) if other != outlook.seat)
    match effect:
        case f.Rouse():
            away = 0.1 * DISTANCE[outlook.place][place]
            return away + (0.0 if outlook.together else float(rivals))
        case f.Pull():
            return wanted - 0.1 * withstands(world, enemy)
        case f.Swap():
            return outlook.whispers_worth(place, outlook.tokens)
    return (place == outlook.place) - 0.5 * wanted


def missing_boost(world: World, seat: int, task: Any, planner: Planner) -> int:
    """How many more cards would make a difference."""
    pledged = len(world.zones[PLEDGED[seat]])
    effect = effects_of(task.source)[0]
    match effect:
        case f.Step():
            effect = next((one for one in effects_of(task.source) if isinstance(one, f.Attack)), effect)
    if isinstance(effect, f.Attack):
        if not task.targets:
            return 0
        enemy = task.targets[0]
        damage = damage_of(world, seat, effect, place_of(world, enemy), pledged)
        return withstands(world, enemy, effect.symbol, seat) - damage
    if isinstance(effect, f.Search):
        place = PLACE(world, seat) if task.place == t.UNNAMED else task.place
        points = search_of(world, seat, effect, place, pledged)
        treasure = treasure_at(world, place)
        needs = [search_needed(world, seat, treasure)] if treasure is not None else []
        chart = planner.outlook.scene.chart
        deeds = [goal.aim for goal in planner.outlook.goals if goal.aim.points]
        needs += [aim.points for aim in deeds if chart.kinds[place] == aim.room]
        return max(needs, default=0) - points
    if isinstance(effect, f.Heal):
        points = heal_of(world, seat, effect, pledged)
        return min(wounds_of(world, seat) - points, 2 if wounded_cards(world, seat) else 0)
    return 0


def judge_boost(world: World, seat: int, taste: Taste) -> Judge:
    """As many cards as make a difference, those that are missed least first."""
    task: Any = world.agenda[-1]
    outlook = outlook_of(world, seat, taste)
    planner = Planner(outlook)
    symbol = world.asks[-1][seat].symbol
    if isinstance(task, t.WalkDue):
        missing = missing_points(world, seat, planner, task.points, "move")
    elif any(isinstance(one, f.Go) for one in effects_of(task.source)) and boost_of(task.source) == "move":
        go = next(one for one in effects_of(task.source) if isinstance(one, f.Go))
        missing = missing_points(world, seat, planner, go.points, "move", go.past)
    else:
        missing = missing_boost(world, seat, task, planner)
    bits = planner.serving_for(symbol)
    wanted = {planner.hand[bit.bit_length() - 1][0] for _, bit in bits[:missing]} if 0 < missing <= len(bits) else set()

    def judge(action: Any) -> float:
        if isinstance(action, a.Go):
            return 0.0
        return (1.0 if action.fate in wanted else -0.5) - 0.5 * outlook.card_worth(action.fate)

    return judge


def missing_points(world: World, seat: int, planner: Planner, points: int, symbol: str, past: bool = False) -> int:
    """How many more doors than there are points one wants to go."""
    return best_walk(world, seat, planner, points, symbol, past)[1]


def best_walk(
    world: World, seat: int, planner: Planner, points: int, symbol: str, past: bool = False
) -> tuple[int, int]:
    """The room one wants to go to, and how many more doors than there are points that is."""
    points += len(world.zones[PLEDGED[seat]])
    reach = planner.reach(planner.place, points + len(planner.serving_for(symbol)), past)
    best, wanted = -99.0, (planner.place, 0)
    for place, doors in reach.items():
        paid = planner.boosts(symbol, doors - points)
        if paid is not None:
            worth = planner.arrival(place, paid[1], None, planner.left) - paid[0] - 0.001 * doors
            if worth > best:
                best, wanted = worth, (place, doors)
    return wanted[0], wanted[1] - points


def judge_steps(world: World, seat: int, taste: Taste) -> Judge:
    """Along the way to the best room in reach."""
    task: t.WalkDue = world.agenda[-1]
    planner = Planner(outlook_of(world, seat, taste))
    left = task.points - task.walked
    reach = reach_of(world, seat, left, task.past)
    worths = {place: planner.arrival(place, 0, None, planner.left) - 0.001 * doors for place, doors in reach.items()}
    best = max(worths, key=lambda place: worths[place])
    path = path_to(world, seat, best, left, task.past)
    first = path[0] if path else None
    here = worths[planner.place]

    def judge(action: Any) -> float:
        if isinstance(action, a.Halt):
            return here if first is not None else here + 1.0
        worth = worths.get(action.place, -1.0)
        return worths[best] + 0.01 if action.place == first else min(worth, worths[best]) - 0.01

    return judge


# Rooms, heroes, cards of a text


def judge_places(world: World, seat: int, taste: Taste) -> Judge:
    """A search where something lies, an enemy away from oneself."""
    outlook = outlook_of(world, seat, taste)
    task: Any = world.agenda[-1]
    effect = effects_of(task.source)[task.at] if isinstance(task, t.EffectsDue) else None
    if isinstance(effect, f.Search):
        planner = Planner(outlook)
        sheet = sheet_of(*task.source.split(".")[:2])
        made = planner.searches(sheet, planner.place, planner.tokens, 0)
        worths = {
            one.place: one.worth + outlook.whispers_worth(planner.place, one.tokens or planner.tokens) for one in made
        }
        return lambda action: worths.get(action.place, -1.0)
    rivals = [PLACE(world, other) for other in range(world.seats) if other != seat]

    def judge(action: a.Point) -> float:
        away = min(3, DISTANCE[outlook.place][action.place])
        if isinstance(effect, f.LayTreasure):
            return -0.1 * away
        near = 0 if outlook.together else sum(action.place == rival for rival in rivals)
        return 0.1 * away + 0.3 * near * taste.spite

    return judge


def judge_heroes(world: World, seat: int, taste: Taste) -> Judge:
    """The leader where it hurts; among partners whoever needs it most."""
    _, effect = due(world)
    if isinstance(effect, f.Mend):
        return lambda action: wounds_of(world, action.hero) + 2.0 * wounded_cards(world, action.hero)
    if is_cooperative(world):
        return lambda action: 1.0 if action.hero == seat else 0.0
    return lambda action: float(shards_of(world, action.hero))


def judge_types(world: World, seat: int, taste: Taste) -> Judge:
    outlook = outlook_of(world, seat, taste)
    danger = outlook.danger_by_type()
    return lambda action: danger[action.type][outlook.place]


def judge_turned(world: World, seat: int, taste: Taste) -> Judge:
    _, effect = due(world)
    planner = Planner(outlook_of(world, seat, taste))
    if isinstance(effect, f.Ready):
        return lambda action: planner.side_worth(planner.sheets[action.card], action.card)

    def judge(action: a.Turn) -> float:
        card: Any = action.card
        if card in planner.flips:
            return planner.flips[card]
        if card in planner.sheets:
            return planner.flip_gain(card)
        sheet = sheet_of(world.kinds[card], world.sides[card])
        return 1.0 if sheet.attack is not None else 0.0  # a rival's

    return judge


def judge_options(world: World, seat: int, taste: Taste) -> Judge:
    _, effect = due(world)
    outlook = outlook_of(world, seat, taste)
    planner = Planner(outlook)
    return lambda action: Text(outlook, planner, effect.options[action.number]).worth()


def judge_prices(world: World, seat: int, taste: Taste) -> Judge:
    """A card for another fate: where the one on top would hurt."""
    outlook = outlook_of(world, seat, taste)
    seen = world.lying(PLEDGED[seat]) or world.lying(SHOWN)
    danger = outlook.danger_by_type()
    hurt = max([danger[FATE_TYPE[world.kinds[fate]]][outlook.place] for fate in seen], default=0.0)
    cheapest = min([outlook.card_worth(fate) for fate in outlook.hand()], default=1.0)
    return lambda action: outlook.wound_price() * hurt - cheapest if isinstance(action, a.Accept) else 0.0


def judge_order(world: World, seat: int, taste: Taste) -> Judge:
    """What hurts least comes on top, so it is laid last."""
    outlook = outlook_of(world, seat, taste)
    danger = outlook.danger_by_type()
    return lambda action: danger[FATE_TYPE[world.kinds[action.fate]]][outlook.place]


def judge_gifts(world: World, seat: int, taste: Taste) -> Judge:
    """What is missed least; cards only as long as nothing is lost."""
    outlook = outlook_of(world, seat, taste)
    tokens = outlook.tokens

    def judge(action: Any) -> float:
        if isinstance(action, a.Enough):
            return 0.0
        if action.piece in outlook.hand():
            return -outlook.card_worth(action.piece)
        return -token_loss(outlook, action.piece, tokens)

    return judge


def token_loss(outlook: Outlook, token: int, tokens: Any) -> float:
    number = INDEX[outlook.world.backs[token]]
    fewer = (*tokens[:number], tokens[number] - 1, *tokens[number + 1 :])
    return outlook.whispers_worth(outlook.place, tokens) - outlook.whispers_worth(outlook.place, fewer)


def judge_cycles(world: World, seat: int, taste: Taste) -> Judge:
    outlook = outlook_of(world, seat, taste)
    numbers = {goal.card: number for number, goal in enumerate(outlook.goals)}
    return lambda action: denial(world, outlook, numbers[action.card]) if action.card in numbers else 0.0


def judge_discards(world: World, seat: int, taste: Taste) -> Judge:
    outlook = outlook_of(world, seat, taste)
    return lambda action: -outlook.card_worth(action.fate)


# Claims and tokens


def judge_tokens(world: World, seat: int, taste: Taste) -> Judge:
    """What is missed least goes."""
    outlook = outlook_of(world, seat, taste)
    return lambda action: -token_loss(outlook, action.token, outlook.tokens)


def judge_deed(world: World, seat: int, taste: Taste) -> Judge:
    kinds: Any = world.kinds
    return lambda action: float(SHARDS[kinds[action.card]] if isinstance(action, a.Claim) else 0)


def judge_sheds(world: World, seat: int, taste: Taste) -> Judge:
    outlook = outlook_of(world, seat, taste)
    return lambda action: -gear_worth(outlook, action.gear) - SHARDS[world.kinds[action.gear]]


def judge_tucks(world: World, seat: int, taste: Taste) -> Judge:
    """The stronger card stays in use; the shards of both count."""
    return lambda action: -max(side_strength(world.kinds[action.card], side) for side in ("a", "b"))


JUDGES: dict[type, JudgeOf] = {
    q.ToChoose: indifferent,
    q.ToFace: judge_sides,
    q.ToStand: judge_starts,
    q.ToTarget: judge_targets,
    q.ToBoost: judge_boost,
    q.ToStep: judge_steps,
    q.ToPick: judge_heroes,
    q.ToPoint: judge_places,
    q.ToName: judge_types,
    q.ToTurn: judge_turned,
    q.ToOpt: judge_options,
    q.ToAccept: judge_prices,
    q.ToOrder: judge_order,
    q.ToGive: judge_gifts,
    q.ToCycle: judge_cycles,
    q.ToDiscard: judge_discards,
    q.ToKeep: judge_tokens,
    q.ToPay: judge_tokens,
    q.ToShed: judge_sheds,
    q.ToTuck: judge_tucks,
    q.ToClaimDeed: judge_deed,
}
