"""What every effect of Fairy Tale has a row for, beside what all games' effects have."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.games.fairy_tale.content.vocabulary import CATEGORIES
from engine.kit.effects import Effect
from engine.kit.words import spelled

Points = Callable[[Sequence[str]], int]
Row = tuple[Sequence[str], Sequence[str]]  # the kinds a player shows face up, and those face down


def as_it_was(effect: Any, up: Sequence[str], down: Sequence[str], points: Points) -> Row:
    """For effects that leave the rows alone."""
    return up, down


class CardEffect(Effect, frozen=True, kw_only=True):
    """One kind of effect. `step` is when it comes after a reveal (None: with the hunt), `after` what it makes of a row.

    `worth` is what it may still bring while rounds are to come, `beside` what it is worth beside the own row, and
    `when` which of a player's cards is best played first.
    """

    step: Callable[[Any], int | None]
    when: int
    beside: float = 0.0
    after: Callable[[Any, Sequence[str], Sequence[str], Points], Row] = as_it_was


def meant(what: str, names: Mapping[Any, str], count: int = 1) -> str:
    """The cards an effect means: `one Dragonvale card`, `two cards`."""
    cards = "card" if count == 1 else "cards"
    return " ".join(filter(None, (spelled(count), names.get(what, ""), cards)))


def many_of(mark: str, names: Mapping[Any, str]) -> str:
    """A faction by its name, a category in the plural."""
    name: str = names[mark]
    if mark not in CATEGORIES:
        return name
    return f"{name[:-1]}ies" if name.endswith("y") else f"{name}s"
