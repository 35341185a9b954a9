"""What a player can do, and what no player does: `StartClock` and `TimeUp`, which a table sends for no seat."""

from typing import Literal

from engine.core.facts import Side
from engine.core.pieces import Piece
from engine.games.quests_of_shadowgate.content.forms import Level
from engine.games.quests_of_shadowgate.content.vocabulary import Stat
from engine.kit.structs import ActionBase


class Draft(ActionBase, frozen=True):
    """Take this character or ability, with this side up."""

    card: Piece
    side: Side


class PlayEvent(ActionBase, frozen=True):
    """Put this card of the hand into force as the event."""

    card: Piece


class LightTorch(ActionBase, frozen=True):
    """Play this card of the hand as this turn's torch."""

    card: Piece


class StartItem(ActionBase, frozen=True):
    """Play this card of the hand as an item; its cost is paid next."""

    card: Piece


class StartQuest(ActionBase, frozen=True):
    """Choose this open quest; its cost is paid next."""

    quest: Piece


class StartTheft(ActionBase, frozen=True):
    """Choose this item of another seat; its owner doubles a stat, then the cost is paid."""

    item: Piece


class StartStaff(ActionBase, frozen=True):
    """Choose the Staff of Ages; its cost is paid next."""


class Pay(ActionBase, frozen=True):
    """Add this card of the hand to the payment."""

    card: Piece


class TakeBack(ActionBase, frozen=True):
    """Take the whole purchase back. A theft that its victim has answered keeps its action."""


class Double(ActionBase, frozen=True):
    """Double this stat of one's own against a thief."""

    stat: Stat


class ChooseLevel(ActionBase, frozen=True):
    """Complete the paid quest at this level."""

    level: Level


class Serve(ActionBase, frozen=True):
    """Let this item serve the quest."""

    item: Piece


class Cycle(ActionBase, frozen=True):
    """Discard the open quests and the pool and lay out new ones."""


class EndActions(ActionBase, frozen=True):
    """Stop acting; every action left draws a card."""


class DrawCard(ActionBase, frozen=True):
    """Draw the top card of the adventure deck."""


class TakeCard(ActionBase, frozen=True):
    """Draw this card of the pool."""

    card: Piece


class DiscardCard(ActionBase, frozen=True):
    """Discard this card of a hand that is too large."""

    card: Piece


class ClaimReward(ActionBase, frozen=True):
    """In a match, what the Staff gives: points to its maker, or a loss to everybody else."""

    to: Literal["self", "others"]


class StartClock(ActionBase, frozen=True):
    """A clock runs at this table, so the match ends by it; sent by the table itself, for no seat."""


class TimeUp(ActionBase, frozen=True):
    """The time of a match with a time limit is over: this game is its last. Sent for no seat."""


Action = (
    Draft
    | PlayEvent
    | LightTorch
    | StartItem
    | StartQuest
    | StartTheft
    | StartStaff
    | Pay
    | TakeBack
    | Double
    | ChooseLevel
    | Serve
    | Cycle
    | EndActions
    | DrawCard
    | TakeCard
    | DiscardCard
    | ClaimReward
    | StartClock
    | TimeUp
)
