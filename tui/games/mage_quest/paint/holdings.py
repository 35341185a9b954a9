"""What a seat has: the Allies, Mana and Speed tracks, its fleet, and the stores of six elements."""

from __future__ import annotations

from textual.geometry import Region

from engine.games.mage_quest.bot.quest import needed_by
from engine.games.mage_quest.content.forms import ELEMENTS
from engine.games.mage_quest.names import standing_at
from engine.games.mage_quest.table import number_of, stores_of
from engine.games.mage_quest.tasks import ToMove
from engine.games.mage_quest.zones import (
    FASTEST,
    FLEETS,
    MOST_ALLIES,
    MOST_STORED,
    SLOWEST,
    SPEED,
    SPEED_COST,
)
from tui.board.spots import Spot
from tui.draw.canvas import Ink, Word, badge
from tui.draw.glyphs import NOTHING, NOW, RIGHT, RULE, seat_glyph
from tui.games.mage_quest.look import BOW, SIGNS, STERN, short_of
from tui.games.mage_quest.paint.pen import Pen
from tui.games.mage_quest.view import FLEET, SPEED_TRACK, STORES, TRACKS

ROOMY = 51
"""From this width on the steps of a track stand apart and leave room for its count, now and then."""

TRACK_COLOURS = {"Allies": "ice", "Mana": "carabolic"}


def paint_track(pen: Pen, x: int, y: int, name: str, value: int, pitch: int = 3, was: int | None = None) -> int:
    """`0 1 2 3 [4] 5 …`: all steps of a track, what is had on a ground, the value filled, where it stood underlined."""
    for step in range(MOST_ALLIES + 1):
        if step == value:
            ink = badge(pen.colour(TRACK_COLOURS[name]), pen.palette)
        else:
            ink = Ink(pen.palette.text, pen.palette.raised) if step < value else pen.dim
        if step == was:
            ink = ink._replace(fg=pen.palette.gold, bold=True, underline=True)
        x = pen.canvas.text(x, y, str(step).rjust(pitch - 1) + " ", ink)
    return x


def paint_count(pen: Pen, x: int, y: int, name: str, value: int, end: int) -> None:
    """`2 → 4`: what a track counts, and what it would after the choice under the cursor."""
    x = pen.canvas.text(x, y, str(value), pen.bright, max(0, end - x))
    if name in pen.then:
        pen.canvas.text(x, y, f" {RIGHT} {pen.then[name]}", pen.lit, max(0, end - x))


def name_ink(pen: Pen, spot: Spot) -> Ink:
    return pen.cursor if pen.is_here(spot) else pen.lit if pen.is_lit(spot) else pen.bright


def paint_you(pen: Pen, region: Region) -> None:
    """The viewer's tracks in two, four or many rows."""
    if region.height < 4:
        paint_short(pen, region)
    elif region.height < 9:
        paint_rows(pen, region)
    else:
        paint_roomy(pen, region)


def paint_short(pen: Pen, region: Region) -> None:
    sight, y = pen.sight, region.y
    x = pen.canvas.text(region.x, y, f"{seat_glyph(sight.me)} ", pen.seat(sight.me))
    for index, (name, value) in enumerate(sight.tracks(sight.me)):
        spot, start = Spot(TRACKS, index), x
        x = pen.canvas.text(x, y, name, name_ink(pen, spot))
        fill = pen.colour(TRACK_COLOURS.get(name, "gold"))
        x = pen.canvas.text(x + 1, y, f" {value} ", badge(fill, pen.palette))
        most = FASTEST if name == "Speed" else MOST_ALLIES
        if name in pen.then:
            x = pen.canvas.text(x, y, f"{RIGHT}{pen.then[name]}".ljust(5), pen.lit)
        else:
            x = pen.canvas.text(x, y, f"/{most}".ljust(5 if name in TRACK_COLOURS else 2), pen.dim)
        pen.hot(Region(start, y, x - start - 2, 1), spot)
    if region.height > 1:
        paint_fleet(pen, region.x, y + 1, region.width)


