"""The track: four spaces, who stands in each, how hurt they are, and what they do next.

A lone monster shows all its plans; the more of them share a space, the less each shows, its next plan longest.
"""

from __future__ import annotations

from textual.geometry import Region

from engine.games.shadowrift.content.printed import NAME, PLANS, SHORT, SYMBOLS, TEXT
from engine.games.shadowrift.table import health_of, left_of
from engine.games.shadowrift.zones import LAST
from tui.board.spot_board import in_sight
from tui.board.spots import Spot
from tui.draw.canvas import Ink, Word
from tui.draw.glyphs import BLOCK, DONE, FACE_DOWN, NOW
from tui.games.shadowrift.look import SIGNS
from tui.games.shadowrift.paint.pen import Pen, lines_of
from tui.games.shadowrift.scenes.threats import next_plan, verdict, worth_words
from tui.games.shadowrift.view import TRACK_AREA

SPACES = (("Start", "just arrived"), ("1", "one round here"), ("2", "two rounds here"), ("3", "flees next"))
EMPTY = "Whoever stands here flees in the next step, and brings more power every round."
NARROW = 24
"""Up to this width a column has no room for news beside a name."""

FULL_ROWS = 3
"""From so many rows on a monster has its plan in a row of its own."""


def paint_track(pen: Pen, region: Region) -> None:
    """Four columns under their titles."""
    pitch = (region.width + 1) // len(SPACES)
    numbered = list(enumerate(pen.sight.foes))
    for space, (name, about) in enumerate(SPACES):
        width = pitch - 1 if space < LAST else region.width - pitch * LAST
        column = Region(region.x + space * pitch, region.y, width, region.height)
        words = [Word(name, "gold", bold=True), *([Word(f" {about}", "dim")] if width > 20 else [])]
        pen.rule(column, words)
        inside = Region(column.x, column.y + 1, column.width, column.height - 1)
        found = [(number, monster) for number, (place, monster) in numbered if place == space]
        if found:
            paint_space(pen, inside, space, found)
        else:
            paint_empty(pen, inside, space)


def paint_space(pen: Pen, region: Region, space: int, found: list[tuple[int, int]]) -> None:
    """Everybody in one space, as many rows each as there are; too many are pulled along by the cursor."""
    seen = min(len(found), region.height)
    at = next((n for n, (number, _) in enumerate(found) if pen.is_here(Spot(TRACK_AREA, number))), None)
    first = in_sight(0, seen, len(found), at)
    y = region.y
    for place, (number, monster) in enumerate(found[first : first + seen]):
        rows = (region.bottom - y) // (seen - place)
        paint_monster(pen, Region(region.x, y, region.width, rows), number, monster, space)
        y += rows
    hidden = len(found) - seen
    if hidden:
        pen.canvas.right(region.right - 1, region.bottom - 1, f"+{hidden}", pen.warn)


def paint_monster(pen: Pen, region: Region, number: int, monster: int, space: int) -> None:
    sight, spot = pen.sight, Spot(TRACK_AREA, number)
    kind = sight.kind(monster)
    picked = pen.is_picked(("foe", monster)) or monster == sight.acting
    band = pen.card(region, pen.monster, spot, picked=picked)
    symbols = SIGNS[sight.faction] * SYMBOLS[kind]
    acts = monster == sight.acting
    mark = "acts " if acts else "new " if pen.table.news.has_arrived(monster) and region.width > NARROW else ""
    told = f" {left_of(sight.world, monster)}{SIGNS['health']}" if region.height == 1 else ""
    room = band.width - len(symbols) - len(mark) - len(told) - 1
    name = NAME[kind] if len(NAME[kind]) <= room else SHORT[kind]
    pen.canvas.text(band.x, band.y, name, pen.name_ink(spot), room)
    pen.canvas.right(band.right - len(symbols), band.y, mark, pen.title if acts else pen.lit)
    pen.canvas.right(band.right - len(symbols), band.y, told, pen.bright)
    pen.canvas.right(band.right, band.y, symbols, pen.ink(pen.monster, bold=True))
    if region.height > 1:
        paint_health(pen, Region(region.x + 1, region.y + 1, region.width - 1, 1), monster, space, region.height)
    if region.height >= FULL_ROWS:
        paint_plans(pen, Region(region.x + 1, region.y + 2, region.width - 1, region.height - 2), monster, space)


