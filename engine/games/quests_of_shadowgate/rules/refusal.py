"""Why an action is not legal: one answer for `decide`, which raises it, and for `why_not`, which tells it.

Reads only what the acting seat may know, so that it says the same of an observed World; refuses all that is not legal.
"""

from collections.abc import Callable
from typing import Any

from engine.core.errors import Rejected
from engine.core.world import World
from engine.games.quests_of_shadowgate import actions, tasks
from engine.games.quests_of_shadowgate.content import box
from engine.games.quests_of_shadowgate.holdings import (
    face_of,
    has_type,
    holder_of,
    is_base,
    open_quests,
    quest_of,
    staff_pieces_of,
    type_of,
    weather_of,
)
from engine.games.quests_of_shadowgate.printed import NO_ACTION, RESOURCES, TYPE, Three, less
from engine.games.quests_of_shadowgate.rules import acting, drawing
from engine.games.quests_of_shadowgate.rules.paying import (
    free_payments_left,
    item_cost,
    kinds_in_hand,
    means_of,
    standing_of,
    theft_costs,
)
from engine.games.quests_of_shadowgate.rules.services import can_serve, levels_of, servants_of
from engine.games.quests_of_shadowgate.rules.sums import (
    WHOLE,
    can_cover,
    covers_one,
    hand_sums,
    shortfall,
    theft_needs,
    useful_places,
)
from engine.games.quests_of_shadowgate.setup import has_stealing, is_timed
from engine.games.quests_of_shadowgate.vocabulary import LEVELS, STAFF_TYPES, STATS
from engine.games.quests_of_shadowgate.wording import amounts, listed, name_of, word
from engine.games.quests_of_shadowgate.zones import (
    ABILITIES,
    ABILITY,
    ACTIONS,
    CHARACTER,
    CHARACTERS,
    HAND,
    ITEMS,
    POOL,
    TIME_UP,
    USED,
)

Refusal = Rejected | None
ANSWERS: dict[type, tuple[tuple[type, ...], str, str]] = {
    tasks.ToDraft: ((actions.Draft,), "take a character or an ability", "Set-up"),
    tasks.ToLight: ((actions.PlayEvent, actions.LightTorch), "light a torch", "Torches"),
    tasks.ToAct: (
        (
            actions.StartItem,
            actions.StartQuest,
            actions.StartTheft,
            actions.StartStaff,
            actions.Cycle,
            actions.EndActions,
            actions.DrawCard,
            actions.TakeCard,
        ),
        "take an action or to stop",
        "Actions",
    ),
    tasks.ToPay: ((actions.Pay, actions.TakeBack), "pay with a card or to take it all back", "Acquiring items"),
    tasks.ToDouble: ((actions.Double,), "double a stat against the thief", "Stealing"),
    tasks.ToLevel: ((actions.ChooseLevel,), "choose the level of the quest", "Completing quests"),
    tasks.ToServe: ((actions.Serve,), "name the item that serves the quest", "Completing quests"),
    tasks.ToReward: ((actions.ClaimReward,), "choose what the Staff gives", "Matches"),
    tasks.ToDraw: ((actions.DrawCard, actions.TakeCard), "draw a card", "Drawing and discarding"),
    tasks.ToDiscard: ((actions.DiscardCard,), "discard a card", "Drawing and discarding"),
}


def refusal(world: World, seat: int | None, action: Any) -> Refusal:
    """Why this seat may not do this now; None if it may."""
    if seat is None or type(action) is actions.TimeUp:
        return cannot_stop_clock(world, seat, action)
    ask = world.ask_of(seat)
    if ask is None:
        return not_asked(world)
    expected, call, rule = ANSWERS[type(ask)]
    if type(action) not in expected:
        return Rejected("WrongAction", f"Now is the time to {call}.", rule)
    check = CHECKS.get(type(action))
    return None if check is None else check(world, seat, action)


def not_asked(world: World) -> Rejected:
    if world.outcome is not None:
        return Rejected("GameOver", "The game is over.", "Winning")
    return Rejected("NotAsked", "You have nothing to choose now; somebody else has.", "The game in one minute")


def can_time_be_up(world: World) -> bool:
    return world.outcome is None and is_timed(world) and not TIME_UP(world)


