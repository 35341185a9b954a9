"""Paints the players: the own character with stats, base types, ability and points, and the others beside or below.

Every form tells the same, in fewer cells: name, points, stats, ability, hand, items.
"""

from __future__ import annotations

from textual.geometry import Region

from engine.games.quests_of_shadowgate.content.vocabulary import STATS
from engine.games.quests_of_shadowgate.zones import ENOUGH_VP
from tui.board.spots import Spot
from tui.draw.canvas import Ink, Span, Word, Words, width_of
from tui.draw.glyphs import BLOCK, EMPTY, FULL, NOW, THINKING, seat_glyph
from tui.games.quests_of_shadowgate.look import gain, halved, role_of, sign_of, word_of
from tui.games.quests_of_shadowgate.paint.items import grid
from tui.games.quests_of_shadowgate.paint.pen import Pen
from tui.games.quests_of_shadowgate.view import YOU, Person, Table, seat_area

BOX, ROOMY, OTHER_BOX = 6, 9, 5
TRACK = 5
"""The points of a track stand in groups of this many."""


def who(pen: Pen, person: Person) -> list[Span]:
    return [(f"{seat_glyph(person.seat)} {person.name}", pen.seat(person.seat))]


def points(pen: Pen, person: Person, *, with_items: bool = False) -> list[Span]:
    """`17 VP`, what items would add if it ended now, and the running score of a match."""
    spans: list[Span] = [(f"{person.vp}", pen.bright), (" VP", pen.dim)]
    items = sum(halves for _, halves in person.ending)
    if with_items and items:
        spans.append((f" {gain(items)}", pen.lit if items > 0 else Ink(pen.palette.warn)))
    if person.match is not None:
        spans += [("  match ", pen.dim), (halved(person.match), pen.bright)]
    return spans


def bases(person: Person, *, wordy: bool) -> Words:
    """`» Ranged  ~ Wind  Ω Royal`, or the signs alone."""
    if person.character is None:
        return ()
    words: list[Word] = []
    for type in person.character.base:
        text = f"{sign_of(type)} {word_of(type)}" if wordy else sign_of(type)
        words += [Word("  " if wordy and words else ""), Word(text, role_of(type), bold=True)]
    return tuple(words)


def ending_words(person: Person) -> Words:
    """`at the end +4 firsts  +2 staff pieces`"""
    words: list[Word] = [Word("at the end", "dim")]
    for name, halves in person.ending:
        words += [Word(f"  {gain(halves)}", "lit" if halves > 0 else "warn", bold=True), Word(f" {name}", "dim")]
    return tuple(words) if person.ending else ()


def track(pen: Pen, person: Person, x: int, y: int, room: int) -> int:
    """The points as a track of 25, in groups of five where there is room; what is beyond it is told by the number."""
    grouped = room >= ENOUGH_VP + ENOUGH_VP // TRACK - 1
    for place in range(min(ENOUGH_VP, room)):
        full = place < person.vp
        pen.canvas.text(x, y, FULL if full else EMPTY, pen.seat(person.seat) if full else pen.line)
        x += 2 if grouped and place % TRACK == TRACK - 1 else 1
    return x


def name_of(person: Person, *, brief: bool = False) -> str:
    if person.character is None:
        return ""
    return person.character.brief if brief else person.character.name


# The own place


def paint_you(pen: Pen, table: Table) -> None:
    """The own character in the form that the rows allow."""
    if table.you.character is None:
        pen.canvas.spans(1, 0, who(pen, table.you))
    elif pen.height >= ROOMY:
        _roomy(pen, table)
    elif pen.height >= BOX:
        _box(pen, table)
    else:
        _lines(pen, table)


def _face(pen: Pen, spot: Spot, x: int, y: int, words: str, ink: Ink, room: int) -> int:
    """A character or an ability as something to point at; an arrow leads to the viewer's own."""
    if pen.is_here(spot):
        ink = pen.arrow._replace(underline=True)
        if spot.area == YOU:
            x, room = pen.canvas.text(x, y, f"{NOW} ", pen.arrow), room - 2
    return pen.pointed(x, y, [(words, ink)], spot, max(room, 0))


def _lines(pen: Pen, table: Table) -> None:
    you, canvas, width = table.you, pen.canvas, pen.width
    character, ability = you.character, you.ability
    assert character is not None
    ending = points(pen, you)
    right = canvas.spans(width - 1 - width_of(ending), 0, ending) - width_of(ending)
    x = canvas.spans(1, 0, who(pen, you), 14)
    x = _face(pen, Spot(YOU, 0), x + 1, 0, name_of(you), pen.text, 18)
    x = pen.three(x + 1, 0, character.stats)
    x = canvas.text(x + 1, 0, "base ", pen.dim)
    x = pen.words(x, 0, bases(you, wordy=pen.height > 1 and right - x > 36))
    if ability is None:
        return
    if pen.height == 1:
        x = _face(pen, Spot(YOU, 1), x + 2, 0, ability.name, Ink(pen.palette.gold), right - x - 3)
        if right - x - 4 >= ENOUGH_VP:
            track(pen, you, right - 2 - ENOUGH_VP, 0, ENOUGH_VP)
        return
    x = _face(pen, Spot(YOU, 1), 3, 1, ability.name, Ink(pen.palette.gold, bold=True), width - 4)
    canvas.text(x + 1, 1, ability.text, pen.dim, max(width - x - 2, 0))
    if pen.height > 2:
        pen.words(3, 2, ending_words(you), width - 4)
    if pen.height > 3:
        track(pen, you, 3, 3, width - 4)