def paint_fleet(pen: Pen, x: int, y: int, room: int) -> None:
    """Every vehicle token: ships in a hull, caravans bare, unbuilt ones as a dot; and the card it is on."""
    sight, end = pen.sight, x + room
    x = pen.canvas.text(x, y, "Fleet ", pen.bright)
    for place, vehicle in enumerate(FLEETS[sight.me]):
        spot, start = Spot(FLEET, place), x
        if not sight.is_built(vehicle):
            ink = pen.cursor if pen.is_here(spot) else pen.dim
            x = pen.canvas.text(x, y, f" {NOTHING}{number_of(vehicle)} ", ink)
        else:
            x = paint_vehicle(pen, x, y, vehicle, spot)
            card = sight.chart.cards[sight.card_of(sight.spot_of(vehicle))]
            is_moving = isinstance(sight.ask, ToMove)
            left = f" {sight.left(vehicle)}/{SPEED(sight.world, sight.me)} " if is_moving else " "
            unbuilt = 4 * (len(FLEETS[sight.me]) - len(sight.fleet))
            each = (room - len("Fleet ") - unbuilt) // len(sight.fleet)
            x = pen.canvas.text(x, y, card.name, pen.dim, min(end - x, each - 4 - len(left)))
            x = pen.canvas.text(x, y, left, pen.dim, max(0, end - x))
        pen.hot(Region(start, y, max(1, x - start - 1), 1), spot)


def paint_vehicle(pen: Pen, x: int, y: int, vehicle: int, spot: Spot) -> int:
    sight = pen.sight
    picked = vehicle == pen.focus.vehicle
    bow, stern = (BOW, STERN) if sight.afloat(vehicle) else (" ", " ")
    if picked:
        bow = NOW
    edge = pen.arrow
    ink = pen.cursor if pen.is_here(spot) else badge(pen.palette.seat(sight.me), pen.palette)
    x = pen.canvas.text(x, y, bow, edge)
    x = pen.canvas.text(x, y, f"{seat_glyph(sight.me)}{number_of(vehicle)}", ink)
    return pen.canvas.text(x, y, stern, edge)


def paint_rows(pen: Pen, region: Region) -> None:
    """Four rows: both tracks, speed, fleet."""
    sight, x, y = pen.sight, region.x, region.y
    pitch = 3 if region.width >= ROOMY else 2
    for index, (name, value) in enumerate(sight.tracks(sight.me)[:SPEED_TRACK]):
        spot = Spot(TRACKS, index)
        pen.canvas.text(x, y + index, name, name_ink(pen, spot))
        end = paint_track(pen, x + 7, y + index, name, value, pitch)
        paint_count(pen, end + 1, y + index, name, value, region.right)
        pen.hot(Region(x, y + index, region.width, 1), spot)
    paint_speed(pen, x, y + 2)
    paint_fleet(pen, x, y + 3, region.width)


def paint_speed(pen: Pen, x: int, y: int) -> None:
    """`2 -4 Mana- 3 -5 Mana- 4`"""
    spot, speed = Spot(TRACKS, SPEED_TRACK), SPEED(pen.sight.world, pen.sight.me)
    pen.canvas.text(x, y, "Speed", name_ink(pen, spot))
    start, x = x, x + 7
    for step in range(SLOWEST, FASTEST + 1):
        if step > SLOWEST:
            x = pen.canvas.text(x, y, f"{RULE}{SPEED_COST[step]} Mana{RULE}", pen.dim)
        ink = badge(pen.colour("gold"), pen.palette) if step == speed else pen.text if step < speed else pen.dim
        x = pen.canvas.text(x, y, f" {step} ", ink)
    pen.hot(Region(start, y, x - start, 1), spot)


