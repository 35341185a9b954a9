"""Costs, what a seat has towards them, and which cards can still meet them.

Asked by the rules before anything is offered, by the screen for its bars and by the bot. Actions are charged when a
cost is met: until then only the payer can tell how many are left, because only the payer knows the cards.
"""

from collections.abc import Sequence
from itertools import combinations

from engine.core.pieces import Hidden, Spot
from engine.core.world import World
from engine.games.quests_of_shadowgate.content.box import box
from engine.games.quests_of_shadowgate.content.forms import STAFF_TYPES
from engine.games.quests_of_shadowgate.content.printed import COST, NO_ACTION, RESOURCES, TYPE, WORTH
from engine.games.quests_of_shadowgate.content.vocabulary import NOTHING, STATS, Stat, Three, less, plus
from engine.games.quests_of_shadowgate.effects.powers import Powers
from engine.games.quests_of_shadowgate.rules.sums import Kinds, can_cover, useful_places
from engine.games.quests_of_shadowgate.table import (
    base_of,
    has_type,
    holder_of,
    powers_of,
    quest_of,
    stats_of,
    weather_of,
)
from engine.games.quests_of_shadowgate.tasks import PurchaseDue
from engine.games.quests_of_shadowgate.zones import ACTIONS, FREE_PAYMENTS, HAND, PAYMENT

BOUGHT_AS_ITEMS = ("item", "theft")


# What things cost, and what a seat has


def cost_of(world: World, task: PurchaseDue) -> Three:
    """What an open purchase costs in all."""
    match task.what:
        case "item":
            return item_cost(world, task.target)  # type: ignore[arg-type]
        case "theft":
            return theft_cost(world, task.target, task.doubled)  # type: ignore[arg-type]
        case "quest":
            return quest_of(world, task.target).cost  # type: ignore[arg-type]
    return box().staff.cost


def item_cost(world: World, item: int) -> Three:
    """What an item costs now, with the event in force; never less than nothing."""  # ruling 37
    cost, lower = COST[world.kinds[item]], weather_of(world).items_less
    return cost if lower == NOTHING else less(cost, lower)


def theft_cost(world: World, item: int, doubled: Stat | None) -> Three:
    """The item's cost and its owner's stats, one of them twice."""
    owner = holder_of(world, item)
    assert owner is not None, f"item {item} is not acquired"
    return theft_costs(world, item, owner)[STATS.index(doubled) if doubled else 0]


def theft_costs(world: World, item: int, owner: int) -> tuple[Three, Three, Three]:
    """What stealing an item costs, by the stat that its owner doubles."""
    top, middle, bottom = stats_of(world, owner)
    a, b, c = plus(item_cost(world, item), (top, middle, bottom))
    return (a + top, b, c), (a, b + middle, c), (a, b, c + bottom)


def means_of(world: World, seat: int, what: str) -> Three:
    """A seat's stats, in full for each thing it pays for, with what its ability adds."""  # ruling 10
    powers = powers_of(world, seat)
    return plus(stats_of(world, seat), powers.for_items if what in BOUGHT_AS_ITEMS else powers.for_quests)


def paid_of(world: World, seat: int) -> Three:
    """The resources of the cards chosen so far, for one purchase; what is left over is lost."""  # ruling 11
    total = NOTHING
    for card in world.pieces(PAYMENT[seat]):
        total = plus(total, RESOURCES[world.kinds[card]])
    return total


def missing_of(world: World, task: PurchaseDue) -> Three:
    """What is still to be paid for an open purchase."""
    have = plus(means_of(world, task.seat, task.what), paid_of(world, task.seat))
    return less(cost_of(world, task), have)


def standing_of(world: World, task: PurchaseDue) -> tuple[Three, int]:
    """What is still to be paid for an open purchase, and how many more cards that cost an action can be played."""
    seat, what, kinds = task.seat, task.what, world.kinds
    powers = powers_of(world, seat)
    have = plus(stats_of(world, seat), powers.for_items if what in BOUGHT_AS_ITEMS else powers.for_quests)
    plays = ACTIONS(world) - start_price(world, task) + free_with(world, powers)
    for card in world.pieces(PAYMENT[seat]):
        kind = kinds[card]
        have = plus(have, RESOURCES[kind])
        if not NO_ACTION[kind]:
            plays -= 1
    return less(cost_of(world, task), have), plays


# How many cards can still be played


def start_price(world: World, task: PurchaseDue) -> int:
    """The actions that starting cost, still to be charged: a theft is charged when it is announced."""
    if task.what == "theft" or (task.what == "item" and NO_ACTION[world.kinds[task.target]]):  # type: ignore[index]
        return 0  # ruling 29
    return 1


