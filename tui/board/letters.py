"""Letters as keys of a board: both cases of a letter are accepted, but for one that is a key of every table already."""

from __future__ import annotations

from collections.abc import Iterable

from tui.keys.bindings import both_cases
from tui.keys.registry import BOARD, TABLE, Command, commands_at

TAKEN = frozenset(key for command in commands_at(BOARD, TABLE) for keys in command.keys for key in keys.split(","))


def letters(name: str, each: Iterable[str], shown: str, word: str, tells: str) -> Command:
    """A command of a board whose letters go to the things they stand on; the same letter again chooses."""
    keys = {both_cases(letter, TAKEN): f"letter('{letter.lower()}')" for letter in each}
    return Command(name=name, keys=keys, shown=shown, word=word, tells=tells, places=(BOARD,))


def command(name: str, letter: str, word: str, tells: str, *, has_twin: bool = False) -> Command:
    """A command of a board with a letter of its own; with a twin, the other case of it is another command."""
    keys = letter if has_twin else both_cases(letter, TAKEN)
    return Command(name=name, keys={keys: name}, shown=letter, word=word, tells=tells, places=(BOARD,))
