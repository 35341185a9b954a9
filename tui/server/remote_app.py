"""The hall as somebody far away enters it: the lobby where people meet, with nothing of the server in reach.

`Meetings` makes the app of everybody who comes in, over one meeting for the whole process; close it when the last has
left. Whoever has a key finds their name, tables and settings again; a guest's last as long as the visit.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import msgspec
from textual.app import SystemCommand
from textual.screen import Screen

from engine.store import EventStore
from engine.tables.hall.limits import Limits
from tui.config.locations import Locations
from tui.draw.ask import AskScreen
from tui.lobby import Meeting, SharedHall
from tui.server.connection.identity import Visitor
from tui.server.devices import Devices
from tui.server.process.textual_patches import Tamed
from tui.server.remote_files import RemoteFiles, settings_of
from tui.server.render.colour_depth import depth_of, is_utf8
from tui.server.terminal.terminal import Page

if TYPE_CHECKING:
    from tui.server.terminal.terminal import Terminal
    from tui.server.web.lines.plain_talk import PlainTalk

TOLD_FOR = 20.0
"""Seconds for which a guest reads how to come back."""

JOINED = "Your devices are linked: connect again to continue as the same player."
FORGOTTEN = "This hall has forgotten you; your games stay saved."
FORGETS = "Your seats stay at their tables, but you cannot return to them from this browser or key."


class MeetingHall(Tamed, SharedHall):
    """See the module."""

    def __init__(self, visitor: Visitor, terminal: Terminal, meeting: Meeting, places: Locations, **more: Any) -> None:
        people, ascii = meeting.hall.people, not is_utf8(terminal.surroundings)
        settings = settings_of(people, visitor)
        super().__init__(meeting, visitor.id, visitor.name, places, settings, ascii=ascii, **more)
        self.visitor, self.origin = visitor, visitor.origin
        self.was_told_word = False
        self.files = RemoteFiles(self, visitor, places, people)
        self.shown.depth = depth_of(terminal.surroundings)
        # Colours are fitted to the terminal on the way there; here only shapes need to know how many there are.
        self.no_color = self.shown.depth == "none"
        self._filters = []
        self.devices = Devices(meeting.hall)
        self.goodbye = ""
        """What is said at the end instead of the usual words."""

    # A guest comes back by a word

    def go_into(self, id: str) -> None:
        super().go_into(id)
        if self.visitor.is_guest and not self.was_told_word:
            self.was_told_word = True
            self.notify(f"You are a guest. {self.way_back}", timeout=TOLD_FOR, markup=False)

    @property
    def way_back(self) -> str:
        """How a guest returns to their seats; empty for who is known by a key."""
        if not self.visitor.is_guest:
            return ""
        return f"If you lose the connection, log in as guest+{self.visitor.visit} to come back to your seat."

    @property
    def last_words(self) -> str:
        """What a guest who leaves a seat behind should know."""
        holds: list[bool] = []
        self.tried(lambda: holds.append(self.visitor.is_guest and self.halls.holds_seats(self.person)))
        return f"Your seat is held: log in as guest+{self.visitor.visit} to come back to it." if any(holds) else ""

    def show_text(self, title: str, text: str) -> None:
        """A page to read."""
        from tui.server.story_page import StoryScreen

        self.push_screen(StoryScreen(title, text))

    # Several keys of one person

    def offer_word(self) -> None:
        """Show a word that makes another browser or key this person."""
        found: list[str] = []
        if not self.told(lambda: found.append(self.devices.joining.new_word(self.who))):
            words = "On your other device: ctrl+p, then I have a word. It works once, for ten minutes."
            self.push_screen(AskScreen.text("Link a device", words, found[0], verb="done"))

    def ask_device_word(self) -> None:
        """Be who was shown a word elsewhere."""

        def join(word: str | None) -> None:
            if word and not self.told(lambda: self.devices.join(self.visitor, self.who, word)):
                self.come_again()

        question = "Type the word your other device shows. From then on you are the same player here."
        self.push_screen(AskScreen.text("Link a device", question, verb="link"), join)

    def come_again(self) -> None:
        """This key is somebody else's from now on."""
        self.goodbye = JOINED
        self.exit()

    def ask_to_forget(self) -> None:
        """Be nobody here any more."""

        def forget(answer: str | None) -> None:
            if answer and not self.told(lambda: self.devices.forget(self.visitor, self.who)):
                self.be_forgotten()

        self.push_screen(AskScreen.confirm("Forget me here?", FORGETS), forget)

    def be_forgotten(self) -> None:
        self.goodbye = FORGOTTEN
        self.exit()

    def get_system_commands(self, screen: Screen[Any]) -> Iterable[SystemCommand]:
        yield from super().get_system_commands(screen)
        yield SystemCommand("Another device", "Get a word that links another browser or key to you", self.offer_word)
        yield SystemCommand("I have a word", "Link this browser or key to your other device", self.ask_device_word)
        yield SystemCommand("Forget me here", "Make the hall forget this browser or key", self.ask_to_forget)


class Meetings:
    """For everybody who comes in, a hall that all of them share."""

    def __init__(self, store: EventStore, places: Locations, limits: Limits | None = None, **more: Any) -> None:
        self.meeting, self.places = Meeting(store, limits, **more), places
        self.devices = Devices(self.meeting.hall)

    def __call__(self, visitor: Visitor, terminal: Terminal) -> MeetingHall:
        visitor = self.known(visitor)
        if isinstance(terminal, Page):
            from tui.server.web.page_hall import PageHall

            return PageHall(visitor, terminal, self.meeting, self.places)
        return MeetingHall(visitor, terminal, self.meeting, self.places)

    def talk_for(self, visitor: Visitor, page: Page) -> PlainTalk:
        """The hall in lines of text."""
        from tui.server.web.lines.page_voice import PageVoice
        from tui.server.web.lines.plain_talk import PlainTalk
        from tui.server.web.page_hall import PageFiles

        visitor, people = self.known(visitor), self.meeting.hall.people
        files = PageFiles(visitor, self.places, people, page)
        return PlainTalk(self.meeting, visitor, self.devices, PageVoice(page), files, settings_of(people, visitor))

    def known(self, visitor: Visitor) -> Visitor:
        """Somebody who comes in, as the person their key was joined to."""
        return msgspec.structs.replace(visitor, person=self.devices.person_of(visitor))

    def close(self) -> None:
        """Nobody comes any more: bots may be played elsewhere, and nothing is left running."""
        self.meeting.close()
