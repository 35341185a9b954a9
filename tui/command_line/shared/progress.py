"""Many games played one after the other, with a bar on a terminal and none elsewhere."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any, Protocol

import click


class Games(Protocol):
    """Games that are played by going through them."""

    def __iter__(self) -> Iterator[Any]: ...

    def __len__(self) -> int: ...


def played_all(games: Games) -> bool:
    """Play; whether nobody cut it off with ctrl+c."""
    hidden = not sys.stderr.isatty()
    try:
        with click.progressbar(games, len(games), "Playing", file=sys.stderr, hidden=hidden) as bar:
            for _ in bar:
                pass
    except KeyboardInterrupt:
        return False
    return True
