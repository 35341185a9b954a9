"""Gain (D): buy elements where a caravan stands and mark elements on books, in any order, unit by unit.

One caravan and one element space an action (ruling 11). Stored elements are marked for nothing, but only here
(ruling 12); what is bought goes to the stores and can be marked from there at once, so both ways are one (ruling 13).
"""

from collections.abc import Iterator, Sequence
from typing import Any

from engine.core.errors import Rejected
from engine.core.facts import Fact
from engine.core.world import World
from engine.games.mage_quest.actions import Gain, Mark
from engine.games.mage_quest.content.box import box
from engine.games.mage_quest.content.forms import CIRCLE, ELEMENTS
from engine.games.mage_quest.land import chart_of, element_at
from engine.games.mage_quest.names import book_name, element_name, standing_at
from engine.games.mage_quest.rules.belonging import no_caravan, not_your_book
from engine.games.mage_quest.rules.turn import and_finish, go_on, spend, still
from engine.games.mage_quest.table import STORE, books_of, next_of, place_of, stores_of
from engine.games.mage_quest.tasks import ToAct, ToGain
from engine.games.mage_quest.zones import ALLIES, ARROW, DIRECTION, ELEMENT_COST, MARKS, MOST_STORED
from engine.kit.rules import Choice, Deed
from engine.kit.words import listed

GAINING, BOOKS = "Gaining elements", "The books"


def gain(world: World, seat: int, action: Gain) -> Iterator[Fact]:
    """There is no end to what can be bought but Allies and room."""  # ruling 17
    store = STORE[chart_of(world).elements[place_of(world, action.caravan)]]
    yield from spend(world, seat)
    yield ALLIES.to(ALLIES(world, seat) - ELEMENT_COST, seat)
    yield store.to(store(world, seat) + 1, seat)
    yield from go_on(world, seat, ToGain(action.caravan), gains)


def mark(world: World, seat: int, action: Mark) -> Iterator[Fact]:
    """The first mark sets the arrow, the second the direction."""  # ruling 14
    book: int = action.book
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
    caravan: int = ask.caravan
    stores = stores_of(world, seat)
    element = chart_of(world).elements[place_of(world, caravan)]
    if ALLIES(world, seat) >= ELEMENT_COST and stores[ELEMENTS.index(element)] < MOST_STORED:
        found.append(Gain(caravan))
    if any(stores):
        held = {element for element, count in zip(ELEMENTS, stores, strict=True) if count}
        for book in books_of(world, seat):
            found += [Mark(caravan, book, wanted) for wanted in next_of(world, book) if wanted in held]
    return found


def not_on_element(world: World, seat: int, ask: Any, caravan: Any) -> Rejected | None:
    refused = no_caravan(world, seat, ask, caravan, GAINING)
    if refused is None and place_of(world, caravan) not in chart_of(world).elements:  # ruling 12
        where = standing_at(world, caravan)
        return Rejected("NoElementHere", f"You gain elements on element spaces, not {where}.", GAINING)
    return refused


def cannot_gain(world: World, seat: int, ask: Any, action: Gain) -> Rejected | None:
    if refused := not_on_element(world, seat, ask, action.caravan):
        return refused
    if ALLIES(world, seat) < ELEMENT_COST:
        return Rejected("NotEnoughAllies", "Each element costs 1 Ally, and you have none.", GAINING)
    element = element_at(world, action.caravan)
    if STORE[element](world, seat) == MOST_STORED:
        sentence = f"You already store two {element_name(element)}; mark one on a book before you buy more."
        return Rejected("StoreFull", sentence, GAINING)
    return None


def cannot_mark(world: World, seat: int, ask: Any, action: Mark) -> Rejected | None:
    """Only while gaining: a sacred space marks nothing."""  # rulings 12 and 23
    if refused := not_on_element(world, seat, ask, action.caravan):
        return refused
    if refused := not_your_book(world, seat, action.book, BOOKS):
        return refused
    book: int = action.book
    wanted = next_of(world, book)
    if not wanted:
        return Rejected("BookFull", f"{book_name(world, book)} has all six marks; it waits for a sacred space.", BOOKS)
    if action.element not in wanted:
        names = listed([element_name(element) for element in wanted], "or")
        return Rejected("NotNext", f"{book_name(world, book)} needs {names} next: a circle is filled in order.", BOOKS)
    if action.element not in STORE or not STORE[action.element](world, seat):
        return Rejected("NotStored", f"You have no {element_name(action.element)} to mark.", BOOKS)
    return None


CHOICES = (Choice(ToGain, and_finish(gains), still(ToGain), GAINING),)
DEEDS = (Deed(Gain, (ToAct, ToGain), gain, cannot_gain), Deed(Mark, (ToAct, ToGain), mark, cannot_mark))
