"""Effects as rooms: what a content file may say, what it does, its words, worth, sign, in one place.

A game writes one file a family of effects under `effects/`; each effect is a form (a tagged Struct) and a row. Whoever
needs to know something of an effect asks its row; a new effect is one more row, a new card none. What the functions are
given beside the form is the game's own business, the same for all rows of one game.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, TypeVar

import msgspec

from engine.core.facts import Fact

Numbers = TypeVar("Numbers", bound=msgspec.Struct)


def does_nothing(*given: Any) -> Iterator[Fact]:
    """For effects that change numbers others read, and cause nothing themselves."""
    return iter(())


def changes_nothing(*given: Any) -> Mapping[str, Any]:
    """For effects that cause something, and leave the numbers others read as they are."""
    return {}


def says_nothing(effect: Any) -> str:
    """For effects that are told only by the text of their card."""
    return ""


def nothing_wrong(effect: Any) -> tuple[str, str] | None:
    return None


def worth_nothing(*given: Any) -> float:
    return 0.0


class Effect(msgspec.Struct, frozen=True, kw_only=True):
    """One kind of effect, by the form that content files write it in.

    `does` causes facts; `changes` says which of the numbers that rules read are other than so far. `flaw` is what the
    form alone cannot refuse in a content file: the key and the sentence.
    """

    form: type
    words: Callable[..., str] = says_nothing
    does: Callable[..., Iterator[Fact]] = does_nothing
    changes: Callable[..., Mapping[str, Any]] = changes_nothing
    flaw: Callable[..., tuple[str, str] | None] = nothing_wrong
    worth: Callable[..., float] = worth_nothing
    sign: str = ""


class Effects:
    """The rows of all effects of one game."""

    def __init__(self, rows: Iterable[Effect]) -> None:
        self.rows = {row.form: row for row in rows}

    def of(self, effect: Any) -> Effect:
        """The row of an effect as content wrote it."""
        return self.rows[type(effect)]

    def changed(self, numbers: Numbers, effects: Iterable[Any]) -> Numbers:
        """The numbers that rules read, with what these effects change of them, one after the other."""
        for effect in effects:
            numbers = msgspec.structs.replace(numbers, **self.of(effect).changes(numbers, effect))
        return numbers

    def worth(self, effects: Iterable[Any]) -> float:
        """What effects are worth together, where that depends on nothing but themselves."""
        return sum([self.of(effect).worth(effect) for effect in effects], 0.0)
