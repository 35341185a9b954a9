"""The draw phase: draw, fill a small hand, discard what was used, cut a large hand.

The order is that of the printed theft example: used cards are discarded after drawing, so they are in no reshuffle.
"""

from collections.abc import Generator, Iterator
from typing import Any

from engine.core.errors import Rejected
from engine.core.facts import DOWN, UP, Asked, Done, Entered, Fact, Moved, Noted
from engine.core.pieces import The
from engine.core.world import World
from engine.games.quests_of_shadowgate import tasks
from engine.games.quests_of_shadowgate.actions import DiscardCard, DrawCard, TakeCard
from engine.games.quests_of_shadowgate.effects.weather import Weather
from engine.games.quests_of_shadowgate.names import name_of, time_to
from engine.games.quests_of_shadowgate.rules.belonging import not_in_hand
from engine.games.quests_of_shadowgate.rules.decks import draw, fill_pool, has_cards
from engine.games.quests_of_shadowgate.table import items_of, powers_of, type_of, weather_of
from engine.games.quests_of_shadowgate.zones import (
    ACTIONS,
    DISCARD,
    FIRST,
    HAND,
    ITEMS,
    POOL,
    QUEST_DISCARD,
    SPENT,
    TORCH,
    USED,
)
from engine.games.quests_of_shadowgate.zones import DONE as COMPLETED
from engine.kit.rules import Choice, Deed, Duty, answer, lies_in
from engine.kit.sides import seats_from

DRAW, DONE = DrawCard(), Done()
RULE = "Drawing and discarding"


def draw_count(world: World, seat: int) -> int:
    """One card, one for every action not used, and what the ability adds."""  # ruling 23
    return 1 + ACTIONS(world) + powers_of(world, seat).draw_more


def lacking_of(world: World, seat: int, drawn: int) -> int:
    """How many cards a small hand will lack after these."""
    return max(0, powers_of(world, seat).least_hand - len(world.zones[HAND[seat]]) - drawn)


def begin(world: World, task: tasks.DrawPhaseDue) -> Iterator[Fact]:
    count = yield from announce(world, task.seat)
    yield from draw_cards(world, tasks.DrawDue(task.seat, count))


def begin_with(world: World, seat: int, action: DrawCard | TakeCard) -> Iterator[Fact]:
    """The first card is drawn in answer to the question of the action phase, which is over with it."""  # ruling 43
    yield from answer(world, seat)
    count = yield from announce(world, seat)
    yield from drawn_by(world, seat, action)
    asked = yield from draw_unasked(world, seat, count - 1)
    if not asked:
        yield DONE


def announce(world: World, seat: int) -> Generator[Fact, None, int]:
    """The phase begins; says how many cards are drawn, with those right after that fill a small hand."""
    count = draw_count(world, seat)
    lacking = lacking_of(world, seat, count)
    yield Entered("draw", seat)
    yield Noted("draws", (seat, count, ACTIONS(world), powers_of(world, seat).draw_more))
    if lacking:
        yield Noted("tops_up", (seat, lacking))
    return count + lacking


def draw_cards(world: World, task: tasks.DrawDue) -> Iterator[Fact]:
    """Draw while there is no choice, ask where there is one."""
    asked = yield from draw_unasked(world, task.seat, task.cards)
    if not asked:
        yield DONE


def draw_unasked(world: World, seat: int, left: int) -> Generator[Fact, None, bool]:
    """Draw these cards as far as it is no choice; says whether the rest is asked for."""
    while left and (ways := ways_to_draw(world, seat)):
        if len(ways) > 1:
            yield Asked(seat, tasks.ToDraw(left))
            return True
        yield from drawn_by(world, seat, ways[0])
        left -= 1
    return False


def ways_to_draw(world: World, seat: int, ask: Any = None) -> list[Any]:
    """The deck, or a card of the pool, as the event in force allows."""
    weather = weather_of(world)
    pool = [] if weather.pool_closed else [TakeCard(card) for card in world.pieces(POOL)]
    return [DRAW, *pool] if can_draw(world, weather) else pool


def can_draw(world: World, weather: Weather) -> bool:
    """Whether the deck gives a card in this weather: an event may send everybody to the pool first."""
    return has_cards(world) and not (weather.pool_first and world.zones[POOL])


def is_drawing_next(world: World, seat: int) -> bool:
    """Whether the question of the action phase is also the one for the first card to draw."""  # ruling 43
    return not ACTIONS(world) and len(ways_to_draw(world, seat)) > 1