def cannot_stop_clock(world: World, seat: int | None, action: Any) -> Refusal:
    if type(action) is not actions.TimeUp:
        return Rejected("NobodyActs", "Only a player can do that.", "Matches")
    if seat is not None:
        return Rejected("NotAPlayersMove", "The clock of the table says when the time is up, not a player.", "Matches")
    if not is_timed(world):
        return Rejected("NoTimeLimit", "This table has no time limit.", "Matches")
    if not can_time_be_up(world):
        return Rejected("TimeIsUp", "The time is up already.", "Matches")
    return None


# Setting up, torches and events


def cannot_draft(world: World, seat: int, action: actions.Draft) -> Refusal:
    if action.side not in ("a", "b"):
        return Rejected("NoSuchSide", "A card is taken with one of its two sides up.", "Set-up")
    for offer, own, what in ((CHARACTERS, CHARACTER, "character"), (ABILITIES, ABILITY, "ability")):
        if lies_in(world, offer, action.card):
            if not world.zones[own[seat]]:
                return None
            return Rejected("HasOne", f"You have {a_or_an(what)} already; take the other sort now.", "Set-up")
    if any(lies_in(world, own[other], action.card) for own in (CHARACTER, ABILITY) for other in range(world.seats)):
        return Rejected("IsTaken", "That card is taken, with both its sides.", "Set-up")
    return Rejected("NotOnOffer", "Take one of the characters or abilities on offer.", "Set-up")


def a_or_an(noun: str) -> str:
    return f"{'an' if noun[0] in 'aeiou' else 'a'} {noun}"


def cannot_play_event(world: World, seat: int, action: actions.PlayEvent) -> Refusal:
    if not lies_in(world, HAND[seat], action.card):
        return not_in_hand(world, action.card, "Events")
    if TYPE[world.kinds[action.card]] is not None:  # type: ignore[index]
        return Rejected("NotAnEvent", f"{name_of(world, action.card)} is not an event.", "Events")
    if not world.asks[-1][seat].event:  # ruling 4
        return Rejected("OneEventATurn", "You have played an event this turn; one is all.", "Events")
    return None


def cannot_use_hand(world: World, seat: int, action: Any) -> Refusal:
    return None if lies_in(world, HAND[seat], action.card) else not_in_hand(world, action.card, "Torches")


def not_in_hand(world: World, card: Any, rule: str) -> Rejected:
    return Rejected("NotInHand", f"{name_of(world, card)} is not in your hand.", rule)


# Starting something


def cannot_start_item(world: World, seat: int, action: actions.StartItem) -> Refusal:
    card, rule = action.card, "Acquiring items"
    if not lies_in(world, HAND[seat], card):
        return not_in_hand(world, card, rule)
    type = type_of(world, card)  # type: ignore[arg-type]
    if type is None:
        name = name_of(world, card)
        return Rejected("IsAnEvent", f"{name} is an event: a torch or a payment now, but never an item.", rule)
    if has_type(world, seat, type):  # ruling 13
        return type_held(world, seat, type, rule)
    free = NO_ACTION[world.kinds[card]]  # type: ignore[index]
    if not ACTIONS(world) and not free:
        return no_actions(rule)
    plays = ACTIONS(world) - (0 if free else 1)
    cost = item_cost(world, card)  # type: ignore[arg-type]
    missing = less(cost, means_of(world, seat, "item"))
    place = world.zones[HAND[seat]].index(card)  # type: ignore[arg-type]
    return cannot_afford(world, seat, name_of(world, card), missing, plays, rule, place)


def type_held(world: World, seat: int, type: str, rule: str) -> Rejected:
    held = next(item for item in world.zones[ITEMS[seat]] if type_of(world, item) == type)  # type: ignore[arg-type]
    sentence = f"You have {name_of(world, held)} already: one item of a type ({word(type)}) is all a player may hold."
    return Rejected("TypeAlreadyHeld", sentence, rule)


def no_actions(rule: str) -> Rejected:
    return Rejected("NotEnoughActions", "You have no action left for that.", rule)


def cannot_afford(
    world: World, seat: int, name: str, missing: Three, plays: int, rule: str, without: int = WHOLE
) -> Refusal:
    """Refuse what hand and actions cannot pay this turn, saying what would be missing at best."""
    plays += free_payments_left(world, seat)
    kinds = kinds_in_hand(world, seat)
    if can_cover(kinds, plays, missing, without):
        return None
    short = shortfall(kinds, plays, missing, without)
    cards = "no card" if plays == 0 else "one card" if plays == 1 else f"{plays} cards"
    sentence = f"The cost of {name} cannot be met this turn: {amounts(short)} short, with {cards} to pay with."
    return Rejected("CostCannotBeMet", sentence, rule)


