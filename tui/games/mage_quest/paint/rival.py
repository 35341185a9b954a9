"""The other player, smaller: tracks, stores, fleet and four books."""

from __future__ import annotations

from textual.geometry import Region

from engine.games.mage_quest.content.forms import CIRCLE
from engine.games.mage_quest.table import fleet_of, number_of, stores_of
from engine.games.mage_quest.zones import SPEED
from engine.kit.words import cut
from tui.board.spots import Spot
from tui.draw.canvas import Ink, Span, Word, Words, badge, width_of
from tui.draw.glyphs import DONE, DOWN, NEW, UP, seat_glyph
from tui.games.mage_quest.layout import LARGE
from tui.games.mage_quest.look import BOW, SIGNS, STERN, elements_words
from tui.games.mage_quest.paint.books import paint_circle
from tui.games.mage_quest.paint.holdings import paint_track
from tui.games.mage_quest.paint.pen import Pen
from tui.games.mage_quest.scenes.pages import Page, page_of
from tui.games.mage_quest.view import RIVAL, RIVAL_FLEET, RIVAL_STORES, RIVAL_TRACKS, SPEED_TRACK

SHORT_NAME, EDGES = 8, 8
"""The cells of a name where room is short, and those of a rule around the words in it."""


def paint_rival(pen: Pen, region: Region, form: str) -> None:
    sight = pen.sight
    pages = {book: page_of(sight.world, book) for book in sight.books(sight.rival)}
    if form == LARGE:
        (marks, ink), *books = progress_spans(pen, pages, wordy=True)
        right = [(marks.strip(), ink), *books]
        edge = pen.palette.mix(pen.palette.seat(sight.rival), 0.6)
        paint_large(pen, pen.box(region, name_spans(pen), right, edge=edge), pages)
        return
    paint_small(pen, region, pages)


def name_spans(pen: Pen) -> list[Span]:
    sight = pen.sight
    kind = sight.scene.kinds[sight.rival]
    name = f"{seat_glyph(sight.rival)} {sight.scene.names[sight.rival]}"
    return [(name, pen.seat(sight.rival)), (f", {kind}" if kind else "", pen.dim)]


def paint_large(pen: Pen, inside: Region, pages: dict[int, Page]) -> None:
    """Four small circles over the tracks."""
    pitch, news = inside.width // 4, pen.sight.news
    for place, (book, page) in enumerate(pages.items()):
        part = Region(inside.x + place * pitch, inside.y, pitch, 6)
        spot = Spot(RIVAL, place)
        ink = pen.cursor if pen.is_here(spot) else pen.title if page.created else pen.text
        pen.canvas.text(part.x, part.y, cut(page.book.name, pitch - 1), ink)
        circle = Region(part.x, part.y + 1, pitch - 1, 4)
        paint_circle(pen, circle, page, lambda _: None, wide=False, fresh=news.marks.get(book, frozenset()))
        told = f"{NEW if book in news.created else DONE} made" if page.created else f"{page.marks} of 6"
        pen.canvas.text(part.x + 1, part.y + 5, told, pen.title if page.created else pen.dim)
        pen.hot(part, spot)
    y = inside.y + 6 + (inside.height > 10)
    sight, seat = pen.sight, pen.sight.rival
    pitch = 3 if inside.width >= 44 else 2
    for index, (name, value) in enumerate(sight.tracks(seat)[:SPEED_TRACK]):
        spot = Spot(RIVAL, RIVAL_TRACKS)
        pen.canvas.text(inside.x, y + index, name, pen.cursor if pen.is_here(spot) else pen.text)
        paint_track(pen, inside.x + 7, y + index, name, value, pitch, news.track_was(name))
        pen.hot(Region(inside.x, y + index, inside.width, 1), spot)
    stores_line(pen, inside.x, y + 2, inside.width)
    fleet_line(pen, inside.x, y + 3, inside.width)


def stores_line(pen: Pen, x: int, y: int, room: int) -> None:
    spot = Spot(RIVAL, RIVAL_STORES)
    x = pen.canvas.text(x, y, "Stores", pen.cursor if pen.is_here(spot) else pen.text) + 1
    end = pen.words(x, y, stored_words(pen), room - 7)
    pen.hot(Region(x - 7, y, end - x + 7, 1), spot)


def stored_words(pen: Pen) -> Words:
    """`^2! ♣1`: what is stored, news marked."""
    return elements_words(stores_of(pen.sight.world, pen.sight.rival), pen.sight.news.stored)


def bare_words(pen: Pen) -> Words:
    """The same for a row that has no word before it."""
    return stored_words(pen) if any(stores_of(pen.sight.world, pen.sight.rival)) else (Word("nothing stored", "dim"),)


def bare_stores(pen: Pen, x: int, y: int) -> None:
    """What is stored, where a row is shared."""
    spot = Spot(RIVAL, RIVAL_STORES)
    words = bare_words(pen)
    end = pen.words(x, y, words)
    if pen.is_here(spot):
        pen.canvas.text(x, y, "".join(word.text for word in words), pen.cursor)
    pen.hot(Region(x, y, end - x, 1), spot)


