"""The first two rows: which game this is and how near its end, who leads, and the phases of the turn.

On a narrow screen words grow shorter before any of them is cut; on a low one the phase stands in the header alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec
from textual.geometry import Region

from tui.glyphs import DONE, EMPTY, FULL, HOUSE_MARK, LATER, NOW, WALL, seat_glyph
from tui.paint import Canvas, Ink, Span, badge, width_of
from tui.table.panel import Panel
from tui.table.picture import Picture, figure
from tui.theme import Palette

METER = 12
"""The most boxes that the way to the end is drawn with."""


class Wording(msgspec.Struct, frozen=True):
    """How much the header says; the wordings are tried from the longest to the shortest."""

    options: bool = True
    short: bool = False
    meter: bool = True
    name: bool = True
    note: bool = True


WORDINGS = (
    Wording(),
    Wording(options=False),
    Wording(options=False, short=True),
    Wording(options=False, short=True, name=False),
    Wording(options=False, short=True, meter=False, name=False),
    Wording(options=False, short=True, meter=False, name=False, note=False),
)


class TableHeader(Panel):
    """Row 0."""

    DEFAULT_CSS = "TableHeader { height: 1; background: $hall-raised; }"

    def concern(self, picture: Picture) -> object:
        scene = picture.scene
        return picture.title, picture.options, picture.status, scene.names, scene.seat, scene.you, scene.over

    def paint(self, canvas: Canvas) -> None:
        palette = self.palette
        canvas.fill(Region(0, 0, canvas.width, 1), palette.raised)
        if self.picture is None:
            return
        for wording in WORDINGS:
            left, right = list(_left(self.picture, wording, palette)), list(_right(self.picture, wording, palette))
            room = canvas.width - 3 - width_of(right)
            if width_of(left) + 1 <= room:
                break
        canvas.spans(1, 0, left, max(room - 1, 0))
        canvas.spans(canvas.width - 1 - width_of(right), 0, right)


class PhaseStrip(Panel):
    """Row 1, where there is room for it: what is done, what is now, what comes."""

    DEFAULT_CSS = "PhaseStrip { height: 1; }"

    def concern(self, picture: Picture) -> object:
        return picture.status

    def paint(self, canvas: Canvas) -> None:
        if self.picture is None:
            return
        palette, status = self.palette, self.picture.status
        x = 2
        for index, phase in enumerate(status.phases):
            if index:
                x = canvas.text(x, 0, f" {LATER} ", Ink(palette.dim))
            x = canvas.spans(x, 0, [_phase(phase, index, status.now, palette)], canvas.width - x)


def meter(done: int, of: int) -> tuple[str, str]:
    """The way to the end as full and empty boxes, at most `METER` of them."""
    if of <= 0:
        return "", ""
    boxes = min(of, METER)
    full = max(0, min(boxes, round(done * boxes / of)))
    return FULL * full, EMPTY * (boxes - full)


def shortened(words: str) -> str:
    """`pick 1 of 5` as `pick 1/5`."""
    return re.sub(r"(\d) of (\d)", r"\1/\2", words)


def _left(picture: Picture, wording: Wording, palette: Palette) -> Iterator[Span]:
    status, gap = picture.status, " " if wording.short else "  "
    bar: Span = (f"{gap}{WALL}{gap}", Ink(palette.strong))
    yield f"{HOUSE_MARK} {picture.title}", Ink(palette.gold, bold=True)
    if wording.options and picture.options:
        yield f"  {picture.options}", Ink(palette.text)
    yield bar if not wording.short else ("  ", Ink(palette.text))
    yield shortened(status.stage) if wording.short else status.stage, Ink(palette.bright, bold=True)
    if wording.meter and status.of > 1:
        full, empty = meter(status.done, status.of)
        yield f" {full}{empty}", Ink(palette.gold)
    step = ", ".join(filter(None, (status.step, status.note if wording.note else "")))
    if step:
        yield bar
        yield shortened(step) if wording.short else step, Ink(palette.text)


def _right(picture: Picture, wording: Wording, palette: Palette) -> Iterator[Span]:
    """Who leads, and how the viewer stands."""
    leaders, dim, over = picture.leaders(), Ink(palette.dim), picture.scene.over
    if not leaders:
        return
    you = picture.scene.seat if picture.scene.you and not over else None
    side = picture.side_of(you) if you is not None else ()
    whose = "you" if len(side) == 1 else "team" if wording.short else "your team"
    if you is not None and leaders == (side,):
        yield f"{whose} {'lead' if len(side) == 1 else 'leads'} ", dim
        yield figure(picture.points(side)), Ink(palette.seat(you), bold=True)
        return
    if len(leaders) == len(picture.sides()) > 1 and not over:
        yield ("even " if wording.short else "all even "), dim
    else:
        won = "won " if over else ""
        yield won or ("lead " if wording.short else "leader "), dim
        for seat in (seat for leading in leaders for seat in leading):
            alone = len(leaders) == 1 and wording.name
            who = f"{seat_glyph(seat)} {picture.names[seat]}" if alone else seat_glyph(seat)
            yield f"{who} ", Ink(palette.seat(seat), bold=True)
    yield figure(picture.points(leaders[0])), Ink(palette.seat(leaders[0][0]), bold=True)
    if you is not None:
        yield f"{'  ' if wording.short else '   '}{whose} ", dim
        yield figure(picture.points(side)), Ink(palette.seat(you), bold=True)


def _phase(phase: str, index: int, now: int, palette: Palette) -> Span:
    if index == now:
        return f" {NOW} {phase} ", badge(palette.gold, palette)
    if index < now:
        return f" {DONE} {phase} ", Ink(palette.dim)
    return f" {phase} ", Ink(palette.text)
