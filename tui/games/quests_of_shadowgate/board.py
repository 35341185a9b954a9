"""A table as one widget: parts laid out side by side, and a cursor over everything on them.

It shows a `Table` and calls `spot_moved` and `spot_chosen`; `play_board` says what that means. Everything can be
selected, also what is not legal. A part is drawn anew only if it changed or the cursor came or went.
"""

from __future__ import annotations

from textual.events import Click, MouseScrollDown, MouseScrollUp
from textual.geometry import Region

from tui.games.contract import SceneBoard
from tui.games.quests_of_shadowgate import layout
from tui.games.quests_of_shadowgate.layout import Need, Part, Plan, plan
from tui.games.quests_of_shadowgate.look import glyphs_for
from tui.games.quests_of_shadowgate.painting import cursor_in, paint_part
from tui.games.quests_of_shadowgate.pen import Pen
from tui.games.quests_of_shadowgate.view import CHOICE, DRAFT, DRAFTING, HAND, LIT, TURN, Button, Slot, Spot, Table
from tui.glyphs import GlyphSet
from tui.paint import Block, Canvas, Hot
from tui.screens.moving import nearest

Drawn = tuple[Block, list[Hot]]
BAR = (LIT, TURN)
"""What stands in the bar above the hand: sideways the cursor stays on it."""


class PartedTable(SceneBoard):
    """Shows a `Table` and moves a cursor over it."""

    def __init__(self, table: Table | None = None, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.table = table
        self.spot: Spot | None = None
        self._pointed: Spot | None = None
        self._first_in_hand = 0
        self._drawn: dict[tuple[object, ...], Drawn] = {}

    @property
    def glyphs(self) -> GlyphSet:
        return glyphs_for(super().glyphs)

    @property
    def slot(self) -> Slot | None:
        """What the cursor is on."""
        return self.table.slot(self.spot) if self.table is not None else None

    def spot_moved(self) -> None:
        """The cursor is on something else."""

    def spot_chosen(self) -> None:
        """What the cursor is on was chosen."""

    def lay(self, table: Table, spot: Spot | None) -> None:
        """Show another table, with the cursor on this spot."""
        self.table = table
        self._drawn.clear()
        if spot != self.spot:
            self.spot, self._pointed = spot, None
        self.repaint()

    def go(self, spot: Spot) -> None:
        """Put the cursor on something and say so."""
        if self.table is None or spot == self.spot or self.table.slot(spot) is None:
            return
        self.spot, self._pointed = spot, None
        self.repaint()
        self.spot_moved()

    # Painting

    def paint(self, canvas: Canvas) -> None:
        if self.table is None:
            return
        layout = plan(self.size.width, self.size.height, need_of(self.table))
        first = self._scrolled(layout)
        hots: list[Hot] = []
        for part in layout.parts:
            block, found = self._part(part, layout, first)
            canvas.lay(part.region.x, part.region.y, block)
            hots += [(region.translate(part.region.offset), spot) for region, spot in found]
        for region, spot in sorted(hots, key=lambda hot: self._rank(hot[1])):
            canvas.hot(region, spot)

    def _rank(self, thing: object) -> int:
        """What can be chosen comes before what is only looked at, cards before buttons."""
        slot = self.table.slot(thing) if self.table is not None and isinstance(thing, Spot) else None
        return 2 if slot is None or not slot.legal else int(isinstance(slot, Button))

    def _part(self, part: Part, layout: Plan, first: int) -> Drawn:
        """A part as it was drawn last, or drawn now."""
        assert self.table is not None
        cursor = cursor_in(part, self.spot)
        key = (part, cursor, first, layout.card, id(self.palette), self.glyphs.ascii)
        if key not in self._drawn:
            pen = Pen(part.region.width, part.region.height, self.palette, self.glyphs, cursor)
            paint_part(pen, part, self.table, layout, first)
            self._drawn[key] = (pen.canvas.block(), pen.canvas.hots)
        return self._drawn[key]

    def _scrolled(self, layout: Plan) -> int:
        """The first card of the hand in sight; the cursor pulls it along."""
        assert self.table is not None
        seen, cards = layout.per_line, len(self.table.hand)
        if self.spot is not None and self.spot.area == HAND:
            self._first_in_hand = min(max(self._first_in_hand, self.spot.index - seen + 1), self.spot.index)
        self._first_in_hand = max(0, min(self._first_in_hand, cards - seen))
        return self._first_in_hand

    def places(self) -> dict[Spot, Region]:
        """Where everything in sight is drawn: of what is drawn twice, the first place."""
        found: dict[Spot, Region] = {}
        for region, key in self._canvas.hots if self._canvas else ():
            if isinstance(key, Spot):
                found.setdefault(key, region)
        return found

    # Keys and mouse

    def action_move(self, way: str) -> None:
        if self.spot is None or self.table is None:
            return
        if self.spot.area == HAND and way in ("left", "right"):
            self.go(Spot(HAND, self.spot.index + (1 if way == "right" else -1)))
            return
        places = self.places()
        here = places.get(self.spot)
        if here is None:
            self.action_area(1)
            return
        if self.spot.area in BAR and way in ("left", "right"):
            places = {spot: place for spot, place in places.items() if spot.area in BAR and place.y == here.y}
        others = [(region, spot) for spot, region in places.items() if spot != self.spot]
        found = nearest(others, here, way)
        if found is not None:
            self.go(found)

    def action_end(self, way: int) -> None:
        if self.spot is not None and self.table is not None:
            last = len(self.table.slots(self.spot.area)) - 1
            self.go(Spot(self.spot.area, 0 if way < 0 else last))

    def action_area(self, way: int) -> None:
        if self.table is None:
            return
        seen = {spot.area for spot in self.places()}
        areas = [area for area in self.table.areas() if area in seen]
        if areas:
            here = areas.index(self.spot.area) if self.spot and self.spot.area in areas else -way
            area = areas[(here + way) % len(areas)]
            self.go(Spot(area, first_legal(self.table.slots(area))))

    def action_choose(self) -> None:
        if self.slot is not None:
            self._pointed = None  # what comes to lie here next is not chosen by one click
            self.spot_chosen()

    def action_pick(self, digit: int) -> None:
        if self.table is not None:
            area = CHOICE if self.table.options else DRAFT if self.table.mode == DRAFTING else HAND
            self._point(Spot(area, digit - 1))

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
        """The first digit or click selects a thing, the second on the same thing chooses it."""
        if self.table is None:
            return
        if spot == self._pointed:
            self.action_choose()
        elif self.table.slot(spot) is not None:
            self.go(spot)
            self._pointed = spot


def need_of(table: Table) -> Need:
    """What the layout has to find room for; a whole hand keeps its room, so that the picture keeps still."""
    context = layout.PURCHASE if table.purchase else layout.CHOICE if table.options else ""
    return Need(
        others=len(table.others),
        hand=max(len(table.hand), 5),
        items=len(table.you.items),
        quests=max(len(table.quests), 4),
        context=context,
        drafting=table.mode == DRAFTING,
        event=bool(table.event),
    )


def first_legal(slots: tuple[Slot, ...]) -> int:
    return next((index for index, slot in enumerate(slots) if slot.legal), 0)
