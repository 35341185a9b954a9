"""Lists of effects by a short name, so that what is due can say which list it is without holding it.

`fengray_1.a` is a side of an action card, `old_oath.red` a fate text, `oswin.ability` what a hero always has; a number
leads into an effect that holds effects itself (`oswin.ability.0`, `second_breath.green.0.1`).
"""

from functools import cache
from typing import Any

from engine.games.shadowscape.content.box import box
from engine.games.shadowscape.content.effect_forms import Choice, Pay
from engine.games.shadowscape.content.printed import FACE
from engine.games.shadowscape.content.words import SIDES, Symbol

Effects = tuple[Any, ...]


@cache
def effects_of(source: str) -> Effects:
    """The list that a name stands for."""
    kind, part, *path = source.split(".")
    found: Any = _root(kind, part)
    while path:
        effect = found[int(path.pop(0))]
        if isinstance(effect, Choice):
            found = effect.options[int(path.pop(0))]
        elif isinstance(effect, Pay):
            found = effect.cost if path.pop(0) == "cost" else effect.gain
        else:
            found = effect.effects
    return tuple(found)


def _root(kind: str, part: str) -> Effects:
    content = box()
    match part:
        case "a" | "b":
            return FACE[kind, part].effects
        case "red":
            return content.titles[kind].red.effects
        case "green":
            return content.titles[kind].green.effects
        case "gear":
            return content.equipment[kind].effects
        case "enemy":
            return content.enemies[kind].ability
        case "competitive":
            return content.lords[kind].competitive.effects
        case "cooperative":
            return content.lords[kind].cooperative.effects
    return content.heroes[kind].ability.effects


@cache
def boost_of(source: str) -> Symbol | None:
    """The symbol that boosts a side of an action card; nothing else is boosted."""
    kind, part, *path = source.split(".")
    return FACE[kind, part].boost if part in SIDES and not path else None
