"""What the app reads and writes on the machine it runs on, besides the store: settings, exports, logs, crash reports.

The app of a player who sits at this machine uses `OwnFiles`; one whose player is far away has nothing to do with the
machine's files and is given something else with the same questions, see `tui.server`.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from tui.config.locations import Locations

if TYPE_CHECKING:
    from tui.config.exporting import Kind
    from tui.config.settings import Settings


class OwnFiles:
    """The files of the player at this machine."""

    def __init__(self, places: Locations) -> None:
        self.places = places

    def where_settings_are_kept(self) -> str:
        return f"saved in {self.places.settings}"

    def keep(self, settings: Settings) -> None:
        """Remember the settings. Raises OSError."""
        from tui.config.settings import save

        save(self.places.settings, settings)

    def export(self, name: str, kind: Kind, data: bytes) -> str:
        """Give the player a log, a story or a picture; a sentence about what became of it."""
        from tui.config.exporting import save

        return save(self.places, name, kind, data)

    def log_at(self, path: str) -> bytes:
        """A log to be imported. Raises OSError."""
        return Path(path).expanduser().read_bytes()

    def report(self, error: Exception) -> Path:
        """Write down a crash without anybody's cards; where."""
        from tui.config.crash_report import write_report

        return write_report(error, self.places.crashes)