def free_payments_left(world: World, seat: int) -> int:
    return free_with(world, powers_of(world, seat))


def free_with(world: World, powers: Powers) -> int:
    """The cards that these powers still let pay without an action this turn; most give none."""
    return powers.free_payments - FREE_PAYMENTS(world) if powers.free_payments else 0


def free_payments_now(world: World, seat: int) -> int:
    """The same in the middle of a purchase, after the cards chosen so far."""
    return max(0, free_payments_left(world, seat) - priced_cards(world, seat))


def priced_cards(world: World, seat: int) -> int:
    """How many of the cards chosen as payment cost an action, or a free one."""
    return sum(not NO_ACTION[world.kinds[card]] for card in world.pieces(PAYMENT[seat]))


def charges_of(world: World, task: PurchaseDue) -> tuple[int, int]:
    """(actions, free payments) that an open purchase uses up with the cards chosen so far."""
    priced = priced_cards(world, task.seat)
    free = min(priced, free_payments_left(world, task.seat))
    return start_price(world, task) + priced - free, free


def actions_left(world: World, seat: int) -> int:
    """The actions a seat in turn has left, as only itself can tell in the middle of a purchase."""
    task = purchase_by(world, seat)
    if task is None or is_hidden(world, task):
        return ACTIONS(world)
    return ACTIONS(world) - charges_of(world, task)[0]


def purchase_by(world: World, seat: int) -> PurchaseDue | None:
    """The purchase that a seat has under way."""
    task = world.agenda[-1] if world.agenda else None
    return task if isinstance(task, PurchaseDue) and task.seat == seat else None


def is_hidden(world: World, task: PurchaseDue) -> bool:
    """Whether these eyes do not know what is bought or what it is paid with."""
    paid = world.zones[PAYMENT[task.seat]]
    return isinstance(task.target, Spot) or any(isinstance(card, Hidden) for card in paid)


# Which cards can pay


def kinds_in_hand(world: World, seat: int) -> Kinds:
    kinds = world.kinds
    return tuple([kinds[card] for card in world.pieces(HAND[seat])])


def payments(world: World, task: PurchaseDue) -> list[int]:
    """The cards in hand that add something still missing, and after which the rest can still be paid."""  # ruling 35
    hand = world.pieces(HAND[task.seat])
    missing, plays = standing_of(world, task)
    places = useful_places(kinds_in_hand(world, task.seat), plays, missing) if plays >= 0 else ()
    return [hand[place] for place in places]


def can_be_paid(world: World, seat: int, missing: Three, plays: int) -> bool:
    """Whether a hand has what is missing, with so many cards to play."""
    return plays >= 0 and can_cover(kinds_in_hand(world, seat), plays, missing)


def cheapest_payment(world: World, seat: int) -> tuple[int, ...]:
    """The cards that meet this seat's open purchase with fewest actions, then least missed, then fewest cards."""
    task = purchase_by(world, seat)
    if task is None:
        return ()
    return cheapest_cards(world, seat, *standing_of(world, task), world.pieces(HAND[seat])) or ()


def cheapest_cards(
    world: World, seat: int, missing: Three, plays: int, hand: Sequence[int], without: int | None = None
) -> tuple[int, ...] | None:
    """The cheapest of these cards for what is missing; None if they will not do."""
    kinds = world.kinds
    useful = [card for card in hand if card != without and less(missing, RESOURCES[kinds[card]]) != missing]
    free = free_payments_now(world, seat)
    worth = {card: card_worth(world, seat, card) for card in useful}
    best: tuple[tuple[int, int, int], tuple[int, ...]] | None = None
    for count in range(len(useful) + 1):
        for chosen in combinations(useful, count):
            priced = sum(not NO_ACTION[kinds[card]] for card in chosen)
            if priced > plays or not is_enough(world, chosen, missing):
                continue
            rank = max(0, priced - free), sum(worth[card] for card in chosen), count
            if best is None or rank < best[0]:
                best = rank, chosen
    return None if best is None else best[1]


def is_enough(world: World, cards: tuple[int, ...], missing: Three) -> bool:
    for card in cards:
        missing = less(missing, RESOURCES[world.kinds[card]])
    return missing == NOTHING


def card_worth(world: World, seat: int, card: int) -> int:
    """How much a seat would miss a card of its hand: as torch, as payment, and as an item it has no match for yet."""
    kind = world.kinds[card]
    type = TYPE[kind]
    worth = 2 * WORTH[kind] + (2 if NO_ACTION[kind] else 0)
    if type is not None and not has_type(world, seat, type):
        worth += 3 + (3 if type in base_of(world, seat) else 0) + (3 if type in STAFF_TYPES else 0)
    return worth
