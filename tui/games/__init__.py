"""The screens of the games, each in a folder of its own, and the registries of their posters and their looks.

`FACES[slug]` loads `tui.games.<slug>.face` when it is first asked for: the hall hangs up `poster_of(slug)` and opens
without importing any board, any rule or any card.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tui.board.contract import Face
    from tui.board.look import Poster
    from tui.keys.registry import Command

DRAWN = ("fairy_tale", "quests_of_shadowgate", "mage_quest", "shadowscape", "shadowrift")
"""The games with a screen, by slug, in the order the hall lists them."""


class Faces(Mapping[str, "Face"]):
    """Faces by slug, loaded one by one."""

    def __getitem__(self, slug: str) -> Face:
        if slug not in DRAWN:
            raise KeyError(slug)
        return _load(slug)

    def __contains__(self, slug: object) -> bool:
        return slug in DRAWN

    def __iter__(self) -> Iterator[str]:
        return iter(DRAWN)

    def __len__(self) -> int:
        return len(DRAWN)


@cache
def _load(slug: str) -> Face:
    face: Face = import_module(f"tui.games.{slug}.face").FACE
    return face


FACES = Faces()


def poster_of(slug: str) -> Poster:
    """What hangs in the hall for a game."""
    return _load_poster(slug)


@cache
def _load_poster(slug: str) -> Poster:
    poster: Poster = import_module(f"tui.games.{slug}.poster").POSTER
    return poster


def boards_keys() -> dict[str, tuple[Command, ...]]:
    """The keys that only a game's own board has, by the game's title."""
    from engine.games import GAMES

    return {GAMES.entry(slug).title: face.commands for slug, face in FACES.items()}
