"""What is said in a room, as it is drawn, and the line to say something in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.events import Paste
from textual.geometry import Region
from textual.message import Message
from textual.widgets import Input

from engine.tables.hall.chat import Said
from engine.tables.hall.listing import Chair
from engine.tables.plain_text import LONGEST_LINE, plain
from tui.draw.canvas import Canvas, Ink, Span, Word
from tui.draw.chrome import Key, draw_section
from tui.draw.glyphs import seat_glyph
from tui.draw.text_flow import wrapped
from tui.draw.theme import Palette

Seats = Mapping[str, int]

"""The seats of people, by their ids."""

NOTHING_YET = "No messages yet; press c to chat."


def seats_of_owners(chairs: Sequence[Chair]) -> Seats:
    """By whose sign somebody's words are known: that of their first seat."""
    seats: dict[str, int] = {}
    for seat, chair in enumerate(chairs):
        if chair.owner:
            seats.setdefault(chair.owner, seat)
    return seats


def spans_of_said(said: Said, palette: Palette, seats: Seats) -> list[Span]:
    """A line with who said it: in the colour and with the sign of their seat, where they have one."""
    if not said.who:
        return [(said.text, Ink(palette.dim, italic=True))]
    seat = seats.get(said.who)
    if seat is None:
        return [(f"{said.name}  ", Ink(palette.gold, bold=True)), (said.text, Ink(palette.text))]
    name = f"{seat_glyph(seat)} {said.name}  "
    return [(name, Ink(palette.seat(seat), bold=True)), (said.text, Ink(palette.text))]


def draw_talk(canvas: Canvas, palette: Palette, at: Region, lines: Sequence[Said], seats: Seats) -> None:
    """The last lines that fit, the newest at the foot."""
    rows: list[list[Span]] = []
    for said in lines[-at.height :] if at.height > 0 else ():
        rows += wrapped(spans_of_said(said, palette, seats), at.width, indent=2)
    if not rows:
        canvas.text(at.x, at.y, NOTHING_YET, Ink(palette.dim), at.width)
    for y, row in enumerate(rows[-at.height :], at.y):
        canvas.spans(at.x, y, row, at.width)


def draw_talk_title(canvas: Canvas, palette: Palette, at: Region, title: str, offer: str) -> None:
    """The rule above what was said; a click on the offer to say something presses its key."""
    right = (Word("c", "lit", bold=True), Word(f" {offer}", "dim"))
    draw_section(canvas, palette, Region(at.x, at.y, at.width, 1), title, right=right)
    wide = len(offer) + 2
    canvas.hot(Region(at.right - wide - 2, at.y, wide, 1), Key("c"))


class TalkBar(Input):
    """One line at the foot of a screen: Enter says it and waits for more, Esc is done."""

    DEFAULT_CSS = """
    TalkBar, TalkBar:focus {
        layer: over;
        dock: bottom;
        height: 1;
        margin: 0 0 1 0;
        padding: 0 1;
        border: none;
        background: $hall-raised;
        color: $hall-bright;
        display: none;
    }
    TalkBar.-open { display: block; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close", "done", show=False)]

    class Spoken(Message):
        """Something was said."""

        def __init__(self, text: str) -> None:
            super().__init__()
            self.text = text

    class Closed(Message):
        """Nothing more is to be said."""

    def __init__(self) -> None:
        hint = "Type a message; Enter sends it, Esc closes."
        super().__init__(placeholder=hint, max_length=LONGEST_LINE, select_on_focus=False, id="talk-bar")
        self.cursor_blink = False

    @property
    def is_open(self) -> bool:
        return self.has_class("-open")

    def _on_paste(self, event: Paste) -> None:
        """What is pasted is made plain before it is shown."""
        event.prevent_default()
        event.stop()
        self.insert_text_at_cursor(plain(event.text, LONGEST_LINE))

    def open(self) -> None:
        self.add_class("-open")
        self.focus()

    def action_close(self) -> None:
        self.value = ""
        self.remove_class("-open")
        self.post_message(self.Closed())

    def on_input_submitted(self, message: Input.Submitted) -> None:
        message.stop()
        text, self.value = message.value, ""
        if text.strip():
            self.post_message(self.Spoken(text))
        else:
            self.action_close()
