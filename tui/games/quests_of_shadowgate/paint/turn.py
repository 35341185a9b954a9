"""Paints what belongs to the turn: the bar above the hand with torch, actions and buttons; pool, decks, the event."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from textual.geometry import Region

from engine.games.quests_of_shadowgate.content.box import box
from engine.games.quests_of_shadowgate.content.forms import EventCard
from tui.board.spots import Slot, Spot
from tui.draw.canvas import Span, width_of
from tui.draw.glyphs import HATCH, NOTHING, NOW, RULE, seat_glyph
from tui.games.quests_of_shadowgate.look import EVENT as EVENT_ROLE
from tui.games.quests_of_shadowgate.look import TORCH, card_role, card_sign, sign_of
from tui.games.quests_of_shadowgate.paint.cards import CLOSE, picture, state_of
from tui.games.quests_of_shadowgate.paint.pen import Pen
from tui.games.quests_of_shadowgate.view import EVENT, LIT, POOL, TURN, Button, Card, Pile, Table

S = TypeVar("S", Card, Pile)
CARDS = CLOSE.height
NUMBERS = len("pays ♥0♦0♣0  ☼ 0")
"""What a card of the pool pays and burns, in its row."""
WIDE = 85
"""From here on the torch has its whole name."""
PILES = {"deck": "Deck", "discard": "discard", "quests": "Quests", "done": "done"}


# The bar above the hand


def paint_turn(pen: Pen, table: Table, hidden: tuple[int, int]) -> None:
    """Whose torch burns, how long yet, and what can be done beside the cards; then what the hand is for."""
    pen.canvas.text(0, 0, RULE * pen.width, pen.line)
    x = _torch(pen, table, 1)
    end = _buttons(pen, table.buttons, x, pen.width - 1)
    beyond = _beyond(pen, *hidden)
    if beyond:
        end = end - width_of(beyond) - 1
        pen.canvas.spans(end, 0, beyond)
    _hand_title(pen, table, x, end)


def _torch(pen: Pen, table: Table, x: int) -> int:
    turn, canvas = table.turn, pen.canvas
    if turn.seat is None:
        return x
    if turn.seat != table.you.seat or not table.mine:
        x = canvas.text(x, 0, f" {seat_glyph(turn.seat)} {table.names[turn.seat]}", pen.seat(turn.seat))
        if turn.torch is None:
            x = canvas.text(x, 0, " ", pen.text)
    if turn.torch is None:
        return x
    here, face = pen.is_here(Spot(LIT, 0)), box().adventure[turn.torch]
    ink, name = pen.arrow if here else pen.title, face.name if pen.width >= WIDE else face.brief
    x = pen.pointed(x, 0, [(f" {NOW if here else TORCH} ", ink), (name, ink._replace(underline=here))], Spot(LIT, 0))
    x = canvas.text(x, 0, "  ", pen.text)
    x = canvas.text(x, 0, TORCH * turn.left, pen.title)
    x = canvas.text(x, 0, NOTHING * (turn.of - turn.left), pen.dim)
    return canvas.spans(x, 0, [(f" {turn.left}", pen.bright), (f" of {turn.of} left ", pen.dim)])


def _buttons(pen: Pen, buttons: Sequence[Button], left: int, end: int) -> int:
    """Buttons from the right, the first of them leftmost, in few words where room is short; return where they begin."""
    keys = sum(len(button.key) + 1 for button in buttons if button.key)
    labels = [button.label for button in buttons]
    if sum(len(label) + 3 for label in labels) + keys > end - left - 2:
        labels = [button.brief or button.label for button in buttons]
    start = x = max(end - sum(len(label) + 3 for label in labels) - keys, 2)
    for index, (button, label) in enumerate(zip(buttons, labels, strict=True)):
        spot = Spot(TURN, index)
        after = pen.label(x, 0, label, button, selected=pen.is_here(spot), key=button.key)
        pen.hot(Region(x, 0, after - x, 1), spot)
        x = after + 1
    return start - 1


def _beyond(pen: Pen, before: int, after: int) -> list[Span]:
    """How many cards of the hand lie beyond the edges."""
    words = " ".join([f"‹ {before} more"] * (before > 0) + [f"{after} more ›"] * (after > 0))
    return [(f" {words} ", pen.title)] if words else []


def _hand_title(pen: Pen, table: Table, x: int, end: int) -> None:
    """What the hand is asked for, or what another player pays for; as much as there is room for."""
    spans: list[Span] = []
    if table.turn.note:
        spans = [(" ", pen.text), *pen.spans(table.turn.note), (" ", pen.text)]
    elif table.knows_hand:
        spans = [(f" {table.hand_title}", pen.title)]
        if table.hand_note:
            spans += [(" ", pen.text), *pen.spans(table.hand_note)]
        spans.append((" ", pen.text))
    if table.hand_note and width_of(spans) > end - x - 2 and not table.turn.note:
        spans = [(f" {table.hand_title} ", pen.title)]
    if spans and end - x - 2 >= 12:
        pen.canvas.spans(x + 1, 0, spans, end - x - 2)


# Pool and decks


def paint_pool(pen: Pen, table: Table, *, with_event: bool) -> None:
    """The cards to draw from, in lines or in a box; the event's name behind them where it has no place of its own."""
    if pen.height >= CARDS + 3 and pen.width >= 2 * CLOSE.pitch + 2:
        _pool_cards(pen, table)
    elif pen.height >= 4:
        _pool_box(pen, table)
    elif pen.height >= 2:
        _pool_lines(pen, table, with_event)
    else:
        _pool_line(pen, table, with_event)


