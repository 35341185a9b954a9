"""Draw: cards come from the deck into the hand that is played from."""

from collections.abc import Iterator

from engine.core.facts import Done, Fact, Moved, Noted
from engine.core.world import World
from engine.games.fairy_tale.content import Draw
from engine.games.fairy_tale.marks import EFFECTS
from engine.games.fairy_tale.rules.draft import refill, top_of
from engine.games.fairy_tale.tasks import DrawDue
from engine.games.fairy_tale.zones import DECK, KEPT

DONE = Done()


def draw_cards(world: World, task: DrawDue) -> Iterator[Fact]:
    yield DONE
    for source in task.sources:
        effect = EFFECTS[source.kind][source.effect]
        assert isinstance(effect, Draw)
        yield from refill(world, effect.count)
        drawn = top_of(world, effect.count)
        yield Noted("draw", (source.seat, source.kind, len(drawn)))
        if drawn:
            yield Moved(drawn, DECK, KEPT[source.seat])
