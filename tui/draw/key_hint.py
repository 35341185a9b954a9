"""The keys at the foot of a small panel: each says what it does, and a click presses it."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.events import Click
from textual.widgets import Static


class KeyHint(Static):
    """One key of a panel."""

    def __init__(self, key: str, words: str) -> None:
        super().__init__(words, markup=False, classes="key-hint")
        self.pressed = key

    def on_click(self, event: Click) -> None:
        event.stop()
        self.app.simulate_key(self.pressed)


class KeyHints(Horizontal):
    """Keys beside each other: (Textual's name, what is shown)."""

    def __init__(self, *hints: tuple[str, str]) -> None:
        super().__init__(classes="key-hints")
        self.hints = hints

    def compose(self) -> ComposeResult:
        for key, words in self.hints:
            yield KeyHint(key, words)
