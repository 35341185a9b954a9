"""Who does an effect and at what it is aimed, and the one place that carries an effect out.

Rules call `carry_out`; the rooms beside this file say what each effect does. They register here when they are loaded,
so that a rule can cause effects (a death that brings a Freeze) whose rooms call rules.
"""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from engine.core.facts import Fact
from engine.core.world import World
from engine.games.shadowrift.content.printed import SYMBOLS


class By(msgspec.Struct, frozen=True, gc=False):
    """Who or what does something: a hero with an action, a monster with its plan, a Power or Magic it caused."""

    card: int | None = None  # the card whose text is carried out
    seat: int | None = None  # the hero who does it
    monster: int | None = None  # the monster that does it, or that caused it  # ruling 28
    magic: bool = False
    plan: int = 0
    number: int = 0  # which effect of its list
    action: Any = None  # what the hero chose with it: targets, hero, place, boost

    def symbols(self, world: World) -> int:
        """The symbols of the monster behind it."""
        return 0 if self.monster is None else SYMBOLS[world.kinds[self.monster]]


Does = Callable[[World, By, Any], Iterator[Fact]]
DOES: dict[type, Does] = {}


def carry_out(world: World, by: By, effect: Any) -> Iterator[Fact]:
    """What an effect does now."""
    return DOES[type(effect)](world, by, effect)
