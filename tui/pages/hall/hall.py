"""The hall: where Duskhall opens. Continue a table, lay a new one, learn a game, or go to one of the other pages.

A digit goes to a table or a game, a letter to a page; arrows, Tab, Enter and the mouse do the same. It reads the
store's list of tables when it is shown, and nothing hidden.
"""

from __future__ import annotations

from collections.abc import Hashable

from textual.geometry import Region

from engine.kit.words import uncapitalized
from tui.draw.canvas import Canvas, Ink, Word, Words, spans_of
from tui.draw.chrome import draw_keys, draw_prompt
from tui.draw.glyphs import RULE
from tui.draw.theme import HOUSE
from tui.keys.bindings import bindings_at, row_of
from tui.keys.registry import HALL, PAGE
from tui.pages.hall.painting import HallPainting
from tui.pages.hall.plan import LARGEST_CARD, Plan, numbered, offered, plan_of
from tui.pages.hall.rows import EndedRow, GameRow, LessonRow, MenuRow, TableRow
from tui.pages.hall.view import HallView, hall_view
from tui.pages.page import EntrancePage, LookingScreen, Page
from tui.table.stored_tables import Recalled, recalled

DOORS = {
    "new_table": "New table.  Enter lets you choose game, options and seats.",
    "gallery": "Every card of every game.  Enter opens the gallery.",
    "replays": "All your games.  Enter opens the list: watch, export, delete.",
    "statistics": "Your statistics.  Enter shows wins, scores and game lengths.",
    "settings": "Theme, pace and more.  Enter opens the settings.",
}
WELCOME = "Welcome to the hall. Draw up a chair."
RETURNED = "Welcome back. Everything is as you left it."


