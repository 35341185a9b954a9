"""What every page of the hall has in common: a header row, section rules, the prompt, the row of keys.

Pages and the table's panels paint it. Each key drawn is hot with its `Key`: a click on the row does what the key does.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
from textual.geometry import Region
from textual.keys import _character_to_key

from tui.draw.canvas import Canvas, Ink, Span, Word, cells_of, spans_of, width_of
from tui.draw.glyphs import ASCII, DOWN, HOUSE_MARK, LEFT, NOT_POSSIBLE, NOW, RIGHT, UP, WALL
from tui.draw.panel_layout import LEAST_HEIGHT, LEAST_WIDTH
from tui.draw.theme import Palette

Keys = Sequence[tuple[str, str]]


class Key(msgspec.Struct, frozen=True):
    """A key drawn on the page: clicking it presses it. `name` is what Textual calls it."""

    name: str


NAMES = {
    "Enter": "enter",
    "Esc": "escape",
    "Tab": "tab",
    "space": "space",
    "?": "question_mark",
    "/": "slash",
    "+": "plus",
    "-": "minus",
    "PgUp": "pageup",
    "PgDn": "pagedown",
    "Home": "home",
    "End": "end",
    LEFT: "left",
    RIGHT: "right",
    UP: "up",
    DOWN: "down",
}
"""What Textual calls the keys that are shown by a word or an arrow; any other sign Textual names itself."""


def key_of(shown: str) -> Key | None:
    """The key behind a badge; None where a badge stands for several, as `1-5` does."""
    if shown in NAMES:
        return Key(NAMES[shown])
    if len(shown) == 1:
        return Key(_character_to_key(shown))
    return Key(shown) if shown.startswith("ctrl+") else None


def draw_header(canvas: Canvas, palette: Palette, title: Sequence[Word], right: Sequence[Word] = ()) -> None:
    """Row 0: the house mark and where we are, and words at the right end."""
    canvas.fill(Region(0, 0, canvas.width, 1), palette.raised)
    ending = spans_of(right, palette)
    room = canvas.width - 4 - (width_of(ending) + 2 if ending else 0)
    canvas.spans(1, 0, [(f"{HOUSE_MARK} ", Ink(palette.gold, bold=True)), *spans_of(title, palette)], room)
    canvas.spans(canvas.width - width_of(ending) - 1, 0, ending)


def draw_section(
    canvas: Canvas, palette: Palette, at: Region, title: str, note: str = "", right: Sequence[Word] = ()
) -> None:
    """A rule across the first row of a region, with a title set into it."""
    words: list[Span] = [(title, Ink(palette.gold, bold=True))]
    if note:
        words.append((f" {note}", Ink(palette.dim)))
    canvas.rule(at.x, at.y, at.width, Ink(palette.frame), words, spans_of(right, palette))


def draw_wall(canvas: Canvas, palette: Palette, x: int, top: int, bottom: int) -> None:
    """A line down between two columns."""
    for y in range(top, bottom):
        canvas.text(x, y, WALL, Ink(palette.frame))


def draw_prompt(canvas: Canvas, palette: Palette, y: int, call: Iterable[Word], remark: Iterable[Word] = ()) -> None:
    """What to do now, and a remark on the row below it."""
    canvas.spans(1, y, [(f"{NOW} ", Ink(palette.selected, bold=True)), *spans_of(call, palette)], canvas.width - 2)
    canvas.spans(3, y + 1, spans_of(remark, palette), canvas.width - 4)


def draw_keys(canvas: Canvas, palette: Palette, y: int, keys: Keys) -> None:
    """The keys worth knowing, the most useful first; those that do not fit are left out. A click presses them.

    A key is spelled as everywhere, also beside a board that has letters of its own for an arrow.
    """
    canvas.fill(Region(0, y, canvas.width, 1), palette.panel)
    x = 0
    for shown, word in keys:
        badge, tail = f" {ASCII(shown) if canvas.glyphs.ascii else shown} ", f" {word} "
        width = len(cells_of(canvas.glyphs(badge + tail)))
        if x + width > canvas.width:
            break
        after = canvas.text(x, y, badge, Ink(palette.bright, palette.raised, bold=True))
        canvas.text(after, y, tail, Ink(palette.dim))
        pressed = key_of(shown)
        if pressed:
            canvas.hot(Region(x, y, width, 1), pressed)
        x += width + 1


def draw_badge(
    canvas: Canvas, palette: Palette, x: int, y: int, key: str, *, here: bool = False, dim: bool = False
) -> int:
    """A key of three cells, filled where the cursor is; returns the column after it."""
    if here:
        ink = Ink(palette.selected, palette.on(palette.selected), bold=True, reverse=True)
    else:
        ink = Ink(palette.dim if dim else palette.lit, palette.raised, bold=True)
    return canvas.text(x, y, f" {key} ", ink)


def draw_notice(canvas: Canvas, palette: Palette) -> None:
    """In place of a page that has no room."""
    lines = (
        f"{LEAST_WIDTH} {NOT_POSSIBLE} {LEAST_HEIGHT} is the smallest size,",
        f"this is {canvas.width} {NOT_POSSIBLE} {canvas.height}.",
        "Make the window larger; q quits.",
    )
    for y, line in enumerate(lines, max(0, (canvas.height - len(lines)) // 2)):
        canvas.text(max(0, (canvas.width - len(line)) // 2), y, line, Ink(palette.text), canvas.width)