def paint_roomy(pen: Pen, region: Region) -> None:
    """A panel with a word about every track."""
    sight = pen.sight
    name = sight.scene.names[sight.me]
    head = [(f"{seat_glyph(sight.me)} {name}", pen.seat(sight.me)), (", tracks", pen.dim)]
    inside = pen.panel(region, head)
    free = min(2, max(0, inside.height - 8) // 3)
    about = ("pay to build, convert and gain", "pays for speed and for books")
    y = inside.y
    for index, (track, value) in enumerate(sight.tracks(sight.me)[:SPEED_TRACK]):
        spot = Spot(TRACKS, index)
        x = pen.canvas.text(inside.x, y, track, name_ink(pen, spot))
        pen.canvas.text(x + 2, y, about[index], pen.dim)
        end = paint_track(pen, inside.x, y + 1, track, value)
        paint_count(pen, end + 1, y + 1, track, value, inside.right)
        pen.hot(Region(inside.x, y, inside.width, 2), spot)
        y += 2 + free
    paint_speed(pen, inside.x, y)
    y += 1 + free
    for place, vehicle in enumerate(FLEETS[sight.me]):
        if y < inside.bottom:
            paint_berth(pen, Region(inside.x, y, inside.width, 1), place, vehicle)
        y += 1


def paint_berth(pen: Pen, line: Region, place: int, vehicle: int) -> None:
    """One vehicle and where it stands."""
    sight, spot = pen.sight, Spot(FLEET, place)
    if not sight.is_built(vehicle):
        ink = pen.cursor if pen.is_here(spot) else pen.dim
        pen.canvas.text(line.x, line.y, f" {NOTHING}{number_of(vehicle)}  not built, 3 Allies", ink)
    else:
        x = paint_vehicle(pen, line.x, line.y, vehicle, spot)
        kind = "ship" if sight.afloat(vehicle) else "caravan"
        where = f"{kind} {standing_at(sight.world, vehicle)}"
        pen.canvas.text(x + 1, line.y, where, pen.dim, line.right - x - 4)
        if sight.can_move:
            pen.canvas.right(line.right, line.y, str(sight.left(vehicle)), pen.lit)
    pen.hot(line, spot)


# Stores


def paint_stores(pen: Pen, region: Region) -> None:
    if region.height >= 8:
        paint_store_panel(pen, region)
        return
    sight = pen.sight
    stores = stores_of(sight.world, sight.me)
    x = pen.canvas.text(region.x, region.y, "Stores", pen.bright) + 1
    for index, (element, count) in enumerate(zip(ELEMENTS, stores, strict=True)):
        spot = Spot(STORES, index)
        plain = badge(pen.colour(element), pen.palette) if count else pen.ink(element)
        end = pen.canvas.text(x, region.y, f" {SIGNS[element]}{count} ", pen.cursor if pen.is_here(spot) else plain)
        pen.hot(Region(x, region.y, end - x, 1), spot)
        x = end + 1
    needs = needed_by(sight.world, sight.me)
    if region.height > 1:
        x = pen.canvas.text(region.x, region.y + 1, "needed", pen.dim) + 1
        for element in ELEMENTS:
            x = pen.canvas.text(x, region.y + 1, f"  {needs[element]} ", pen.dim) + 1


def paint_store_panel(pen: Pen, region: Region) -> None:
    sight = pen.sight
    stores, needs = stores_of(sight.world, sight.me), needed_by(sight.world, sight.me)
    inside = pen.panel(region, [("Stores", pen.title)], [(f"{sum(stores)} of 12", pen.dim)])
    pen.canvas.text(inside.x, inside.y, "two of a kind  needed", pen.dim, inside.width)
    for index, (element, count) in enumerate(zip(ELEMENTS, stores, strict=True)):
        y, spot = inside.y + 1 + index, Spot(STORES, index)
        line = Region(inside.x, y, inside.width, 1)
        if pen.is_here(spot):
            pen.canvas.fill(line, pen.glow)
        text = f"{SIGNS[element]} {short_of(element)}"
        plain = pen.lit if pen.is_lit(spot) else pen.ink(element, bold=True)
        pen.canvas.text(inside.x, y, text, pen.arrow if pen.is_here(spot) else plain)
        for slot in range(MOST_STORED):
            full = slot < count
            chip = badge(pen.colour(element), pen.palette) if full else Ink(pen.palette.dim, pen.palette.raised)
            pen.canvas.text(inside.x + 9 + 4 * slot, y, f" {SIGNS[element] if full else NOTHING} ", chip)
        pen.canvas.right(inside.right - 1, y, str(needs[element]), pen.bright if needs[element] else pen.dim)
        pen.hot(line, spot)
    notes = ("", "needed: still to mark", "on your books. A Gain", "marks stored ones.")
    for y, note in enumerate(notes[: max(0, inside.height - 7)], inside.y + 7):
        pen.words(inside.x, y, (Word(note, "dim"),), inside.width)
