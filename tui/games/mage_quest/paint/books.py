"""Spell books as circles of six: large with names, small with signs, or one line each; own ones can be pointed at."""

from __future__ import annotations

from collections.abc import Callable

from textual.geometry import Region

from engine.games.mage_quest.content.forms import CIRCLE
from engine.kit.words import cut
from tui.board.spots import Spot
from tui.draw.canvas import Span, Word, Words
from tui.draw.glyphs import DONE, NOW, RULE, WALL
from tui.games.mage_quest.layout import LARGE, LOW
from tui.games.mage_quest.look import SIGNS, TURNS
from tui.games.mage_quest.paint.pen import Pen, spelt
from tui.games.mage_quest.scenes.pages import Page, count_words, next_words, page_of
from tui.games.mage_quest.view import BOOKS, PAGE

SpotAt = Callable[[int], Spot | None]
NAMED, WHOLE = 8, 25
"""Columns of an element with its name, brackets included, and of a circle with room for the longest name."""

RING = 10
"""Columns of a large circle that are not inside its ring."""


def paint_books(pen: Pen, region: Region, form: str) -> None:
    """The viewer's four books."""
    books = pen.sight.books(pen.sight.me)
    pages = [page_of(pen.sight.world, book) for book in books]
    if form == LOW:
        for row, page in enumerate(pages):
            if row < region.height:
                paint_line(pen, Region(region.x, region.y + row, region.width, 1), page, row)
        return
    pitch = region.width // 4
    for place, page in enumerate(pages):
        width = pitch if place < 3 else region.width - 3 * pitch
        paint_book(pen, Region(region.x + place * pitch, region.y, width, region.height), page, place, form)


def own_spots(place: int) -> SpotAt:
    """The spots of the elements of one own book."""
    return lambda part: Spot(BOOKS, PAGE * place + 1 + part)


def title_of(pen: Pen, page: Page, place: int, room: int) -> list[Span]:
    spot = Spot(BOOKS, PAGE * place)
    ink = pen.cursor if pen.is_here(spot) else pen.lit if pen.is_lit(spot) else pen.bright
    ink = pen.title if page.created and not pen.is_here(spot) else ink
    return [(cut(page.book.name, room), ink)]


def paint_book(pen: Pen, region: Region, page: Page, place: int, form: str) -> None:
    spot = Spot(BOOKS, PAGE * place)
    framed = form == LARGE
    edge = pen.palette.gold if page.created else pen.palette.lit if pen.is_lit(spot) else None
    if framed:
        inside = pen.box(region, title_of(pen, page, place, region.width - 6), edge=edge)
    else:
        inner = Region(region.x, region.y, region.width - 1, region.height)
        pen.canvas.fill(inner, pen.palette.panel)
        pen.canvas.spans(region.x, region.y, title_of(pen, page, place, region.width - 1), region.width - 1)
        inside = Region(inner.x, inner.y + 1, inner.width, inner.height - 1)
    pen.hot(Region(region.x, region.y, region.width, 1), spot)
    pen.hot(Region(inside.x, inside.bottom - 2, inside.width, 2), spot)
    words = inside.height - 2
    wide = inside.width >= 2 * NAMED + 2 and words >= 6
    circle = Region(inside.x, inside.y, inside.width, words)
    paint_circle(pen, circle, page, own_spots(place), wide=wide)
    count = count_words(page)
    fits = wide and pen.words_width(count) <= inside.width
    pen.centred(inside, inside.bottom - 2, count if fits else count[:1])
    following = next_words(page, short=not wide)
    if pen.words_width(following) > inside.width:
        following = following[1:]
    pen.centred(inside, inside.bottom - 1, following)


