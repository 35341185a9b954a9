"""Create (F): books with all six marks are created on a sacred space, each for one Mana, several in one action."""

from collections.abc import Iterator, Sequence
from typing import Any

from engine.core.errors import Rejected
from engine.core.facts import Fact, Turned
from engine.core.world import World
from engine.games.mage_quest.actions import Create
from engine.games.mage_quest.content.forms import CIRCLE
from engine.games.mage_quest.land import chart_of
from engine.games.mage_quest.names import book_name
from engine.games.mage_quest.rules.belonging import not_your_book
from engine.games.mage_quest.rules.ending import see_whether_it_ends
from engine.games.mage_quest.rules.turn import and_finish, go_on, spend, still
from engine.games.mage_quest.table import books_of, caravans_of, is_created, place_of
from engine.games.mage_quest.tasks import ToAct, ToCreate
from engine.games.mage_quest.zones import BOOK_COST, CREATED, MANA, MARKS
from engine.kit.rules import Choice, Deed

CREATING = "Creating books"
TO_CREATE = ToCreate()


def create(world: World, seat: int, action: Create) -> Iterator[Fact]:
    """A caravan on a sacred space is enough for all of them."""  # ruling 22
    yield from spend(world, seat)
    yield MANA.to(MANA(world, seat) - BOOK_COST, seat)
    yield Turned(action.book, CREATED)
    yield from see_whether_it_ends(world, seat)
    if world.outcome is None:
        yield from go_on(world, seat, TO_CREATE, creates)


def creates(world: World, seat: int, ask: Any) -> Sequence[Create]:
    """The full books a seat can pay for."""
    if MANA(world, seat) < BOOK_COST:
        return ()
    return [
        Create(book) for book in books_of(world, seat) if MARKS(world, book) == CIRCLE and not is_created(world, book)
    ]


def cannot_create(world: World, seat: int, ask: Any, action: Create) -> Rejected | None:
    chart = chart_of(world)
    if not any(place_of(world, caravan) in chart.sacred for caravan in caravans_of(world, seat)):
        sentence = "You create books on a sacred space, and none of your caravans is on one."
        return Rejected("NotSacred", sentence, CREATING)
    if refused := not_your_book(world, seat, action.book, CREATING):
        return refused
    book: int = action.book
    if is_created(world, book):
        return Rejected("AlreadyCreated", f"{book_name(world, book)} is already created.", CREATING)
    marks = MARKS(world, book)
    if marks < CIRCLE:
        sentence = f"{book_name(world, book)} has {marks} of 6 elements; all 6 must be marked first."
        return Rejected("NotComplete", sentence, CREATING)
    if MANA(world, seat) < BOOK_COST:
        return Rejected("NotEnoughMana", "Each book costs 1 Mana, and you have none.", CREATING)
    return None


CHOICES = (Choice(ToCreate, and_finish(creates), still(ToCreate), CREATING),)
DEEDS = (Deed(Create, (ToAct, ToCreate), create, cannot_create),)
