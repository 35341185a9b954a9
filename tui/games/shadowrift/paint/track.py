"""The track: four spaces, who stands in each, how hurt they are, and what they do next.

A lone monster shows all its plans; the more of them share a space, the less each shows, its next plan longest.
"""

from __future__ import annotations

from collections.abc import Sequence

from textual.geometry import Region

from engine.games.shadowrift.content.printed import NAME, PLANS, SYMBOLS, TEXT
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
EMPTY = "A monster here flees in the next step and brings more power every round."
NARROW = 24
"""Up to this width a column has no room for news beside a name."""

FULL_ROWS = 3
"""From so many rows on a monster has its plan in a row of its own."""

CROWDED = 3
"""Rows that a monster of a crowd needs: its name, its health, its plan."""

MOST_CELLS, BESIDE_BAR = 2, 12
"""The most cells of a bar for one health; what stands beside a bar in its row."""

BARE, NARROW_BARE, LEAST, WIDE = 13, 10, 16, 88
"""The width of a space without monsters where others need room, on a narrow track, and the least of a monster."""


def paint_track(pen: Pen, region: Region) -> None:
    """Four columns under their titles."""
    numbered = list(enumerate(pen.sight.foes))
    found = [[(number, monster) for number, (at, monster) in numbered if at == space] for space in range(LAST + 1)]
    x = region.x
    widths = widths_of([len(here) for here in found], region.width, region.height - 1)
    scale = scale_of(pen, found, widths, region.height - 1)
    for space, width in enumerate(widths):
        name, about = SPACES[space]
        column = Region(x, region.y, width, region.height)
        told = f" {about}" if len(name) + len(about) + 5 <= width else ""
        pen.rule(column, column.y, [Word(name, "gold", bold=True), Word(told, "dim")])
        inside = Region(column.x, column.y + 1, column.width, column.height - 1)
        if found[space]:
            paint_space(pen, inside, space, found[space], scale)
        else:
            paint_empty(pen, inside, space)
        x += width + 1


