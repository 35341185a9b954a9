"""The score sheet: who won and why, what counted in order, and every player's books with what was marked."""

from __future__ import annotations

import msgspec
from textual.geometry import Region

from engine.games.mage_quest.holdings import stores_of
from engine.games.mage_quest.scoring import Standing, standings_of
from engine.games.mage_quest.zones import BOOKS_TO_WIN, SPEED
from tui.agreeing import verb_for
from tui.games.contract import Scene
from tui.games.mage_quest.book_painting import paint_circle
from tui.games.mage_quest.look import elements_words
from tui.games.mage_quest.pages import Page, count_words, next_words, page_of
from tui.games.mage_quest.pen import Pen
from tui.games.sheet import SheetSpot
from tui.glyphs import DONE, seat_glyph
from tui.paint import Span, Word, Words, badge

LARGE_CIRCLE, SMALL_CIRCLE = 7, 4
"""Rows of circles with names and without."""

COUNTED = ("Books", "Marks", "Mana", "Allies", "Left over")


class Result(msgspec.Struct, frozen=True):
    """One player's line: seat, place, and what counts."""

    seat: int
    place: int
    standing: Standing


def results_of(scene: Scene) -> tuple[Result, ...]:
    """The players, the best first; of one that is not over, as it stands."""
    standings = standings_of(scene.world)
    ranks = [standing.rank for standing in standings]
    outcome = scene.world.outcome
    places = outcome.places if outcome else tuple(1 + sum(other > rank for other in ranks) for rank in ranks)
    found = [Result(standing.seat, places[standing.seat], standing) for standing in standings]
    return tuple(sorted(found, key=lambda result: (result.place, result.seat)))


def decisive(results: tuple[Result, ...]) -> int | None:
    """Which number decided: books, marks or what is left over; None where everything is equal."""
    first, second = results[0].standing.rank, results[1].standing.rank
    return next((index for index in range(3) if first[index] != second[index]), None)


def paint_sheet(pen: Pen, results: tuple[Result, ...], here: SheetSpot) -> None:
    canvas, scene = pen.canvas, pen.sight.scene
    width, height = canvas.width, canvas.height
    y = paint_verdict(pen, scene, results)
    y = paint_table(pen, scene, results, y)
    room = height - y
    each = room // len(results)
    for place, result in enumerate(results):
        region = Region(0, y + place * each, width, each)
        with canvas.clipped(region):
            paint_player(pen, result, region, place, here)


def paint_verdict(pen: Pen, scene: Scene, results: tuple[Result, ...]) -> int:
    """`● Mira wins: 4 spell books against 2.`"""
    outcome = scene.world.outcome
    winners = [result for result in results if result.place == 1]
    spans: list[Span] = [(" ", pen.text)]
    for index, result in enumerate(winners):
        name = f"{' and ' if index else ''}{seat_glyph(result.seat)} {scene.names[result.seat]}"
        spans.append((name, pen.seat(result.seat)))
    names = [scene.names[result.seat] for result in winners]
    verb = verb_for(names, "leads" if outcome is None else "wins") if len(names) == 1 else "share the win"
    spans += [(f" {verb}", pen.bright), (f": {outcome.reason}." if outcome else ".", pen.text)]
    pen.canvas.spans(0, 0, spans, pen.canvas.width)
    if scene.record:
        pen.canvas.right(pen.canvas.width - 1, 0, scene.record, pen.dim)
    return 1


def paint_table(pen: Pen, scene: Scene, results: tuple[Result, ...], y: int) -> int:
    """The numbers in the order in which they count, the one that decided filled."""
    canvas, decided = pen.canvas, decisive(results)
    gap = 10 if canvas.width >= 80 else 9
    first = 24
    for column, name in enumerate(COUNTED):
        counts = column in (0, 1, 4)
        canvas.right(first + (column + 1) * gap, y, name, pen.title if counts else pen.dim)
    for row, result in enumerate(results, y + 1):
        standing = result.standing
        canvas.text(1, row, f"{result.place}.", pen.bright)
        canvas.text(4, row, f"{seat_glyph(result.seat)} {scene.names[result.seat]}", pen.seat(result.seat), 19)
        numbers = (standing.books, standing.marks, standing.mana, standing.allies, standing.left_over)
        for column, number in enumerate(numbers):
            is_decisive = decided is not None and column == (0, 1, 4)[decided]
            ink = badge(pen.palette.gold, pen.palette) if is_decisive and result.place == 1 else pen.text
            canvas.right(first + (column + 1) * gap, row, f" {number}", ink)
    words = ("books, then marks, then Mana and Allies left over", "equal in everything: the win is shared")
    canvas.text(4, y + 3, words[decided is None], pen.dim, canvas.width - 5)
    return y + 4


def paint_player(pen: Pen, result: Result, region: Region, place: int, here: SheetSpot) -> None:
    """One player's books, as circles where there is room, else in lines."""
    seat, scene, world = result.seat, pen.sight.scene, pen.sight.world
    made = f"{result.standing.books} of {BOOKS_TO_WIN} books"
    kind = f", {scene.kinds[seat]}" if scene.kinds[seat] not in ("", scene.names[seat].lower()) else ""
    title = [(f"{seat_glyph(seat)} {scene.names[seat]}", pen.seat(seat)), (kind, pen.dim)]
    pen.canvas.rule(0, region.y, region.width, pen.line, title, [(made, pen.bright)])
    books = pen.sight.books(seat)
    circle = circle_rows(region.height)
    for number, book in enumerate(books):
        spot, page = SheetSpot(place, number), page_of(world, book)
        if circle:
            pitch = region.width // 4
            cell = Region(number * pitch, region.y + 1, pitch, circle + 2)
            paint_column(pen, cell, page, spot == here)
            pen.canvas.hot(cell, spot)
        elif number + 1 < region.height:
            cell = Region(0, region.y + 1 + number, region.width, 1)
            paint_line(pen, cell, page, spot == here)
            pen.canvas.hot(cell, spot)
    foot = region.y + (circle + 3 if circle else 5)
    if foot < region.bottom:
        left = (Word("Stores ", "dim"), *elements_words(stores_of(world, seat)))
        pen.words(1, foot, (*left, Word(f"   speed {SPEED(world, seat)}", "dim")), region.width - 2)


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
    wide = rows >= LARGE_CIRCLE and room >= 19
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