def _entry(pen: Pen, x: int, y: int, slot: Slot, spans: list[Span], room: int, spot: Spot) -> int:
    """A card or pile: a tick where it can be drawn, an arrow when selected."""
    here = pen.is_here(spot)
    mark = (NOW, pen.arrow) if here else pen.mark(slot) or (" ", pen.text)
    width = min(width_of([mark, *spans]), max(room, 0))
    if here:
        pen.canvas.fill(Region(x, y, width + 1, 1), pen.glow)
    return pen.pointed(x, y, [mark, *spans], spot, max(room, 0))


def _spans(pen: Pen, slot: Card | Pile, *, brief: bool = False) -> list[Span]:
    if isinstance(slot, Card):
        face = box().adventure[slot.kind]
        sign: Span = (f"{card_sign(slot.kind)} ", pen.ink(card_role(slot.kind), bold=True))
        return [sign, (face.brief if brief else face.name, pen.bright if slot.legal else pen.text)]
    hatch: list[Span] = [(f"{HATCH} ", pen.dim)] if slot.name in ("deck", "quests") else []
    return [*hatch, (f"{PILES[slot.name]} ", pen.text if slot.legal else pen.dim), (str(slot.count), pen.bright)]


def _pooled(table: Table, kind: type[S]) -> list[tuple[Spot, S]]:
    """The cards of the pool, or the piles, each with its place."""
    return [(Spot(POOL, index), slot) for index, slot in enumerate(table.pool) if isinstance(slot, kind)]


def _pool_line(pen: Pen, table: Table, with_event: bool) -> None:
    """Pool cards, decks and the event's name in one row; the cards' names are cut first."""
    x = pen.canvas.text(1, 0, "Pool", pen.title)
    piles = [(spot, pile) for spot, pile in _pooled(table, Pile)[:-1] if pen.width >= 100 or pile.name != "discard"]
    entries: list[tuple[Spot, Card | Pile]] = [*_pooled(table, Card), *piles]
    event = [box().adventure[card.kind].name for card in table.event] if with_event else []
    needed = sum(width_of(_spans(pen, slot)) + 2 for _, slot in entries) + sum(len(name) + 8 for name in event)
    brief = needed > pen.width - x - 1
    for spot, slot in entries:
        x = _entry(pen, x + 1, 0, slot, _spans(pen, slot, brief=brief), pen.width - x - 2, spot)
    if with_event and table.event and pen.width - x > 12:
        _event_name(pen, table, x + 2, 0, pen.width - x - 3)


def _pool_lines(pen: Pen, table: Table, with_event: bool) -> None:
    """The cards with what they pay, and the piles below them."""
    x = pen.canvas.text(1, 0, "Pool", pen.title)
    cards = _pooled(table, Card)
    if pen.height > 2:
        for row, (spot, card) in enumerate(cards):
            _pool_card(pen, card, row, spot, left=x + 1)
        _piles(pen, table, 2, with_event)
        return
    share = (pen.width - x - 1) // max(len(cards), 2)
    for place, (spot, card) in enumerate(cards):
        start = x + 1 + place * share
        end = _entry(pen, start, 0, card, _spans(pen, card), share - 8 if share >= 24 else share - 1, spot)
        if share >= 24:
            pen.three(end + 1, 0, box().adventure[card.kind].resources)
    _piles(pen, table, 1, with_event)


