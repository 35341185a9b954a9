"""What is due (tasks on the agenda) and what a seat is asked. All of it is open to everybody at the table.

While an action is under way its seat is asked for the next unit, so that each unit is an event of its own.
"""

from engine.core.pieces import Piece
from engine.kit.structs import AskBase, TaskBase


class OpeningDue(TaskBase, frozen=True, tag="opening"):
    """Maps, markets, books and the starting seat are to be drawn."""


class DraftDue(TaskBase, frozen=True, tag="draft"):
    """This seat is to take a card of spell books."""

    seat: int


class TurnsDue(TaskBase, frozen=True, tag="turns"):
    """The seat in turn is to act while it has actions left, then the other."""


Task = OpeningDue | DraftDue | TurnsDue


class ToDraft(AskBase, frozen=True, tag="draft"):
    """Take a card of the offer."""


class ToAct(AskBase, frozen=True, tag="act"):
    """Take an action, or skip it."""


class ToMove(AskBase, frozen=True, tag="move"):
    """Move one more vehicle, or further, or finish."""


class ToGain(AskBase, frozen=True, tag="gain"):
    """Buy or mark one more element with this caravan, or finish."""

    caravan: Piece


class ToSwap(AskBase, frozen=True, tag="swap"):
    """Trade one more element for an element with this caravan, or finish."""

    caravan: Piece


class ToSell(AskBase, frozen=True, tag="sell"):
    """Trade one more element for Mana with this caravan, or finish."""

    caravan: Piece


class ToHire(AskBase, frozen=True, tag="hire"):
    """Trade one more Mana for Allies with this caravan, or finish."""

    caravan: Piece


class ToCreate(AskBase, frozen=True, tag="create"):
    """Create one more book, or finish."""


Ask = ToDraft | ToAct | ToMove | ToGain | ToSwap | ToSell | ToHire | ToCreate
