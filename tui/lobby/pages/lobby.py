"""The lobby: where people meet. Your unfinished tables first, open ones to join, others to watch, talk, who is here.

It shows what the hall lists for this person and follows every change of it; what a key does is done by the app.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING, cast

from textual import events
from textual.timer import Timer

from engine.tables.hall.chat import LOBBY as THE_LOBBY
from engine.tables.hall.listing import Listed
from tui.draw.canvas import Canvas, Word, Words
from tui.draw.chrome import draw_keys, draw_prompt
from tui.games import FACES
from tui.keys.bindings import bindings_at, row_of
from tui.keys.registry import LOBBY, PAGE
from tui.lobby.pages.lobby_painting import LobbyPainting
from tui.lobby.pages.lobby_plan import DIGITS, LobbyPlan, lobby_plan, rows_of, sections_of
from tui.lobby.pages.wording import drawn_of, names_of
from tui.lobby.talk.talking import TalkScreen
from tui.pages.hall.rows import EndedRow, GameRow, MenuRow, TableRow
from tui.pages.hall.view import Over, Playable, hall_view
from tui.pages.page import EntrancePage, Page
from tui.table.stored_tables import game_title

if TYPE_CHECKING:
    from tui.lobby.app import SharedHall

KEPT: Words = (
    Word("Your games are saved: ", "dim"),
    Word("q", "bright"),
    Word(" leaves, and your seats are held.", "dim"),
)
DOORS = {
    "new_table": "Open a table.  Enter lets you choose game, seats and who may join.",
    "invitation": "Were you invited?  Enter asks for the word and joins the table.",
    "replays": "The games you played here.  Enter opens the list.",
    "statistics": "Your statistics here.  Enter shows wins, scores and game lengths.",
    "settings": "Theme, pace and your name.  Enter opens the settings.",
}


class LobbyPage(EntrancePage):
    """See the module."""

    BINDINGS = bindings_at(LOBBY)

    def __init__(self) -> None:
        super().__init__(id="lobby")
        self.tables: list[Listed] = []
        self.games: Sequence[Playable] = ()
        self.ended: Sequence[Over] = ()
        self.top = 0
        self.drawn: object = None

    @property
    def shared(self) -> SharedHall:
        return cast("SharedHall", self.app)

    def look(self) -> None:
        """Ask the hall anew. The cursor stays on what is still there; else it goes to the first table."""
        hall, cursor = self.shared.halls, self.cursor
        self.tables = [table for table in hall.listing(self.shared.who) if table.state != "over"]
        self.shared.note_turns(sum(table.is_my_turn for table in self.tables))
        if cursor is None or (isinstance(cursor, TableRow) and self.table_here is None):
            self.cursor = next(iter(self.things), MenuRow("new_table"))
        drawn = (
            [drawn_of(table) for table in self.tables],
            hall.everybody(),
            hall.said(THE_LOBBY),
            self.games,
            self.ended,
        )
        if drawn != self.drawn or cursor != self.cursor:
            self.drawn = drawn
            self.repaint()

    def on_mount(self) -> None:
        self.hall.attempt(self.arrive)

    def arrive(self) -> None:
        """The lobby is come to: what can be played, and how one has fared at it, is read only then."""
        view = hall_view(self.hall.store.tables(), self.hall.settings, self.hall.clock(), self.hall.zone)
        self.games, self.ended = view.games, view.over
        self.look()

    @property
    def things(self) -> list[TableRow | GameRow]:
        """What the cursor goes through, and the digits stand for."""
        tables = [TableRow(table.id) for _, group in self.sections for table in group]
        return [*tables, *(GameRow(game.slug) for game in self.games)]

    @property
    def sections(self) -> list[tuple[str, list[Listed]]]:
        return sections_of(self.tables)

    @property
    def table_here(self) -> Listed | None:
        return next((table for table in self.tables if self.is_here(TableRow(table.id))), None)

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        hall, me, sections = self.shared.halls, self.shared.who, self.sections
        plan = lobby_plan(canvas.width, canvas.height, sections, self.games)
        painting = LobbyPainting(self, canvas, plan, me)
        self.top = scrolled(self.top, self.row_of_cursor(plan), plan)
        painting.draw(sections, self.games, self.top, colour=not self.app.no_color)
        slug = self.game_meant()
        if slug:
            painting.draw_taught(slug)
        painting.draw_side(hall.everybody(), self.ended, me.name)
        painting.draw_talk(hall.said(THE_LOBBY))
        call, remark = self.prompt()
        draw_prompt(canvas, self.palette, plan.prompt, call, remark if canvas.height - plan.prompt > 2 else ())
        draw_keys(canvas, self.palette, canvas.height - 1, self.keys())

    def row_of_cursor(self, plan: LobbyPlan) -> int:
        """The row of the list that the cursor is on."""
        rows = rows_of(self.sections, [game.slug for game in self.games], plan)
        return next((y for y, thing in rows if self.is_here(thing)), 0)

    def keys(self) -> list[tuple[str, str]]:
        """The row of keys for what the cursor is on."""
        table = self.table_here
        menu = dict.fromkeys(("replays", "statistics", "settings", "sideways", "back", "move", "area"), "")
        words = {
            "choose": "open" if table is None else verb_of(table),
            "watch": "watch" if table is not None and not table.is_mine and table.state == "open" else "",
            "give_up": "leave for good" if table is not None and table.is_mine else "",
            "new_table": "" if isinstance(self.cursor, GameRow) else "new table",
            "learn": "learn" if isinstance(self.cursor, GameRow) else "",
        }
        digits = {"1-9": f"1-{min(len(self.things), DIGITS)}"}
        row = row_of(self.hall.keys.at(LOBBY, PAGE), **menu, **words)
        return [*((digits.get(key, key), word) for key, word in row), ("ctrl+p", "all")]

    def prompt(self) -> tuple[Words, Words]:
        """What Enter does here."""
        if isinstance(self.cursor, MenuRow):
            head, _, tail = DOORS[self.cursor.command].partition("  ")
            return (Word(head, "bright"), Word(f"  {tail}")), KEPT
        if isinstance(self.cursor, EndedRow):
            over = next(over for over in self.ended if over.id == self.cursor.id)
            return (Word(f"{over.title}, {over.when}.", "bright"), Word("  Enter opens the score sheet.")), KEPT
        if isinstance(self.cursor, GameRow):
            return (Word(f"Play {game_title(self.cursor.slug)}?", "bright"), Word("  Enter opens a table.")), KEPT
        table = self.table_here
        if table is None:
            return (), ()
        names = "".join(text for text, _ in names_of(table, self.palette, self.shared.who.id))
        return sentence_about(table), (Word(f"{table.id}: {names}", "dim"),)

    # Doing

    def opened(self, thing: Hashable) -> None:
        match thing:
            case MenuRow(command):
                getattr(self, f"action_{command}")()
            case GameRow(slug):
                self.shared.open_new_table(slug)
            case EndedRow(id):
                self.shared.continue_table(id)
            case _:
                table = self.table_here
                if table is not None:
                    self.shared.go_to_table(table)

    def clicked(self, thing: Hashable) -> None:
        """The first click on a table goes there, the second opens; a door opens at once."""
        again = self.is_here(thing) or isinstance(thing, MenuRow)
        self.go(thing)
        if again:
            self.opened(thing)

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        event.stop()
        self.action_move("down")

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        event.stop()
        self.action_move("up")

    def action_move(self, way: str) -> None:
        """Up and down go through all tables and games, also those out of sight."""
        things = self.things
        if self.cursor in things and way in ("up", "down"):
            index = things.index(self.cursor) + (1 if way == "down" else -1)
            if 0 <= index < len(things):
                self.go(things[index])
            return
        super().action_move(way)

    def action_pick(self, number: int) -> None:
        if number <= len(self.things):
            self.go(self.things[number - 1])
            self.opened(self.things[number - 1])

    def action_watch(self) -> None:
        if self.table_here is not None:
            self.shared.look_on(self.table_here.id)

    def action_give_up(self) -> None:
        if self.table_here is not None and self.table_here.is_mine:
            self.shared.ask_to_give_up(self.table_here)

    def action_new_table(self) -> None:
        self.shared.open_new_table(self.game_meant())

    def action_invitation(self) -> None:
        self.shared.ask_word()

    def action_talk(self) -> None:
        cast("TalkScreen", self.screen).talk()

    def game_meant(self) -> str | None:
        """The game of the table under the cursor."""
        if isinstance(self.cursor, GameRow):
            return self.cursor.slug
        table = self.table_here
        return table.game if table is not None and table.game in FACES else next(iter(FACES), None)


def scrolled(top: int, row: int, plan: LobbyPlan) -> int:
    """How many rows are out of sight above, so that the cursor's is in sight."""
    room = plan.tables.height
    return max(min(top, row - 1), row + plan.tall - room, 0)


