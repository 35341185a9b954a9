"""Gain (D): buy elements where a caravan stands and mark elements on books, in any order, unit by unit.

One caravan and one element space an action (ruling 11). Stored elements are marked for nothing, but only here
(ruling 12); what is bought goes to the stores and can be marked from there at once, so both ways are one (ruling 13).
"""

from collections.abc import Iterator, Sequence
from typing import Any

from engine.core.facts import Fact
from engine.core.world import World
from engine.games.mage_quest.actions import Gain, Mark
from engine.games.mage_quest.chart import chart_of
from engine.games.mage_quest.content import box
from engine.games.mage_quest.holdings import STORE, books_of, next_of, place_of, stores_of
from engine.games.mage_quest.rules.turn import go_on, spend
from engine.games.mage_quest.tasks import ToGain
from engine.games.mage_quest.vocabulary import CIRCLE, ELEMENTS
from engine.games.mage_quest.zones import ALLIES, ARROW, DIRECTION, ELEMENT_COST, MARKS, MOST_STORED


def gain(world: World, seat: int, action: Gain) -> Iterator[Fact]:
    """There is no end to what can be bought but Allies and room."""  # ruling 17
    store = STORE[chart_of(world).elements[place_of(world, action.caravan)]]  # type: ignore[arg-type]
    yield from spend(world, seat)
    yield ALLIES.to(ALLIES(world, seat) - ELEMENT_COST, seat)
    yield store.to(store(world, seat) + 1, seat)
    yield from go_on(world, seat, ToGain(action.caravan), gains)


def mark(world: World, seat: int, action: Mark) -> Iterator[Fact]:
    """The first mark sets the arrow, the second the direction."""  # ruling 14
    book: int = action.book  # type: ignore[assignment]
    store, marks = STORE[action.element], MARKS(world, book)
    place = box().books[world.kinds[book]].circle.index(action.element)
    yield from spend(world, seat)
    yield store.to(store(world, seat) - 1, seat)
    if marks == 0:
        yield ARROW.to(place + 1, book)
    elif marks == 1:
        clockwise = place == ARROW(world, book) % CIRCLE
        yield DIRECTION.to(1 if clockwise else -1, book)
    yield MARKS.to(marks + 1, book)
    yield from go_on(world, seat, ToGain(action.caravan), gains)


def gains(world: World, seat: int, ask: ToGain) -> Sequence[Any]:
    """What a caravan on an element space can buy and mark."""
    found: list[Any] = []
    caravan: int = ask.caravan  # type: ignore[assignment]
    stores = stores_of(world, seat)
    element = chart_of(world).elements[place_of(world, caravan)]
    if ALLIES(world, seat) >= ELEMENT_COST and stores[ELEMENTS.index(element)] < MOST_STORED:
        found.append(Gain(caravan))
    if any(stores):
        held = {element for element, count in zip(ELEMENTS, stores, strict=True) if count}
        for book in books_of(world, seat):
            found += [Mark(caravan, book, wanted) for wanted in next_of(world, book) if wanted in held]
    return found
