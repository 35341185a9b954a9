"""Why a choice is good, in clauses a learner can use: what it gains, what it denies others, what it risks.

A row for every kind of action; the numbers are those the bot itself judges by, in shards.
"""

from collections.abc import Callable, Iterator
from functools import cached_property
from typing import Any

from engine.core.world import World
from engine.games.shadowscape import actions as a
from engine.games.shadowscape import asks as q
from engine.games.shadowscape.bot.plans.fields import KEEP
from engine.games.shadowscape.bot.plans.offers import claim_worth, paid_with
from engine.games.shadowscape.bot.plans.outlook import INDEX, Goal, Outlook, outlook_of
from engine.games.shadowscape.bot.plans.planning import Planner
from engine.games.shadowscape.bot.plans.turns import best_turn
from engine.games.shadowscape.bot.policy import alter_worth
from engine.games.shadowscape.bot.reasons_phase import PHASE_ROWS
from engine.games.shadowscape.content.box import box
from engine.games.shadowscape.content.effect_forms import Attack
from engine.games.shadowscape.content.printed import FACE, FATE_TYPE, SHARDS, SYMBOLS_OF
from engine.games.shadowscape.lists import effects_of
from engine.games.shadowscape.names import (
    any_name,
    card_name,
    enemy_name,
    offer_name,
    room_name,
    sign,
    token_name,
    type_name,
)
from engine.games.shadowscape.rules.claiming import cost_of, sort_of
from engine.games.shadowscape.table import is_cooperative, lord_stands, wounded_cards, wounds_of
from engine.games.shadowscape.tasks import EffectsDue
from engine.games.shadowscape.zones import LORD_ROOM, PLACE
from engine.kit.reasons import Reason, denies, gains, risks
from engine.kit.words import a_or_an, counted, uncapitalized

Reasons = Iterator[Reason]
NOTHING_BETTER = "nothing else gains you more now"


class Case:
    """A choice under question, with what the seat sees."""

    def __init__(self, world: World, seat: int) -> None:
        self.world, self.seat = world, seat

    @cached_property
    def outlook(self) -> Outlook:
        return outlook_of(self.world, self.seat)

    @cached_property
    def planner(self) -> Planner:
        return Planner(self.outlook)

    @property
    def task(self) -> Any:
        return self.world.agenda[-1]

    @property
    def effect(self) -> Any:
        """The effect under way, if one is."""
        task = self.task
        return effects_of(task.source)[task.at] if isinstance(task, EffectsDue) else None


def reasons(world: World, seat: int, action: Any) -> list[Reason]:
    """Why somebody might choose this, the weightiest first; there is always something to say."""
    found = list(ROWS[type(action)](Case(world, seat), action))
    if all(reason.kind == "risks" for reason in found):
        found.append(gains(NOTHING_BETTER))
    return sorted(found, key=lambda reason: -abs(reason.worth))


# Whispers


def wanting(case: Case, kind: str) -> Goal | None:
    """The nearest whisper that asks for a trophy of a type or for a treasure."""
    outlook = case.outlook
    asking = [goal for goal in outlook.goals if any(thing in (kind, "same") for thing, _ in goal.aim.things)]
    return min(asking, key=lambda goal: outlook.effort(goal, outlook.place, outlook.tokens), default=None)


def promise(case: Case, place: int) -> tuple[Goal, float, float] | None:
    """The whisper that a room brings nearest, with the actions from here and from there."""
    outlook = case.outlook
    steps = [
        (goal, outlook.effort(goal, outlook.place, outlook.tokens), outlook.effort(goal, place, outlook.tokens))
        for goal in outlook.goals
    ]
    nearer = [one for one in steps if one[2] < one[1]]
    return max(nearer, key=lambda one: one[0].weight * (KEEP ** one[2] - KEEP ** one[1]), default=None)


def towards(case: Case, place: int) -> Reasons:
    """What going to a room is for, and what waits there."""
    world, outlook, planner = case.world, case.outlook, case.planner
    more = planner.stands(place, planner.tokens) - planner.stands(planner.place, planner.tokens)
    found = promise(case, place)
    if found is not None:
        goal, _, after = found
        away = "and you can claim it there" if after == 0 else f"about {counted(max(1, round(after)), 'action')} to go"
        yield gains(f"{room_name(world, place)} brings you nearer to {offer_name(world, goal.card)}, {away}", abs(more))
    if outlook.lord_up and place == LORD_ROOM:
        yield gains("the lord stands there", planner.lord_promise(place, planner.lord_base))
    if outlook.is_last and place in outlook.scene.chart.shards:
        yield gains("ending there is worth a shard", 1.0)
    wounds = outlook.danger[place]
    if wounds >= 0.7:
        expected = counted(max(1, round(wounds)), "wound")
        yield risks(f"enemies reach {room_name(world, place)}: expect about {expected}", -0.07 * wounds)