def cannot_start_quest(world: World, seat: int, action: actions.StartQuest) -> Refusal:
    quest, rule = action.quest, "Completing quests"
    if type(quest) is not int or quest not in open_quests(world):
        return Rejected("NotAnOpenQuest", "That quest is not open.", rule)
    if not ACTIONS(world):
        return no_actions(rule)
    face = quest_of(world, quest)
    missing = less(face.cost, means_of(world, seat, "quest"))
    return cannot_afford(world, seat, face.name, missing, ACTIONS(world) - 1, rule)


def cannot_start_theft(world: World, seat: int, action: actions.StartTheft) -> Refusal:
    item, rule = action.item, "Stealing"
    if not has_stealing(world):
        return Rejected("NoStealing", "Items cannot be stolen at this table.", rule)
    owner = holder_of(world, item) if type(item) is int else None
    if owner is None or type(item) is not int:
        return Rejected("NotAnItem", "Choose an item that another player has acquired.", rule)
    if owner == seat:
        return Rejected("YourOwn", f"{name_of(world, item)} is yours already.", rule)
    if is_base(world, owner, item):
        sentence = f"{name_of(world, item)} is of a base type of its owner, and those cannot be stolen."
        return Rejected("BaseType", sentence, rule)
    kind = type_of(world, item)
    if kind is not None and has_type(world, seat, kind):
        return type_held(world, seat, kind, rule)
    if not ACTIONS(world):
        return no_actions(rule)
    means, plays = means_of(world, seat, "theft"), ACTIONS(world) - 1
    sums = hand_sums(kinds_in_hand(world, seat), plays + free_payments_left(world, seat))
    needs = theft_needs(face_of(world, owner), weather_of(world).items_less, means)
    if covers_one(sums, needs[world.kinds[item]]):  # ruling 30
        return None
    missing = less(theft_costs(world, item, owner)[0], means)
    return cannot_afford(world, seat, name_of(world, item), missing, plays, rule)


def cannot_start_staff(world: World, seat: int, action: actions.StartStaff) -> Refusal:
    """The conditions of the Staff one by one: own pieces, all types found, an action, the cost."""
    rule = "The Staff of Ages"
    owned = {type_of(world, item): item for item in staff_pieces_of(world, seat)}
    if lacking := [word(type) for type in STAFF_TYPES if type not in owned]:
        return Rejected("StaffPieceLacking", f"You still need {listed(lacking)} to make the Staff.", rule)
    if used := [name_of(world, item) for item in owned.values() if USED(world, item)]:  # ruling 27
        return Rejected("StaffPieceUsed", f"You used {listed(used)} on a quest this turn.", rule)
    if lacking := [word(type) for type in acting.types_lacking(world)]:
        sentence = f"The Staff needs all eleven types at the table; nobody has {listed(lacking, 'or')} yet."
        return Rejected("TypesLacking", sentence, rule)
    if not ACTIONS(world):
        return no_actions(rule)
    missing = less(box().staff.cost, means_of(world, seat, "staff"))
    return cannot_afford(world, seat, "the Staff of Ages", missing, ACTIONS(world) - 1, rule)


def cannot_cycle(world: World, seat: int, action: actions.Cycle) -> Refusal:
    return None if acting.can_cycle(world, seat) else no_actions("Actions")


def cannot_stop(world: World, seat: int, action: actions.EndActions) -> Refusal:
    if not acting.is_drawing_next(world, seat):
        return None
    return Rejected("NothingToStop", "You have no action left: draw, and the actions are over.", "Actions")


# Paying, quests, drawing


def cannot_pay(world: World, seat: int, action: actions.Pay) -> Refusal:
    card, rule, task = action.card, "Acquiring items", world.agenda[-1]
    if not lies_in(world, HAND[seat], card):
        return not_in_hand(world, card, rule)
    missing, plays = standing_of(world, task)
    kinds, place = kinds_in_hand(world, seat), world.zones[HAND[seat]].index(card)  # type: ignore[arg-type]
    if plays >= 0 and place in useful_places(kinds, plays, missing):
        return None
    name, left = name_of(world, card), less(missing, RESOURCES[kinds[place]])
    if left == missing:
        return Rejected("NothingMissing", f"{name} adds nothing to the {amounts(missing)} still missing.", rule)
    after = plays if NO_ACTION[kinds[place]] else plays - 1
    if after < 0:
        return Rejected("NotEnoughActions", f"You have no action left to pay with {name}.", rule)
    short = amounts(shortfall(kinds, after, left, place))
    return Rejected("CostCannotBeMet", f"After {name} the rest could not be paid: {short} short.", rule)


