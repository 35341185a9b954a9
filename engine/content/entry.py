"""What is told of a game before anybody plays it: its name, how many sit down, its options.

Light, so that lists and the hall can name every game without loading the rules of any. A game's is in its `entry.py`.
"""

from collections.abc import Iterator
from itertools import zip_longest

import msgspec


class Option(msgspec.Struct, frozen=True):
    """One choice made before a table is opened; `meanings` tell what each value does, in a few words.

    `names` are what players read where values are not plain words, `phrase` says a value where the option is not named
    beside it. `first` is the value offered for a first game, where that is not the default. An option away from its
    default settles those in `instead_of`: what they say does not count then.
    """

    name: str
    values: tuple[str, ...]
    default: str
    meanings: tuple[str, ...] = ()
    first: str = ""
    names: tuple[str, ...] = ()
    phrase: str = "{}"
    instead_of: tuple[str, ...] = ()

    @property
    def title(self) -> str:
        """The option as a heading: `Fate per phase`."""
        return plain(self.name).capitalize()

    def explained(self) -> Iterator[tuple[str, str]]:
        """Every value with what it means."""
        return zip_longest(self.values, self.meanings, fillvalue="")

    def meaning_of(self, value: str) -> str:
        return dict(self.explained()).get(value, "")

    def name_of(self, value: str) -> str:
        """A value as players read it."""
        return dict(zip(self.values, self.names, strict=False)).get(value) or plain(value)


def plain(word: str) -> str:
    """A name of the code as people write it."""
    return word.replace("_", " ")


class GameEntry(msgspec.Struct, frozen=True, kw_only=True):
    """A game in the list of all games."""

    slug: str
    title: str
    seats: range
    options: tuple[Option, ...]