def fleet_line(pen: Pen, x: int, y: int, room: int) -> None:
    """Speed, and every vehicle with its card."""
    sight, spot, start = pen.sight, Spot(RIVAL, RIVAL_FLEET), x
    ink = pen.cursor if pen.is_here(spot) else pen.text
    x = pen.canvas.text(x, y, "Speed ", ink)
    speed = SPEED(sight.world, sight.rival)
    x = pen.canvas.text(x, y, str(speed), pen.bright)
    x = pen.canvas.text(x, y, moved_by(speed, sight.news.track_was("Speed")), pen.title)
    end = start + room
    fleet = fleet_of(sight.world, sight.rival)
    each = (room - 8) // len(fleet) - 4
    for vehicle in fleet:
        afloat = sight.afloat(vehicle)
        edge = Ink(pen.palette.bright, bold=True)
        x = pen.canvas.text(x, y, BOW if afloat else " ", edge)
        token = badge(pen.palette.seat(sight.rival), pen.palette)
        x = pen.canvas.text(x, y, f"{seat_glyph(sight.rival)}{number_of(vehicle)}", token)
        if vehicle in sight.news.vehicles:
            x = pen.canvas.text(x, y, NEW, pen.title)
        x = pen.canvas.text(x, y, STERN if afloat else " ", edge)
        card = sight.chart.cards[sight.card_of(sight.spot_of(vehicle))].name
        x = pen.canvas.text(x, y, cut(card, each) if each > 1 else "", pen.dim, max(0, end - x))
    pen.hot(Region(start, y, max(1, min(x, end) - start), 1), spot)


def moved_by(now: int, was: int | None) -> str:
    """An arrow behind a number that is another than it was."""
    return "" if was is None else UP if now > was else DOWN


def paint_small(pen: Pen, region: Region, pages: dict[int, Page]) -> None:
    """Name and tracks in a rule, then stores and fleet, then the books two a row."""
    sight, seat = pen.sight, pen.sight.rival
    track = pen.cursor if pen.is_here(Spot(RIVAL, RIVAL_TRACKS)) else pen.bright
    right: list[Span] = []
    for name, value in sight.tracks(seat)[:SPEED_TRACK]:
        change = moved_by(value, sight.news.track_was(name))
        unit = "Ally" if (name, value) == ("Allies", 1) else name
        right += [(f"{'  ' if right else ''}{value}", track), (change, pen.title), (f" {unit}", track)]
    (name, ink), _ = name_spans(pen)
    left = [(name, ink), *progress_spans(pen, pages, wordy=True)]
    if width_of([*left, *right]) + EDGES > region.width:
        left = [(cut(name, SHORT_NAME), ink), *progress_spans(pen, pages, wordy=False)]
    pen.canvas.rule(region.x, region.y, region.width, pen.line, left, right)
    pen.hot(Region(region.x, region.y, region.width, 1), Spot(RIVAL, RIVAL_TRACKS))
    y = region.y + 2
    if region.height > 4:
        fleet_line(pen, region.x, region.y + 1, region.width)
        stores_line(pen, region.x, y, region.width)
        y += 1
    else:
        stored = pen.words_width(bare_words(pen))
        fleet_line(pen, region.x, region.y + 1, region.width - stored - 2)
        bare_stores(pen, region.right - stored - 1, region.y + 1)
    half = region.width // 2
    for place, (book, page) in enumerate(pages.items()):
        x = region.x + (place % 2) * half
        if y + place // 2 < region.bottom:
            paint_short(pen, Region(x, y + place // 2, half, 1), page, place, fresh=sight.news.is_about(book))


def progress_spans(pen: Pen, pages: dict[int, Page], *, wordy: bool) -> list[Span]:
    """` 18/24 2 ready`: the marks on all books, and how many books want nothing but a sacred space."""
    marks, whole = sum(page.marks for page in pages.values()), CIRCLE * len(pages)
    made = sum(page.created for page in pages.values())
    ready = sum(page.marks == CIRCLE for page in pages.values()) - made
    spans: list[Span] = [(f"  {marks} of {whole} marks" if wordy else f" {marks}/{whole}", pen.text)]
    if ready:
        spans.append((f" {ready} ready", Ink(pen.palette.warn, bold=True)))
    elif made:
        spans.append((f" {made} made", pen.title))
    return spans


def paint_short(pen: Pen, line: Region, page: Page, place: int, *, fresh: bool) -> None:
    """`Grey Ledger !◊°≡^` — a book's name and its circle as signs, marked ones filled."""
    spot = Spot(RIVAL, place)
    ink = pen.cursor if pen.is_here(spot) else pen.title if page.created else pen.text
    pen.canvas.text(line.x, line.y, page.book.name, ink, line.width - CIRCLE - 2)
    x = line.right - CIRCLE - 1
    if fresh:
        pen.canvas.text(x - 1, line.y, NEW, pen.title)
    for part, element in enumerate(page.book.circle):
        colour = pen.colour(element)
        ink = badge(colour, pen.palette) if part in page.marked else Ink(colour)
        x = pen.canvas.text(x, line.y, SIGNS[element], ink._replace(underline=part in page.following))
    pen.hot(line, spot)
