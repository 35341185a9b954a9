"""The first two rows: which game this is and how near its end, who leads, and the phases of the turn.

On a narrow screen words grow shorter before any of them is cut; on a low one the phase stands in the header alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

import msgspec
from textual.geometry import Region

from engine.kit.telling import Status
from tui.draw.canvas import Canvas, Ink, Span, badge, width_of
from tui.draw.glyphs import DONE, EMPTY, FULL, HOUSE_MARK, LATER, NOW, THINKING, WALL, seat_glyph
from tui.draw.theme import Palette
from tui.table.panels.panel import Panel
from tui.table.picture import Picture, figure
from tui.words.seating import YOU

METER = 12
"""The most boxes that the way to the end is drawn with."""


class Wording(msgspec.Struct, frozen=True):
    """How much the header says, how many options and notes; the wordings are tried from the longest to the shortest."""

    options: int = 9
    short: bool = False
    meter: bool = True
    name: bool = True
    notes: int = 9


WORDINGS = (
    Wording(),
    Wording(options=1),
    Wording(options=1, notes=2),
    Wording(options=1, notes=2, meter=False),
    Wording(options=1, notes=1),
    Wording(options=0),
    Wording(options=0, notes=1),
    Wording(options=0, short=True, notes=1),
    Wording(options=0, short=True, name=False, notes=1),
    Wording(options=1, short=True, meter=False, name=False, notes=1),
    Wording(options=0, short=True, meter=False, name=False, notes=1),
    Wording(options=1, short=True, meter=False, name=False, notes=0),
    Wording(options=0, short=True, meter=False, name=False, notes=0),
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
        counts = not self.picture.face.beside(self.picture.scene)[1]
        for wording in WORDINGS:
            if counts and wording.options == 1:
                continue  # where points count, they and the way to the end come before a single option
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
        spans = phases_of(self.picture.status, canvas.width - 3, self.palette)
        canvas.spans(2, 0, spans, canvas.width - 2)


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
    options = ", ".join(picture.options.split(", ")[: wording.options])
    if options:
        yield f"  {options}", Ink(palette.text)
    yield bar if not wording.short else ("  ", Ink(palette.text))
    yield shortened(status.stage) if wording.short else status.stage, Ink(palette.bright, bold=True)
    if wording.meter and status.of > 1:
        full, empty = meter(status.done, status.of)
        yield f" {full}{empty}", Ink(palette.gold)
    note = "; ".join(status.note.split("; ")[: wording.notes])
    step = ", ".join(filter(None, (status.step, note)))
    if step:
        yield bar
        yield shortened(step) if wording.short else step, Ink(palette.text)


def _right(picture: Picture, wording: Wording, palette: Palette) -> Iterator[Span]:
    """Who leads, and how the viewer stands."""
    leaders, dim, over = picture.leaders(), Ink(palette.dim), picture.scene.over
    if picture.face.beside(picture.scene)[1]:
        yield from _viewer(picture, palette)
        return
    if picture.status.side is not None or len(picture.sides()) == 1:
        yield from _together(picture, wording, palette)
        return
    if not leaders:
        return
    you = picture.scene.seat if picture.scene.you and not over else None
    side = picture.side_of(you) if you is not None else ()
    whose = "you" if len(side) == 1 else "team" if wording.short else "your team"
    if you is not None and leaders == (side,):
        yield f"{whose} {'lead' if len(side) == 1 else 'leads'} ", dim
        yield amount_of(picture, side, wording), Ink(palette.seat(you), bold=True)
        return
    if len(leaders) == len(picture.sides()) > 1 and not over:
        yield ("tied at " if wording.short else "all tied at "), dim
        yield tied_at(picture, leaders, wording), Ink(palette.bright, bold=True)
        return
    if you is not None and side in leaders:
        yield "tied ", dim
        yield from ((f"{seat_glyph(seat)} ", Ink(palette.seat(seat), bold=True)) for tied in leaders for seat in tied)
        yield "at ", dim
        yield tied_at(picture, leaders, wording), Ink(palette.bright, bold=True)
        return
    first = [seat for leading in leaders for seat in leading]
    if over and [picture.names[seat] for seat in first] == [YOU]:
        yield "you won ", dim
        yield amount_of(picture, leaders[0], wording), Ink(palette.seat(first[0]), bold=True)
        return
    yield "won " if over else "lead " if wording.short else "leaders " if len(first) > 1 else "leader ", dim
    for seat in first:
        alone = len(leaders) == 1 and wording.name
        who = f"{seat_glyph(seat)} {picture.names[seat]}" if alone else seat_glyph(seat)
        yield f"{who} ", Ink(palette.seat(seat), bold=True)
    yield amount_of(picture, leaders[0], wording), Ink(palette.seat(leaders[0][0]), bold=True)
    if you is not None:
        yield f"{'  ' if wording.short else '   '}{whose} ", dim
        yield amount_of(picture, side, wording), Ink(palette.seat(you), bold=True)


def _viewer(picture: Picture, palette: Palette) -> Iterator[Span]:
    """Whom the viewer plays, where points do not count."""
    seat = picture.scene.seat
    if seat is not None and not picture.scene.over:
        yield ("you " if seat in picture.scene.you else ""), Ink(palette.dim)
        yield f"{seat_glyph(seat)} {picture.names[seat]}", Ink(palette.seat(seat), bold=True)


def amount_of(picture: Picture, side: tuple[int, ...], wording: Wording) -> str:
    """What a side has, in as many words as there is room for."""
    return picture.amount(side, brief=wording.short)


def tied_at(picture: Picture, leaders: Sequence[tuple[int, ...]], wording: Wording) -> str:
    """What all have who are tied; where they have it by different ways, its sum."""
    amounts = {amount_of(picture, side, wording) for side in leaders}
    return amounts.pop() if len(amounts) == 1 else figure(picture.rank(leaders[0]))


def _together(picture: Picture, wording: Wording, palette: Palette) -> Iterator[Span]:
    """How far all are who play against the game, and at the end whether they won."""
    outcome = picture.scene.world.outcome
    side = picture.sides()[0] if picture.sides() else (0,)
    progress = picture.status.side
    if outcome is not None and picture.scene.over:
        won = bool(outcome.winners())
        yield ("won " if won else "lost "), Ink(palette.lit if won else palette.warn, bold=True)
    elif progress is None:
        yield "together " if len(side) > 1 else "you " if picture.scene.you else "points ", Ink(palette.dim)
    if progress is not None:
        yield ((wording.short and progress.brief) or progress.words), Ink(palette.gold, bold=True)
        return
    yield figure(picture.points(side)), Ink(palette.seat(side[0]) if len(side) == 1 else palette.gold, bold=True)


def phases_of(status: Status, room: int, palette: Palette) -> list[Span]:
    """The phases of a turn. Where room is short, what is not now has no gap around it; then the first ones go."""
    for first, gap in ((0, " "), *((first, "") for first in range(max(status.now, 0) + 1))):
        spans = list(_phases(status, first, gap, palette))
        if width_of(spans) <= room:
            break
    return spans


def _phases(status: Status, first: int, gap: str, palette: Palette) -> Iterator[Span]:
    """All phases from one on, with signs between them."""
    if first:
        yield THINKING, Ink(palette.dim)
    for index, phase in enumerate(status.phases[first:], first):
        if index:
            yield f" {LATER} ", Ink(palette.dim)
        yield _phase(phase, index, status.now, gap, palette)


def _phase(phase: str, index: int, now: int, gap: str, palette: Palette) -> Span:
    if index == now:
        return f" {NOW} {phase} ", badge(palette.gold, palette)
    if index < now:
        return f"{gap}{DONE} {phase}{gap}", Ink(palette.dim)
    return f"{gap}{phase}{gap}", Ink(palette.text)
