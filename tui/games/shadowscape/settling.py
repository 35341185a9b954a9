"""What a hero is asked that has one sensible answer, so that the choice which led there answers it as well.

Asked by the session after every choice, through the game's face. A boost that adds nothing, because the action does
all it can already, for whispers too, which everybody sees; one that no card serves, unless somebody elsewhere would
learn it by the haste; which of two heroes swaps places with the other; and, where all play together, which enemy acts
next, once the first of them was let act and as long as their order changes nothing.
"""

from __future__ import annotations

from typing import Any

from engine.core import World
from engine.games.shadowscape import actions as a
from engine.games.shadowscape import asks as q
from engine.games.shadowscape import tasks as t
from engine.games.shadowscape.content.effect_forms import Attack, Heal, Search, Swap
from engine.games.shadowscape.lists import effects_of
from engine.games.shadowscape.rules.boosting import boosts
from engine.games.shadowscape.rules.enemies import left_to_act, ready_of
from engine.games.shadowscape.sums import heal_of
from engine.games.shadowscape.table import is_cooperative, treasure_at, wounds_of
from engine.games.shadowscape.words.walks import order_matters
from engine.games.shadowscape.zones import PLACE, PLEDGED
from tui.games.shadowscape.scenes.boosts import lacking_against, short_by, would_rise

TWO = 2


def settled(world: World, seat: int, is_among_friends: bool) -> Any | None:
    """The one sensible answer to what a seat is asked, if there is but one."""
    ask, task = world.ask_of(seat), world.agenda[-1] if world.agenda else None
    if isinstance(ask, q.ToBoost):
        return a.Go() if needs_no_boost(world, seat, ask, task, is_among_friends) else None
    if isinstance(ask, q.ToRouse):
        return next_in_line(world, task) if is_cooperative(world) else None
    if isinstance(ask, q.ToPick) and isinstance(task, t.EffectsDue) and world.seats == TWO:
        return a.Pick(seat) if isinstance(effects_of(task.source)[task.at], Swap) and task.hero < 0 else None
    return None


def next_in_line(world: World, task: Any) -> a.Rouse | None:
    """The next of the enemies that act, if one has acted already and their order changes nothing."""
    left = left_to_act(world, task)
    has_begun = len(left) < len(ready_of(world, task.type))
    return a.Rouse(left[0]) if has_begun and not order_matters(world, left) else None


def needs_no_boost(world: World, seat: int, ask: q.ToBoost, task: Any, is_among_friends: bool) -> bool:
    """Whether a boost would change nothing, or none can be made and nobody must learn that."""
    has_none = is_among_friends and len(boosts(world, seat, ask)) == 1
    if isinstance(task, t.WalkDue):
        return has_none
    effect = effects_of(task.source)[task.at]
    if isinstance(effect, Attack):
        return bool(task.targets) and not any(
            lacking_against(world, seat, target) or would_rise(world, seat, target) for target in task.targets
        )
    if isinstance(effect, Search):
        place = PLACE(world, seat) if task.place < 0 else task.place
        return treasure_at(world, place) is not None and short_by(world, seat) == 0
    if isinstance(effect, Heal):
        return has_none or heal_of(world, seat, effect, len(world.zones[PLEDGED[seat]])) >= wounds_of(world, seat)
    return has_none
