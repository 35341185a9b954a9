"""Paints the hand as cards; without a hand to show (a spectator) it tells how many cards everybody holds."""

from __future__ import annotations

from textual.geometry import Region

from tui.board.cards import Size
from tui.board.spots import Spot
from tui.draw.glyphs import FACE_DOWN, seat_glyph
from tui.games.quests_of_shadowgate.paint.cards import picture, state_of
from tui.games.quests_of_shadowgate.paint.pen import Pen
from tui.games.quests_of_shadowgate.view import HAND, Table


def paint_hand(pen: Pen, table: Table, size: Size, first: int, per_line: int) -> None:
    """The cards in sight, from `first` on."""
    if not table.knows_hand:
        _counts(pen, table)
        return
    if not table.hand:
        pen.canvas.text(2, 1, "No cards in hand.", pen.dim)
    for place, index in enumerate(range(first, min(first + per_line, len(table.hand)))):
        card, spot = table.hand[index], Spot(HAND, index)
        key = str(index + 1) if index < 9 and not table.options else ""
        state = state_of(card, selected=pen.is_here(spot), key=key)
        x = place * size.pitch
        block = picture(card.kind, size, state, card.verdict, pen.palette, pen.canvas.glyphs, card.cost)
        pen.canvas.lay(x, 0, block)
        pen.hot(Region(x, 0, size.width, size.height), spot)


def _counts(pen: Pen, table: Table) -> None:
    for row, person in enumerate((table.you, *table.others)):
        x = pen.canvas.text(2, row, f"{seat_glyph(person.seat)} {person.name}", pen.seat(person.seat), 16)
        x = pen.canvas.text(max(x + 1, 19), row, f"{FACE_DOWN * 2} " * person.hand, pen.line)
        pen.canvas.text(x, row, f"{person.hand} in hand", pen.dim)
