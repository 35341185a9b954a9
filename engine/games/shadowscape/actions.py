"""What a player can do. Cards, tokens and enemies are named by number, rooms by place, heroes by seat."""

from engine.core.pieces import Piece
from engine.games.shadowscape.content.words import EnemyType, Side
from engine.kit.structs import ActionBase

# Before play


class Choose(ActionBase, frozen=True):
    """Play this hero."""

    hero: str


class Face(ActionBase, frozen=True):
    """Lay an action card with this side up."""

    card: Piece
    side: Side


class AsTheyLie(ActionBase, frozen=True):
    """Leave the other cards as they lie."""


class Stand(ActionBase, frozen=True):
    """Begin in this starting room."""

    place: int


# The action phase


class Use(ActionBase, frozen=True):
    """Do what the side of this card says, and flip it."""

    card: Piece


class Move(ActionBase, frozen=True):
    """Flip this card to move."""

    card: Piece


class Claim(ActionBase, frozen=True):
    """Claim an open whisper, piece of equipment or general action."""

    card: Piece


class Alter(ActionBase, frozen=True):
    """Play this Fate card for its text."""

    fate: Piece


class Employ(ActionBase, frozen=True):
    """Use what this card allows once a turn."""

    card: Piece


class Wish(ActionBase, frozen=True):
    """Tell the others that you go for this whisper."""

    whisper: Piece


class EndActions(ActionBase, frozen=True):
    """End the action phase."""


# Inside an action, a text or an attack


class Target(ActionBase, frozen=True):
    """Choose this enemy."""

    enemy: Piece


class Discard(ActionBase, frozen=True):
    """Discard this Fate card: for a boost, to hold off damage, or because you must."""

    fate: Piece


class Go(ActionBase, frozen=True):
    """Boost no further: now it happens."""


class Step(ActionBase, frozen=True):
    """Go through a door into this room."""

    place: int


class Halt(ActionBase, frozen=True):
    """Go no further."""


class Pick(ActionBase, frozen=True):
    """Choose the hero of this seat."""

    hero: int


class Point(ActionBase, frozen=True):
    """Choose this room."""

    place: int


class Name(ActionBase, frozen=True):
    """Choose this type of enemy."""

    type: EnemyType


class Turn(ActionBase, frozen=True):
    """Choose this action card, to flip or to ready it."""

    card: Piece


class Mend(ActionBase, frozen=True):
    """Remove a wound from this card."""

    card: Piece


class Opt(ActionBase, frozen=True):
    """Choose one of several effects, counted from 0."""

    number: int


class Accept(ActionBase, frozen=True):
    """Pay for an effect."""


class Decline(ActionBase, frozen=True):
    """Do without."""


class Lay(ActionBase, frozen=True):
    """Put this Fate card back on the deck next."""

    fate: Piece


class Give(ActionBase, frozen=True):
    """Give this Fate card or token away."""

    piece: Piece


class Enough(ActionBase, frozen=True):
    """Give no more."""


class Cycle(ActionBase, frozen=True):
    """Put this open card under its deck."""

    card: Piece


# Claims and tokens


class Pay(ActionBase, frozen=True):
    """Pay with this token."""

    token: Piece


class Drop(ActionBase, frozen=True):
    """Drop this token."""

    token: Piece


class Shed(ActionBase, frozen=True):
    """Put this piece of equipment under the deck."""

    gear: Piece


class Tuck(ActionBase, frozen=True):
    """Tuck this general action away for good."""

    card: Piece


# The enemy phase


class Rouse(ActionBase, frozen=True):
    """This enemy acts next."""

    enemy: Piece


class Lead(ActionBase, frozen=True):
    """The enemy goes on into this room."""

    place: int


class Aim(ActionBase, frozen=True):
    """It strikes the hero of this seat."""

    hero: int


class Take(ActionBase, frozen=True):
    """Hold off no more damage."""


class Suffer(ActionBase, frozen=True):
    """Put a wound on this card."""

    card: Piece


class Spare(ActionBase, frozen=True):
    """No enemy rises on the lair of this room."""

    place: int


class Follow(ActionBase, frozen=True):
    """Use this Fate card of those that were drawn."""

    fate: Piece


class FaceEnemies(ActionBase, frozen=True):
    """Have an enemy phase in the last round."""


class Rest(ActionBase, frozen=True):
    """Skip the enemy phase in the last round."""


Action = (
    Choose | Face | AsTheyLie | Stand | Use | Move | Claim | Alter | Employ | Wish | EndActions | Target | Discard | Go
    | Step | Halt | Pick | Point | Name | Turn | Mend | Opt | Accept | Decline | Lay | Give | Enough | Cycle | Pay
    | Drop | Shed | Tuck | Rouse | Lead | Aim | Take | Suffer | Spare | Follow | FaceEnemies | Rest
)  # fmt: skip