def cannot_double(world: World, seat: int, action: actions.Double) -> Refusal:
    if action.stat in STATS:
        return None
    return Rejected("NoSuchStat", f"Double {listed([word(stat) for stat in STATS], 'or')}.", "Stealing")


def cannot_claim(world: World, seat: int, action: actions.ClaimReward) -> Refusal:
    if action.to in ("self", "others"):
        return None
    return Rejected("NoSuchReward", "Take the points, or take them from everybody else.", "Matches")


def cannot_choose_level(world: World, seat: int, action: actions.ChooseLevel) -> Refusal:
    quest = world.agenda[-1].quest
    if action.level in levels_of(world, seat, quest):
        return None
    if action.level not in LEVELS:
        return Rejected(
            "NoSuchLevel", f"Choose {listed([word(level) for level in LEVELS], 'or')}.", "Completing quests"
        )
    needs = listed([word(need) for need in quest_of(world, quest).needs(action.level)])
    sentence = f"{word(action.level)} needs items that you cannot all provide: {needs}, each by an item of its own."
    return Rejected("LevelOutOfReach", sentence, "Completing quests")


def cannot_serve(world: World, seat: int, action: actions.Serve) -> Refusal:
    item, task, rule = action.item, world.agenda[-1], "Completing quests"
    if type(item) is int and item in servants_of(world, seat, task.quest, task.level, task.served):
        return None
    if not lies_in(world, ITEMS[seat], item):
        return Rejected("NotYourItem", f"{name_of(world, item)} is not among your items.", rule)
    need = world.asks[-1][seat].need
    if USED(world, item) or item in task.served:  # type: ignore[arg-type]
        return Rejected("AlreadyUsed", f"{name_of(world, item)} has served already.", rule)
    if not can_serve(world, seat, item, need):  # type: ignore[arg-type]
        return Rejected("DoesNotServe", f"{name_of(world, item)} does not count as {word(need)}.", rule)
    return Rejected("NeededElsewhere", f"{name_of(world, item)} is needed for another part of this quest.", rule)


def cannot_draw_yet(world: World, seat: int) -> Refusal:
    """Cards are drawn when the actions are over, by the same question if there is none left."""  # ruling 43
    if type(world.ask_of(seat)) is tasks.ToDraw or acting.is_drawing_next(world, seat):
        return None
    return Rejected("ActionsFirst", "Cards are drawn when your actions are over.", "Actions")


def cannot_draw(world: World, seat: int, action: actions.DrawCard) -> Refusal:
    if drawing.can_draw(world, weather_of(world)):
        return cannot_draw_yet(world, seat)
    return Rejected("PoolFirst", "The event in force makes you draw from the pool first.", "Drawing and discarding")


def cannot_take(world: World, seat: int, action: actions.TakeCard) -> Refusal:
    rule = "Drawing and discarding"
    if not lies_in(world, POOL, action.card):
        return Rejected("NotInPool", f"{name_of(world, action.card)} is not in the pool.", rule)
    if weather_of(world).pool_closed:
        return Rejected("PoolClosed", "The event in force closes the pool.", rule)
    return cannot_draw_yet(world, seat)


def lies_in(world: World, zone: str, card: Any) -> bool:
    """Whether this is the number of a card there; places and other things are not."""
    return type(card) is int and card in world.zones[zone]


CHECKS: dict[type, Callable[[World, int, Any], Refusal]] = {
    actions.Draft: cannot_draft,
    actions.PlayEvent: cannot_play_event,
    actions.LightTorch: cannot_use_hand,
    actions.StartItem: cannot_start_item,
    actions.StartQuest: cannot_start_quest,
    actions.StartTheft: cannot_start_theft,
    actions.StartStaff: cannot_start_staff,
    actions.Cycle: cannot_cycle,
    actions.EndActions: cannot_stop,
    actions.Pay: cannot_pay,
    actions.Double: cannot_double,
    actions.ChooseLevel: cannot_choose_level,
    actions.Serve: cannot_serve,
    actions.DrawCard: cannot_draw,
    actions.TakeCard: cannot_take,
    actions.DiscardCard: cannot_use_hand,
    actions.ClaimReward: cannot_claim,
}
