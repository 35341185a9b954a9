"""The board of a running table: the landscape, books, stores, tracks and actions, with one cursor.

Made by the game's face for the table screen. Picking a vehicle and opening the units of an action are its own business:
both come before the choice that is sent.
"""

from __future__ import annotations

from typing import Any, ClassVar

from textual.binding import BindingType

from engine.games.mage_quest.actions import Hire, Sell, Swap, Travel
from engine.games.mage_quest.zones import FLEETS, ROUND
from tui.board.contract import Inspection, Scene
from tui.board.half_made import NOTHING, Picks, picked
from tui.board.landing import question_of
from tui.board.news import LastTurn
from tui.board.spot_board import ACROSS, DOWNWARD, SpotBoard
from tui.board.spots import Pick, Spot, first_legal, is_legal
from tui.draw.canvas import Canvas
from tui.draw.glyphs import LEFT, RIGHT
from tui.games.mage_quest.board_keys import COMMANDS, FINISH, NEXT_VEHICLE
from tui.games.mage_quest.first_choice import first_unit
from tui.games.mage_quest.inspecting import inspection_of
from tui.games.mage_quest.landing import MAP, landing, map_spot, paths_after
from tui.games.mage_quest.layout import LOG, Plan, plan, rows_wanted
from tui.games.mage_quest.look import LOOK
from tui.games.mage_quest.paint.board import paint_board
from tui.games.mage_quest.scene import Table, focus_on
from tui.games.mage_quest.scenes.choices import BY_KEY, LETTERS, letter_of, listed_options, options_of, under_way
from tui.games.mage_quest.view import ACTIONS, FLEET, LAND, OPTIONS, WATER, Focus, Sight
from tui.keys.bindings import bindings_of

VERBS: dict[type, str] = {Travel: "move", Swap: "trade", Sell: "trade", Hire: "trade"}
"""What the key row calls Enter, where it is not the name of the action itself."""


