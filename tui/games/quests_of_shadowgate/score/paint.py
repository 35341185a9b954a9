"""Paints the score sheet: verdict, standing by what was scored, then line by line with reasons, and the items.

Called by the score sheet widget. The chosen player comes first; where there is room the others follow beside and below.
"""

from __future__ import annotations

from textual.geometry import Region

from engine.games.quests_of_shadowgate.content.box import box
from engine.games.quests_of_shadowgate.scoring import Line
from engine.kit.words import cut
from tui.board.contract import Inspection
from tui.board.sheet import SheetSpot
from tui.board.sheet_paint import player_key, verdict_band
from tui.draw.canvas import Ink, Span, badge, width_of
from tui.draw.glyphs import BAR, CONDITIONAL, FIRST, MINUS, NOW, POINT, seat_glyph
from tui.draw.text_flow import wrapped
from tui.games.quests_of_shadowgate.look import card_role, card_sign, gain, halved
from tui.games.quests_of_shadowgate.paint.pen import Pen
from tui.games.quests_of_shadowgate.score.scene import COLUMNS, NAMES, QUEST, Score, Sheet
from tui.games.quests_of_shadowgate.view import ItemView

COLUMN, LIST_WIDTH, NARROW_LIST, ITEM_WIDTH = 8, 74, 56, 24
ROLES = {
    QUEST: "gold", "quests": "gold", "firsts": "lit", "most_firsts": "relic", "pieces": "staff", "before": "text",
}  # fmt: skip


