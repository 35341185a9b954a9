"""What is due (tasks on the agenda) and what a seat is asked. Both hold only what everybody at the table may know.

Cards that cause something are named by their kind: all have seen them revealed, even if they lie face down since.
"""

from typing import ClassVar

import msgspec

from engine.core.asks import TOGETHER, Manner
from engine.core.pieces import Piece
from engine.kit.structs import AskBase, TaskBase


class OpeningDue(TaskBase, frozen=True, tag="opening"):
    """The deck is to be shuffled and the first round begun."""


class DealDue(TaskBase, frozen=True, tag="deal"):
    """A round is to begin: five cards each."""


class DraftDue(TaskBase, frozen=True, tag="draft"):
    """Everybody is to keep one card of their packet; `pick` counts from 1."""

    pick: int


class PassDue(TaskBase, frozen=True, tag="pass"):
    """Packets are to go to the neighbours after this pick."""

    pick: int


class ChoiceDue(TaskBase, frozen=True, tag="choice"):
    """Everybody is to choose a card for the reveal; `play` counts from 1."""

    play: int


class RevealDue(TaskBase, frozen=True, tag="reveal"):
    """The chosen cards are to be revealed, hunts applied, and the other effects planned."""


class Source(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """An effect of a card just revealed: whose card, its kind, and which of its effects."""

    seat: int
    kind: str
    effect: int = 0


class TurnDue(TaskBase, frozen=True, tag="turn"):
    """Cards are to be turned up or down by these effects, all of one step."""

    up: bool
    sources: tuple[Source, ...]


class DrawDue(TaskBase, frozen=True, tag="draw"):
    """Cards are to be drawn by these effects."""

    sources: tuple[Source, ...]


class ExchangeDue(TaskBase, frozen=True, tag="exchange"):
    """This seat is to exchange a card with its partner."""

    seat: int


class RoundEndDue(TaskBase, frozen=True, tag="round_end"):
    """Unused cards are to be put away."""


class ScoreDue(TaskBase, frozen=True, tag="score"):
    """Points are to be counted."""


Task = (
    OpeningDue
    | DealDue
    | DraftDue
    | PassDue
    | ChoiceDue
    | RevealDue
    | TurnDue
    | DrawDue
    | ExchangeDue
    | RoundEndDue
    | ScoreDue
)


class ToKeep(AskBase, frozen=True, tag="keep"):
    """Keep one card of the packet."""

    manner: ClassVar[Manner] = TOGETHER


class ToPlay(AskBase, frozen=True, tag="play"):
    """Choose one kept card."""

    manner: ClassVar[Manner] = TOGETHER


class ToTurn(AskBase, frozen=True, tag="turn"):
    """Turn one more card: `owed` are the targets of all turns of this step, `turned` the cards turned for it so far."""

    manner: ClassVar[Manner] = TOGETHER
    up: bool
    owed: tuple[str, ...]
    turned: tuple[Piece, ...] = ()


class ToExchange(AskBase, frozen=True, tag="exchange"):
    """Name one card of one's own row and one of the partner's."""


Ask = ToKeep | ToPlay | ToTurn | ToExchange
