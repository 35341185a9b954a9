"""Paints the draft: the order of choosing, and both sides of every character and ability card.

With room the cards lie side by side, a side above the other; on a small board they stand in two lists. Where games of
a match went before, the running score stands below; else, where there is room, what everybody has taken so far.
"""

from __future__ import annotations

from textwrap import wrap

from textual.geometry import Region

from engine.games.quests_of_shadowgate.content.forms import Ability, Character
from tui.board.spots import Spot
from tui.draw.canvas import Ink, Span, Word, Words
from tui.draw.glyphs import BLOCK, CONDITIONAL, DONE, LATER, NOT_POSSIBLE, NOTHING, NOW, RULE, seat_glyph
from tui.games.quests_of_shadowgate.look import halved, role_of, sign_of, word_of
from tui.games.quests_of_shadowgate.paint.pen import Pen
from tui.games.quests_of_shadowgate.view import DRAFT, DraftFace, Table

CHARACTER_ROWS, ABILITY_ROWS = 4, 6
CARDS_WIDTH, CARDS_HEIGHT = 88, 2 * (CHARACTER_ROWS + ABILITY_ROWS) + 9
LISTS_HEIGHT, FLAVOUR_ROWS, APART, NAME = 17, 2, 4, 16
PAIRS_HEIGHT, SIDES_HIGH, WIDEST_CARD = 1 + 2 * (1 + 2 * (2 * CHARACTER_ROWS + 3)), 8, 38
"""Rows of a narrow board that lays two cards in a line, and the sides that lie below each other on it; so wide, an
ability needs no more rows than a character. Columns of a card of a wide one."""


