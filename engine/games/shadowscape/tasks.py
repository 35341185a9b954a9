"""What is due: the tasks on the agenda. Everything that waits is data, and open to everybody."""

from engine.core.pieces import Piece
from engine.games.shadowscape.content.words import EnemyType
from engine.kit.structs import TaskBase

UNNAMED = -1  # a number that is still to be chosen

# Before play and between turns


class OpeningDue(TaskBase, frozen=True, tag="opening"):
    """Dungeon, decks and the first seat are to be drawn."""


class ChoosingDue(TaskBase, frozen=True, tag="choosing"):
    """This seat is to choose a hero."""

    seat: int


class FacingDue(TaskBase, frozen=True, tag="facing"):
    """This seat is to say which side of its cards is up, from the card at this place on."""

    seat: int
    at: int = 0


class StandingDue(TaskBase, frozen=True, tag="standing"):
    """This seat is to choose a starting room."""

    seat: int


class DealingDue(TaskBase, frozen=True, tag="dealing"):
    """All hands are to be dealt."""


class TurnsDue(TaskBase, frozen=True, tag="turns"):
    """The next seat is to have its turn."""


class ActingDue(TaskBase, frozen=True, tag="acting"):
    """This seat is in its action phase."""

    seat: int


# Actions


class ActionDue(TaskBase, frozen=True, tag="action"):
    """A card in use is to be flipped when all it does is done."""

    seat: int
    card: Piece


class WalkDue(TaskBase, frozen=True, tag="walk"):
    """A hero may go so many rooms. A step on a card is no Move; `boost` is unnamed until the discards are."""

    seat: int
    points: int
    past: bool = False
    is_move: bool = True
    boost: int = 0
    walked: int = 0
    card: Piece | None = None


class EffectsDue(TaskBase, frozen=True, tag="effects"):
    """A list of effects, from the one at this place on, with what has been chosen for it so far."""

    seat: int
    source: str
    at: int = 0
    boost: int = 0
    targets: tuple[Piece, ...] = ()
    enemy: Piece | None = None
    hero: int = UNNAMED
    place: int = UNNAMED
    left: int = UNNAMED
    card: Piece | None = None


class AlterDue(TaskBase, frozen=True, tag="alter"):
    """The fate card in play is to be discarded."""

    seat: int


class DeedDue(TaskBase, frozen=True, tag="deed"):
    """A kill or a search may have fulfilled a whisper. `points` are the defence beaten, or the search points."""

    seat: int
    what: str
    place: int
    points: int


class PayingDue(TaskBase, frozen=True, tag="paying"):
    """So many tokens are owed for a card, one of them a treasure if it is said so."""

    seat: int
    card: Piece
    left: int
    treasure: bool = False


class GettingDue(TaskBase, frozen=True, tag="getting"):
    """A card that was paid for comes to its owner."""

    seat: int
    card: Piece


# What happens to a hero


class KeepingDue(TaskBase, frozen=True, tag="keeping"):
    """This seat may have a token too many."""

    seat: int


class DroppingDue(TaskBase, frozen=True, tag="dropping"):
    """This seat is to drop so many tokens."""

    seat: int
    left: int


class DiscardingDue(TaskBase, frozen=True, tag="discarding"):
    """This seat is to discard so many Fate cards."""

    seat: int
    left: int


class MendingDue(TaskBase, frozen=True, tag="mending"):
    """So many wounds of this seat are to be removed."""

    seat: int
    left: int


class WoundingDue(TaskBase, frozen=True, tag="wounding"):
    """This seat is to place so many wounds."""

    seat: int
    left: int


# The enemy phase


class PhaseDue(TaskBase, frozen=True, tag="phase"):
    """This seat's enemy phase begins."""

    seat: int


class DrawnDue(TaskBase, frozen=True, tag="drawn"):
    """A fate card is to be drawn for the enemies."""

    seat: int


class TypeDue(TaskBase, frozen=True, tag="type"):
    """Enemies of a type act, one after the other; `left` are those still to act, all of them at first."""

    seat: int
    type: EnemyType
    left: tuple[Piece, ...] | None = None


class RousingDue(TaskBase, frozen=True, tag="rousing"):
    """An enemy acts: it walks, and then strikes. `on` is how many rooms it still goes on towards a hero."""

    seat: int
    enemy: Piece
    on: int = UNNAMED


class StrikingDue(TaskBase, frozen=True, tag="striking"):
    """An enemy strikes whom it reaches."""

    seat: int
    enemy: Piece


class DefendingDue(TaskBase, frozen=True, tag="defending"):
    """A hero is struck by an enemy."""

    seat: int
    enemy: Piece


class ShownDue(TaskBase, frozen=True, tag="shown"):
    """The fate card of the enemies is to be discarded."""


class RisingDue(TaskBase, frozen=True, tag="rising"):
    """An enemy that was felled rises on a free lair of its type."""

    seat: int
    enemy: Piece


class SpawnDue(TaskBase, frozen=True, tag="spawn"):
    """Enemies of a type rise, but not in the rooms named."""

    seat: int
    type: EnemyType
    spared: tuple[int, ...] = ()


class LordDue(TaskBase, frozen=True, tag="lord"):
    """The lord acts, if it is awake."""

    seat: int


class ClosingDue(TaskBase, frozen=True, tag="closing"):
    """The turn of this seat ends."""

    seat: int


Task = (
    OpeningDue | ChoosingDue | FacingDue | StandingDue | DealingDue | TurnsDue | ActingDue | ActionDue
    | WalkDue | EffectsDue | AlterDue | DeedDue | PayingDue | GettingDue | KeepingDue | DroppingDue
    | DiscardingDue | MendingDue | WoundingDue | PhaseDue | DrawnDue | TypeDue | RousingDue | StrikingDue
    | DefendingDue | ShownDue | RisingDue | SpawnDue | LordDue | ClosingDue
)  # fmt: skip
