"""Create (F): books with all six marks are created on a sacred space, each for one Mana, several in one action."""

from collections.abc import Iterator, Sequence
from typing import Any

from engine.core.facts import Fact, Turned
from engine.core.world import World
from engine.games.mage_quest.actions import Create
from engine.games.mage_quest.holdings import books_of, is_created
from engine.games.mage_quest.rules.ending import see_whether_it_ends
from engine.games.mage_quest.rules.turn import go_on, spend
from engine.games.mage_quest.tasks import ToCreate
from engine.games.mage_quest.vocabulary import CIRCLE
from engine.games.mage_quest.zones import BOOK_COST, CREATED, MANA, MARKS

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
