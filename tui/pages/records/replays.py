"""All stored games: watch one again, continue it, export its log, bring one in from a file, delete one.

Shows the store's rows and nothing hidden. A game that is not over is watched and exported as this keyboard's seats
may see it. Deleting asks first: it is the one thing that cannot be taken back.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator

import msgspec
from textual import events
from textual.geometry import Region

from engine.store import Row
from engine.tables import Table
from tui.draw.ask import AskScreen
from tui.draw.canvas import Canvas, Ink, Span, Word, Words, width_of
from tui.draw.chrome import draw_header, draw_keys, draw_prompt
from tui.draw.glyphs import CONDITIONAL, DONE, NOW, THINKING, seat_glyph
from tui.keys.bindings import bindings_at, row_of
from tui.keys.registry import LIST, PAGE, REPLAYS
from tui.pages.hall.dates import when
from tui.pages.page import LookingScreen, Page
from tui.table.picture import figure
from tui.table.stored_tables import eyes_of, is_my_turn, is_searched, names_of, title_of
from tui.words.sentences import options_in_words

WHICH = ("all", "finished", "unfinished")
DATE = 18
TOP = 3


class Stored(msgspec.Struct, frozen=True):
    """A row of the list, by the table's name."""

    id: str


class ReplaysPage(Page):
    """See the module."""

    BINDINGS = bindings_at(LIST, REPLAYS)

    def __init__(self) -> None:
        super().__init__(id="replays")
        self.all: list[Row] = []
        self.which = WHICH[0]
        self.wanted = ""
        self.top = 0
        self.widest = 0

    def look(self) -> None:
        """Read the store anew; the cursor stays where it can."""
        self.all = self.hall.store.tables()
        self.keep_cursor()
        self.repaint()

    @property
    def shown(self) -> list[Row]:
        """The rows that pass the filter and the search."""
        kinds = {"all": (True, False), "finished": (True,), "unfinished": (False,)}[self.which]
        return [row for row in self.all if row.summary.finished in kinds and is_searched(row, self.wanted)]

    @property
    def row_here(self) -> Row | None:
        return next((row for row in self.shown if self.is_here(Stored(row.id))), None)

    @property
    def index(self) -> int:
        return next((index for index, row in enumerate(self.shown) if self.is_here(Stored(row.id))), 0)

    @property
    def room(self) -> int:
        return max(self.size.height - TOP - 4, 1)

    def keep_cursor(self) -> None:
        shown = self.shown
        if self.row_here is None:
            self.cursor = Stored(shown[0].id) if shown else None
        self.scroll_to_cursor()

    def scroll_to_cursor(self) -> None:
        self.top = max(min(self.top, self.index), self.index - self.room + 1, 0)

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        palette, height = self.palette, canvas.height
        shown = self.shown
        count = f"{len(shown)} of {len(self.all)}" if len(shown) != len(self.all) else f"{len(self.all)} saved"
        title = [Word("Replays", "gold", bold=True), Word(f"  {self.which}")]
        if self.wanted:
            title.append(Word(f"  /{self.wanted}", "lit"))
        draw_header(canvas, palette, title, (Word(count, "dim"),))
        self.widest = max((len(row.id) for row in shown), default=0)
        who = 3 + DATE + max((len(f"{title_of(row)} {options_of(row)}") for row in shown), default=10) + 2
        for x, words in ((3, "when"), (3 + DATE, "game"), (who, "players and points")):
            canvas.text(x, 1, words, Ink(palette.dim))
        self.scroll_to_cursor()
        for y, row in enumerate(shown[self.top : self.top + self.room], TOP - 1):
            self.draw_stored(canvas, Region(0, y, canvas.width, 1), row, min(who, canvas.width // 2 + 6))
        if not shown:
            canvas.text(3, TOP, self.nothing(), Ink(palette.dim), canvas.width - 4)
        call, remark = self.prompt()
        draw_prompt(canvas, palette, height - 3, call, remark)
        draw_keys(canvas, palette, height - 1, self.keys())

    def nothing(self) -> str:
        if not self.all:
            return "No games yet. Every game you start appears here."
        keys = self.hall.keys
        other, search = keys.shown("filter", REPLAYS), keys.shown("search", REPLAYS)
        return f"No games match. Press {other} for other games, or {search} and Enter for all."

    def draw_stored(self, canvas: Canvas, at: Region, row: Row, who: int) -> None:
        palette, here = self.palette, self.is_here(Stored(row.id))
        if here:
            canvas.fill(at, palette.chosen)
        sign, ink = self.mark(row)
        canvas.text(1, at.y, sign, ink)
        text = Ink(palette.bright if here else palette.text, bold=here)
        canvas.text(3, at.y, when(row.updated, self.hall.clock(), self.hall.zone), text, DATE - 1)
        x = canvas.text(3 + DATE, at.y, title_of(row), text, who - DATE - 5)
        canvas.text(x + 1, at.y, options_of(row), Ink(palette.dim), max(who - x - 2, 0))
        tail = self.tail(row, canvas.width)
        end = canvas.right(at.right - 1, at.y, tail, Ink(palette.dim)) if tail else at.right
        spans = list(self.players(row))
        canvas.spans(
            who, at.y, spans if width_of(spans) <= end - who + 1 else list(self.players(row, brief=True)), end - who - 1
        )
        self.spot(canvas, at, Stored(row.id), "stored")

    def mark(self, row: Row) -> Span:
        summary = row.summary
        if summary.finished:
            return DONE, Ink(self.palette.dim)
        if is_my_turn(summary):
            return NOW, Ink(self.palette.lit, bold=True)
        return THINKING, Ink(self.palette.dim)

    def players(self, row: Row, brief: bool = False) -> Iterator[Span]:
        """Everybody with their points; winners have a star. In brief only the owner of these games has a name."""
        palette, summary = self.palette, row.summary
        for seat, name in enumerate(names_of(summary)):
            won = summary.finished and seat < len(summary.places) and summary.places[seat] == 1
            yield f"{CONDITIONAL if won else ''}{seat_glyph(seat)} ", Ink(palette.seat(seat), bold=won)
            named = "" if brief and seat != summary.me else name or "nobody"
            yield named, Ink(palette.bright if won else palette.text, bold=won)
            has_points = seat < len(summary.scores) and not summary.is_one_side
            points = figure(summary.scores[seat]) if has_points else ""
            yield f"{' ' if named and points else ''}{points}  ", Ink(palette.gold if won else palette.dim, bold=won)

    def tail(self, row: Row, width: int) -> str:
        """What is said at the right end where there is room."""
        if width < 110:
            return ""
        flags = [word for word, is_so in self.flags(row) if is_so]
        return f"{', '.join(flags)}{'  ' if flags else ''}{row.summary.moves:>4} moves  {row.id:<{self.widest}}"

    def flags(self, row: Row) -> tuple[tuple[str, bool], ...]:
        summary = row.summary
        return (
            ("with help", summary.assisted),
            ("imported", summary.imported),
            ("one seat's view", summary.view_only),
        )

    def prompt(self) -> tuple[Words, Words]:
        row = self.row_here
        if row is None:
            return (
                Word("Nothing to open.", "bright"),
                Word(f"  Press {self.hall.keys.shown('bring', REPLAYS)} to import a log file."),
            ), ()
        summary = row.summary
        key = self.hall.keys.shown("go_on", REPLAYS)
        more = f"{key} opens its score sheet" if summary.finished else f"{key} continues it"
        call = (Word(f"{title_of(row)}, {row.id}.", "bright"), Word(f"  Enter replays it, {more}."))
        flags = ", ".join(word for word, is_so in self.flags(row) if is_so)
        ending = summary.reason.removesuffix(".") or summary.stage
        return call, (
            Word(f"{ending}{', ' if ending else ''}{summary.moves} moves{', ' if flags else ''}{flags}.", "dim"),
        )

    def keys(self) -> list[tuple[str, str]]:
        nothing = self.row_here is None
        gone = dict.fromkeys(("choose", "export", "delete", "go_on"), "") if nothing else {}
        words = {"choose": "watch", "sideways": "", "area": "", "turn": "", **gone}
        return row_of(self.hall.keys.at(REPLAYS, LIST, PAGE), **words)

    # Going

    def action_move(self, way: str) -> None:
        self.step({"up": -1, "down": 1}.get(way, 0))

    def action_turn(self, pages: int) -> None:
        self.step(pages * self.room)

    def action_end(self, way: int) -> None:
        self.step(way * len(self.all))

    def step(self, by: int) -> None:
        shown = self.shown
        if shown:
            self.go(Stored(shown[max(0, min(self.index + by, len(shown) - 1))].id))

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        event.stop()
        self.step(3)

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        event.stop()
        self.step(-3)

    def clicked(self, thing: Hashable) -> None:
        """The first click goes there, the second opens."""
        if self.is_here(thing):
            self.opened(thing)
        else:
            self.go(thing)

    # Doing

    def table_here(self) -> Table | None:
        row = self.row_here
        return Table.open(self.hall.store, row.id, self.hall.clock) if row else None

    def opened(self, thing: Hashable) -> None:
        table = self.table_here()
        if table:
            title = f"{table.game.title}, {table.id}"
            self.hall.open_replay(table.journal, title, eyes_of(table.summary))

    def action_go_on(self) -> None:
        row = self.row_here
        if row:
            self.hall.continue_table(row.id)

    def action_filter(self) -> None:
        self.which = WHICH[(WHICH.index(self.which) + 1) % len(WHICH)]
        self.keep_cursor()
        self.repaint()

    def action_search(self) -> None:
        def search(words: str | None) -> None:
            if words is not None:
                self.wanted = words
                self.keep_cursor()
                self.repaint()

        question = "Search by game, option, player or table name:"
        self.app.push_screen(AskScreen.text("Search", question, self.wanted, verb="search"), search)

    def action_export(self) -> None:
        table = self.table_here()
        if table:
            data = table.export(*eyes_of(table.summary))
            self.notify(self.hall.files.export(table.id, "log", data), markup=False)

    def action_bring(self) -> None:
        def bring(path: str | None) -> None:
            if path:
                self.hall.attempt(lambda: self.bring(path))

        question = "Which log file? It is checked and added to your games."
        self.app.push_screen(AskScreen.text("Import a game", question, verb="import it"), bring)

    def bring(self, path: str) -> None:
        """Keep a log file as a table of its own."""
        table = Table.adopt(self.hall.store, self.hall.files.log_at(path), self.hall.clock)
        self.which, self.wanted = WHICH[0], ""
        self.cursor = Stored(table.id)
        self.look()
        warning = f" {table.journal.warnings[0]}" if table.journal.warnings else ""
        self.notify(f"{table.game.title} is saved as {table.id}.{warning}", markup=False)

    def action_delete(self) -> None:
        row = self.row_here
        if row is None:
            return
        names = ", ".join(sat.name for sat in row.summary.seats if sat.name)

        def delete(answer: str | None) -> None:
            if answer:
                self.hall.attempt(lambda: self.delete(row.id))

        question = f"{title_of(row)} with {names or 'nobody'}, {row.id}. You cannot undo this."
        self.app.push_screen(AskScreen.confirm("Delete this game?", question), delete)

    def delete(self, id: str) -> None:
        """Forget a table; the cursor goes to the one below."""
        place = self.index
        self.hall.store.delete(id)
        self.all = self.hall.store.tables()
        shown = self.shown
        self.cursor = Stored(shown[min(place, len(shown) - 1)].id) if shown else None
        self.look()


def options_of(row: Row) -> str:
    """The options of a table, in words."""
    return options_in_words(row.game, row.summary.options)


class ReplaysScreen(LookingScreen):
    """The list of stored games."""

    places = (PAGE, LIST, REPLAYS)
    title_words = "Replays"

    def page(self) -> Page:
        return ReplaysPage()
