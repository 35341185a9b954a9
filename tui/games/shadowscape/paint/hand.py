"""The Fate cards of the hand: rows beside the map, or cards below it where there is room."""

from __future__ import annotations

from textual.geometry import Region

from engine.games.shadowscape.content.box import FateCard, box
from engine.games.shadowscape.sums import hand_size
from engine.games.shadowscape.table import is_cooperative
from tui.board.spots import Slot, Spot
from tui.draw.canvas import Ink, Word, Words, badge
from tui.draw.glyphs import FACE_DOWN, NOT_POSSIBLE
from tui.games.shadowscape.look import in_signs, sign, sign_of, signs
from tui.games.shadowscape.paint.pen import Pen
from tui.games.shadowscape.view import HAND


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
    """The hand as cards with their texts, side by side in a region."""
    slots = pen.table.slots(HAND)
    if not slots or part.height < 4:
        return
    across = len(slots) if part.width // len(slots) >= 15 else max(1, part.width // 18)
    rows = -(-len(slots) // across)
    width, height = min(28, part.width // across), max(4, min(9, part.height // rows))
    for index, slot in enumerate(slots):
        row, column = divmod(index, across)
        region = Region(part.x + column * width, part.y + row * height, width - 1, height)
        if region.bottom <= part.bottom:
            paint_card(pen, region, index, slot)


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
    y = pen.wrapped(Region(inside.x, 0, inside.width, 0), inside.y + 1, in_signs(text), inside.height - 1)
    if slot.legal is False and y < inside.bottom:
        canvas.text(inside.x, inside.bottom - 1, f"{NOT_POSSIBLE} not now", pen.dim, inside.width)
