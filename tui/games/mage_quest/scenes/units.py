"""The units of an action in a few words and signs, so that a narrow list still tells one from another.

Drawn by the panel of actions; the prompt says the engine's whole label of what the cursor is on.
"""

from __future__ import annotations

from typing import Any

from engine.games.mage_quest.actions import Convert, Create, Finish, Gain, Hire, Mark, Sell, Swap
from engine.games.mage_quest.names import allies, book_name, card_name, mana, vehicle_name
from engine.games.mage_quest.table import number_of
from tui.draw.canvas import Word, Words
from tui.games.mage_quest.look import SIGNS, element_word
from tui.games.mage_quest.view import Sight


def words_of(sight: Sight, action: Any, *, named: bool) -> Words:
    """`Mark ◊ on Ember Atlas`; `named` adds the caravan, where several could do it."""
    caravan = getattr(action, "caravan", None)
    tail = (Word(f", {number_of(int(caravan))}", "dim"),) if named and caravan is not None else ()
    return (*unit_words(sight, action), *tail)


def unit_words(sight: Sight, action: Any) -> Words:
    world, chart = sight.world, sight.chart
    match action:
        case Gain(caravan=caravan):
            return (Word("Gain "), element_word(chart.elements[sight.place(int(caravan))]), Word(", 1 Ally"))
        case Mark(book=book, element=element):
            return (Word("Mark "), Word(SIGNS[element], element, bold=True), Word(f" on {book_name(world, book)}"))
        case Swap(caravan=caravan):
            trade = chart.markets[sight.place(int(caravan))].trade
            return (Word("Trade "), element_word(trade.give), Word(" for "), element_word(trade.take))
        case Sell(caravan=caravan, element=element):
            rate = chart.markets[sight.place(int(caravan))].mana
            return (Word("Trade "), element_word(element), Word(f" for {mana(rate)}"))
        case Hire(caravan=caravan):
            return (Word(f"Trade 1 Mana for {allies(chart.markets[sight.place(int(caravan))].allies)}"),)
        case Convert(vehicle=vehicle):
            card = sight.card_of(sight.spot_of(int(vehicle)))
            return (Word(f"{vehicle_name(world, int(vehicle)).capitalize()} at {card_name(world, card)}"),)
        case Create(book=book):
            return (Word(f"Create {book_name(world, book)}"),)
        case Finish():
            return (Word("Finish the action", "bright", bold=True),)
    return (Word(world.game.label(world, action, sight.me)),)
