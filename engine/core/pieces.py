"""How pieces are named. A known piece is its number; an unknown one is `Hidden` where it lies, a `Spot` where chosen.

The number of a piece stands for its kind: what is in the box is public, where each piece lies is not.
`map_refs` rewrites every piece named inside an action, an ask or a task: the fields of type `Ref` or `Piece`.
"""

from collections.abc import Callable, Iterator
from functools import cache
from typing import TYPE_CHECKING, Any, get_args, get_type_hints

import msgspec


class Named(msgspec.Struct, frozen=True, gc=False, tag_field="is", forbid_unknown_fields=True):
    """What all these have in common: immutable, tagged, strict."""


class Hidden(Named, frozen=True, tag="hidden"):
    """A piece that the observer may not know; the family on its back is public."""

    back: str


class Spot(Named, frozen=True, tag="spot"):
    """The unknown piece that lies at this place."""

    zone: str
    index: int


class Shown(Named, frozen=True, tag="shown"):
    """The piece at this place, unknown until now, turns out to be `piece`, showing `side`."""

    zone: str
    index: int
    piece: int
    side: str


class The(Named, frozen=True, tag="the"):
    """A piece inside a note, where a bare number would be just a number."""

    piece: int


Ref = int | Spot
Entry = int | Hidden
Touched = int | Spot | Shown

if TYPE_CHECKING:
    Piece = int
else:
    Piece = Ref  # what is told of it to others may be a Spot, so the log must hold one
"""A `Ref` in an action, ask or task that only those read who know the piece: rules and bots take it for a number."""


@cache
def ref_fields(kind: type) -> tuple[tuple[str, bool], ...]:
    """The fields of a struct type that name pieces: (field, whether it is a tuple of them)."""
    if not issubclass(kind, msgspec.Struct):
        return ()
    found = []
    for name, hint in get_type_hints(kind).items():
        if name in kind.__struct_fields__:
            inner = get_args(hint)
            if Spot in inner:
                found.append((name, False))
            elif any(Spot in get_args(part) for part in inner):
                found.append((name, True))
    return tuple(found)


def refs_in(thing: Any) -> Iterator[Ref]:
    """Every piece that a struct names."""
    kind: type = type(thing)
    for name, many in ref_fields(kind):
        value = getattr(thing, name)
        if value is not None:
            yield from value if many else (value,)


def map_refs(thing: Any, rename: Callable[[Ref], Ref]) -> Any:
    """The same struct with every piece it names passed through `rename`."""
    kind: type = type(thing)
    fields = ref_fields(kind)
    if not fields:
        return thing
    changes = {}
    for name, many in fields:
        value = getattr(thing, name)
        if value is not None:
            changes[name] = tuple(rename(ref) for ref in value) if many else rename(value)
    return msgspec.structs.replace(thing, **changes)
