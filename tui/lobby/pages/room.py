"""A room with seats and talk: where people wait for a game, and who is at a table that is being played.

Owners let bots take free seats and send people away; everybody who plays may let a bot step in for who has been away
too long. Before the game it is the place to wait; when the game begins it opens the table by itself.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import TYPE_CHECKING, cast

import msgspec

from engine.tables.hall.listing import Chair, Listed
from tui.draw.canvas import Canvas, Word, Words
from tui.draw.chrome import draw_keys, draw_prompt
from tui.draw.glyphs import NOT_POSSIBLE
from tui.keys.bindings import bindings_at, row_of
from tui.keys.registry import PAGE, ROOM
from tui.lobby.pages.room_painting import RoomPainting
from tui.lobby.pages.wording import minutes_of
from tui.lobby.talk.talking import TalkScreen
from tui.pages.page import Page
from tui.table.stored_tables import game_title

if TYPE_CHECKING:
    from tui.lobby.app import SharedHall


class Place(msgspec.Struct, frozen=True):
    """A seat, as the cursor finds it."""

    seat: int


class Watcher(msgspec.Struct, frozen=True):
    """Somebody who looks on."""

    id: str
    name: str


class RoomPage(Page):
    """See the module."""

    BINDINGS = bindings_at(ROOM)

    def __init__(self, id: str) -> None:
        super().__init__(id="room")
        self.table_id = id
        self.table: Listed | None = None
        self.refusal = ""
        self.cursor = Place(0)

    @property
    def shared(self) -> SharedHall:
        return cast("SharedHall", self.app)

    def look(self) -> None:
        """Ask the hall anew."""
        self.table = self.shared.halls.listed(self.table_id, self.shared.who)
        if self.table is not None and self.cursor not in [*self.places, *self.watchers]:
            self.cursor = Place(0)
        self.repaint()

    @property
    def places(self) -> list[Place]:
        return [Place(seat) for seat in range(len(self.table.chairs))] if self.table else []

    @property
    def watchers(self) -> list[Watcher]:
        """Who looks on, by id: two people may look alike in a list of names."""
        owners = {chair.owner for chair in self.table.chairs} if self.table else set()
        here = self.shared.halls.presence_at(self.table_id).values()
        return sorted((Watcher(who.id, who.name) for who in here if who.id not in owners), key=lambda one: one.name)

    @property
    def chair_here(self) -> Chair | None:
        if self.table is not None and isinstance(self.cursor, Place) and self.cursor.seat < len(self.table.chairs):
            return self.table.chairs[self.cursor.seat]
        return None

    @property
    def is_owner(self) -> bool:
        return self.table is not None and self.table.owner.id == self.shared.who.id

    @property
    def person_here(self) -> tuple[str, str] | None:
        """Whom the cursor is on, by id and name; None for a bot, a free seat and oneself."""
        if isinstance(self.cursor, Watcher):
            found = (self.cursor.id, self.cursor.name)
        else:
            chair = self.chair_here
            found = (chair.owner, chair.name) if chair is not None else ("", "")
        return found if found[0] and found[0] != self.shared.who.id else None

    @property
    def may_take_another(self) -> bool:
        """Whether the cursor is on a free seat that somebody with a seat could take as well."""
        table, chair = self.table, self.chair_here
        return bool(table and table.state == "open" and table.is_mine and chair and chair.kind == "free")

    @property
    def spare_here(self) -> int | None:
        """The seat under the cursor, where it is one of several of one's own."""
        own = self.table.seats_of(self.shared.who.id) if self.table is not None else ()
        seat = self.cursor.seat if isinstance(self.cursor, Place) else None
        return seat if len(own) > 1 and seat in own else None

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        table = self.table
        if table is not None:
            painting = RoomPainting(self, canvas, table, self.shared.who)
            painting.draw(self.places, self.watchers, self.shared.halls.said(self.table_id))
        call, remark = self.prompt()
        if self.refusal:
            remark = (Word(f"{NOT_POSSIBLE} {self.refusal}", "warn", bold=True),)
        draw_prompt(canvas, self.palette, canvas.height - 3, call, remark)
        draw_keys(canvas, self.palette, canvas.height - 1, self.keys())

    def prompt(self) -> tuple[Words, Words]:
        """What there is to do here, and what there is to know about who is under the cursor."""
        table = self.table
        if table is None:
            return (), ()
        return call_for(table, self.is_owner), self.remark()

    def remark(self) -> Words:
        chair, person = self.chair_here, self.person_here
        if chair is None:
            return (Word("x removes them.", "dim"),) if person and self.is_owner else ()
        if chair.kind == "free":
            more = (Word(" a", "lit"), Word(" takes it too.", "dim")) if self.may_take_another else ()
            return (Word("A free seat.", "dim"), *more)
        if self.spare_here is not None and not chair.is_lent:
            return (Word("One of your seats: ", "dim"), Word("x", "lit"), Word(" gives it up.", "dim"))
        if chair.may_be_lent and self.table is not None and self.table.state == "playing":
            return (
                Word(f"{chair.name} has been away for a long time: ", "dim"),
                Word("b", "lit"),
                Word(" calls in a bot.", "dim"),
            )
        if chair.is_lent:
            return (Word(f"A bot plays for {chair.name} until they are back.", "dim"),)
        if chair.is_away:
            return (Word(f"{chair.name} is away; the seat is held for {minutes_of(chair.held)} more.", "dim"),)
        return (Word("x removes them.", "dim"),) if person and self.is_owner else ()

    def keys(self) -> list[tuple[str, str]]:
        table, chair = self.table, self.chair_here
        may_fill = self.is_owner and table is not None and table.state == "open"
        lends = chair is not None and chair.may_be_lent and table is not None and table.state == "playing"
        words = {
            "bots": "start with bots" if may_fill else "bot steps in" if lends and table and table.is_mine else "",
            "take_another": "sit here too" if self.may_take_another else "",
            "send_away": self.send_away_word(),
            "give_up": "leave for good" if table is not None and table.is_mine else "",
            "choose": "take a seat" if table is not None and table.state == "open" and not table.is_mine else "",
            "sideways": "",
            "area": "",
            "back": "back" if table is not None and table.state != "open" else "lobby",
        }
        return [*row_of(self.hall.keys.at(ROOM, PAGE), **words), ("ctrl+p", "all")]

    def send_away_word(self) -> str:
        if self.spare_here is not None:
            return "give it up"
        return "remove" if self.is_owner and self.person_here else ""

    # Doing

    def moved(self) -> None:
        self.refusal = ""

    def clicked(self, thing: Hashable) -> None:
        self.go(thing)

    def opened(self, thing: Hashable) -> None:
        """Take a free seat."""
        if self.table is not None and self.table.state == "open" and not self.table.is_mine:
            self.attempt(lambda: self.shared.halls.join(self.shared.who, self.table_id))

    def action_bots(self) -> None:
        """Bots for the free seats; for who is under the cursor, once a game is being played."""
        table = self.table
        if table is None:
            return
        if table.state == "open":
            self.attempt(lambda: self.shared.halls.fill(self.shared.who, self.table_id))
        elif isinstance(self.cursor, Place):
            seat = self.cursor.seat
            self.attempt(lambda: self.shared.halls.lend(self.shared.who, self.table_id, seat))

    def action_take_another(self) -> None:
        """Take one more seat, if the cursor is on a free one."""
        if self.may_take_another:
            self.attempt(lambda: self.shared.halls.take_another(self.shared.who, self.table_id))

    def action_send_away(self) -> None:
        """Send away who is under the cursor; one of several seats of one's own is given up."""
        if self.spare_here is not None and self.table is not None:
            self.shared.ask_to_give_up_seat(self.table, self.spare_here)
            self.look()
            return
        person = self.person_here
        if person is not None:
            self.attempt(lambda: self.shared.halls.remove(self.shared.who, self.table_id, person[0]))

    def attempt(self, work: Callable[[], None]) -> None:
        """Do something with the hall; what it refuses is said where one looks."""
        self.refusal = self.shared.tried(work) or ""
        self.look()

    def action_give_up(self) -> None:
        if self.table is not None and self.table.is_mine:
            self.shared.ask_to_give_up(self.table)

    def action_talk(self) -> None:
        cast("TalkScreen", self.screen).talk()

    def action_rules(self) -> None:
        if self.table is not None:
            self.hall.open_rulebook(self.table.game)