def trophy(case: Case, back: str, worth: float) -> Reasons:
    """What a token is good for."""
    goal = wanting(case, back)
    name = "a treasure" if back == "treasure" else f"{a_or_an(type_name(back, False))} trophy"  # type: ignore[arg-type]
    if goal is not None:
        yield gains(f"{name} is what {offer_name(case.world, goal.card)} asks for", max(0.1, worth))
    elif back == "treasure":
        yield gains("a treasure buys equipment", 0.13)
    else:
        yield gains("a trophy pays for a general action", 0.1)


# The action phase


def use(case: Case, action: a.Use) -> Reasons:
    world, planner = case.world, case.planner
    card: Any = action.card
    sheet = planner.sheets[card]
    worth = planner.use_worth(card)
    made = max(planner.uses(card, planner.place, planner.tokens), key=lambda one: one.worth, default=None)
    if made is not None and made.enemy is not None:
        yield from felling(case, made.enemy, worth, made.spent.bit_count())
    elif sheet.attack is not None:
        yield risks("nothing here falls to it with the cards you hold", -0.05)
    elif made is not None and sheet.search is not None:
        yield gains("you find the treasure here", worth)
        yield from trophy(case, "treasure", worth)
    elif sheet.search is not None:
        yield risks("there is nothing you could find with it now", -0.05)
    if sheet.heal:
        wounds, lamed = wounds_of(world, case.seat), wounded_cards(world, case.seat)
        cards = f", and {counted(min(lamed, sheet.heal), 'card')} can be used again" if lamed else ""
        if not wounds:
            yield risks("you have no wounds to heal", -0.05)
            return
        healed = "your wound" if wounds == 1 else "all your wounds"
        if sheet.heal < wounds:
            healed = f"{sheet.heal} of your {counted(wounds, 'wound')}"
        yield gains(f"it heals {healed}{cards}", planner.heal_worth(sheet.heal))
    if sheet.draws:
        drawn = counted(sheet.draws, "Fate card")
        yield gains(f"it draws {drawn} for boosts and defence", planner.draw_worth(sheet.draws))
    if sheet.guard:
        yield gains(f"enemies hit you for {sheet.guard} less until your next turn", planner.stills[card])
    if sheet.go is not None:
        yield from walking(case, sheet.go.points)
    if (
        made is None or made.enemy is None or world.backs[made.enemy] != "lord"
    ):  # what slays the lord needs no next turn
        yield from flipping(case, card)
    if sheet.kind == "ready":
        yield gains("a card you have used can be used again", 0.05)


def felling(case: Case, enemy: int, worth: float, boosts: int) -> Reasons:
    world = case.world
    name, spent = enemy_name(world, enemy), f" with {counted(boosts, 'discard')}" if boosts else ""
    if world.backs[enemy] == "lord":
        last = "and you win" if is_cooperative(world) else "and its whisper is yours to claim"
        yield gains(f"it slays {name}{spent}, {last}", worth)
        return
    yield gains(f"it eliminates {name}{spent}", worth)
    yield from trophy(case, world.backs[enemy], worth - 0.01)


def flipping(case: Case, card: int) -> Reasons:
    """Every action turns its card over."""
    planner = case.planner
    world, gain = case.world, planner.flips.get(card, 0.0)
    side = "a" if world.sides[card] == "b" else "b"
    other = FACE[world.kinds[card], side].name
    if gain > 0.03:
        yield gains(f"it turns {other} up for your next turn", gain)
    elif gain < -0.03:
        yield risks(f"{card_name(world, card)} will not be up in your next turn", gain)


def walking(case: Case, points: int) -> Reasons:
    """Where a move should go."""
    planner = case.planner
    reach = planner.reach(planner.place, points)
    best = max(reach, key=lambda place: planner.arrival(place, 0, None) - 0.001 * reach[place])
    if best == planner.place:
        yield risks("no room in reach is better than this one", -0.02)
    else:
        yield from towards(case, best)


def move(case: Case, action: a.Move) -> Reasons:
    yield from walking(case, case.planner.move_points())
    yield from flipping(case, action.card)


