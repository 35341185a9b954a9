"""What is printed on cards, in tables for rules to read quickly.

Tables fill on first use: a game whose content does not load can still be imported, and a content check can say why.
"""

from collections.abc import Callable, Mapping
from typing import Generic, TypeVar

K = TypeVar("K")
T = TypeVar("T")


class Printed(dict[K, T], Generic[K, T]):
    """A table by kind of card, or by kind and side: `derive(key)` is worked out once, when it is first asked for."""

    def __init__(self, derive: Callable[[K], T]) -> None:
        super().__init__()
        self.derive = derive

    def __missing__(self, key: K) -> T:
        self[key] = found = self.derive(key)
        return found


class Remembered(Printed[K, T], Generic[K, T]):
    """Such a table of so many entries at most: when it is full it begins anew, which changes time and nothing else."""

    def __init__(self, derive: Callable[[K], T], most: int) -> None:
        super().__init__(derive)
        self.most = most

    def __missing__(self, key: K) -> T:
        if len(self) >= self.most:
            self.clear()
        return super().__missing__(key)


class OfAll(dict[K, T], Generic[K, T]):
    """A table of every card in the box; a card that is not in it, as an old log may name, has what is `absent`."""

    def __init__(self, found: Mapping[K, T], absent: T) -> None:
        super().__init__(found)
        self.absent = absent

    def __missing__(self, key: K) -> T:
        return self.absent
