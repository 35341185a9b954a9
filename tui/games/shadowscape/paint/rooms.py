"""The dungeon: 25 rooms, each with its own walls, its doors as gaps with its own symbols, and what stands in it.

The colour of the walls speaks: the seat's where you are, lit in reach with the steps in the wall, bright where the
cursor is, an enemy's where it walked. Signs and numbers say the same.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec
from textual.color import Color
from textual.geometry import Region

from engine.games.shadowscape import zones as z
from engine.games.shadowscape.asks import ToRouse
from engine.games.shadowscape.content.box import box
from engine.games.shadowscape.content.printed import LAIR, VALUE
from engine.games.shadowscape.content.words import SHRINE_SIGN
from engine.games.shadowscape.dungeon import BESIDE, chart_of
from engine.games.shadowscape.table import has_begun, treasure_at
from tui.board import pen as pens
from tui.board.spots import Spot
from tui.draw.canvas import Block, Ink, Word, Words, badge
from tui.draw.glyphs import GlyphSet
from tui.draw.theme import Palette
from tui.games.shadowscape.layout import room_at
from tui.games.shadowscape.look import DOT, LOOK, LOWER, SOLID, UPPER, sign, sign_of
from tui.games.shadowscape.paint.pen import Pen
from tui.games.shadowscape.paint.tokens import paint_tokens
from tui.games.shadowscape.scenes.phase import Phase
from tui.games.shadowscape.scenes.ways import Walk, coming_walk
from tui.games.shadowscape.view import FOES, MAP, Way

FROM, YOU = "from", "here"
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
    if pen.plan.shares_walls:
        paint_badges(pen, styles)
    marked, coming = shown_way(pen), coming_way(pen)
    if coming is not None:
        paint_way(pen, coming.rooms, pen.colour(phase.type or "warn"))
    elif marked is not None:
        paint_way(pen, marked, pen.palette.selected)
    elif phase.walk is not None and len(phase.walk.rooms) > 1:
        paint_way(pen, phase.walk.rooms, pen.colour(phase.type or "warn"))


def paint_badges(pen: Pen, styles: list[Style]) -> None:
    """Where rooms share a wall, what is set into it lies above the walls of both."""
    for place, style in enumerate(styles):
        if style.badge:
            region = room_at(pen.plan, place)
            pen.canvas.text(
                region.x + 1, region.y, f" {style.badge} ", badge(badge_colour(pen.palette, style), pen.palette)
            )


def badge_colour(palette: Palette, style: Style) -> Color:
    return {REACH: palette.lit, PLAIN: palette.raised}.get(style.sort, style.stone)


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
    mine = has_begun(table.world, table.me) and z.PLACE(table.world, table.me) == place
    steps = str(way.steps) if way is not None and way.steps else ""
    if pen.is_here(Spot(MAP, place)) or table.aim == place:
        return Style(CHOSEN, palette.selected, palette.chosen, steps or (YOU if mine else ""))
    if phase.enemy is not None and phase.walk is not None and place in phase.walk.rooms:
        colour, last = pen.colour(phase.type or "warn"), phase.walk.rooms[-1]
        number = phase.walk.rooms.index(place)
        words = str(number) if number else FROM if last != place else ""
        if place == last:
            return Style(FOE, palette.seat(table.me) if mine else colour, palette.mix(colour, 0.14), words)
        return Style(WAS, palette.mix(colour, 0.45, palette.page), palette.mix(colour, 0.05), words)
    if mine:
        seat = palette.seat(table.me)
        return Style(HERE, seat, palette.mix(seat, 0.13), YOU)
    if (steps and slot.legal is not False) or (slot.legal and slot.action is not None):
        return Style(REACH, palette.mix(palette.lit, 0.42, palette.page), palette.mix(palette.lit, 0.10), steps)
    share = 0.25 if phase.enemy is not None else 0.42
    return Style(PLAIN, palette.mix(palette.strong, share, palette.page), panel)


def paint_room(pen: Pen, phase: Phase, place: int, style: Style) -> None:
    """A room as it stands out now."""
    region = room_at(pen.plan, place)
    pen.remembered(
        ("room", place, style, pen.here_in(FOES)), region, lambda: draw_room(pen, phase, place, style, region)
    )


def draw_room(pen: Pen, phase: Phase, place: int, style: Style, region: Region) -> int:
    pen.canvas.lay(region.x, region.y, frame_block(pen.palette, pen.canvas.glyphs, frame_of(pen, place, style)))
    pen.hot(region, Spot(MAP, place))
    paint_tokens(pen, phase, place, inside(region), style.floor)
    if phase.enemy is not None and style.sort == PLAIN:
        pen.fade(region, 0.6)
    return region.height


def inside(region: Region) -> Region:
    """The floor, without a margin where a room is narrow."""
    margin = 2 if region.width >= 15 else 1
    return Region(region.x + margin, region.y + 1, region.width - 2 * margin, region.height - 2)


# Walls, doors and name: the same for many pictures


class Frame(msgspec.Struct, frozen=True):
    """Everything of a room but what stands in it.

    `doors` are the signs to the north, east, south and west, each with the sign of the room beyond; `shares` says
    whether both stand in one wall; `about` is the room in words, where it is large.
    """

    width: int
    height: int
    shares: bool
    style: Style
    doors: tuple[tuple[str, str | None] | None, ...]
    name: str
    features: Words
    about: Words


class FramePen(pens.Pen):
    """Draws a room by itself."""

    look = LOOK


def frame_of(pen: Pen, place: int, style: Style) -> Frame:
    chart, region = chart_of(pen.table.world), room_at(pen.plan, place)
    doors = [
        None if door is None or to is None else (door, chart.doors[to][(way + 2) % 4])
        for way, (door, to) in enumerate(zip(chart.doors[place], BESIDE[place], strict=True))
    ]
    about = room_words(pen, place) if pen.is_large else ()
    name = room_name(chart.kinds[place])
    shares = pen.plan.shares_walls
    return Frame(region.width, region.height, shares, style, tuple(doors), name, features(pen, place), about)


@lru_cache(maxsize=2048)
def frame_block(palette: Palette, glyphs: GlyphSet, frame: Frame) -> Block:
    """Walls, doors, name and features as a picture."""
    pen, style = FramePen.sized(frame.width, frame.height, palette, glyphs), frame.style
    canvas, width, height = pen.canvas, frame.width, frame.height
    stone, wall = Ink(style.stone, style.floor, faint=True), Ink(style.stone, style.stone, faint=True)
    canvas.fill(Region(0, 0, width, height), style.floor)
    canvas.text(1, 0, UPPER * (width - 2), stone)
    for row in range(height):
        canvas.text(0, row, SOLID, wall)
        canvas.text(width - 1, row, SOLID, wall)
    canvas.text(1, height - 1, (UPPER if frame.shares else LOWER) * (width - 2), stone)
    paint_doors(pen, frame)
    paint_name(pen, frame)
    if words := badge_words(frame):
        canvas.text(1, 0, f" {words} ", badge(badge_colour(palette, style), palette))
    return canvas.block()


def badge_words(frame: Frame) -> str:
    """What is set into the upper wall; where it would cover the door, a walk begins at 0 and "here" is left out."""
    words = frame.style.badge
    covers = frame.doors[0] is not None and len(words) + 2 >= frame.width // 2 - frame.shares
    return {FROM: "0", YOU: ""}.get(words, words) if covers else words


def paint_doors(pen: FramePen, frame: Frame) -> None:
    """Gaps in the walls with the symbols of the room; where rooms share a wall both symbols stand in it."""
    middle, centre = frame.height // 2, frame.width // 2
    spots = ((centre, 0), (frame.width - 1, middle), (centre, frame.height - 1), (0, middle))
    for way, (doors, (x, y)) in enumerate(zip(frame.doors, spots, strict=True)):
        if doors is None:
            continue
        door, other = doors
        upright = way in (0, 2)
        pen.canvas.fill(Region(x - upright, y, 1 + 2 * upright, 1), frame.style.floor)
        if upright and frame.shares:
            x += -1 if way == 2 else 1
            if other is not None:
                pen.words(x + (2 if way == 2 else -2), y, (sign(other),))
        pen.words(x, y, (sign(door),))


def paint_name(pen: FramePen, frame: Frame) -> None:
    """The name, and the signs of what the room has at its right."""
    floor, sort = inside(Region(0, 0, frame.width, frame.height)), frame.style.sort
    ink = pen.bright if sort in STANDS_OUT else pen.text if sort != PLAIN else pen.dim
    start = pen.right_words(floor.right, floor.y, frame.features)
    pen.canvas.text(floor.x, floor.y, frame.name, ink, start - floor.x)
    if frame.about:
        pen.words(floor.x, floor.y + 1, frame.about, floor.width)


def room_name(kind: str) -> str:
    """The name of a room or a start."""
    return (box().rooms.get(kind) or box().starts[kind]).name


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
