"""How many of each element a seat's books still need, for stores, spaces and markets to tell."""

from __future__ import annotations

from engine.core import World
from engine.games.mage_quest.content.box import box
from engine.games.mage_quest.content.forms import ELEMENTS, Element
from engine.games.mage_quest.table import books_of
from tui.games.mage_quest.scenes.pages import page_of


def needed_by(world: World, seat: int) -> dict[Element, int]:
    """The elements not marked yet on the books of a seat."""
    needs: dict[Element, int] = dict.fromkeys(ELEMENTS, 0)
    for book in books_of(world, seat):
        page = page_of(world, book)
        for place, element in enumerate(box().books[world.kinds[book]].circle):
            needs[element] += place not in page.marked
    return needs