def _title(pen: Pen, table: Table, region: Region) -> None:
    you = table.you
    here = pen.is_here(Spot(YOU, 0))
    name = pen.arrow._replace(underline=True) if here else pen.bright
    mark: list[Span] = [(f"{NOW} ", pen.arrow)] if here else _state(pen, you)
    player: Span = (f"{seat_glyph(you.seat)} {you.name[:14]}  ", pen.seat(you.seat))
    pen.heading(region, [*mark, player, (name_of(you), name)], points(pen, you))
    start = region.x + 3 + width_of([*mark, player])
    pen.hot(Region(start, region.y, max(min(len(name_of(you)), region.right - start - 8), 1), 1), Spot(YOU, 0))


def _ability(pen: Pen, table: Table, x: int, y: int, rows: int) -> None:
    """The ability's name, and what it does behind and below it, in so many rows."""
    ability, width = table.you.ability, pen.width
    if ability is None:
        return
    start = _face(pen, Spot(YOU, 1), x, y, ability.name, Ink(pen.palette.gold, bold=True), width - x - 2) + 1
    words = ability.text.split()
    for row in range(rows):
        line = ""
        while words and start + len(line) + len(words[0]) + (1 if line else 0) <= width - 2:
            line = f"{line} {words.pop(0)}".strip()
        if row == rows - 1 and words:
            line = " ".join([line, *words])
        pen.canvas.text(start, y + row, line, pen.dim, max(width - 2 - start, 0))
        start = x


def _base_types(pen: Pen, you: Person, x: int) -> None:
    """In the first row of a frame, with their names where they fit."""
    x = pen.canvas.text(x, 1, "base ", pen.dim)
    wordy = pen.words_width(bases(you, wordy=True)) <= pen.width - x - 2
    pen.words(x, 1, bases(you, wordy=wordy))


def _box(pen: Pen, table: Table) -> None:
    """Four rows in a frame: stats and base types, the ability, the track, what the end would bring."""
    you, canvas = table.you, pen.canvas
    assert you.character is not None
    region = Region(0, 0, pen.width, pen.height)
    pen.box(region, edge=pen.palette.seat(you.seat))
    _title(pen, table, region)
    x = pen.three(2, 1, you.character.stats, 1)
    _base_types(pen, you, x + 2)
    two = pen.height > BOX
    _ability(pen, table, 2, 2, 2 if two else 1)
    y = 4 if two else 3
    x = track(pen, you, 2, y, pen.width - 14)
    canvas.spans(x + 1, y, [(f"{you.vp}", pen.bright), (f" of {ENOUGH_VP}", pen.dim)])
    pen.words(2, y + 1, ending_words(you), pen.width - 4)


def _roomy(pen: Pen, table: Table) -> None:
    """The stats as bars with the base types and the ability beside them, then the track with its scale."""
    you, canvas = table.you, pen.canvas
    assert you.character is not None
    region = Region(0, 0, pen.width, ROOMY)
    pen.box(region, edge=pen.palette.seat(you.seat))
    _title(pen, table, region)
    for row, (stat, value) in enumerate(zip(STATS, you.character.stats, strict=True), 1):
        canvas.text(2, row, f"{sign_of(stat)} {word_of(stat)}", pen.ink(stat))
        canvas.text(11, row, str(value), pen.bright)
        canvas.text(14, row, BLOCK * (2 * value), pen.ink(stat))
    left = 21
    _base_types(pen, you, left)
    _ability(pen, table, left, 2, 3)
    x = track(pen, you, 6, 5, pen.width - 18)
    canvas.text(2, 5, "VP", pen.bright)
    canvas.spans(x + 1, 5, [(f"{you.vp}", pen.bright), (f" of {ENOUGH_VP}", pen.dim)])
    for group in range(TRACK + 1):
        canvas.text(6 + group * (TRACK + 1), 6, str(group * TRACK), pen.dim)
    pen.words(2, 7, ending_words(you), pen.width - 4)


# The others


