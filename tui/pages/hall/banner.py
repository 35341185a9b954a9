"""The banner of the hall: its name in the colours of dusk, and the hall itself against the sky.

Drawn in half blocks, two pixels a cell. Without colours, or in ASCII, the same picture is drawn by shape alone: letters
and lit windows stand, the sky is empty. Large screens get it twice as large.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from textual.color import Color

from tui.draw.canvas import Block, Canvas, Ink
from tui.draw.glyphs import BLOCK, NOTHING, Glyph
from tui.draw.theme import Hue, Palette

UPPER, LOWER = Glyph("▀", '"').shown, Glyph("▄", "_").shown

LETTERS = {
    "D": ("#####  ", "##  ## ", "##   ##", "##   ##", "##   ##", "##  ## ", "#####  "),
    "u": ("      ", "      ", "##  ##", "##  ##", "##  ##", "##  ##", " #####"),
    "s": ("      ", "      ", " #####", "##    ", " #### ", "    ##", "##### "),
    "k": ("##    ", "##    ", "##  ##", "## ## ", "####  ", "## ## ", "##  ##"),
    "h": ("##    ", "##    ", "##### ", "##  ##", "##  ##", "##  ##", "##  ##"),
    "a": ("      ", "      ", " #### ", "    ##", " #####", "##  ##", " #####"),
    "l": ("##", "##", "##", "##", "##", "##", "##"),
}
GREAT = (
    "                    #",
    " # # #             ##",
    " #####            ###",
    " #####           ####",
    " ##o##          ####o",
    " #####         ######",
    " #####  # # # #######",
    " #################o##",
    " ##o####o##O##o###o##",
    " ##################oo",
    "###################oo",
)
SMALL = (
    "          #",
    " # #     ##",
    " ###    ###",
    " #o#   ###o",
    " ###  #####",
    " ######o###",
    " #o####o#oo",
    "#########oo",
)
"""The left half of the hall up to its middle, one sign a pixel: # wall, o a lit window, O a dim one."""

SKY = (Hue("#0d0e1c", "#c9d3ee", "#000000"), Hue("#1d1738", "#dcd0ea", "#000000"), Hue("#6a3652", "#f6d3b8", "#000000"))
LETTER = (
    Hue("#b3aef2", "#4a3b8c", "#ffffff"),
    Hue("#e597a6", "#8f2f5e", "#ffffff"),
    Hue("#f2c46d", "#8a4b00", "#ffd75f"),
)
WALLS = Hue("#0b0c12", "#4b4560", "#262626")
FAR = Hue("#241a3a", "#b9aecb", "#262626")
WINDOW = Hue("#f7c66a", "#ffd98a", "#ffff5f")
DIM_WINDOW = Hue("#b5763c", "#e8b56c", "#ffd75f")
STAR = Hue("#b9bddb", "#ffffff", "#ffffff")
HILLS = (0, 0, 0, 1, 1, 1, 2, 2, 1, 1, 1, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0)
"""How high the far hills are, every two pixels, over and over."""

Pixel = str
"""` ` sky, `*` a star, `^` a far hill, a digit for a row of the name's letters, or a sign of the hall."""


def height_of(width: int, rows: int) -> int:
    """How many rows the banner takes on a screen of this size."""
    if rows < 28:
        return 4
    return 11 if scale_of(width, rows) == 2 else 6


def scale_of(width: int, rows: int) -> int:
    return 2 if width >= 190 and rows >= 50 else 1


def draw_banner(canvas: Canvas, palette: Palette, rows: int, scale: int, *, colour: bool) -> None:
    """Draw across the top of the canvas."""
    by_shape = canvas.glyphs.ascii or not colour
    canvas.lay(0, 0, _picture(canvas.width, rows, scale, palette, canvas.glyphs.ascii, by_shape))


@lru_cache(maxsize=8)
def _picture(width: int, rows: int, scale: int, palette: Palette, ascii: bool, by_shape: bool) -> Block:
    from tui.draw.glyphs import ASCII, UNICODE

    canvas = Canvas(width, rows, Ink(palette.text, palette.page), ASCII if ascii else UNICODE)
    pixels = _pixels(width, 2 * rows, scale)
    for y in range(rows):
        for x in range(width):
            upper, lower = pixels[2 * y][x], pixels[2 * y + 1][x]
            if by_shape:
                _put_shape(canvas, palette, x, y, upper, lower)
            else:
                _put_colours(canvas, palette, x, y, upper, lower)
    return canvas.block()


