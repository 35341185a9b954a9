"""The Fate cards of the hand: rows beside the map, or cards below it where there is room."""

from __future__ import annotations

from textual.geometry import Region

from engine.games.shadowscape.asks import ToAct
from engine.games.shadowscape.content.box import FateCard, box
from engine.games.shadowscape.sums import hand_size
from engine.games.shadowscape.table import is_cooperative
from tui.board.spots import Slot, Spot
from tui.draw.canvas import Ink, Word, Words, badge
from tui.draw.glyphs import DONE, FACE_DOWN, FRAMES, NOT_POSSIBLE
from tui.games.shadowscape.layout import CARD_ROWS
from tui.games.shadowscape.layout import TALL_CARD_ROWS as TALL
from tui.games.shadowscape.look import in_signs, sign, sign_of, signs
from tui.games.shadowscape.paint.pen import Pen
from tui.games.shadowscape.view import HAND

FRAMED = 22
"""Columns from which on a low card has a frame all around."""


def fate_of(pen: Pen, slot: Slot) -> FateCard | None:
    """The card, if the viewer may know it."""
    return box().fate[pen.table.world.kinds[slot.ref]] if isinstance(slot.ref, int) else None


def title_words(pen: Pen) -> tuple[Words, Words]:
    count = len(pen.table.slots(HAND))
    own = pen.table.reading.mine or pen.table.scene.seat is None
    title: Words = (Word("Fate hand" if own else "Their hand", "gold", bold=True),)
    if not pen.is_low:
        title = (*title, Word(" discard, or play one", "dim"))
    return title, (Word(f"{count} of {hand_size(pen.table.world, pen.table.me)}", "bright"),)


def paint_hand(pen: Pen, part: Region) -> int:
    """A row for each card; return the rows used."""
    title, right = title_words(pen)
    pen.rule(part, part.y, title, right)
    slots = pen.table.slots(HAND)
    rows = max(0, part.height - 1)
    for index, slot in enumerate(slots[:rows]):
        paint_row(pen, Region(part.x, part.y + 1 + index, part.width, 1), index, slot)
    return 1 + min(len(slots), rows)


def paint_row(pen: Pen, line: Region, index: int, slot: Slot) -> None:
    selected = pen.row(line, Spot(HAND, index), slot)
    x = pen.key(line.x, line.y, f"{index + 1}" if pen.is_low else f" {index + 1} ", slot, selected=selected) + 1
    card = fate_of(pen, slot)
    if card is None:
        pen.canvas.text(x, line.y, FACE_DOWN * 6, pen.dim)
        return
    name = Word(card.title.name, "bright" if slot.legal else "text", bold=bool(slot.legal))
    if pen.is_low:
        start = pen.right_words(line.right, line.y, signs(*card.symbols, gap=" "))
        pen.words(x, line.y, (name,), start - x - 1)
        return
    pen.words(x, line.y, signs(*card.symbols))
    pen.words(x + 3, line.y, (name,), 14)
    pen.words(x + 18, line.y, in_signs(card.text(is_cooperative(pen.table.world)).brief, "dim"), line.right - x - 20)
    pen.right_words(line.right, line.y, (sign(card.type),))


