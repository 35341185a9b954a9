"""The pen of a terminal: it stands somewhere and wears a look, and draws what it is given in few bytes.

Cells of one look in a row are a stroke. Strokes one after the other need a look each and hardly a move; those of one
look together need a move each and hardly a look, and the sides of a frame are shorter drawn downwards than across. The
pen draws in whichever order is shortest, and goes on from there with the next picture. Every sequence it uses is one
that the oldest terminals know; none relies on how a terminal erases or wraps.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache, partial
from typing import NamedTuple

from tui.server.render.cell_styles import PLAIN, Look, way

Cell = tuple[str, Look]
"""A sign and how it looks. The right half of a wide sign is an empty one."""

Place = tuple[int, int]
NOWHERE: Place = (-1, -1)
"""Where a pen may be anywhere."""

PLAINLY = "\x1b[0m"
BACKSPACES = FEEDS = 4
"""From more of them on a move is shorter."""


FEW = 3
"""Strokes of a look: where there are fewer, it may be shorter to change looks than to go to and fro."""


class Stroke(NamedTuple):
    """Some cells of one look. A blank one holds spaces, of which only the background shows."""

    x: int
    y: int
    width: int
    text: str
    look: Look
    is_blank: bool


class Pen:
    """See the module."""

    def __init__(self, width: int = 0) -> None:
        self.width = width
        self.at, self.look = NOWHERE, PLAIN
        self.is_lost = True

    def lose(self) -> None:
        """Nobody knows where the pen is, nor what it wears."""
        self.at, self.is_lost = NOWHERE, True

    def draw(self, strokes: list[Stroke]) -> str:
        """What to send for these strokes."""
        if not strokes:
            return ""
        start, look = (PLAINLY, PLAIN) if self.is_lost else ("", self.look)
        groups = by_look(strokes)
        may_go_in_rows = len(strokes) < FEW * len(groups)
        best = Line(self.width, self.at, look)
        best.draw_groups(groups)
        if may_go_in_rows:
            rows = Line(self.width, self.at, look)
            rows.draw(strokes)
            best = min(best, rows, key=lambda line: line.spent)
        self.at, self.look, self.is_lost = best.at, best.look, False
        return start + "".join(best.pieces)

    def go(self, x: int, y: int) -> str:
        """What to send so that the terminal's cursor stands here."""
        before, self.at = self.at, (x, y)
        return move(before, self.at)


class Line:
    """What is sent, as it grows, where it leaves the pen, and what was spent on more than the signs."""

    def __init__(self, width: int, at: Place, look: Look) -> None:
        self.width, self.at, self.look = width, at, look
        self.pieces: list[str] = []
        self.spent = 0

    def draw(self, strokes: Iterable[Stroke]) -> None:
        """Strokes in this order."""
        pieces, at, now, width, spent = self.pieces, self.at, self.look, self.width, self.spent
        for x, y, length, text, look, is_blank in strokes:
            if at != (x, y):
                step = move(at, (x, y))
                pieces.append(step)
                spent += len(step)
            if look is not now and look != now:
                if is_blank and now.is_hollow:
                    look = worn_blank(now, look)
                change = way(now, look)
                pieces.append(change)
                spent += len(change)
                now = look
            pieces.append(text)
            # Behind the end of a line, and behind signs of other widths, terminals differ about where they stand.
            at = (x + length, y) if x + length < width and len(text) == length else NOWHERE
        self.at, self.look, self.spent = at, now, spent

    def draw_groups(self, groups: dict[Look, list[Stroke]]) -> None:
        """Strokes look by look, always the one next that is nearest."""
        while groups:
            self.draw_shortly(groups.pop(min(groups, key=partial(distance, self.look))))

    def draw_shortly(self, strokes: list[Stroke]) -> None:
        """Strokes of one look: across or downwards, whichever takes less."""
        if len(strokes) < 3:
            self.draw(strokes)
            return
        across, down = (Line(self.width, self.at, self.look) for _ in range(2))
        across.draw(strokes)
        down.draw(sorted(strokes))
        best = across if across.spent <= down.spent else down
        self.pieces += best.pieces
        self.at, self.look, self.spent = best.at, best.look, self.spent + best.spent


def by_look(strokes: Sequence[Stroke]) -> dict[Look, list[Stroke]]:
    """Strokes of one look together; blank ones with any that have their background."""
    groups: dict[Look, list[Stroke]] = {}
    host: dict[str, Look] = {}
    for stroke in strokes:
        if not stroke.is_blank and stroke.look.is_hollow:
            host.setdefault(stroke.look.back, stroke.look)
    for stroke in strokes:
        if stroke.is_blank and stroke.look.back in host:
            stroke = stroke._replace(look=host[stroke.look.back], is_blank=False)
        groups.setdefault(stroke.look, []).append(stroke)
    return groups


def strokes_of(x: int, y: int, cells: Sequence[Cell]) -> Iterator[Stroke]:
    """Cells of one row as strokes; a space goes with its neighbours where they have the same background."""
    first = 0
    look, is_blank = PLAIN, True
    for index, (sign, own) in enumerate(cells):
        if own is look and index:  # nearly all of them
            is_blank = is_blank and sign == " "
            continue
        hollow = sign == " " and own.is_hollow
        if own != look or not index:
            if index and hollow and own.back == look.back and look.is_hollow:
                pass
            elif index and is_blank and own.back == look.back and own.is_hollow:
                look, is_blank = own, False
            else:
                if index:
                    yield Stroke(x + first, y, index - first, signs_in(cells[first:index]), look, is_blank)
                first, look, is_blank = index, own, hollow
        elif not hollow:
            is_blank = False
    if cells:
        yield Stroke(x + first, y, len(cells) - first, signs_in(cells[first:]), look, is_blank)


def signs_in(cells: Iterable[Cell]) -> str:
    """What stands in cells."""
    return "".join([sign for sign, _ in cells])


@lru_cache(4096)
def distance(look: Look, other: Look) -> int:
    """The bytes from one look to another."""
    return len(way(look, other))


@lru_cache(4096)
def worn_blank(now: Look, look: Look) -> Look:
    """What to wear for spaces: only the background matters."""
    return Look(now.attributes, now.fore, look.back)


def move(at: Place, to: Place) -> str:
    """The shortest way from one place to another; at a line's end only an address is one."""
    (left, top), (x, y) = at, to
    if at == NOWHERE:
        return address(x, y)
    if y == top:
        return sideways(x - left, x)
    steps = upright(y - top) + sideways(x - left, x)
    whole = address(x, y)
    return steps if len(steps) < len(whole) else whole


@lru_cache(4096)
def address(x: int, y: int) -> str:
    return f"\x1b[{y + 1};{x + 1}H" if x else f"\x1b[{y + 1}H"


@lru_cache(4096)
def sideways(columns: int, x: int) -> str:
    """Along a row, to column x."""
    if columns > 0:
        return f"\x1b[{columns}C" if columns > 1 else "\x1b[C"
    if x == 0 and columns:
        return "\r"
    return "\b" * -columns if columns >= -BACKSPACES else f"\x1b[{-columns}D"


@lru_cache(1024)
def upright(rows: int) -> str:
    """Up or down a column. A line feed is what terminfo knows as one row down, in every terminal."""
    if rows < 0:
        return f"\x1b[{-rows}A" if rows < -1 else "\x1b[A"
    return "\n" * rows if rows <= FEEDS else f"\x1b[{rows}B"