def call_for(table: Listed, is_owner: bool) -> Words:
    """What to do in a room."""
    title, free = game_title(table.game), len(table.chairs) - table.taken
    if table.state != "open":
        return (Word(f"At the table: {title}.", "bright"), Word("  Esc goes back to the game."))
    seats = "one seat is" if free == 1 else f"{free} seats are"
    if is_owner:
        bots = "it with a bot" if free == 1 else "them with bots"
        return (Word(f"Your table is waiting: {seats} free.", "bright"), Word(f"  b fills {bots} and starts."))
    if table.is_mine:
        return (Word(f"You have a seat; {seats} free.", "bright"), Word(f"  {table.owner.name} can start with bots."))
    return (Word(f"{title} is waiting: {seats} free.", "bright"), Word("  Enter takes one."))


class RoomScreen(TalkScreen):
    """A room; over a table that is being played it shows who is there."""

    places: Sequence[str] = (ROOM, PAGE)
    title_words = "In a room"

    def __init__(self, id: str) -> None:
        super().__init__()
        self.table_id = id
        self.waits = True

    def page(self) -> Page:
        return RoomPage(self.table_id)

    @property
    def room(self) -> str:
        return self.table_id

    def keep_up(self) -> None:
        page = self.query_one(RoomPage)
        page.hall.attempt(self.look)

    def look(self) -> None:
        page = self.query_one(RoomPage)
        page.look()
        if page.table is None:
            self.shared.turned_away(self.table_id)
        elif page.table.state != "open" and self.waits:
            self.waits = False
            self.shared.go_into(self.table_id)

    def on_screen_resume(self) -> None:
        self.keep_up()


class PeopleScreen(RoomScreen):
    """Who is at a table that is being played, opened over it."""

    title_words = "In a room"

    def __init__(self, id: str) -> None:
        super().__init__(id)
        self.waits = False
