"""Power: what the monsters have, what they will have, who comes next, and what lies in the Power Area."""

from __future__ import annotations

from textual.geometry import Region

from engine.games.shadowrift.content.printed import COST, HEALTH, NAME, PLANS, SHORT, SORT, SYMBOLS, TEXT
from engine.games.shadowrift.table import symbols_in_area
from engine.games.shadowrift.zones import MONSTER_DECK, POWER
from tui.board.spots import Spot
from tui.draw.canvas import Ink, Word, Words
from tui.draw.glyphs import NOW
from tui.games.shadowrift.layout import LOW
from tui.games.shadowrift.look import SIGNS
from tui.games.shadowrift.paint.pen import Pen
from tui.games.shadowrift.view import POWER_AREA

HOW = {
    "rift": "a Seal and 3* close it",
    "power": "",
    "monster": "fled: a Seal sends it off",
    "totem": "a Seal removes it",
}


def paint_power(pen: Pen, region: Region, form: str) -> None:
    """Three rows, or one."""
    sight = pen.sight
    symbols = symbols_in_area(sight.world)
    if form == LOW:
        x = pen.words(region.x + 1, region.y, (Word("Power ", "gold", bold=True), *sum_words(pen, short=True)))
        x = paint_coming(pen, x + 2, region.y, region.right, short=True)
        paint_area(pen, x + 2, region.y, region.right, short=True)
        return
    title = (Word("Power", "gold", bold=True), Word(" and who comes next", "dim"))
    deck = len(sight.world.zones[MONSTER_DECK])
    area = (Word(f"deck {deck}  area ", "dim"), Word(SIGNS[sight.faction] * symbols or "empty", pen.monster, bold=True))
    pen.rule(region, title, area)
    x = pen.words(region.x + 1, region.y + 1, sum_words(pen, short=False))
    paint_coming(pen, x + 3, region.y + 1, region.right, short=region.width < 120)
    paint_area(pen, region.x + 1, region.y + 2, region.right, short=False)


def sum_words(pen: Pen, *, short: bool) -> Words:
    """`1 kept + 3 heroes + 3^ = 7 next round`"""
    world = pen.sight.world
    kept, heroes, symbols = POWER(world), world.seats, symbols_in_area(world)
    sign = SIGNS[pen.sight.faction]
    if short:
        return (
            Word(f"{kept}+{heroes}+{symbols}{sign}="),
            Word(str(kept + heroes + symbols), "warn", bold=True),
        )
    return (
        Word(str(kept), "bright", bold=True),
        Word(" kept ", "dim"),
        Word(f"+ {heroes}", "bright", bold=True),
        Word(" heroes ", "dim"),
        Word(f"+ {symbols}{sign}", pen.monster, bold=True),
        Word(" = ", "dim"),
        Word(f"{kept + heroes + symbols} next round", "warn", bold=True),
    )


def paint_coming(pen: Pen, x: int, y: int, end: int, *, short: bool) -> int:
    """The open card of the deck, what it costs, and those below it that are known."""
    sight = pen.sight
    first = len(sight.area)
    if sight.top is None:
        return pen.canvas.text(x, y, "nobody is left to come", pen.dim, end - x)
    x = pen.canvas.text(x, y, "next " if short else "top of the deck ", pen.dim)
    for step, card in enumerate((sight.top, *sight.known_next)):
        kind, spot = sight.kind(card), Spot(POWER_AREA, first + step)
        start = x
        x = pen.canvas.text(
            x,
            y,
            f"{SHORT[kind] if short else NAME[kind]} {COST[kind]}",
            link(pen, spot, role_in_area(pen, kind)),
            end - x,
        )
        if not short and step == 0 and PLANS[kind]:
            told = f", health {HEALTH[kind]}: {'; '.join(plan.text for plan in PLANS[kind])}"
            x = pen.canvas.text(x, y, told, pen.text, end - x)
        pen.hot(Region(start, y, x - start, 1), spot)
        x = pen.canvas.text(x, y, " ", pen.dim)
    return x


def role_in_area(pen: Pen, kind: str) -> str:
    return "magic" if SORT[kind] == "rift" else pen.monster


def link(pen: Pen, spot: Spot, role: str) -> Ink:
    """The ink of a thing named in a line."""
    if pen.is_here(spot):
        return pen.cursor
    return pen.lit if pen.slot(spot).legal else pen.ink(role, bold=True)


def paint_area(pen: Pen, x: int, y: int, end: int, *, short: bool) -> None:
    """Rifts, Powers, Totems and those who fled; the cursor pulls them along where there are too many."""
    sight = pen.sight
    if not sight.area:
        if not short:
            pen.canvas.text(x, y, "The Power Area is empty.", pen.dim, end - x)
        return
    at = pen.here.index if pen.here is not None and pen.here.area == POWER_AREA else 0
    widths = [width_of(sight.kind(card), short) for card in sight.area]
    first = 0
    while first < min(at, len(widths) - 1) and sum(widths[first : at + 1]) > end - x:
        first += 1
    for number in range(first, len(sight.area)):
        kind, spot = sight.kind(sight.area[number]), Spot(POWER_AREA, number)
        if x >= end - 6:
            pen.canvas.right(end, y, f"+{len(sight.area) - number}", pen.warn)
            break
        start = x
        mark = NOW if pen.is_here(spot) else SIGNS[sight.faction] * SYMBOLS[kind]
        x = pen.canvas.text(x, y, f"{mark} {SHORT[kind]}", link(pen, spot, role_in_area(pen, kind)), end - x)
        if not short:
            x = pen.canvas.text(x, y, f" {about(kind)}", pen.text, max(0, end - x))
        pen.hot(Region(start, y, x - start, 1), spot)
        x += 2 if short else 3


def about(kind: str) -> str:
    return HOW[SORT[kind]] or TEXT[kind].removeprefix("Activate: ").rstrip(".")


def width_of(kind: str, short: bool) -> int:
    return len(SHORT[kind]) + 5 + (0 if short else len(about(kind)) + 2)
