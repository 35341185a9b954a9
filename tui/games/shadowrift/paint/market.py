"""The market: base cards, hero stacks, missing Walls and Travellers, each with its price and whether it can be paid.

As tiles in a large board, in two columns over everything but the gauges elsewhere.
"""

from __future__ import annotations

from typing import Any

from textual.geometry import Region

from engine.games.shadowrift.actions import Build, Buy, Invite
from engine.games.shadowrift.content.printed import NAME, TEXT
from engine.games.shadowrift.rules.heroes.buying import ALL_STACKS, kind_in_stack
from engine.games.shadowrift.table import total
from engine.games.shadowrift.zones import BASE_STACKS
from engine.kit.words import listed
from tui.board.spots import DIGITS, Spot
from tui.draw.canvas import Ink, Word, Words
from tui.draw.glyphs import BLOCK, FACE_DOWN, HATCH, NOW, WALL
from tui.games.shadowrift.layout import LARGE_WIDTH
from tui.games.shadowrift.look import SIGNS, cost_words, purse_words, role_of, sign_of, type_words
from tui.games.shadowrift.paint.pen import Pen
from tui.games.shadowrift.scenes.payment import stack_words, verdict_words
from tui.games.shadowrift.scenes.preview import cost_of, preview
from tui.games.shadowrift.view import GUESTS, MARKET, RAMPART

COLUMNS, PAYMENT, MOST_NAMED = 4, 3, 5
"""Tiles in a row; rows that tell how something is paid; so many names are told, of more one gives way to the others."""


def numbers(pen: Pen) -> list[int]:
    """The stacks that are in the game, base stacks first."""
    return [number for number in range(len(ALL_STACKS)) if kind_in_stack(pen.sight.world, number) is not None]


def title_words(pen: Pen) -> Words:
    means = pen.sight.means
    if means is None:
        return ()
    lent = (Word("  others lend ", "dim"), Word(f"{means.lent}¢", "coin", bold=True)) if means.lent else ()
    return (Word("ready ", "dim"), *purse_words(means.prowess, means.magic_in_all, means.coin), *lent)


# Tiles