def paint_circle(
    pen: Pen, region: Region, page: Page, spot_at: SpotAt, *, wide: bool, fresh: frozenset[int] = frozenset()
) -> None:
    """Six elements around an arrow, the fresh ones marked as news; in a large one a ring runs between them."""
    rows = ring_rows(region.height)
    left, right = region.x, region.right
    middle = region.x + region.width // 2
    if wide and region.height >= 7:
        ring(pen, region, rows)
    for part, element in enumerate(page.book.circle):
        marked = part in page.marked
        size = pen.element_width(element, marked=marked, wide=wide, whole=region.width >= WHOLE)
        side = 0 if wide else max(0, (region.width - 11) // 2)
        x = middle - size // 2 if part in (0, 3) else right - size - side if part in (1, 2) else left + side
        pen.element(
            x,
            region.y + rows[part],
            element,
            spot_at(part),
            marked=marked,
            following=part in page.following,
            wide=wide,
            whole=region.width >= WHOLE,
            faded=page.marks > 0,
            fresh=part in fresh,
        )
    centre(pen, region, page, rows, middle, wide)


def ring_rows(height: int) -> tuple[int, ...]:
    """The rows of the six places, clockwise from the top."""
    if height < 7:
        return (0, 1, 2, 3, 2, 1) if height < 6 else (0, 1, 3, 4, 3, 1)
    last = min(height, 9) - 1
    return (0, 2, last - 2, last, last - 2, 2)


def ring(pen: Pen, region: Region, rows: tuple[int, ...]) -> None:
    """The line that joins the places of a large circle."""
    left, right = region.x + 4, region.right - 5
    top, bottom = region.y + rows[1] - 1, region.y + rows[2] + 1
    for y in (top, bottom):
        corners = "╭╮" if y == top else "╰╯"
        pen.canvas.text(left, y, corners[0] + RULE * 3, pen.line)
        pen.canvas.text(right - 3, y, RULE * 3 + corners[1], pen.line)
    for y in range(region.y + rows[1] + 1, region.y + rows[2]):
        pen.canvas.text(left, y, WALL, pen.line)
        pen.canvas.text(right, y, WALL, pen.line)


def centre(pen: Pen, region: Region, page: Page, rows: tuple[int, ...], middle: int, wide: bool) -> None:
    """The book itself when it is created, else the arrow and where it began."""
    y = region.y + (rows[1] + rows[2]) // 2
    if page.created:
        ink = pen.title
        if wide:
            pen.canvas.text(middle - 3, y, "╔══╤══╗", ink)
            pen.canvas.text(middle - 3, y + 1, "╚══╧══╝", ink)
        elif region.width < 9:
            pen.canvas.text(middle, y, SIGNS["book"], ink)
        else:
            pen.canvas.text(middle - 1, y, "╔╤╗", ink)
            pen.canvas.text(middle - 1, y + 1, "╚╧╝", ink)
    elif page.arrow is not None:
        pen.canvas.text(middle, y, page.sign, pen.arrow)
        way = TURNS[page.direction]
        if wide:
            start = page.book.circle[page.arrow]
            words: Words = (Word("from ", "dim"), Word(spelt(start, region.width >= WHOLE), start))
            words = words if pen.words_width(words) <= region.width - RING else words[1:]
            pen.centred(Region(region.x, y + 1, region.width, 1), y + 1, words)
        elif way:
            pen.canvas.text(middle, y + 1, way, pen.dim)
    elif wide:
        told = "no arrow yet" if len("no arrow yet") <= region.width - RING else "no arrow"
        pen.centred(Region(region.x, y, region.width, 1), y, (Word(told, "dim", italic=True),))


def paint_line(pen: Pen, region: Region, page: Page, place: int) -> None:
    """A book in one row: its name, the circle from the top, and what comes next."""
    spot = Spot(BOOKS, PAGE * place)
    here = pen.is_here(spot)
    x = region.x
    pen.canvas.text(x, region.y, NOW if here else DONE if page.created else " ", pen.title)
    pen.canvas.spans(x + 1, region.y, title_of(pen, page, place, 14), 14)
    pen.hot(Region(x, region.y, 15, 1), spot)
    x += 16
    for part, element in enumerate(page.book.circle):
        x = pen.element(
            x,
            region.y,
            element,
            own_spots(place)(part),
            marked=part in page.marked,
            following=part in page.following,
            wide=False,
            faded=page.marks > 0,
        )
    room = region.right - x - 1
    if page.created or page.marks in (0, CIRCLE):
        words = next_words(page, short=True)
    else:
        words = (Word(f"{page.marks}/6 ", "bright"), *next_words(page, short=True)[1 if room < 15 else 0 :])
    pen.words(x + 1, region.y, words, room)
