"""What lies over the board: the ways of a choice half made, cards looked at, and the stacks to choose from."""

from __future__ import annotations

from textual.geometry import Region

from engine.games.shadowrift.content.printed import COST, HEALTH, NAME, PLANS, TEXT
from engine.games.shadowrift.rules.heroes.paying import COSTS
from engine.games.shadowrift.table import stack_kinds
from tui.board.spots import Spot
from tui.draw.canvas import Word, Words
from tui.draw.glyphs import DONE
from tui.games.shadowrift.look import cost_words, role_of, sign_of, type_words
from tui.games.shadowrift.paint.pen import Pen
from tui.games.shadowrift.scenes.preview import cost_of, label_of, left_words, pain_words, way_words
from tui.games.shadowrift.scenes.ways import added
from tui.games.shadowrift.view import LOOKED, STACKS, WAYS

WAY_WIDTH = 72


def paint_ways(pen: Pen, whole: Region) -> None:
    """A list of what is left to choose: how much to pay, from near or afar, how many."""
    ways = pen.table.ways
    width, height = min(WAY_WIDTH, whole.width - 4), min(len(ways) + 2, whole.height)
    region = Region(whole.x + (whole.width - width) // 2, whole.bottom - height - 5, width, height)
    title = label_of(pen.sight, ways[0]).partition(",")[0].partition(":")[0].partition(" for ")[0]
    inside = pen.overlay(region, [(f"{title}: how?", pen.title)], [("Esc back", pen.dim)])
    for number, way in enumerate(ways[: inside.height]):
        row = Region(inside.x, inside.y + number, inside.width, 1)
        spot = Spot(WAYS, number)
        if pen.is_here(spot):
            pen.canvas.fill(row, pen.glow)
        plate = pen.cursor if pen.is_here(spot) else pen.lit
        x = pen.canvas.text(row.x, row.y, f" {number + 1} ", plate)
        ending: Words = (
            *pain_words(pen.sight, way, short=True),
            Word("  "),
            *left_words(pen.sight, cost_of(pen.sight, way)),
        )
        start = pen.right_words(row.right, row.y, ending)
        pen.words(x + 1, row.y, way_words(pen.sight, way), start - x - 2)
        pen.hot(row, spot)


def paint_looked(pen: Pen, whole: Region) -> None:
    """The cards of the monster deck that a Spell shows."""
    slots = pen.table.slots(LOOKED)
    width, height = min(78, whole.width - 2), min(10, whole.height - 2)
    region = Region(whole.x + (whole.width - width) // 2, whole.y + 1, width, height)
    inside = pen.overlay(region, [("Next in the monster deck", pen.title)])
    pitch = inside.width // max(1, len(slots))
    for number, slot in enumerate(slots):
        cell = Region(inside.x + number * pitch, inside.y, pitch - 1, inside.height)
        paint_seen(pen, cell, number, int(slot.ref))  # type: ignore[arg-type]


def paint_seen(pen: Pen, region: Region, number: int, card: int) -> None:
    spot, kind = Spot(LOOKED, number), pen.sight.kind(card)
    band = pen.card(region, role_of(kind, pen.sight.faction), spot, picked=bool(added(pen.table.made)[card]))
    pen.canvas.text(band.x, band.y, f"{number + 1} {NAME[kind]}", pen.name_ink(spot), band.width)
    health = f", health {HEALTH[kind]}" if HEALTH[kind] else ""
    pen.canvas.text(band.x, band.y + 1, f"costs {COST[kind]}{health}", pen.bright, band.width)
    y = pen.wrapped(band.x, band.y + 2, TEXT[kind], band.width - 1, 2, pen.text, italic=True)
    for step, plan in enumerate(PLANS[kind], 1):
        pen.canvas.text(band.x, y, f"{step} {plan.text}", pen.text, band.width)
        y += 1


def paint_stacks(pen: Pen, region: Region) -> None:
    """All hero stacks of the box, those that are chosen ticked."""
    chosen = pen.table.chosen_stacks
    title = (Word("The hero stacks of this game", "gold", bold=True), Word(" eight of 24", "dim"))
    pen.rule(region, region.y, title, (Word(f"{len(chosen)} of 8", "bright", bold=True),))
    kinds = stack_kinds()
    columns = 2 if region.width < 130 else 3
    count = (len(kinds) + columns - 1) // columns
    rows = max(1, min(5, (region.height - 1) // count))
    pitch = (region.width + 1) // columns
    for number, kind in enumerate(kinds):
        cell = Region(region.x + number % columns * pitch, region.y + 1 + number // columns * rows, pitch - 1, rows)
        paint_choice(pen, cell, number, kind, is_chosen=kind in chosen)


def paint_choice(pen: Pen, region: Region, number: int, kind: str, *, is_chosen: bool) -> None:
    spot, role = Spot(STACKS, number), role_of(kind)
    band = pen.card(region, role, spot, picked=is_chosen)
    x = pen.canvas.text(band.x, band.y, f"{sign_of(kind)} ", pen.ink(role, bold=True))
    x = pen.canvas.text(x, band.y, NAME[kind], pen.name_ink(spot, faded=is_chosen), 14)
    price = cost_words(COSTS[kind], sep="")
    x = pen.words(band.x + 17, band.y, price)
    if is_chosen:
        pen.canvas.right(band.right - 1, band.y, f"{DONE} chosen", pen.lit)
    elif region.height == 1:
        pen.canvas.text(band.x + 22, band.y, TEXT[kind].rstrip("."), pen.text, band.width - 22)
    if region.height > 1:
        pen.canvas.text(band.x, band.y + 1, type_words(kind), pen.ink(role), band.width)
        pen.wrapped(band.x, band.y + 2, TEXT[kind], band.width - 1, region.height - 2, pen.text)
