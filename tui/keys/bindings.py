"""What is made from the rows of the registry: bindings for widgets and screens, and the keys of a key row.

Every binding has an id, made from the first place and the name of its command (`table.undo`, `board.move.left`): by
these ids Textual's keymap gives a command other keys, whoever binds it. A letter is bound in both cases where the other
case means nothing else.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable

import msgspec
from textual.binding import Binding, BindingType
from textual.keys import format_key

from tui.keys.registry import Command, commands_at, meeting


def bindings_at(*places: str) -> list[BindingType]:
    """Bindings for a widget or a screen."""
    return bindings_of(commands_at(*places))


def bindings_of(commands: Collection[Command]) -> list[BindingType]:
    """Bindings for some commands. Hidden from Textual's own footer: our key row shows them."""
    taken = keys_beside(commands)
    return [
        Binding(both_cases(keys, taken), call, command.word, show=False, id=binding_id(command, call))
        for command in commands
        for keys, call in command.keys.items()
    ]


def keys_beside(commands: Iterable[Command]) -> frozenset[str]:
    """The keys that mean something where these commands apply."""
    commands = tuple(commands)
    places = {place for command in commands for place in command.places}
    return frozenset(key for command in (*commands, *commands_at(*meeting(*places))) for key in command.every_key)


def both_cases(keys: str, taken: Collection[str]) -> str:
    """Keys, each letter also in its other case if that has no meaning yet."""
    names = keys.split(",")
    others = [name.swapcase() for name in names if len(name) == 1 and name.isalpha()]
    return ",".join((*names, *(other for other in others if other not in taken)))


def binding_id(command: Command, call: str) -> str:
    """The name by which a keymap finds a binding."""
    return ".".join((command.places[0], command.name, *re.findall(r"-?\w+", call.partition("(")[2])))


def apart_from(commands: Iterable[Command], own: Iterable[Command]) -> tuple[Command, ...]:
    """Commands without the keys that a game's board has for itself; who is shown by such a key shows the next."""
    taken = {key for command in own for key in command.every_key}
    return tuple(_without(command, taken) for command in commands)


def _without(command: Command, taken: Collection[str]) -> Command:
    left = [key for key in command.every_key if key not in taken]
    if command.action is None or command.shown not in taken or not left:
        return command
    return msgspec.structs.replace(command, keys={",".join(left): command.action}, shown=format_key(left[0]))


def hints_of(commands: Iterable[Command]) -> tuple[tuple[str, str], ...]:
    """What a key row shows of commands, the most useful first: (key, word)."""
    return tuple(row_of(commands))


def row_of(commands: Iterable[Command], **words: str) -> list[tuple[str, str]]:
    """The keys of a row, (key, word), the most useful first; `words` says some anew, an empty word drops its key."""
    shown = sorted((command for command in commands if command.rank), key=lambda command: -command.rank)
    said = [(command.shown, words.get(command.name, command.word)) for command in shown]
    return [(key, word) for key, word in said if word]
