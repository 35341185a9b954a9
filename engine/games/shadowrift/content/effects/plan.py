"""What monsters do: effects of plans, of Powers, of Magic, and of Infiltrators when they are laid."""

from typing import Literal

from engine.games.shadowrift.content.words import Affliction, Effect
from engine.kit.structs import Positive, Text

Fallback = Literal["hunt", "nothing"]


class Kill(Effect, frozen=True, kw_only=True, tag="kill"):
    """Kill a Villager by name; if there is none in play, hunt or do nothing."""

    whom: Text
    otherwise: Fallback = "hunt"


class Hunt(Effect, frozen=True, kw_only=True, tag="hunt"):
    """Turn cards of the Town deck until a Villager dies or a Wall is found."""


class Break(Effect, frozen=True, kw_only=True, tag="break"):
    """Break the Wall closest to the discard; if there is none in play, hunt or do nothing."""

    otherwise: Fallback = "hunt"


class Afflict(Effect, frozen=True, kw_only=True, tag="afflict"):
    """Wounds or Burns: for each hero, the token holder, half the heroes, or whoever draws the card."""

    what: Affliction
    who: Literal["each", "one", "half", "self"]
    n: Positive = 1


class Discard(Effect, frozen=True, kw_only=True, tag="discard"):
    """Each hero discards cards of one sort from hand, or says that there is none."""

    what: Literal["any", "spell", "heroism"] = "any"
    n: Positive = 1


class Steal(Effect, frozen=True, kw_only=True, tag="steal"):
    """Each hero, or the token holder, loses so much Coin to the stack."""

    n: Positive
    who: Literal["each", "one"]


class Power(Effect, frozen=True, kw_only=True, tag="power"):
    """Power points: a number, so many a hero, or so many for every two heroes, rounded up."""

    n: Positive
    per: Literal["flat", "hero", "two_heroes"] = "flat"


class Activate(Effect, frozen=True, kw_only=True, tag="activate"):
    """Every Power in the Power Area does what it says, oldest first."""


class Shun(Effect, frozen=True, kw_only=True, tag="shun"):
    """The monster cannot be hit this way for the rest of the round."""

    what: Literal["melee", "ranged"]


class Mend(Effect, frozen=True, kw_only=True, tag="mend"):
    """The monster loses so many hits."""

    n: Positive


class Lose(Effect, frozen=True, kw_only=True, tag="lose"):
    """The heroes lose at once."""
