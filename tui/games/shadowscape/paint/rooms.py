"""The dungeon: 25 rooms, each with its own walls, its doors as gaps with its own symbols, and what stands in it.

The colour of the walls speaks: the seat's where you are, lit in reach with the steps in the wall, bright where the
cursor is, an enemy's where it walked. Signs and numbers say the same.
"""

from __future__ import annotations

import msgspec
from textual.color import Color
from textual.geometry import Region

from engine.games.shadowscape import zones as z
from engine.games.shadowscape.asks import ToRouse
from engine.games.shadowscape.content.box import box
from engine.games.shadowscape.content.printed import LAIR, VALUE
from engine.games.shadowscape.content.words import SHRINE_SIGN
from engine.games.shadowscape.dungeon import BESIDE, chart_of
from engine.games.shadowscape.table import treasure_at
from tui.board.spots import Spot
from tui.draw.canvas import Ink, Word, badge
from tui.games.shadowscape.layout import room_at
from tui.games.shadowscape.look import DOT, LOWER, SOLID, UPPER, sign, sign_of
from tui.games.shadowscape.paint.pen import Pen
from tui.games.shadowscape.paint.tokens import paint_tokens
from tui.games.shadowscape.scenes.phase import Phase
from tui.games.shadowscape.scenes.ways import Walk, coming_walk
from tui.games.shadowscape.view import FOES, MAP, Way

PLAIN, REACH, CHOSEN, HERE, FOE, WAS, PREY = "plain", "reach", "chosen", "here", "foe", "was", "prey"
STANDS_OUT = (CHOSEN, HERE, FOE, PREY)
ORDER = (PLAIN, REACH, WAS, HERE, FOE, PREY, CHOSEN)


class Style(msgspec.Struct, frozen=True):
    """How a room stands out: its sort, its wall, its floor, and the words set into its wall."""

    sort: str
    stone: Color
    floor: Color
    badge: str = ""


def paint_map(pen: Pen, phase: Phase) -> None:
    """All rooms, those that stand out last, then the way between them."""
    if not pen.table.slots(MAP):
        return
    styles = [style_of(pen, phase, place) for place in range(z.ROOMS)]
    for place in sorted(range(z.ROOMS), key=lambda one: (ORDER.index(styles[one].sort), one)):
        paint_room(pen, phase, place, styles[place])
    marked, coming = shown_way(pen), coming_way(pen)
    if coming is not None:
        paint_way(pen, coming.rooms, pen.colour(phase.type or "warn"))
    elif marked is not None:
        paint_way(pen, marked, pen.palette.selected)
    elif phase.walk is not None and len(phase.walk.rooms) > 1:
        paint_way(pen, phase.walk.rooms, pen.colour(phase.type or "warn"))


def shown_way(pen: Pen) -> tuple[int, ...] | None:
    """The rooms from the hero to the one under the cursor, or to the one picked."""
    place = pen.here.index if pen.here is not None and pen.here.area == MAP else pen.table.aim
    way: Way | None = pen.table.ways.get(place) if place is not None else None
    return (z.PLACE(pen.table.world, pen.table.me), *way.rooms) if way is not None and way.steps else None


def coming_way(pen: Pen) -> Walk | None:
    """The way of the enemy under the cursor, while it is asked which acts next."""
    if pen.here is None or pen.here.area != FOES or not isinstance(pen.table.ask, ToRouse):
        return None
    slot = pen.table.slot(pen.here)
    return coming_walk(pen.table.world, slot.ref) if slot is not None and isinstance(slot.ref, int) else None