def drawn_by(world: World, seat: int, action: DrawCard | TakeCard) -> Iterator[Fact]:
    """One card is drawn; a gap in the pool stays until the end of the turn unless the ability fills it."""
    if isinstance(action, DrawCard):
        yield from draw(world, seat)
        return
    yield Moved((action.card,), POOL, HAND[seat], side=DOWN)
    if powers_of(world, seat).pool_refills:
        yield from fill_pool(world)


def draw_one(world: World, seat: int, action: DrawCard | TakeCard) -> Iterator[Fact]:
    """One card, and those after it that are no choice; the question stays open with what is left."""
    ask = world.asks[-1][seat]
    if type(ask) is tasks.ToAct:
        yield from begin_with(world, seat, action)
        return
    left = ask.cards - 1
    yield from drawn_by(world, seat, action)
    asked = yield from draw_unasked(world, seat, left)
    if not asked:
        yield from answer(world, seat)


def not_yet() -> Rejected:
    """Cards are drawn when the actions are over, by the same question if there is none left."""  # ruling 43
    return Rejected("ActionsFirst", "You draw cards when your actions are over.", "Actions")


def cannot_draw(world: World, seat: int, ask: Any, action: DrawCard) -> Rejected:
    if can_draw(world, weather_of(world)):
        return not_yet()
    return Rejected("PoolFirst", "The event in force makes you draw from the pool first.", RULE)


def cannot_take(world: World, seat: int, ask: Any, action: TakeCard) -> Rejected:
    if not lies_in(world, POOL, action.card):
        return Rejected("NotInPool", f"{name_of(world, action.card)} is not in the pool.", RULE)
    if weather_of(world).pool_closed:
        return Rejected("PoolClosed", "The event in force closes the pool.", RULE)
    return not_yet()


def tidy(world: World, task: tasks.TidyDue) -> Iterator[Fact]:
    """Torch, resources, completed quests and the items they used leave the table; then a large hand is cut."""
    seat = task.seat
    for origin in (TORCH[seat], SPENT[seat]):
        if lying := world.pieces(origin):
            yield Moved(tuple(lying), origin, DISCARD)
    if completed := world.pieces(COMPLETED[seat]):
        yield Moved(tuple(completed), COMPLETED[seat], QUEST_DISCARD)
        for item in [item for item in items_of(world, seat) if USED(world, item)]:
            yield from discard_item(world, seat, item)
    over = len(world.zones[HAND[seat]]) - hand_limit(world, seat)
    yield Asked(seat, tasks.ToDiscard(over)) if over > 0 else DONE


def discard_item(world: World, seat: int, item: int) -> Iterator[Fact]:
    """An item is lost; if it was first of its type, the next seat clockwise with one of that type has the first now."""
    was_first, type = FIRST(world, item), type_of(world, item)
    yield USED.to(0, item)
    if was_first:
        yield FIRST.to(0, item)
    yield Moved((item,), ITEMS[seat], DISCARD)
    if was_first:  # ruling 28
        for heir in seats_from(seat, world.seats)[1:]:
            for other in items_of(world, heir):
                if type_of(world, other) == type:
                    yield FIRST.to(1, other)
                    yield Noted("inherits", (heir, The(other)))
                    return


def hand_limit(world: World, seat: int) -> int:
    """How many cards a hand may hold when the turn ends; an event that cuts hands cuts every hand."""
    most, cut = powers_of(world, seat).most_hand, weather_of(world).most_hand  # ruling 39
    return most if cut is None else min(most, cut)


def discards(world: World, seat: int, ask: tasks.ToDiscard) -> list[DiscardCard]:
    return [DiscardCard(card) for card in world.pieces(HAND[seat])]


def discard(world: World, seat: int, action: DiscardCard) -> Iterator[Fact]:
    left = world.asks[-1][seat].cards - 1
    yield Moved((action.card,), HAND[seat], DISCARD, side=UP)
    if left:
        yield Asked(seat, tasks.ToDiscard(left))
    else:
        yield from answer(world, seat)


def cannot_discard(world: World, seat: int, ask: tasks.ToDiscard, action: DiscardCard) -> Rejected | None:
    return not_in_hand(world, seat, action.card, RULE)


CHOICES = (
    Choice(tasks.ToDraw, ways_to_draw, time_to(tasks.ToDraw), RULE),
    Choice(tasks.ToDiscard, discards, time_to(tasks.ToDiscard), RULE),
)
DEEDS = (
    Deed(DrawCard, (tasks.ToAct, tasks.ToDraw), draw_one, cannot_draw),
    Deed(TakeCard, (tasks.ToAct, tasks.ToDraw), draw_one, cannot_take),
    Deed(DiscardCard, (tasks.ToDiscard,), discard, cannot_discard),
)
DUTIES = (Duty(tasks.DrawPhaseDue, begin), Duty(tasks.DrawDue, draw_cards), Duty(tasks.TidyDue, tidy))