def _piles(pen: Pen, table: Table, y: int, with_event: bool) -> None:
    """The piles in a row."""
    x = 1
    for spot, pile in _pooled(table, Pile):
        x = _entry(pen, x, y, pile, _spans(pen, pile), pen.width - x - 1, spot) + 1
    if with_event and table.event and pen.width - x > 12:
        _event_name(pen, table, x + 1, y, pen.width - x - 2)


def _pool_box(pen: Pen, table: Table) -> None:
    """A card a row with all its numbers, then the piles."""
    region = Region(0, 0, pen.width, min(pen.height, 6))
    pen.box(region, [("Pool and decks", pen.title)])
    for row, (spot, card) in enumerate(_pooled(table, Card), 1):
        _pool_card(pen, card, row, spot)
    half, low = (pen.width - 3) // 2, region.height < 6
    x, y = 1, region.height - (2 if low else 3)
    for place, (spot, pile) in enumerate(_pooled(table, Pile)):
        if not low and place == 2:
            x, y = 1, y + 1
        end = _entry(pen, x, y, pile, _spans(pen, pile), pen.width - x - 2, spot)
        x = end + 1 if low else x + half


def _pool_cards(pen: Pen, table: Table) -> None:
    """The cards of the pool as cards, and the piles beside them."""
    region = Region(0, 0, pen.width, CARDS + 3)
    pen.box(region, [("Pool and decks", pen.title)])
    x, y = 2, 1
    for spot, card in _pooled(table, Card):
        state = state_of(card, selected=pen.is_here(spot))
        pen.canvas.lay(x, 1, picture(card.kind, CLOSE, state, None, pen.palette, pen.canvas.glyphs))
        pen.hot(Region(x, 1, CLOSE.width, CLOSE.height), spot)
        x += CLOSE.pitch
    beside = x + 14 <= pen.width - 1
    if not beside:
        x, y = 2, CARDS + 1
    for spot, pile in _pooled(table, Pile):
        end = _entry(pen, x, y, pile, _spans(pen, pile), pen.width - x - 2, spot)
        x, y = (x, y + 2) if beside else (end + 1, y)


def _pool_card(pen: Pen, card: Card, row: int, spot: Spot, left: int = 1) -> None:
    face = box().adventure[card.kind]
    end = _entry(pen, left, row, card, _spans(pen, card), pen.width - NUMBERS - 2 - left, spot)
    x = max(end + 1, pen.width - NUMBERS - 1)
    pen.canvas.text(x, row, "pays ", pen.dim)
    pen.three(x + 5, row, face.resources)
    pen.canvas.spans(x + 13, row, [(TORCH, pen.title), (f" {face.torch}", pen.bright)], max(pen.width - x - 14, 0))


# The event


def paint_event(pen: Pen, table: Table) -> None:
    """The event in force with what it changes and who played it."""
    if pen.height >= 3:
        region = Region(0, 0, pen.width, min(pen.height, 4))
        pen.box(region, [("Event in force", pen.title)])
        if table.event:
            _event_name(pen, table, 2, 1, pen.width - 4)
            pen.canvas.text(2, 2, _event_text(table), pen.text, pen.width - 4)
        else:
            pen.canvas.text(2, 1, "none", pen.dim)
        return
    if not table.event:
        pen.canvas.text(1, 0, "No event is in force.", pen.dim)
        return
    x = _event_name(pen, table, 1, 0, pen.width - 2)
    pen.canvas.text(x + 1, 0, _event_text(table), pen.text, max(pen.width - x - 2, 0))


def _event_text(table: Table) -> str:
    face = box().adventure[table.event[0].kind]
    assert isinstance(face, EventCard)
    return face.text


def _event_name(pen: Pen, table: Table, x: int, y: int, room: int) -> int:
    """`‼ Falling Dusk ▲`"""
    card, spot = table.event[0], Spot(EVENT, 0)
    ink = pen.arrow._replace(underline=True) if pen.is_here(spot) else pen.ink(EVENT_ROLE, bold=True)
    words: list[Span] = [(f"{sign_of(EVENT_ROLE)} {box().adventure[card.kind].name}", ink)]
    if table.event_owner is not None:
        words.append((f" {seat_glyph(table.event_owner)}", pen.seat(table.event_owner)))
    return pen.pointed(x, y, words, spot, max(room, 0))
