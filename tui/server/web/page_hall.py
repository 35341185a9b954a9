"""The hall in a browser's page: what is exported is downloaded, and a page that comes back finds its table again.

The page keeps the name of the table it shows, for itself alone; when it is loaded anew or was cut off it says that
name, and whoever has a seat there is on it at once.
"""

from __future__ import annotations

from typing import Any

from textual.command import CommandPalette
from textual.events import DescendantFocus
from textual.widget import Widget
from textual.widgets import Input

from engine.tables.hall.people import People
from tui.config.exporting import SUFFIXES, Kind
from tui.config.local_files import OwnFiles
from tui.config.locations import Locations
from tui.draw.theme import palette_of
from tui.lobby import Meeting
from tui.server.connection.identity import Visitor
from tui.server.remote_app import MeetingHall
from tui.server.remote_files import RemoteFiles
from tui.server.terminal.terminal import Page
from tui.server.web.messages import AGAIN, FORGOTTEN

LONGEST_EXPORT = 4 * 1024 * 1024
KINDS: dict[Kind, str] = {"log": "application/jsonl", "story": "text/plain", "picture": "image/svg+xml"}
FINGER = 2
"""Rows by which a finger may miss what it means."""

SAVED = "Your browser downloads the {kind} as {name}."
TOO_LONG = "This {kind} is too long to send; ask whoever runs the hall to export it."


class PageFiles(RemoteFiles):
    """What somebody at a browser has instead of files: downloads."""

    def __init__(self, visitor: Visitor, places: Locations, people: People, page: Page) -> None:
        OwnFiles.__init__(self, places)
        self.visitor, self.people, self.page = visitor, people, page

    def export(self, name: str, kind: Kind, data: bytes) -> str:
        if len(data) > LONGEST_EXPORT:
            return TOO_LONG.format(kind=kind)
        file = f"{name}.{SUFFIXES[kind]}"
        self.page.tell(file={"name": file, "kind": KINDS[kind], "text": data.decode("utf-8", "replace")})
        return SAVED.format(kind=kind, name=file)


class PageHall(MeetingHall):
    """See the module."""

    def __init__(self, visitor: Visitor, page: Page, meeting: Meeting, places: Locations, **more: Any) -> None:
        super().__init__(visitor, page, meeting, places, **more)
        self.page, self.reach = page, FINGER if page.is_touched else 0
        self.files = PageFiles(visitor, places, meeting.hall.people, page)

    def open_hall(self) -> None:
        self.theme_changed_signal.subscribe(self, self.tell_ground)
        self.screen_change_signal.subscribe(self, lambda screen: self.tell_field(screen.focused))
        self.tell_ground()
        super().open_hall()
        room, self.page.room = self.page.room, ""
        if room and self.who.name:
            self.attempt(lambda: self.come_back(room))

    def come_back(self, room: str) -> None:
        """Be where the page was, if that is still a place for this person: a table, or a game that ended."""
        listed = self.halls.listed(room, self.who)
        if listed is not None and not listed.is_mine:
            self.look_on(room)
        elif listed is not None or any(row.id == room for row in self.store.tables()):
            self.continue_table(room)

    def tell_ground(self, _: object = None) -> None:
        """The page around the terminal takes the colour of what is painted in it."""
        self.page.tell(ground=palette_of(self.current_theme).page.hex)

    def on_descendant_focus(self, event: DescendantFocus) -> None:
        self.tell_field(event.widget)

    def tell_field(self, focused: Widget | None) -> None:
        """On phones the letters come with a tap while a line is filled in; what searches all actions can do without."""
        self.page.tell(field=isinstance(focused, Input) and not isinstance(focused.screen, CommandPalette))

    def go_into(self, id: str) -> None:
        super().go_into(id)
        here = self.halls.presence.book.get(self.visit)
        self.page.tell(room=id if here is not None and here.room == id else "")

    def come_to_lobby(self) -> None:
        super().come_to_lobby()
        self.page.tell(room="")

    def come_again(self) -> None:
        self.page.ending = AGAIN
        super().come_again()

    def be_forgotten(self) -> None:
        self.page.ending = FORGOTTEN
        super().be_forgotten()

    def copy_to_clipboard(self, text: str) -> None:
        self._clipboard = text
        self.page.tell(copy=text)
