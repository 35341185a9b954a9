"""The whole board: the map, the panel beside it, what is below it, and what lies over it."""

from __future__ import annotations

from textual.geometry import Region

from engine.games.shadowscape import asks as q
from tui.board.spots import Spot
from tui.draw.canvas import Canvas
from tui.draw.glyphs import WALL
from tui.draw.theme import Palette
from tui.games.shadowscape.board_keys import DONE_KEY
from tui.games.shadowscape.layout import LARGE, LOW, plan
from tui.games.shadowscape.paint import offers
from tui.games.shadowscape.paint.attack import paint_phase
from tui.games.shadowscape.paint.candidate import paint_candidate
from tui.games.shadowscape.paint.cards import paint_cards
from tui.games.shadowscape.paint.hand import paint_fates, paint_hand
from tui.games.shadowscape.paint.hero import paint_hero
from tui.games.shadowscape.paint.heroes import paint_lord, paint_rivals
from tui.games.shadowscape.paint.overlays import below, paint_options, paint_panel
from tui.games.shadowscape.paint.pen import Pen
from tui.games.shadowscape.paint.rooms import paint_map
from tui.games.shadowscape.scenes.phase import Phase, phase_of
from tui.games.shadowscape.view import (
    BUTTONS,
    CARDS,
    HAND,
    HERO,
    HERO_PANEL,
    HEROES,
    OFFER_PANEL,
    OFFERS,
    OPTIONS,
    WHISPERS,
    Button,
    Table,
)

NEEDS_CARDS = (q.ToWound, q.ToMend, q.ToTurn, q.ToAct)


def paint_board(canvas: Canvas, palette: Palette, table: Table, here: Spot | None, *, other_side: bool = False) -> None:
    """Draw everything."""
    laid = plan(canvas.width, canvas.height)
    pen = Pen(canvas, palette, table, laid, here)
    pen.other_side = other_side
    phase = phase_of(table.scene)
    paint_map(pen, phase)
    panel = shown_panel(table, here, laid.form, laid.foot.height)
    if panel:
        paint_panel(pen, panel)
    elif table.slots(OPTIONS):
        paint_options(pen)
    for y in range(canvas.height):
        canvas.text(laid.side.x - 1, y, WALL, pen.line._replace(faint=True))
    if table.slots(OPTIONS) and not table.slots(HERO):
        with canvas.clipped(laid.side):
            paint_candidate(pen)
    if table.slots(HERO):
        with canvas.clipped(laid.side):
            paint_side(pen, phase)
    paint_foot(pen)


def shown_panel(table: Table, here: Spot | None, form: str, foot: int) -> str:
    """What lies over the map: what was opened, or where the cursor is on something that is drawn nowhere else."""
    if table.panel:
        return table.panel
    if form == LOW and here is not None and here.area in OFFERS:
        return OFFER_PANEL
    if foot < 2 and here is not None and here.area == HEROES:
        return HERO_PANEL
    return ""


def paint_side(pen: Pen, phase: Phase) -> None:
    """The panel beside the map, from the hero down, as far as there is room."""
    side = pen.plan.side
    reserved = int(pen.plan.foot.height < 1)
    part = Region(side.x, side.y, side.width, side.height - reserved)
    y = part.y + paint_hero(pen, part)
    if phase.is_on:
        y = paint_enemies(pen, phase, below(part, y))
    elif pen.plan.form == LOW:
        paint_low(pen, below(part, y))
    else:
        paint_wide(pen, below(part, y))


def paint_enemies(pen: Pen, phase: Phase, part: Region) -> int:
    """The attack, the cards where wounds go, and what can be discarded."""
    y, ask = part.y, pen.table.ask
    if isinstance(ask, NEEDS_CARDS):
        y += paint_cards(pen, part, card_rows(pen, part))
    hand = 0 if pen.plan.form == LARGE or isinstance(ask, NEEDS_CARDS) else 1 + len(pen.table.slots(HAND))
    rest = below(part, y)
    y += paint_phase(pen, phase, Region(rest.x, rest.y, rest.width, max(0, rest.height - hand)))
    if hand:
        y += paint_hand(pen, below(part, y))
    left = below(part, y)
    if not isinstance(ask, NEEDS_CARDS) and left.height > 1 + len(pen.table.slots(CARDS)):
        y += paint_cards(pen, left, card_rows(pen, left))
    if pen.plan.form != LOW and below(part, y).height > len(pen.table.slots(WHISPERS)):
        y += offers.paint_whispers(pen, below(part, y))
    if pen.plan.form != LOW:
        y += paint_lord(pen, below(part, y))
    return y


def card_rows(pen: Pen, part: Region) -> int:
    """The rows of a card, as many as there is room for."""
    count = max(1, len(pen.table.slots(CARDS)))
    wanted = 3 if pen.is_large else 2
    return max(1, min(wanted, (part.height - 1) // count))


def paint_low(pen: Pen, part: Region) -> None:
    """Cards, hand and a word about the offers."""
    cards, hand = len(pen.table.slots(CARDS)), len(pen.table.slots(HAND))
    rows = 2 if 1 + 2 * cards + 1 + hand <= part.height else 1
    y = part.y + paint_cards(pen, part, rows)
    y += paint_hand(pen, below(part, y))
    rest = below(part, y)
    if rest.height > 1:
        y += offers.paint_summary(pen, rest)
    paint_lord(pen, below(part, y))


def paint_wide(pen: Pen, part: Region) -> None:
    """Cards, hand, offers and the lord."""
    large = pen.plan.form == LARGE
    y = part.y + paint_cards(pen, part, 3 if large else 2)
    if not large:
        y += paint_hand(pen, below(part, y))
    y += offers.paint_whispers(pen, below(part, y), 2 if large else 1)
    if below(part, y).height > 1:
        y += offers.paint_equipment(pen, below(part, y), 1 if large else 2)
    if below(part, y).height > 1:
        y += offers.paint_generals(pen, below(part, y), 1 if large else 2, rows=2 if large else 1)
    paint_lord(pen, below(part, y))


def paint_foot(pen: Pen) -> None:
    """Buttons and the other heroes below the map; in a large board the hand as cards, too."""
    foot, side = pen.plan.foot, pen.plan.side
    if foot.height < 1:
        paint_buttons(pen, Region(side.x, side.bottom - 1, side.width, 1))
        return
    x = paint_buttons(pen, Region(foot.x, foot.y, foot.width, 1))
    if foot.height == 1:
        paint_rivals(pen, Region(x + 1, foot.y, foot.right - x - 1, 1))
        return
    paint_rivals(pen, Region(foot.x, foot.y + 1, foot.width, 1))
    if pen.plan.form == LARGE and pen.table.slots(HAND):
        paint_fates(pen, below(foot, foot.y + 2))


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
