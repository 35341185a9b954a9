"""The whole board: the map, the panel beside it, what is below it, and what lies over it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from textual.geometry import Region

from engine.games.shadowscape import asks as q
from tui.board.spots import Spot
from tui.draw.canvas import Canvas
from tui.draw.glyphs import WALL
from tui.draw.theme import Palette
from tui.games.shadowscape.board_keys import DONE_KEY
from tui.games.shadowscape.layout import LOW, plan
from tui.games.shadowscape.paint import offers
from tui.games.shadowscape.paint.attack import paint_phase
from tui.games.shadowscape.paint.candidate import paint_candidate
from tui.games.shadowscape.paint.cards import paint_cards, paint_pairs
from tui.games.shadowscape.paint.hand import paint_fates, paint_hand
from tui.games.shadowscape.paint.hero import paint_hero
from tui.games.shadowscape.paint.heroes import paint_lord, paint_rivals
from tui.games.shadowscape.paint.overlays import below, paint_options, paint_panel
from tui.games.shadowscape.paint.pen import Pen
from tui.games.shadowscape.paint.rooms import paint_map
from tui.games.shadowscape.paint.telling import paint_framed, paint_telling
from tui.games.shadowscape.scenes.phase import Phase, phase_of
from tui.games.shadowscape.view import (
    BUTTONS,
    CARDS,
    EQUIPMENT,
    FOES,
    GENERALS,
    HAND,
    HERO,
    HERO_PANEL,
    HEROES,
    LORD,
    MOVES,
    OFFER_PANEL,
    OFFERS,
    OPTIONS,
    TOKENS,
    WHISPERS,
    WISHES,
    WORN,
    Button,
    Table,
)

TELLING = 6
"""Rows kept for what is told while enemies act, where the board tells it beside the map."""

NEEDS_CARDS = (q.ToWound, q.ToMend, q.ToTurn, q.ToAct)


def paint_board(canvas: Canvas, palette: Palette, table: Table, here: Spot | None, *, other_side: bool = False) -> None:
    """Draw everything."""
    laid = plan(canvas.width, canvas.height)
    pen = Pen(canvas, palette, table, laid, here)
    pen.other_side = other_side
    phase = phase_of(table.scene, table.calm)
    paint_map(pen, phase)
    for y in range(0 if laid.is_upright else canvas.height):
        canvas.text(laid.side.x - 1, y, WALL, pen.line._replace(faint=True))
    if table.slots(OPTIONS) and not table.slots(HERO):
        with canvas.clipped(laid.side):
            paint_candidate(pen)
    if table.slots(HERO):
        with canvas.clipped(laid.side):
            paint_side(pen, phase)
    paint_foot(pen)
    panel = shown_panel(table, here, laid.form)
    if panel:
        paint_panel(pen, panel)
    elif table.slots(OPTIONS):
        paint_options(pen)


def shown_panel(table: Table, here: Spot | None, form: str) -> str:
    """What lies over the map: what was opened, or where the cursor is on something that is drawn nowhere else."""
    if table.panel:
        return table.panel
    if form == LOW and here is not None and here.area in OFFERS:
        return OFFER_PANEL
    if form == LOW and here is not None and here.area == HEROES:
        return HERO_PANEL
    return ""


def section(pen: Pen, name: str, areas: tuple[str, ...], part: Region, paint: Callable[[Pen, Region], int]) -> int:
    """A part of the panel, painted anew only where the cursor is in it; return the row below it."""
    if part.height < 1:
        return part.y
    rows = pen.remembered((name, pen.here_in(*areas), pen.other_side), part, lambda: paint(pen, part))
    return part.y + min(rows, part.height)


def paint_side(pen: Pen, phase: Phase) -> None:
    """The panel beside the map, from the hero down, as far as there is room; buttons in its last row."""
    side = pen.plan.side
    part = Region(side.x, side.y, side.width, side.height - 1)
    y = section(pen, "hero", (HERO, TOKENS, WORN), part, paint_hero)
    tells = pen.plan.has_cards and not pen.plan.telling.height and not pen.plan.is_upright
    if phase.is_on:
        rest = Region(part.x, y, part.width, max(0, part.bottom - y - TELLING * tells))
        areas = (FOES, CARDS, MOVES, HAND, WHISPERS, WISHES, LORD, HEROES)
        y = section(pen, "enemies", areas, rest, lambda pen, part: paint_enemies(pen, phase, part))
    elif pen.is_low:
        section(pen, "low", (CARDS, MOVES, HAND, LORD), below(part, y), paint_low)
        return
    else:
        y = paint_wide(pen, below(part, y))
    if tells:
        paint_telling(pen, below(part, y))


def paint_enemies(pen: Pen, phase: Phase, part: Region) -> int:
    """The attack, the cards where wounds go, and what can be discarded; return the rows used."""
    y, ask = part.y, pen.table.ask
    if isinstance(ask, NEEDS_CARDS):
        y += paint_cards(pen, part, card_rows(pen, part))
    hand = 0 if pen.plan.has_cards or isinstance(ask, NEEDS_CARDS) else 1 + len(pen.table.slots(HAND))
    rest = below(part, y)
    y += paint_phase(pen, phase, Region(rest.x, rest.y, rest.width, max(0, rest.height - hand)))
    if hand:
        y += paint_hand(pen, below(part, y))
    left = below(part, y)
    if not isinstance(ask, NEEDS_CARDS) and left.height > 1 + len(pen.table.slots(CARDS)):
        y += paint_cards(pen, left, card_rows(pen, left))
    if pen.is_low:
        return y - part.y
    whispers = len(pen.table.slots(WHISPERS))
    if below(part, y).height > whispers:
        rows = 2 if pen.is_large and below(part, y).height > 2 * whispers else 1
        y += offers.paint_whispers(pen, below(part, y), rows)
    y += paint_lord(pen, below(part, y))
    if not pen.is_large:
        y += paint_rivals(pen, below(part, y))
    return y - part.y


def card_rows(pen: Pen, part: Region) -> int:
    """The rows of a card, as many as there is room for."""
    count = max(1, len(pen.table.slots(CARDS)))
    wanted = 3 if pen.is_large else 2
    return max(1, min(wanted, (part.height - 1) // count))


def paint_low(pen: Pen, part: Region) -> int:
    """Cards, hand and a word about the offers."""
    cards, hand = len(pen.table.slots(CARDS)), len(pen.table.slots(HAND))
    rows = 2 if 1 + 2 * cards + 1 + hand <= part.height else 1
    y = part.y + paint_cards(pen, part, rows)
    y += paint_hand(pen, below(part, y))
    rest = below(part, y)
    if rest.height > 1:
        y += offers.paint_summary(pen, rest)
    y += paint_lord(pen, below(part, y))
    return y - part.y


def paint_wide(pen: Pen, part: Region) -> int:
    """Cards, the hand where it does not lie below the map, offers, lord, other heroes; return the row below them."""
    large = pen.is_large
    y = section(pen, "cards", (CARDS, MOVES), part, paint_all_cards)
    if not pen.plan.has_cards:
        y = section(pen, "hand", (HAND,), below(part, y), paint_hand)
    rows = 2 if large else 1
    whispers = partial(offers.paint_whispers, rows=rows)
    y = section(pen, "whispers", (WHISPERS, WISHES), below(part, y), whispers)
    if below(part, y).height > 1:
        equipment = partial(offers.paint_equipment, across=1 if large else 2)
        y = section(pen, "equipment", (EQUIPMENT,), below(part, y), equipment)
    if below(part, y).height > 1:
        y = section(pen, "generals", (GENERALS,), below(part, y), partial(offers.paint_generals, rows=rows))
    y = section(pen, "lord", (LORD,), below(part, y), paint_lord)
    return y if large else section(pen, "heroes", (HEROES,), below(part, y), paint_rivals)


def paint_all_cards(pen: Pen, part: Region) -> int:
    """The action cards in the form that the board has room for."""
    if pen.is_large and pen.plan.telling.height:
        return paint_pairs(pen, part)
    return paint_cards(pen, part, 3 if pen.is_large else 2)


def paint_foot(pen: Pen) -> None:
    """The hand as cards below the map, on a large board the other heroes above it and what is told beside it."""
    plan = pen.plan
    side = plan.side
    paint_buttons(pen, Region(side.x, side.bottom - 1, side.width, 1))
    if pen.is_large and plan.foot.height:
        line = Region(plan.foot.x, plan.foot.y, plan.foot.width, 1)
        section(pen, "heroes", (HEROES,), line, paint_rivals)
    if plan.has_cards and pen.table.slots(HAND):
        section(pen, "fates", (HAND,), plan.hand, paint_lying)
    if plan.telling.height:
        paint_framed(pen, plan.telling)


def paint_lying(pen: Pen, part: Region) -> int:
    """The Fate cards of the hand below the map."""
    paint_fates(pen, part)
    return part.height


def paint_buttons(pen: Pen, line: Region) -> int:
    """What can be pressed; the first has a key."""
    x = line.x
    pen.canvas.fill(line, pen.palette.page)
    for index, slot in enumerate(pen.table.slots(BUTTONS)):
        assert isinstance(slot, Button)
        spot = Spot(BUTTONS, index)
        end = pen.label(x, line.y, slot.label, slot, selected=pen.is_here(spot), key=DONE_KEY if index == 0 else "")
        pen.hot(Region(x, line.y, end - x, 1), spot)
        x = end + 1
    return x