def paint_fates(pen: Pen, part: Region) -> None:
    """The hand as cards with their texts, side by side in a region; several rows of them where it is high."""
    slots = pen.table.slots(HAND)
    if not slots or part.height < 4:
        return
    across = len(slots) if part.width // len(slots) >= 15 else max(1, part.width // 18)
    if part.height < 2 * CARD_ROWS and across < len(slots):
        paint_list(pen, part)
        return
    rows = -(-len(slots) // across)
    width, height = min(28, part.width // across), max(4, min(TALL, part.height // rows))
    painted = paint_card if height > CARD_ROWS or width >= FRAMED else paint_open_card
    for index, slot in enumerate(slots):
        row, column = divmod(index, across)
        region = Region(part.x + column * width, part.y + row * height, width - 1, height)
        if region.bottom <= part.bottom:
            painted(pen, region, index, slot)


def paint_list(pen: Pen, part: Region) -> None:
    """More cards than lie side by side: a row for each, in columns."""
    width = part.width // -(-len(pen.table.slots(HAND)) // part.height)
    for index, slot in enumerate(pen.table.slots(HAND)):
        column, row = divmod(index, part.height)
        paint_row(pen, Region(part.x + column * width, part.y + row, width - 1, 1), index, slot)


def paint_open_card(pen: Pen, region: Region, index: int, slot: Slot) -> None:
    """A card with an upper edge only, where many lie side by side: digit, symbols and type in it, title and text."""
    canvas, spot = pen.canvas, Spot(HAND, index)
    selected = pen.is_here(spot)
    canvas.fill(region, pen.glow if selected else pen.palette.mix(pen.palette.warn, 0.05))
    edge = pen.arrow if selected else Ink(pen.palette.lit if slot.legal else pen.palette.strong)
    canvas.fill(Region(region.x, region.y, region.width, 1), pen.palette.page)
    canvas.text(
        region.x, region.y, FRAMES["double" if selected else "round"].across * region.width, edge._replace(faint=True)
    )
    pen.hot(region, spot)
    x = pen.key(region.x, region.y, f" {index + 1} ", slot, selected=selected)
    card = fate_of(pen, slot)
    if card is None:
        canvas.text(region.x, region.y + 1, FACE_DOWN * region.width, pen.dim)
        return
    for symbol in card.symbols:
        x = canvas.text(x + 1, region.y, f" {sign_of(symbol)} ", badge(pen.colour(symbol), pen.palette))
    canvas.text(region.right - 2, region.y, f" {sign_of(card.type)}", Ink(pen.colour(card.type), bold=True))
    canvas.text(region.x, region.y + 1, card.title.name, pen.bright, region.width)
    text = card.text(is_cooperative(pen.table.world)).text
    pen.wrapped(region, region.y + 2, in_signs(text), region.height - 2)


def paint_card(pen: Pen, region: Region, index: int, slot: Slot) -> None:
    """One card: symbols and type in its edge, title, text, and the digit below."""
    canvas, spot = pen.canvas, Spot(HAND, index)
    selected = pen.is_here(spot)
    edge = pen.palette.lit if slot.legal else pen.palette.strong
    inside = pen.box(region, selected=selected, edge=edge)
    if not selected:
        canvas.fill(inside, pen.palette.mix(pen.palette.warn, 0.05))
    pen.hot(region, spot)
    ink = pen.cursor if selected else pen.lit if slot.legal else pen.dim
    canvas.text(region.x + region.width // 2 - 1, region.bottom - 1, f" {index + 1} ", ink)
    card = fate_of(pen, slot)
    if card is None:
        canvas.text(inside.x, inside.y, FACE_DOWN * inside.width, pen.dim)
        return
    x = region.x + 2
    for symbol in card.symbols:
        x = canvas.text(x, region.y, f" {sign_of(symbol)} ", badge(pen.colour(symbol), pen.palette)) + 1
    canvas.text(region.right - 5, region.y, f" {sign_of(card.type)} ", Ink(pen.colour(card.type), bold=True))
    canvas.text(inside.x, inside.y, card.title.name, pen.bright, inside.width)
    text = card.text(is_cooperative(pen.table.world)).text
    rows = inside.height - 1
    y = pen.wrapped(Region(inside.x, 0, inside.width, 0), inside.y + 1, in_signs(text), rows)
    if y < inside.bottom - 1:
        paint_uses(pen, inside, card, slot)


def paint_uses(pen: Pen, inside: Region, card: FateCard, slot: Slot) -> None:
    """The last rows of a high card: what it is discarded for, and whether it can be played."""
    names = " or ".join(box().word(symbol).lower() for symbol in card.symbols)
    if len(names) > inside.width:
        names = names.replace(" or ", "/")
    pen.canvas.text(inside.x, inside.bottom - 2, names, pen.dim, inside.width)
    if slot.legal and isinstance(pen.table.ask, ToAct):
        words = f"{DONE} can alter fate"
        words = words if len(words) <= inside.width else f"{DONE} can play"
        pen.canvas.text(inside.x, inside.bottom - 1, words, pen.lit, inside.width)
    elif slot.legal is False:
        pen.canvas.text(inside.x, inside.bottom - 1, f"{NOT_POSSIBLE} not now", pen.dim, inside.width)
