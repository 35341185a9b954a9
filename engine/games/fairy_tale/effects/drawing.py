"""Draw: cards come from the deck into the hand that is played from."""

from collections.abc import Iterator, Mapping
from typing import Any, Literal

import msgspec

from engine.core.facts import Fact, Moved, Noted
from engine.core.world import World
from engine.games.fairy_tale.deck import refill, top_of
from engine.games.fairy_tale.effects.room import CardEffect
from engine.games.fairy_tale.tasks import Source
from engine.games.fairy_tale.zones import DECK, KEPT
from engine.kit.structs import Positive
from engine.kit.words import spelled

STEP = 4  # after everything that turns cards


class Draw(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="effect", tag="draw"):
    """The player who revealed it draws `count` cards into the hand."""

    who: Literal["you"]
    count: Positive


def draw(world: World, source: Source, effect: Draw) -> Iterator[Fact]:
    yield from refill(world, effect.count)
    drawn = top_of(world, effect.count)
    yield Noted("draw", (source.seat, source.kind, len(drawn)))
    if drawn:
        yield Moved(drawn, DECK, KEPT[source.seat])


def draw_words(effect: Draw, names: Mapping[Any, str]) -> str:
    return f"draw {spelled(effect.count)}"


ROWS = (
    CardEffect(
        form=Draw,
        words=draw_words,
        does=draw,
        worth=lambda effect: -0.4,
        sign="draw",
        step=lambda effect: STEP,
        when=0,
        beside=0.5,
    ),
)