def verb_of(table: Listed) -> str:
    """What Enter does with a table."""
    if table.is_mine:
        return "continue" if table.state == "playing" else "wait there"
    return "join" if table.state == "open" else "watch"


def sentence_about(table: Listed) -> Words:
    """What Enter does with a table, in a sentence."""
    title = game_title(table.game)
    if table.is_my_turn:
        return (Word(f"It is your turn at {title}.", "bright"), Word("  Enter takes you there."))
    if table.is_mine and table.state == "playing":
        return (Word(f"Back to {title}?", "bright"), Word("  Enter takes you back to your seat."))
    if table.is_mine:
        return (Word(f"Your seat at {title} is held.", "bright"), Word("  Enter waits there with the others."))
    if table.state == "open":
        return (Word(f"Join {title}?", "bright"), Word("  Enter takes a seat, w watches."))
    return (Word(f"Watch {title}?", "bright"), Word("  Enter watches; you see only what is public."))


class LobbyScreen(TalkScreen):
    """The first screen of somebody in the hall."""

    places: Sequence[str] = (LOBBY, PAGE)
    title_words = "In the lobby"

    def __init__(self, pause: float = 0.5) -> None:
        """`pause` is how many seconds lie at least between two pictures of what others do."""
        super().__init__()
        self._pause = pause
        self._lull: Timer | None = None
        self._is_behind = False

    def page(self) -> Page:
        return LobbyPage()

    @property
    def room(self) -> str:
        return THE_LOBBY

    def keep_up(self) -> None:
        """Show what has changed: at once, but in a busy hall not more often than one can read."""
        if self._lull is None:
            self._lull = self.set_timer(self._pause, self.wake_up)
            self.look()
        else:
            self._is_behind = True

    def wake_up(self) -> None:
        self._lull = None
        if self._is_behind:
            self._is_behind = False
            self.keep_up()

    def look(self) -> None:
        page = self.query_one(LobbyPage)
        page.hall.attempt(page.look)

    def on_screen_resume(self) -> None:
        if self.app.screen is self:  # on the way from one table to another nobody comes by here
            self.shared.come_to_lobby()
            self.shared.attempt(self.query_one(LobbyPage).arrive)
