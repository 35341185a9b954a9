"""What is due (tasks on the agenda) and what heroes are asked. A round is one task a step.

What monsters do is data on the agenda too: `PlanDue` is a monster's turn, `EffectDue` one effect of a card, so that a
choice of the heroes can come between two effects.
"""

from typing import ClassVar, Literal

from engine.core.asks import FREE, TEAM, TOGETHER, Manner
from engine.core.pieces import Piece
from engine.kit.structs import AskBase, TaskBase

Part = Literal["plan", "does", "each_round", "otherwise"]
Sort = Literal["any", "spell", "heroism"]


class OpeningDue(TaskBase, frozen=True, tag="opening"):
    """Faction and stacks are to be known, decks to be shuffled."""


class PickDue(TaskBase, frozen=True, tag="pick"):
    """This hero is to choose a stack."""

    seat: int


class StacksDue(TaskBase, frozen=True, tag="stacks"):
    """The chosen stacks are to be laid out."""


class DrawDue(TaskBase, frozen=True, tag="draw"):
    """Step 1."""


class TownDue(TaskBase, frozen=True, tag="town"):
    """Step 2."""


class TravellersDue(TaskBase, frozen=True, tag="travellers"):
    """Step 3."""


class MonstersDue(TaskBase, frozen=True, tag="monsters"):
    """Step 4."""


class AdvanceDue(TaskBase, frozen=True, tag="advance"):
    """Monsters are to move into this space of the track, and do the plan of it."""

    space: int


class PlanDue(TaskBase, frozen=True, tag="plan"):
    """A monster is to carry out its plan, 1 to 3."""

    monster: Piece
    plan: int


class EffectDue(TaskBase, frozen=True, tag="effect"):
    """One effect of a card is due: which list of it, which plan, which place in the list."""

    card: Piece
    part: Part
    number: int
    monster: Piece | None = None
    plan: int = 0
    magic: bool = False


class DiscardDue(TaskBase, frozen=True, tag="discard"):
    """Each hero is to discard so many cards of a sort."""

    what: Sort
    count: int


class OfferDue(TaskBase, frozen=True, tag="offer"):
    """The heroes may offer cards against a dare."""

    count: int


class DareDue(TaskBase, frozen=True, tag="dare"):
    """What was offered is to be counted, and the card does the rest where it was too little."""

    card: Piece
    number: int
    count: int
    monster: Piece | None = None


class ChooseDue(TaskBase, frozen=True, tag="choose"):
    """The heroes are to choose a monster that mends."""

    count: int
    monster: Piece | None = None


class PowerDue(TaskBase, frozen=True, tag="power"):
    """Step 5."""


class ArrivalsDue(TaskBase, frozen=True, tag="arrivals"):
    """Step 6."""


class ActDue(TaskBase, frozen=True, tag="act"):
    """Step 7: the heroes act until all are done."""


Task = (
    OpeningDue | PickDue | StacksDue | DrawDue | TownDue | TravellersDue | MonstersDue | AdvanceDue | PlanDue
    | EffectDue | DiscardDue | OfferDue | DareDue | ChooseDue | PowerDue | ArrivalsDue | ActDue
)  # fmt: skip


class ToPick(AskBase, frozen=True, tag="pick"):
    """Choose a stack."""


class ToAct(AskBase, frozen=True, tag="act"):
    """Act, or say that you are done; asked of everybody, or silence would tell of a hand that can do nothing."""

    manner: ClassVar[Manner] = FREE
    even_if_forced: ClassVar[bool] = True


class ToSink(AskBase, frozen=True, tag="sink"):
    """Put up to so many of these cards under the monster deck."""

    cards: tuple[Piece, ...]
    most: int


class ToDiscard(AskBase, frozen=True, tag="discard"):
    """Discard so many cards of a sort."""

    what: Sort
    count: int
    manner: ClassVar[Manner] = TOGETHER


class ToOffer(AskBase, frozen=True, tag="offer"):
    """Offer cards: the heroes need so many together."""

    count: int
    manner: ClassVar[Manner] = TOGETHER


class ToChoose(AskBase, frozen=True, tag="choose"):
    """Choose the monster that mends."""

    count: int
    manner: ClassVar[Manner] = TEAM


Ask = ToPick | ToAct | ToSink | ToDiscard | ToOffer | ToChoose
