"""What a purchase begins with: an item of the hand, an open quest, the Staff. Its cost is paid next, in `buying`.

Nothing is offered that cannot be paid this turn with the hand and the actions left.
"""

from collections.abc import Iterator
from typing import Any

from engine.core.errors import Rejected
from engine.core.facts import Fact, Moved, Noted, Planned
from engine.core.pieces import The
from engine.core.world import World
from engine.games.quests_of_shadowgate.actions import StartItem, StartQuest, StartStaff
from engine.games.quests_of_shadowgate.content.box import box
from engine.games.quests_of_shadowgate.content.forms import STAFF_TYPES, TYPES
from engine.games.quests_of_shadowgate.content.printed import NO_ACTION, TYPE
from engine.games.quests_of_shadowgate.content.vocabulary import Three, less, plus
from engine.games.quests_of_shadowgate.names import name_of, word
from engine.games.quests_of_shadowgate.rules.belonging import cannot_afford, no_actions, not_in_hand, type_held
from engine.games.quests_of_shadowgate.rules.paying import free_payments_left, item_cost, kinds_in_hand, means_of
from engine.games.quests_of_shadowgate.rules.sums import (
    Kinds,
    Sums,
    can_cover,
    covers,
    covers_without,
    hand_sums,
    needs_with,
)
from engine.games.quests_of_shadowgate.table import (
    has_type,
    items_of,
    open_quests,
    quest_of,
    staff_pieces_of,
    type_of,
    types_found,
    weather_of,
)
from engine.games.quests_of_shadowgate.tasks import PurchaseDue, ToAct
from engine.games.quests_of_shadowgate.zones import ACTIONS, HAND, USED, WANTED
from engine.kit.rules import Deed
from engine.kit.words import listed

Held = set[str | None] | frozenset[str | None]  # the types of a seat's items
ITEMS_RULE, QUESTS_RULE, STAFF_RULE = "Acquiring items", "Completing quests", "The Staff of Ages"


# Items of the hand


def can_be_item(world: World, seat: int, card: int) -> bool:
    """Whether a card is an item of a type this seat does not hold yet."""  # ruling 13
    type = TYPE[world.kinds[card]]
    return type is not None and not has_type(world, seat, type)


def startable_items(
    world: World, seat: int, kinds: Kinds, plays: int, sums: Sums, means: Three, held: Held, can_act: bool
) -> list[Any]:
    """The items of a hand of these kinds, but of none of the types held, that can be paid with the other cards.

    `plays` are the cards that can pay after an action for the start, `sums` what they add up to; an item that needs
    no action leaves one more, and is all that can be started by who cannot act any more.
    """
    hand = world.pieces(HAND[seat])
    needs = needs_with(plus(means, weather_of(world).items_less))
    found: list[Any] = []
    for place, kind in enumerate(kinds):
        type = TYPE[kind]
        if type is not None and type not in held and (can_act or NO_ACTION[kind]):
            reach = hand_sums(kinds, plays + 1) if NO_ACTION[kind] else sums
            if covers_without(reach, needs[kind, ""], kind, place):
                found.append(StartItem(hand[place]))
    return found


def start_item(world: World, seat: int, action: StartItem) -> Iterator[Fact]:
    yield Moved((action.card,), HAND[seat], WANTED[seat])
    yield Planned((PurchaseDue(seat, "item", action.card),))


def cannot_start_item(world: World, seat: int, ask: ToAct, action: StartItem) -> Rejected | None:
    card: Any = action.card
    if refused := not_in_hand(world, seat, card, ITEMS_RULE):
        return refused
    if (type := type_of(world, card)) is None:
        sentence = f"{name_of(world, card)} is an event: use it as a torch or to pay, never as an item."
        return Rejected("IsAnEvent", sentence, ITEMS_RULE)
    if refused := type_held(world, seat, type, ITEMS_RULE):
        return refused
    price = 0 if NO_ACTION[world.kinds[card]] else 1
    if ACTIONS(world) < price:
        return no_actions(ITEMS_RULE)
    missing = less(item_cost(world, card), means_of(world, seat, "item"))
    place = world.pieces(HAND[seat]).index(card)
    return cannot_afford(world, seat, name_of(world, card), missing, ACTIONS(world) - price, ITEMS_RULE, place)


