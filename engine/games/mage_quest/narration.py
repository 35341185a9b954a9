"""The story of a game, line by line: from what some eyes saw before an event and the event as told to the same eyes.

Called by every log. It folds the facts as it goes, so each line knows the table at its moment.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from engine.core.facts import AnyEvent, Ended, Entered, Fact, Moved, Noted, Placed
from engine.core.fold import fold
from engine.core.pieces import Shown
from engine.core.telling import Told
from engine.core.world import World
from engine.games.mage_quest import actions
from engine.games.mage_quest.chart import chart_of
from engine.games.mage_quest.content import box
from engine.games.mage_quest.holdings import created_by, is_ship, place_of
from engine.games.mage_quest.rules.trading import market_of
from engine.games.mage_quest.vocabulary import CIRCLE
from engine.games.mage_quest.wording import (
    allies,
    book_name,
    card_name,
    element_name,
    listed,
    mana,
    vehicle_name,
    where_is,
)
from engine.games.mage_quest.zones import (
    ALLIES,
    ASIDE,
    BOOKS,
    BOOKS_TO_WIN,
    FLEETS,
    LAYOUT,
    MANA,
    MAP,
    MARKS,
    MOST_ALLIES,
    MOST_MANA,
    ROUND,
    SPEED,
    STARTER,
)

Lines = Iterator[Told]


def narrate(before: World, event: AnyEvent, names: Sequence[str]) -> list[Told]:
    """What happened, in words: the deed from how the table lay before it, then what followed."""
    world = before.copy()
    lines: list[Told] = []
    tell = DEEDS.get(type(event.action))
    if tell is not None and event.seat is not None:
        lines += tell(world, event.seat, event.action)
    for fact in event.facts:
        fold(world, fact)
        follow = FOLLOWS.get(type(fact))
        if follow is not None:
            lines += follow(world, fact, names)
    return lines


# Deeds, told from the table before them


def built(world: World, seat: int, action: Any) -> Lines:
    yield Told("builds a ship for 3 Allies", seat=seat, sign="ship")


def converted(world: World, seat: int, action: Any) -> Lines:
    vehicle = action.vehicle
    place = place_of(world, vehicle)
    afloat = is_ship(world, vehicle)
    card = place if afloat else chart_of(world).sites[place].card
    other = "a caravan" if afloat else "a ship"
    yield Told(f"turns {vehicle_name(world, vehicle)} into {other} at {card_name(world, card)}", seat=seat, sign="dock")


def gained(world: World, seat: int, action: Any) -> Lines:
    element = chart_of(world).elements[place_of(world, action.caravan)]
    yield Told(f"gains 1 {element_name(element)} for 1 Ally", "good", seat, element)


def marked(world: World, seat: int, action: Any) -> Lines:
    name = book_name(world, action.book)
    yield Told(f"marks {name} with {element_name(action.element)}", "good", seat, action.element)
    if MARKS(world, action.book) == CIRCLE - 1:
        yield Told(f"has all six elements of {name}", "news", seat, "book")


def swapped(world: World, seat: int, action: Any) -> Lines:
    trade = market_of(world, action.caravan).trade
    yield Told(f"trades 1 {element_name(trade.give)} for 1 {element_name(trade.take)}", seat=seat, sign=trade.take)


def sold(world: World, seat: int, action: Any) -> Lines:
    rate = market_of(world, action.caravan).mana
    now = min(MOST_MANA, MANA(world, seat) + rate)
    yield Told(f"trades 1 {element_name(action.element)} for {mana(rate)}, now {now}", seat=seat, sign=action.element)


def hired(world: World, seat: int, action: Any) -> Lines:
    rate = market_of(world, action.caravan).allies
    now = min(MOST_ALLIES, ALLIES(world, seat) + rate)
    yield Told(f"trades 1 Mana for {allies(rate)}, now {now}", seat=seat, sign="city")


def invoked(world: World, seat: int, action: Any) -> Lines:
    yield Told(f"invokes speed {SPEED(world, seat) + 1}", "news", seat, "city")


def created(world: World, seat: int, action: Any) -> Lines:
    count = created_by(world, seat) + 1
    yield Told(f"creates {book_name(world, action.book)}, {count} of {BOOKS_TO_WIN}", "news", seat, "book")


def mustered(world: World, seat: int, action: Any) -> Lines:
    yield Told("musters 1 Ally", seat=seat)


def skipped(world: World, seat: int, action: Any) -> Lines:
    yield Told("skips an action", "dim", seat)


DEEDS: dict[type, Callable[[World, int, Any], Lines]] = {
    actions.Build: built,
    actions.Convert: converted,
    actions.Gain: gained,
    actions.Mark: marked,
    actions.Swap: swapped,
    actions.Sell: sold,
    actions.Hire: hired,
    actions.Invoke: invoked,
    actions.Create: created,
    actions.Muster: mustered,
    actions.Skip: skipped,
}


# What followed, told from the table after each fact


def moved(world: World, fact: Moved, names: Sequence[str]) -> Lines:
    """The row, what is left out, and vehicles on their way."""
    if fact.to == MAP:
        row = [card.name for card in chart_of(world).cards[1:]]
        yield Told("The land is laid out", "title")
        yield Told(f"From the Garrison: {listed(row)}", "dim")
    elif fact.to == ASIDE:
        yield from left_out(world, fact)
    elif fact.side is None and fact.origin.partition(":")[0] == fact.to.partition(":")[0] in ("water", "land"):
        vehicle: Any = fact.pieces[0]
        there = where_is(world, vehicle)
        yield Told(f"moves {vehicle_name(world, vehicle)} to {there}", seat=owner_of(vehicle), sign="road")


def left_out(world: World, fact: Moved) -> Lines:
    """The map that nobody will see; it comes into sight with this fact."""
    for ref in fact.pieces:
        kind = world.kinds[ref.piece if isinstance(ref, Shown) else ref]  # type: ignore[index]
        if kind in box().maps:
            yield Told(f"{box().maps[kind].name} is left out", "dim")


def owner_of(vehicle: int) -> int:
    """Whose token this is."""
    return next(seat for seat, fleet in enumerate(FLEETS) if vehicle in fleet)


def placed(world: World, fact: Placed, names: Sequence[str]) -> Lines:
    """Books that come before a seat."""
    owner = LAYOUT.specs[fact.zone].owner
    if owner is not None and fact.zone == BOOKS[owner]:
        yield Told(f"takes {listed([box().books[kind].name for kind in fact.kinds])}", seat=owner, sign="book")


def entered(world: World, fact: Entered, names: Sequence[str]) -> Lines:
    if fact.phase == "end":
        yield Told("The end", "title")
    elif fact.seat == STARTER(world):
        if ROUND(world) == 1:
            yield Told("begins", "dim", fact.seat)
        yield Told(f"Turn {ROUND(world)}", "title")


def noted(world: World, fact: Noted, names: Sequence[str]) -> Lines:
    seat: Any = fact.args[0]
    match fact.note:
        case "lost_mana":
            yield Told(f"loses {fact.args[1]} of it: Mana ends at {MOST_MANA}", "bad", seat)
        case "lost_allies":
            yield Told(f"loses {fact.args[1]} of them: Allies end at {MOST_ALLIES}", "bad", seat)
        case "last_turn":
            yield Told("has one more turn: the round is played out", "news", seat)
        case "left_over":
            amounts: Any = fact.args[1:]
            yield Told(f"has {mana(amounts[0])} and {allies(amounts[1])} left over", "dim", seat)


def ended(world: World, fact: Ended, names: Sequence[str]) -> Lines:
    winners = [names[seat] for seat in fact.outcome.winners()]
    verb = "wins" if len(winners) == 1 else "share the win"
    yield Told(f"{listed(winners)} {verb}: {fact.outcome.reason}", "news")


FOLLOWS: dict[type[Fact], Callable[[World, Any, Sequence[str]], Lines]] = {
    Moved: moved,
    Placed: placed,
    Entered: entered,
    Noted: noted,
    Ended: ended,
}
