"""What things on the table are called: cards by their names, unknown ones by what can be seen of them."""

from collections.abc import Sequence
from typing import Any

from engine.core.pieces import Spot
from engine.core.world import World
from engine.games.fairy_tale.content.box import box
from engine.games.fairy_tale.effects.room import meant
from engine.games.fairy_tale.effects.rows import row_of
from engine.kit.rules import is_piece
from engine.kit.words import listed


def kind_name(kind: str) -> str:
    """For text that wraps: a chapter and its number stay on one line."""
    return box()[kind].bound_name


def card_name(world: World, ref: Any) -> str:
    """A card by its name; one that is not known by what can be seen of it."""
    if is_piece(world, ref):
        return box()[world.kinds[ref]].name
    return f"face-down card {ref.index + 1}" if isinstance(ref, Spot) else "a card"


def bound_name_of(world: World, card: Any) -> str:
    """A card's name, which its number tells everybody; anything else is just something."""
    if is_piece(world, card):
        return kind_name(world.kinds[card])
    return "That"


def meant_by_any(targets: Sequence[str]) -> str:
    """A card that one of several effects means: `one Fairywood or Holy Empire card`."""
    names: dict[Any, str] = box().game.names
    if len(set(targets)) == 1 or "any" in targets:
        return meant("any" if "any" in targets else targets[0], names)
    return f"one {listed(list(dict.fromkeys(names[what] for what in targets)), 'or')} card"


def effect_words(effect: Any) -> str:
    """What an effect does, after its card's name and a colon."""
    return row_of(effect).words(effect, box().game.names)
