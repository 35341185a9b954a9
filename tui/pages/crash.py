"""The calm panel after a crash: what happened, that nothing is lost, where the report lies. Opened by the app alone."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, cast

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Static

from tui.draw.key_hint import KeyHints
from tui.keys.bindings import bindings_at
from tui.keys.registry import CRASH

if TYPE_CHECKING:
    from tui.app.app import Duskhall


def sentence_about(report: Path) -> str:
    """What a player is told where no panel can be shown."""
    return f"Duskhall had to stop; your game is saved. Details are in {report}."


class CrashScreen(ModalScreen[None]):
    """One panel, two ways on."""

    BINDINGS: ClassVar[list[BindingType]] = bindings_at(CRASH)

    def __init__(self, report: Path) -> None:
        super().__init__()
        self.report = report

    def compose(self) -> ComposeResult:
        with Vertical(id="crash") as panel:
            panel.border_title = "Something broke"
            yield Static("This is a bug in Duskhall, not your mistake. Your game is saved.\n", markup=False)
            yield Static("A report, without anyone's cards, is in", markup=False)
            yield Static(str(self.report), id="crash-report", markup=False)
            yield KeyHints(("enter", "Enter  back to the hall"), ("q", "q  quit"))

    def action_hall(self) -> None:
        cast("Duskhall", self.app).start_afresh()

    def action_leave(self) -> None:
        self.app.exit()