class QuestBoard(SpotBoard[Table]):
    """See the module. `vehicle` is the own vehicle picked for moving; the pick of a half-made choice is a letter."""

    BINDINGS: ClassVar[list[BindingType]] = bindings_of(COMMANDS)
    look = LOOK

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.sight: Sight | None = None
        self.vehicle: int | None = None
        self._by_letter = self._lends = False
        self._landed = Focus()
        self._last = LastTurn()

    @property
    def focused(self) -> Focus:
        return Focus(self.spot, self.vehicle, picked(self.made) or "")

    # What the screen calls

    def show(self, scene: Scene) -> None:
        """Where the cursor lands goes together with the vehicle it is about and the list it is in."""
        is_new = self.scene is None or self.question(scene) != self.question(self.scene)
        before, self.sight = self.sight, Sight(scene, self._last.left(scene, ROUND(scene.world)))
        self.scene, self.sight.came = scene, paths_after(before, self.sight)
        moved, last = self.spot != self._landed.spot, self.slot.action if self.slot is not None else None
        focus = landing(self.sight, self.focused, is_new=is_new, moved=moved, last=last)
        if is_new and not (moved and focus.spot == self.spot):
            self._landed = focus
        self.settle(focus)

    def settle(self, focus: Focus) -> None:
        """Take this focus, draw it, and tell the screen."""
        if focus != self.focused:
            self._pointed = None
        self.vehicle = focus.vehicle
        self.build((Pick(focus.opened),) if focus.opened else NOTHING)
        assert self.table is not None
        self.lay(self.table, focus.spot)
        self.tell()

    def begin(self, table: Table) -> Spot | None:
        """A list that is opened begins with what costs the books least."""
        key = table.focus.opened
        listed, unit = listed_options(table.sight, key), first_unit(table.sight, key)
        return Spot(OPTIONS, listed.index(unit)) if unit in listed else super().begin(table)

    def read(self, scene: Scene, made: Picks) -> Table:
        assert self.sight is not None
        return Table(self.sight, Focus(None, self.vehicle, picked(made) or ""))

    def question(self, scene: Scene) -> tuple[object, ...]:
        return question_of(scene, dict(scene.world.counts))

    def inspection(self) -> Inspection | None:
        assert self.sight is not None
        return inspection_of(self.sight, self.focused, self.spot)

    def point_at(self, action: Any) -> None:
        if self.sight is not None:
            self.settle(focus_on(self.sight, self.focused, action))

    def step_back(self) -> bool:
        """Esc closes a list of units, or goes back to the actions from anywhere else."""
        sight, focus, slot = self.sight, self.focused, self.slot
        if sight is None or slot is None or sight.is_drafting or not sight.is_asked or self.spot is None:
            return False
        if self.spot.area == ACTIONS:
            return False
        letter = focus.opened or letter_of(slot.action) or "C"
        self.settle(Focus(Spot(ACTIONS, BY_KEY[letter]), focus.vehicle, ""))
        return True

    # Keys

    def keys(self) -> tuple[tuple[str, str], ...]:
        sight, spot = self.sight, self.spot
        if sight is None:
            return ()
        move = (f"{LEFT}{RIGHT}", "space" if spot is not None and spot.area in MAP else "move")
        if not sight.is_asked:
            return (move, ("Tab", "area"))
        enter = (("Enter", self.verb()),)
        if sight.is_drafting:
            return (*enter, move)
        vehicle = (NEXT_VEHICLE,) if len(sight.fleet) > 1 and not self.made else ()
        area = () if self.made else (("Tab", "area"),)  # in a list the hint is worth more
        finish = (FINISH,) if under_way(sight) and enter[0][1] != FINISH[1] else ()
        return (*enter, *finish, *self.own_keys(), move, *vehicle, *area)

    def verb(self) -> str:
        slot, spot = self.slot, self.spot
        if slot is None or spot is None:
            return "choose"
        if slot.pick is not None:
            return "list"
        if spot.area == FLEET:
            return "pick"
        if slot.action is None:
            return "go to the map" if spot.area == ACTIONS else "choose"
        return VERBS.get(type(slot.action), type(slot.action).__name__.lower())

    def action_choose(self) -> None:
        if not self._picks_a_vehicle():
            super().action_choose()

    def _picks_a_vehicle(self) -> bool:
        """Whether choosing picked a vehicle instead: by its token, by Move, or where it stands on the map."""
        sight, spot = self.sight, self.spot
        if sight is None or spot is None or sight.scene.seat is None or sight.scene.over:
            return False
        if spot.area == ACTIONS and LETTERS[spot.index].key == "C" and options_of(sight, "C"):
            self._go_with(self.vehicle if sight.reach(self.vehicle) else options_of(sight, "C")[0].vehicle)
            return True
        if spot.area == FLEET:
            if sight.is_built(FLEETS[sight.me][spot.index]):
                self._go_with(FLEETS[sight.me][spot.index])
            return True
        own = [vehicle for vehicle in sight.standing.get(spot, ()) if vehicle in sight.fleet]
        if self.table is None or is_legal(self.table, spot) or not own or self.vehicle in own:
            return False
        self.settle(Focus(spot, own[0], self.focused.opened))
        return True

    def _go_with(self, vehicle: int | None) -> None:
        """Pick a vehicle and go to what it can reach."""
        assert self.sight is not None
        self.settle(Focus(map_spot(self.sight, vehicle), vehicle, ""))

    def action_next_vehicle(self) -> None:
        sight = self.sight
        if sight is not None and sight.fleet and not sight.is_drafting and not self.made:
            at = sight.fleet.index(self.vehicle) if self.vehicle in sight.fleet else -1
            self._go_with(sight.fleet[(at + 1) % len(sight.fleet)])

    def action_letter(self, letter: str) -> None:
        """T stays on the trade that the cursor is on already."""
        table, spot = self.table, self.spot
        if table is not None and spot in table.lettered(letter) and is_legal(table, spot):
            self.select(spot)
        else:
            super().action_letter(letter)
        self._by_letter = True

    def action_pick(self, digit: int) -> None:
        """After T, which four trades share, a digit goes to one of them; the same digit again takes it."""
        trades = self.table.lettered("t") if self.table is not None else ()
        if self.spot in trades and self.spot == self._pointed:
            self._pointed = None if self._by_letter else self._pointed
            self.select(trades[digit - 1] if digit <= len(trades) else None)
        else:
            super().action_pick(digit)
        self._by_letter = False

    def walks(self, area: str) -> str:
        return ACROSS if area in MAP else DOWNWARD if area in (ACTIONS, OPTIONS) else ""

    def entry(self, area: str) -> Spot:
        """Where Tab enters an area: on the map at the picked vehicle."""
        sight = self.sight
        assert self.table is not None
        assert sight is not None
        if area not in MAP or self.vehicle is None:
            return first_legal(self.table, area)
        spot = sight.spot_of(self.vehicle)
        if spot.area == area:
            return map_spot(sight, self.vehicle) or spot
        card = sight.card_of(spot)
        return Spot(WATER, card) if area == WATER else Spot(LAND, sight.chart.docks.get(card, 0))

    # Painting

    def rows_wanted(self, width: int, most: int) -> int:
        return rows_wanted(width, most, self.table.sight.is_drafting) if self.table is not None else most

    def lend(self, rows: int) -> tuple[int, int]:
        if self._lends != (rows > 0):
            self._lends = rows > 0
            self.repaint()
        drafting = self.table is None or self.table.sight.is_drafting
        log = plan(self.app.size.width, rows, drafting, lends=True).parts.get(LOG) if rows else None
        return (log.width, log.height) if log is not None else (0, 0)

    def paint(self, canvas: Canvas) -> None:
        if self.table is not None:
            layout = plan(self.size.width, self.size.height, self.table.sight.is_drafting, self._lends)
            first = self._scrolled(self.table.sight, layout)
            paint_board(canvas, self.palette, self.table, self.spot, layout, first)

    def _scrolled(self, sight: Sight, layout: Plan) -> int:
        """The first card in sight: the cursor pulls the strip along, else the picked vehicle does."""
        spot = self.spot
        if spot is None or spot.area not in MAP:
            spot = sight.spot_of(self.vehicle) if self.vehicle is not None else None
        at = sight.card_of(spot) if spot is not None else None
        return self.in_sight(layout.strip.seen, len(sight.chart.cards), at, int(layout.strip.seen > 3))


BOARD = QuestBoard
