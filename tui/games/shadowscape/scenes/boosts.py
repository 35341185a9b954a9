"""What an action makes and still lacks, for the cursor: whether it can be enough, or how many points it is short."""

from __future__ import annotations

from typing import Any

from engine.core import World
from engine.games.shadowscape import zones as z
from engine.games.shadowscape.content.effect_forms import Attack, Search
from engine.games.shadowscape.content.printed import FACE
from engine.games.shadowscape.effects.striking import is_rising, targets_of
from engine.games.shadowscape.lists import effects_of
from engine.games.shadowscape.rules.claiming import searched_for
from engine.games.shadowscape.sums import card_serves, damage_of, search_needed, search_of, withstands
from engine.games.shadowscape.table import hand_of, is_lord, place_of, treasure_at
from engine.games.shadowscape.tasks import EffectsDue


def lacking_against(world: World, seat: int, enemy: Any) -> int:
    """How many points the attack under way lacks to eliminate an enemy; 0: none, or it is no attack."""
    return max(0, _left_standing(world, seat, enemy) or 0)


def would_rise(world: World, seat: int, enemy: Any) -> bool:
    """Whether the attack under way deals an enemy exactly the number after which it rises again elsewhere."""
    return _left_standing(world, seat, enemy) == 0 and not is_lord(world, enemy) and is_rising(world, enemy)


def _left_standing(world: World, seat: int, enemy: Any) -> int | None:
    """What an enemy withstands beyond the attack under way; None if that is no attack."""
    task: Any = world.agenda[-1]
    effects = effects_of(task.source)
    effect = effects[task.at] if task.at < len(effects) else None
    if not isinstance(effect, Attack):
        return None
    made = damage_of(world, seat, effect, place_of(world, enemy), len(world.zones[z.PLEDGED[seat]]))
    return withstands(world, enemy, effect.symbol, seat) - made


def can_fell(world: World, seat: int, card: Any) -> bool:
    """Whether an attack with a card eliminates an enemy in reach, with all cards of the hand that boost it."""
    face = FACE[world.kinds[card], world.sides[card]]
    effect = face.effects[0]
    if not isinstance(effect, Attack):
        return False
    boosts = sum(card_serves(world, seat, fate, face.boost) for fate in hand_of(world, seat)) if face.boost else 0
    return any(
        damage_of(world, seat, effect, place_of(world, enemy), boosts) >= withstands(world, enemy, effect.symbol, seat)
        for enemy in targets_of(world, seat, effect)
    )


def short_by(world: World, seat: int) -> int:
    """How many points the action under way lacks to eliminate its target, to find the treasure, or for a whisper."""
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
        made = search_of(world, seat, effect, place, pledged)
        treasure, deed = treasure_at(world, place), searched_for(world, seat, place)
        asked = [search_needed(world, seat, treasure)] if treasure is not None else []
        asked += [deed.points] if deed is not None else []
        return next((points - made for points in sorted(asked) if points > made), 0)
    return 0
