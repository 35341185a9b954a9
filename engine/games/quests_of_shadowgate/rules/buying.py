"""An open purchase: paying card by card, taking it all back, and what happens when the cost is met."""

from collections.abc import Callable, Iterator
from typing import Any

from engine.core.facts import UP, Asked, Done, Fact, Moved, Noted, Planned
from engine.core.pieces import The
from engine.core.world import World
from engine.games.quests_of_shadowgate.actions import Pay, TakeBack
from engine.games.quests_of_shadowgate.holdings import holder_of, type_of, types_found
from engine.games.quests_of_shadowgate.printed import NOTHING
from engine.games.quests_of_shadowgate.rules.acting import go_on_acting
from engine.games.quests_of_shadowgate.rules.paying import can_be_paid, charges_of, missing_of, payments, standing_of
from engine.games.quests_of_shadowgate.setup import is_match
from engine.games.quests_of_shadowgate.tasks import LevelDue, PurchaseDue, RewardDue, ScoreDue, ToPay
from engine.games.quests_of_shadowgate.vocabulary import WILD
from engine.games.quests_of_shadowgate.zones import ACTIONS, FIRST, FREE_PAYMENTS, HAND, ITEMS, PAYMENT, SPENT, WANTED


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


def take_back(world: World, seat: int, action: TakeBack) -> Iterator[Fact]:
    """All cards return to the hand; only a theft, which everybody has heard of, has cost its action."""  # ruling 33
    what = world.agenda[-1].what
    yield Noted("takes_back", (seat, what))
    for zone in (WANTED, PAYMENT):
        if lying := world.zones[zone[seat]]:
            yield Moved(tuple(lying), zone[seat], HAND[seat])  # type: ignore[arg-type]
    yield Done()
    yield from go_on_acting(world, seat)


def meet_cost(world: World, task: PurchaseDue) -> Iterator[Fact]:
    """The payment is shown and charged, and what was bought is there."""
    seat = task.seat
    actions, free = charges_of(world, task)
    yield Done()
    if paid := world.zones[PAYMENT[seat]]:
        yield Moved(tuple(paid), PAYMENT[seat], SPENT[seat], side=UP)  # type: ignore[arg-type]
    if actions:
        yield ACTIONS.to(ACTIONS(world) - actions)
    if free:
        yield FREE_PAYMENTS.to(FREE_PAYMENTS(world) + free)
    yield from BOUGHT[task.what](world, task)


def acquire(world: World, task: PurchaseDue) -> Iterator[Fact]:
    """An item of the hand; the first of its type at the table is marked."""
    item, type = task.target, type_of(world, task.target)  # type: ignore[arg-type]
    is_first = type != WILD and type not in types_found(world)  # ruling 14
    yield Moved((item,), WANTED[task.seat], ITEMS[task.seat], side=UP)  # type: ignore[arg-type]
    if is_first:
        yield FIRST.to(1, item)  # type: ignore[arg-type]
    yield Noted("acquires", (task.seat, The(item), int(is_first)))  # type: ignore[arg-type]
    yield from go_on_acting(world, task.seat)


def steal(world: World, task: PurchaseDue) -> Iterator[Fact]:
    """An item changes hands and stays first of its type if it was."""  # ruling 30
    owner = holder_of(world, task.target)
    assert owner is not None, "somebody has the item"
    yield Moved((task.target,), ITEMS[owner], ITEMS[task.seat])  # type: ignore[arg-type]
    yield Noted("steals", (task.seat, The(task.target), owner))  # type: ignore[arg-type]
    yield from go_on_acting(world, task.seat)


def choose_level(world: World, task: PurchaseDue) -> Iterator[Fact]:
    yield Planned((LevelDue(task.seat, task.target),))  # type: ignore[arg-type]


def make_staff(world: World, task: PurchaseDue) -> Iterator[Fact]:
    """The Staff ends the game at once."""
    yield Noted("makes_staff", (task.seat,))
    yield Planned((RewardDue(task.seat) if is_match(world) else ScoreDue(task.seat),))


BOUGHT: dict[str, Callable[[World, PurchaseDue], Iterator[Fact]]] = {
    "item": acquire,
    "theft": steal,
    "quest": choose_level,
    "staff": make_staff,
}
