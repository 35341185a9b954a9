"""Where Duskhall keeps things: the only module that knows a path outside the package.

The command line asks once, with `--home` if given, and hands the answer on.
Looking up a place never creates it; `create` does, and says in one sentence why it could not.
"""

import os
from pathlib import Path

import msgspec
import platformdirs

HOME_VARIABLE = "DUSKHALL_HOME"


class HomeUnusable(Exception):
    """The data folder cannot be created or written; the message is one sentence for the player."""


class Locations(msgspec.Struct, frozen=True):
    """Every place under one data folder."""

    home: Path

    @property
    def store(self) -> Path:
        """The SQLite file with all tables."""
        return self.home / "duskhall.sqlite"

    @property
    def settings(self) -> Path:
        """The file of remembered choices, see `tui.config.settings`."""
        return self.home / "settings.json"

    @property
    def keys(self) -> Path:
        """The player's own keys, see `tui.keys.key_file`."""
        return self.home / "keys.toml"

    @property
    def known_halls(self) -> Path:
        """The halls whose signatures the player knows, see `tui.config.known_halls`."""
        return self.home / "known_halls"

    @property
    def crashes(self) -> Path:
        """The folder of crash reports."""
        return self.home / "crashes"

    @property
    def exports(self) -> Path:
        """The folder of logs, stories and pictures exported from the screen."""
        return self.home / "exports"

    def create(self) -> "Locations":
        """Make the folders, readable by their owner alone: stored games hold hidden hands."""
        for folder in (self.home, self.crashes, self.exports):
            try:
                folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            except OSError as error:
                raise HomeUnusable(f"Cannot use {folder} as a data folder: {error.strerror or error}.") from error
        if not os.access(self.home, os.W_OK):
            raise HomeUnusable(f"Cannot use {self.home} as a data folder: it is not writable.")
        return self


def locate(home: str | Path | None = None) -> Locations:
    """The given folder, else `DUSKHALL_HOME`, else the platform's folder for a user's data. Raises HomeUnusable."""
    chosen = home or os.environ.get(HOME_VARIABLE)
    try:
        folder = Path(chosen).expanduser() if chosen else platformdirs.user_data_path("duskhall", appauthor=False)
    except RuntimeError:
        raise HomeUnusable(f"Cannot use {chosen} as a data folder: there is no such user.") from None
    return Locations(home=folder.absolute())
