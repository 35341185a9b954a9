"""The score sheet drawn: the verdict, a standing of all, and below it every line of each player."""

from __future__ import annotations

from textual.geometry import Region

from engine.games.shadowscape.content.words import TYPES
from engine.games.shadowscape.scoring import SORTS
from engine.kit.words import numbered
from tui.board.pen import Pen
from tui.board.sheet import SheetSpot
from tui.board.sheet_paint import player_key, verdict_band
from tui.draw.canvas import Ink, Word, badge
from tui.draw.glyphs import seat_glyph
from tui.games.shadowscape.look import LOOK, sign, sign_of
from tui.games.shadowscape.score.scene import NAMES, Score, Sheet

NAME_WIDTH = 26
"""Columns of who it is."""


class SheetPen(Pen):
    """The pen of the sheet."""

    look = LOOK


def paint_sheet(pen: SheetPen, sheet: Sheet, here: SheetSpot) -> None:
    """Draw everything."""
    y = verdict_band(pen, sheet) + 1
    if sheet.effort is not None:
        y = paint_effort(pen, sheet, y)
        y = paint_deeds(pen, sheet, y, here.player)
    else:
        y = paint_standing(pen, sheet, y, here.player)
    if sheet.tie:
        pen.canvas.text(1, y, sheet.tie, pen.dim, pen.width - 2)
        y += 1
    count = max(1, len(sheet.scores))
    across = count if pen.width // count >= 30 else 2
    width, rows = pen.width // across, -(-count // across)
    height = max(1, (pen.height - y) // rows)
    for number, score in enumerate(sheet.scores):
        row, column = divmod(number, across)
        part = Region(column * width, y + row * height, width - 1, height)
        with pen.canvas.clipped(part):
            paint_player(pen, part, score, number, here)


def paint_effort(pen: SheetPen, sheet: Sheet, y: int) -> int:
    """How far all came together."""
    assert sheet.effort is not None
    effort = sheet.effort
    lord = "the lord is slain" if effort.is_slain else "the lord stands"
    claimed, left = numbered(effort.claims, "whisper"), effort.open + effort.waiting
    words = f"{claimed} claimed, {left} left, {numbered(effort.fate, 'Fate card')} left, {lord}."
    pen.canvas.text(1, y, words, pen.text, pen.width - 2)
    return y + 1


def column_of(pen: SheetPen) -> int:
    """The width of a column of numbers: six of them beside the names."""
    return min(10, (pen.width - 1 - NAME_WIDTH) // 6)


def paint_standing(pen: SheetPen, sheet: Sheet, y: int, player: int) -> int:
    """One row a player: shards by where they come from, the decisive ones filled, and the total."""
    wide = column_of(pen)
    for column, sort in enumerate(SORTS, 1):
        pen.canvas.right(NAME_WIDTH + column * wide, y, NAMES[sort], pen.dim)
    pen.right_words(NAME_WIDTH + 6 * wide, y, (sign("shard"), Word(" all", "bright")))
    for index, score in enumerate(sheet.scores):
        row = y + 1 + index
        paint_who(pen, row, index, score, here=index == player)
        for column, sort in enumerate(SORTS, 1):
            total = score.part(sort)
            ink = pen.text if total else pen.dim
            if sort == sheet.decided and score.place == 1:
                ink = badge(pen.palette.gold, pen.palette)
            pen.canvas.right(NAME_WIDTH + column * wide, row, str(total or "·"), ink)
        pen.canvas.right(NAME_WIDTH + 6 * wide, row, str(score.total), Ink(pen.palette.gold, bold=True))
    return y + 1 + len(sheet.scores)


def paint_who(pen: SheetPen, row: int, index: int, score: Score, *, here: bool) -> None:
    """The digit of a player, the name and the hero."""
    player_key(pen, 1, row, index, here=here)
    words = f"{seat_glyph(score.seat)} {score.name}{f', {score.hero}' if score.hero != score.name else ''}"
    pen.canvas.text(5, row, words, pen.seat(score.seat), NAME_WIDTH - 5)


def paint_deeds(pen: SheetPen, sheet: Sheet, y: int, player: int) -> int:
    """Where all play together, one row a hero: what each gave to it."""
    wide = column_of(pen)
    names = ("Whispers", *(sign_of(type) for type in TYPES), sign_of("treasure"), "Wounds")
    for column, name in enumerate(names, 1):
        pen.canvas.right(NAME_WIDTH + column * wide, y, name, pen.dim)
    for index, score in enumerate(sheet.scores):
        row, tally = y + 1 + index, score.tally
        paint_who(pen, row, index, score, here=index == player)
        for column, number in enumerate((tally.claims, *tally.kills, tally.found, tally.hurt), 1):
            pen.canvas.right(NAME_WIDTH + column * wide, row, str(number), pen.text if number else pen.dim)
    return y + 1 + len(sheet.scores)


def rows_of(score: Score) -> int:
    """The rows that can be pointed at: one for each line, one for what the hero did."""
    return len(score.lines) + 1


def paint_player(pen: SheetPen, part: Region, score: Score, number: int, here: SheetSpot) -> None:
    """A player's cards with shards, then what the hero did."""
    title = [
        (f"{seat_glyph(score.seat)} {score.hero or score.name}", pen.seat(score.seat)),
        (f" {score.name}" if score.hero not in ("", score.name) else "", pen.dim),
    ]
    pen.canvas.rule(part.x, part.y, part.width, pen.line, title, [(f"{sign_of('shard')} {score.total}", pen.bright)])
    y = part.y + 1
    for row, line in enumerate(score.lines):
        spot, region = SheetSpot(number, row), Region(part.x, y, part.width, 1)
        chosen = spot == here
        if chosen:
            pen.canvas.fill(region, pen.palette.chosen)
        pen.words(part.x, y, (Word(sign_of("shard") * line.shards, "shard", bold=True),))
        pen.canvas.text(part.x + 4, y, line.name, pen.bright if chosen else pen.text, part.width - 14)
        pen.canvas.right(part.right, y, NAMES[line.sort].lower(), pen.dim)
        pen.hot(region, spot)
        y += 1
    paint_tally(
        pen, Region(part.x, y, part.width, max(0, part.bottom - y)), score, SheetSpot(number, len(score.lines)), here
    )


def paint_tally(pen: SheetPen, part: Region, score: Score, spot: SheetSpot, here: SheetSpot) -> None:
    """Kills, treasures, wounds, texts and turns: worth nothing, good to know."""
    if part.height < 1:
        return
    tally, region = score.tally, Region(part.x, part.y, part.width, min(3, part.height))
    if spot == here:
        pen.canvas.fill(region, pen.palette.chosen)
    kills: list[Word] = []
    for type, count in zip(TYPES, tally.kills, strict=True):
        kills += [sign(type), Word(f"{count} ")]
    pen.words(
        part.x, part.y, (Word("kills ", "dim"), *kills, Word(" treasures ", "dim"), Word(str(tally.found))), part.width
    )
    wounds = f"{numbered(tally.hurt, 'wound')} taken, {tally.healed} healed"
    turns = f"{numbered(tally.altered, 'Fate text')} played, {numbered(tally.turns, 'turn')}"
    for row, text in enumerate((wounds, turns), part.y + 1):
        pen.canvas.text(part.x, row, text, pen.dim, part.width)
    pen.hot(region, spot)
