"""Somebody who visits a hall of many, as their app knows them: a name, what the hall refuses, a bell when called.

The base of `tui.lobby.app`. What the app does in the hall goes through `tried` and `told`: a refusal is a sentence.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from textual.events import Event, Key
from textual.message import Message

from engine.core import Rejected
from engine.store import StoreProblem
from engine.tables.hall.chat import LOBBY
from engine.tables.hall.people import Who
from engine.tables.name_scripts import is_sound
from engine.tables.plain_text import plain_name
from tui.app.app import Duskhall
from tui.config.settings import Settings
from tui.lobby.shelf import Shelf

if TYPE_CHECKING:
    from engine.tables.hall.hall import Hall
    from tui.config.locations import Locations
    from tui.lobby.meeting import Meeting

PATIENCE = 5_000
"""Milliseconds after which somebody who waits may be looking elsewhere, and a bell is welcome."""

DEAF = 800
"""Milliseconds for which keys of somebody who was sent away count for nothing."""

NOBODY, TRIES = "Guest", 100
YOUR_TURN, TITLE = "Your turn - Duskhall", "Duskhall"


class VisitorsHall(Duskhall):
    """See the module. `person` is an id of `engine.tables.hall.people`, `called` what to suggest as a name."""

    class Changed(Message):
        """Something was written in the hall."""

    def __init__(
        self,
        meeting: Meeting,
        person: str,
        called: str,
        places: Locations,
        settings: Settings | None = None,
        **more: Any,
    ) -> None:
        super().__init__(Shelf(meeting.hall.store, person), places, settings, **more)
        named = plain_name(called, NOBODY)
        self.meeting, self.person, self.called = meeting, person, named if is_sound(named) else NOBODY
        self.origin = ""
        """Where somebody comes from, which is told to nobody; empty where that does not matter."""
        self.visit = secrets.token_hex(8)
        self.who = Who(person, meeting.hall.people.profile(person).name)
        self.terminal_title = TITLE
        self.touched_at = 0
        self.deaf_until = 0
        self.turns: int | None = None

    @property
    def halls(self) -> Hall:
        """The hall that everybody shares."""
        return self.meeting.hall

    def be_told(self, sentence: str) -> None:
        self.call_later(self.notify, sentence, severity="warning", markup=False)

    async def on_event(self, event: Event) -> None:
        """Keys meant for a screen that somebody was just taken away from do not land on the next one."""
        if isinstance(event, Key) and self.clock() < self.deaf_until:
            return
        await super().on_event(event)

    # What goes on in the hall

    def notice(self) -> None:
        """Called wherever something was written; the rest is done in this app's own time."""
        self.post_message(self.Changed())

    def on_visitors_hall_changed(self, _: Changed) -> None:
        lobby, over = self.screen_stack[1:2], self.screen_stack[2:]
        for screen in over or lobby if self.is_running else ():  # the lobby looks anew when it is come back to
            keep_up = getattr(screen, "keep_up", None)
            if keep_up is not None and screen.is_mounted:
                self.attempt(keep_up)

    def withdraw(self) -> bool:
        """Hear nothing of the hall any more; whether one did."""
        hears = self.notice in self.halls.listeners
        if hears:
            self.halls.listeners.remove(self.notice)
            self.meeting.detach(self.visit)
        return hears

    def come_to_lobby(self) -> None:
        """Whoever is in the lobby is at no table."""
        self.turns = None
        if self.who.name:
            self.tried(lambda: self.halls.enter(self.visit, self.who, LOBBY))

    # Who one is

    def ask_name(self) -> None:
        """The first question to somebody new."""
        from tui.draw.ask import AskScreen

        question = "What should the others call you? You can change it in the settings."
        suggested = [self.called]
        self.tried(lambda: suggested.append(next(filter(self.is_free, self.own_names()), self.called)))
        asked = AskScreen.text("Welcome to the hall", question, suggested[-1], self.why_not_called, verb="come in")
        self.push_screen(asked, self.come_in)

    def is_free(self, name: str) -> bool:
        return self.halls.people.is_free(self.person, name)

    def own_names(self) -> Iterator[str]:
        """What they call themselves, and that with a number."""
        yield self.called
        for number in range(2, TRIES):
            yield f"{self.called[:16]} {number}"

    def why_not_called(self, name: str) -> str | None:
        """Take a name; why that may not be."""
        return self.tried(lambda: self.take_name(name))

    def take_name(self, name: str) -> None:
        self.who = self.halls.people.call(self.person, name)

    def come_in(self, name: str | None) -> None:
        """The name was taken; who gave none gets one."""
        for own in self.own_names():
            if not self.who.name:
                self.why_not_called(own)
        if not self.who.name:
            self.exit()  # the store is out of reach: there is no hall to come into
            return
        super().remember(name=self.who.name)
        self.come_to_lobby()
        self.notice()

    def remember(self, **changes: Any) -> None:
        """The name is the hall's business; everything else is remembered as always."""
        if "name" in changes:
            refused = self.why_not_called(changes.pop("name"))
            if refused:
                self.notify(refused, severity="warning", markup=False)
            changes["name"] = self.who.name
            self.tried(self.be_seen)
        super().remember(**changes)

    def be_seen(self) -> None:
        """Be here under the name of now, wherever one is."""
        here = self.halls.presence.book.get(self.visit)
        if here is not None:
            self.halls.enter(self.visit, self.who, here.room)

    # Words

    def say(self, room: str, text: str) -> None:
        self.told(lambda: self.halls.say(self.who, room, text))

    def tried(self, work: Callable[[], object]) -> str | None:
        """Do something with the hall; why it refused."""
        try:
            work()
        except (Rejected, StoreProblem) as refused:
            return refused.sentence
        return None

    def told(self, work: Callable[[], object]) -> bool:
        """Do something with the hall; whether it refused, which is then told."""
        refused = self.tried(work)
        if refused:
            self.notify(refused, severity="warning", markup=False)
        return bool(refused)

    def call_to_turn(self, asked: bool) -> None:
        """It is this person's turn, or not any more: the terminal's title says so, and a bell if they waited long."""
        now = self.clock()
        self.title_terminal(YOUR_TURN if asked else TITLE)
        if asked and now - self.touched_at >= PATIENCE:
            self.bell()
        self.touched_at = now

    def note_turns(self, turns: int) -> None:
        """How many tables wait for somebody who stands in the lobby; a new one calls them."""
        before, self.turns = self.turns, turns
        self.title_terminal(YOUR_TURN if turns else TITLE)
        if before is not None and turns > before:
            self.bell()

    def title_terminal(self, title: str) -> None:
        if title != self.terminal_title and self._driver is not None:
            self.terminal_title = title
            self._driver.write(f"\x1b]0;{title}\x07")
