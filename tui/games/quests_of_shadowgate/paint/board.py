"""Which painter draws which part of the board, and which areas of the cursor lie in it."""

from __future__ import annotations

from collections.abc import Callable

from tui.board.spots import Spot
from tui.games.quests_of_shadowgate import layout, view
from tui.games.quests_of_shadowgate.layout import Part, Plan
from tui.games.quests_of_shadowgate.paint.draft import paint_draft
from tui.games.quests_of_shadowgate.paint.hand import paint_hand
from tui.games.quests_of_shadowgate.paint.items import paint_items
from tui.games.quests_of_shadowgate.paint.pen import Pen
from tui.games.quests_of_shadowgate.paint.people import paint_others, paint_you
from tui.games.quests_of_shadowgate.paint.purchase import paint_choice, paint_purchase, paint_table_cards
from tui.games.quests_of_shadowgate.paint.quests import paint_quests
from tui.games.quests_of_shadowgate.paint.staff import paint_staff
from tui.games.quests_of_shadowgate.paint.turn import paint_event, paint_pool, paint_turn
from tui.games.quests_of_shadowgate.view import Table

PAINTERS: dict[str, Callable[[Pen, Table], None]] = {
    layout.QUESTS: paint_quests,
    layout.STAFF: paint_staff,
    layout.OTHERS: paint_others,
    layout.YOU: paint_you,
    layout.ITEMS: paint_items,
    layout.EVENT: paint_event,
    layout.PURCHASE: paint_purchase,
    layout.CHOICE: paint_choice,
    layout.TABLE: paint_table_cards,
    layout.DRAFT: paint_draft,
}

AREAS: dict[str, tuple[str, ...]] = {
    layout.QUESTS: (view.QUESTS,),
    layout.STAFF: (view.STAFF,),
    layout.OTHERS: tuple(view.seat_area(seat) for seat in range(4)),
    layout.YOU: (view.YOU,),
    layout.ITEMS: (view.ITEMS,),
    layout.POOL: (view.POOL, view.EVENT),
    layout.EVENT: (view.EVENT,),
    layout.PURCHASE: (),
    layout.TABLE: (view.LIT,),
    layout.CHOICE: (view.CHOICE,),
    layout.DRAFT: (view.DRAFT,),
    layout.TURN: (view.TURN, view.LIT),
    layout.HAND: (view.HAND,),
}


def cursor_in(part: Part, cursor: Spot | None) -> Spot | None:
    """The cursor, if it may be in this part."""
    return cursor if cursor is not None and cursor.area in AREAS[part.name] else None


def paint_part(pen: Pen, part: Part, table: Table, plan: Plan, first: int) -> None:
    """Draw one part; `first` is the first card of the hand in sight."""
    if part.name == layout.HAND:
        paint_hand(pen, table, plan.card, first, plan.per_line)
    elif part.name == layout.TURN:
        beyond = max(0, len(table.hand) - first - plan.per_line)
        paint_turn(pen, table, (first, beyond))
    elif part.name == layout.POOL:
        paint_pool(pen, table, with_event=plan.part(layout.EVENT) is None)
    else:
        PAINTERS[part.name](pen, table)
