"""Effects of heroes on Town and on the monsters' cards: burying, raising, looking, sealing."""

from typing import Literal

from engine.games.shadowrift.content.words import Effect
from engine.kit.structs import Natural, Positive

Sealable = Literal["rift", "totem", "power", "fled"]


class Bury(Effect, frozen=True, kw_only=True, tag="bury"):
    """So many Corpses leave Town for their stack."""

    n: Positive


class RaiseVillager(Effect, frozen=True, kw_only=True, tag="raise"):
    """The Villager nearest the bottom of the Traveller deck goes to the Town discard."""


class BonusHeroism(Effect, frozen=True, kw_only=True, tag="bonus_heroism"):
    """The next kill of the round is worth so much more Heroism."""

    n: Positive


class Look(Effect, frozen=True, kw_only=True, tag="look"):
    """See the next cards of the monster deck; up to `under` of them may go under it."""

    n: Positive
    under: Natural = 0


class Seal(Effect, frozen=True, kw_only=True, tag="seal"):
    """Remove one card of these sorts from the Power Area; a rift also costs Magic."""

    what: tuple[Sealable, ...]
    magic: Natural