def paint_others(pen: Pen, table: Table) -> None:
    """Every other player in an equal share of the rows."""
    if not table.others:
        return
    share = max(1, pen.height // len(table.others))
    boxed = share >= OTHER_BOX and all(len(other.items) <= 2 * (share - 3) for other in table.others)
    for index, person in enumerate(table.others):
        region = Region(0, index * share, pen.width, share)
        if region.bottom <= pen.height:
            _other(pen, person, region, boxed=boxed)


def _other(pen: Pen, person: Person, region: Region, *, boxed: bool) -> None:
    """A box, if all the others have one; without the frame there are two rows more for items."""
    if boxed:
        _other_box(pen, person, region)
    elif region.height >= 2:
        _other_lines(pen, person, region)
    else:
        _other_line(pen, person, region)


def _stats_face(pen: Pen, person: Person, x: int, y: int) -> int:
    """The stats in place of the character's name, where that would leave no room for the ability's."""
    spot = Spot(seat_area(person.seat), 0)
    assert person.character is not None
    if pen.is_here(spot):
        pen.canvas.text(x - 1, y, NOW, pen.arrow)
    end = pen.three(x, y, person.character.stats)
    pen.hot(Region(x, y, end - x, 1), spot)
    return end


def _state(pen: Pen, person: Person) -> list[Span]:
    if person.status == "thinking":
        return [(f"{THINKING} ", Ink(pen.palette.dim, italic=True))]
    return [(f"{NOW} ", pen.title)] if person.in_turn else []


def _hand_and_points(pen: Pen, person: Person) -> list[Span]:
    return [
        *_state(pen, person),
        ("hand ", pen.dim),
        (f"{person.hand}  ", pen.text),
        *points(pen, person, with_items=True),
    ]


def _other_line(pen: Pen, person: Person, region: Region) -> None:
    """One row: name, points, stats, hand, items as signs."""
    canvas, y, area = pen.canvas, region.y, seat_area(person.seat)
    canvas.spans(1, y, who(pen, person), 10)
    canvas.right(16, y, str(person.vp), pen.bright)
    x = canvas.text(17, y, "VP", pen.dim) + 1
    if person.match is not None:
        x = canvas.text(x, y, f"{halved(person.match)} ", pen.text)
    if person.character is None:
        return
    wide = region.width >= 72
    if wide:
        x = _face(pen, Spot(area, 0), x, y, name_of(person, brief=True), pen.text, 9) + 1
    x = pen.three(x, y, person.character.stats) + 1
    x = canvas.spans(x, y, [*_state(pen, person), ("hand ", pen.dim), (f"{person.hand} ", pen.text)])
    if person.ability is not None and wide:
        x = _face(pen, Spot(area, 1), x, y, person.ability.name, Ink(pen.palette.gold), 13) + 1
    grid(pen, person.items, Region(x, y, region.right - x, 1), area, len(person.who))


def _other_lines(pen: Pen, person: Person, region: Region) -> None:
    """A row about the player and the rest for items by name."""
    canvas, y, area = pen.canvas, region.y, seat_area(person.seat)
    right = _hand_and_points(pen, person)
    end = region.right - 1 - width_of(right)
    canvas.spans(end, y, right)
    x = canvas.spans(region.x + 1, y, who(pen, person), 12)
    if person.character is None:
        return
    ability = person.ability.name if person.ability is not None else ""
    name = name_of(person, brief=True)
    if len(name) + len(ability) + 12 <= end - x:
        x = _face(pen, Spot(area, 0), x + 2, y, name, pen.text, end - x - 3) + 1
        x = pen.three(x, y, person.character.stats)
    else:
        x = _stats_face(pen, person, x + 2, y)
    if person.ability is not None:
        _face(pen, Spot(area, 1), x + 1, y, person.ability.name, Ink(pen.palette.gold), end - x - 2)
    inside = Region(region.x + 2, y + 1, region.width - 2, region.height - 1)
    grid(pen, person.items, inside, area, len(person.who))


def _other_box(pen: Pen, person: Person, region: Region) -> None:
    """A frame in the seat's colour: character and ability, items by name, the track where there is room."""
    canvas, y, area = pen.canvas, region.y, seat_area(person.seat)
    title, edge = [*_state(pen, person), *who(pen, person)], pen.palette.seat(person.seat) if person.in_turn else None
    pen.box(region, title, points(pen, person, with_items=True), edge=edge)
    if person.character is None:
        return
    ability = person.ability.name if person.ability is not None else ""
    brief = len(name_of(person)) + len(ability) + 20 > region.width
    x = _face(pen, Spot(area, 0), 2, y + 1, name_of(person, brief=brief), pen.text, region.width - 24)
    if person.ability is not None:
        x = canvas.text(x, y + 1, ", ", pen.dim)
        _face(
            pen,
            Spot(area, 1),
            x,
            y + 1,
            person.ability.name,
            Ink(pen.palette.gold),
            region.right - x - 16,
        )
    end = canvas.right(region.right - 2, y + 1, f" hand {person.hand}", pen.dim)
    pen.three(end - 6, y + 1, person.character.stats)
    rows = region.height - 3
    with_track = rows > max(2, (len(person.items) + 1) // 2)
    inside = Region(region.x + 1, y + 2, region.width - 2, rows - with_track)
    grid(pen, person.items, inside, area, len(person.who))
    if with_track:
        track(pen, person, region.x + 2, region.bottom - 2, region.width - 4)
