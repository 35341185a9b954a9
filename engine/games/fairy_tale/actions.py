"""What a player can do. A card is named by its number; a partner's face-down card by its place in the row."""

from engine.core.pieces import Piece, Ref
from engine.kit.structs import ActionBase


class Keep(ActionBase, frozen=True):
    """Draft this card of the packet in hand; the rest is passed on."""

    card: Piece


class Play(ActionBase, frozen=True):
    """Choose this kept card for the next reveal."""

    card: Piece


class Turn(ActionBase, frozen=True):
    """Turn this card of one's own row, up or down as the effect says."""

    card: Piece


class Exchange(ActionBase, frozen=True):
    """Give one card in play to the partner for one of theirs."""

    mine: Piece
    theirs: Ref


Action = Keep | Play | Turn | Exchange
