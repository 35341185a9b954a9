"""The board of a running table: parts laid out side by side, and a cursor over everything on them.

Made by the game's face for the table screen. A part is drawn anew only if it changed or the cursor came or went. A
purchase is taken back with Esc, and a suggested payment is paid with one key.
"""

from __future__ import annotations

from typing import ClassVar

from textual.binding import BindingType
from textual.geometry import Region

from engine.games.quests_of_shadowgate import actions, tasks
from engine.games.quests_of_shadowgate.zones import TURN as TURNS
from tui.board.contract import Inspection, Scene
from tui.board.half_made import Picks
from tui.board.landing import question_of
from tui.board.spot_board import ACROSS, SIDEWAYS, SpotBoard
from tui.board.spots import Spot, spot_of
from tui.draw.canvas import Block, Canvas, Hot
from tui.games.quests_of_shadowgate import layout
from tui.games.quests_of_shadowgate.board_keys import COMMANDS, CYCLE_KEY, STOP_KEY
from tui.games.quests_of_shadowgate.inspecting import inspection_of
from tui.games.quests_of_shadowgate.landing import landing
from tui.games.quests_of_shadowgate.layout import Need, Part, Plan, plan
from tui.games.quests_of_shadowgate.look import LOOK
from tui.games.quests_of_shadowgate.paint.board import cursor_in, paint_part
from tui.games.quests_of_shadowgate.paint.pen import Pen
from tui.games.quests_of_shadowgate.scene import table_of
from tui.games.quests_of_shadowgate.scenes.buttons import CYCLE, PAY_ALL, PLAY_EVENT, STOP, TAKE_BACK
from tui.games.quests_of_shadowgate.view import DRAFTING, HAND, LIT, POOL, TURN, Button, Table
from tui.keys.bindings import bindings_of

Drawn = tuple[Block, list[Hot]]
BAR = (LIT, TURN)
VERBS = {STOP: "stop", CYCLE: "cycle", PAY_ALL: "pay", PLAY_EVENT: "play", TAKE_BACK: "take back"}
"""What the key row calls Enter on a button."""
"""What stands in the bar above the hand: sideways the cursor stays on it."""

LETTERED = {STOP_KEY: actions.EndActions(), CYCLE_KEY: actions.Cycle()}
"""What a letter stands for: where its button is not there, choosing it is refused with the reason."""


class QuestsBoard(SpotBoard[Table]):
    """See the module."""

    BINDINGS: ClassVar[list[BindingType]] = bindings_of(COMMANDS)
    look = LOOK

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._is_led = False
        self._drawn: dict[tuple[object, ...], Drawn] = {}

    # What it shows

    def read(self, scene: Scene, made: Picks) -> Table:
        return table_of(scene)

    def question(self, scene: Scene) -> tuple[object, ...]:
        return question_of(scene, TURNS(scene.world))

    def land(self, table: Table, *, is_new: bool) -> Spot | None:
        asked = is_new and self.ask is not None
        spot = landing(table, self.table, self.spot, asked=asked, led=self._is_led)
        self._is_led = self._is_led and spot == self.spot
        return spot

    def go(self, spot: Spot) -> None:
        super().go(spot)
        self._is_led = True

    def inspection(self) -> Inspection | None:
        assert self.scene is not None
        assert self.table is not None
        return inspection_of(self.scene, self.table, self.spot)

    def lay(self, table: Table, spot: Spot | None) -> None:
        if table is not self.table:
            self._drawn.clear()
        super().lay(table, spot)

    # Keys

    def step_back(self) -> bool:
        """Esc takes a purchase back; a theft, which has cost an action, only after a second thought."""
        if not isinstance(self.ask, tasks.ToPay) or self.table is None:
            return super().step_back()
        back = spot_of(self.table, actions.TakeBack())
        theft = self.table.slot(back)
        if isinstance(theft, Button) and theft.label.startswith("Give") and back is not None and self.spot != back:
            self.go(back)
        else:
            self.post_message(self.Chose(actions.TakeBack()))
        return True

    def digit_keys(self) -> tuple[tuple[str, str], ...]:
        """In the draft the faces have no room for their digits."""
        return () if self.table is not None and self.table.mode == DRAFTING else super().digit_keys()

    def own_keys(self) -> tuple[tuple[str, str], ...]:
        buttons = self.table.buttons if self.table is not None else ()
        return tuple(("Esc", button.label.lower()) for button in buttons if button.name == TAKE_BACK)

    def action_letter(self, letter: str) -> None:
        if letter in LETTERED and self.ask is not None and self.table is not None and not self.table.lettered(letter):
            self.post_message(self.Chose(LETTERED[letter]))
        super().action_letter(letter)

    def verb(self) -> str:
        if isinstance(self.slot, Button):
            return VERBS[self.slot.name]
        if self.spot is not None and isinstance(self.ask, tasks.ToAct):
            return "draw" if self.spot.area == POOL else "start"
        return super().verb()

    def walks(self, area: str) -> str:
        return ACROSS if area == HAND else ""

    def beside(self, spot: Spot, places: dict[Spot, Region], way: str) -> dict[Spot, Region]:
        if spot.area not in BAR or way not in SIDEWAYS:
            return places
        return {other: at for other, at in places.items() if other.area in BAR and at.y == places[spot].y}

    # Painting

    def rows_wanted(self, width: int, most: int) -> int:
        return layout.rows_wanted(width, most, need_of(self.table)) if self.table is not None else most

    def paint(self, canvas: Canvas) -> None:
        if self.table is None:
            return
        layout = plan(self.size.width, self.size.height, need_of(self.table))
        first = self.in_sight(layout.per_line, len(self.table.hand), self.index_in(HAND))
        hots: list[Hot] = []
        for part in layout.parts:
            block, found = self._part(self.table, part, layout, first)
            canvas.lay(part.region.x, part.region.y, block)
            hots += [(region.translate(part.region.offset), spot) for region, spot in found]
        for region, spot in sorted(hots, key=lambda hot: self._rank(hot[1])):
            canvas.hot(region, spot)

    def _rank(self, thing: object) -> int:
        """What can be chosen comes before what is only looked at, cards before buttons."""
        slot = self.table.slot(thing) if self.table is not None and isinstance(thing, Spot) else None
        return 2 if slot is None or not slot.legal else int(isinstance(slot, Button))

    def _part(self, table: Table, part: Part, layout: Plan, first: int) -> Drawn:
        """A part as it was drawn last, or drawn now."""
        here = cursor_in(part, self.spot)
        key = (part, here, first, layout.card, id(self.palette), self.glyphs.ascii)
        if key not in self._drawn:
            pen = Pen.sized(part.region.width, part.region.height, self.palette, self.glyphs, here)
            paint_part(pen, part, table, layout, first)
            self._drawn[key] = (pen.canvas.block(), pen.canvas.hots)
        return self._drawn[key]


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


BOARD = QuestsBoard
