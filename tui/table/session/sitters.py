"""Who sits where, in words."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from engine.bots.names import level_of
from engine.tables import Bot, Empty, Person, Sitter


def kinds_of(sitters: Sequence[Sitter], mine: Collection[int], names: Sequence[str]) -> tuple[str, ...]:
    """What stands beside each name; `mine` are the seats played at this keyboard."""
    people = len({sitters[seat] for seat in mine})
    kinds = [_kind(sitter, seat in mine, people) for seat, sitter in enumerate(sitters)]
    for seat, sitter in enumerate(sitters):
        if isinstance(sitter, Person) and sitter.name not in names[seat] and kinds[seat] != "you":
            kinds[seat] = f"played by {sitter.name}"
    return tuple(kinds)


def _kind(sitter: Sitter, is_mine: bool, count: int) -> str:
    match sitter:
        case Bot(level=level):
            return f"bot, {level_of(level)}"
        case Empty():
            return "empty seat"
        case Person() if is_mine:
            return "you" if count == 1 else "at this keyboard"
    return "elsewhere"
