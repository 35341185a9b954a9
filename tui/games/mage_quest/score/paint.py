"""The score sheet: who won and why, what counted in order, and every player's books with what was marked."""

from __future__ import annotations

from textual.geometry import Region

from engine.games.mage_quest.table import stores_of
from engine.games.mage_quest.zones import BOOKS_TO_WIN, SPEED
from tui.board.scores import Sheet
from tui.board.sheet import SheetSpot
from tui.board.sheet_paint import player_key, verdict_band
from tui.draw.canvas import Span, Word, Words, badge
from tui.draw.glyphs import DONE, seat_glyph
from tui.games.mage_quest.look import elements_words
from tui.games.mage_quest.paint.books import paint_circle
from tui.games.mage_quest.paint.pen import Pen
from tui.games.mage_quest.scenes.pages import Page, count_words, next_words, page_of
from tui.games.mage_quest.score.scene import Score, decisive

LARGE_CIRCLE, SMALL_CIRCLE = 8, 4
"""Rows of circles with names and without."""

NAMED = 19
"""Columns of a circle with names, at least."""

COUNTED = ("Books", "Marks", "Mana", "Allies", "Left over")


def paint_sheet(pen: Pen, sheet: Sheet, here: SheetSpot) -> None:
    """Draw everything."""
    y = paint_table(pen, sheet, verdict_band(pen, sheet), here.player)
    each = (pen.height - y) // len(sheet.scores)
    for number, score in enumerate(sheet.scores):
        region = Region(0, y + number * each, pen.width, each)
        with pen.canvas.clipped(region):
            paint_player(pen, score, region, number, here)


def paint_table(pen: Pen, sheet: Sheet, y: int, player: int) -> int:
    """The numbers in the order in which they count, the one that decided filled."""
    canvas, decided = pen.canvas, decisive(sheet)
    gap = 10 if canvas.width >= 80 else 9
    first = 24
    canvas.rule(0, y, pen.width, pen.line, [("Standing", pen.title)])
    for column, name in enumerate(COUNTED):
        counts = column in (0, 1, 4)
        canvas.right(first + (column + 1) * gap + 1, y, f" {name} ", pen.title if counts else pen.dim)
    for row, score in enumerate(sheet.scores, y + 1):
        standing = score.standing
        index = row - y - 1
        player_key(pen, 1, row, index, here=index == player)
        canvas.text(5, row, f"{seat_glyph(score.seat)} {score.name}", pen.seat(score.seat), 18)
        canvas.hot(Region(0, row, canvas.width, 1), SheetSpot(index))
        numbers = (standing.books, standing.marks, standing.mana, standing.allies, standing.left_over)
        for column, number in enumerate(numbers):
            is_decisive = decided is not None and column == (0, 1, 4)[decided]
            ink = badge(pen.palette.gold, pen.palette) if is_decisive and score.place == 1 else pen.text
            canvas.right(first + (column + 1) * gap, row, f" {number}", ink)
    words = ("books, then marks, then Mana and Allies left over", "equal in everything: the win is shared")
    canvas.text(4, y + 3, words[decided is None], pen.dim, canvas.width - 5)
    return y + 4


def paint_player(pen: Pen, score: Score, region: Region, place: int, here: SheetSpot) -> None:
    """One player's books, as circles where there is room, else in lines."""
    seat, world = score.seat, pen.sight.world
    made = f"{score.standing.books} of {BOOKS_TO_WIN} books"
    kind = f", {score.kind}" if score.kind not in ("", score.name.lower()) else ""
    title = [(f"{seat_glyph(seat)} {score.name}", pen.seat(seat)), (kind, pen.dim)]
    pen.canvas.rule(0, region.y, region.width, pen.line, title, [(made, pen.bright)])
    books = pen.sight.books(seat)
    across = books_across(region)
    bands = len(books) // across
    circle = circle_rows((region.height - 2) // bands + 2)
    for number, book in enumerate(books):
        spot, page = SheetSpot(place, number), page_of(world, book)
        if circle:
            pitch, (band, column) = region.width // across, divmod(number, across)
            cell = Region(column * pitch, region.y + 1 + band * (circle + 2), pitch, circle + 2)
            paint_column(pen, cell, page, spot == here)
            pen.canvas.hot(cell, spot)
        elif number + 1 < region.height:
            cell = Region(0, region.y + 1 + number, region.width, 1)
            paint_line(pen, cell, page, spot == here)
            pen.canvas.hot(cell, spot)
    foot = region.y + 1 + (bands * (circle + 2) if circle else 4)
    if foot < region.bottom:
        left = (Word("Stores ", "dim"), *elements_words(stores_of(world, seat)))
        pen.words(1, foot, (*left, Word(f"   speed {SPEED(world, seat)}", "dim")), region.width - 2)


def books_across(region: Region) -> int:
    """Two by two, where the names of elements have no room beside each other but below each other."""
    narrow = region.width // 4 - 2 < NAMED
    return 2 if narrow and region.height >= 2 * (LARGE_CIRCLE + 2) + 2 else 4


def circle_rows(height: int) -> int:
    """The rows of a circle where a player has so many: a large one, a small one, or none."""
    return min(9, height - 4) if height >= LARGE_CIRCLE + 4 else SMALL_CIRCLE if height >= SMALL_CIRCLE + 5 else 0


def title_of(pen: Pen, page: Page, here: bool) -> Span:
    ink = pen.cursor if here else pen.title if page.created else pen.bright
    return f"{DONE if page.created else ' '} {page.book.name}", ink


def paint_column(pen: Pen, region: Region, page: Page, here: bool) -> None:
    """A book as a circle, with names where it is large."""
    room, rows = region.width - 2, region.height - 2
    pen.canvas.spans(region.x + 1, region.y, [title_of(pen, page, here)], room)
    wide = rows >= LARGE_CIRCLE and room >= NAMED
    circle = Region(region.x + 1, region.y + 1, min(room, 27 if wide else 17), rows)
    paint_circle(pen, circle, page, lambda _: None, wide=wide)
    words = page_words(page)
    pen.words(region.x + 1, region.bottom - 1, words if pen.words_width(words) <= room else count_words(page), room)


def paint_line(pen: Pen, line: Region, page: Page, here: bool) -> None:
    """A book in one row."""
    pen.canvas.spans(1, line.y, [title_of(pen, page, here)], 18)
    x = 20
    for part, element in enumerate(page.book.circle):
        x = pen.element(x, line.y, element, None, marked=part in page.marked, following=False, wide=False)
    pen.words(x + 2, line.y, page_words(page), line.width - x - 3)


def page_words(page: Page) -> Words:
    """How far a book came."""
    if page.created:
        return next_words(page)
    return (*count_words(page), Word("  ", "dim"), *next_words(page, short=True))