def paint_sheet(pen: Pen, view: Sheet, here: SheetSpot, told: Inspection | None) -> None:
    """Paint everything; `told` is what there is to say about the line under the cursor."""
    player, line = here
    y = _standing(pen, view, verdict_band(pen, view), player)
    needed = list_height(view.scores[player], pen.width // _columns(pen, view))
    room = min(5, pen.height - y - needed) if told is not None else 0
    if told is not None and room >= 3:
        _detail(pen, told, Region(0, pen.height - room, pen.width, room))
    _lists(pen, view, y, pen.height - (room if room >= 3 else 0), player, line)


def _detail(pen: Pen, told: Inspection, region: Region) -> None:
    """The chosen line or item in words."""
    pen.box(region, pen.spans(told.title))
    rows = [row for words in told.lines for row in wrapped(pen.spans(words), region.width - 4)]
    for row, spans in enumerate(rows[: region.height - 2], 1):
        pen.canvas.spans(2, region.y + row, spans, region.width - 4)


def _standing(pen: Pen, view: Sheet, y: int, player: int) -> int:
    """One line a player: place, name, bar, total, and what each sort of points gave."""
    canvas = pen.canvas
    canvas.rule(0, y, pen.width, pen.line, [("Standing", pen.title)])
    left = pen.width - 1 - COLUMN * len(view.columns)
    for place, name in enumerate(view.columns):
        canvas.right(left + COLUMN * (place + 1), y, f" {COLUMNS[name]} ", pen.ink(ROLES[name], bold=True))
    for index, score in enumerate(view.scores):
        _standing_line(pen, view, y + 1 + index, index, score, left, index == player)
    return y + 1 + len(view.scores)


def _standing_line(pen: Pen, view: Sheet, y: int, index: int, score: Score, left: int, here: bool) -> None:
    canvas, person = pen.canvas, score.person
    if here:
        canvas.fill(Region(0, y, pen.width, 1), pen.palette.chosen)
        canvas.text(0, y, NOW, pen.arrow)
    player_key(pen, 1, y, index, here=here)
    canvas.text(5, y, f"{seat_glyph(person.seat)} {person.name}", pen.seat(person.seat), 13)
    if score.made_staff:
        canvas.text(18, y, CONDITIONAL, pen.ink("staff", bold=True))
    canvas.right(left - 1, y, f" {halved(score.total)} ", badge(pen.palette.gold, pen.palette))
    _bar(pen, view, score, 20, y, left - 27)
    for place, name in enumerate(view.columns):
        halves = score.part(name)
        ink = pen.ink("warn") if halves < 0 else pen.text if halves else pen.dim
        if name == view.decided and score.place == 1:
            ink = badge(pen.palette.gold, pen.palette)
        canvas.right(left + COLUMN * (place + 1) - 1, y, f" {gain(halves)}" if halves else "0", ink)
    pen.canvas.hot(Region(0, y, pen.width, 1), SheetSpot(index))


def _bar(pen: Pen, view: Sheet, score: Score, x: int, y: int, room: int) -> None:
    """The points as a bar in the colours of what gave them; losses are in the number alone."""
    most = max(*(sum(max(each.part(name), 0) for name in view.columns) for each in view.scores), 1)
    for name in view.columns:
        cells = round(max(score.part(name), 0) / most * max(room, 0))
        x = pen.canvas.text(x, y, POINT * cells, pen.ink(ROLES[name]))


# Line by line


def _columns(pen: Pen, view: Sheet) -> int:
    """As many lists side by side as read well; narrower ones where otherwise not everybody would be on the sheet."""
    wide = max(1, min(len(view.scores), pen.width // LIST_WIDTH))
    rows = sum(list_height(score, pen.width // wide) for score in view.scores)
    fits = rows // wide <= pen.height - len(view.scores) - 2
    return wide if fits else max(wide, min(len(view.scores), pen.width // NARROW_LIST))


def _lists(pen: Pen, view: Sheet, y: int, bottom: int, player: int, line: int) -> None:
    """The chosen player's lines and items, then the others' as far as there is room."""
    columns = _columns(pen, view)
    share = pen.width // columns
    tops = [y] * columns
    rows = sum(list_height(score, share - 1) + 1 for score in view.scores)
    uneven = 6 if columns > 1 else 0
    gap = int(rows // columns + uneven <= bottom - y)
    order = [player, *(index for index in range(len(view.scores)) if index != player)]
    for place, index in enumerate(order):
        column = min(range(columns), key=lambda number: tops[number])
        score = view.scores[index]
        region = Region(column * share, tops[column], share - (column < columns - 1), bottom - tops[column])
        needed = list_height(score, region.width)
        if place and needed > region.height:
            break
        _list(pen, score, index, region, line if index == player else None)
        tops[column] += needed + gap


def list_height(score: Score, width: int) -> int:
    """A rule, the lines and the items."""
    return 1 + len(score.lines) + -(-max(len(score.person.items), 1) // across(width))


def across(width: int) -> int:
    """How many items stand in a row."""
    return max(1, (width - 2) // ITEM_WIDTH)


def _list(pen: Pen, score: Score, index: int, region: Region, cursor: int | None) -> None:
    """The player's total in a rule, the lines below it, then the items."""
    person, canvas, x = score.person, pen.canvas, region.x
    names = [face.name for face in (person.character, person.ability) if face is not None]
    title: list[Span] = [(f"{seat_glyph(person.seat)} {person.name} ", pen.seat(person.seat))]
    title.append((f" {halved(score.total)} ", badge(pen.palette.gold, pen.palette)))
    if score.made_staff:
        title.append((f" {CONDITIONAL} made the Staff of Ages", pen.ink("staff", bold=True)))
    canvas.rule(x, region.y, region.width, pen.line, title, [(", ".join(names), pen.dim)] if names else ())
    y = region.y + 1
    for row, line in enumerate(score.lines):
        if y + row < region.bottom:
            _line(pen, line, Region(x, y + row, region.width, 1), cursor == row)
            canvas.hot(Region(x, y + row, region.width, 1), SheetSpot(index, row))
    y += len(score.lines)
    _items(pen, score, index, Region(x, y, region.width, max(region.bottom - y, 0)), cursor)


def _line(pen: Pen, line: Line, region: Region, here: bool) -> None:
    """What for, how much as bar and number, and why."""
    canvas, x, y = pen.canvas, region.x, region.y
    loss = line.halves < 0
    role = "warn" if loss else ROLES.get(line.what, "text")
    if here:
        canvas.fill(Region(x, y, region.width, 1), pen.palette.chosen)
        canvas.text(x, y, NOW, pen.arrow)
    canvas.text(x + 1, y, BAR, Ink(pen.colour(role), faint=True))
    canvas.text(x + 2, y, label_of(line), pen.bright if here else pen.text)
    canvas.text(x + 21, y, MINUS if loss else POINT * min(8, -(-line.halves // 6)), pen.ink(role))
    canvas.right(x + 33, y, gain(line.halves) if line.halves else "0", pen.ink("warn") if loss else pen.bright)
    canvas.text(x + 35, y, reason_of(line), pen.dim if loss else pen.text, region.width - 36)


def label_of(line: Line) -> str:
    """What a line is for; a quest by its level."""
    return f"{line.reason.rpartition(', ')[2]} quest" if line.what == QUEST else NAMES.get(line.what, "The Staff")


def reason_of(line: Line) -> str:
    """Why, without what stands before it already."""
    if line.what == QUEST:
        return line.reason.rpartition(", ")[0]
    said = ("first of its type: ", "staff pieces: ", "most firsts, ", "most firsts")
    return next((line.reason.removeprefix(told) for told in said if line.reason.startswith(told)), line.reason)


def _items(pen: Pen, score: Score, index: int, region: Region, cursor: int | None) -> None:
    """The items the player ended with; those that counted as firsts are marked."""
    if not score.person.items and region.height > 0:
        pen.canvas.text(region.x + 2, region.y, "no items", pen.dim)
    for place, item in enumerate(score.person.items):
        row, column = divmod(place, across(region.width))
        if row < region.height:
            cell = Region(region.x + 1 + column * ITEM_WIDTH, region.y + row, ITEM_WIDTH - 1, 1)
            _item(pen, item, cell, cursor == len(score.lines) + place)
            pen.canvas.hot(cell, SheetSpot(index, len(score.lines) + place))


def _item(pen: Pen, item: ItemView, cell: Region, here: bool) -> None:
    role = card_role(item.kind)
    pen.canvas.fill(cell, pen.palette.chosen if here else pen.palette.mix(pen.colour(role), 0.08))
    if here:
        pen.canvas.text(cell.x - 1, cell.y, NOW, pen.arrow)
    spans: list[Span] = [
        (f"{card_sign(item.kind)} ", pen.ink(role, bold=True)),
        (cut(box().adventure[item.kind].name, cell.width - 4), pen.text),
        *([(FIRST, pen.bright)] if item.first else []),
    ]
    pen.canvas.spans(cell.x, cell.y, spans, min(cell.width, width_of(spans)))
