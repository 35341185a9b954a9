"""Who stands where: books, then marks, then Mana and Allies together. The end, the screens and the words use it.

Reads the table and changes nothing. What is left over is kept, because it may be carried into another game.
"""

import msgspec

from engine.core.world import World
from engine.games.mage_quest.table import created_by, marks_by
from engine.games.mage_quest.zones import ALLIES, MANA


class Standing(msgspec.Struct, frozen=True):
    """What counts for one seat at the end."""

    seat: int
    books: int
    marks: int
    mana: int
    allies: int

    @property
    def left_over(self) -> int:
        return self.mana + self.allies

    @property
    def rank(self) -> tuple[int, int, int]:
        """More is better, from the first number on."""  # rulings 24 and 28
        return self.books, self.marks, self.left_over


def standing_of(world: World, seat: int) -> Standing:
    return Standing(seat, created_by(world, seat), marks_by(world, seat), MANA(world, seat), ALLIES(world, seat))


def standings_of(world: World) -> list[Standing]:
    return [standing_of(world, seat) for seat in range(world.seats)]
