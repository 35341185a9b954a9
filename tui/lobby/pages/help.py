"""The page of keys for somebody in a hall of many: those of lobby, rooms and shared tables before all others."""

from __future__ import annotations

from tui.draw.canvas import Word
from tui.keys.keymap import USUAL, Keys, keys_of
from tui.keys.registry import LOBBY, ROOM, SHARED
from tui.pages.page import Page
from tui.pages.reading.help import HelpPage, HelpScreen, help_text, rows_for
from tui.pages.reading.markdown import parts_of

SECTIONS = (
    ("In the lobby", LOBBY),
    ("In a room", ROOM),
    ("At a table with others", SHARED),
)


def lobby_text(keys: Keys = USUAL) -> str:
    """Our keys, then everybody's, as Markdown."""
    general = help_text(keys).removeprefix("# Keys").lstrip()
    sections = [f"## {title}\n\n{rows_for(keys.at(place))}" for title, place in SECTIONS]
    return "\n\n".join(["# Keys", *sections, general])


class LobbyHelp(HelpScreen):
    """All keys, opened where they are wanted."""

    def page(self) -> Page:
        title = (Word("Duskhall", "gold", bold=True), Word("  keys"))
        return HelpPage(title, parts_of(lobby_text(keys_of(self.app))), self.heading)
