"""An app whose bots think in other processes: it has somewhere to think when first asked, and leaves nothing behind.

The base of `app`. All apps of one program share these processes, unless they are given something else to think in.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tui.app.error_boundary import CalmApp

if TYPE_CHECKING:
    from engine.bots.thinking.thinker import Thinker
    from tui.config.locations import Locations


class ThinkingApp(CalmApp):
    """See the module. `think` overrules the settings, for this run: seconds that bots and hints may take."""

    def __init__(self, places: Locations, thinker: Thinker | None = None) -> None:
        super().__init__(places)
        self._thinker = thinker
        self.think: float | None = None

    @property
    def thinker(self) -> Thinker:
        """Where bots think."""
        if self._thinker is None:
            from engine.bots.thinking.workers import Lease

            self._thinker = Lease()
        return self._thinker

    def on_unmount(self) -> None:
        if self._thinker is not None:
            self._thinker.close()
