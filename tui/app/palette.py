"""Textual's palette in our signs: everything that can be done here, by name. Opened with ctrl+p."""

from __future__ import annotations

from textual.command import CommandList, CommandPalette, SearchIcon

from tui.draw.glyphs import LATER


class HallPalette(CommandPalette):
    """Words and signs of our own: an emoji is two cells wide, and neither it nor the ellipsis has a twin here."""

    def __init__(self) -> None:
        super().__init__(placeholder="Search every action and command", id="--command-palette")

    def on_mount(self) -> None:
        self.query_one(SearchIcon).icon = LATER if not self.app.has_class("-ascii") else ">"
        if self.app.has_class("-ascii"):  # a bar that scrolls is drawn with parts of blocks
            self.query_one(CommandList).styles.scrollbar_size_vertical = 0