def claim(case: Case, action: a.Claim) -> Reasons:
    world, card = case.world, action.card
    shards, sort = SHARDS[world.kinds[card]], sort_of(world, card)
    worth = claim_worth(case.outlook, card)
    together = is_cooperative(world)
    if shards and not together:
        yield gains(f"it is worth {counted(shards, 'shard')} at the end", float(shards))
    if sort == "whisper":
        if together and not lord_stands(world):
            yield gains("there is one whisper fewer before the lord wakes", 1.0)
        yield gains("you keep the tokens you show", 0.1)
        if not together:
            yield denies("no rival can get it any more", 0.2)
        return
    effect = "you get one more card to use every turn"
    if sort == "equipment":
        effect = f"its effect: {box().equipment[world.kinds[card]].text}"
    yield gains(effect, max(0.1, worth - shards))
    cost = cost_of(world, card)
    lost = case.outlook.whispers_worth(case.outlook.place, case.outlook.tokens)
    lost -= case.outlook.whispers_worth(case.outlook.place, paid_with(case.outlook, cost, sort == "equipment"))
    price = "a treasure" if sort == "equipment" and cost == 1 else counted(cost, "token")
    yield risks(f"it costs {price}", -max(0.05, lost))


def alter(case: Case, action: a.Alter) -> Reasons:
    printed = box().fate[case.world.kinds[action.fate]]
    worth = alter_worth(case.outlook, case.planner, action.fate)
    text = printed.text(is_cooperative(case.world)).text.rstrip(".")
    if worth > 0:
        yield gains(f"its text helps now: {uncapitalized(text)}", worth + 0.3)
    else:
        yield gains(f"it costs no action: {uncapitalized(text)}", 0.02)
    signs = " and ".join(sign(symbol) for symbol in SYMBOLS_OF[case.world.kinds[action.fate]])
    yield risks(f"you give up its {signs}", -case.outlook.card_worth(action.fate))


def employ(case: Case, action: a.Employ) -> Reasons:
    yield gains(f"{any_name(case.world, action.card)} costs no action and can be used once a turn", 0.05)


def wish(case: Case, action: a.Wish) -> Reasons:
    yield gains(f"the others leave {offer_name(case.world, action.whisper)} to you", 0.1)


def end_actions(case: Case, action: a.EndActions) -> Reasons:
    if case.planner.left and best_turn(case.planner):
        yield risks("you still have useful actions left", -0.2)
    else:
        yield gains("nothing you could still do is worth its cost", 0.01)


# Inside an action


def target(case: Case, action: a.Target) -> Reasons:
    enemy: Any = action.enemy
    effect, name = case.effect, enemy_name(case.world, enemy)
    if isinstance(effect, Attack):
        sheet = next((one for one in case.planner.sheets.values() if one.attack == effect), None)
        made = case.planner.attacks(sheet, case.planner.place, case.planner.tokens, 0) if sheet else []
        one = next((one for one in made if one.enemy == enemy), None)
        if one is not None:
            yield from felling(case, enemy, max(0.1, one.worth + 0.3), one.spent.bit_count())
        else:
            yield risks(f"{name} withstands all you can deal", -0.3)
    else:
        yield gains(f"{name} is the enemy that matters most here", 0.1)


def discard(case: Case, action: a.Discard) -> Reasons:
    world, ask = case.world, case.world.ask_of(case.seat)
    fate: Any = action.fate
    worth = case.outlook.card_worth(fate)
    if isinstance(ask, q.ToBoost):
        yield gains(f"one more {sign(ask.symbol)} makes the difference", 0.2)
    elif isinstance(ask, q.ToDefend):
        yield gains("it holds off a wound", max(worth + 0.01, case.outlook.wound_price()))
    else:
        least = min([case.outlook.card_worth(one) for one in case.outlook.hand()])
        missed = "you will miss it least" if worth <= least else "you may miss it less than another"
        yield gains(missed, worth + 0.01)
    signs = " and ".join(sign(symbol) for symbol in SYMBOLS_OF[world.kinds[fate]])
    yield risks(f"you give up its {signs}", -worth)


def go(case: Case, action: a.Go) -> Reasons:
    yield gains("it is enough without another card", 0.05)


def step(case: Case, action: a.Step) -> Reasons:
    found = list(towards(case, action.place))
    yield from found or [gains(f"the way on leads through {room_name(case.world, action.place)}", 0.02)]


def halt(case: Case, action: a.Halt) -> Reasons:
    yield gains(f"{room_name(case.world, PLACE(case.world, case.seat))} is where you want to be", 0.05)


# Claims and tokens


