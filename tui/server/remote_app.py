"""The hall as somebody far away enters it: the lobby where people meet, with nothing of the server in reach.

`Meetings` makes the app of everybody who comes in, over one meeting for the whole process; close it when the last has
left. Whoever has a key finds their name, tables and settings again; a guest's last as long as the visit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.store import EventStore
from engine.tables.hall.limits import Limits
from tui.config.locations import Locations
from tui.lobby import Meeting, SharedHall
from tui.server.connection.identity import Visitor
from tui.server.process.textual_patches import Tamed
from tui.server.remote_files import RemoteFiles, settings_of
from tui.server.render.colour_depth import depth_of, is_utf8
from tui.server.terminal.terminal import Page

if TYPE_CHECKING:
    from tui.server.terminal.terminal import Terminal


class MeetingHall(Tamed, SharedHall):
    """See the module."""

    def __init__(self, visitor: Visitor, terminal: Terminal, meeting: Meeting, places: Locations, **more: Any) -> None:
        people, ascii = meeting.hall.people, not is_utf8(terminal.surroundings)
        settings = settings_of(people, visitor)
        super().__init__(meeting, visitor.id, visitor.name, places, settings, ascii=ascii, **more)
        self.visitor = visitor
        self.files = RemoteFiles(self, places, people)
        self.shown.depth = depth_of(terminal.surroundings)
        # Colours are fitted to the terminal on the way there; here only shapes need to know how many there are.
        self.no_color = self.shown.depth == "none"
        self._filters = []

    def show_text(self, title: str, text: str) -> None:
        """A page to read."""
        from tui.server.story_page import StoryScreen

        self.push_screen(StoryScreen(title, text))


class Meetings:
    """For everybody who comes in, a hall that all of them share."""

    def __init__(self, store: EventStore, places: Locations, limits: Limits | None = None, **more: Any) -> None:
        self.meeting, self.places = Meeting(store, limits, **more), places

    def __call__(self, visitor: Visitor, terminal: Terminal) -> MeetingHall:
        if isinstance(terminal, Page):
            from tui.server.web.page_hall import PageHall

            return PageHall(visitor, terminal, self.meeting, self.places)
        return MeetingHall(visitor, terminal, self.meeting, self.places)

    def close(self) -> None:
        """Nobody comes any more: bots may be played elsewhere, and nothing is left running."""
        self.meeting.close()
