"""A World whose zones notice who still reads a list that has been written to since: copies may share it by then.

While `watching`, every fold that rules cause leaves new lists behind and spoils the old ones. A rule that reads a zone,
yields, and reads on in the same list fails here, whatever it would have found in it.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from engine.core import World, agenda
from engine.core.folding import FOLDS


class HeldTooLong(AssertionError):
    """A list was read after what lies in its zone had changed."""


class Watched(list[Any]):
    """The list of a zone; once spoilt it can no longer be read."""

    spoilt = False


def refusing(name: str) -> Callable[..., Any]:
    """A list's own way to be read, unless the list is spoilt."""
    plain = getattr(list, name)

    def read(self: Watched, *args: Any) -> Any:
        if self.spoilt:
            raise HeldTooLong("the zone was read before a yield, and this list after it")
        return plain(self, *args)

    return read


for reader in ("__getitem__", "__len__", "__contains__", "__reversed__", "__eq__", "__add__", "index", "count", "copy"):
    setattr(Watched, reader, refusing(reader))


def one_by_one(lying: Watched) -> Iterator[Any]:
    """Goes through a list and looks again at each step whether it may."""
    for index in range(len(lying)):
        yield lying[index]


Watched.__iter__ = one_by_one  # type: ignore[method-assign, assignment]


def watched(fold: Callable[[World, Any], None]) -> Callable[[World, Any], None]:
    """The same fold, with every list it wrote to left behind spoilt."""

    def folding(world: World, fact: Any) -> None:
        before = dict(world.zones)
        world.own.clear()
        fold(world, fact)
        world.own.clear()
        for zone, lying in world.zones.items():
            if lying is not before[zone]:
                before[zone].spoilt = True  # type: ignore[attr-defined]
                world.zones[zone] = Watched(lying)

    return folding


@contextmanager
def watching(world: World) -> Iterator[None]:
    """Whatever rules do with this World in the meantime is watched."""
    world.own.clear()
    world.zones.update({zone: Watched(lying) for zone, lying in world.zones.items()})
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(agenda, "FOLDS", {kind: watched(fold) for kind, fold in FOLDS.items()})
        yield
