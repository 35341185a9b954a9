"""The app: themes, glyphs, remembered settings, the store, and the way from page to page.

`run` is what the command line calls; it returns the exit code. Pages and tables are imported when they are opened, so
that the hall is there at once. The app knows no game and no rule. What nobody foresaw is the business of
`error_boundary`.
"""

from __future__ import annotations

import signal
import sys
import time
from collections.abc import Callable, Iterable
from datetime import tzinfo
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec
from textual.app import SystemCommand
from textual.binding import Binding, BindingType
from textual.filter import Monochrome, NoColor
from textual.screen import Screen
from textual.signal import Signal

from tui.app.pages import PagesApp
from tui.config.settings import Settings
from tui.draw.glyphs import ASCII, UNICODE, GlyphSet
from tui.draw.theme import DARK, THEMES, variable_defaults
from tui.keys.keymap import USUAL, Keys

if TYPE_CHECKING:
    from textual.command import Provider

    from engine.bots.thinking.thinker import Thinker
    from engine.journal import Journal
    from engine.store import EventStore
    from engine.tables import Table
    from tui.config.locations import Locations

HALL_DEPTH = 2
"""How many screens lie on top of each other when the hall is on top."""

Opening = Callable[["Duskhall"], None]
"""What to open over the hall at the start."""


def run(
    store: EventStore,
    places: Locations,
    settings: Settings | None = None,
    *,
    ascii: bool = False,
    opening: Opening | None = None,
    complaint: str | None = None,
    keys: Keys = USUAL,
) -> int:
    """Run the app on this terminal until the player leaves; the exit code."""
    if hasattr(signal, "SIGHUP"):  # without a terminal there is nothing to play on, whatever nohup was told
        signal.signal(signal.SIGHUP, signal.SIG_DFL)
    app = Duskhall(store, places, settings, ascii=ascii, opening=opening, complaint=complaint, keys=keys)
    app.run()
    if app.farewell:
        print(app.farewell, file=sys.stderr)
    return app.return_code or 0