def _put_colours(canvas: Canvas, palette: Palette, x: int, y: int, upper: Pixel, lower: Pixel) -> None:
    """Two coloured halves; a star is a dot on its piece of sky."""
    high = 2 * canvas.height
    above, below = _colour(upper, 2 * y, high, palette), _colour(lower, 2 * y + 1, high, palette)
    if upper == "*":
        canvas.text(x, y, NOTHING, Ink(palette.shade(STAR), above))
    else:
        canvas.text(x, y, UPPER, Ink(above, below))


def _put_shape(canvas: Canvas, palette: Palette, x: int, y: int, upper: Pixel, lower: Pixel) -> None:
    """Letters and windows as blocks on an empty page; walls by their outline."""
    solid = {(True, True): BLOCK, (True, False): UPPER, (False, True): LOWER, (False, False): " "}
    if upper.isdigit() or lower.isdigit():
        canvas.text(x, y, solid[upper.isdigit(), lower.isdigit()], Ink(palette.gold, bold=True))
    elif upper in "oO" or lower in "oO":
        canvas.text(x, y, "=", Ink(palette.gold, bold=True))
    elif "#" in (upper, lower):
        canvas.text(x, y, ":", Ink(palette.strong))
    elif "*" in (upper, lower):
        canvas.text(x, y, NOTHING, Ink(palette.dim))


def _colour(pixel: Pixel, y: int, high: int, palette: Palette) -> Color:
    if pixel.isdigit():
        return _between(LETTER, int(pixel) / 6, palette)
    hue = {"#": WALLS, "^": FAR, "o": WINDOW, "O": DIM_WINDOW}.get(pixel)
    return Color.parse(getattr(hue, palette.mood)) if hue else _between(SKY, (y + 1) / high, palette)


def _between(stops: tuple[Hue, Hue, Hue], share: float, palette: Palette) -> Color:
    first, middle, last = (Color.parse(getattr(hue, palette.mood)) for hue in stops)
    share = min(max(share, 0.0), 1.0)
    return first.blend(middle, share * 2) if share < 0.5 else middle.blend(last, share * 2 - 1)


def _pixels(width: int, high: int, scale: int) -> list[list[Pixel]]:
    """The whole picture as pixels: sky, stars and far hills, then the hall at the right, then the name at the left."""
    name = list(_name())
    end = 3 + scale * len(name[0])
    pixels = [[_sky(x, y, high, scale, starry=x > end) for x in range(width)] for y in range(high)]
    half = GREAT if width - end > 2 * scale * len(GREAT[0]) - 4 else SMALL
    hall = [row + row[-2::-1] for row in half]
    left = max(width - scale * len(hall[0]) - (width - end > scale * len(hall[0]) + 4), end + 1)
    _stamp(pixels, hall, left, high - scale * len(hall), scale)
    _stamp(pixels, name, 3, max((high - scale * len(name)) // 2 - (high > 9), 0), scale)
    return pixels


def _stamp(pixels: list[list[Pixel]], picture: Sequence[str], left: int, top: int, scale: int) -> None:
    for y, row in enumerate(pixels):
        for x in range(left, len(row)):
            line, column = (y - top) // scale, (x - left) // scale
            if 0 <= line < len(picture) and column < len(picture[line]) and picture[line][column] != " ":
                row[x] = picture[line][column]


def _name() -> Iterator[str]:
    """The rows of the name in pixels; each pixel says which row it belongs to, for the colours."""
    for line in range(7):
        yield "  ".join(LETTERS[letter][line] for letter in "Duskhall").replace("#", str(line))


def _sky(x: int, y: int, high: int, scale: int, *, starry: bool) -> Pixel:
    """The ground, hills far away, a few fixed stars high up, else nothing."""
    if y >= high - scale:
        return "#"
    hill = HILLS[x // (2 * scale) % len(HILLS)]
    if y >= high - scale * (1 + hill):
        return "^"
    is_star = starry and y % 2 == 0 and y < high * 0.7 and (x * 7919 + y * 104729) % 131 < 4 - 4 * y // high
    return "*" if is_star else " "
