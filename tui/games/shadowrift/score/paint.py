"""The end screen: how it ended, five gauges over the rounds, what was close, what every hero did, the deck."""

from __future__ import annotations

from textual.geometry import Region

from engine.games.shadowrift.content.printed import NAME
from engine.kit.words import numbered
from tui.board.pen import Pen as BasePen
from tui.board.sheet import SheetSpot
from tui.board.sheet_paint import player_key, verdict_band
from tui.draw.canvas import Ink, Word
from tui.draw.glyphs import DONE, NOT_POSSIBLE, NOTHING, NOW, seat_glyph
from tui.draw.plots import tall_columns
from tui.games.shadowrift.look import LOOK, role_of, sign_of
from tui.games.shadowrift.paint.pen import lines_of
from tui.games.shadowrift.score.scene import Curve, RiftSheet, Score

COLUMNS = ("slain", "hits", "walls", "seals", "healed", "¢ given", "Wounds", "deck")
BETTER = 6
"""The first so many columns are feats: the best is lit."""

ROLES = {"walls": "wall", "seals": "magic", "town": "villager", "plague": "warn", "world": "dragons"}
WORDS = {"walls": "walls", "seals": "rifts", "town": "town", "plague": "plague", "world": "world"}
UNITS = {"walls": "of 8", "seals": "sealed", "town": "living", "plague": "Corpses", "world": "boss steps"}


HIGH = 26
"""From this height on the sentence that says how it ended has air around it."""

WIDE = 96
"""From this width on there is room beside the curves."""

WHO = 23
"""Columns of the digit, name and kind of a hero."""


class Pen(BasePen):
    """A pen with the colours of this game."""

    look = LOOK


def paint_sheet(pen: Pen, sheet: RiftSheet, here: SheetSpot) -> None:
    """Draw everything; what has no room is left out from below."""
    y = verdict_band(pen, sheet)
    gap = int(pen.height >= HIGH)
    if sheet.closing:
        pen.canvas.text(2, y + gap, sheet.closing, pen.title, pen.width - 4)
        y += 1 + 2 * gap
    heroes = 2 + len(sheet.scores)
    deck = 3
    rows = pen.height - y - heroes - deck
    curve_rows = 2 if rows >= 2 * len(sheet.curves) + (2 if pen.width >= WIDE else 6) else 1
    left = pen.width if pen.width < WIDE else pen.width * 5 // 8
    bottom = paint_curves(pen, Region(0, y, left - 1, 2 + curve_rows * len(sheet.curves)), sheet, curve_rows)
    if left < pen.width:
        paint_close(pen, Region(left, y, pen.width - left, bottom - y), sheet.close)
    elif rows > bottom - y + 1:
        more = min(len(sheet.close) + 1, rows - (bottom - y))
        paint_close(pen, Region(0, bottom, pen.width, more), sheet.close)
        bottom += more
    y = paint_heroes(pen, bottom, sheet, here)
    paint_deck(pen, Region(0, y, pen.width, pen.height - y), sheet.scores[here.player], here)


