"""What a seat is asked. Everything in an ask is open to everybody; what may be answered stands in the rules.

Where an answer would be forced but depends on a closed hand, the seat is asked all the same (`even_if_forced`).
"""

from typing import ClassVar

from engine.core.pieces import Piece
from engine.games.shadowscape.content.words import Symbol
from engine.kit.structs import AskBase


class ToChoose(AskBase, frozen=True, tag="choose"):
    """Choose a hero."""


class ToFace(AskBase, frozen=True, tag="face"):
    """Say which side of this card is up; before play the other cards may stay as they lie."""

    card: Piece
    before_play: bool = False


class ToStand(AskBase, frozen=True, tag="stand"):
    """Choose a starting room."""


class ToAct(AskBase, frozen=True, tag="act"):
    """Take an action, claim, alter fate, or end your actions."""

    even_if_forced: ClassVar[bool] = True


class ToTarget(AskBase, frozen=True, tag="target"):
    """Choose an enemy."""


class ToBoost(AskBase, frozen=True, tag="boost"):
    """Discard cards with this symbol, or go."""

    even_if_forced: ClassVar[bool] = True
    symbol: Symbol


class ToStep(AskBase, frozen=True, tag="step"):
    """Go through a door, or halt."""

    left: int


class ToPick(AskBase, frozen=True, tag="pick"):
    """Choose a hero for an effect."""


class ToPoint(AskBase, frozen=True, tag="point"):
    """Choose a room for an effect."""


class ToName(AskBase, frozen=True, tag="name"):
    """Choose a type of enemy."""


class ToTurn(AskBase, frozen=True, tag="turn"):
    """Choose an action card to flip or to ready."""


class ToMend(AskBase, frozen=True, tag="mend"):
    """Remove a wound."""

    left: int


class ToOpt(AskBase, frozen=True, tag="opt"):
    """Choose one of several effects."""


class ToAccept(AskBase, frozen=True, tag="accept"):
    """Pay for an effect, or do without."""


class ToOrder(AskBase, frozen=True, tag="order"):
    """Put a card back on the fate deck; the last one is on top."""


class ToGive(AskBase, frozen=True, tag="give"):
    """Give cards away, or no more; or give a token."""

    hero: int
    token: bool = False


class ToCycle(AskBase, frozen=True, tag="cycle"):
    """Put an open card under its deck."""


class ToDiscard(AskBase, frozen=True, tag="discard"):
    """Discard so many Fate cards."""

    left: int


class ToKeep(AskBase, frozen=True, tag="keep"):
    """Drop a token: you have too many, or must lose one."""

    left: int


class ToPay(AskBase, frozen=True, tag="pay"):
    """Pay with a token."""

    card: Piece
    left: int
    treasure: bool = False


class ToShed(AskBase, frozen=True, tag="shed"):
    """Put a piece of equipment under the deck."""


class ToTuck(AskBase, frozen=True, tag="tuck"):
    """Tuck the old or the new general action away."""


class ToClaimDeed(AskBase, frozen=True, tag="claim_deed"):
    """Claim a whisper for what you just did, or let it go."""


class ToRouse(AskBase, frozen=True, tag="rouse"):
    """Say which enemy acts next."""


class ToLead(AskBase, frozen=True, tag="lead"):
    """Say into which room the enemy goes on."""

    enemy: Piece


class ToAim(AskBase, frozen=True, tag="aim"):
    """Say whom the enemy strikes."""

    enemy: Piece


class ToDefend(AskBase, frozen=True, tag="defend"):
    """Discard cards to hold off damage, or take it."""

    even_if_forced: ClassVar[bool] = True
    enemy: Piece


class ToWound(AskBase, frozen=True, tag="wound"):
    """Place a wound."""

    left: int


class ToSpare(AskBase, frozen=True, tag="spare"):
    """Say which lair stays empty."""

    left: int


class ToFollow(AskBase, frozen=True, tag="follow"):
    """Choose which of the drawn cards the enemies follow."""


class ToRest(AskBase, frozen=True, tag="rest"):
    """Have an enemy phase in the last round, or skip it."""


Ask = (
    ToChoose | ToFace | ToStand | ToAct | ToTarget | ToBoost | ToStep | ToPick | ToPoint | ToName | ToTurn
    | ToMend | ToOpt | ToAccept | ToOrder | ToGive | ToCycle | ToDiscard | ToKeep | ToPay | ToShed | ToTuck
    | ToClaimDeed | ToRouse | ToLead | ToAim | ToDefend | ToWound | ToSpare | ToFollow | ToRest
)  # fmt: skip
