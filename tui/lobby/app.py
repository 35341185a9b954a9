"""The app of one person in a hall of many: the same pages and tables, entered by a lobby where others are.

What it needs of the outside (which terminal, whose key) is given by who makes it. Everything typed goes through the
hall's model, which makes it plain; what the hall refuses is told in a sentence.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec
from textual.app import SystemCommand
from textual.screen import Screen

from engine.tables import Table
from engine.tables.hall.listing import Listed
from tui.lobby.visiting import DEAF, VisitorsHall
from tui.table.stored_tables import game_title

if TYPE_CHECKING:
    from engine.journal import Journal
    from tui.lobby.pages.laying import Terms


class SharedHall(VisitorsHall):
    """See the module."""

    LULL: ClassVar[float] = 0.5
    """Seconds that lie at least between two pictures of what others do in the lobby."""

    # Coming and going

    def open_hall(self) -> None:
        from tui.lobby.pages.lobby import LobbyScreen

        self.halls.listeners.append(self.notice)
        self.meeting.attach(self.visit, self)
        self.push_screen(LobbyScreen(self.LULL))
        if not self.who.name:
            self.ask_name()

    def start_afresh(self) -> None:
        self.withdraw()
        super().start_afresh()

    def on_unmount(self) -> None:
        self.let_go()

    def let_go(self) -> None:
        """Be gone, however the app has ended."""
        if self.withdraw():
            self.tried(lambda: self.halls.depart(self.visit))

    # Tables

    def go_to_table(self, table: Listed) -> None:
        """What Enter does in the lobby: sit down where one can, else look on."""
        if table.is_mine or table.state == "open":
            self.sit_down(table.id)
        else:
            self.look_on(table.id)

    def sit_down(self, id: str, word: str = "") -> None:
        if not self.told(lambda: self.halls.join(self.who, id, word, self.origin)):
            self.go_into(id)

    def look_on(self, id: str) -> None:
        if not self.told(lambda: self.halls.watch(self.who, id)):
            self.go_into(id)

    def go_into(self, id: str) -> None:
        """Be at a table: in its room before the game, at the board in it."""
        from tui.lobby.pages.room import RoomScreen

        self.go_to_hall()
        if self.told(lambda: self.halls.enter(self.visit, self.who, id)):
            return
        listed = self.halls.listed(id, self.who)
        if listed is None or listed.state == "open":
            self.push_screen(RoomScreen(id))
        else:
            self.open_table(self.halls.table(id), self.halls.seats_of(id, self.who.id))

    def open_table(self, table: Table, seats: Iterable[int]) -> None:
        from tui.lobby.table import SharedTableScreen

        self.push_screen(SharedTableScreen(table, tuple(seats)))

    def open_fork(self, table: Table, seats: Iterable[int]) -> None:
        """A game of one's own that goes on from a moment of another: a table of the hall."""
        if not self.told(lambda: self.halls.take_in(self.who, table.id)):
            self.go_into(table.id)

    def open_replay(self, journal: Journal, title: str, seats: Iterable[int] = (), *, at_end: bool = False) -> None:
        from tui.lobby.pages.replay import SharedReplayScreen

        self.push_screen(SharedReplayScreen(journal, title, seats, at_end=at_end))

    def open_help(self) -> None:
        from tui.lobby.pages.help import LobbyHelp

        self.push_screen(LobbyHelp.of(self.screen))

    def continue_table(self, id: str) -> None:
        """From the list of games: a running one is gone to, one that is over shows its sheet."""
        if self.halls.listed(id, self.who) is not None:
            self.sit_down(id)
            return
        table = self.halls.table(id)
        seats = tuple(seat for seat, sat in enumerate(table.summary.seats) if sat.keyboard == self.person)
        self.open_table(table, seats)

    def open_new_table(self, slug: str | None = None) -> None:
        from tui.lobby.pages.laying import LayingScreen

        self.push_screen(LayingScreen(slug))

    def lay(self, terms: Terms) -> None:
        """Lay a table and go there. Raises Rejected."""
        from tui.lobby.pages.laying import ALONE, INVITED

        word = terms.word if terms.company == INVITED else None
        hold = int(terms.hold) * 60
        id = self.halls.lay(
            self.who,
            terms.game,
            terms.options,
            terms.seats,
            word=word,
            hold=hold,
            level=terms.level,
            own=terms.own,
            origin=self.origin,
        )
        kept = msgspec.to_builtins(msgspec.structs.replace(terms, word=""))
        self.remember(last_options={**self.settings.last_options, terms.game: kept})
        self.halls.enter(self.visit, self.who, id)
        if terms.company == ALONE and terms.seats > terms.own:
            self.halls.fill(self.who, id)
        self.go_into(id)

    def lay_again(self, table: Table, options: Mapping[str, str]) -> None:
        """The same game again, for anyone, with as many seats of one's own as before."""
        seats = len(table.sitters)
        own = max(len(self.halls.seats_of(table.id, self.person)), 1)
        found: list[str] = []
        if not self.told(lambda: found.append(self.halls.lay(self.who, table.game.slug, options, seats, own=own))):
            title = game_title(table.game.slug)
            self.tried(lambda: self.halls.say(self.who, table.id, f"Rematch: {title} is open again, join in!"))
            self.go_into(found[0])

    def ask_word(self) -> None:
        """Who was invited says the word."""
        from tui.draw.ask import AskScreen

        def go(word: str | None) -> None:
            found: list[str] = []
            if word and not self.told(lambda: found.append(self.halls.find(self.who, word, self.origin))):
                listed = self.halls.listed(found[0], self.who)
                if listed is not None:
                    self.go_to_table(listed)

        question = "Type your invitation word."
        self.push_screen(AskScreen.text("By invitation", question, verb="join"), go)

    def ask_to_give_up(self, table: Listed) -> None:
        """Leaving for good cannot be taken back."""
        from tui.draw.ask import AskScreen

        def leave(answer: str | None) -> None:
            if answer:
                self.go_to_hall()
                self.told(lambda: self.halls.leave(self.who, table.id))
                self.notice()

        many = len(table.seats_of(self.person)) > 1
        if table.state == "open":
            gives = "You give up all your seats." if many else "You give up your seat."
        else:
            gives = "Bots take over all your seats." if many else "A bot takes over your seat."
        self.push_screen(AskScreen.confirm(f"Leave {game_title(table.game)} for good?", gives), leave)

    def ask_to_give_up_seat(self, table: Listed, seat: int) -> None:
        """One of several seats goes to a bot for good: asked in a game, done at once before it."""
        from tui.draw.ask import AskScreen

        def leave(answer: str | None) -> None:
            if answer:
                self.told(lambda: self.halls.leave_seat(self.who, table.id, seat))
                self.notice()

        if table.state == "open":
            leave("yes")
            return
        gives = "A bot takes it over; you keep your other seats."
        self.push_screen(AskScreen.confirm(f"Give up {table.names[seat]} for good?", gives), leave)

    def open_people(self, id: str) -> None:
        from tui.lobby.pages.room import PeopleScreen

        self.push_screen(PeopleScreen(id))

    def turned_away(self, id: str) -> None:
        """A table is no longer for this person: it was taken down, or they were sent away."""
        self.deaf_until = self.clock() + DEAF
        self.go_to_hall()
        self.notify("You can no longer join that table.", severity="warning", markup=False)

    def get_system_commands(self, screen: Screen[Any]) -> Iterable[SystemCommand]:
        yield SystemCommand("Lobby", "Back to the lobby; your seats are held", self.go_to_hall)
        yield SystemCommand("New table", "Game, seats, who may come", self.open_new_table)
        yield SystemCommand("Invitation", "Join a table with an invitation word", self.ask_word)
        yield SystemCommand("Replays", "The games you played here", self.open_replays)
        yield SystemCommand("Statistics", "Wins, scores and lengths of your games here", self.open_statistics)
        yield SystemCommand("Settings", "Theme, symbols, pace, confirmation, your name", self.open_settings)
        yield SystemCommand("Keys", "The keys of this page", self.open_help)
        yield SystemCommand("Quit", "Leave the hall; your game is saved", self.exit)
