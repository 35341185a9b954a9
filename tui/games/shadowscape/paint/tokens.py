"""What stands in a room: heroes, enemies and the lord, a line each, or as chips where a room is low."""

from __future__ import annotations

from collections.abc import Sequence

from textual.color import Color
from textual.geometry import Region

from engine.games.shadowscape.content.box import box
from engine.games.shadowscape.content.printed import ENEMY, MOVES
from engine.games.shadowscape.names import enemy_name, hero_name
from engine.games.shadowscape.sums import deals, is_ranged, withstands
from engine.games.shadowscape.table import enemies_at, has_begun, heroes_at, is_lord
from tui.board.spots import Spot
from tui.draw.canvas import Ink, Word, badge
from tui.draw.glyphs import seat_glyph
from tui.games.shadowscape.look import sign, signs
from tui.games.shadowscape.paint.pen import Pen
from tui.games.shadowscape.scenes.phase import Phase
from tui.games.shadowscape.view import FOES, MAP

STOPS = "stops you"
WHOLE = 6
"""Cells of an enemy with letters, defence, how it strikes, damage, and a gap."""


def paint_tokens(pen: Pen, phase: Phase, place: int, floor: Region, ground: Color) -> None:
    """Everything in the room, heroes first; what has no line of its own stands in the last one."""
    world = pen.table.world
    heroes = [seat for seat in heroes_at(world, place) if has_begun(world, seat)]
    enemies = enemies_at(world, place)
    top = floor.y + (2 if pen.is_large else 1)
    rows = floor.bottom - top
    tall = pen.is_large and len(heroes) + 2 * len(enemies) <= rows
    needed = len(heroes) + len(enemies) * (2 if tall else 1)
    lines = needed <= rows
    y = top
    for seat in heroes if lines else heroes[: max(0, rows - 1)]:
        paint_hero(pen, Region(floor.x, y, floor.width, 1), seat)
        y += 1
    if not lines:
        paint_chips(pen, phase, Region(floor.x, y, floor.width, 1), heroes[max(0, rows - 1) :], (enemies, ground))
        return
    for enemy in enemies:
        line = Region(floor.x, y, floor.width, 2 if tall else 1)
        paint_enemy(pen, phase, line, enemy, ground)
        y = line.bottom
    paint_note(pen, place, Region(floor.x, y, floor.width, floor.bottom - y))


def paint_note(pen: Pen, place: int, room: Region) -> None:
    """Where a walk would end."""
    way = pen.table.ways.get(place)
    if way is not None and way.steps and way.stops and room.height:
        selected = pen.is_here(Spot(MAP, place))
        pen.canvas.text(room.x, room.bottom - 1, STOPS, Ink(pen.palette.warn, bold=selected), room.width)


def paint_hero(pen: Pen, line: Region, seat: int) -> None:
    """A hero as a label in the colour of its seat."""
    name = hero_name(pen.table.world, seat)
    edge = " " if pen.is_large else ""
    label = f"{edge}{seat_glyph(seat)} {name}{edge}"
    pen.canvas.text(line.x, line.y, label, badge(pen.palette.seat(seat), pen.palette), line.width)


def foe_spot(pen: Pen, enemy: int) -> Spot | None:
    """Where an enemy can be pointed at, while the question is about enemies."""
    found = (Spot(FOES, index) for index, slot in enumerate(pen.table.slots(FOES)) if slot.ref == enemy)
    return next(found, None)


def ground_of(pen: Pen, phase: Phase, enemy: int, ground: Color) -> Color:
    spot = foe_spot(pen, enemy)
    if spot is not None and pen.is_here(spot):
        return pen.glow
    role = role_of_enemy(pen, enemy)
    acts = phase.enemy == enemy
    return pen.palette.mix(pen.colour(role), 0.34 if acts else 0.16, ground)


def role_of_enemy(pen: Pen, enemy: int) -> str:
    return "gold" if is_lord(pen.table.world, enemy) else pen.table.world.backs[enemy]


def letters_of(pen: Pen, enemy: int) -> str:
    """The two letters of a kind."""
    kind = pen.table.world.kinds[enemy]
    return box().lords[kind].letters if is_lord(pen.table.world, enemy) else ENEMY[kind].letters


