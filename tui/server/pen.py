"""Cells as what a terminal is sent: moves, looks and text, in whichever order takes fewer bytes.

Cells of one look in a row are a stroke. Strokes one after the other need a look each and hardly a move; sorted by their
looks they need a move each and hardly a look. A picture of many small differences is a third shorter one way, one of a
few long lines the other.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from tui.server.looks import PLAIN, Look, way

Cell = tuple[str, Look]
"""A sign and how it looks. The right half of a wide sign is an empty one."""


class Stroke(NamedTuple):
    """Some cells of one look. A blank one holds spaces, of which only the background shows."""

    x: int
    y: int
    width: int
    text: str
    look: Look
    is_blank: bool


def strokes_of(x: int, y: int, cells: Iterable[Cell]) -> Iterator[Stroke]:
    """Cells of one row as strokes; a space goes with its neighbours where they have the same background."""
    start, text, width = x, "", 0
    look, is_blank = PLAIN, True
    for sign, own in cells:
        hollow = sign == " " and own.is_hollow
        if own != look or not width:
            if width and hollow and own.back == look.back and look.is_hollow:
                pass
            elif width and is_blank and own.back == look.back and own.is_hollow:
                look, is_blank = own, False
            else:
                if width:
                    yield Stroke(start, y, width, text, look, is_blank)
                start, text, width, look, is_blank = start + width, "", 0, own, hollow
        elif not hollow:
            is_blank = False
        text, width = text + sign, width + 1
    if width:
        yield Stroke(start, y, width, text, look, is_blank)


def shortest(strokes: list[Stroke], width: int) -> str:
    """What to send for these strokes on a terminal of this width."""
    if not strokes:
        return ""
    in_rows = written(strokes, width)
    seen = {stroke.look: number for number, stroke in reversed(list(enumerate(strokes)))}
    by_look = written(sorted(strokes, key=lambda stroke: seen[stroke.look]), width)
    return min(in_rows, by_look, key=len)


def written(strokes: Iterable[Stroke], width: int) -> str:
    """Strokes in this order, with no look left behind."""
    pieces: list[str] = []
    at, now = (-1, -1), PLAIN
    for x, y, length, text, look, is_blank in strokes:
        if at != (x, y):
            pieces.append(f"\x1b[{x - at[0]}C" if at[1] == y and 0 <= at[0] < x else f"\x1b[{y + 1};{x + 1}H")
        if is_blank and now.is_hollow:
            look = Look(now.attributes, now.fore, look.back)
        if look != now:
            pieces.append(way(now, look))
            now = look
        pieces.append(text)
        # Where a line is full, terminals differ about where they stand.
        at = (x + length, y) if x + length < width else (-1, -1)
    pieces.append(way(now, PLAIN))
    return "".join(pieces)
