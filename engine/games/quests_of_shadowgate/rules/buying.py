"""An open purchase: paying card by card, taking it all back, and what happens when the cost is met."""

from collections.abc import Callable, Iterator
from typing import Any

from engine.core.errors import Rejected
from engine.core.facts import UP, Asked, Done, Fact, Moved, Noted, Planned
from engine.core.pieces import The
from engine.core.world import World
from engine.games.quests_of_shadowgate.actions import Pay, TakeBack
from engine.games.quests_of_shadowgate.content.forms import WILD
from engine.games.quests_of_shadowgate.content.printed import NO_ACTION, RESOURCES
from engine.games.quests_of_shadowgate.content.vocabulary import NOTHING, less
from engine.games.quests_of_shadowgate.names import amounts, name_of, time_to
from engine.games.quests_of_shadowgate.rules.acting import go_on_acting
from engine.games.quests_of_shadowgate.rules.belonging import not_in_hand
from engine.games.quests_of_shadowgate.rules.paying import (
    can_be_paid,
    charges_of,
    kinds_in_hand,
    missing_of,
    payments,
    standing_of,
)
from engine.games.quests_of_shadowgate.rules.starting import can_be_item
from engine.games.quests_of_shadowgate.rules.sums import shortfall
from engine.games.quests_of_shadowgate.setup import is_match
from engine.games.quests_of_shadowgate.table import holder_of, type_of, types_found
from engine.games.quests_of_shadowgate.tasks import LevelDue, PurchaseDue, RewardDue, ScoreDue, ToPay
from engine.games.quests_of_shadowgate.zones import ACTIONS, FIRST, FREE_PAYMENTS, HAND, ITEMS, PAYMENT, SPENT, WANTED
from engine.kit.rules import Choice, Deed, Duty

RULE = "Acquiring items"


def go_on(world: World, task: PurchaseDue) -> Iterator[Fact]:
    """Ask for a card while something is missing; a theft that its victim made too dear ends here."""
    missing, plays = standing_of(world, task)
    if missing == NOTHING:  # ruling 12
        yield from meet_cost(world, task)
    elif task.what == "theft" and not can_be_paid(world, task.seat, missing, plays):
        yield Noted("theft_fails", (task.seat, The(task.target)))  # type: ignore[arg-type]
        yield Done()
        yield from go_on_acting(world, task.seat)
    else:
        yield Asked(task.seat, ToPay())


def ways_to_pay(world: World, seat: int, ask: ToPay) -> list[Any]:
    return [*(Pay(card) for card in payments(world, world.agenda[-1])), TakeBack()]


def pay(world: World, seat: int, action: Pay) -> Iterator[Fact]:
    """The question closes by itself when the cost is met: what it was for is done."""
    task = world.agenda[-1]
    yield Moved((action.card,), HAND[seat], PAYMENT[seat])
    if missing_of(world, task) == NOTHING:
        yield from meet_cost(world, task)


def cannot_pay(world: World, seat: int, ask: ToPay, action: Pay) -> Rejected | None:
    card: Any = action.card
    if refused := not_in_hand(world, seat, card, RULE):
        return refused
    missing, plays = standing_of(world, world.agenda[-1])
    kinds, place = kinds_in_hand(world, seat), world.pieces(HAND[seat]).index(card)
    name, left = name_of(world, card), less(missing, RESOURCES[kinds[place]])
    if left == missing:
        return Rejected("NothingMissing", f"{name} adds nothing to the {amounts(missing)} still missing.", RULE)
    after = plays if NO_ACTION[kinds[place]] else plays - 1
    if after < 0:
        return Rejected("NotEnoughActions", f"You have no action left to pay with {name}.", RULE)
    short = amounts(shortfall(kinds, after, left, place))
    return Rejected("CostCannotBeMet", f"After {name} you could not pay the rest: {short} short.", RULE)


def take_back(world: World, seat: int, action: TakeBack) -> Iterator[Fact]:
    """All cards return to the hand; only a theft, which everybody has heard of, has cost its action."""  # ruling 33
    what = world.agenda[-1].what
    yield Noted("takes_back", (seat, what))
    for zone in (WANTED, PAYMENT):
        if lying := world.pieces(zone[seat]):
            yield Moved(tuple(lying), zone[seat], HAND[seat])
    yield Done()
    yield from go_on_acting(world, seat)


def meet_cost(world: World, task: PurchaseDue) -> Iterator[Fact]:
    """The payment is shown and charged, and what was bought is there."""
    seat = task.seat
    actions, free = charges_of(world, task)
    yield Done()
    if paid := world.pieces(PAYMENT[seat]):
        yield Moved(tuple(paid), PAYMENT[seat], SPENT[seat], side=UP)
    if actions:
        yield ACTIONS.to(ACTIONS(world) - actions)
    if free:
        yield FREE_PAYMENTS.to(FREE_PAYMENTS(world) + free)
    yield from BOUGHT[task.what](world, task)


def acquire(world: World, task: PurchaseDue) -> Iterator[Fact]:
    """An item of the hand; the first of its type at the table is marked."""
    item: Any = task.target
    type = type_of(world, item)
    is_first = type != WILD and type not in types_found(world)  # ruling 14
    yield Moved((item,), WANTED[task.seat], ITEMS[task.seat], side=UP)
    if is_first:
        yield FIRST.to(1, item)
    yield Noted("acquires", (task.seat, The(item), int(is_first)))
    yield from go_on_acting(world, task.seat)


def steal(world: World, task: PurchaseDue) -> Iterator[Fact]:
    """An item changes hands and stays first of its type if it was."""  # ruling 30
    item: Any = task.target
    owner = holder_of(world, item)
    assert owner is not None, "somebody has the item"
    yield Moved((item,), ITEMS[owner], ITEMS[task.seat])
    yield Noted("steals", (task.seat, The(item), owner))
    yield from go_on_acting(world, task.seat)


def choose_level(world: World, task: PurchaseDue) -> Iterator[Fact]:
    yield Planned((LevelDue(task.seat, task.target),))  # type: ignore[arg-type]


def make_staff(world: World, task: PurchaseDue) -> Iterator[Fact]:
    """The Staff ends the game at once."""
    yield Noted("makes_staff", (task.seat,))
    yield Planned((RewardDue(task.seat) if is_match(world) else ScoreDue(task.seat),))


def could_be_open(world: World) -> bool:
    """Whether what a guessed World says somebody is buying in secret could have been begun, and can be paid for."""
    task = world.agenda[-1] if world.agenda else None
    if not isinstance(task, PurchaseDue):
        return True
    if task.what == "item" and not can_be_item(world, task.seat, task.target):  # type: ignore[arg-type]
        return False
    return can_be_paid(world, task.seat, *standing_of(world, task))


BOUGHT: dict[str, Callable[[World, PurchaseDue], Iterator[Fact]]] = {
    "item": acquire,
    "theft": steal,
    "quest": choose_level,
    "staff": make_staff,
}
CHOICES = (Choice(ToPay, ways_to_pay, time_to(ToPay), RULE),)
DEEDS = (Deed(Pay, (ToPay,), pay, cannot_pay), Deed(TakeBack, (ToPay,), take_back))
DUTIES = (Duty(PurchaseDue, go_on),)