def widths_of(counts: Sequence[int], width: int, rows: int) -> list[int]:
    """How wide each space is: all alike, unless a crowd needs the room of those where few are."""
    room = width - len(counts) + 1
    even = [room // len(counts)] * len(counts)
    even[-1] += room - sum(even)
    if all(count * CROWDED <= rows for count in counts):
        return even
    bare = BARE if width >= WIDE else NARROW_BARE
    files = [-(-count // max(1, rows // CROWDED)) for count in counts]
    room -= sum(bare for count in files if not count)
    found = [max(LEAST, room * count // sum(files)) if count else bare for count in files]
    crowd = max(range(len(files)), key=files.__getitem__)
    found[crowd] += width - len(counts) + 1 - sum(found)
    return found


def scale_of(pen: Pen, found: Sequence[Sequence[tuple[int, int]]], widths: Sequence[int], rows: int) -> float:
    """Cells that one health is drawn with, the same for every monster, so that bars compare: at most two."""
    scale = float(MOST_CELLS)
    for here, width in zip(found, widths, strict=True):
        files = files_of(len(here), Region(0, 0, width, rows)) if here else 1
        room = (width + 1) // files - 1 - BESIDE_BAR
        for _, monster in here:
            scale = min(scale, max(1, room) / health_of(pen.sight.world, monster))
    return float(int(scale)) if scale >= 1 else scale


def paint_space(pen: Pen, region: Region, space: int, found: list[tuple[int, int]], scale: float) -> None:
    """Everybody in one space, side by side where there is room; too many are pulled along by the cursor."""
    files = files_of(len(found), region)
    ranks = -(-len(found) // files)
    seen = min(ranks, region.height)
    at = next((n for n, (number, _) in enumerate(found) if pen.is_here(Spot(TRACK_AREA, number))), None)
    first = in_sight(0, seen, ranks, at // files if at is not None else None)
    y = region.y
    for rank in range(first, first + seen):
        rows = (region.bottom - y) // (first + seen - rank)
        row = found[rank * files : (rank + 1) * files]
        pitch = (region.width + 1) // len(row)
        for file, (number, monster) in enumerate(row):
            width = pitch - 1 if file < len(row) - 1 else region.width - pitch * (len(row) - 1)
            paint_monster(pen, Region(region.x + file * pitch, y, width, rows), number, monster, space, scale)
        y += rows
    hidden = len(found) - seen * files
    if hidden > 0:
        pen.canvas.right(region.right - 1, region.bottom - 1, f"+{hidden}", pen.warn)


def files_of(count: int, region: Region) -> int:
    """How many stand side by side in one space: as few as leave each of them its rows."""
    most = max(1, (region.width + 1) // (LEAST + 1))
    return next((files for files in range(1, most) if -(-count // files) * CROWDED <= region.height), most)


def paint_monster(pen: Pen, region: Region, number: int, monster: int, space: int, scale: float) -> None:
    sight, spot = pen.sight, Spot(TRACK_AREA, number)
    kind = sight.kind(monster)
    picked = pen.is_picked(("foe", monster)) or monster == sight.acting
    band = pen.card(region, pen.monster, spot, picked=picked)
    symbols = SIGNS[sight.faction] * SYMBOLS[kind]
    acts = monster == sight.acting
    mark = "acts " if acts else "new " if pen.table.news.has_arrived(monster) and region.width > NARROW else ""
    told = f" {left_of(sight.world, monster)}{SIGNS['health']}" if region.height == 1 else ""
    room = band.width - len(symbols) - len(mark) - len(told) - 1
    pen.canvas.text(band.x, band.y, NAME[kind], pen.name_ink(spot), room)
    pen.canvas.right(band.right - len(symbols), band.y, mark, pen.title if acts else pen.lit)
    pen.canvas.right(band.right - len(symbols), band.y, told, pen.bright)
    pen.canvas.right(band.right, band.y, symbols, pen.ink(pen.monster, bold=True))
    if region.height > 1:
        row = Region(region.x + 1, region.y + 1, region.width - 1, 1)
        paint_health(pen, row, monster, space, scale if region.height >= FULL_ROWS else 0.0)
    if region.height >= FULL_ROWS:
        paint_plans(pen, Region(region.x + 1, region.y + 2, region.width - 1, region.height - 2), monster, space)


def paint_health(pen: Pen, row: Region, monster: int, space: int, scale: float) -> None:
    """A bar of what is left, on the scale of all; where there is no row for the plan (no scale), that beside it."""
    world = pen.sight.world
    left, health = left_of(world, monster), health_of(world, monster)
    told = f"{left} of {health}" if left < health else str(health)
    x = pen.canvas.text(row.x, row.y, f"{SIGNS['health']} ", pen.ink("health", bold=True))
    if not scale:
        x = pen.canvas.text(x, row.y, f"{left}/{health} ", pen.bright)
        room = row.right - x
        told = fitting(next_plan(pen.sight, monster, space), room - 2)
        pen.canvas.text(x, row.y, f"{NOW} {told}", pen.warn, room)
        return
    whole, full = max(1, round(health * scale)), max(int(left > 0), round(left * scale))
    x = pen.canvas.text(x, row.y, BLOCK * full, Ink(pen.colour("health"), faint=True))
    pen.canvas.text(x, row.y, FACE_DOWN * (whole - full), pen.line)
    struck = pen.table.news.was_hit(monster)
    pen.canvas.right(row.right - 1, row.y, f"{told}{'!' if struck else ''}", pen.bright)


def paint_plans(pen: Pen, region: Region, monster: int, space: int) -> None:
    """The lasting effect, plans done, the next one with what it means now, the ones after it, what it is worth."""
    kind, room = pen.sight.kind(monster), region.width
    plans, meant = PLANS[kind], verdict(pen.sight, monster, space)
    coming = lines_of(fitting(next_plan(pen.sight, monster, space), room - 2), room - 2)
    spare = Spare(region.height)
    shown_coming = spare.take(len(coming), 1) + spare.take(len(coming) - 1)
    lasting = len(lines_of(TEXT[kind], room))
    shown_lasting = spare.take(lasting, 2) if spare.rows >= min(lasting, 2) else 0
    after = list(range(space + 1, len(plans)))
    after = after[: spare.take(len(after))]
    shown_verdict = spare.take(int(bool(meant)))
    shown_lasting += spare.take(lasting - shown_lasting) if shown_lasting else 0
    done = list(range(min(space, len(plans))))
    done = done[len(done) - spare.take(len(done)) :]
    shown_worth = spare.take(1)
    y = pen.wrapped(region.x, region.y, TEXT[kind], room, shown_lasting, pen.text, italic=True)
    if shown_lasting and spare.take(1):
        pen.canvas.text(region.x, y, "─" * room, pen.line)
        y += 1
    for plan in done:
        pen.canvas.text(region.x, y, f"{DONE} {fitting(plans[plan].text, room - 2)}", pen.dim, room)
        y += 1
    pen.canvas.text(region.x, y, NOW, pen.warn)
    ink = pen.warn._replace(bold=True)
    if shown_coming == 1:
        pen.canvas.text(region.x + 2, y, " ".join(coming), ink, room - 2)
        y += 1
    else:
        y = pen.wrapped(region.x + 2, y, " ".join(coming), room - 2, shown_coming, ink)
    if shown_verdict:
        pen.canvas.text(region.x + 2, y, fitting(meant, room - 2), pen.text, room - 2)
        y += 1
    for plan in after:
        pen.canvas.text(region.x, y, f"{plan + 1}", pen.dim)
        pen.canvas.text(region.x + 2, y, fitting(plans[plan].text, room - 2), pen.text, room - 2)
        y += 1
    if shown_worth:
        worth = fitting(worth_words(pen.sight, monster), room).replace("  ", " ")
        pen.canvas.text(region.x, region.bottom - 1, worth, pen.ink("heroism"), room)


class Spare:
    """Rows that are handed out, what matters most first."""

    def __init__(self, rows: int) -> None:
        self.rows = rows

    def take(self, wanted: int, most: int | None = None) -> int:
        """As many rows as are wanted and there are, at most so many."""
        taken = max(0, min(wanted, self.rows, wanted if most is None else most))
        self.rows -= taken
        return taken


def fitting(text: str, room: int) -> str:
    """A plan in the words it has room for: articles go before letters do."""
    if len(text) <= room:
        return text
    for word, shorter in ((" the ", " "), (" is in play", " in play"), ("flees: ", "flees ")):
        text = text.replace(word, shorter)
    return text.removeprefix("the ")


def paint_empty(pen: Pen, region: Region, space: int) -> None:
    """Nobody there; in the last space what would happen."""
    ink = Ink(pen.palette.strong, italic=True)
    lines = ["nobody here" if region.width > NARROW_BARE + 2 else "nobody"]
    if space == LAST and region.height >= 8:
        told = lines_of(EMPTY, region.width - 4)
        fits = len(told) + 3 <= region.height
        lines += [*([""] if len(told) + 4 <= region.height else []), *(told if fits else ())]
    top = region.y + max(0, (region.height - len(lines)) // 2)
    if region.height >= 8:
        pen.canvas.frame(region, "round", pen.line)
    for number, line in enumerate(lines):
        spare = max(0, region.width - len(line))
        pen.canvas.text(region.x + spare // 2, top + number, line, ink, region.width)
