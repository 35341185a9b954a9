"""Finds every effect inside a card, with the key path that leads to it, also effects inside effects.

Used by the checks, and by `printed` to say which cards have an effect.
"""

from collections.abc import Iterator

import msgspec

from engine.content.problems import ARROW
from engine.games.shadowrift.content.words import Effect
from engine.kit.structs import Strict

Found = Iterator[tuple[str, Effect]]


def effects_in(card: Strict, path: str = "") -> Found:
    """(key path, effect) in the order of the keys; `path` is put before."""
    for field in msgspec.structs.fields(card):
        value = getattr(card, field.name)
        if isinstance(value, tuple):
            for number, item in enumerate(value, 1):
                yield from _inside(item, _below(path, f"{field.encode_name} #{number}"))
        else:
            yield from _inside(value, _below(path, field.encode_name))


def _inside(value: object, path: str) -> Found:
    if isinstance(value, Effect):
        yield path, value
    if isinstance(value, Strict):
        yield from effects_in(value, path)


def _below(path: str, key: str) -> str:
    return f"{path}{ARROW}{key}" if path else key
