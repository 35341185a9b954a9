"""The board of a running table: the others, the hand, the own row and this round's picks, and a cursor over the cards.

Made by the game's face for the table screen. An exchange is put together here: the own card first, then the partner's.
"""

from __future__ import annotations

from typing import Any

from engine.games.fairy_tale.actions import Exchange
from engine.games.fairy_tale.tasks import ToExchange
from engine.games.fairy_tale.zones import ROUND
from tui.board.contract import Inspection, Scene
from tui.board.half_made import NOTHING, Picks, picked
from tui.board.landing import question_of
from tui.board.spot_board import ACROSS, SpotBoard
from tui.board.spots import Pick, Spot, spot_of
from tui.draw.canvas import Canvas
from tui.games.fairy_tale.inspecting import inspection_of
from tui.games.fairy_tale.landing import best_turn, landing, safest_swap
from tui.games.fairy_tale.layout import Need, Plan, plan
from tui.games.fairy_tale.look import LOOK
from tui.games.fairy_tale.paint.board import paint_table
from tui.games.fairy_tale.scene import table_of
from tui.games.fairy_tale.view import HAND, PACKET, Table


class FairyTaleBoard(SpotBoard[Table]):
    """See the module."""

    look = LOOK

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._suggested: Spot | None = None

    def read(self, scene: Scene, made: Picks) -> Table:
        return table_of(scene, picked(made))

    def question(self, scene: Scene) -> tuple[object, ...]:
        return question_of(scene, ROUND(scene.world))

    def land(self, table: Table, *, is_new: bool) -> Spot | None:
        asked = self.ask is not None and (is_new or self._rests())
        landed = landing(table, self.table, self.spot, asked=asked, scene=self.scene)
        if asked:
            self._suggested = landed
        return landed

    def _rests(self) -> bool:
        """Whether the cursor still lies on the suggested card: what others turn may make another one the best."""
        return self.scene is not None and best_turn(self.scene) is not None and self.spot == self._suggested

    def begin(self, table: Table) -> Spot | None:
        swap = safest_swap(self.scene, picked(self.made)) if self.scene is not None else None
        return (spot_of(table, swap) if swap is not None else None) or super().begin(table)

    def inspection(self) -> Inspection | None:
        if self.scene is None or self.spot is None or self.slot is None or self.slot.ref is None:
            return None
        return inspection_of(self.scene, self.spot, self.slot.ref, picked(self.made))

    def picks_for(self, action: Any) -> Picks:
        return (Pick(action.mine),) if isinstance(action, Exchange) else NOTHING

    def verb(self) -> str:
        if isinstance(self.ask, ToExchange):
            return "take" if self.made else "give"
        return super().verb()

    def walks(self, area: str) -> str:
        return ACROSS

    def rows_wanted(self, width: int, most: int) -> int:
        return plan(width, most, need_of(self.table)).rows if self.table is not None else most

    def paint(self, canvas: Canvas) -> None:
        if self.table is not None:
            layout = plan(self.size.width, self.size.height, need_of(self.table))
            paint_table(canvas, self.table, layout, self.spot, self._scrolled(self.table, layout), self.palette)

    def _scrolled(self, table: Table, layout: Plan) -> int:
        """The first card of the hand in sight."""
        hand = layout.hand
        return self.in_sight(hand.per_line, len(table.hand), self.index_in(HAND)) if hand is not None else 0


def need_of(table: Table) -> Need:
    """A whole packet and its picks have room from the deal to the last play, so that the picture keeps still."""
    rows = max(len(player.row) for player in (table.you, *table.others))
    if not table.holds_cards:
        return Need(len(table.others), rows, 0, 0, has_hand=False)
    return Need(len(table.others), rows, max(len(table.hand), PACKET), PACKET)


BOARD = FairyTaleBoard
