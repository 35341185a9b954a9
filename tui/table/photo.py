"""The camera: draws a table with the real screen but without a terminal, and hands back an SVG.

Behind `duskhall export --format svg`; pictures saved from the screen itself are taken of that screen.
"""

from __future__ import annotations

import asyncio

from textual.app import App

from engine.journal import Journal
from tui.draw.glyphs import UNICODE, GlyphSet
from tui.draw.svg import svg_of
from tui.draw.theme import DARK, THEMES, variable_defaults
from tui.table.replay import ReplayScreen
from tui.table.session.narration import Eyes


class Camera(App[None]):
    """An app that shows one moment and nothing else."""

    def __init__(self, screen: ReplayScreen, theme: str, glyphs: GlyphSet) -> None:
        super().__init__()
        self.view, self.glyphs = screen, glyphs
        for known in THEMES:
            self.register_theme(known)
        self.theme = theme if theme in self.available_themes else DARK

    def get_theme_variable_defaults(self) -> dict[str, str]:
        return variable_defaults(self.current_theme)

    def on_mount(self) -> None:
        self.push_screen(self.view)

    def _fatal_error(self) -> None:
        """Whoever wants the picture hears of it; Textual's own traceback would show what everybody holds."""
        self._close_messages_no_wait()


def photograph(
    journal: Journal, eyes: Eyes, size: tuple[int, int], theme: str = "", glyphs: GlyphSet | None = None
) -> str:
    """The table as it stands now, seen by these eyes."""
    screen = ReplayScreen(journal, seats=eyes, at_end=True)
    screen.caption = False
    return asyncio.run(_shot(Camera(screen, theme, glyphs or UNICODE), size, journal.game.title))


async def _shot(camera: Camera, size: tuple[int, int], title: str) -> str:
    async with camera.run_test(size=size) as pilot:
        await pilot.pause()
        return svg_of(camera, title)
