"""Effects that give means: points, Coin, cards, lower prices, more Actions."""

from typing import Literal

from engine.games.shadowrift.content.words import Effect, Resource
from engine.kit.structs import Positive


class Gain(Effect, frozen=True, kw_only=True, tag="gain"):
    """Points for this round, or Coin; some points pay for one thing only."""

    what: Resource
    n: Positive
    only_for: Literal["anything", "strikes"] = "anything"


class Draw(Effect, frozen=True, kw_only=True, tag="draw"):
    """Draw cards: yourself, another hero of your choice, or every other hero."""

    n: Positive
    who: Literal["self", "another", "others"] = "self"


class Discount(Effect, frozen=True, kw_only=True, tag="discount"):
    """Something costs less, never less than nothing: always, or the next `times`."""

    on: Literal["wall", "villager", "infiltrator", "rift"]
    what: Resource
    n: Positive
    times: Positive | None = None


class ExtraAction(Effect, frozen=True, kw_only=True, tag="extra_action"):
    """So many more Actions a round that are not quick."""

    n: Positive
