"""The calm panel after a crash: what happened, that nothing is lost, where the report lies. Opened by the app alone."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, cast

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Static

from tui.screens.key_hint import KeyHints

if TYPE_CHECKING:
    from tui.app import Duskhall


def sentence_about(report: Path) -> str:
    """What a player is told where no panel can be shown."""
    return f"Duskhall had to stop; every move you saw is kept. What went wrong is written in {report}."


class CrashScreen(ModalScreen[None]):
    """One panel, two ways on."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,escape", "hall", "back to the hall", show=False),
        Binding("q", "leave", "leave", show=False),
    ]

    def __init__(self, report: Path) -> None:
        super().__init__()
        self.report = report

    def compose(self) -> ComposeResult:
        with Vertical(id="crash") as panel:
            panel.border_title = "Something broke"
            yield Static("That is a fault of Duskhall, not of yours. Every move you saw is kept.\n", markup=False)
            yield Static("What went wrong, without anybody's cards, is written in", markup=False)
            yield Static(str(self.report), id="crash-report", markup=False)
            yield KeyHints(("enter", "Enter  back to the hall"), ("q", "q  leave"))

    def action_hall(self) -> None:
        cast("Duskhall", self.app).start_afresh()

    def action_leave(self) -> None:
        self.app.exit()
