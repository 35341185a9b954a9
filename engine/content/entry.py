"""What is told of a game before anybody plays it: its name, how many sit down, its options.

Light, so that lists and the hall can name every game without loading the rules of any. A game's is in its `entry.py`.
"""

from collections.abc import Iterator
from itertools import zip_longest

import msgspec


class Option(msgspec.Struct, frozen=True):
    """One choice made before a table is opened; `meanings` tell what each value does, in a few words.

    `first` is the value offered for a first game, where that is not the default.
    """

    name: str
    values: tuple[str, ...]
    default: str
    meanings: tuple[str, ...] = ()
    first: str = ""

    def explained(self) -> Iterator[tuple[str, str]]:
        """Every value with what it means."""
        return zip_longest(self.values, self.meanings, fillvalue="")

    def meaning_of(self, value: str) -> str:
        return dict(self.explained()).get(value, "")


class GameEntry(msgspec.Struct, frozen=True, kw_only=True):
    """A game in the list of all games."""

    slug: str
    title: str
    seats: range
    options: tuple[Option, ...]
