"""A small panel that asks for one line of text, or for a yes: names, files, search words, and what cannot be undone.

`AskScreen.text` and `AskScreen.confirm` make one; the answer goes to the callback of `push_screen`, None for no answer.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from engine.tables.plain_text import plain
from tui.draw.key_hint import KeyHints

Check = Callable[[str], str | None]
"""Says in one sentence why an answer will not do; None if it will."""


class AskScreen(ModalScreen[str | None]):
    """One question."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "never_mind", "cancel", show=False),
        Binding("enter", "yes", "yes", show=False),
        Binding("y,Y", "yes", "yes", show=False),
        Binding("n,N", "never_mind", "no", show=False),
    ]

    def __init__(
        self, title: str, words: str, value: str | None = None, check: Check | None = None, verb: str = "keep"
    ) -> None:
        super().__init__()
        self.asked, self.words, self.value, self.check, self.verb = title, words, value, check, verb

    @classmethod
    def text(cls, title: str, words: str, value: str = "", check: Check | None = None, verb: str = "keep") -> AskScreen:
        """Ask for a line of text; `verb` is what Enter does with it."""
        return cls(title, words, value, check, verb)

    @classmethod
    def confirm(cls, title: str, words: str) -> AskScreen:
        """Ask for a yes; the answer is then `yes`."""
        return cls(title, words)

    def compose(self) -> ComposeResult:
        with Vertical(id="ask") as panel:
            panel.border_title = self.asked
            yield Static(self.words, id="ask-words", markup=False)
            if self.value is not None:
                yield Input(self.value, id="ask-input", max_length=400)
                yield KeyHints(("enter", f"Enter  {self.verb}"), ("escape", "Esc  cancel"))
            else:
                yield KeyHints(("y", "Enter or y  yes"), ("escape", "Esc or n  cancel"))

    def on_input_submitted(self, message: Input.Submitted) -> None:
        message.stop()
        answer = plain(message.value)
        refusal = self.check(answer) if self.check else None
        if refusal is None:
            self.dismiss(answer)
        else:
            self.query_one("#ask-words", Static).update(refusal)

    def action_yes(self) -> None:
        if self.value is None:
            self.dismiss("yes")

    def action_never_mind(self) -> None:
        self.dismiss(None)
