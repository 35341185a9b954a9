"""How the hall draws the tables to continue: the newest on a card of its own, the others a row each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from textual.geometry import Region

from engine.kit.words import uncapitalized
from tui.draw.canvas import Canvas, Ink, Span, Words, spans_of, width_of
from tui.draw.glyphs import BLOCK, NOW, THINKING, seat_glyph
from tui.draw.text_flow import wrapped
from tui.draw.theme import Palette
from tui.pages.hall.view import Unfinished
from tui.table.panels.header import meter, shortened
from tui.table.picture import figure

NAME = 12


def draw_card(canvas: Canvas, palette: Palette, at: Region, table: Unfinished, told: Sequence[Words]) -> None:
    """What the card of the newest table says; the frame is drawn already."""
    canvas.spans(at.x, at.y, head_of(table, at.width, palette), at.width)
    if at.height < 4:
        canvas.spans(at.x, at.y + 1, fitting_turn(table, at.width, palette), at.width)
        return
    canvas.spans(at.x, at.y + 1, list(turn_of(table, palette, step=table.step)), at.width)
    half = at.width // 2 - 1
    draw_standing(canvas, palette, Region(at.x, at.y + 3, half, at.height - 3), table)
    draw_told(canvas, palette, Region(at.x + half + 3, at.y + 3, at.width - half - 3, at.height - 3), told)


def head_of(table: Unfinished, width: int, palette: Palette) -> list[Span]:
    """Game, options, stage and time over the whole row, in fewer words where it is narrow."""
    full, empty = meter(table.done, table.of)
    title: Span = (table.title, Ink(palette.bright, bold=True))
    boxes: Span = (f" {full}{empty}", Ink(palette.gold))
    end: list[Span] = [(table.when, Ink(palette.dim))]
    options: Span = (f"  {table.options}", Ink(palette.text))
    long: Span = (table.stage, Ink(palette.text))
    short: Span = (shortened(table.stage), Ink(palette.text))
    tries = (([title, options], [long, boxes]), ([title, options], [short, boxes]), ([title], [short, boxes]))
    for head, stage in tries:
        if width_of(head) + width_of(stage) + width_of(end) + 4 <= width:
            return spread(width, head, stage, end)
    return spread(width, [title], [short], end)


def fitting_turn(table: Unfinished, width: int, palette: Palette) -> list[Span]:
    """Whose turn and how all stand, on one row; the step grows shorter before a score is cut."""
    scores = list(scores_of(table, palette))
    for step in (table.step, shortened(table.step), shortened(table.step).rpartition(", ")[2], ""):
        turn = list(turn_of(table, palette, step=step))
        if width_of(turn) + width_of(scores) + 3 <= width:
            break
    if table.standing and width_of(turn) + width_of(scores) + 3 > width:
        scores = [(table.standing.partition(", ")[0], Ink(palette.text))]
    return [*turn, ("   ", Ink()), *scores]


def turn_of(table: Unfinished, palette: Palette, step: str = "") -> Iterator[Span]:
    """Whose turn it is, and for what."""
    if table.yours:
        yield f"{NOW} your turn", Ink(palette.lit, bold=True)
        if step:
            yield f", {uncapitalized(step)}", Ink(palette.text)
        return
    yield f"{THINKING} ", Ink(palette.dim)
    if len(table.turns) == 1:
        seat, name = table.turns[0]
        yield f"{seat_glyph(seat)} {name}", Ink(palette.seat(seat), bold=True)
        yield "'s turn", Ink(palette.dim)
    else:
        yield "others choose", Ink(palette.dim)


def scores_of(table: Unfinished, palette: Palette) -> Iterator[Span]:
    """Every seat's points, the best first; of those who play together, how far they are."""
    if table.standing:
        yield table.standing, Ink(palette.text)
    for index, (seat, points) in enumerate(table.scores):
        mine = " you" if seat == table.me else ""
        yield f"{'  ' if index else ''}{seat_glyph(seat)} {figure(points)}{mine}", Ink(palette.seat(seat), bold=True)


def draw_standing(canvas: Canvas, palette: Palette, at: Region, table: Unfinished) -> None:
    """Every seat with its name and a bar; of those who play together, their names and how far they are."""
    if table.standing:
        canvas.text(at.x, at.y, table.standing, Ink(palette.text), at.width)
        for y, (seat, name) in enumerate([*enumerate(table.names)][: at.height - 2], at.y + 2):
            canvas.text(at.x, y, seat_glyph(seat), Ink(palette.seat(seat)))
            mine = seat == table.me
            canvas.text(at.x + 2, y, name, Ink(palette.bright if mine else palette.text, bold=mine), at.width - 2)
        return
    most = max((points for _, points in table.scores), default=0) or 1
    room = at.width - NAME - 8
    for y, (seat, points) in enumerate(table.scores[: at.height], at.y):
        ink, mine = Ink(palette.seat(seat)), seat == table.me
        canvas.text(at.x, y, seat_glyph(seat), ink)
        canvas.text(at.x + 2, y, table.names[seat], Ink(palette.bright if mine else palette.text, bold=mine), NAME)
        canvas.text(at.x + NAME + 3, y, BLOCK * max(0, round(points / most * room)), ink)
        canvas.right(at.right, y, figure(points), Ink(palette.bright, bold=True))


def draw_told(canvas: Canvas, palette: Palette, at: Region, told: Sequence[Words]) -> None:
    """The last lines of the table's narration that fit, the newest at the foot."""
    rows = [row for words in told for row in wrapped(spans_of(words, palette), at.width, indent=2)]
    for y, row in enumerate(rows[-at.height :] if at.height else [], at.y):
        canvas.spans(at.x, y, row, at.width)


def draw_rows(canvas: Canvas, palette: Palette, at: Region, tables: Sequence[Unfinished], here: int | None) -> None:
    """The other tables, a row each, in columns. Where it is narrow the stage is shorter, or the time left out."""
    stages = [table.stage for table in tables]
    turns = [list(turn_of(table, palette)) for table in tables]
    title = max((len(table.title) for table in tables), default=0)
    stage, turn = max(map(len, stages), default=0), max(map(width_of, turns), default=0)
    day = max((len(table.when) for table in tables), default=0)
    gap = 2 + max(0, min((at.width - title - stage - turn - day - 6) // 3, 4))
    if title + stage + turn + day + 6 > at.width:
        stages = [shortened(words) for words in stages]
        stage = max(map(len, stages), default=0)
    for index, table in enumerate(tables):
        y, bold = at.y + index, index == here
        canvas.text(at.x, y, table.title, Ink(palette.bright if bold else palette.text, bold=bold), title)
        canvas.text(at.x + title + gap, y, stages[index], Ink(palette.text))
        x = at.x + title + stage + 2 * gap
        end = canvas.spans(x, y, turns[index], max(at.right - x, 0))
        if end + 2 + len(table.when) <= at.right:
            canvas.right(at.right, y, table.when, Ink(palette.dim))


def spread(width: int, *groups: Sequence[Span]) -> list[Span]:
    """Groups of words over a row: the first at its left end, the last at its right end, equal gaps between."""
    shown = [list(group) for group in groups if width_of(group)]
    gaps = len(shown) - 1
    if gaps <= 0:
        return shown[0] if shown else []
    free = max(width - sum(map(width_of, shown)), gaps)
    row: list[Span] = []
    for index, group in enumerate(shown):
        row += group
        if index < gaps:
            row.append((" " * (free // gaps + (index < free % gaps)), Ink()))
    return row
