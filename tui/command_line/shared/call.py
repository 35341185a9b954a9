"""What one call of `duskhall` was told before its command: where the data lies, and how to show things."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from engine.store import EventStore
    from tui.config.locations import Locations
    from tui.config.settings import Loaded
    from tui.keys.key_file import LoadedKeys


class Call:
    """The options in front of a command. Folders are made and files opened only when a command needs them."""

    def __init__(self) -> None:
        self.home: Path | None = None
        self.ascii = False
        self.plain = False
        self.think: float | None = None
        self._loaded: Loaded | None = None

    def locations(self) -> Locations:
        """Where things are kept; makes nothing."""
        from tui.config.locations import locate

        return locate(self.home)

    def store(self) -> EventStore:
        """The player's store, made if there is none. Close it."""
        from engine.store import SqliteStore

        return SqliteStore(self.locations().create().store)

    def known_store(self, where: str | None = None) -> EventStore:
        """The player's store, or another one, to look into: nothing is made where there is none."""
        from engine.store import MemoryStore, open_store

        if where and "://" not in where and not Path(where).exists():
            raise click.ClickException(f"There is no store {where!r}.")
        place = where or str(self.locations().store)
        return open_store(place, to_read=True) if "://" in place or Path(place).exists() else MemoryStore()

    def store_to_look_at(self) -> EventStore:
        """The player's store, made if there is none; where that cannot be, only to look into."""
        from engine.store import StoreProblem
        from tui.config.locations import HomeUnusable

        try:
            return self.store()
        except (HomeUnusable, StoreProblem):
            return self.known_store()

    def loaded(self) -> Loaded:
        """The remembered choices, and what was wrong with their file."""
        if self._loaded is None:
            from tui.config.settings import load

            self._loaded = load(self.locations().settings)
        return self._loaded

    def keys(self) -> LoadedKeys:
        """The player's own keys, and what was wrong with their file."""
        from tui.games import boards_keys
        from tui.keys.key_file import load_keys

        return load_keys(self.locations().keys, boards_keys)

    def wants_plain(self) -> bool:
        """Whether to play in lines of text: asked for, remembered, or no terminal to paint on.

        Where somebody set a driver of Textual's, such as textual-serve does, it paints wherever that one does.
        """
        if os.environ.get("TEXTUAL_DRIVER"):
            return self.plain
        terminal = all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr))  # Textual paints on stderr
        kind = os.environ.get("TERM", "dumb" if os.name == "posix" else "")
        return self.plain or not terminal or kind == "dumb" or self.loaded().settings.plain

    def needs_ascii(self) -> bool:
        """Whether signs beyond ASCII are out of the question for this call: told so, or nothing could show them."""
        encoding = (getattr(sys.stdout, "encoding", None) or "").lower()
        return self.ascii or not encoding.startswith("utf")

    def wants_ascii(self) -> bool:
        """The same, or remembered as the player's choice."""
        return self.needs_ascii() or self.loaded().settings.ascii

    def crashes_if_known(self) -> Path | None:
        """Where crash reports go, unless even that cannot be told."""
        try:
            return self.locations().crashes
        except Exception:
            return None
