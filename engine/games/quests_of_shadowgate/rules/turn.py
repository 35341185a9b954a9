"""A turn from its first phase to its last: the event, the torch, and the end that passes the turn on."""

from collections.abc import Iterator
from typing import Any

from engine.core.errors import Rejected
from engine.core.facts import UP, Asked, Done, Entered, Fact, Moved, Noted, Planned
from engine.core.world import World
from engine.games.quests_of_shadowgate import tasks
from engine.games.quests_of_shadowgate.actions import LightTorch, PlayEvent
from engine.games.quests_of_shadowgate.content.printed import TORCH_OF, TYPE
from engine.games.quests_of_shadowgate.names import name_of, time_to
from engine.games.quests_of_shadowgate.rules.belonging import not_in_hand
from engine.games.quests_of_shadowgate.rules.decks import draw, fill_column, fill_pool, has_cards
from engine.games.quests_of_shadowgate.table import powers_of, weather_of
from engine.games.quests_of_shadowgate.zones import (
    ACTIONS,
    DISCARD,
    ENOUGH_VP,
    EVENT,
    EVENT_OWNER,
    FINISHER,
    FREE_CYCLES,
    FREE_PAYMENTS,
    HAND,
    TORCH,
    TURN,
    VP,
)
from engine.kit.rules import Choice, Deed, Duty, answer

TORCHES, EVENTS = "Torches", "Events"


def begin_turn(world: World, task: tasks.TurnDue) -> Iterator[Fact]:
    yield Done()
    yield from open_turn(world, task.seat)


def open_turn(world: World, seat: int) -> Iterator[Fact]:
    yield TURN.to(TURN(world) + 1)
    yield Entered("event", seat)
    for number in (ACTIONS, FREE_PAYMENTS, FREE_CYCLES):
        if number(world):
            yield number.to(0)
    if EVENT_OWNER(world) == seat + 1:
        yield from end_event(world)  # ruling 4
    later = (tasks.EndDue(seat), tasks.TidyDue(seat), tasks.DrawPhaseDue(seat), tasks.ActionsDue(seat))
    yield Planned((*later, tasks.TorchDue(seat, True)))


def end_event(world: World) -> Iterator[Fact]:
    """The event in force is discarded."""
    if lying := world.pieces(EVENT):
        yield Moved(tuple(lying), EVENT, DISCARD)
        yield EVENT_OWNER.to(0)


def light(world: World, task: tasks.TorchDue) -> Iterator[Fact]:
    """Ask for a torch, and for an event before it while one may be played; a single card is no choice."""  # ruling 36
    hand = world.pieces(HAND[task.seat])
    if not hand:
        yield from light_unseen(world, task.seat)
    elif len(hand) == 1 and not (task.event and is_event(world, hand[0])):
        yield Done()
        yield from burn(world, task.seat, hand[0])
    else:
        yield Asked(task.seat, tasks.ToLight(task.event))


def light_unseen(world: World, seat: int) -> Iterator[Fact]:
    """Without a card in hand one is drawn for the torch; without any card there is no action."""  # ruling 8
    yield Done()
    if has_cards(world):
        yield from draw(world, seat)
        yield from burn(world, seat, world.pieces(HAND[seat])[-1])
    else:
        yield Entered("action", seat)


def is_event(world: World, card: int) -> bool:
    return TYPE[world.kinds[card]] is None


def torches_and_events(world: World, seat: int, ask: tasks.ToLight) -> list[Any]:
    hand = world.pieces(HAND[seat])
    events = [PlayEvent(card) for card in hand if is_event(world, card)] if ask.event else []
    return [*events, *(LightTorch(card) for card in hand)]


def play_event(world: World, seat: int, action: PlayEvent) -> Iterator[Fact]:
    """It takes effect at once, and the card is replaced."""  # rulings 5 and 6
    yield from answer(world, seat)
    yield from end_event(world)
    yield Moved((action.card,), HAND[seat], EVENT, side=UP)
    yield EVENT_OWNER.to(seat + 1)
    yield Entered("torch", seat)
    yield Planned((tasks.TorchDue(seat), tasks.DrawDue(seat, 1)))


def cannot_play_event(world: World, seat: int, ask: tasks.ToLight, action: PlayEvent) -> Rejected:
    card: Any = action.card
    if refused := not_in_hand(world, seat, card, EVENTS):
        return refused
    if not is_event(world, card):
        return Rejected("NotAnEvent", f"{name_of(world, card)} is not an event.", EVENTS)
    return Rejected("OneEventATurn", "You have already played an event this turn.", EVENTS)  # ruling 4


def light_torch(world: World, seat: int, action: LightTorch) -> Iterator[Fact]:
    yield from answer(world, seat)
    yield from burn(world, seat, action.card)


def cannot_light(world: World, seat: int, ask: tasks.ToLight, action: LightTorch) -> Rejected | None:
    return not_in_hand(world, seat, action.card, TORCHES)


def burn(world: World, seat: int, card: int) -> Iterator[Fact]:
    """The torch is lit and gives its actions."""
    yield Moved((card,), HAND[seat], TORCH[seat], side=UP)
    yield ACTIONS.to(torch_actions(world, seat, card))
    yield Entered("action", seat)


def torch_actions(world: World, seat: int, card: int) -> int:
    """How many actions a card would give this seat as its torch now."""
    value = TORCH_OF[world.kinds[card]]
    more = sum(actions for torch, actions in powers_of(world, seat).more_actions if value <= torch)
    fewer = weather_of(world).fewer_actions
    return max(1, value + more - fewer) if fewer else value + more  # ruling 37


def end_turn(world: World, task: tasks.EndDue) -> Iterator[Fact]:
    """Refill quests and pool, see whether the end is near, and pass the turn on."""
    seat = task.seat
    yield Done()
    yield Entered("end", seat)
    yield from fill_column(world)  # ruling 19
    yield from fill_pool(world)
    finisher, after = FINISHER(world), (seat + 1) % world.seats
    if not finisher and VP(world, seat) >= ENOUGH_VP:
        yield FINISHER.to(seat + 1)
        yield Noted("last_turns", (seat,))
    if finisher == after + 1:  # ruling 24
        yield Planned((tasks.ScoreDue(),))
    else:
        yield from open_turn(world, after)


CHOICES = (Choice(tasks.ToLight, torches_and_events, time_to(tasks.ToLight), TORCHES),)
DEEDS = (
    Deed(PlayEvent, (tasks.ToLight,), play_event, cannot_play_event),
    Deed(LightTorch, (tasks.ToLight,), light_torch, cannot_light),
)
DUTIES = (Duty(tasks.TurnDue, begin_turn), Duty(tasks.TorchDue, light), Duty(tasks.EndDue, end_turn))
