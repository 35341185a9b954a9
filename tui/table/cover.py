"""The cover between two people at one keyboard: it hides the table until the next person says that they sit there.

Shown by the table screen, which has put away everything the last person saw before it comes up. It knows a name and a
seat, and nothing of the game.
"""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.events import Click
from textual.geometry import Region
from textual.screen import Screen

from tui.draw.canvas import Canvas, Ink, Span, width_of
from tui.draw.canvas_widget import CanvasWidget
from tui.draw.chrome import Key, draw_keys, draw_notice
from tui.draw.glyphs import FACE_DOWN, seat_glyph
from tui.draw.panel_layout import is_too_small
from tui.keys.bindings import bindings_at, hints_of
from tui.keys.keymap import keys_of
from tui.keys.registry import COVER

WIDTH, HEIGHT = 56, 9
HOLD = 0.5
"""Seconds in which the cover cannot be taken away: the key that chose, pressed once more, must not show it all."""


class CoverScreen(Screen[bool]):
    """Ends with True when the next person is ready, with False when somebody wants to leave the table."""

    COMMANDS = set()
    BINDINGS: ClassVar[list[BindingType]] = bindings_at(COVER)

    def __init__(self, seat: int, name: str, title: str) -> None:
        super().__init__()
        self.seat, self.person, self.game_title = seat, name, title
        self.is_held = HOLD > 0

    def compose(self) -> ComposeResult:
        yield Cover(self.seat, self.person, self.game_title)

    def on_mount(self) -> None:
        if self.is_held:
            # Textual drops a timer that a busy machine lets start too late; then nobody could ever sit down
            self.set_timer(HOLD, self.release)._skip = False

    def release(self) -> None:
        """From now on the next person may take the cover away."""
        self.is_held = False

    def action_ready(self) -> None:
        if not self.is_held and not is_too_small(*self.app.size):
            self.dismiss(True)

    def action_step_back(self) -> None:
        self.dismiss(False)

    def action_leave(self) -> None:
        self.app.exit()


class Cover(CanvasWidget):
    """Backs of cards all over, and in the middle whose turn it is to look."""

    def __init__(self, seat: int, name: str, title: str) -> None:
        super().__init__()
        self.seat, self.person, self.game_title = seat, name, title

    def paint(self, canvas: Canvas) -> None:
        palette = self.palette
        if is_too_small(*self.app.size):
            draw_notice(canvas, palette)
            return
        canvas.pattern(Region(0, 0, canvas.width, canvas.height - 1), FACE_DOWN, Ink(palette.frame))
        box = Region((canvas.width - WIDTH) // 2, (canvas.height - HEIGHT) // 2, WIDTH, HEIGHT)
        canvas.fill(box, palette.panel)
        canvas.frame(box, "double", Ink(palette.selected))
        canvas.text(box.x + 2, box.y, f" {self.game_title} ", Ink(palette.gold, bold=True), WIDTH - 4)
        who: list[Span] = [
            ("Pass the keyboard to ", Ink(palette.text)),
            (f"{seat_glyph(self.seat)} {self.person}", Ink(palette.seat(self.seat), bold=True)),
            (".", Ink(palette.text)),
        ]
        canvas.spans(box.x + (WIDTH - min(width_of(who), WIDTH - 4)) // 2, box.y + 2, who, WIDTH - 4)
        self._centred(canvas, box, 4, "Everyone else, look away.", Ink(palette.dim))
        self._centred(
            canvas,
            box,
            6,
            f"Press {keys_of(self.app).shown('ready', COVER)} when ready.",
            Ink(palette.bright, bold=True),
        )
        canvas.hot(box, Key("enter"))
        draw_keys(canvas, palette, canvas.height - 1, hints_of(keys_of(self.app).at(COVER)))

    def on_click(self, event: Click) -> None:
        thing = self.thing_at(event.x, event.y)
        if isinstance(thing, Key):
            self.app.simulate_key(thing.name)

    @staticmethod
    def _centred(canvas: Canvas, box: Region, row: int, words: str, ink: Ink) -> None:
        canvas.text(box.x + (box.width - len(words)) // 2, box.y + row, words, ink)
