"""An app that stays calm: what fails ends in a notice or in a report file and one panel, never in a traceback.

The base of `app`. A failure that says itself what is wrong (a full disk, a damaged log) is a notice. Anything else
writes a report without anybody's cards and shows a panel; where the app cannot go on, it leaves with one sentence.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from textual._context import active_message_pump
from textual.app import App
from textual.widget import Widget

from tui.config.local_files import OwnFiles

if TYPE_CHECKING:
    from tui.config.locations import Locations


class CalmApp(App[None]):
    """See the module. `farewell` is what to say on standard error after it has ended."""

    def __init__(self, places: Locations) -> None:
        super().__init__()
        self.places = places
        self.files = OwnFiles(places)
        self.farewell = ""
        self.is_broken = False

    async def run_action(self, *args: Any, **more: Any) -> bool:
        """An action that fails must not take the app's own message loop with it."""
        try:
            return await super().run_action(*args, **more)
        except Exception as error:
            self.complain(error)
            return True

    def attempt(self, work: Callable[[], None]) -> None:
        """Do something for a widget whose message loop must live on if it fails."""
        try:
            work()
        except Exception as error:
            self.complain(error)

    def complain(self, error: Exception) -> None:
        """A notice where the failure says itself what is wrong (a full disk, a damaged log); else it is a crash."""
        from tui.config.complaints import sentence_about

        sentence = sentence_about(error)
        if sentence is None:
            self.break_down(error, alive=True)
        else:
            self.notify(sentence, severity="error", markup=False)

    def last_resort(self, error: Exception) -> None:
        """The message loop of some widget has ended; without the app's own loop nothing can go on."""
        from tui.pages.crash import CrashScreen

        ended = active_message_pump.get()
        on_panel = isinstance(ended, Widget) and ended.is_attached and isinstance(ended.screen, CrashScreen)
        self.break_down(error, alive=ended is not self and not on_panel)

    # Textual calls it by this name for whatever nobody has caught.
    _handle_exception = last_resort

    def break_down(self, error: Exception, *, alive: bool) -> None:
        """Write a report without anybody's cards; go on with a panel where possible, else leave with one sentence."""
        from tui.pages.crash import CrashScreen, sentence_about

        if self._exception is None:  # a test that drives the app must hear of it
            self._exception = error
            self._exception_event.set()
        if self._exit or (self.is_broken and alive):
            return  # what fails on the way out, or follows from what has failed, tells nothing new
        self.is_broken = True
        report = self.files.report(error)
        if alive and self.is_running:
            self.call_later(self.push_screen, CrashScreen(report))
            return
        self.farewell = sentence_about(report)
        self._return_code = 1
        self._close_messages_no_wait()