class HallPage(EntrancePage):
    """See the module."""

    BINDINGS = bindings_at(HALL)

    def __init__(self) -> None:
        super().__init__(id="hall")
        self.view = HallView((), (), (), 0)
        self.told, self.has_recalled = Recalled(), False
        self.newest: tuple[str, int] | None = None

    def look(self) -> None:
        """Read the store anew. The cursor stays on what is still there; where somebody has played, it goes first."""
        hall, rows = self.hall, self.hall.store.tables()
        self.view = hall_view(rows, hall.settings, hall.clock(), hall.zone)
        newest = (rows[0].id, rows[0].count) if rows else None
        if newest != self.newest:
            self.newest, self.cursor = newest, None
        offer = offered(self.view)
        things = [*([LessonRow(offer.slug)] if offer else []), *self.numbered()]
        lately = [EndedRow(over.id) for over in self.view.over]
        if not isinstance(self.cursor, MenuRow) and self.cursor not in [*things, *lately]:
            self.cursor = things[0] if things else MenuRow("new_table")
        self.told, self.has_recalled = Recalled(), not self.view.unfinished
        self.repaint()
        self.call_after_refresh(hall.attempt, self.recall)

    def recall(self) -> None:
        """What the newest table's owner saw last; read after the hall is on the screen, because it reads a log."""
        if self.view.unfinished:
            self.told, self.has_recalled = recalled(self.hall.store, self.view.unfinished[0].id, LARGEST_CARD), True
            self.repaint()

    @property
    def plan(self) -> Plan:
        return plan_of(*self.app.size, self.view)

    def numbered(self) -> list[TableRow | GameRow]:
        return numbered(self.view, self.plan)

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        palette, height, plan = self.palette, canvas.height, self.plan
        theme = self.app.theme.removeprefix("duskhall-") if self.app.theme in HOUSE else self.app.theme
        painting = HallPainting(self, canvas, self.view, plan, self.told.lines)
        painting.draw(f"{theme}, {self.hall.settings.pace}", colour=not self.app.no_color)
        if plan.roomy:
            self.rule(canvas, plan.bottom)
            self.draw_seen(canvas, plan.bottom + 1)
            self.rule(canvas, plan.bottom + 2)
        else:
            self.draw_seen(canvas, plan.bottom)
        call, remark = self.prompt()
        draw_prompt(canvas, palette, height - 3 if plan.roomy else height - 2, call, remark if plan.roomy else ())
        draw_keys(canvas, palette, height - 1, self.keys())

    def rule(self, canvas: Canvas, y: int) -> None:
        canvas.text(0, y, RULE * canvas.width, Ink(self.palette.frame))

    def draw_seen(self, canvas: Canvas, y: int) -> None:
        canvas.fill(Region(0, y, canvas.width, 1), self.palette.panel)
        if self.told.last:
            x = canvas.text(1, y, "Last seen ", Ink(self.palette.gold, bold=True))
            canvas.spans(x, y, spans_of(self.told.last, self.palette), canvas.width - x - 1)
        elif self.has_recalled:
            canvas.text(1, y, RETURNED if self.view.unfinished else WELCOME, Ink(self.palette.dim))

    def keys(self) -> list[tuple[str, str]]:
        """The row of keys for what the cursor is on."""
        count = len(self.numbered())
        game = isinstance(self.cursor, GameRow | LessonRow)
        menu = dict.fromkeys(("new_table", "gallery", "replays", "statistics", "settings", "sideways", "back"), "")
        words = {
            "choose": "continue" if isinstance(self.cursor, TableRow) else "open",
            "learn": "learn" if game else "",
        }
        row = row_of(self.hall.keys.at(HALL, PAGE), **menu, **words, rules="rules" if game else "")
        digits = {"1-9": f"1-{count}" if count > 1 else "1"}
        return [*((digits.get(key, key), word) for key, word in row), ("ctrl+p", "all")]

    def prompt(self) -> tuple[Words, Words]:
        """What Enter does here."""
        match self.cursor:
            case TableRow(id):
                table = next(table for table in self.view.unfinished if table.id == id)
                back = f"to your turn: {uncapitalized(table.step)}" if table.yours and table.step else "to the table"
                return (Word(f"Continue {table.title}?", "bright"), Word(f"  Enter takes you back {back}.")), self.kept
            case GameRow(slug):
                game = next(game for game in self.view.games if game.slug == slug)
                call = (Word(f"Play {game.title}?", "bright"), Word("  Enter opens the options, Enter again starts."))
                return call, self.taught(game.lesson) if game.untried else self.kept
            case LessonRow(slug):
                game = next(game for game in self.view.games if game.slug == slug)
                call = (Word(f"Learn in {game.lesson}?", "bright"), Word("  Enter starts the lesson."))
                return call, (Word("It is not saved; leave any time.", "dim"),)
            case EndedRow(id):
                over = next(over for over in self.view.over if over.id == id)
                return (
                    Word(f"{over.title}, {over.when}.", "bright"),
                    Word("  Enter opens the score sheet."),
                ), self.kept
            case MenuRow(command):
                head, _, tail = DOORS[command].partition("  ")
                return (Word(head, "bright"), Word(f"  {tail}")), self.kept
        return (), ()

    @property
    def kept(self) -> Words:
        key = self.hall.keys.shown("quit", PAGE)
        return Word("Your games are saved: ", "dim"), Word(key, "bright"), Word(" quits at any time.", "dim")

    def taught(self, length: str) -> Words:
        key = Word(self.hall.keys.shown("learn", HALL), "lit", bold=True)
        return Word("New to you: ", "dim"), key, Word(f" teaches it in {length}.", "dim")

    # Doing

    def opened(self, thing: Hashable) -> None:
        match thing:
            case TableRow(id) | EndedRow(id):
                self.hall.continue_table(id)
            case GameRow(slug):
                self.hall.open_new_table(slug)
            case LessonRow(slug):
                self.hall.open_lesson(slug)
            case MenuRow(command):
                getattr(self, f"action_{command}")()

    def action_pick(self, number: int) -> None:
        things = self.numbered()
        if number <= len(things):
            self.go(things[number - 1])
            self.opened(things[number - 1])

    def game_meant(self) -> str | None:
        """The game under the cursor, else the only or first one."""
        if isinstance(self.cursor, GameRow | LessonRow):
            return self.cursor.slug
        return self.view.games[0].slug if self.view.games else None

    def action_new_table(self) -> None:
        self.hall.open_new_table(self.cursor.slug if isinstance(self.cursor, GameRow) else None)


class HallScreen(LookingScreen):
    """The first screen."""

    places = (HALL, PAGE)
    title_words = "In the hall"

    def page(self) -> Page:
        return HallPage()
