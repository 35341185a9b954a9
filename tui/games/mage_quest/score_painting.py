"""The score sheet: who won and why, what counted in order, and every player's books with what was marked."""

from __future__ import annotations

import msgspec
from textual.geometry import Region

from engine.core import World
from engine.games.mage_quest.holdings import stores_of
from engine.games.mage_quest.scoring import Standing, standings_of
from engine.games.mage_quest.zones import BOOKS_TO_WIN, SPEED
from tui.games.contract import Scene
from tui.games.mage_quest.book_painting import paint_circle
from tui.games.mage_quest.look import elements_words
from tui.games.mage_quest.pages import count_words, next_words, page_of
from tui.games.mage_quest.pen import Pen
from tui.games.mage_quest.view import Spot
from tui.glyphs import DONE, seat_glyph
from tui.paint import Span, Word, Words, badge

BOOK = "book"
"""The area of books on the sheet; the index is four times the place of the player plus the place of the book."""

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


def paint_sheet(pen: Pen, scene: Scene) -> None:
    canvas = pen.canvas
    results = results_of(scene)
    width, height = canvas.width, canvas.height
    y = paint_verdict(pen, scene, results)
    y = paint_table(pen, scene, results, y)
    room = height - y
    each = room // len(results)
    for place, result in enumerate(results):
        region = Region(0, y + place * each, width, each)
        with canvas.clipped(region):
            paint_player(pen, scene, result, place, region)


def paint_verdict(pen: Pen, scene: Scene, results: tuple[Result, ...]) -> int:
    """`● Mira wins: 4 spell books against 2.`"""
    outcome = scene.world.outcome
    winners = [result for result in results if result.place == 1]
    spans: list[Span] = [(" ", pen.text)]
    for index, result in enumerate(winners):
        name = f"{' and ' if index else ''}{seat_glyph(result.seat)} {scene.names[result.seat]}"
        spans.append((name, pen.seat(result.seat)))
    verb = " leads" if outcome is None else " wins" if len(winners) == 1 else " share the win"
    spans += [(verb, pen.bright), (f": {outcome.reason}." if outcome else ".", pen.text)]
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


def paint_player(pen: Pen, scene: Scene, result: Result, place: int, region: Region) -> None:
    """One player's books, as circles where there is room, else in lines."""
    seat, world = result.seat, scene.world
    made = f"{result.standing.books} of {BOOKS_TO_WIN} books"
    kind = f", {scene.kinds[seat]}" if scene.kinds[seat] else ""
    title = [(f"{seat_glyph(seat)} {scene.names[seat]}", pen.seat(seat)), (kind, pen.dim)]
    pen.canvas.rule(0, region.y, region.width, pen.line, title, [(made, pen.bright)])
    books = pen.sight.books(seat)
    tall = region.height >= 9
    pitch = region.width // 4 if tall else region.width
    for number, book in enumerate(books):
        spot, page = Spot(BOOK, 4 * place + number), page_of(world, book)
        ink = pen.cursor if pen.is_here(spot) else pen.title if page.created else pen.bright
        mark = DONE if page.created else " "
        if tall:
            part = Region(number * pitch, region.y + 1, pitch, 7)
            pen.canvas.text(part.x + 1, part.y, f"{mark} {page.book.name}", ink, pitch - 2)
            paint_circle(pen, Region(part.x + 1, part.y + 1, min(pitch - 2, 17), 4), page, lambda _: None, wide=False)
            pen.words(part.x + 1, part.y + 5, lead_of(page_words(world, book), pitch < 26), pitch - 2)
            pen.hot(part, spot)
        elif number + 1 < region.height:
            line = Region(0, region.y + 1 + number, region.width, 1)
            pen.canvas.text(1, line.y, f"{mark} {page.book.name}", ink, 18)
            x = 20
            for part_number, element in enumerate(page.book.circle):
                marked = part_number in page.marked
                x = pen.element(x, line.y, element, None, marked=marked, following=False, wide=False)
            pen.words(x + 2, line.y, page_words(world, book), region.width - x - 3)
            pen.hot(line, spot)
    foot = region.y + (8 if tall else 5)
    if foot < region.bottom:
        left = (Word("Stores ", "dim"), *elements_words(stores_of(world, seat)))
        pen.words(1, foot, (*left, Word(f"   speed {SPEED(world, seat)}", "dim")), region.width - 2)


def page_words(world: World, book: int) -> Words:
    """How far a book came."""
    page = page_of(world, book)
    if page.created:
        return next_words(page)
    return (*count_words(page), Word("  ", "dim"), *next_words(page, short=True))


def lead_of(words: Words, short: bool) -> Words:
    """The first word alone where a column is narrow."""
    return words[:1] if short else words