def paint_health(pen: Pen, row: Region, monster: int, space: int, rows: int) -> None:
    """A bar of what is left; where there is no row for the plan, that beside it."""
    world = pen.sight.world
    left, health = left_of(world, monster), health_of(world, monster)
    told = f"{left} of {health}" if left < health else str(health)
    x = pen.canvas.text(row.x, row.y, f"{SIGNS['health']} ", pen.ink("health", bold=True))
    if rows < FULL_ROWS:
        x = pen.canvas.text(x, row.y, f"{left}/{health} ", pen.bright)
        pen.canvas.text(x, row.y, f"{NOW} {fitting(next_plan(pen.sight, monster, space), row.right - x - 2)}", pen.warn)
        return
    scale = 2 if row.width - 10 >= 2 * health else 1
    x = pen.canvas.text(x, row.y, BLOCK * left * scale, Ink(pen.colour("health"), faint=True))
    pen.canvas.text(x, row.y, FACE_DOWN * (health - left) * scale, pen.line)
    struck = pen.table.news.was_hit(monster)
    pen.canvas.right(row.right - 1, row.y, f"{told}{'!' if struck else ''}", pen.bright)


def paint_plans(pen: Pen, region: Region, monster: int, space: int) -> None:
    """The lasting effect, plans done, the next one with what it means now, the ones after it, what it is worth."""
    kind, room = pen.sight.kind(monster), region.width - 1
    lasting = lines_of(TEXT[kind], room)
    plans = PLANS[kind]
    after = list(range(space + 1, len(plans)))
    spare = region.height - 1
    shown_lasting = min(len(lasting), 2, spare)
    spare -= shown_lasting
    shown_after = after[:spare]
    spare -= len(shown_after)
    meant = verdict(pen.sight, monster, space)
    shown_verdict = int(bool(meant) and spare > 0)
    spare -= shown_verdict
    done = list(range(min(space, len(plans))))
    shown_done = done[len(done) - min(len(done), spare) :] if spare else []
    spare -= len(shown_done)
    shown_worth = int(spare > 0)
    spare -= shown_worth
    y = region.y
    y = pen.wrapped(region.x, y, TEXT[kind], room, shown_lasting, pen.text, italic=True)
    if spare > 0 and lasting:
        pen.canvas.text(region.x, y, "─" * room, pen.line)
        y += 1
    for plan in shown_done:
        pen.canvas.text(region.x, y, f"{DONE} {plans[plan].text}", pen.dim, room)
        y += 1
    pen.canvas.text(region.x, y, NOW, pen.warn)
    coming = fitting(next_plan(pen.sight, monster, space), room - 2)
    pen.canvas.text(region.x + 2, y, coming, pen.warn._replace(bold=True), room - 2)
    y += 1
    if shown_verdict:
        pen.canvas.text(region.x + 2, y, fitting(meant, room - 2), pen.text, room - 2)
        y += 1
    for plan in shown_after:
        pen.canvas.text(region.x, y, f"{plan + 1}", pen.dim)
        pen.canvas.text(region.x + 2, y, fitting(plans[plan].text, room - 2), pen.text, room - 2)
        y += 1
    if shown_worth:
        pen.canvas.text(region.x, region.bottom - 1, worth_words(pen.sight, monster), pen.ink("heroism"), room)


def fitting(text: str, room: int) -> str:
    """A plan in the words it has room for: articles go before letters do."""
    if len(text) <= room:
        return text
    return text.replace(" the ", " ").removeprefix("the ").replace(" is in play", " in play")


def paint_empty(pen: Pen, region: Region, space: int) -> None:
    """Nobody there; in the last space what would happen."""
    ink = Ink(pen.palette.strong, italic=True)
    lines = ["nobody here"]
    if space == LAST and region.height >= 8:
        told = lines_of(EMPTY, region.width - 4)
        lines += [*([""] if len(told) + 4 <= region.height else []), *told]
    top = region.y + max(0, (region.height - len(lines)) // 2)
    if region.height >= 8:
        pen.canvas.frame(region, "round", pen.line)
    for number, line in enumerate(lines):
        spare = max(0, region.width - len(line))
        pen.canvas.text(region.x + spare // 2, top + number, line, ink, region.width)
