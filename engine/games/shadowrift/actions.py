"""What heroes can do. Cards are named by their number, spaces by their place from 0, heroes by their seat.

An action of the Heroes act holds all that belongs to it, card, targets and boost; what it costs is paid with it.
"""

from engine.core.pieces import Piece
from engine.kit.structs import ActionBase


class Pick(ActionBase, frozen=True):
    """Choose a hero stack before the first round."""

    stack: str


class SeekAid(ActionBase, frozen=True):
    """Ask the Villager in this space of Town for aid."""

    space: int
    targets: tuple[Piece, ...] = ()
    hero: int | None = None
    place: int | None = None


class Play(ActionBase, frozen=True):
    """Play an Action or an Attack from hand."""

    card: Piece
    targets: tuple[Piece, ...] = ()
    boost: int = 0
    hero: int | None = None
    place: int | None = None
    ranged: bool = False


class PlaySkill(ActionBase, frozen=True):
    """Lay a Skill open."""

    card: Piece


class PlayLoot(ActionBase, frozen=True):
    """Lay Loot open."""

    card: Piece


class Use(ActionBase, frozen=True):
    """Use Loot that is discarded for it, or a Wall in play that lets a hero do something."""

    card: Piece
    targets: tuple[Piece, ...] = ()
    hero: int | None = None
    place: int | None = None


class Keep(ActionBase, frozen=True):
    """Pay for a Skill to stay in play for another round."""

    card: Piece


class Bind(ActionBase, frozen=True):
    """Pay for an affliction of the hand to go back."""

    card: Piece


class Buy(ActionBase, frozen=True):
    """Buy the top card of a stack: base stacks first, then hero stacks, counted from 0."""

    stack: int


class Invite(ActionBase, frozen=True):
    """Invite the Traveller in this place to Town."""

    place: int


class Build(ActionBase, frozen=True):
    """Build a Wall."""

    wall: Piece


class Expel(ActionBase, frozen=True):
    """Send an Infiltrator in Town off."""

    card: Piece


class Give(ActionBase, frozen=True):
    """Give Coin to another hero."""

    seat: int
    count: int


class OpenPurse(ActionBase, frozen=True):
    """Open your purse for others to pay from, or close it."""

    yes: bool


class Tell(ActionBase, frozen=True):
    """Tell the others what your hand can do."""


class SayDone(ActionBase, frozen=True):
    """You are done, unless somebody needs you."""


class Sink(ActionBase, frozen=True):
    """Put these of the cards you looked at under the monster deck; none is allowed."""

    cards: tuple[Piece, ...] = ()


class Discard(ActionBase, frozen=True):
    """Discard these cards, as a monster demands."""

    cards: tuple[Piece, ...]


class Offer(ActionBase, frozen=True):
    """Discard these cards, or none, to ward off what threatens all."""

    cards: tuple[Piece, ...] = ()


class Choose(ActionBase, frozen=True):
    """Choose a monster for all heroes."""

    monster: Piece


Action = (
    Pick | SeekAid | Play | PlaySkill | PlayLoot | Use | Keep | Bind | Buy | Invite | Build | Expel | Give | OpenPurse
    | Tell | SayDone | Sink | Discard | Offer | Choose
)  # fmt: skip