# Quests


def startable_quests(world: World, sums: Sums, means: Three) -> list[Any]:
    """The open quests that these sums can pay for, with means to begin with."""
    kinds, sides, needs = world.kinds, world.sides, needs_with(means)
    return [StartQuest(quest) for quest in open_quests(world) if covers(sums, needs[kinds[quest], sides[quest]])]


def start_quest(world: World, seat: int, action: StartQuest) -> Iterator[Fact]:
    yield Noted("begins", (seat, "quest", The(action.quest)))
    yield Planned((PurchaseDue(seat, "quest", action.quest),))


def cannot_start_quest(world: World, seat: int, ask: ToAct, action: StartQuest) -> Rejected | None:
    quest = action.quest
    if type(quest) is not int or quest not in open_quests(world):
        return Rejected("NotAnOpenQuest", "That quest is not open.", QUESTS_RULE)
    if not ACTIONS(world):
        return no_actions(QUESTS_RULE)
    face = quest_of(world, quest)
    missing = less(face.cost, means_of(world, seat, "quest"))
    return cannot_afford(world, seat, face.name, missing, ACTIONS(world) - 1, QUESTS_RULE)


# The Staff


def types_lacking(world: World) -> list[str]:
    """The types nobody has acquired, which the Staff still waits for."""
    found = types_found(world)
    return [type for type in TYPES if type not in found]


def staff_pieces_lacking(world: World, seat: int) -> list[str]:
    """The staff pieces this seat lacks, or has used on a quest this turn."""  # ruling 27
    ready = {type_of(world, item) for item in staff_pieces_of(world, seat) if not USED(world, item)}
    return [type for type in STAFF_TYPES if type not in ready]


def staff_awaits(world: World, without: int | None = None) -> list[int]:
    """The seats that lack nothing but the cost of the Staff; `without`: if nobody had this item."""
    held = [{type_of(world, item) for item in items_of(world, seat) if item != without} for seat in range(world.seats)]
    if not set().union(*held).issuperset(TYPES):
        return []
    return [seat for seat, types in enumerate(held) if types.issuperset(STAFF_TYPES)]


def can_start_staff(world: World, seat: int) -> bool:
    """Whether a seat with actions left can choose the Staff and pay for it now."""
    if staff_pieces_lacking(world, seat) or types_lacking(world):
        return False
    plays = ACTIONS(world) - 1 + free_payments_left(world, seat)
    return can_cover(kinds_in_hand(world, seat), plays, less(box().staff.cost, means_of(world, seat, "staff")))


def start_staff(world: World, seat: int, action: StartStaff) -> Iterator[Fact]:
    yield Noted("begins", (seat, "staff"))
    yield Planned((PurchaseDue(seat, "staff"),))


def cannot_start_staff(world: World, seat: int, ask: Any, action: StartStaff) -> Rejected | None:
    """The conditions of the Staff one by one: own pieces, all types found, an action, the cost. Asked at any time."""
    owned = {type_of(world, item): item for item in staff_pieces_of(world, seat)}
    if lacking := [word(type) for type in STAFF_TYPES if type not in owned]:
        return Rejected("StaffPieceLacking", f"You still need {listed(lacking)} to make the Staff.", STAFF_RULE)
    if used := [name_of(world, item) for item in owned.values() if USED(world, item)]:  # ruling 27
        return Rejected("StaffPieceUsed", f"You used {listed(used)} on a quest this turn.", STAFF_RULE)
    if lacking := [word(type) for type in types_lacking(world)]:
        sentence = f"The Staff needs all eleven types in play; still missing: {listed(lacking)}."
        return Rejected("TypesLacking", sentence, STAFF_RULE)
    if not ACTIONS(world):
        return no_actions(STAFF_RULE)
    missing = less(box().staff.cost, means_of(world, seat, "staff"))
    return cannot_afford(world, seat, "the Staff of Ages", missing, ACTIONS(world) - 1, STAFF_RULE)


DEEDS = (
    Deed(StartItem, (ToAct,), start_item, cannot_start_item),
    Deed(StartQuest, (ToAct,), start_quest, cannot_start_quest),
    Deed(StartStaff, (ToAct,), start_staff, cannot_start_staff),
)
