"""What a player can do. Vehicles, books and cards are named by their number; spaces by their place, see `zones`.

Quantities are chosen unit by unit: the first unit spends the action, `Finish` closes it.
"""

from engine.core.pieces import Piece
from engine.games.mage_quest.content.forms import Element
from engine.kit.structs import ActionBase


class Take(ActionBase, frozen=True):
    """Take this card of the offer, with its two spell books, before play."""

    card: Piece


class Build(ActionBase, frozen=True):
    """A: a new ship at the Garrison."""


class Convert(ActionBase, frozen=True):
    """B: turn a vehicle at a dock into its other form."""

    vehicle: Piece


class Travel(ActionBase, frozen=True):
    """C: move this vehicle to a space: the place in the row for a ship, on the path for a caravan."""

    vehicle: Piece
    space: int


class Gain(ActionBase, frozen=True):
    """D: buy one element where this caravan stands."""

    caravan: Piece


class Mark(ActionBase, frozen=True):
    """D: spend one stored element on a book, while this caravan stands on an element space."""

    caravan: Piece
    book: Piece
    element: Element


class Swap(ActionBase, frozen=True):
    """E1: trade one element by the market of this caravan's city."""

    caravan: Piece


class Sell(ActionBase, frozen=True):
    """E2: trade one element for Mana in this caravan's city."""

    caravan: Piece
    element: Element


class Hire(ActionBase, frozen=True):
    """E3: trade one Mana for Allies in this caravan's city."""

    caravan: Piece


class Invoke(ActionBase, frozen=True):
    """E4: raise the speed of all vehicles by one, with a caravan in a city."""


class Create(ActionBase, frozen=True):
    """F: create this book, with a caravan on a sacred space."""

    book: Piece


class Muster(ActionBase, frozen=True):
    """Gain one Ally when there is none."""


class Skip(ActionBase, frozen=True):
    """Let an action go by."""


class Finish(ActionBase, frozen=True):
    """Close the action under way."""


Action = Take | Build | Convert | Travel | Gain | Mark | Swap | Sell | Hire | Invoke | Create | Muster | Skip | Finish