def paint_curves(pen: Pen, region: Region, sheet: RiftSheet, rows: int) -> int:
    """A row or two a gauge; return the row below."""
    count = max((len(curve.shares) for curve in sheet.curves), default=1)
    title = [Word("How it went", "gold", bold=True)]
    pen.canvas.rule(0, region.y, region.width, pen.line, pen.spans(title), [(f"round 1 to {count}", pen.dim)])
    first = 14
    pitch = max(1, min(4, (region.width - first - 8) // count))
    y = region.y + 1
    for curve in sheet.curves:
        paint_curve(pen, Region(1, y, region.width - 2, rows), curve, first, pitch)
        y += rows
    if pitch >= 3:
        for number in range(count):
            pen.canvas.text(first + number * pitch, y, str(number + 1).rjust(2), pen.dim)
        y += 1
    return y


def paint_curve(pen: Pen, region: Region, curve: Curve, first: int, pitch: int) -> None:
    sign, ink = (DONE, pen.lit) if curve.wins else (NOT_POSSIBLE, pen.warn)
    pen.canvas.text(region.x, region.y, sign, ink)
    pen.canvas.text(region.x + 2, region.y, WORDS[curve.name], pen.bright)
    if region.height > 1:
        pen.canvas.text(region.x + 2, region.y + 1, UNITS[curve.name], pen.dim)
    width = max(1, pitch - 1)
    columns = tall_columns(curve.shares, region.height, width, pitch - width, 1.0)
    for row, text in enumerate(columns):
        pen.canvas.text(first, region.y + row, text, Ink(pen.colour(ROLES[curve.name]), faint=True))
    for number, share in enumerate(curve.shares):
        if share <= 0:
            pen.canvas.text(first + number * pitch, region.bottom - 1, NOTHING * width, pen.line)
    pen.canvas.right(region.right, region.bottom - 1, f"{curve.value}/{curve.of}", pen.bright)


def paint_close(pen: Pen, region: Region, lines: tuple[str, ...]) -> None:
    pen.canvas.rule(region.x, region.y, region.width, pen.line, [("What was close", pen.title)])
    y = region.y + 1
    for line in lines:
        for part in lines_of(line, region.width - 2):
            if y < region.bottom:
                pen.canvas.text(region.x + 1, y, part, pen.text, region.width - 1)
                y += 1


def numbers_of(score: Score) -> tuple[int, ...]:
    tally = score.tally
    return tally.kills, tally.hits, tally.walls, tally.seals, tally.healed, tally.given, tally.wounds, score.cards


def paint_heroes(pen: Pen, y: int, sheet: RiftSheet, here: SheetSpot) -> int:
    """A row a hero, the best of each feat lit; return the row below."""
    words = [Word("Heroes", "gold", bold=True), Word(" together or not at all", "dim")]
    pen.canvas.rule(0, y, pen.width, pen.line, pen.spans(words))
    pitch = min(9, (pen.width - WHO) // len(COLUMNS))
    for column, name in enumerate(COLUMNS):
        short = "given" if name == "¢ given" and pitch < 9 else name
        pen.canvas.right(WHO + (column + 1) * pitch, y + 1, short, pen.dim)
    best = [max(numbers_of(score)[column] for score in sheet.scores) for column in range(len(COLUMNS))]
    for row, score in enumerate(sheet.scores, y + 2):
        place, spot = row - y - 2, SheetSpot(row - y - 2)
        is_here = here.player == place
        line = Region(0, row, pen.width, 1)
        pen.canvas.fill(line, pen.glow if is_here else pen.palette.panel if place % 2 == 0 else pen.palette.page)
        pen.canvas.text(0, row, NOW if is_here else " ", pen.arrow)
        player_key(pen, 1, row, place, here=is_here)
        x = pen.canvas.text(5, row, f"{seat_glyph(score.seat)} {score.name}", pen.seat(score.seat), 13)
        pen.canvas.text(x + 1, row, score.kind, pen.dim, max(0, WHO - 1 - x))
        for column, number in enumerate(numbers_of(score)):
            lit = column < BETTER and number == best[column] and number
            pen.canvas.right(WHO + (column + 1) * pitch, row, str(number), pen.lit if lit else pen.text)
        pen.canvas.hot(line, spot)
    return y + 2 + len(sheet.scores)


def paint_deck(pen: Pen, region: Region, score: Score, here: SheetSpot) -> None:
    """The chosen hero's cards by kind; each can be looked at."""
    if region.height < 2:
        return
    whose = "Your" if score.name == "You" else f"{score.name}'s"
    purse = f" and {score.coins}¢" if score.coins else ""
    title = [Word(f"{whose} deck", "gold", bold=True), Word(f" {numbered(score.cards, 'card')}{purse}", "dim")]
    pen.canvas.rule(0, region.y, pen.width, pen.line, pen.spans(title))
    x, y = region.x + 2, region.y + 1
    for row, (kind, number) in enumerate(score.deck):
        name = f"{NAME[kind]} ×{number}" if number > 1 else NAME[kind]
        if x + len(name) + 2 > region.right - 1:
            x, y = region.x + 2, y + 1
        if y >= region.bottom:
            return
        start = x
        x = pen.canvas.text(x, y, f"{sign_of(kind)} ", pen.ink(role_of(kind), bold=True))
        x = pen.canvas.text(x, y, name, pen.cursor if here.row == row else pen.bright)
        pen.canvas.hot(Region(start, y, x - start, 1), SheetSpot(here.player, row))
        x += 2
