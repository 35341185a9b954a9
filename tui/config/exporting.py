"""Saving from the screen: the log, the story or a picture, as the viewer may see it, into the folder of exports."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from tui.config.locations import HomeUnusable, Locations

Kind = Literal["log", "story", "picture"]
KEYS: dict[str, Kind] = {"l": "log", "s": "story", "p": "picture"}
ANSWERS = (("l", "log"), ("s", "story"), ("p", "picture"), ("Esc", "cancel"))
"""What the key row shows while the question stands."""

SUFFIXES: dict[Kind, str] = {"log": "jsonl", "story": "txt", "picture": "svg"}
QUESTION = "Save what?  l the log, s the story, p a picture; Esc cancels."


def save(places: Locations, name: str, kind: Kind, data: bytes) -> str:
    """Write an export under a name nothing has yet; a sentence about what became of it."""
    try:
        path = free_path(places.create().exports, name, SUFFIXES[kind])
        with path.open("xb") as file:
            file.write(data)
    except HomeUnusable as unusable:
        return str(unusable)
    except OSError as error:
        return f"The {kind} could not be saved: {error.strerror or error}."
    return f"Saved as {seen_from_home(path)}"


def seen_from_home(path: Path) -> str:
    """A path as short as people write it."""
    try:
        return str(Path("~") / path.relative_to(Path.home()))
    except (ValueError, RuntimeError):
        return str(path)


def free_path(folder: Path, name: str, suffix: str) -> Path:
    """A file of that name, or with the next free number behind it."""
    path, number = folder / f"{name}.{suffix}", 2
    while path.exists():
        path, number = folder / f"{name}-{number}.{suffix}", number + 1
    return path