def part_with(case: Case, action: Any) -> Reasons:
    token = action.token
    outlook, number = case.outlook, INDEX[case.world.backs[token]]
    fewer = (*outlook.tokens[:number], outlook.tokens[number] - 1, *outlook.tokens[number + 1 :])
    lost = outlook.whispers_worth(outlook.place, outlook.tokens) - outlook.whispers_worth(outlook.place, fewer)
    goal = wanting(case, case.world.backs[token])
    if goal is not None and lost > 0.2:
        yield risks(f"{offer_name(case.world, goal.card)} asks for it", -lost)
    else:
        yield gains(f"no whisper you are near asks for {token_name(case.world, token)}", 0.05)


def shed(case: Case, action: a.Shed) -> Reasons:
    shards = SHARDS[case.world.kinds[action.gear]]
    if shards:
        yield risks(f"its {counted(shards, 'shard')} goes with it", -float(shards))
    else:
        yield gains("the other pieces do more for you", 0.05)


def tuck(case: Case, action: a.Tuck) -> Reasons:
    yield gains("its shards still count, and the other card is more useful", 0.05)


def face(case: Case, action: a.Face) -> Reasons:
    printed = FACE[case.world.kinds[action.card], action.side]
    yield gains(f"{printed.name} ({printed.brief}) is ready for your next action", 0.1)
    if printed.skill:
        yield gains("it shows a skill symbol for your finisher", 0.05)


def as_they_lie(case: Case, action: a.AsTheyLie) -> Reasons:
    yield gains("it saves time, and every card can be turned by using it", 0.01)


def choose(case: Case, action: a.Choose) -> Reasons:
    text = box().heroes[action.hero].ability.text.rstrip(".")
    yield gains(f"its ability: {uncapitalized(text)}", 0.1)


def stand(case: Case, action: a.Stand) -> Reasons:
    found = promise(case, action.place)
    if found is not None:
        yield gains(f"it is near to {offer_name(case.world, found[0].card)}", 0.2)
    else:
        yield gains("the open whispers are as near from here as from any corner", 0.05)


# Texts


def named(clause: str, worth: float = 0.05) -> Callable[[Case, Any], Reasons]:
    def row(case: Case, action: Any) -> Reasons:
        yield gains(clause, worth)

    return row


def decline(case: Case, action: a.Decline) -> Reasons:
    if isinstance(case.world.ask_of(case.seat), q.ToClaimDeed):
        yield risks("you can claim it only now; later it is left for the others", -1.0)
    else:
        yield gains("the card you would pay is worth more", 0.05)


def name_type(case: Case, action: a.Name) -> Reasons:
    wounds = case.outlook.danger_by_type()[action.type][case.outlook.place]
    if wounds:
        dealt = counted(max(1, round(wounds)), "wound")
        yield denies(f"the {type_name(action.type)} could deal you {dealt}", 0.05 * wounds)
    else:
        yield gains(f"no {type_name(action.type)} reach you anyway", 0.0)


def follow(case: Case, action: a.Follow) -> Reasons:
    type = FATE_TYPE[case.world.kinds[action.fate]]
    wounds = case.outlook.danger_by_type()[type][case.outlook.place]
    if wounds:
        yield risks(f"the {type_name(type)} may deal you {counted(max(1, round(wounds)), 'wound')}", -0.07 * wounds)
    else:
        yield gains(f"the {type_name(type)} do not reach you", 0.1)


ROWS: dict[type, Callable[[Any, Any], Reasons]] = {
    a.Choose: choose,
    a.Face: face,
    a.AsTheyLie: as_they_lie,
    a.Stand: stand,
    a.Use: use,
    a.Move: move,
    a.Claim: claim,
    a.Alter: alter,
    a.Employ: employ,
    a.Wish: wish,
    a.EndActions: end_actions,
    a.Target: target,
    a.Discard: discard,
    a.Go: go,
    a.Step: step,
    a.Halt: halt,
    a.Pick: named("it helps this hero most"),
    a.Point: named("this room helps you most"),
    a.Name: name_type,
    a.Turn: named("the side it turns up helps you most"),
    a.Opt: named("it gains you more than the other choice"),
    a.Accept: named("what it prevents is worth a card"),
    a.Decline: decline,
    a.Lay: named("what is laid last is drawn first, so the harmless card goes on top"),
    a.Give: named("your partner can use it better than you"),
    a.Enough: named("you need the rest yourself"),
    a.Cycle: named("a rival is nearer to it than you are"),
    a.Pay: part_with,
    a.Drop: part_with,
    a.Shed: shed,
    a.Tuck: tuck,
    a.Follow: follow,
    **PHASE_ROWS,
}
