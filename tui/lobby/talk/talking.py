"""A page of the lobby with its line to talk in: what all rooms share. It follows what happens in the hall."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from textual.app import ComposeResult

from tui.lobby.talk.talk import TalkBar
from tui.pages.page import Page, PageScreen

if TYPE_CHECKING:
    from tui.lobby.app import SharedHall


class TalkScreen(PageScreen):
    """See the module."""

    DEFAULT_CSS = "TalkScreen { layers: base over; }"

    @property
    def shared(self) -> SharedHall:
        return cast("SharedHall", self.app)

    @property
    def room(self) -> str:
        """Where one talks here."""
        raise NotImplementedError

    def keep_up(self) -> None:
        """Something has changed in the hall."""
        raise NotImplementedError

    def compose(self) -> ComposeResult:
        yield from super().compose()
        yield TalkBar()

    def talk(self) -> None:
        """Open the line to talk in."""
        self.query_one(TalkBar).open()

    def on_talk_bar_spoken(self, message: TalkBar.Spoken) -> None:
        message.stop()
        self.shared.say(self.room, message.text)

    def on_talk_bar_closed(self, message: TalkBar.Closed) -> None:
        message.stop()
        self.query_one(Page).focus()
