"""The draft: every card on offer with its two circles, what is taken, and the land they are for above."""

from __future__ import annotations

from textual.geometry import Region

from engine.games.mage_quest.content.box import box
from engine.games.mage_quest.content.forms import Book
from tui.board.spots import Spot
from tui.draw.canvas import Span
from tui.draw.glyphs import NOW, seat_glyph
from tui.games.mage_quest.layout import DRAFT_WIDTH, LARGE
from tui.games.mage_quest.look import SIGNS
from tui.games.mage_quest.paint.books import paint_circle
from tui.games.mage_quest.paint.pen import Pen
from tui.games.mage_quest.scenes.pages import blank_page
from tui.games.mage_quest.view import DRAFT

COLUMNS, TIGHT = 3, 30
"""Cards beside each other, and the width at which none is left between them."""


def paint_draft(pen: Pen, region: Region, form: str) -> None:
    sight = pen.sight
    right = [("the second player picks twice in a row", pen.dim)]
    inside = pen.panel(region, [("Cards with two spell books", pen.title)], right)
    cards = [box().cards[sight.world.kinds[card]].books for card in sight.offer]
    foot = Region(inside.x, inside.bottom - 1, inside.width, 1)
    room = Region(inside.x, inside.y, inside.width, inside.height - 1)
    columns = COLUMNS if region.width >= DRAFT_WIDTH else 2
    rows = -(-len(cards) // columns)
    if form == LARGE and rows * 7 <= room.height:
        width = room.width // columns
        for index, books in enumerate(cards):
            x, y = room.x + index % columns * width, room.y + index // columns * 7
            paint_card(pen, Region(x, y, width - (width > TIGHT), 7), index, books, taken(pen, index))
    else:
        for index, books in enumerate(cards):
            if index < room.height:
                paint_row(pen, Region(room.x, room.y + index, room.width, 1), index, books, taken(pen, index))
    paint_taken(pen, foot)


def taken(pen: Pen, index: int) -> list[Span]:
    """Who has taken a card; nothing while it is on offer."""
    taker = pen.sight.taker_of(pen.sight.offer[index])
    if taker is None:
        return []
    return [("taken by ", pen.dim), (f"{seat_glyph(taker)} {pen.sight.scene.names[taker]}", pen.seat(taker))]


def paint_card(pen: Pen, region: Region, index: int, books: tuple[Book, Book], gone: list[Span]) -> None:
    spot = Spot(DRAFT, index)
    here = pen.is_here(spot)
    inside = pen.box(region, [(str(index + 1), pen.lit if pen.is_lit(spot) else pen.dim)], selected=here)
    if here:
        pen.canvas.text(region.x + 2, region.y, f" {index + 1} ", pen.cursor)
    half = inside.width // 2
    for place, book in enumerate(books):
        part = Region(inside.x + place * half, inside.y, half, inside.height)
        ink = pen.dim if gone else pen.bright
        pen.canvas.text(part.x + max(0, (half - len(book.name)) // 2), part.y, book.name, ink, half)
        if not gone:
            paint_circle(pen, Region(part.x, part.y + 1, half, 4), blank_page(book), lambda _: None, wide=False)
    pen.canvas.spans(inside.x + 1, inside.y + 2, gone, inside.width - 1)
    pen.hot(region, spot)


def paint_row(pen: Pen, line: Region, index: int, books: tuple[Book, Book], gone: list[Span]) -> None:
    spot = Spot(DRAFT, index)
    here = pen.is_here(spot)
    if here:
        pen.canvas.fill(line, pen.glow)
    pen.canvas.text(line.x, line.y, NOW if here else " ", pen.arrow)
    pen.canvas.text(line.x + 1, line.y, f" {index + 1} ", pen.cursor if here else pen.dim if gone else pen.lit)
    x = line.x + 5
    half = min((line.width - 5) // 2, 46)
    for place, book in enumerate(books):
        start = x + place * half
        pen.canvas.text(start, line.y, book.name, pen.dim if gone else pen.bright, 14)
        at = start + 15
        if gone and place:
            pen.canvas.spans(at, line.y, gone, line.right - at)
        for element in () if gone else book.circle:
            at = pen.canvas.text(at, line.y, f" {SIGNS[element]} ", pen.ink(element, bold=True))
    pen.hot(line, spot)


def paint_taken(pen: Pen, line: Region) -> None:
    """Which books everybody has."""
    sight, spans = pen.sight, list[Span]()
    for seat in (sight.me, sight.rival):
        names = [box().books[sight.world.kinds[book]].name for book in sight.books(seat)]
        mark = f"{seat_glyph(seat)} {sight.scene.names[seat]}: "
        spans += [(mark, pen.seat(seat)), (", ".join(names) or "none yet", pen.text), ("   ", pen.dim)]
    pen.canvas.spans(line.x, line.y, spans, line.width)
