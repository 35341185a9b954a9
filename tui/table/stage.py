"""The stage: a board in its frame of header, phases, inspector, prompt, log and keys, for any game and any size.

Tables, replays and lessons are stages. A stage shows one `Picture` at a time, keeps what the cursor points at, and
gives every part the room it has. What keys and choices mean is the business of the screens made from it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, cast

import msgspec
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Container, Horizontal, Vertical
from textual.events import Key as KeyPressed
from textual.events import Resize
from textual.screen import Screen

from engine.core import World
from tui.board.contract import Inspection, SceneBoard
from tui.config import exporting
from tui.draw.canvas import Ink
from tui.draw.panel_layout import (
    FIGURES,
    LEAST_WIDTH,
    Arrangement,
    arrangement,
    is_too_small,
    rows_around,
    rows_below,
    rows_for_board,
    rows_kept,
    wide_log,
)
from tui.draw.svg import svg_of
from tui.keys.bindings import apart_from
from tui.keys.keymap import keys_of
from tui.keys.registry import Command
from tui.table.palette import StageCommands
from tui.table.panels.header import PhaseStrip, TableHeader
from tui.table.panels.inspector import Inspector
from tui.table.panels.keys import KeyRow
from tui.table.panels.log import LogLine, LogTitle, LogView
from tui.table.panels.notice import SmallNotice, Wall
from tui.table.panels.panel import Panel
from tui.table.panels.prompt import PromptPanel, Words, noticed
from tui.table.panels.standing import Signs, Standing
from tui.table.picture import Picture

if TYPE_CHECKING:
    from tui.app.app import Duskhall

HIGH = 34
"""Rows from which on the opened inspector lies above; on a lower screen it lies below, to leave the hand in sight."""

HIGHEST = 50
"""Rows from which on an opened log has room for standing and signs beside it."""

LEAST_LOG = 14
"""The legend of signs goes, where it would leave the log beside the board fewer rows."""

BLIND = ("q", "escape")
"""The keys that still work where the notice hides the table."""


class Stage(Screen[None]):
    """See the module."""

    CSS_PATH = "stage.tcss"
    COMMANDS = {StageCommands}
    BINDINGS: ClassVar[list[BindingType]] = []
    least_talk = 0
    """Rows that people need to talk, under an upright board."""
    has_corner = True  # whether the log may lie in a corner of the board

    def __init__(self) -> None:
        super().__init__()
        self.picture: Picture | None = None
        self.board: SceneBoard | None = None
        self.pointed: Any | None = None
        self.inspection: Inspection | None = None
        self.log_is_wide = self.is_presenting = False
        self.left_below = 0
        """Rows that standing and signs leave beside the log, under an upright board."""
        self.news, self.refusal, self.question = "", "", ""
        self.is_exporting = False
        self._prompt, self._prompt_rows, self._room = (LEAST_WIDTH, 1), 1, (0, 0)  # rows of inspector, log line
        self._corner = (0, 0)

    @property
    def hall(self) -> Duskhall:
        return cast("Duskhall", self.app)

    async def on_mount(self) -> None:
        await self.opened()

    async def opened(self) -> None:
        """The parts are there: show the first picture."""
        raise NotImplementedError

    def compose(self) -> ComposeResult:
        yield TableHeader(id="header")
        with Container(id="middle"):
            with Vertical(id="left"):
                yield PhaseStrip(id="strip")
                yield Container(id="place")
                yield Inspector(id="inspector")
                yield LogLine(id="log-line")
                yield PromptPanel(id="prompt")
                yield PromptPanel(id="long-prompt")
                yield Inspector(id="whole", title="Details", whole=True)
            with Horizontal(id="column"):
                yield Wall()
                with Container(id="told"):
                    with Vertical(id="events"):
                        yield LogTitle(id="log-title")
                        yield LogView(id="log")
                    with Vertical(id="figures"):
                        yield Standing(id="standing")
                        yield Signs(id="signs")
        yield KeyRow(id="keys")
        yield SmallNotice(id="notice")

    # What the screens made from it add

    @property
    def places(self) -> tuple[str, ...]:
        """Where this screen is, for `tui.keys.registry`."""
        raise NotImplementedError

    def words(self) -> Words:
        """What the prompt says now."""
        raise NotImplementedError

    def choices(self) -> list[tuple[str, str, Any]]:
        """Every legal action by name and with a word about it, for the palette."""
        return []

    async def choose(self, action: Any, *then: Any, asks: bool = False) -> None:
        """The viewer chose this, on the board or in the palette; by the same key also what comes then."""

    def exported(self, kind: exporting.Kind) -> tuple[str, bytes]:
        """The name and the content of a log or a story to be saved."""
        raise NotImplementedError

    def commands(self) -> tuple[Command, ...]:
        """The commands that make sense now; a key that the game's board has for itself is not told here."""
        own = self.picture.face.commands if self.picture is not None and not self.picture.scene.over else ()
        return apart_from(keys_of(self.app).at(*self.places), own)

    # Showing

    async def stand(self, board: SceneBoard) -> None:
        """Put a board on the stage in place of the one before, with everything it knew."""
        self.pointed, self.inspection, self.board = None, None, board
        place = self.query_one("#place")
        await place.remove_children()
        await place.mount(board)
        board.focus()

    def present(self, picture: Picture) -> None:
        """Show this moment."""
        self.picture, self.is_presenting = picture, True
        try:
            if self.board is not None:
                self.board.show(picture.scene)
        finally:
            self.is_presenting = False
        for panel in self.walk_children(Panel):
            panel.show(picture)
        self.lay_out()
        self.speak()

    def speak(self) -> None:
        """Say anew what to do, and which keys do it."""
        self.query_one("#prompt", PromptPanel).say(self.aside(self.words()))
        self.lay_out_prompt()
        beside = self.query_one("#column").display  # there the title of the log names its key
        commands = [command for command in self.commands() if not (beside and command.name == "log")]
        commands = [] if self.is_exporting else commands
        self.query_one(KeyRow).set_hints(self.board_keys(), commands)

    def aside(self, words: Words) -> Words:
        """On a low screen the log's line tells news, refusals and bad news, if they fit; then the prompt need not."""
        line, palette = self.query_one(LogLine), self.query_one(LogLine).palette
        notice, left = None, words
        width, rows = self._prompt
        if rows == 1 and any(self._room) and not words.question:
            can_wait = not self._room[1] and self.is_asked_in_passing
            words = msgspec.structs.replace(words, harm="") if can_wait else words
            notice, left = noticed(words, palette, width - 2)
        elif self._room[1] and words.harm:
            notice, left = (words.harm, Ink(palette.warn, bold=True)), msgspec.structs.replace(words, harm="")
        if (notice is None) != (line.notice is None):
            self._notice_rows(notice is not None)
        line.tell(notice)
        return left

    @property
    def is_asked_in_passing(self) -> bool:
        """Whether the viewer is to answer in another's turn: what the answer comes to is read before older news."""
        scene = self.picture.scene if self.picture is not None else None
        return scene is not None and bool(scene.legal) and scene.world.turn not in (None, scene.seat)

    def board_keys(self) -> tuple[tuple[str, str], ...]:
        """The keys of the board that are worth showing now; while something is asked, those that answer it."""
        if self.is_exporting:
            return exporting.ANSWERS
        return keys_of(self.app).row(self.board.keys()) if self.board is not None else ()

    def follow(self, action: Any | None, inspection: Inspection | None) -> None:
        self.points_at(action)
        self.pointed, self.inspection = action, inspection
        for inspector in self.walk_children(Inspector):
            inspector.tell(inspection)
        self.lay_out_whole()
        if not self.is_presenting:
            self.speak()

    def points_at(self, action: Any | None) -> None:
        """The cursor goes to something that stands for this action."""

    async def on_scene_board_chose(self, message: SceneBoard.Chose) -> None:
        message.stop()
        await self.choose(message.action, *message.then, asks=message.asks)

    # Arranging

    def on_resize(self, _: Resize) -> None:
        self.lay_out()

    @property
    def is_wide(self) -> bool:
        """Whether the board wants the columns beside it, on a screen of this width."""
        face = self.picture.face if self.picture is not None else None
        return face is not None and face.wide and self.app.size.width >= face.wide_from

    def lay_out(self) -> None:
        """Give every part its room."""
        width, height = self.app.size
        small = is_too_small(width, height)
        for part in ("#header", "#middle", "#keys"):
            self.query_one(part).display = not small
        self.query_one(SmallNotice).display = small
        if small:
            return
        over = bool(self.picture and self.picture.scene.over)
        room, corner = self._with_corner(arrangement(width, height, sheet=over, wide=self.is_wide), height)
        self._rows("#strip", room.strip)
        self._room = (0 if over else room.inspector, room.log_line)
        self._notice_rows(self.query_one(LogLine).notice is not None)
        self._rows("#prompt", room.prompt)
        self._rows("#keys", room.keys)
        standing, signs = self.query_one(Standing), self.query_one(Signs)
        reading = self.log_is_wide and height < HIGHEST  # who wants to read has the column for the log
        told = standing.height_needed() if room.standing and not reading else 0
        legend = signs.height_needed() if room.signs and not reading else 0
        below = self._rows_below(room, height)
        room_for_figures = below - self.least_talk if below else height - room.keys - 2 - LEAST_LOG
        legend = legend if told + legend <= room_for_figures else 0
        self._rows("#standing", told)
        self._rows("#signs", legend)
        self.left_below = below - told - legend if below else 0
        self._corner = (0, 0) if self.log_is_wide else corner
        self._lay_out_column(room, width, height, below)
        margin = room.column + 1 if room.column else 0
        self.query_one("#left").styles.margin = (0, margin, below, 0)
        self._prompt = (width - margin, room.prompt)
        self.lay_out_prompt()
        if self.focused is None and self.board is not None and self.board.can_focus:
            self.board.focus()  # the notice hid it, and what is hidden loses the keys

    def _rows_below(self, room: Arrangement, height: int) -> int:
        """The rows of the log under the board; 0: it is not there."""
        if not room.upright or self.log_is_wide:
            return 0
        most = rows_for_board(room, height)
        board = self.board
        return rows_below(room, height, board.rows_wanted(self.app.size.width, most) if board is not None else most)

    def _with_corner(self, room: Arrangement, height: int) -> tuple[Arrangement, tuple[int, int]]:
        """The columns and rows of the log in a corner of a board that has the whole width; then it needs no line."""
        over = bool(self.picture and self.picture.scene.over)
        is_alone = self.has_corner and not (room.column or room.upright or over)
        rows = height - 1 - rows_around(room) if is_alone else 0
        corner = self.board.lend(rows) if self.board is not None else (0, 0)
        if not any(corner):
            return room, corner
        figures = {} if self.log_is_wide else {"standing": False, "signs": False}
        return msgspec.structs.replace(room, log_line=0, **figures), corner

    def _lay_out_column(self, room: Arrangement, width: int, height: int, below: int) -> None:
        """The log with standing and signs: beside the board, under it, in its corner, or over it, opened wide."""
        over = bool(self.picture and self.picture.scene.over)
        column, corner = self.query_one("#column"), self._corner
        columns = corner[0] or ((wide_log(width) if self.log_is_wide else room.column) + 1)
        column.display = columns > 1 or below > 0
        column.set_class(below > 0, "is-below")
        column.set_class(any(corner), "is-corner")
        column.styles.width = "100%" if below else columns
        column.styles.height = below or height - 1 - room.keys - (rows_kept(room, over) if self.log_is_wide else 0)
        column.styles.margin = (height - 1 - room.keys - room.prompt - corner[1], 0, 0, 0) if any(corner) else 0
        self.query_one("#figures").styles.width = FIGURES if below else "1fr"
        title = self.query_one(LogTitle)
        title.wide, title.ruled = self.log_is_wide, below > 0 or any(corner)
        title.repaint()

    def lay_out_prompt(self) -> None:
        """What must be read whole and has no room in the prompt lies over the rows above it as well."""
        width, rows = self._prompt
        prompt = self.query_one("#prompt", PromptPanel)
        needed = prompt.rows_needed(width, rows)
        if needed > rows:
            self.query_one("#long-prompt", PromptPanel).say(prompt.words)
        if needed > rows or self._prompt_rows > rows:
            self._rows("#long-prompt", needed if needed > rows else 0)
        if any(self._corner):
            self.query_one("#column").styles.height = self._corner[1] - needed + rows
        if needed != self._prompt_rows:
            self._prompt_rows = needed
            self._notice_rows(self.query_one(LogLine).notice is not None)
            self.lay_out_whole()

    def lay_out_whole(self) -> None:
        """The opened inspector is as high as what it tells."""
        whole, height = self.query_one("#whole", Inspector), self.app.size.height
        if whole.display:
            prompt = self._prompt_rows
            whole.styles.dock = "bottom" if height < HIGH else "top"
            whole.styles.margin = (0, 0, prompt, 0) if height < HIGH else (1, 0, 0, 0)
            whole.styles.height = min(whole.rows_for(whole.size.width or 60), max(height - 6, 4))

    def _notice_rows(self, told: bool) -> None:
        """Where the log has no line, a notice stands in a row of the inspector: the board keeps its place.

        So do the rows of a long prompt; the inspector tells the same without its frame in what is left.
        """
        inspector, log_line = self._room
        lent = int(told and not log_line and inspector > 0)
        inspector, log_line = inspector - lent, log_line + lent
        covered = max(0, self._prompt_rows - self._prompt[1] - log_line)
        left = inspector - covered if inspector > covered else inspector
        self.query_one("#inspector").styles.margin = (0, 0, inspector - left, 0)
        self._rows("#inspector", left)
        self._rows("#log-line", log_line)

    def _rows(self, selector: str, rows: int) -> None:
        part = self.query_one(selector)
        part.display = rows > 0
        part.styles.height = rows

    # Keys that every stage has

    def action_log(self) -> None:
        self.log_is_wide = not self.log_is_wide
        self.lay_out()

    def action_scroll(self, pages: int) -> None:
        self.query_one(LogView).turn(pages)

    def action_settings(self) -> None:
        self.hall.open_settings()

    def action_gallery(self) -> None:
        """All cards: at the one under the cursor, or while the log is read at the newest it names."""
        if self.picture is not None:
            titled = "".join(word.text for word in self.inspection.title) if self.inspection is not None else ""
            names = self.picture.face.card_names
            found = names.within(titled)
            if self.log_is_wide or not found:
                told = self.query_one(LogView).lines()
                found = [each for line in told for each in names.within(line)][-1:] or found
            self.show_card(found[0][2].name if found else "")

    def show_card(self, name: str) -> None:
        """Open the gallery at a card, with what the viewer may know of this table."""
        if self.picture is not None:
            self.hall.open_gallery(self.picture.face.slug, self.world_seen, name)

    def world_seen(self) -> World | None:
        """The World as it is shown now: whoever looks, it holds nothing that they may not know."""
        return self.picture.scene.world if self.picture is not None else None

    def on_log_view_named(self, message: LogView.Named) -> None:
        message.stop()
        self.show_card(message.card)

    def action_inspect(self) -> None:
        whole = self.query_one("#whole", Inspector)
        whole.display = not whole.display
        self.call_after_refresh(self.lay_out_whole)

    # Saving

    async def on_key(self, event: KeyPressed) -> None:
        """While something is asked in the prompt, its answers come before all other keys."""
        blind = is_too_small(*self.app.size) and event.key not in BLIND
        if blind or await self.answers(event.key):
            event.stop()
        else:
            self.touched(event.key)

    def on_click(self) -> None:
        self.touched("click")

    def touched(self, key: str) -> None:
        """A key or a click that means something else: what was said about the last wish is said no more."""
        if key != "escape":
            self.hush()

    async def answers(self, key: str) -> bool:
        """Whether a key answers what the prompt asks; then that is done."""
        if not self.is_exporting or key == "escape":
            return False
        if key not in exporting.KEYS:
            return True  # what is asked takes its own keys and nothing else
        self.hush()
        self.speak()
        self.call_after_refresh(self.save, exporting.KEYS[key])
        return True

    def hush(self) -> None:
        """Whatever was said about the last wish is said no more."""
        self.news, self.refusal, self.question, self.is_exporting = "", "", "", False

    def action_export(self) -> None:
        self.hush()
        self.is_exporting, self.question = True, exporting.QUESTION
        self.speak()

    def save(self, kind: exporting.Kind) -> None:
        """Save what was asked for, as the viewer may see it."""
        if kind == "picture":
            name, data = self.exported("story")[0], svg_of(self.app, self.hall.title).encode()
        else:
            name, data = self.exported(kind)
        self.news = self.hall.files.export(name, kind, data)
        self.speak()

    def step_aside(self) -> bool:
        """Esc: close what lies over the board, the last opened first; False where nothing does."""
        whole = self.query_one("#whole", Inspector)
        if whole.display:
            whole.display = False
        elif self.log_is_wide:
            self.action_log()
        else:
            return self.board is not None and self.board.step_back()
        return True
