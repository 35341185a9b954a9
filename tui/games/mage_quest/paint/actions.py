"""The actions of a turn as a list from A to F, each with its cost and whether it can be done; or the units of one."""

from __future__ import annotations

from textual.geometry import Region

from engine.games.mage_quest.actions import Finish
from tui.board.spots import DIGITS, Spot
from tui.draw.canvas import Ink, Span, badge
from tui.draw.glyphs import DONE, DOWN, NOT_POSSIBLE, NOW, UP, seat_glyph
from tui.games.mage_quest.paint.pen import Pen
from tui.games.mage_quest.scenes import choices
from tui.games.mage_quest.scenes.units import words_of
from tui.games.mage_quest.view import ACTIONS, OPTIONS

NAME, COST = 17, 11


def paint_actions(pen: Pen, region: Region, *, titled: bool) -> None:
    """The panel of actions; without a title where every row counts."""
    inside = pen.panel(region, *title(pen)) if titled else region
    if not titled:
        pen.canvas.fill(region, pen.palette.panel)
    with pen.canvas.clipped(inside):
        if pen.focus.opened:
            paint_options(pen, inside, titled=titled)
        else:
            paint_letters(pen, inside)


def title(pen: Pen) -> tuple[list[Span], list[Span]]:
    sight = pen.sight
    if pen.focus.opened:
        letter = choices.LETTERS[choices.BY_KEY[pen.focus.opened]]
        return [(f"{letter.key}  {letter.name}", pen.title)], [("Esc back", pen.dim)]
    left = sight.actions_left
    turn = sight.turn
    who = [] if turn is None else [(seat_glyph(turn), pen.seat(turn)), (f" {left} left", pen.bright)]
    return [("Actions, two a turn", pen.title)], who


def paint_letters(pen: Pen, region: Region) -> None:
    sight, canvas = pen.sight, pen.canvas
    now = choices.under_way(sight)
    wide = region.width >= 50
    for row, letter in enumerate(choices.LETTERS):
        y = region.y + row
        if y >= region.bottom:
            break
        spot = Spot(ACTIONS, row)
        line = Region(region.x, y, region.width, 1)
        here, lit = pen.is_here(spot), bool(choices.options_of(sight, letter.key))
        if here:
            canvas.fill(line, pen.glow)
        pen.hot(line, spot)
        key = badge(pen.palette.lit, pen.palette) if lit else Ink(pen.palette.dim, pen.palette.raised)
        canvas.text(region.x, y, f" {choices.key_of(sight, letter).ljust(2)} ", pen.cursor if here else key)
        ink = pen.arrow if here or letter.key == now else pen.bright if lit else pen.dim
        canvas.text(region.x + 5, y, choices.name_of(sight, letter), ink, NAME)
        x = region.x + 5 + NAME
        if wide:
            canvas.right(x + COST, y, choices.cost_of(sight, letter), pen.text if lit else pen.dim)
            x += COST + 1
        pen.words(x, y, choices.verdict_of(sight, letter, short=not wide), region.right - x)
    rest = region.y + len(choices.LETTERS)
    if region.bottom - rest >= 2:
        hint(pen, Region(region.x, rest, region.width, region.bottom - rest))


def hint(pen: Pen, region: Region) -> None:
    """What keys do here, where there is room to say it."""
    sight = pen.sight
    pen.canvas.rule(region.x, region.y, region.width, pen.line)
    if not sight.is_asked:
        lines = ["The other player is choosing."] if sight.turn == sight.rival else []
    elif choices.under_way(sight):
        lines = ["f, then Enter, finishes it.", "u undoes the last step."]
    elif pen.focus.opened:
        lines = ["Enter starts with this one.", "Esc goes back to all actions."]
    else:
        lines = ["A letter, then Enter.", "v selects the next vehicle."]
    for y, line in enumerate(lines[: region.height - 1], region.y + 1):
        pen.canvas.text(region.x + 1, y, line, pen.dim, region.width - 1)


def paint_options(pen: Pen, region: Region, *, titled: bool) -> None:
    """Every unit of the open action by its label, scrolled so that the cursor is in sight."""
    sight, canvas = pen.sight, pen.canvas
    options = choices.listed_options(sight, pen.focus.opened)
    spot = pen.here
    at = spot.index if spot is not None and spot.area == OPTIONS else 0
    top = 0 if titled else 1
    if not titled:
        letter = choices.LETTERS[choices.BY_KEY[pen.focus.opened]]
        canvas.text(region.x + 1, region.y, f"{letter.key}  {letter.name}", pen.title)
        canvas.right(region.right, region.y, "Esc back ", pen.dim)
    room = max(1, region.height - top)
    named = len({getattr(option, "caravan", None) for option in options if not isinstance(option, Finish)}) > 1
    first = max(0, min(at - room // 2, len(options) - room))
    for row, option in enumerate(options[first : first + room]):
        y, here = region.y + top + row, first + row == at and spot is not None and spot.area == OPTIONS
        line = Region(region.x, y, region.width, 1)
        if here:
            canvas.fill(line, pen.glow)
        can = option in sight.legal
        ink = pen.arrow if here else pen.text if can else pen.dim
        mark = NOW if here else DONE if can else NOT_POSSIBLE
        canvas.text(region.x, y, mark, pen.lit if can and not here else ink)
        x = region.x + 2
        if first + row < DIGITS:
            x = canvas.text(x, y, f"{first + row + 1} ", pen.lit if can and not here else ink)
        pen.words(x, y, words_of(sight, option, named=named), region.right - x - 1)
        pen.hot(line, Spot(OPTIONS, first + row))
    rest = region.y + top + len(options)
    if region.bottom - rest >= 3:
        hint(pen, Region(region.x, rest, region.width, region.bottom - rest))
    if first:
        canvas.text(region.right - 1, region.y + top, UP, pen.lit)
    if first + room < len(options):
        canvas.text(region.right - 1, region.bottom - 1, DOWN, pen.lit)