def paint_market(pen: Pen, region: Region) -> None:
    """Always open: two rows of six tiles, or four of three where it is narrow."""
    title = (Word("Market", "gold", bold=True), Word(" what you can afford is lit", "dim"))
    pen.rule(region, region.y, title, title_words(pen))
    stacks = numbers(pen)
    lines = 2 if region.width >= LARGE_WIDTH else 4
    columns = max(1, -(-len(stacks) // lines))
    pitch = region.width // columns
    rows = (region.height - 1) // lines
    for place, number in enumerate(stacks):
        x, y = region.x + place % columns * pitch, region.y + 1 + place // columns * rows
        paint_stack(pen, Region(x, y, pitch - 1, rows), place, number)


def paint_stack(pen: Pen, region: Region, place: int, number: int, *, keyed: bool = False) -> None:
    """A stack as a tile: name and how many, price and whether it can be paid, sort, text."""
    spot, kind = Spot(MARKET, place), kind_in_stack(pen.sight.world, number)
    assert kind is not None
    slot, left = pen.slot(spot), len(pen.sight.world.zones[ALL_STACKS[number]])
    role = role_of(kind)
    band = pen.card(region, role, spot, faded=not left)
    count, is_keyed = f"×{left}", keyed and place < DIGITS
    sign, ink = (
        (str(place + 1), pen.lit if slot.legal else pen.dim) if is_keyed else (sign_of(kind), pen.ink(role, bold=True))
    )
    pen.canvas.text(band.x, band.y, f"{sign} ", ink)
    room = band.width - len(count) - 4
    pen.canvas.text(band.x + 2, band.y, NAME[kind], pen.name_ink(spot, faded=not left), room)
    pen.canvas.right(band.right - 1, band.y, count, pen.bright if left else pen.warn)
    if region.height > 1:
        pen.words(band.x, band.y + 1, cost_words(cost_of(pen.sight, Buy(number)), dim=slot.legal is False))
        pen.right_words(band.right - 1, band.y + 1, stack_words(pen.sight, number, slot.legal, Buy(number)))
    if region.height > 2:
        pen.canvas.text(band.x, band.y + 2, type_words(kind), pen.ink(role), band.width - 1)
    faint = pen.dim if slot.legal is False else pen.text
    pen.wrapped(band.x, band.y + 3, TEXT[kind], band.width - 1, max(0, region.height - 3), faint)


# The panel


def paint_market_panel(pen: Pen, region: Region) -> None:
    """Over everything but the gauges."""
    pen.canvas.fill(region, pen.palette.page)
    pen.hot(region, None)
    if region.height >= 26:
        paint_tiles_panel(pen, region)
    else:
        paint_lines_panel(pen, region)


def paint_tiles_panel(pen: Pen, region: Region) -> None:
    """Three rows of four tiles, then Walls and Travellers in lines, then what is left."""
    title = (Word("Base cards and hero stacks", "gold", bold=True), Word(" what you can afford is lit", "dim"))
    pen.rule(region, region.y, title, title_words(pen))
    stacks = numbers(pen)
    missing = sum(card is not None for _, card in pen.sight.walls)
    below = 1 + ((missing + 1) // 2 if missing > 4 else missing) + 1 + len(pen.sight.guests) + PAYMENT
    rows = max(3, min(6, (region.height - 1 - below) // 3))
    pitch = (region.width + 1) // COLUMNS
    for place, number in enumerate(stacks):
        x = region.x + place % COLUMNS * pitch
        y = region.y + 1 + place // COLUMNS * rows
        paint_stack(pen, Region(x, y, pitch - 1, rows), place, number, keyed=True)
    y = region.y + 1 + 3 * rows
    y = paint_town_lines(pen, Region(region.x, y, region.width, region.bottom - y), wide=True)
    paint_payment(pen, Region(region.x, y, region.width, region.bottom - y))


def paint_lines_panel(pen: Pen, region: Region) -> None:
    """Two columns of lines: the stacks, and beside them what goes to Town."""
    half = (region.width - 1) // 2
    left = Region(region.x, region.y, half, region.height - 1)
    right = Region(region.x + half + 1, region.y, region.width - half - 1, region.height - 1)
    pen.rule(left, left.y, (Word("Base cards and hero stacks", "gold", bold=True),))
    y = left.y + 1
    for place, number in enumerate(numbers(pen)):
        if place == BASE_STACKS and region.height >= 17:
            pen.canvas.text(left.x, y, "─" * left.width, pen.line)
            y += 1
        paint_stack_line(pen, Region(left.x, y, left.width, 1), place, number)
        y += 1
    below = paint_town_lines(pen, right, wide=False)
    paint_text(pen, Region(right.x, below, right.width, right.bottom - below))
    paint_payment(pen, Region(region.x, region.bottom - 1, region.width, 1))


def paint_stack_line(pen: Pen, region: Region, place: int, number: int) -> None:
    spot, kind = Spot(MARKET, place), kind_in_stack(pen.sight.world, number)
    assert kind is not None
    slot, left = pen.slot(spot), len(pen.sight.world.zones[ALL_STACKS[number]])
    paint_ground(pen, region, role_of(kind), spot)
    key = str(place + 1) if place < DIGITS else sign_of(kind)
    pen.canvas.text(region.x + 1, region.y, key, pen.lit if slot.legal else pen.ink(role_of(kind), bold=True))
    pen.canvas.text(region.x + 3, region.y, NAME[kind], pen.name_ink(spot, faded=not slot.legal), 14)
    pen.words(region.x + 18, region.y, cost_words(cost_of(pen.sight, Buy(number)), dim=not slot.legal, sep=""))
    pen.canvas.text(region.x + 23, region.y, f"×{left}", pen.dim)
    pen.right_words(region.right, region.y, stack_words(pen.sight, number, slot.legal, Buy(number)))


def paint_ground(pen: Pen, region: Region, role: str, spot: Spot) -> None:
    pen.bar(region, role, pen.slot(spot), selected=pen.is_here(spot))
    pen.hot(region, spot)


WIDE_RULE = 44
"""From this width on the title of the Walls says in whole words what they are for."""


def paint_town_lines(pen: Pen, region: Region, *, wide: bool) -> int:
    """Missing Walls and Travellers; return the row below."""
    built = len(pen.sight.walls) - sum(card is not None for _, card in pen.sight.walls)
    aim = " with all eight you win" if region.width >= WIDE_RULE else " all eight win"
    title = (Word("Walls", "gold", bold=True), Word(aim, "dim"))
    pen.rule(region, region.y, title, (Word(f"{built} of {len(pen.sight.walls)}", "bright", bold=True),))
    y = region.y + 1
    missing = [(number, kind, card) for number, (kind, card) in enumerate(pen.sight.walls) if card is not None]
    columns = 2 if wide and len(missing) > 4 else 1
    pitch = (region.width + 1) // columns
    for place, (number, kind, card) in enumerate(missing):
        cell = Region(region.x + place % columns * pitch, y + place // columns, pitch - 1, 1)
        paint_wall_line(pen, cell, Spot(RAMPART, number), kind, card)
    y += (len(missing) + columns - 1) // columns
    pen.rule(region, y, (Word("Travellers", "gold", bold=True), Word(" go to the Town discard", "dim")))
    y += 1
    for place, guest in enumerate(pen.sight.guests):
        cell = Region(region.x, y, region.width, 1)
        spot = Spot(GUESTS, place)
        if guest is None:
            paint_ground(pen, cell, "corpse", spot)
            pen.canvas.text(cell.x + 3, y, "nobody", pen.dim)
        else:
            paint_offer(pen, cell, spot, pen.sight.kind(guest), Invite(place))
        y += 1
    return y


def paint_wall_line(pen: Pen, region: Region, spot: Spot, kind: str, card: int) -> None:
    paint_offer(pen, region, spot, kind, Build(card))


def paint_offer(pen: Pen, region: Region, spot: Spot, kind: str, action: Build | Invite) -> None:
    """A Wall or a Traveller in one line."""
    slot = pen.slot(spot)
    paint_ground(pen, region, role_of(kind), spot)
    pen.canvas.text(region.x + 1, region.y, sign_of(kind), pen.ink(role_of(kind), bold=True))
    pen.canvas.text(region.x + 3, region.y, NAME[kind], pen.name_ink(spot, faded=not slot.legal), 14)
    pen.words(region.x + 18, region.y, cost_words(cost_of(pen.sight, action), dim=not slot.legal, sep=""))
    verdict = verdict_words(pen.sight, action, slot.legal)
    start = pen.right_words(region.right, region.y, verdict)
    if start - region.x > 40:
        pen.canvas.text(region.x + 24, region.y, TEXT[kind].rstrip("."), pen.text, start - region.x - 25)


def paint_text(pen: Pen, region: Region) -> None:
    """What the card under the cursor says, where lines have no room for it."""
    if region.height < 2 or pen.here is None or pen.here.area != MARKET:
        return
    stacks = numbers(pen)
    if pen.here.index < len(stacks):
        kind = kind_in_stack(pen.sight.world, stacks[pen.here.index]) or ""
        pen.canvas.text(region.x, region.y, "─" * region.width, pen.line)
        pen.canvas.text(
            region.x + 1,
            region.y + 1,
            f"{NAME[kind]}: {type_words(kind)}",
            pen.ink(role_of(kind), bold=True),
            region.width - 1,
        )
        pen.wrapped(region.x + 1, region.y + 2, TEXT[kind], region.width - 2, region.height - 2, pen.text)


def paint_payment(pen: Pen, region: Region) -> None:
    """How the thing under the cursor is paid, what is left, and for what that would be enough."""
    slot = pen.slot(pen.here) if pen.here is not None else None
    if region.height < 1 or slot is None or slot.action is None or slot.ref is None:
        return
    action, sight = slot.action, pen.sight
    cost = cost_of(sight, action)
    words: list[Word] = [Word(f"{NOW} ", "selected", bold=True), Word("costs ", "dim"), *cost_words(cost)]
    words += [Word("  ", "dim"), *(preview(sight, action) if slot.legal else verdict_words(sight, action, False))]
    pen.words(region.x + 1, region.y, tuple(words), region.width - 2)
    if region.height >= PAYMENT and sight.means is not None:
        have = (sight.means.prowess, sight.means.magic_in_all, sight.means.coin + sight.means.lent)
        x = region.x + 3
        for name, held, need in zip(("prowess", "magic", "coin"), have, cost, strict=True):
            x = paint_balance(pen, x, region.y + 1, name, held, need)
        enough = enough_for(pen, action) if slot.legal else ""
        pen.canvas.text(region.x + 3, region.y + 2, enough, pen.dim, region.width - 4)


def paint_balance(pen: Pen, x: int, y: int, name: str, held: int, need: int) -> int:
    """`† ██│░ 3/2`: what is there against what is asked."""
    if not need:
        return x
    x = pen.canvas.text(x, y, f"{SIGNS[name]} ", pen.ink(name, bold=True))
    x = pen.canvas.text(x, y, BLOCK * min(held, need), Ink(pen.colour(name), faint=True))
    x = pen.canvas.text(x, y, FACE_DOWN * max(0, need - held), pen.line)
    x = pen.canvas.text(x, y, WALL, pen.bright)
    x = pen.canvas.text(x, y, HATCH * max(0, min(9, held - need)), Ink(pen.colour(name), faint=True))
    short = held < need
    return pen.canvas.text(x, y, f" {held}/{need}", pen.warn if short else pen.bright) + 4


def enough_for(pen: Pen, action: Any) -> str:
    """What could still be bought, built or invited with the rest."""
    sight, cost = pen.sight, cost_of(pen.sight, action)
    assert sight.means is not None
    offers: list[tuple[str, Any]] = [(NAME[kind_in_stack(sight.world, n) or ""], Buy(n)) for n in numbers(pen)]
    offers += [(NAME[kind], Build(wall)) for kind, wall in sight.walls if wall is not None]
    offers += [(NAME[sight.kind(guest)], Invite(n)) for n, guest in enumerate(sight.guests) if guest is not None]
    others = [(name, one) for name, one in offers if isinstance(one, Buy) or one != action]
    found = [name for name, one in others if sight.means.can_pay(total(cost, cost_of(sight, one)))]
    if not found:
        return "What is left buys nothing more."
    told = found if len(found) <= MOST_NAMED else [*found[: MOST_NAMED - 1], f"{len(found) - MOST_NAMED + 1} others"]
    return f"What is left is enough for {listed(told, 'or')}."
