"""An app with the pages that can be opened from anywhere: records, settings, rulebooks, the gallery, help.

The base of `app`. Each page is imported when it is first opened.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tui.app.thinking import ThinkingApp

if TYPE_CHECKING:
    from tui.pages.reading.gallery import Sight


class PagesApp(ThinkingApp):
    """See the module."""

    def open_replays(self) -> None:
        """The list of stored games."""
        from tui.pages.records.replays import ReplaysScreen

        self.push_screen(ReplaysScreen())

    def open_statistics(self) -> None:
        """Wins, scores and lengths."""
        from tui.pages.records.statistics import StatisticsScreen

        self.push_screen(StatisticsScreen())

    def open_settings(self) -> None:
        """Theme, glyphs, pace, confirmation, name."""
        from tui.pages.settings import SettingsScreen

        self.push_screen(SettingsScreen())

    def open_rulebook(self, slug: str, heading: str = "") -> None:
        """A game's rules, at a heading."""
        from tui.pages.reading.rulebook import RulebookScreen

        self.push_screen(RulebookScreen(slug, heading))

    def open_gallery(self, slug: str, sight: Sight | None = None, name: str = "") -> None:
        """All cards of a game; at a table with what shows the World as the viewer sees it, at the card of a name."""
        from tui.pages.reading.gallery import GalleryScreen

        self.push_screen(GalleryScreen(slug, sight, name))

    def open_any_gallery(self) -> None:
        """The gallery, from wherever: it opens with the first game."""
        from tui.games import FACES

        self.open_gallery(next(iter(FACES)))

    def open_help(self) -> None:
        """The keys of the page on top."""
        from tui.pages.reading.help import HelpScreen

        self.push_screen(HelpScreen.of(self.screen))