def setting_commands() -> type[Provider]:
    """What the palette finds of the settings; asked for when it is first opened."""
    from tui.pages.setting_commands import SettingCommands

    return SettingCommands


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Duskhall(PagesApp):
    """The hall and everything reached from it."""

    TITLE = "Duskhall"
    CSS_PATH = Path(__file__).with_name("duskhall.tcss")
    ALLOW_SELECT = False
    COMMANDS = PagesApp.COMMANDS | {setting_commands}
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q", "quit", "Quit", show=False, priority=True),
        Binding("ctrl+c", "quit", "Quit", show=False),
    ]

    def __init__(
        self,
        store: EventStore,
        places: Locations,
        settings: Settings | None = None,
        *,
        ascii: bool = False,
        opening: Opening | None = None,
        complaint: str | None = None,
        clock: Callable[[], int] = now,
        zone: tzinfo | None = None,
        thinker: Thinker | None = None,
        keys: Keys = USUAL,
    ) -> None:
        super().__init__(places, thinker)
        self.keys = keys
        self.set_keymap(keys.bindings)
        self.settings_changed: Signal[Settings] = Signal(self, "settings")
        self.store, self.opening, self.clock, self.zone = store, opening, clock, zone
        self.settings = settings or Settings()
        self.forced_ascii = ascii
        self.complaint = complaint
        # Textual turns colours into greys; without colours only shapes and attributes are left, as NO_COLOR asks.
        self._filters = [NoColor() if isinstance(found, Monochrome) else found for found in self._filters]
        for theme in THEMES:
            self.register_theme(theme)
        self.theme = self.settings.theme if self.settings.theme in self.available_themes else DARK

    @property
    def glyphs(self) -> GlyphSet:
        """How signs are drawn."""
        return ASCII if self.forced_ascii or self.settings.ascii else UNICODE

    def get_theme_variable_defaults(self) -> dict[str, str]:
        return variable_defaults(self.current_theme)

    def on_mount(self) -> None:
        self.set_class(self.glyphs.ascii, "-ascii")
        self.open_hall()
        if self.opening:
            self.opening(self)
        if self.complaint:
            self.notify(self.complaint, title="Settings", severity="warning", markup=False)

    # Remembering

    def remember(self, **changes: Any) -> None:
        """Change settings, show the change, and save them at once."""
        self.settings = msgspec.structs.replace(self.settings, **changes)
        self.think = None if "think" in changes else self.think  # what is set now counts, not what the call said
        self.wear(self.settings.theme)
        self.set_class(self.glyphs.ascii, "-ascii")
        if "ascii" in changes:
            self.refresh_css(animate=False)
        self.settings_changed.publish(self.settings)
        try:
            self.files.keep(self.settings)
        except OSError as error:
            sentence = f"The settings could not be saved: {error.strerror or error}."
            self.notify(sentence, title="Settings", severity="error", markup=False)

    def wear(self, theme: str) -> None:
        """Show a theme without remembering it."""
        if theme in self.available_themes and theme != self.theme:
            self.theme = theme

    # Going

    def open_hall(self) -> None:
        """A hall over Textual's bare first screen, which cannot be exchanged for another."""
        from tui.pages.hall.hall import HallScreen

        self.push_screen(HallScreen())

    def go_back(self) -> None:
        """Leave the page on top; the hall itself stays."""
        if len(self.screen_stack) > HALL_DEPTH:
            self.pop_screen()

    def go_to_hall(self) -> None:
        """Leave everything that lies over the hall."""
        while len(self.screen_stack) > HALL_DEPTH:
            self.pop_screen()

    def start_afresh(self) -> None:
        """A new hall in place of everything, after something broke."""
        self.is_broken = False
        while len(self.screen_stack) > 1:
            self.pop_screen()
        self.open_hall()

    def open_table(self, table: Table, seats: Iterable[int]) -> None:
        """Sit down at a table, on these seats; on none to watch."""
        from tui.table.table import TableScreen

        self.push_screen(TableScreen(table, tuple(seats)))

    def continue_table(self, id: str) -> None:
        """Sit down again at a stored table, on the seats of this keyboard."""
        from engine.tables import Table
        from tui.table.stored_tables import my_seats

        table = Table.open(self.store, id, self.clock)
        self.open_table(table, my_seats(table.summary))

    def open_replay(self, journal: Journal, title: str, seats: Iterable[int] = (), *, at_end: bool = False) -> None:
        """Watch a game from its log; while it is not over, from these seats."""
        from tui.table.replay import ReplayScreen

        self.push_screen(ReplayScreen(journal, title, seats, at_end=at_end))

    def open_fork(self, table: Table, seats: Iterable[int]) -> None:
        """Sit down at a game that goes on from a moment of another."""
        self.go_to_hall()
        self.open_table(table, seats)

    def open_lesson(self, slug: str, name: str = "") -> None:
        """Learn a game; who has met it before chooses among all its lessons."""
        from tui.pages.hall.lessons import screen_of_lesson

        screen = screen_of_lesson(slug, self.settings, name)
        self.remember(introduced={**self.settings.introduced, slug: True})
        self.push_screen(screen)

    def open_new_table(self, slug: str | None = None) -> None:
        """Choose game, options and seats of a new table."""
        from tui.pages.laying.new_table import NewTableScreen

        self.push_screen(NewTableScreen(slug))

    def action_command_palette(self) -> None:
        from tui.app.palette import HallPalette

        if not isinstance(self.screen, HallPalette):
            self.push_screen(HallPalette())

    def get_system_commands(self, screen: Screen[Any]) -> Iterable[SystemCommand]:
        yield SystemCommand("Hall", "Back to the hall; your game is saved", self.go_to_hall)
        yield SystemCommand("New table", "Game, options, who sits where", self.open_new_table)
        yield SystemCommand("Cards", "Every card of every game", self.open_any_gallery)
        yield SystemCommand("Replays", "All your games", self.open_replays)
        yield SystemCommand("Statistics", "Wins, scores and lengths of your games", self.open_statistics)
        yield SystemCommand("Settings", "Theme, symbols, pace, confirmation, hints, your name", self.open_settings)
        yield SystemCommand("Keys", "The keys of this page", self.open_help)
        yield SystemCommand("Quit", "Quit Duskhall; your game is saved", self.exit)
