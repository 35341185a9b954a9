"""What is printed on cards, in tables for rules to read quickly.

Tables fill on first use: a game whose content does not load can still be imported, and a content check can say why.
"""

from collections.abc import Callable
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
