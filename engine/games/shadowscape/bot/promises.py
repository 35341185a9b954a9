"""What the open whispers promise from every room: the nearest counts in full, the next ones less."""

from functools import lru_cache

from engine.games.shadowscape.bot.fields import Field, Sites, field
from engine.games.shadowscape.zones import ROOMS

KEEP = 0.82  # what is left of a whisper's worth with every action it is away
PARTS = (1.0, 0.45, 0.2)  # how much the nearest whispers count beside each other


class Rooms:
    """What the open whispers are worth from every room to who has certain tokens, worked out where it is asked."""

    __slots__ = ("beside", "promises", "worths")

    def __init__(self, promises: list[tuple[float, Field]], beside: float) -> None:
        self.promises, self.beside = promises, beside
        self.worths: list[float | None] = [None] * ROOMS

    def worth(self, place: int) -> float:
        worths = [weight * field[place] for weight, field in self.promises]
        worths.sort(reverse=True)
        worth = self.beside
        for part, one in zip(PARTS, worths, strict=False):
            worth += part * one
        self.worths[place] = worth
        return worth


@lru_cache(maxsize=1 << 15)
def nearness(
    things: tuple[tuple[str, int, Sites], ...], ends: tuple[int, ...], power: int, search: int, move: int
) -> Field:
    """What is left of a whisper's worth in every room, by how far it is from there."""
    return tuple([KEEP**away for away in field(things, ends, power, search, move)])
