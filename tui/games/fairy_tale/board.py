"""A table of cards as one widget: the others, the hand, the own row and this round's picks, and a cursor over them.

It shows a `Table` and calls `spot_moved` and `spot_chosen` for the card under the cursor; `play_board` says what that
means. Every card can be selected, also one that is not legal. Painting is in `painting`, places are in `layout`.
"""

from __future__ import annotations

from textual.events import Click, MouseScrollDown, MouseScrollUp
from textual.geometry import Region

from tui.games.contract import SceneBoard
from tui.games.fairy_tale.layout import Need, Plan, plan
from tui.games.fairy_tale.painting import paint_table
from tui.games.fairy_tale.view import HAND, PACKET, Slot, Spot, Table
from tui.paint import Canvas


class CardTable(SceneBoard):
    """Shows a `Table` and moves a cursor over its cards."""

    def __init__(self, table: Table, *, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(id=id, classes=classes)
        self.table = table
        self.spot: Spot | None = first_spot(table)
        self._pointed: Spot | None = None
        self._first_in_hand = 0

    @property
    def slot(self) -> Slot | None:
        """The card under the cursor."""
        return slot_at(self.table, self.spot)

    def spot_moved(self) -> None:
        """The cursor lies on another card."""

    def spot_chosen(self) -> None:
        """The card under the cursor was chosen."""

    def lay(self, table: Table, spot: Spot | None = None) -> None:
        """Show another table, with the cursor on this spot, or where it is as long as a card lies there."""
        self.table = table
        target = spot or (self.spot if slot_at(table, self.spot) else nearest_spot(table, self.spot))
        if target != self.spot:
            self.spot, self._pointed = target, None
        self.repaint()

    def go(self, spot: Spot) -> None:
        """Put the cursor on a card and say so."""
        if spot == self.spot or slot_at(self.table, spot) is None:
            return
        self.spot, self._pointed = spot, None
        self.repaint()
        self.spot_moved()

    def paint(self, canvas: Canvas) -> None:
        layout = self._plan()
        paint_table(canvas, self.table, layout, self.spot, self._scrolled(layout), self.palette)

    def action_move(self, way: str) -> None:
        if self.spot is None:
            return
        if way in ("left", "right"):
            self.go(Spot(self.spot.area, self.spot.index + (1 if way == "right" else -1)))
        else:
            self._climb(-1 if way == "up" else 1)

    def action_end(self, way: int) -> None:
        if self.spot is not None:
            last = len(self.table.slots(self.spot.area)) - 1
            self.go(Spot(self.spot.area, 0 if way < 0 else last))

    def action_area(self, way: int) -> None:
        areas = self.table.areas()
        if areas:
            here = areas.index(self.spot.area) if self.spot and self.spot.area in areas else -way
            area = areas[(here + way) % len(areas)]
            self.go(Spot(area, _first_legal(self.table.slots(area))))

    def action_choose(self) -> None:
        if self.slot is not None:
            self._pointed = None  # what comes to lie here next is not chosen by one click
            self.spot_chosen()

    def action_pick(self, digit: int) -> None:
        keyed = self.table.keyed()
        if digit <= len(keyed):
            self._point(keyed[digit - 1])

    def on_click(self, event: Click) -> None:
        thing = self.thing_at(event.x, event.y)
        if isinstance(thing, Spot):
            self._point(thing)

    def on_mouse_scroll_down(self, event: MouseScrollDown) -> None:
        event.stop()
        self.action_move("right")

    def on_mouse_scroll_up(self, event: MouseScrollUp) -> None:
        event.stop()
        self.action_move("left")

    def _point(self, spot: Spot) -> None:
        """The first digit or click selects a card, the second on the same card chooses it."""
        if spot == self._pointed:
            self.action_choose()
        elif slot_at(self.table, spot) is not None:
            self.go(spot)
            self._pointed = spot

    def _climb(self, way: int) -> None:
        """Go to the nearest card above or below, in this area or the next."""
        if self._canvas is None or self.spot is None:
            return
        spots = {key: region for region, key in self._canvas.hots if isinstance(key, Spot)}
        here = spots.get(self.spot)
        if here is not None:
            beyond = {spot: region for spot, region in spots.items() if _is_beyond(here, region, way)}
            if beyond:
                self.go(min(beyond, key=lambda spot: _distance(here, beyond[spot])))

    def _plan(self) -> Plan:
        return plan(self.size.width, self.size.height, need_of(self.table))

    def _scrolled(self, layout: Plan) -> int:
        """The first card of the hand in sight; the cursor pulls it along."""
        if layout.hand is None:
            return 0
        seen, cards = layout.hand.per_line, len(self.table.hand)
        if self.spot is not None and self.spot.area == HAND:
            self._first_in_hand = min(max(self._first_in_hand, self.spot.index - seen + 1), self.spot.index)
        self._first_in_hand = max(0, min(self._first_in_hand, cards - seen))
        return self._first_in_hand


def need_of(table: Table) -> Need:
    """A whole packet and its picks have room from the deal to the last play, so that the picture keeps still."""
    rows = max(len(player.row) for player in (table.you, *table.others))
    if not table.holds_cards:
        return Need(len(table.others), rows, 0, 0, has_hand=False)
    return Need(len(table.others), rows, max(len(table.hand), PACKET), PACKET)


def slot_at(table: Table, spot: Spot | None) -> Slot | None:
    """The card at a spot, if one lies there."""
    if spot is None:
        return None
    slots = table.slots(spot.area)
    return slots[spot.index] if 0 <= spot.index < len(slots) else None


def _first_legal(slots: tuple[Slot, ...]) -> int:
    return next((index for index, slot in enumerate(slots) if slot.legal), 0)


def first_spot(table: Table) -> Spot | None:
    """The first legal card, else the first card there is."""
    for area in table.areas():
        for index, slot in enumerate(table.slots(area)):
            if slot.legal:
                return Spot(area, index)
    areas = table.areas()
    return Spot(areas[0], 0) if areas else None


def nearest_spot(table: Table, spot: Spot | None) -> Spot | None:
    """Where the cursor goes when its card is gone: the last card of the same area if a choice is there, else afresh."""
    if spot is not None and any(slot.legal for slot in table.slots(spot.area)):
        return Spot(spot.area, min(spot.index, len(table.slots(spot.area)) - 1))
    return first_spot(table)


def _is_beyond(here: Region, there: Region, way: int) -> bool:
    return there.y >= here.bottom if way > 0 else there.bottom <= here.y


def _distance(here: Region, there: Region) -> tuple[int, int]:
    rows = min(abs(there.y - here.bottom), abs(here.y - there.bottom))
    return rows, abs((there.x * 2 + there.width) - (here.x * 2 + here.width))
