"""The table screen among people: what they do comes by itself, talk stands beside the board, a bell calls to act.

Made from the table screen of one machine, which shows and plays. Who is sent away, or whose table is taken down, goes
back to the lobby with a word about it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, cast

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.message import Message

from engine.core import AnyEvent
from engine.journal import Consented, Undo
from engine.tables import Table
from engine.tables.hall.chat import Said
from engine.tables.hall.listing import Listed
from tui.keys.bindings import apart_from, bindings_at
from tui.keys.registry import SHARED, SHEET, TABLE, Command
from tui.lobby.session import SharedSession
from tui.lobby.talk.table_talk import TalkLine, TalkPanel
from tui.lobby.talk.talk import Seats, TalkBar, seats_of_owners
from tui.table import stage
from tui.table.panels.log import LogLine, LogView
from tui.table.table import TableScreen
from tui.words.agreement import all_of

if TYPE_CHECKING:
    from tui.lobby.app import SharedHall

TALK_ROWS = 8
HIGH = 34


class SharedTableScreen(TableScreen):
    """See the module."""

    DEFAULT_CSS = "SharedTableScreen { layers: base over; }"
    CSS_PATH = str(Path(stage.__file__).with_name("stage.tcss"))
    BINDINGS: ClassVar[list[BindingType]] = bindings_at(TABLE, SHEET, SHARED)
    session: SharedSession
    least_talk = 4

    class Happened(Message):
        """Something was written at this table, by anybody."""

    def __init__(self, table: Table, seats: Iterable[int]) -> None:
        super().__init__(table, seats)
        self.session = SharedSession(table, seats, self.listed)
        self.talk: tuple[tuple[Said, ...], Seats] = ((), {})
        self.talk_is_newer = False
        self.company: object = None
        self.was_awaited = False

    @property
    def shared(self) -> SharedHall:
        return cast("SharedHall", self.app)

    def listed(self) -> Listed | None:
        """The table as the hall lists it for this person."""
        return self.shared.halls.listed(self.table.id, self.shared.who)

    def compose(self) -> ComposeResult:
        yield from super().compose()
        yield TalkBar()

    async def opened(self) -> None:
        await self.query_one("#figures").mount(TalkPanel())
        await self.query_one("#left").mount(TalkLine(), after="#log-line")
        self.query_one(LogView).keeps_still = True
        self.table.listeners.append(self.notice)
        self.tell_talk(self.listed())
        await super().opened()
        self.post_message(self.Happened())  # perhaps, while this screen was coming

    def on_unmount(self) -> None:
        self.let_go()

    def let_go(self) -> None:
        """Hear nothing of the table any more."""
        if self.notice in self.table.listeners:
            self.table.listeners.remove(self.notice)

    # What others do

    def notice(self, _: AnyEvent) -> None:
        """Called wherever a line was written; the rest is done in this screen's own time."""
        self.post_message(self.Happened())

    async def on_shared_table_screen_happened(self, _: Happened) -> None:
        before = self.session.known
        if self.app.is_running and self.session.heard():
            told = self.told_of(self.journal_since(before))
            self.talk_is_newer = False
            await self.show_table()
            if told:
                self.news = told
                self.speak()

    def journal_since(self, known: int) -> list[AnyEvent]:
        return list(self.table.journal.events[known:])

    def told_of(self, events: Iterable[AnyEvent]) -> str:
        """What others decided about taking back: who agreed is said."""
        names = self.table.names
        for event in events:
            action = event.action
            if isinstance(action, Undo) and event.seat is not None:
                agreed = [names[seat] for seat in action.agreed]
                by = f"; {all_of(agreed, 'agreed')}" if agreed else ""
                what = "a move" if len(action.lines) < 2 else f"{len(action.lines)} moves"
                return f"{names[event.seat]} undid {what}{by}."
            if isinstance(action, Consented) and event.seat is not None and not action.yes:
                return f"{names[event.seat]} did not agree to undo a move."
        return ""

    async def listen(self) -> None:
        """The hall's own pulse hands on what was written elsewhere."""

    def keep_up(self) -> None:
        """Something has changed in the hall: who is here, who is away, what was said. Moves come by themselves."""
        listed = self.listed()
        if listed is None and not self.session.is_over:
            self.shared.turned_away(self.table.id)
            return
        self.tell_talk(listed)
        company = company_of(listed)
        if self.picture is not None and company != self.company:
            self.company = company
            self.present(self.session.picture())

    # Talk

    def tell_talk(self, listed: Listed | None) -> None:
        """Show what was said, where that has changed."""
        lines = self.shared.halls.said(self.table.id)
        seats = seats_of_owners(listed.chairs) if listed else {}
        if (lines, seats) == self.talk:
            return
        before, self.talk = self.talk[0], (lines, seats)
        for panel in self.query(TalkPanel):
            panel.tell(lines, seats)
        if lines[-1:] != before[-1:] and self.picture is not None:
            self.talk_is_newer = True
            self.lay_out()

    def lay_out(self) -> None:
        super().lay_out()
        if not self.walk_children(TalkPanel):
            return
        height, beside = self.app.size.height, self.query_one("#column").display
        self._rows("#talk", (self.left_below or (TALK_ROWS if height >= HIGH else 5)) if beside else 0)
        # On a narrow screen one row shows what came last: a move or a word.
        row = self.query_one(LogLine).display and self.talk_is_newer
        self._rows("#talk-line", int(row))
        if row:
            self._rows("#log-line", 0)
        column = self.app.size.width - self._prompt[0]
        self.query_one(TalkBar).styles.margin = (0, column, 1, 0)  # what was said last stays in sight

    def action_talk(self) -> None:
        self.query_one(TalkBar).open()

    def on_talk_bar_spoken(self, message: TalkBar.Spoken) -> None:
        message.stop()
        self.shared.say(self.table.id, message.text)

    def on_talk_bar_closed(self, message: TalkBar.Closed) -> None:
        message.stop()
        if self.board is not None:
            self.board.focus()

    def action_people(self) -> None:
        self.shared.open_people(self.table.id)

    # Whose turn it is

    async def show_table(self) -> None:
        await super().show_table()
        awaited = self.session.is_awaited
        if awaited != self.was_awaited:
            self.was_awaited = awaited
            self.shared.call_to_turn(awaited)

    def who_thinks(self) -> str:
        return super().who_thinks() or self.session.who_is_away()

    def commands(self) -> tuple[Command, ...]:
        own = self.picture.face.commands if self.picture is not None else ()
        usual = (command for command in super().commands() if command.name != "same_deal")
        return (*usual, *apart_from(self.hall.keys.at(SHARED), own))

    # After the end

    def play_again(self, options: Mapping[str, str], seed: int | None = None) -> None:
        """The same game for anyone. A shuffle that somebody has seen is not laid again."""
        self.shared.lay_again(self.table, options)

    async def action_step_back(self) -> None:
        bar = self.query_one(TalkBar)
        if bar.is_open:
            bar.action_close()
        else:
            await super().action_step_back()


def company_of(listed: Listed | None) -> object:
    """What of a list changes a table's picture without a move: who sits there, and who is away."""
    return listed and tuple((one.kind, one.name, one.is_away, one.is_lent, one.held == 0) for one in listed.chairs)
