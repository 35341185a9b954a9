"""What an action that is being boosted still lacks, for the cursor: enough, or so many points short."""

from __future__ import annotations

from typing import Any

from engine.core import World
from engine.games.shadowscape import zones as z
from engine.games.shadowscape.content.effect_forms import Attack, Search
from engine.games.shadowscape.lists import effects_of
from engine.games.shadowscape.sums import damage_of, search_needed, search_of, withstands
from engine.games.shadowscape.table import place_of, treasure_at
from engine.games.shadowscape.tasks import EffectsDue


def lacking_against(world: World, seat: int, enemy: Any) -> int:
    """How many points the attack under way lacks to eliminate an enemy; 0: none, or it is no attack."""
    task: Any = world.agenda[-1]
    effects = effects_of(task.source)
    effect = effects[task.at] if task.at < len(effects) else None
    if not isinstance(effect, Attack):
        return 0
    made = damage_of(world, seat, effect, place_of(world, enemy), len(world.zones[z.PLEDGED[seat]]))
    return max(0, withstands(world, enemy, effect.symbol, seat) - made)


def short_by(world: World, seat: int) -> int:
    """How many points the action under way lacks to eliminate its target or to find the treasure; 0: none."""
    task: Any = world.agenda[-1] if world.agenda else None
    if not isinstance(task, EffectsDue):
        return 0
    effects = effects_of(task.source)
    effect = effects[task.at] if task.at < len(effects) else None
    pledged = len(world.zones[z.PLEDGED[seat]])
    if isinstance(effect, Attack) and task.targets:
        return lacking_against(world, seat, task.targets[0])
    if isinstance(effect, Search):
        place = z.PLACE(world, seat) if task.place < 0 else task.place
        treasure = treasure_at(world, place)
        if treasure is not None:
            return max(0, search_needed(world, seat, treasure) - search_of(world, seat, effect, place, pledged))
    return 0
