"""Two games made for tests. Lanterns has every kind of zone, counter and chance there is, in three rounds, each for
themselves; Embers is played together against the game, in any order.
"""

from tests.toy.embers import EMBERS, Embers
from tests.toy.game import LANTERNS, Lanterns

__all__ = ["EMBERS", "LANTERNS", "Embers", "Lanterns"]
