"""What is due (tasks on the agenda) and what a seat is asked. Both hold only what everybody at the table may know.

A card being bought from a hand is named in its task; who may not see it is told its place instead. The `call` of an ask
is what its seat is to do, as everybody at the table may read it.
"""

from typing import Literal

from engine.core.pieces import Piece, Ref
from engine.games.quests_of_shadowgate.content.forms import Level
from engine.games.quests_of_shadowgate.content.vocabulary import Stat
from engine.kit.structs import AskBase, TaskBase

Purchase = Literal["item", "quest", "theft", "staff"]


class GameDue(TaskBase, frozen=True, tag="game"):
    """A game is to be laid out: gathered, shuffled, a starting seat found."""


class DraftDue(TaskBase, frozen=True, tag="draft"):
    """This seat is to take a character or an ability."""

    seat: int


class DealDue(TaskBase, frozen=True, tag="deal"):
    """Hands, pool and quests are to be dealt and the first turn begun."""


class TurnDue(TaskBase, frozen=True, tag="turn"):
    """This seat's turn is to begin."""

    seat: int


class TorchDue(TaskBase, frozen=True, tag="torch"):
    """This seat is to light a torch, after an event if it may still play one."""

    seat: int
    event: bool = False


class ActionsDue(TaskBase, frozen=True, tag="actions"):
    """This seat is to act while it can."""

    seat: int


class DoublingDue(TaskBase, frozen=True, tag="doubling"):
    """The owner of an item is to double a stat against this thief."""

    seat: int
    item: Piece


class PurchaseDue(TaskBase, frozen=True, tag="purchase"):
    """This seat is to pay for what it started; `doubled` is the stat that a robbed seat chose."""

    seat: int
    what: Purchase
    target: Ref | None = None
    doubled: Stat | None = None


class LevelDue(TaskBase, frozen=True, tag="level"):
    """This seat is to say at which level it completes the paid quest."""

    seat: int
    quest: Piece


class ServiceDue(TaskBase, frozen=True, tag="service"):
    """This seat is to name the items that serve the quest; `served` so far, in the order of what the level needs."""

    seat: int
    quest: Piece
    level: Level
    served: tuple[Piece, ...] = ()


class RewardDue(TaskBase, frozen=True, tag="reward"):
    """The maker of the Staff is to say what it gives in a match."""

    seat: int


class DrawPhaseDue(TaskBase, frozen=True, tag="draw_phase"):
    """This seat is to draw for its turn and for what its hand lacks."""

    seat: int


class DrawDue(TaskBase, frozen=True, tag="draw"):
    """This seat is to draw so many cards, outside its Draw phase."""

    seat: int
    cards: int


class TidyDue(TaskBase, frozen=True, tag="tidy"):
    """Torch, resources, used items and completed quests are to be discarded, and a large hand is to be cut."""

    seat: int


class EndDue(TaskBase, frozen=True, tag="end"):
    """Quests and pool are to be refilled and the turn passed on."""

    seat: int


class ScoreDue(TaskBase, frozen=True, tag="score"):
    """Points are to be counted; `maker` completed the Staff and gave its reward to itself or against the others."""

    maker: int | None = None
    reward: Literal["none", "self", "others"] = "none"


Task = (
    GameDue
    | DraftDue
    | DealDue
    | TurnDue
    | TorchDue
    | ActionsDue
    | DoublingDue
    | PurchaseDue
    | LevelDue
    | ServiceDue
    | RewardDue
    | DrawPhaseDue
    | DrawDue
    | TidyDue
    | EndDue
    | ScoreDue
)


class ToDraft(AskBase, frozen=True, tag="draft"):
    """Take a character or an ability."""

    call = "take a character or an ability"


class ToLight(AskBase, frozen=True, tag="light"):
    """Light a torch, or play an event first where `event` says so."""

    call = "light a torch"
    event: bool = False


class ToAct(AskBase, frozen=True, tag="act"):
    """Take an action or stop."""

    call = "take an action or stop"


class ToDouble(AskBase, frozen=True, tag="double"):
    """Double a stat against this thief, who wants this item."""

    call = "double a stat against the thief"
    thief: int
    item: Piece


class ToPay(AskBase, frozen=True, tag="pay"):
    """Pay with one more card, or take it all back."""

    call = "pay with a card or take it all back"


class ToLevel(AskBase, frozen=True, tag="level"):
    """Choose the level of the paid quest."""

    call = "choose the level of the quest"


class ToServe(AskBase, frozen=True, tag="serve"):
    """Name the item for what the quest needs next: a type or a class."""

    call = "choose the item to use for the quest"
    need: str


class ToReward(AskBase, frozen=True, tag="reward"):
    """Choose what the Staff gives."""

    call = "choose your reward for the Staff"


class ToDraw(AskBase, frozen=True, tag="draw"):
    """Draw from the deck or the pool, so many cards in all from now on."""

    call = "draw a card"
    cards: int


class ToDiscard(AskBase, frozen=True, tag="discard"):
    """Discard so many cards of the hand, one now."""

    call = "discard a card"
    cards: int


Ask = ToDraft | ToLight | ToAct | ToDouble | ToPay | ToLevel | ToServe | ToReward | ToDraw | ToDiscard
