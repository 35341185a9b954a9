"""The hall as somebody far away sees it: the same app, on their terminal, with nothing of the server in reach.

`halls` makes the factory that the house asks for the app of everybody who comes in. Whoever has a key finds their
tables and settings again; a guest's last as long as the visit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from engine.store import EventStore
from engine.tables.people import People
from tui.app import Duskhall
from tui.locations import Locations
from tui.screens.table import TableScreen
from tui.server.colours import depth_of, is_utf8
from tui.server.house import AppFor
from tui.server.news import News
from tui.server.own_tables import OwnTables
from tui.server.remote_files import RemoteFiles, settings_of
from tui.server.taming import Tamed
from tui.server.visitor import Visitor

if TYPE_CHECKING:
    from tui.server.terminal import Terminal


class Surroundings(NamedTuple):
    """What the apps of all visitors share."""

    store: EventStore
    people: People
    news: News
    places: Locations


class RemoteHall(Tamed, Duskhall):
    """See the module. Its own `store` may show less than the one that everybody shares."""

    def __init__(
        self, visitor: Visitor, terminal: Terminal, shared: Surroundings, store: EventStore, **more: Any
    ) -> None:
        settings, ascii = settings_of(shared.people, visitor), not is_utf8(terminal.surroundings)
        super().__init__(store, shared.places, settings, ascii=ascii, **more)
        self.visitor, self.shared = visitor, shared
        self.files = RemoteFiles(self, shared.places, shared.people)
        self.shown.depth = depth_of(terminal.surroundings)
        # Colours are fitted to the terminal on the way there; here only shapes need to know how many there are.
        self.no_color = self.shown.depth == "none"
        self._filters = []

    def show_text(self, title: str, text: str) -> None:
        """A page to read."""
        from tui.server.story_page import StoryScreen

        self.push_screen(StoryScreen(title, text))

    def on_mount(self) -> None:  # Textual calls that of every base class as well
        self.shared.news.tell(self.heard)

    def heard(self, tables: frozenset[str]) -> None:
        """Some tables were written to: who sits at one looks at once."""
        for screen in self.screen_stack:
            if isinstance(screen, TableScreen) and screen.table.id in tables:
                screen.call_later(screen.listen)

    def on_unmount(self) -> None:
        self.shared.news.tell_no_more(self.heard)
        if self.visitor.is_guest and isinstance(self.store, OwnTables):
            self.store.forget()


def surroundings_of(store: EventStore, places: Locations) -> Surroundings:
    return Surroundings(store, People(store), News(store), places)


def halls(store: EventStore, places: Locations) -> AppFor:
    """For everybody a hall over their own tables in the store."""
    shared = surroundings_of(store, places)

    def app_for(visitor: Visitor, terminal: Terminal) -> RemoteHall:
        return RemoteHall(visitor, terminal, shared, OwnTables(store, visitor.id))

    return app_for
