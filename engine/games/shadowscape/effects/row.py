"""The row of an effect in this game: also what is still to be chosen, and whether it can do a thing.

`wants` gives the ask and its legal answers while something is open, `does` carries out what was chosen. Both are given
the World, the list under way (`EffectsDue`) and the effect. `advance` goes on to the next effect of the list.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from engine.core.facts import Done, Fact, Moved, Planned
from engine.core.world import World
from engine.games.shadowscape.lists import effects_of
from engine.games.shadowscape.rules.fate import see_whether_fate_ends
from engine.games.shadowscape.standing import standing_of
from engine.games.shadowscape.tasks import (
    UNNAMED,
    EffectsDue,
)
from engine.games.shadowscape.zones import FATE_DECK, PLEDGED
from engine.kit.effects import Effect

Want = tuple[Any, Sequence[Any]]


def wants_nothing(world: World, run: EffectsDue, effect: Any) -> Want | None:
    """For effects without a choice."""
    return None


def can_always(world: World, seat: int, effect: Any) -> bool:
    return True


class Row(Effect, frozen=True, kw_only=True):
    """One kind of effect of Shadowscape."""

    wants: Callable[[World, EffectsDue, Any], Want | None] = wants_nothing
    can: Callable[[World, int, Any], bool] = can_always


def advance(world: World, run: EffectsDue, *after: Any, targets: tuple[Any, ...] | None = None) -> Iterator[Fact]:
    """This effect is done; what follows from it comes before the next one."""
    yield Done()
    if run.at + 1 < len(effects_of(run.source)):
        following = EffectsDue(run.seat, run.source, run.at + 1, run.boost, run.targets if targets is None else targets)
        yield Planned((following, *after))
        return
    yield from put_back(world, run.seat)
    if after:
        yield Planned(after)
    yield from see_whether_fate_ends(world)


def put_back(world: World, seat: int) -> Iterator[Fact]:
    """Cards that were looked at return to the top of the deck in their order."""
    looked_at = tuple(world.pieces(PLEDGED[seat]))
    if looked_at:
        yield Moved(looked_at, PLEDGED[seat], FATE_DECK, None, "down")


def chosen(run: EffectsDue, **what: Any) -> EffectsDue:
    """The same list with one more thing chosen."""
    return msgspec.structs.replace(run, **what)


def events_of(world: World, seat: int, event: str, targets: tuple[Any, ...] = (), rooms: int = 0) -> list[EffectsDue]:
    """What an ability or a piece of gear sets off when something happens to a hero."""
    found = standing_of(world, seat).whens.get(event, ())
    return [EffectsDue(seat, source, targets=targets) for source, when in found if rooms >= when.rooms]


def is_open(number: int) -> bool:
    """Whether a number is still to be chosen."""
    return number == UNNAMED


KNOWN: dict[type, Row] = {}  # all rows, filled by `effects.rows`: an effect may hold others


def row_of(effect: Any) -> Row:
    """The row of an effect as a card wrote it."""
    return KNOWN[type(effect)]
