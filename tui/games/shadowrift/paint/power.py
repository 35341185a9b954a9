"""Power: what the monsters have, what they will have, who comes next, and what lies in the Power Area."""

from __future__ import annotations

from collections.abc import Sequence

from textual.geometry import Region

from engine.games.shadowrift.content.printed import HEALTH, NAME, PLANS, SORT, SYMBOLS, TEXT
from engine.games.shadowrift.rules.monsters.power import cost_of
from engine.games.shadowrift.table import symbols_in_area
from engine.games.shadowrift.zones import MONSTER_DECK, POWER
from tui.board.spots import Spot
from tui.draw.canvas import Ink, Word, Words
from tui.draw.glyphs import NOW, THINKING
from tui.games.shadowrift.layout import LOW
from tui.games.shadowrift.look import SIGNS
from tui.games.shadowrift.paint.pen import Pen, at_word
from tui.games.shadowrift.view import POWER_AREA, Sight

LEAST_TOLD = 12
"""So much of a text is worth telling where there is no room for all of it."""

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
    pen.rule(region, region.y, title, area)
    x = pen.words(region.x + 1, region.y + 1, sum_words(pen, short=False))
    paint_coming(pen, x + 2, region.y + 1, region.right, short=False)
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
    """The open card of the deck and what it costs, those below it that are known, and what the first would do."""
    sight = pen.sight
    first = len(sight.area)
    if sight.top is None:
        told = "the next is turned up" if sight.world.zones[MONSTER_DECK] else "nobody is left to come"
        return pen.canvas.text(x, y, told, pen.dim, end - x)
    x = pen.canvas.text(x, y, "next " if short else "next: ", pen.dim)
    for step, card in enumerate((sight.top, *sight.known_next)):
        kind, spot = sight.kind(card), Spot(POWER_AREA, first + step)
        start = x
        name = f"{NAME[kind]} {cost_of(sight.world, card)}"
        x = pen.canvas.text(x, y, name, link(pen, spot, role_in_area(pen, kind)), end - x)
        pen.hot(Region(start, y, x - start, 1), spot)
        x = pen.canvas.text(x, y, " ", pen.dim)
    if short:
        return x
    x = pen.words(x, y, (arrival_words(sight),), max(0, end - x)) + 1
    told = top_words(sight.kind(sight.top))
    if told and end - x > LEAST_TOLD:
        room = end - x - 1
        x = pen.canvas.text(x, y, told if len(told) <= room else f"{at_word(told, room - 2)} {THINKING}", pen.dim, room)
    return x


def arrival_words(sight: Sight) -> Word:
    """Whether the open card comes in the next round, as far as that is known now."""
    assert sight.top is not None
    left = POWER(sight.world) + sight.world.seats + symbols_in_area(sight.world) - cost_of(sight.world, sight.top)
    return Word(f"comes, {left} left" if left >= 0 else f"is {-left} short", "warn" if left >= 0 else "lit")


def top_words(kind: str) -> str:
    """`6♥: activate Powers; kill the Innkeeper; a Wound for each`"""
    if not PLANS[kind]:
        return TEXT[kind].removeprefix("Activate: ").rstrip(".")
    return f"{HEALTH[kind]}{SIGNS['health']}: {'; '.join(plan.text for plan in PLANS[kind])}"


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
    kinds = [sight.kind(card) for card in sight.area]
    told = [about(kind) if not short and kind not in kinds[n + 1 :] else "" for n, kind in enumerate(kinds)]
    while any(told) and sum(area_widths(kinds, told)) > end - x:
        rifts_first = [(SORT[kinds[n]] == "rift", len(words), n) for n, words in enumerate(told) if words]
        told[max(rifts_first)[2]] = ""
    widths = area_widths(kinds, told)
    first = 0
    while first < min(at, len(widths) - 1) and sum(widths[first : at + 1]) > end - x:
        first += 1
    for number in range(first, len(kinds)):
        kind, spot = kinds[number], Spot(POWER_AREA, number)
        left = len(kinds) - number
        if x + SYMBOLS[kind] + 1 + len(NAME[kind]) > end - (3 if left > 1 else 0) and number > first:
            pen.canvas.right(end, y, f"+{left}", pen.warn)
            break
        start = x
        mark = NOW if pen.is_here(spot) else SIGNS[sight.faction] * SYMBOLS[kind]
        x = pen.canvas.text(x, y, f"{mark} {NAME[kind]}", link(pen, spot, role_in_area(pen, kind)), end - x)
        if told[number]:
            x = pen.canvas.text(x, y, f" {told[number]}", pen.text, max(0, end - x - 1))
        pen.hot(Region(start, y, x - start, 1), spot)
        x += 2


def area_widths(kinds: Sequence[str], told: Sequence[str]) -> list[int]:
    """What each card of the Power Area takes, with what is told of it and the gap behind it."""
    names = [SYMBOLS[kind] + 1 + len(NAME[kind]) for kind in kinds]
    return [name + len(f" {words}" if words else "") + 2 for name, words in zip(names, told, strict=True)]


def about(kind: str) -> str:
    return HOW[SORT[kind]] or TEXT[kind].removeprefix("Activate: ").rstrip(".")
