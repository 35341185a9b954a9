"""What a choice is to a lesson: the tag of its action and the things it names, so that a coach can compare them.

Made from what the learner may know; used by the coach of every front end.
"""

from collections.abc import Collection, Iterable
from typing import Any

from engine.content.lesson import SIDE, Answer
from engine.core.facts import DOWN
from engine.core.pieces import ref_fields, refs_in
from engine.core.world import World


def answer_of(world: World, action: Any) -> Answer:
    """An action by its tag, the kinds of its pieces, also with the side they show, and its other values."""
    pieces = [ref for ref in refs_in(action) if isinstance(ref, int)]
    things = {name for piece in pieces for name in names_of(world, piece)}
    kind: type = type(action)
    refs = {name for name, _ in ref_fields(kind)}
    things |= {str(getattr(action, name)) for name in action.__struct_fields__ if name not in refs}
    return Answer(str(action.__struct_config__.tag), frozenset(things))


def in_reach(world: World, seat: int, offers: Iterable[Answer]) -> frozenset[str]:
    """What a seat has before it: in its own places and the common ones as far as it knows, and what it may choose."""
    near = (spec.name for spec in world.game.layout.specs.values() if spec.owner in (seat, None))
    pieces = [piece for zone in near if zone in world.zones for piece in world.lying(zone)]
    held = {name for piece in pieces for name in names_of(world, piece)}
    return frozenset(held.union(*(answer.things for answer in offers)))


def names_of(world: World, piece: int) -> tuple[str, str]:
    """A piece by its kind, and by its kind and side."""
    kind = world.kinds[piece]
    return kind, f"{kind}{SIDE}{world.sides.get(piece, DOWN)}"


def answers_in(world: World, actions: Collection[Any]) -> tuple[Answer, ...]:
    """All choices of a seat."""
    return tuple(answer_of(world, action) for action in actions)
