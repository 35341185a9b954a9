"""Boosting: Fate cards are named before anything happens, and are public when it does; all uses of `Discard`."""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from engine.core.errors import Rejected
from engine.core.facts import UP, Answered, Done, Fact, Moved, Noted, Planned
from engine.core.pieces import The
from engine.core.world import World
from engine.games.shadowscape.actions import Discard, Go
from engine.games.shadowscape.asks import (
    ToAct,
    ToBoost,
    ToDefend,
    ToDiscard,
)
from engine.games.shadowscape.content.printed import SYMBOLS_OF
from engine.games.shadowscape.content.words import Symbol
from engine.games.shadowscape.names import sign, symbols_in_signs
from engine.games.shadowscape.rules.fate import FATE, discard_one
from engine.games.shadowscape.rules.wounding import cannot_hold_off, hold_off
from engine.games.shadowscape.standing import standing_of
from engine.games.shadowscape.sums import card_serves
from engine.games.shadowscape.table import hand_count, hand_of, is_cooperative
from engine.games.shadowscape.tasks import (
    EffectsDue,
    WalkDue,
)
from engine.games.shadowscape.zones import FATE_DISCARD, HAND, PLEDGED
from engine.kit.rules import Choice, Deed, not_in_hand

BOOSTING = "Boosting"
GO = Go()


def is_asked(world: World, seat: int, symbol: Symbol) -> bool:
    """Whether a seat is asked to boost: with a closed hand always, so that nobody learns what it lacks."""  # ruling 47
    if is_cooperative(world):
        return any(isinstance(action, Discard) for action in boosts(world, seat, ToBoost(symbol)))
    return hand_count(world, seat) > 0


def boosts(world: World, seat: int, ask: ToBoost) -> Sequence[Any]:
    """Cards that bear the symbol or count as it; some heroes may add cards that do not."""  # ruling 43
    hand = hand_of(world, seat)
    free = standing_of(world, seat).any_symbol.get(ask.symbol, 0)
    if free:
        pledged = world.lying(PLEDGED[seat])
        free -= sum(not card_serves(world, seat, fate, ask.symbol) for fate in pledged)
    found: list[Any] = [Discard(fate) for fate in hand if free > 0 or card_serves(world, seat, fate, ask.symbol)]
    return [*found, GO]


def pledge(world: World, seat: int, action: Discard) -> Iterator[Fact]:
    yield Moved((action.fate,), HAND[seat], PLEDGED[seat])


def go(world: World, seat: int, action: Go) -> Iterator[Fact]:
    """What was named is discarded, and it happens."""  # ruling 13
    yield Answered(seat)
    yield from begin(world, seat, world.agenda[-1])


def begin(world: World, seat: int, task: EffectsDue | WalkDue) -> Iterator[Fact]:
    """The action begins with as many boosts as cards were named."""
    pledged = tuple(world.pieces(PLEDGED[seat]))
    if pledged:
        yield Moved(pledged, PLEDGED[seat], FATE_DISCARD, None, UP)
    named = tuple(The(fate) for fate in pledged)
    if isinstance(task, WalkDue):
        yield Noted("moves", (seat, The(task.card), task.points + len(pledged), *named))  # type: ignore[arg-type]
        task = msgspec.structs.replace(task, points=task.points + len(pledged), boost=len(pledged))
    else:
        yield Noted("uses", (seat, *task.source.split("."), *named))
        task = msgspec.structs.replace(task, boost=len(pledged))
    yield Done()
    yield Planned((task,))


def discard(world: World, seat: int, action: Discard) -> Iterator[Fact]:
    """What a discard is for depends on what was asked."""
    ask = type(world.ask_of(seat))
    return (discard_one if ask is ToDiscard else hold_off if ask is ToDefend else pledge)(world, seat, action)


def cannot_discard(world: World, seat: int, ask: Any, action: Discard) -> Rejected | None:
    if isinstance(ask, ToAct):
        return Rejected("NoBoost", "Choose an action first; then discard cards to boost it.", BOOSTING)
    if isinstance(ask, ToDefend):
        return cannot_hold_off(world, seat, ask, action)
    refused = not_in_hand(world, HAND[seat], action.fate, FATE)
    if refused is not None or not isinstance(ask, ToBoost):
        return refused
    bears = symbols_in_signs(SYMBOLS_OF[world.kinds[action.fate]])
    return Rejected("NoSuchSymbol", f"This card shows {bears}, not {sign(ask.symbol)}.", BOOSTING)


CHOICES = (Choice(ToBoost, boosts, "First boost the action, or go.", BOOSTING),)
DEEDS = (
    Deed(Discard, (ToBoost, ToDefend, ToDiscard, ToAct), discard, cannot_discard),
    Deed(Go, (ToBoost,), go),
)