def style_of(pen: Pen, phase: Phase, place: int) -> Style:
    palette, table, panel = pen.palette, pen.table, pen.palette.panel
    slot, way = table.slots(MAP)[place], table.ways.get(place)
    mine = table.world.turn is not None and z.PLACE(table.world, table.me) == place
    steps = str(way.steps) if way is not None and way.steps else ""
    if pen.is_here(Spot(MAP, place)) or table.aim == place:
        return Style(CHOSEN, palette.selected, palette.chosen, steps or ("here" if mine else ""))
    if phase.enemy is not None and phase.walk is not None and place in phase.walk.rooms:
        colour, last = pen.colour(phase.type or "warn"), phase.walk.rooms[-1]
        number = phase.walk.rooms.index(place)
        words = str(number) if number else "from" if last != place else ""
        if place == last:
            return Style(FOE, palette.seat(table.me) if mine else colour, palette.mix(colour, 0.14), words)
        return Style(WAS, palette.mix(colour, 0.45, palette.page), palette.mix(colour, 0.05), words)
    if mine:
        seat = palette.seat(table.me)
        return Style(HERE, seat, palette.mix(seat, 0.13), "here")
    if (steps and slot.legal is not False) or (slot.legal and slot.action is not None):
        return Style(REACH, palette.mix(palette.lit, 0.42, palette.page), palette.mix(palette.lit, 0.10), steps)
    share = 0.25 if phase.enemy is not None else 0.42
    return Style(PLAIN, palette.mix(palette.strong, share, palette.page), panel)


def paint_room(pen: Pen, phase: Phase, place: int, style: Style) -> None:
    region = room_at(pen.plan, place)
    canvas, x, y, width = pen.canvas, region.x, region.y, region.width
    stone = Ink(style.stone, style.floor, faint=True)
    canvas.fill(region, style.floor)
    canvas.text(x, y, SOLID + UPPER * (width - 2) + SOLID, stone)
    for row in range(y + 1, region.bottom - 1):
        canvas.text(x, row, SOLID, stone)
        canvas.text(region.right - 1, row, SOLID, stone)
    below = UPPER if pen.plan.shares_walls else LOWER
    canvas.text(x, region.bottom - 1, SOLID + below * (width - 2) + SOLID, stone)
    paint_doors(pen, place, region, style)
    paint_name(pen, place, inside(pen, region), style)
    if style.badge:
        fill = {REACH: pen.palette.lit, PLAIN: pen.palette.raised}.get(style.sort, style.stone)
        canvas.text(x + 1, y, f" {style.badge} ", badge(fill, pen.palette))
    pen.hot(region, Spot(MAP, place))
    paint_tokens(pen, phase, place, inside(pen, region), style.floor)
    stands_back = phase.enemy is not None and style.sort == PLAIN
    if stands_back:
        pen.fade(region, 0.6)


def inside(pen: Pen, region: Region) -> Region:
    """The floor, without a margin where a room is narrow."""
    margin = 2 if region.width >= 15 else 1
    return Region(region.x + margin, region.y + 1, region.width - 2 * margin, region.height - 2)


def paint_doors(pen: Pen, place: int, region: Region, style: Style) -> None:
    """Gaps in the walls with the symbols of the room; where rooms share a wall both symbols stand in it."""
    doors = chart_of(pen.table.world).doors[place]
    middle, centre = region.y + region.height // 2, region.x + region.width // 2
    spots = ((centre, region.y), (region.right - 1, middle), (centre, region.bottom - 1), (region.x, middle))
    for way, (door, to, (x, y)) in enumerate(zip(doors, BESIDE[place], spots, strict=True)):
        if door is None or to is None:
            continue
        upright = way in (0, 2)
        if upright:
            pen.canvas.text(x - 1, y, "   ", Ink(bg=style.floor, faint=True))
        if upright and pen.plan.shares_walls:
            other = chart_of(pen.table.world).doors[to][2 - way]
            x += -1 if way == 2 else 1
            if other is not None:
                pen.words(x + (2 if way == 2 else -2), y, (sign(other),))
        pen.words(x, y, (sign(door),))


def paint_name(pen: Pen, place: int, floor: Region, style: Style) -> None:
    """The name, and the signs of what the room has at its right."""
    name = room_name(chart_of(pen.table.world).kinds[place])
    ink = pen.bright if style.sort in STANDS_OUT else pen.text if style.sort != PLAIN else pen.dim
    start = pen.right_words(floor.right, floor.y, features(pen, place))
    pen.canvas.text(floor.x, floor.y, name, ink, start - floor.x)
    words = room_words(pen, place)
    if pen.is_large and words:
        pen.words(floor.x, floor.y + 1, words, floor.width)


