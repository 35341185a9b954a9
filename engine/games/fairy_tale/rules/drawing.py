"""The draws that a reveal brought, one after the other."""

from collections.abc import Iterator

from engine.core.facts import Done, Fact
from engine.core.world import World
from engine.games.fairy_tale.effects.rows import EFFECTS, row_of
from engine.games.fairy_tale.tasks import DrawDue
from engine.kit.rules import Duty


def draw_cards(world: World, task: DrawDue) -> Iterator[Fact]:
    yield Done()
    for source in task.sources:
        effect = EFFECTS[source.kind][source.effect]
        yield from row_of(effect).does(world, source, effect)


DUTIES = (Duty(DrawDue, draw_cards),)
