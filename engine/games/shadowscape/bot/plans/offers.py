"""What whispers, equipment and general actions on offer are worth to a seat; in shards."""

from typing import Any

from engine.games.shadowscape.bot.plans.fields import KEEP
from engine.games.shadowscape.bot.plans.outlook import CARD, Outlook, Tokens
from engine.games.shadowscape.bot.plans.planning import Planner
from engine.games.shadowscape.bot.plans.sheets import sheet_of
from engine.games.shadowscape.content import standing_forms as s
from engine.games.shadowscape.content.printed import CLASS, GEAR, SHARDS, gear_effects
from engine.games.shadowscape.rules.claiming import cost_of, sort_of
from engine.games.shadowscape.table import general_of
from engine.games.shadowscape.zones import FATE_DECK, WISH

WHISPER_FIRST = 2.0  # whispers are claimed at once
WORTH: dict[type, float] = {s.Defence: 0.3, s.Hand: 0.3, s.Slots: 0.15, s.Skill: 0.25, s.When: 0.1}
STRIKES, FAR_STRIKES, OTHER_BOOST = 0.35, 0.3, 0.2  # one more on attacks, on those that reach next door, on the rest
SERVES, REACHES, PUSHES = 0.4, 0.35, 0.2  # symbols that serve for attacks; once a turn: a longer reach, a push
SOON, SPARE_FATE = 3.0, 8  # actions until a partner has what it asked for; Fate cards that allow waiting for it
ON_THE_LORD = 0.3  # one more on the attack that slays the lord
BEYOND_HAND = 0.8  # the same, where no hand is large enough for the lord
CALMS = 0.3  # a type that does not act, beside the damage
BETTER_ACTION, FIRST_ACTION = 0.12, 0.3
SPENT = 0.15  # a token that partners spend


def claim_worth(outlook: Outlook, card: int) -> float:
    """What claiming a card brings, less the tokens it costs."""
    world, taste = outlook.world, outlook.taste
    sort, shards = sort_of(world, card), SHARDS[world.kinds[card]]
    if sort == "whisper":
        if outlook.together and is_anothers(outlook, card):
            return -1.0
        return WHISPER_FIRST + shards * (taste.deep if shards == 2 else 1.0)
    gain = gear_worth(outlook, card) if sort == "equipment" else action_worth(outlook, card)
    cost = cost_of(world, card)
    paid = paid_with(outlook, cost, sort == "equipment")
    lost = outlook.whispers_worth(outlook.place, outlook.tokens) - outlook.whispers_worth(outlook.place, paid)
    if outlook.together:  # shards count for nothing, and treasures do not come back
        return gain * taste.gear - lost - SPENT * cost
    return shards + (gain * taste.gear if not outlook.is_last else 0.0) - lost


def is_anothers(outlook: Outlook, card: int) -> bool:
    """Whether a partner has asked for a whisper and will have it within a turn or two: then it is left to them."""
    world = outlook.world
    for seat in range(world.seats):
        if seat != outlook.seat and WISH(world, seat) == card:
            other = Outlook(world, seat, scene=outlook.scene)
            goals = [goal for goal in other.goals if goal.card == card]
            if any(other.effort(goal, other.place, other.tokens) <= SOON for goal in goals):
                return len(world.zones[FATE_DECK]) > SPARE_FATE
    return False


def gear_worth(outlook: Outlook, card: int) -> float:
    """What a piece does for the hero, and for whispers that ask for such a piece."""
    kind = outlook.world.kinds[card]
    effects = gear_effects(kind, CLASS[outlook.hero.id])
    worth = sum([effect_worth(outlook, effect) for effect in effects])
    for goal in outlook.goals:
        for wanted, _ in goal.aim.gear:
            if wanted in ("any", GEAR[kind].kind) and goal.extra:
                effort = outlook.effort(goal, outlook.place, outlook.tokens)
                worth += goal.weight * (KEEP ** max(0.0, effort - goal.extra) - KEEP**effort)
    return worth


def effect_worth(outlook: Outlook, effect: Any) -> float:
    """What an effect of a piece does for this hero."""
    lord = outlook.taste.lord * (ON_THE_LORD + (BEYOND_HAND if outlook.lord_up and lacks_strength(outlook) else 0.0))
    match effect:
        case s.Boost(symbol=symbol, reach="next", plus=plus):
            return FAR_STRIKES * plus * strikes_far(outlook, symbol)
        case s.Boost(symbol=symbol) if symbol in outlook.strikes:
            return STRIKES + lord
        case s.Boost():
            return OTHER_BOOST
        case s.Skill():
            return WORTH[s.Skill] + lord
        case s.CountAs(serves_as=symbol):
            return SERVES if symbol in outlook.strikes else 0.0
        case s.Once(effects=effects):
            return REACHES if any(isinstance(one, s.LongReach) for one in effects) else PUSHES
    return WORTH.get(type(effect), 0.0)


def strikes_far(outlook: Outlook, symbol: str) -> bool:
    """Whether a hero has an attack with a symbol that goes next door."""
    kinds = outlook.world.kinds
    attacks = [sheet_of(kinds[card], side).attack for card in outlook.cards() for side in ("a", "b")]
    return any(attack is not None and attack.symbol == symbol and attack.reach != "here" for attack in attacks)


def lacks_strength(outlook: Outlook) -> bool:
    """Whether a hand full of the right cards would not be enough for the lord."""
    planner = Planner(outlook)
    return planner.lord_base > 1.0 and planner.is_lord_beyond


def action_worth(outlook: Outlook, card: int) -> float:
    """What a general action adds to the cards of a hero."""
    world = outlook.world
    sides = [side_strength(world.kinds[card], side) for side in ("a", "b")]
    have = general_of(world, outlook.seat)
    old = max([side_strength(world.kinds[have], side) for side in ("a", "b")]) if have is not None else 0.0
    worth = (FIRST_ACTION if have is None else 0.0) + BETTER_ACTION * (max(sides) - old)
    for goal in outlook.goals:
        if goal.aim.generals and goal.extra:
            effort = outlook.effort(goal, outlook.place, outlook.tokens)
            worth += goal.weight * (KEEP ** max(0.0, effort - goal.extra) - KEEP**effort)
    return worth


def side_strength(kind: str, side: str) -> float:
    """How strong a side is, roughly: the number on it."""
    sheet = sheet_of(kind, side)
    if sheet.attack is not None:
        wide = 1.3 * (sheet.attack.targets != "one") + 0.7 * (sheet.attack.reach != "here")
        return sheet.attack.base + 1.5 * len(sheet.attack.plus) + wide + CALMS * sheet.calms
    if sheet.search is not None:
        return 0.7 * sheet.search.base
    return 0.6 * sheet.draws + 0.5 * sheet.heal + 1.5 * sheet.guard + CARD


def paid_with(outlook: Outlook, cost: int, treasure: bool) -> Tokens:
    """The tokens left after paying with what is missed least."""
    tokens = outlook.tokens
    if treasure and cost and tokens[3]:
        tokens, cost = less(tokens, 3), cost - 1
    for _ in range(min(cost, sum(tokens))):
        options = [less(tokens, number) for number in range(4) if tokens[number]]
        tokens = max(options, key=lambda one: outlook.whispers_worth(outlook.place, one))
    return tokens


def less(tokens: Tokens, number: int) -> Tokens:
    return (*tokens[:number], tokens[number] - 1, *tokens[number + 1 :])
