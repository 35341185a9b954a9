"""Tokens: dropping what is too many or lost, and paying."""

from collections.abc import Iterator
from typing import Any

from engine.core.errors import Rejected
from engine.core.facts import DOWN, Asked, Done, Fact, Moved, Noted, Planned
from engine.core.pieces import The
from engine.core.world import World
from engine.games.shadowscape.actions import Drop, Pay
from engine.games.shadowscape.asks import (
    ToKeep,
    ToPay,
)
from engine.games.shadowscape.content.box import box
from engine.games.shadowscape.table import NUMBER_OF, is_treasure, tokens_of, treasures_of
from engine.games.shadowscape.tasks import (
    DroppingDue,
    KeepingDue,
    PayingDue,
)
from engine.games.shadowscape.zones import FALLEN, TOKENS, TREASURES
from engine.kit.rules import Choice, Deed, Duty, answer, lies_in

THE_TOKENS = "Tokens"


def return_token(world: World, seat: int, token: int) -> Iterator[Fact]:
    """Trophies go to the discards of their type, treasures back among the hidden ones."""  # ruling 14
    if is_treasure(world, token):
        yield Moved((token,), TOKENS[seat], TREASURES, None, DOWN)
    else:
        yield Moved((token,), TOKENS[seat], FALLEN[NUMBER_OF[world.backs[token]]])  # type: ignore[index]


def ask_to_keep(world: World, task: KeepingDue) -> Iterator[Fact]:
    """With a fourth token any of the four is dropped."""  # ruling 49
    over = len(tokens_of(world, task.seat)) - box().game.numbers.tokens
    yield Asked(task.seat, ToKeep(over)) if over > 0 else Done()


def ask_to_drop(world: World, task: DroppingDue) -> Iterator[Fact]:
    tokens = tokens_of(world, task.seat)
    if len(tokens) > task.left > 0:
        yield Asked(task.seat, ToKeep(task.left))
        return
    yield Done()
    if task.left:
        for token in list(tokens):
            yield Noted("drops", (task.seat, The(token)))
            yield from return_token(world, task.seat, token)


def drops(world: World, seat: int, ask: ToKeep) -> list[Drop]:
    return [Drop(token) for token in tokens_of(world, seat)]


def drop(world: World, seat: int, action: Drop) -> Iterator[Fact]:
    task = world.agenda[-1]
    token: int = action.token
    yield Noted("drops", (seat, The(token)))
    yield from return_token(world, seat, token)
    yield from answer(world, seat)
    if isinstance(task, KeepingDue):
        yield Planned((task,))
    elif task.left > 1:
        yield Planned((DroppingDue(seat, task.left - 1),))


# Paying


def ask_to_pay(world: World, task: PayingDue) -> Iterator[Fact]:
    """Token by token, a treasure first where one is owed; without a choice it is taken by itself."""  # ruling 62
    payable = payable_with(world, task.seat, task.treasure)
    if not task.left:
        yield Done()
    elif len(payable) == 1 or (not task.treasure and len(payable) == task.left):
        yield Done()
        for token in payable[: task.left]:
            yield from return_token(world, task.seat, token)
        if task.left > 1 and task.treasure:
            yield Planned((PayingDue(task.seat, task.card, task.left - 1),))
    else:
        yield Asked(task.seat, ToPay(task.card, task.left, task.treasure))


def payable_with(world: World, seat: int, treasure: bool) -> list[int]:
    return list(treasures_of(world, seat) if treasure else tokens_of(world, seat))


def pays(world: World, seat: int, ask: ToPay) -> list[Pay]:
    return [Pay(token) for token in payable_with(world, seat, ask.treasure)]


def pay(world: World, seat: int, action: Pay) -> Iterator[Fact]:
    task: PayingDue = world.agenda[-1]
    yield from return_token(world, seat, action.token)
    yield from answer(world, seat)
    if task.left > 1:
        yield Planned((PayingDue(seat, task.card, task.left - 1),))


def not_your_token(world: World, seat: int, ask: Any, action: Any) -> Rejected | None:
    if lies_in(world, TOKENS[seat], action.token):
        return Rejected("NoTreasure", "Equipment is paid for with a treasure.", "Equipment")
    return Rejected("NotYourToken", "That is not one of your tokens.", THE_TOKENS)


CHOICES = (
    Choice(ToKeep, drops, "First drop a token.", THE_TOKENS),
    Choice(ToPay, pays, "First pay for the card.", "Claiming"),
)
DEEDS = (
    Deed(Drop, (ToKeep,), drop, not_your_token),
    Deed(Pay, (ToPay,), pay, not_your_token),
)
DUTIES = (Duty(KeepingDue, ask_to_keep), Duty(DroppingDue, ask_to_drop), Duty(PayingDue, ask_to_pay))