def room_name(kind: str) -> str:
    """The name of a room or a start."""
    return (box().rooms.get(kind) or box().starts[kind]).in_short


def features(pen: Pen, place: int) -> tuple[Word, ...]:
    """`ΨΩ≡`, `§$4`: lair, shrine, treasure and shard."""
    world, chart = pen.table.world, chart_of(pen.table.world)
    kind, words = chart.kinds[place], list[Word]()
    lair, shrine = LAIR[kind], chart.shrines[place]
    if lair is not None:
        words.append(sign(lair, bold=False))
    if shrine is not None:
        words += [sign("shrine"), sign(SHRINE_SIGN[shrine])]
    if place in chart.signs:
        treasure = treasure_at(world, place)
        if treasure is None:
            words.append(Word(sign_of("treasure"), "strong"))
        else:
            words += [sign("treasure"), Word(str(VALUE[world.kinds[treasure]]), "bright", bold=True)]
    if place in chart.shards:
        words.append(sign("shard"))
    return tuple(words)


def room_words(pen: Pen, place: int) -> tuple[Word, ...]:
    """What the room has in words, for large rooms."""
    world, chart = pen.table.world, chart_of(pen.table.world)
    shrine, lair = chart.shrines[place], LAIR[chart.kinds[place]]
    if shrine is not None:
        more = () if shrine == "foresight" else (Word(" +1", "dim"),)
        return (Word(f"{box().word(shrine)} shrine ", "shrine"), sign(SHRINE_SIGN[shrine]), *more)
    if lair is not None:
        return (Word(f"{box().word(lair).lower()} lair", "dim"),)
    if place in chart.signs:
        treasure = treasure_at(world, place)
        words = "treasure taken" if treasure is None else f"treasure, search {VALUE[world.kinds[treasure]]}"
        return (Word(words, "dim"),)
    return ()


def paint_way(pen: Pen, rooms: tuple[int, ...], colour: Color) -> None:
    """Filled doors and dots on the floor from room to room."""
    ink = badge(colour, pen.palette)
    dots = Ink(colour, bold=True)
    for at, place in enumerate(rooms):
        region, ends = room_at(pen.plan, place), list[int]()
        for other in (*rooms[at - 1 : at], *rooms[at + 1 : at + 2]):
            way = BESIDE[place].index(other)
            paint_marked_door(pen, place, region, way, ink)
            ends.append(way)
        if len(ends) == 2:
            paint_dots(pen, region, ends, dots)


def paint_marked_door(pen: Pen, place: int, region: Region, way: int, ink: Ink) -> None:
    door = chart_of(pen.table.world).doors[place][way]
    middle, centre = region.y + region.height // 2, region.x + region.width // 2
    x, y = ((centre, region.y), (region.right - 1, middle), (centre, region.bottom - 1), (region.x, middle))[way]
    if door is None:
        return
    if way in (0, 2):
        pen.canvas.text(x - 1, y, f" {sign_of(door)} ", ink)
    else:
        pen.canvas.text(x, y, sign_of(door), ink)


def paint_dots(pen: Pen, region: Region, ends: list[int], ink: Ink) -> None:
    """Dots from one door over the middle of the room to the other, where nothing else is drawn."""
    middle, centre = region.y + region.height // 2, region.x + region.width // 2
    cells: set[tuple[int, int]] = set()
    for way in ends:
        x, y = (
            (centre, region.y + 1),
            (region.right - 2, middle),
            (centre, region.bottom - 2),
            (region.x + 1, middle),
        )[way]
        cells |= {(centre, row) for row in range(min(y, middle), max(y, middle) + 1)}
        cells |= {
            (column, middle) for column in range(min(x, centre), max(x, centre) + 1) if (column - centre) % 2 == 0
        }
    for x, y in cells:
        if pen.canvas.cells[y][x] == " ":
            pen.canvas.text(x, y, DOT, ink)