def numbers_of(pen: Pen, enemy: int) -> tuple[Word, ...]:
    """`3†2`: defence, how it strikes, damage."""
    world, me = pen.table.world, pen.table.me
    blow = "ranged" if is_ranged(world, enemy) else "attack"
    defence, damage = withstands(world, enemy, None, me), deals(world, enemy, me)
    return (
        Word(str(defence), "bright", bold=True),
        Word(sign(blow).text, "warn", bold=True),
        Word(str(damage), "warn", bold=True),
    )


def moves_of(pen: Pen, enemy: int) -> tuple[Word, ...]:
    """The doors an enemy walks by."""
    return () if is_lord(pen.table.world, enemy) else signs(*MOVES[pen.table.world.kinds[enemy]])


def type_sign(pen: Pen, enemy: int) -> Word:
    if is_lord(pen.table.world, enemy):
        return Word("!", "gold", bold=True)
    return sign(pen.table.world.backs[enemy])


def paint_enemy(pen: Pen, phase: Phase, line: Region, enemy: int, ground: Color) -> None:
    """An enemy in a line: type, letters, doors, numbers; in a large room its name and a line for the rest."""
    world, spot = pen.table.world, foe_spot(pen, enemy)
    pen.canvas.fill(line, ground_of(pen, phase, enemy, ground))
    if line.height > 1:
        pen.words(
            line.x,
            line.y,
            (type_sign(pen, enemy), Word(f" {enemy_name(world, enemy)}", "bright", bold=True)),
            line.width,
        )
        pen.words(line.x + 2, line.y + 1, moves_of(pen, enemy))
        pen.right_words(line.right, line.y + 1, numbers_of(pen, enemy))
    else:
        lead = (type_sign(pen, enemy),) if line.width > 9 else ()
        role = "bright" if lead else role_of_enemy(pen, enemy)
        x = pen.words(line.x, line.y, (*lead, Word(letters_of(pen, enemy), role, bold=True)))
        pen.words(x + (line.width > 9), line.y, moves_of(pen, enemy))
        pen.right_words(line.right, line.y, numbers_of(pen, enemy))
    if spot is not None:
        mark(pen, line, spot)


def mark(pen: Pen, line: Region, spot: Spot) -> None:
    """An enemy that can be chosen has an edge."""
    slot = pen.table.slot(spot)
    if slot is not None and slot.legal and not pen.is_here(spot):
        pen.canvas.text(line.x, line.y, pen.canvas.cells[line.y][line.x], badge(pen.palette.lit, pen.palette))
    elif pen.is_here(spot):
        pen.canvas.text(line.x, line.y, pen.canvas.cells[line.y][line.x], pen.cursor)
    pen.hot(line, spot)


def paint_chips(
    pen: Pen, phase: Phase, line: Region, heroes: Sequence[int], others: tuple[Sequence[int], Color]
) -> None:
    """Several tokens in one line: shapes of heroes, letters of enemies, and of their numbers what there is room for."""
    enemies, ground = others
    x = line.x
    for seat in heroes:
        x = pen.canvas.text(x, line.y, seat_glyph(seat), badge(pen.palette.seat(seat), pen.palette))
    x += bool(heroes) and len(enemies) < line.right - x
    room = line.right - x
    size = next((cells for cells in (WHOLE, 4, 3, 2) if cells * len(enemies) <= room + (cells > 3)), 1)
    for enemy in enemies[:room]:
        chip = Region(x, line.y, size - (size > 3), 1)
        pen.canvas.fill(chip, ground_of(pen, phase, enemy, ground))
        defence = Word(str(withstands(pen.table.world, enemy, None, pen.table.me)), "bright")
        words = (
            Word(letters_of(pen, enemy)[:size], role_of_enemy(pen, enemy), bold=True),
            *(numbers_of(pen, enemy) if size == WHOLE else (defence,) if size > 2 else ()),
        )
        pen.words(x, line.y, words)
        spot = foe_spot(pen, enemy)
        if spot is not None:
            mark(pen, chip, spot)
        x += size