def paint_draft(pen: Pen, table: Table) -> None:
    """Everything on offer, in cards or in lists."""
    _order(pen, table)
    if pen.width >= CARDS_WIDTH and pen.height >= CARDS_HEIGHT:
        flavour = FLAVOUR_ROWS if pen.height >= CARDS_HEIGHT + 4 * FLAVOUR_ROWS + 4 else 0
        _cards(pen, table, 0, (CHARACTER_ROWS, ABILITY_ROWS), flavour)
        spare = pen.height - CARDS_HEIGHT
    elif pen.width < CARDS_WIDTH and pen.height >= PAIRS_HEIGHT:
        flavour = min((pen.height - PAIRS_HEIGHT) // SIDES_HIGH, FLAVOUR_ROWS)
        _cards(pen, table, 2, (CHARACTER_ROWS, CHARACTER_ROWS), flavour)
        spare = pen.height - PAIRS_HEIGHT - SIDES_HIGH * flavour
    else:
        _lists(pen, table)
        spare = pen.height - LISTS_HEIGHT
    whole = len(table.others) + 2
    if table.you.match is not None and table.seating.game > 1 and spare > 0:
        _match(pen, table, pen.height - (whole if spare >= whole else 1))
    elif spare >= whole:
        _taken(pen, table, pen.height - whole)


def _order(pen: Pen, table: Table) -> None:
    """The snake: who has chosen, who chooses, who comes."""
    seating, canvas = table.seating, pen.canvas
    x = canvas.text(1, 0, "Draft ", pen.title)
    for place, seat in enumerate(seating.order):
        if place:
            x = canvas.text(x, 0, f" {LATER} ", pen.dim)
        name = table.names[seat] if pen.width >= 14 * len(seating.order) else ""
        words = f"{seat_glyph(seat)} {name}".rstrip()
        if place == seating.done:
            x = canvas.text(x, 0, f"{NOW} {words}", pen.seat(seat))
        else:
            ink = pen.dim if place < seating.done else Ink(pen.palette.seat(seat))
            x = canvas.text(x, 0, f"{DONE}{words}" if place < seating.done else words, ink)
    game = f"game {seating.game} {seating.goal}" if seating.goal else ""
    if pen.width - x > len(game) + 2:
        canvas.right(pen.width - 1, 0, game, pen.dim)


def _role(face: DraftFace) -> str:
    return "gold" if isinstance(face.face, Ability) else "bright"


def name_spans(pen: Pen, face: DraftFace) -> list[Span]:
    """The name, and who has taken it, or that the viewer cannot."""
    if is_out(face):
        return [(f"{NOT_POSSIBLE} {face.face.name}", pen.dim)]
    if face.taken is not None:
        return [(f"{seat_glyph(face.taken)} {face.face.name}", pen.seat(face.taken))]
    return [(face.face.name, pen.ink(_role(face), bold=True))]


def star(pen: Pen, face: DraftFace, x: int, y: int) -> None:
    """The mark of the sides for beginners, so that it ends before column x."""
    if face.star and face.taken is None and not is_out(face):
        pen.canvas.right(x, y, CONDITIONAL, pen.title)


def is_out(face: DraftFace) -> bool:
    """Whether nobody plays this side and the viewer cannot take it."""
    return not face.is_up if face.taken is not None else face.legal is False


def base_words(character: Character, *, dim: bool) -> Words:
    words: list[Word] = []
    for type in character.base:
        text = f"{' ' if words else ''}{sign_of(type)}{word_of(type)}"
        words.append(Word(text, "dim" if dim else role_of(type)))
    return tuple(words)


# Lists


def _lists(pen: Pen, table: Table) -> None:
    """Characters on the left, abilities on the right, two rows a side, the sides of a card under one bar.

    On a high board they stand apart.
    """
    left = max(30, pen.width * 37 // 100)
    sides = max(1, sum(isinstance(face.face, Character) for face in table.draft))
    step = max(2, min((pen.height - 1) // sides, APART))
    for index, face in enumerate(table.draft):
        is_character = isinstance(face.face, Character)
        row = index if is_character else index - sum(isinstance(other.face, Character) for other in table.draft)
        y = 1 + step * row
        region = Region(0, y, left, 2) if is_character else Region(left + 1, y, pen.width - left - 1, 2)
        _entry(pen, face, region, Spot(DRAFT, index))


def _entry(pen: Pen, face: DraftFace, region: Region, spot: Spot) -> None:
    here, dim = pen.is_here(spot), is_out(face)
    pen.bar(region, "strong" if dim else _role(face), face, selected=here, share=0.05 if face.side == "a" else 0.1)
    x = region.x + 2
    end = pen.canvas.spans(x, region.y, name_spans(pen, face), region.width - 3)
    star(pen, face, region.right if isinstance(face.face, Character) else end + 2, region.y)
    end += 2 if face.star and face.taken is None else 0
    if isinstance(face.face, Character):
        pen.three(region.right - 8, region.y, face.face.stats, dim=dim)
        pen.words(x, region.y + 1, base_words(face.face, dim=dim), region.width - 3)
    else:
        _flow(pen, face.face.text, end + 1, x, region, dim)
    pen.hot(region, spot)


def _flow(pen: Pen, text: str, start: int, left: int, region: Region, dim: bool) -> None:
    """Text that begins behind a name and goes on below it."""
    ink = pen.dim if dim else pen.text
    first, rest = "", text.split()
    while rest and start + len(first) + len(rest[0]) + 1 < region.right:
        first = f"{first} {rest.pop(0)}".strip()
    pen.canvas.text(start, region.y, first, ink)
    pen.canvas.text(left, region.y + 1, " ".join(rest), ink, region.right - left - 1)


# Cards


def _cards(pen: Pen, table: Table, per_line: int, sizes: tuple[int, int], flavour: int) -> None:
    """Cards in lines of so many, 0: in one line. Each has its two sides, of a size in rows and those of its flavour."""
    characters = [entry for entry in enumerate(table.draft) if isinstance(entry[1].face, Character)]
    abilities = [entry for entry in enumerate(table.draft) if isinstance(entry[1].face, Ability)]
    y = 1
    for title, entries, rows in (("Characters", characters, sizes[0]), ("Abilities", abilities, sizes[1])):
        pen.canvas.rule(0, y, pen.width, pen.line, [(title, pen.title), (" one of two sides", pen.dim)])
        y += 1
        sides = 2 * per_line or max(len(entries), 1)
        for first in range(0, len(entries), sides):
            share = (pen.width + 1) // per_line if per_line else WIDEST_CARD
            _row(pen, entries[first : first + sides], Region(0, y, share, rows + flavour), flavour)
            y += 2 * (rows + flavour) + 3


def _row(pen: Pen, entries: list[tuple[int, DraftFace]], at: Region, flavour: int) -> None:
    """Cards beside each other, none wider than the first may be; `at` has the rows of a side."""
    cards, y, rows = len(entries) // 2, at.y, at.height
    share = min((pen.width + 1) // max(cards, 1), at.width)
    for card in range(cards):
        region = Region(card * share, y, share - 1, 2 * rows + 3)
        pair = entries[2 * card : 2 * card + 2]
        lit = any(face.legal for _, face in pair)
        taken = pair[0][1].taken
        edge = pen.palette.seat(taken) if taken is not None else pen.palette.lit if lit else pen.palette.frame
        pen.box(region, edge=edge)
        pen.canvas.text(region.x + 1, y + rows + 1, RULE * (region.width - 2), pen.line)
        for half, (index, face) in enumerate(pair):
            inside = Region(region.x + 1, y + 1 + half * (rows + 1), region.width - 2, rows)
            _side(pen, face, inside, Spot(DRAFT, index), flavour)


def _side(pen: Pen, face: DraftFace, region: Region, spot: Spot, flavour: int) -> None:
    """One side of a card: the selected one glows and has an arrow."""
    here, dim = pen.is_here(spot), is_out(face)
    if here:
        pen.canvas.fill(region, pen.glow)
        pen.canvas.text(region.x, region.y, NOW, pen.arrow)
    x, room = region.x + 1, region.width - 1
    pen.canvas.spans(x, region.y, name_spans(pen, face), room)
    star(pen, face, region.right, region.bottom - 1)
    if isinstance(face.face, Character):
        pen.three(x, region.y + 1, face.face.stats, 1, dim=dim)
        y = _bases(pen, face.face, x, region.y + 2, room, dim)
    else:
        y = region.y + 1
        for line in wrap(face.face.text, room)[: region.height - 1]:
            pen.canvas.text(x, y, line, pen.dim if dim else pen.text)
            y += 1
    told = wrap(face.face.flavour, room - 2) if flavour else []
    if len(told) <= region.bottom - y:  # whole or not at all
        for row, line in enumerate(told, max(region.bottom - FLAVOUR_ROWS, y)):
            pen.canvas.text(x, row, line, Ink(pen.palette.dim, italic=True))
    pen.hot(region, spot)


def _bases(pen: Pen, character: Character, x: int, y: int, room: int, dim: bool) -> int:
    """The base types in one row, or in two; the row after them."""
    start = x
    for type in character.base:
        words = f"{sign_of(type)} {word_of(type)}"
        if x > start and x + len(words) > start + room:
            x, y = start, y + 1
        x = pen.canvas.text(x, y, words, pen.dim if dim else pen.ink(role_of(type))) + 2
    return y + 1


# Below the cards


def _taken(pen: Pen, table: Table, y: int) -> None:
    """What everybody has so far, in the order of choosing."""
    pen.canvas.rule(0, y, pen.width, pen.line, [("Taken", pen.title), (" a character and an ability each", pen.dim)])
    for row, seat in enumerate(dict.fromkeys(table.seating.order), y + 1):
        pen.canvas.text(1, row, f"{seat_glyph(seat)} {table.names[seat]}", pen.seat(seat), NAME)
        faces = [face.face for face in table.draft if face.taken == seat and face.is_up]
        for x, kind in ((NAME + 3, Character), (NAME + 3 + (pen.width - NAME) // 2, Ability)):
            face = next((face for face in faces if isinstance(face, kind)), None)
            ink = pen.dim if face is None else pen.bright if kind is Character else pen.ink("gold")
            pen.canvas.text(x, row, NOTHING if face is None else face.name, ink)


def _match(pen: Pen, table: Table, y: int) -> None:
    """Who has how many points after the games before, best first."""
    people = sorted((table.you, *table.others), key=lambda person: -(person.match or 0))
    if pen.height - y < 2:
        x = pen.canvas.text(1, y, f"After game {table.seating.game - 1} ", pen.title)
        for person in people:
            x = pen.canvas.text(x + 1, y, f"{seat_glyph(person.seat)} {person.name}", pen.seat(person.seat))
            x = pen.canvas.text(x + 1, y, halved(person.match or 0), pen.bright)
        return
    title: list[Span] = [(f"The match after game {table.seating.game - 1}", pen.title)]
    pen.canvas.rule(0, y, pen.width, pen.line, title, [(table.seating.goal, pen.dim)])
    best = max(*(person.match or 0 for person in people), 1)
    for row, person in enumerate(people, 1):
        pen.canvas.text(1, y + row, f"{seat_glyph(person.seat)} {person.name}", pen.seat(person.seat), NAME)
        bar = max(0, round((person.match or 0) / best * (pen.width - 28)))
        x = pen.canvas.text(18, y + row, BLOCK * bar, Ink(pen.palette.seat(person.seat)))
        pen.canvas.text(x + 1, y + row, halved(person.match or 0), pen.bright)
